"""y = factor · x^power through measured points: least squares of logarithms."""
import math
import statistics


class PowerLaw:
    def __init__(self, points):
        """`points` are pairs of x and y, all above zero, of two different x at least."""
        fit = statistics.linear_regression(*zip(*((math.log(x), math.log(y)) for x, y in points)))
        self.power, self.factor = fit.slope, math.exp(fit.intercept)

    def at(self, x):
        return self.factor * x ** self.power

    def reaches(self, y):
        """The x at which it comes to y; infinite where it hardly grows."""
        return (y / self.factor) ** (1 / self.power) if self.power > 0.1 else math.inf
