#!/usr/bin/env python3
"""A folder of mixed jobs: routes, service areas, traces and related records, as one project.

    scripts/benchmarks/mixed_jobs.py FOLDER COUNT [STREETS]

Of ten jobs four are routes (one of them around barriers), two service areas, two traces and two related records. Streets are
those of an OSM file, by default Porto of the shared data, and else Monaco of the sample project; pipes and records are those
of the sample project. The same for the same count and file.
"""
import pathlib
import random
import re
import shutil
import sys

HOUSE = pathlib.Path(__file__).resolve().parent.parent.parent
SAMPLE = HOUSE / "jobs" / "data"
PORTO = HOUSE.parent / "shared" / "data" / "osm" / "porto.osm.pbf"
MONACO = SAMPLE / "monaco.osm.pbf"
# West, south, east, north of where places lie.
TOWNS = {"porto": (-8.65, 41.145, -8.575, 41.18), "monaco": (7.412, 43.729, 7.430, 43.744)}


def make(folder, count, streets=None):
    """Writes the project and its jobs below `folder`/jobs."""
    folder = pathlib.Path(folder)
    streets = pathlib.Path(streets) if streets else PORTO if PORTO.exists() else MONACO
    (folder / "jobs").mkdir(parents=True)
    (folder / "data").mkdir()
    shutil.copy(streets, folder / "data" / "streets.osm.pbf")
    for name in ("ky10.inp", "town-gas.gpkg", "town-gas.model.yaml", "service-requests.gpkg"):
        shutil.copy(SAMPLE / name, folder / "data" / name)
    (folder / "arterial.yaml").write_text(PROJECT)
    jobs = MixedJobs(town_of(streets))
    for number in range(count):
        kind, text = jobs.job(number)
        (folder / "jobs" / f"{number:05}-{kind}.yaml").write_text(text)


def town_of(streets):
    """The box of a file's places: that of the town that it is called for."""
    name = next((name for name in TOWNS if streets.name.startswith(name)), None)
    if name is None:
        raise ValueError(f"{streets}: places are known of {', '.join(TOWNS)} alone")
    return TOWNS[name]


PROJECT = """\
networks:
  streets: {streets: {source: data/streets.osm.pbf, travel_modes: [car]}}
  water: {utility: {source: data/ky10.inp, crs: EPSG:3089}}
  gas: {utility: {source: data/town-gas.gpkg, model: data/town-gas.model.yaml}}
"""


class MixedJobs:
    def __init__(self, box, seed=20261122):
        self.box = box
        self.random = random.Random(seed)
        pipes = re.search(r"\[PIPES\](.*?)\[", (SAMPLE / "ky10.inp").read_text(), re.S)[1].splitlines()
        self.pipes = [line.split()[0] for line in pipes if line.strip() and not line.strip().startswith(";")]

    def job(self, number):
        kinds = [self.route, self.area, self.route, self.water, self.records] * 2
        kinds[5] = self.detour
        kinds[8] = self.gas
        make = kinds[number % len(kinds)]
        return make.__name__, make()

    def place(self):
        west, south, east, north = self.box
        return f"[{self.random.uniform(west, east):.7f}, {self.random.uniform(south, north):.7f}]"

    def route(self, barriers=""):
        stops = "".join(f"  - {{at: {self.place()}}}\n" for _ in range(self.random.randint(2, 5)))
        return f"job: route\nnetwork: streets\ntravel_mode: car\nstops:\n{stops}{barriers}"

    def detour(self):
        points = "".join(f"    - {{at: {self.place()}, buffer: 150 m}}\n" for _ in range(3))
        return self.route(f"barriers:\n  polygons:\n{points}")

    def area(self):
        facilities = "".join(f"  - {{at: {self.place()}}}\n" for _ in range(2))
        breaks = self.random.choice(["2 min, 4 min", "3 min", "5 min"])
        return f"job: service_area\nnetwork: streets\ntravel_mode: car\nbreaks: [{breaks}]\nfacilities:\n{facilities}"

    def water(self):
        pipe = self.random.choice(self.pipes)
        return f"job: trace\nnetwork: water\ntrace_type: connected\nstarting_locations: {{source: Pipe, global_id: '{pipe}'}}\n"

    def gas(self):
        return (
            "job: trace\nnetwork: gas\ntrace_type: isolation\n"
            f"starting_locations: {{source: Gas Device, global_id: M-{self.random.randint(1, 60):04}, terminal: Load}}\n"
            "configuration:\n  filter: {barriers: {category: Isolating}}\n"
        )

    def records(self):
        where = self.random.choice(["status = 'Open'", "status <> 'Open'"])
        return (
            "job: related_records\nsource: ../data/service-requests.gpkg\ntable: requests\n"
            f"where: \"{where}\"\nfields: {{id: requestid}}\nkeep_unmatched: true\n"
        )


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]), *sys.argv[3:4])
