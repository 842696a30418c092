"""WNTR's segments between valves, on a layer of valves that it makes itself."""
import pathlib
import time
import warnings

import wntr

warnings.simplefilter("ignore")


def answer(task):
    network = wntr.network.WaterNetworkModel(task["model"])
    count = {"quarter": network.num_pipes // 4, "all": network.num_pipes}.get(task["count"], 1)
    layer = wntr.network.generate_valve_layer(network, task["kind"], count, seed=task["seed"])
    pathlib.Path(task["layer"]).write_text(layer[["link", "node"]].to_csv(index=False))
    graph = network.to_graph()
    start = time.perf_counter()
    _, links, _ = wntr.metrics.topographic.valve_segments(graph, layer)
    wall = time.perf_counter() - start
    return {"wall": wall, "valves": len(layer), "segments": {str(link): str(number) for link, number in links.items()}}
