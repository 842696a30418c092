"""Valve segments, isolation and other traces."""
import csv
import re
import statistics

from measuring.arterial import built
from measuring.process import Failed, measured
from measuring.project import Project
from peers.wntr import WNTR
from queries import town
from report.numbers import figure
from report.section import Section
from report.table import Table

TITLE = "Isolation and other traces in utility networks"
SUMMARY = "valve segments beside WNTR's, and traces in a made town of a million features"
TEXT = """\
The segments between valves beside those of WNTR's `valve_segments`, on the same layers of valves; it runs once on
each. *Same* says whether all pipes and pumps fall into the same segments. *Segments* is finding them, the network
being read; *command* is all of `arterial run` for a sweep of all pipes and pumps, which tells of each what isolates
it and who is cut off, as WNTR's does not. Then a made town: a grid of mains with loops, valves on most of them, some
closed, some that cannot be turned, a few check valves, services and meters."""

PROGRAM = "time-isolation"
MODELS = ["Net3", "ky4", "ky10", "Net6"]
LAYERS = [("random", "quarter"), ("random", "all"), ("strategic", "one")]
SWEEP = {
    "job": "trace", "network": "model", "trace_type": "isolation", "each": {"source": ["Pipe", "Pump"]},
    "configuration": {"condition_barriers": "none", "filter": {
        "barriers": {"attribute": "Asset type", "equal": "Isolation Valve"}}}}


def partition(segments, links):
    """Sets of links that share a segment."""
    groups = {}
    for link in links:
        groups.setdefault(segments[link], set()).add(link)
    return sorted(map(sorted, groups.values()))


def ours(bench, number, model, valves):
    """The whole command's seconds, and the segment of each link."""
    project = Project(bench.arterial, bench.folder / "segments" / str(number), {
        "model": {"utility": {"source": str(model), "valves": {"source": str(valves)}}}})
    project.write("sweep", SWEEP)
    project.run("sweep.yaml")
    runs = [project.run("sweep.yaml") for _ in range(bench.rounds)]
    with open(project.out / "sweep/summary.csv") as file:
        segments = {row["global_id"]: row["segment"] for row in csv.DictReader(file)}
    return statistics.median(run.wall for run in runs), segments


def milliseconds(program, model, valves, rounds):
    """Of finding the segments alone."""
    found = []
    for _ in range(rounds):
        output = measured([program, "--valves", valves, model]).output
        found.append(float(re.search(r"its segments\s+([0-9.]+) ms", output).group(1)))
    return statistics.median(found)


def compared(bench, program, wntr, number, model, layer):
    """A row of the table, for one model and layer of valves."""
    kind, count = layer
    valves = bench.folder / f"valves-{number}.csv"
    told = wntr.segments(model, kind, count, bench.seed, valves)
    command, segments = ours(bench, number, model, valves)
    links = [link for link in told["segments"] if link in segments]
    same = partition(told["segments"], links) == partition(segments, links)
    if not same:
        bench.faults.append(f"{model.stem}, {kind}: the segments are not those of WNTR")
    alone = milliseconds(program, model, valves, bench.rounds)
    return {"model": model.stem, "layer": f"{kind}, {count}", "valves": told["valves"],
            "segments": len(set(told["segments"].values())), "same": "yes" if same else "no",
            "WNTR s": figure(told["wall"]), "segments ms": figure(alone),
            "× segments": figure(told["wall"] * 1000 / alone), "command s": figure(command),
            "× command": figure(told["wall"] / command)}


def beside_wntr(bench, program, wntr):
    models = [town.pipe_file(bench.folder / "made.inp", 10)] if bench.is_quick else [
        bench.file(f"utility/epanet/{name}.inp") for name in MODELS]
    rows, notes = [], []
    for model in models:
        for layer in LAYERS:
            try:
                rows.append(compared(bench, program, wntr, len(rows), model, layer))
            except Failed as failure:
                notes.append(f"{model.stem}, {layer[0]}, is left out: {failure}")
    table = Table(*(rows[0] if rows else ["model"]), left=2)
    for row in rows:
        table.add(*row.values())
    bench.add(Section("Segments between valves", table, notes, [{"table": "segments", **row} for row in rows]))


def town_of_features(bench, program):
    count, figures = bench.count(1_000_000, 5_000), {}
    for _ in range(bench.rounds):
        for line in measured([program, "--features", count]).output.splitlines():
            if told := re.match(r"(.*?)\s+([0-9.]+) (ms|s|)$", line):
                figures.setdefault((told[1].replace(", median of 41", ", median"), told[3]), []).append(float(told[2]))
    table, rows = Table("", "median", ""), []
    for (name, unit), found in figures.items():
        table.add(name, f"{statistics.median(found):.1f}", unit)
        rows += [{"table": "town", "figure": name, "round": number + 1, "value": value, "unit": unit}
                 for number, value in enumerate(found)]
    bench.add(Section(f"A made town of {count} features", table, [], rows))


def run(bench):
    program = built(PROGRAM, bench.program)
    if wntr := bench.peers.get(WNTR):
        beside_wntr(bench, program, wntr)
    town_of_features(bench, program)
