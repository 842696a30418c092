"""A folder with a project file, jobs and outputs, in which the program is measured as a user has it."""
import json
import os

from measuring.process import measured
from measuring.run import Run, size
from measuring.timings import Timings


class Project:
    def __init__(self, arterial, folder, networks):
        """`networks` is a mapping of names to what the project file says of them."""
        self.arterial, self.folder, self.out = arterial, folder, folder / "out"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "arterial.yaml").write_text(json.dumps({"networks": networks, "outputs": "out"}))

    @classmethod
    def of_streets(cls, arterial, folder, source):
        return cls(arterial, folder, {"n": {"streets": {"source": str(source), "travel_modes": ["car"]}}})

    def write(self, name, job):
        """Writes a job file: YAML takes JSON as it is."""
        file = self.folder / f"{name}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(job))

    def build(self, network="n"):
        ended = measured([self.arterial.program, "network", "build", network, "--force"], self.folder)
        images = size(self.folder / ".arterial", lambda name: not name.endswith((".lock", ".checked")))
        return Run(ended.wall, ended.processor, ended.peak, images)

    def images(self):
        """The bytes of all images."""
        return size(self.folder / ".arterial")

    def info(self, network="n"):
        return json.loads(measured([self.arterial.program, "network", "info", network, "--json"], self.folder).output)

    def run(self, *paths, workers=1, answers=None):
        """The whole command, from the job files to the last byte written.

        Each query's time is told where jobs are one query each, or where the program tells it.
        """
        self.put_aside()
        told = self.folder / "timings.csv"
        told.unlink(missing_ok=True)
        more = ["--timings", told.name] if self.arterial.tells_timings else []
        command = [self.arterial.program, "run", *paths, "--jobs", str(workers), "--quiet", *more]
        ended = measured(command, self.folder)
        self.timings = Timings(told)
        each = self.timings.queries() or self.job_seconds()
        return Run(ended.wall, ended.processor, ended.peak, size(self.out), each, answers() if answers else "")

    def put_aside(self):
        """Takes the outputs of a run before out of the way. They are deleted with everything else at the end: ext4 looks long for
        free inodes where many have just been freed, and no user's first run waits for that."""
        if self.out.exists():
            aside = self.folder / "before"
            aside.mkdir(exist_ok=True)
            self.out.rename(aside / str(len(os.listdir(aside))))

    def results(self):
        return [json.loads(line) for line in (self.out / "results.jsonl").read_text().splitlines()]

    def job_seconds(self):
        """Seconds of each job, where there are several."""
        seconds = [result["seconds"] for result in self.results()]
        return seconds if len(seconds) > 1 else []

    def features(self, table):
        """The features of a table of all jobs, each a line of its file."""
        for file in sorted(self.out.glob(f"*/{table}.geojson")):
            with open(file) as lines:
                for line in lines:
                    if line.startswith('{"type":"Feature",'):
                        yield json.loads(line.rstrip().rstrip(","))
