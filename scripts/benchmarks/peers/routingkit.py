"""RoutingKit's customizable contraction hierarchy: a graph alone, without turns, one-way streets or geometry."""
from peers.peer import Peer


class RoutingKit(Peer):
    name, package, needs = "RoutingKit CCH, graph alone", "pyroutingkit", ["numpy"]

    def queries(self, kind, streets, queries):
        return self.answered("routingkit", kind=kind, pieces=streets.pieces, queries=queries)
