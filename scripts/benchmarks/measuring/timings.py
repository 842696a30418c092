"""What the program tells of the times within its jobs: the file of `arterial run --timings FILE`.

A CSV with the columns job, query, phase and seconds. The query is a route, a facility or a start, counted from 1, and
empty for what a job does once. Without the option nothing is told.
"""
import collections
import csv

WORK = {"metric", "search", "matrix", "order", "geometry", "polygons", "records", "write"}


class Timings:
    def __init__(self, file):
        self.rows = []
        if file.exists():
            with open(file, newline="") as lines:
                self.rows = [dict(row, seconds=float(row["seconds"])) for row in csv.DictReader(lines)]

    def queries(self, *phases):
        """Seconds of each query: of the phases named, or of all."""
        found = collections.Counter()
        for row in self.rows:
            if row["query"] and (not phases or row["phase"] in phases):
                found[row["job"], row["query"]] += row["seconds"]
        return list(found.values())

    def work(self):
        """Seconds of search, polygons and writing, or nothing where no times are told."""
        return sum(row["seconds"] for row in self.rows if row["phase"] in WORK) if self.rows else None
