"""OSRM, with both of its algorithms."""
import csv
import os
import shutil

from measuring.process import measured
from measuring.run import Run, size
from peers.peer import Peer

MLD, CH = "MLD", "CH"


class OSRM(Peer):
    name, package, needs = "OSRM", "osrm-bindings", ["osmium"]

    def step(self, program, folder, *options):
        path = self.packages / "osrm/bin" / program
        path.chmod(0o755)
        ended = measured([path, "-t", "1", *options], folder)
        return Run(ended.wall, ended.processor, ended.peak)

    def build(self, algorithm, source, folder):
        """From the OSM file to what queries read; one thread."""
        file = folder / f"n{''.join(source.suffixes[-2:])}"
        os.symlink(source, file)
        run = self.step("osrm-extract", folder, "-p", self.packages / "osrm/share/profiles/car.lua", file)
        if algorithm == MLD:
            run = self.step("osrm-partition", folder, "n.osrm").after(run)
        run = self.weigh(algorithm, folder).after(run)
        run.written = size(folder, lambda name: ".osrm" in name)
        return run

    def weigh(self, algorithm, folder, *options):
        return self.step({MLD: "osrm-customize", CH: "osrm-contract"}[algorithm], folder, "n.osrm", *options)

    def data(self, algorithm, source):
        kind = f"osrm-{algorithm.lower()}"
        return self.prepared(source, kind, lambda source, folder: self.build(algorithm, source, folder))

    def queries(self, algorithm, kind, data, queries, with_opening=False):
        task = {"kind": kind, "algorithm": algorithm, "data": str(data / "n.osrm"), "queries": queries}
        return self.answered("osrm", with_opening, **task)

    def closed(self, source, circles, radius, file):
        """Writes what closes all segments that meet a circle, in both directions: a table of speeds."""
        told, _ = self.ask("segments", source=str(source), circles=circles, radius=radius)
        both_ways = (way for pair in told["segments"] for way in (pair, pair[::-1]))
        with open(file, "w", newline="") as table:
            csv.writer(table).writerows((one, other, 0) for one, other in both_ways)

    def around(self, algorithm, source, table, folder, queries):
        """Weighs everything anew with the table of speeds, opens that and answers."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.data(algorithm, source), folder, symlinks=True)
        weighing = self.weigh(algorithm, folder, "--segment-speed-file", table)
        return self.queries(algorithm, "route", folder, queries, with_opening=True).after(weighing)
