"""Solvers of the order of stops."""
from peers.peer import Peer


class FastTSP(Peer):
    name, package, engine = "fast-tsp, 0.1 s", "fast-tsp", "fast_tsp"
    most, symmetric = 5000, True


class LKH(Peer):
    name, package, engine = "LKH (elkai)", "elkai", "elkai"
    most, symmetric = 150, False
    """Beyond that it takes minutes."""


class ORTools(Peer):
    name, package, engine = "OR-tools, 2 s", "ortools", "ortools"
    most, symmetric = 5000, False


ALL = [FastTSP, LKH, ORTools]
