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
        return self.prepared(source, f"osrm-{algorithm.lower()}", lambda source, folder: self.build(algorithm, source, folder))

    def queries(self, algorithm, kind, data, queries):
        return self.answered("osrm", kind=kind, algorithm=algorithm, data=str(data / "n.osrm"), queries=queries)

    def closed(self, source, circles, radius, file):
        """Writes what closes all segments that meet a circle, in both directions: a table of speeds."""
        told, _ = self.ask("segments", source=str(source), circles=circles, radius=radius)
        with open(file, "w", newline="") as table:
            csv.writer(table).writerows((one, other, 0) for pair in told["segments"] for one, other in (pair, pair[::-1]))

    def around(self, algorithm, source, table, folder, queries):
        """Weighs everything anew with the table of speeds, opens that and answers."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.data(algorithm, source), folder, symlinks=True)
        weighing = self.weigh(algorithm, folder, "--segment-speed-file", table)
        told, peak = self.ask("osrm", kind="route", algorithm=algorithm, data=str(folder / "n.osrm"), queries=queries)
        answering = Run(told["opening"] + told["wall"], told["processor"], peak, told["written"], told["each"], told["answers"])
        return answering.after(weighing)
