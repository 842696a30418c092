"""The segments of streets of an OSM file that meet one of several circles, as pairs of nodes."""
import math

import osmium


def plane(place, origin):
    """Metres from an origin."""
    return (place[0] - origin[0]) * 111_320 * math.cos(math.radians(origin[1])), (place[1] - origin[1]) * 111_320


def gap(start, end):
    """How far a segment passes from the origin."""
    along = (end[0] - start[0], end[1] - start[1])
    square = along[0] ** 2 + along[1] ** 2
    share = min(1, max(0, -(start[0] * along[0] + start[1] * along[1]) / square)) if square else 0
    return math.hypot(start[0] + share * along[0], start[1] + share * along[1])


def meets(start, end, circles, radius):
    return any(gap(plane(start, circle), plane(end, circle)) < radius for circle in circles if is_near(start, circle))


def is_near(place, circle):
    """Whether a segment from there can reach the circle at all: few are longer than two kilometres."""
    return abs(place[1] - circle[1]) < 0.03


def answer(task):
    found = set()
    for way in osmium.FileProcessor(task["source"]).with_locations().with_filter(osmium.filter.KeyFilter("highway")):
        if not way.is_way():
            continue
        nodes = [(node.ref, (node.lon, node.lat)) for node in way.nodes if node.location.valid()]
        found.update((one, other) for (one, start), (other, end) in zip(nodes, nodes[1:])
                     if meets(start, end, task["circles"], task["radius"]))
    return {"segments": sorted(found)}
