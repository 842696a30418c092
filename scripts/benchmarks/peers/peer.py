"""Another program for the same task, out of a package of PyPI."""
import hashlib
import json
import os
import pathlib
import shutil
import tempfile

from measuring.process import DAY, measured
from measuring.run import Run

HERE = pathlib.Path(__file__).resolve().parents[1]


class Peer:
    name = package = ""
    needs = []
    """Packages beside its own."""

    def __init__(self, environment):
        self.environment = environment
        for package in self.needs:
            environment.install(package)
        self.version, self.packages = environment.install(self.package)

    def ask(self, engine, limit=DAY, **task):
        """Has the engine do a task in a process of its own, with the Python of the environment: what it told, and its peak."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "task.json").write_text(json.dumps({**task, "out": str(folder / "answers")}))
            command = [self.environment.program, "-m", "engines", engine, folder / "task.json", folder / "told.json"]
            ended = measured(command, HERE, dict(os.environ, PYTHONDONTWRITEBYTECODE="1"), limit)
            return json.loads((folder / "told.json").read_text()), ended.peak

    def answered(self, engine, **task):
        """A run of the engine's own loop over queries: everything open before the clock starts."""
        told, peak = self.ask(engine, **task)
        return Run(told["wall"], told["processor"], peak, told["written"], told["each"], told["answers"])

    def prepared(self, source, kind, prepare):
        """The folder of what is made once of a source: kept beside the environment, made anew for another version."""
        stamp = f"{source.name}-{source.stat().st_size}-{source.stat().st_mtime_ns}-{self.version}"
        folder = self.environment.data / f"{kind}-{source.stem.split('.')[0]}-{hashlib.sha256(stamp.encode()).hexdigest()[:8]}"
        if not (folder / "done").exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            prepare(source, folder)
            (folder / "done").touch()
        return folder
