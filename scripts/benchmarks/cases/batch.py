"""A folder of many mixed jobs."""
import os
import random
import subprocess
import time

from measuring.contender import Contender
from measuring.process import measured
from measuring.project import Project
from measuring.run import Run
from queries import routes, town

TITLE = "A folder of jobs"
SUMMARY = "2,000 mixed jobs on 1 and 2 workers, twice; 5,000 small ones planned, run and found up to date; starts"
TEXT = """\
Routes, service areas, isolation traces in a made water network and related records, in equal parts and in turns; the
streets are Porto's. Areas are at 5, 10 and 15 minutes, as jobs have them that say no more; and once at 2 and 4 minutes, so
that no job is large and what lies beside their work shows. Then a folder of small routes in a made town, and how long the
command takes to start. *Within jobs* is the part of the workers' time that jobs account for, the rest is planning,
starting and watching."""

KINDS = 4
AREAS = {"breaks": [5, 10, 15]}
SMALL_AREAS = {"breaks": [2, 4], "polygons": {"detail": "detailed"}}
GOOD = {"succeeded", "succeeded_with_warnings", "empty"}


def records(project, count, seed):
    """Two tables that belong together."""
    draw = random.Random(seed)
    parcels = [f"P{number},{draw.choice(['house', 'shop', 'park'])}" for number in range(count)]
    notes = [f"P{draw.randrange(count)},note {number}" for number in range(2 * count)]
    (project.folder / "tables").mkdir()
    (project.folder / "tables/parcels.csv").write_text("\n".join(["parcel,use", *parcels, ""]))
    (project.folder / "tables/notes.csv").write_text("\n".join(["parcel,text", *notes, ""]))


def mixed(places, pipes, areas, number):
    """One job: its kind by its number."""
    place, other = places[number], places[-1 - number]
    return [
        routes.job([{"at": place}, {"at": other}]),
        {"job": "service_area", "network": "n", "facilities": [{"at": place}], **areas},
        {"job": "trace", "network": "pipes", "trace_type": "isolation",
         "configuration": {"filter": {"barriers": {"category": "Isolating", "exists": True}}},
         "starting_locations": {"source": "Pipe", "global_id": f"P{pipes[number % len(pipes)]}"}},
        {"job": "related_records", "source": "../tables", "table": "parcels", "where": f"parcel = 'P{number}'",
         "relationship": {"table": "notes", "origin_key": "parcel", "destination_key": "parcel"}},
    ][number % KINDS]


def mixture(bench, count):
    """A project of so many mixed jobs, and as many with small areas, its networks built and the surface made."""
    _, streets = bench.place()
    folder = bench.folder / "batch"
    folder.mkdir()
    source = town.pipe_file(folder / "pipes.inp", 30)
    project = Project(bench.arterial, folder, {
        "n": {"streets": {"source": str(bench.streets_file()), "travel_modes": ["car"]}},
        "pipes": {"utility": {"source": str(source)}}})
    records(project, count, bench.seed)
    places = streets.draw(count, bench.seed)
    pipes = [number for number in range(1500) if number % 3]
    for jobs, areas in (("jobs", AREAS), ("small", SMALL_AREAS)):
        for number in range(len(places)):
            project.write(f"{jobs}/{number:05}", mixed(places, pipes, areas, number))
    project.run(*[f"jobs/{number:05}.yaml" for number in range(KINDS)])
    return project, len(places)


def shares(project, run, workers):
    """What part of the workers' time lies within jobs, and what part is search, polygons and writing."""
    within, work = sum(result["seconds"] for result in project.results()), project.timings.work()
    share = "not told" if work is None else f"{work / (workers * run.wall):.0%}"
    return f"{within / (workers * run.wall):.0%} within jobs, work {share}"


def contender(bench, project, jobs, count, workers):
    def run(_):
        found = project.run(jobs, workers=workers)
        failed = sum(result["state"] not in GOOD for result in project.results())
        if failed:
            bench.faults.append(f"{failed} jobs of {jobs} failed")
        found.answers = shares(project, found, workers) + (f", {failed} failed" if failed else "")
        return found
    return Contender(f"arterial: {workers} worker{'s' * (workers > 1)}", run, count, is_ours=True)


def two_workers(bench, project, jobs, count, title):
    """The same jobs on one worker and on two."""
    both = bench.compare(title, [contender(bench, project, jobs, count, workers) for workers in (1, 2)])
    walls = [both.median(runs, "wall") for _, runs in both.measured()]
    bench.sections[-1].notes.append(f"Two workers are {walls[0] / walls[1]:.2f} times as fast as one.")


def first_result(project, *paths):
    """From the start of the command until the first job's folder stands."""
    def run(_):
        project.put_aside()
        start = time.perf_counter()
        command = [project.arterial.program, "run", *paths, "--jobs", "1", "--quiet"]
        process = subprocess.Popen(command, cwd=project.folder, stderr=subprocess.DEVNULL)
        while not has_result(project.out) and process.poll() is None:
            time.sleep(0.0005)
        wall = time.perf_counter() - start
        process.terminate()
        process.wait()
        return Run(wall, 0, 0)
    return run


def has_result(out):
    """What is not there as a whole yet has a hidden name."""
    return out.exists() and any(entry.is_dir() and not entry.name.startswith(".") for entry in os.scandir(out))


def command(project, *arguments):
    def run(_):
        ended = measured([project.arterial.program, *arguments], project.folder)
        return Run(ended.wall, ended.processor, ended.peak)
    return run


def small(bench, count):
    """A project of small routes in a made town, its network built."""
    size, folder = 60, bench.folder / "small"
    folder.mkdir()
    project = Project.of_streets(bench.arterial, folder, town.street_file(folder / "town.osm", size))
    for number in range(count):
        stops = [{"at": crossing(number + stop, size)} for stop in range(2)]
        project.write(f"jobs/{number:05}", {"job": "route", "network": "n", "stops": stops})
    project.build()
    return project


def crossing(number, size):
    column, row = (number * 13) % (size - 1), (number * 91 + 3) % (size - 1)
    return [9 + column * town.STEP + 0.0003, 50 + row * town.STEP]


def up_to_date(project):
    """A run that follows one whose outputs stand."""
    def run(_):
        ended = measured([project.arterial.program, "run", "jobs", "--quiet"], project.folder)
        stand = sum(result["state"] == "up_to_date" for result in project.results())
        return Run(ended.wall, ended.processor, ended.peak, answers=f"{stand} up to date")
    return run


def ours(name, run, count=1):
    """Something that is like nothing else in its table."""
    return Contender(name, run, count, is_ours=True, compared=False)


def run(bench):
    project, count = mixture(bench, bench.count(2000, 8))
    two_workers(bench, project, "jobs", count, f"{count} mixed jobs")
    two_workers(bench, project, "small", count, f"{count} mixed jobs with small areas")
    one = "jobs/00000.yaml"
    bench.compare("Starts", [
        ours("first result of one job", first_result(project, one)),
        ours(f"first result of {count} jobs", first_result(project, "jobs")),
        ours("arterial validate, one file", command(project, "validate", one)),
        ours("arterial --version", command(project, "--version"))],
        rounds=bench.count(21, 1))
    count = bench.count(5000, 10)
    project = small(bench, count)
    bench.compare(f"{count} small jobs", [
        ours("planning", command(project, "run", "jobs", "--dry-run", "--force"), count),
        ours("running on 2 workers", lambda _: project.run("jobs", workers=2), count),
        ours("finding all up to date", up_to_date(project), count)])
