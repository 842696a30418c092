"""Tables of a million rows that belong together."""
import random
import shutil

from measuring.contender import Contender
from measuring.process import Failed, measured
from measuring.project import Project
from measuring.run import Run

TITLE = "Related records of a million rows"
SUMMARY = "tables of a million rows that are joined; beside ogr2ogr, where it is installed"
TEXT = """\
Parcels with places in metres, and notes on them by a text key, a million of each, in a GeoPackage. What is promised:
less than 10 s and 1 GB. `ogr2ogr` of Debian's gdal-bin does the first join in SQL and writes CSV alone."""

KEYS = {"origin_key": "parcel", "destination_key": "parcel"}
TO_NOTES = {"table": "notes", **KEYS}
JOBS = {
    "all notes, with their parcels": {
        "table": "notes", "relationship": {"table": "parcels", **KEYS, "cardinality": "many_to_one"}},
    "one parcel in a thousand, with its notes": {
        "table": "parcels", "where": "owner % 1000 = 7", "relationship": TO_NOTES},
    "counts of notes of all parcels": {
        "table": "parcels", "relationship": TO_NOTES, "count_only": True, "keep_unmatched": True}}
PLACES = ["X_POSSIBLE_NAMES=x", "Y_POSSIBLE_NAMES=y", "KEEP_GEOM_COLUMNS=NO"]
LIMIT_SECONDS, LIMIT_BYTES = 10, 1_000_000_000


def make(folder, count):
    """The two tables, as CSV and then as a GeoPackage."""
    draw = random.Random(1)
    with open(folder / "parcels.csv", "w") as parcels, open(folder / "notes.csv", "w") as notes:
        parcels.write("parcel,use,area,owner,x,y\n")
        notes.write("parcel,text,year\n")
        for number in range(count):
            use, area, owner = draw.choice(["house", "shop", "park"]), draw.random() * 1000, draw.randrange(count)
            x, y = 500_000 + draw.random() * 10_000, 5_400_000 + draw.random() * 10_000
            parcels.write(f"P-{number:07},{use},{area:.3f},{owner},{x:.3f},{y:.3f}\n")
            notes.write(f"P-{draw.randrange(count):07},note number {number} on something,{draw.randint(1990, 2026)}\n")
    common = ["ogr2ogr", "-f", "GPKG", "rows.gpkg", "-oo", "AUTODETECT_TYPE=YES"]
    places = [word for option in PLACES for word in ("-oo", option)]
    measured([*common, "parcels.csv", *places, "-a_srs", "EPSG:25832"], folder)
    measured([*common, "-update", "notes.csv"], folder)


def joined(project):
    """The join in SQL by ogr2ogr."""
    def run(_):
        file = project.folder / "joined.csv"
        file.unlink(missing_ok=True)
        join = "SELECT n.*, p.* FROM notes n JOIN parcels p ON n.parcel = p.parcel"
        ended = measured(["ogr2ogr", "-f", "CSV", file, "rows.gpkg", "-sql", join], project.folder)
        return Run(ended.wall, ended.processor, ended.peak, file.stat().st_size)
    return run


def run(bench):
    if not shutil.which("ogr2ogr"):
        raise Failed("there is no ogr2ogr (gdal-bin), which makes the tables")
    count = bench.count(1_000_000, 1_000)
    project = Project(bench.arterial, bench.folder / "records", {})
    make(project.folder, count)
    contenders = []
    for number, (name, job) in enumerate(JOBS.items()):
        project.write(f"job-{number}", {"job": "related_records", "source": "rows.gpkg", **job})
        ours = lambda _, file=f"job-{number}.yaml": project.run(file)
        contenders.append(Contender(f"arterial: {name}", ours, is_ours=True, compared=number == 0))
    contenders.append(Contender("ogr2ogr: all notes, with their parcels", joined(project)))
    found = bench.compare(f"Two tables of {count} rows", contenders)
    runs = [run for contender, runs in found.measured() if contender.is_ours for run in runs]
    kept = all(run.wall < LIMIT_SECONDS and run.peak < LIMIT_BYTES for run in runs)
    promise = f"Less than {LIMIT_SECONDS} s and {LIMIT_BYTES // 10**6} MB"
    if not kept:
        bench.faults.append(f"{promise}: broken")
    bench.sections[-1].notes.append(f"{promise}: {'kept' if kept else 'broken'}.")
