"""The pieces of street that a car reaches from the middle of a network: what query sets are drawn from."""
import collections
import math
import random


def metres(one, other):
    east = (one[0] - other[0]) * math.cos(math.radians(one[1]))
    return math.hypot(east, one[1] - other[1]) * 111_200


class Streets:
    """Straight pieces between two places, each with the minutes that it takes; at most `limit`, evenly chosen."""

    def __init__(self, project, limit=200_000):
        start = project.info()["modes"][0]["main"]["at"]
        project.write("all", {
            "job": "service_area", "network": "n", "breaks": [100_000], "facilities": [{"at": start}],
            "polygons": {"detail": "none"}, "lines": {"shape": "straight"}})
        project.run("all.yaml")
        every = math.ceil(project.results()[0]["counts"]["lines"] / limit)
        self.pieces = sorted(
            piece(feature) for number, feature in enumerate(project.features("lines"))
            if number % every == 0 and feature["geometry"])

    def middles(self):
        """The middles of all pieces, in order of place."""
        return sorted({middle(start, end) for start, end, _ in self.pieces})

    def draw(self, count, seed):
        """So many different places, by seed."""
        middles = self.middles()
        return random.Random(seed).sample(middles, min(count, len(middles)))

    def crossings(self):
        """Places where three or more pieces meet."""
        ends = collections.Counter(place for start, end, _ in self.pieces for place in (start, end))
        return {place for place, count in ends.items() if count > 2}


def middle(start, end):
    return round((start[0] + end[0]) / 2, 6), round((start[1] + end[1]) / 2, 6)


def piece(feature):
    line, told = feature["geometry"]["coordinates"], feature["properties"]
    return tuple(line[0]), tuple(line[-1]), told["to_cumul_time"] - told["from_cumul_time"]
