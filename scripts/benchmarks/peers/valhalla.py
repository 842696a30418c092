"""Valhalla."""
import os

from measuring.process import Failed, measured
from measuring.run import Run, size
from peers.peer import Peer


class Valhalla(Peer):
    name, package = "Valhalla", "pyvalhalla"

    def build(self, source, folder):
        """From the OSM file to tiles; one thread."""
        if source.suffix != ".pbf":
            raise Failed(f"Valhalla reads PBF files alone, not {source.name}")
        package = self.packages / "valhalla"
        options = ["--mjolnir-tile-dir", folder / "tiles", "--mjolnir-concurrency", "1"]
        config = measured([self.environment.program, package / "valhalla_build_config.py", *options])
        (folder / "valhalla.json").write_text(config.output)
        program = package / "bin/valhalla_build_tiles"
        program.chmod(0o755)
        libraries = dict(os.environ, LD_LIBRARY_PATH=str(self.packages / "pyvalhalla.libs"))
        ended = measured([program, "-c", folder / "valhalla.json", source], folder, libraries)
        return Run(ended.wall, ended.processor, ended.peak, size(folder / "tiles"))

    def data(self, source):
        return self.prepared(source, "valhalla", self.build)

    def queries(self, kind, source, queries, **more):
        return self.answered(
            "valhalla", kind=kind, config=str(self.data(source) / "valhalla.json"), queries=queries, more=more)
