"""y = start + factor · x^power through measured points: least squares of logarithms."""
import math
import statistics


class PowerLaw:
    def __init__(self, points, start=0.0):
        """`points` are pairs of x and y, x above zero and y above the start, of two different x at least."""
        fit = statistics.linear_regression(*zip(*((math.log(x), math.log(y - start)) for x, y in points)))
        self.start, self.power, self.factor = start, fit.slope, math.exp(fit.intercept)

    @classmethod
    def growing(cls, points):
        """Through the four largest x that are clearly above what it takes to start at all: the least y.

        Nothing is returned where the largest x is not.
        """
        start = min(y for _, y in points)
        grown = [(x, y) for x, y in sorted(points) if y > 1.5 * start][-4:]
        is_growing = len(grown) > 1 and grown[-1][0] == max(x for x, _ in points)
        return cls(grown, start) if is_growing else None

    def at(self, x):
        return self.start + self.factor * x ** self.power

    def reaches(self, y):
        """The x at which it comes to y; infinite where it hardly grows."""
        return ((y - self.start) / self.factor) ** (1 / self.power) if self.power > 0.1 else math.inf
