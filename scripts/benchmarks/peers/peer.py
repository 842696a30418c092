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
        """Has the engine do a task in a process of its own: what it told, and its peak of memory."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "task.json").write_text(json.dumps({**task, "out": str(folder / "answers")}))
            command = [self.environment.program, "-m", "engines", engine, folder / "task.json", folder / "told.json"]
            ended = measured(command, HERE, dict(os.environ, PYTHONDONTWRITEBYTECODE="1"), limit)
            return json.loads((folder / "told.json").read_text()), ended.peak

    def answered(self, engine, with_opening=False, **task):
        """A run of the engine's own loop over queries; what it opens before counts where that is asked for."""
        told, peak = self.ask(engine, **task)
        run = Run(told["wall"], told["processor"], peak, told["written"], told["each"], told["answers"])
        return run.after(Run(told["opening"], told["opening"], 0)) if with_opening else run

    def prepared(self, source, kind, prepare):
        """The folder of what is made once of a source: kept beside the environment, made anew for another version."""
        stamp = f"{source.name}-{source.stat().st_size}-{source.stat().st_mtime_ns}-{self.version}"
        digest = hashlib.sha256(stamp.encode()).hexdigest()[:8]
        folder = self.environment.data / f"{kind}-{source.stem.split('.')[0]}-{digest}"
        if not (folder / "done").exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            prepare(source, folder)
            (folder / "done").touch()
        return folder
