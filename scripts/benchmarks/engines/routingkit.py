"""RoutingKit's hierarchy on the pieces of street, both ways, between the places where they meet."""
import numpy
import pyroutingkit

from engines.loop import loop, opened


class Graph:
    def __init__(self, pieces):
        places = sorted({tuple(place) for start, end, _ in pieces for place in (start, end)})
        self.numbers = {place: number for number, place in enumerate(places)}
        self.x, self.y = (numpy.array([place[axis] for place in places], numpy.float32) for axis in (0, 1))
        ends = [(self.numbers[tuple(start)], self.numbers[tuple(end)]) for start, end, _ in pieces]
        self.tail = numpy.array([end for pair in ends for end in pair], numpy.uint32)
        self.head = numpy.array([end for pair in ends for end in pair[::-1]], numpy.uint32)
        times = [max(1, round(minutes * 60_000)) for _, _, minutes in pieces]
        self.weight = numpy.array([time for time in times for _ in (0, 1)], numpy.uint32)

    def nearest(self, place):
        return int(numpy.argmin((self.x - place[0]) ** 2 + (self.y - place[1]) ** 2))


def answer(task):
    graph = Graph(task["pieces"])
    topology = pyroutingkit.CCHTopology()
    _, opening = opened(lambda: topology.build(graph.tail, graph.head, graph.y, graph.x, len(graph.numbers)))
    metric = pyroutingkit.CCHMetric(topology)
    metric.customize(graph.weight, 1)

    def route(nodes):
        return f"{metric.query(*nodes)[0]}\n"

    def matrix(nodes):
        return f"{metric.distances_many_to_many(nodes, nodes)}\n"

    queries = [[graph.nearest(place) for place in places] for places in task["queries"]]
    ask = {"route": route, "matrix": matrix}[task["kind"]]
    return {"opening": opening, **loop(queries, ask, task["out"])}
