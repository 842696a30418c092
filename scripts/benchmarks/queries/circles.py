"""Sets of circular barriers on the busiest crossings of a set of routes: another set for each round, by seed."""
import collections
import math
import random

from queries.streets import metres

RADIUS = 500
CIRCLES = 5


def busiest(routes, crossings, count):
    """The crossings that most routes pass, so far apart that circles do not touch."""
    passed = collections.Counter(place for line in routes for place in set(line) & crossings)
    chosen = []
    for place, _ in sorted(passed.items(), key=lambda item: (-item[1], item[0])):
        if all(metres(place, other) > 2.4 * RADIUS for other in chosen):
            chosen.append(place)
        if len(chosen) == count:
            break
    return chosen


def sets(routes, crossings, rounds, seed):
    """The five busiest crossings for the first round, then others of the busiest: no round has met its set before."""
    busy, draw = busiest(routes, crossings, 4 * CIRCLES), random.Random(seed)
    return [busy[:CIRCLES]] + [draw.sample(busy, min(CIRCLES, len(busy))) for _ in range(rounds - 1)]


def barriers(places):
    return {"polygons": [{"at": place, "buffer": f"{RADIUS} m"} for place in places]}


def outline(place, corners=64):
    """The circle as a closed ring of longitudes and latitudes."""
    east, north = RADIUS / (111_320 * math.cos(math.radians(place[1]))), RADIUS / 111_320
    turns = [2 * math.pi * corner / corners for corner in range(corners)]
    ring = [[round(place[0] + east * math.cos(turn), 7), round(place[1] + north * math.sin(turn), 7)] for turn in turns]
    return ring + ring[:1]
