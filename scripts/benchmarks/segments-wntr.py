#!/usr/bin/env python3
"""Compares the segments between valves with those of WNTR, and how long they take.

    scripts/benchmarks/segments-wntr.py [--program ARTERIAL] [--timer TIME_ISOLATION] [--seed N] MODEL.inp...

Needs WNTR 1.5.0 from PyPI (packages wntr and six). For each model that WNTR reads, it makes three layers of valves: two
random ones, and the strategic one. Both programs lay them over the model; the pipes, pumps and valves that share a segment
must be the same. The last columns are seconds of WNTR's valve_segments and milliseconds of ours, the network being read.
"""
import argparse
import csv
import pathlib
import re
import subprocess
import tempfile
import time
import warnings

import wntr

warnings.simplefilter("ignore")
HOUSE = pathlib.Path(__file__).resolve().parent.parent.parent
JOB = """job: trace
network: model
trace_type: isolation
each: {source: [Pipe, Pump]}
configuration:
  condition_barriers: none
  filter: {barriers: {attribute: Asset type, equal: Isolation Valve}}
"""


def ours(program, model, valves):
    """Segment by link."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "arterial.yaml").write_text(
            f"networks: {{model: {{utility: {{source: '{model}', valves: {{source: '{valves}'}}}}}}}}\n")
        (root / "job.yaml").write_text(JOB)
        ended = subprocess.run([program, "run", "job.yaml"], cwd=root, capture_output=True, text=True)
        if ended.returncode:
            raise RuntimeError(ended.stdout[-400:])
        with open(root / "outputs/job/summary.csv") as file:
            return {row["global_id"]: row["segment"] for row in csv.DictReader(file)}


def partition(segments, links):
    """Sets of links that share a segment."""
    groups = {}
    for link in links:
        groups.setdefault(segments[link], set()).add(link)
    return sorted(map(sorted, groups.values()))


def timed(timer, model, valves):
    """Milliseconds, the median of three."""
    found = []
    for _ in range(3):
        output = subprocess.run([timer, "--valves", valves, model], capture_output=True, text=True, check=True).stdout
        found.append(float(re.search(r"its segments\s+([0-9.]+) ms", output).group(1)))
    return sorted(found)[1]


parser = argparse.ArgumentParser()
parser.add_argument("--program", default=HOUSE / ".build/release/arterial")
parser.add_argument("--timer", default=HOUSE / ".build/release/time-isolation")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("models", nargs="+")
options = parser.parse_args()
print(f"{'model':<22}{'layer':<12}{'valves':>7}{'segments':>10}{'same':>6}{'WNTR s':>9}{'ours ms':>9}{'times':>8}")
for path in options.models:
    model = str(pathlib.Path(path).resolve())
    try:
        network = wntr.network.WaterNetworkModel(model)
    except Exception as error:
        print(f"{pathlib.Path(model).stem:<22}WNTR does not read it: {str(error).splitlines()[0][:60]}")
        continue
    graph = network.to_graph()
    for kind, count in (("random", network.num_pipes // 4), ("random", network.num_pipes), ("strategic", 1)):
        layer = wntr.network.generate_valve_layer(network, kind, count, seed=options.seed)
        with tempfile.NamedTemporaryFile("w", suffix=".csv") as valves:
            layer[["link", "node"]].to_csv(valves.name, index=False)
            start = time.perf_counter()
            _, links, _ = wntr.metrics.topographic.valve_segments(graph, layer)
            seconds = time.perf_counter() - start
            found = ours(options.program, model, valves.name)
            compared = [name for name in links.index if name in found]
            same = partition(links, compared) == partition(found, compared)
            milliseconds = timed(options.timer, model, valves.name)
        print(f"{pathlib.Path(model).stem:<22}{kind:<12}{len(layer):>7}{len(set(links)):>10}{str(same):>6}"
              f"{seconds:>9.2f}{milliseconds:>9.2f}{seconds * 1000 / milliseconds:>8.0f}", flush=True)
