"""What the program tells of the times within its jobs: the file of `arterial run --timings FILE`.

A CSV with the columns job, stage, number and seconds, a row for each piece of progress in the order of time. A query begins
where a route or a service area is looked for, and ends where the next one begins or files are finished.
"""
import collections
import csv

QUERIES = {"finding routes", "finding service areas"}
MATRIX = "measuring ways between stops"
BESIDE_WORK = {"preparing"}
END = "finishing files"


class Timings:
    def __init__(self, file):
        self.rows = []
        if file.exists():
            with open(file, newline="") as lines:
                self.rows = [dict(row, seconds=float(row["seconds"])) for row in csv.DictReader(lines)]

    def queries(self, *stages):
        """Seconds of each query: of the stages named, or of all."""
        found, query = collections.Counter(), collections.Counter()
        for row in self.rows:
            job, stage = row["job"], row["stage"]
            query[job] += stage in QUERIES
            if query[job] and stage != END and (not stages or stage in stages):
                found[job, query[job]] += row["seconds"]
        return list(found.values())

    def work(self):
        """Seconds of search, polygons and writing, or nothing where no times are told."""
        return sum(row["seconds"] for row in self.rows if row["stage"] not in BESIDE_WORK) if self.rows else None
