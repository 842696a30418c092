"""WNTR, which knows the segments between valves of water networks."""
from peers.peer import Peer


class WNTR(Peer):
    name, package, needs = "WNTR", "wntr", ["six"]

    def segments(self, model, kind, count, seed, file):
        """What its valve_segments finds on a layer of valves of its own, and how long that took.

        The layer is written to a file.
        """
        return self.ask("wntr", model=str(model), kind=kind, count=count, seed=seed, layer=str(file))[0]
