"""Time and memory against the size of the network."""
import math
import statistics

from cases.service_areas import job as area_job
from measuring import machine
from measuring.project import Project
from measuring.run import size
from queries import routes, town
from queries.streets import Streets
from report.numbers import figure
from report.plot import plot
from report.power_law import PowerLaw
from report.section import Section
from report.table import Table

TITLE = "Growth"
SUMMARY = "time and memory from a town to a mosaic of Portos, and what that predicts for a country and a continent"
TEXT = """\
The same on ever larger networks: building it, opening it for one short route, a random route across all of it, making
the surface with a first service area, and a service area of three breaks. Routes are as long as the network is wide.
A power law is laid through the four largest of each column, above what it takes to start at all, which is the least
that was measured; a column that does not grow has none. What it says beyond the largest network is a guess: that
nothing changes on the way. *Edges* are pieces of street between two junctions, both directions together."""

PLACES = ["monaco-geofabrik", "liechtenstein-2013", "columbus", "porto", "heidelberg", "porto-mosaic-4x4"]
TOWNS = [8, 16, 32]
BEYOND = {"a country": 24e6, "a continent": 250e6}
SECONDS = ["build s", "open s", "route s", "surface s", "area s"]
BYTES = ["build peak MB", "images MB", "surface peak MB", "surface MB"]


def sources(bench):
    if bench.is_quick:
        return [town.street_file(bench.folder / f"town-{number}.osm", number) for number in TOWNS]
    return [bench.file(f"osm/{name}.osm.pbf") for name in PLACES]


def middle(bench, run):
    """The median seconds of so many rounds, and the last run."""
    runs = [run() for _ in range(bench.rounds)]
    return statistics.median(found.wall for found in runs), runs


def opened(bench, project, streets):
    """The whole command of one route that is a street long."""
    start, end, _ = streets.pieces[len(streets.pieces) // 2]
    project.write("short", routes.job([{"at": start}, {"at": end}]))
    return middle(bench, lambda: project.run("short.yaml"))[0]


def routed(bench, project, streets, opening):
    """Seconds of a random route: within the job where that is told, else of a job of many without opening."""
    queries = routes.parted(streets.draw(bench.count(200, 20), bench.seed), 2)
    files = routes.write_one(project, "routes", queries)
    wall, runs = middle(bench, lambda: project.run(*files))
    each = [seconds for run in runs for seconds in run.each]
    return statistics.median(each) if each else max(wall - opening, 1e-6) / len(queries)


def areas(bench, project, streets):
    """The run of the first area, which makes the surface; then seconds of an area without the command around it."""
    places = streets.draw(bench.count(20, 4), bench.seed)
    project.write("one", area_job(places[:1]))
    project.write("many", area_job(places))
    first = project.run("one.yaml")
    one, many = (middle(bench, lambda name=name: project.run(f"{name}.yaml"))[0] for name in ("one", "many"))
    return first, max(many - one, 1e-6) / (len(places) - 1)


def grown(bench, source):
    """One row: what everything takes on one network."""
    project = Project.of_streets(bench.arterial, bench.folder / "growth" / source.stem, source)
    build, builds = middle(bench, project.build)
    images = builds[0].written
    streets = Streets(project)
    opening = opened(bench, project, streets)
    route = routed(bench, project, streets, opening)
    first, area = areas(bench, project, streets)
    surface = size(project.folder / ".arterial") - images
    seconds = {"build s": build, "open s": opening, "route s": route, "surface s": first.wall, "area s": area}
    sizes = {"build peak MB": max(run.peak for run in builds), "images MB": images, "surface peak MB": first.peak,
             "surface MB": surface}
    return {"edges": project.info()["edges"], **seconds, **{name: count / 1e6 for name, count in sizes.items()}}


def ends(laws):
    """Where this machine's memory is used up, and a large one's."""
    grown = [column for column in ("build peak MB", "surface peak MB") if laws[column]]
    for name, memory in (("this machine", machine.memory()), ("a machine of 512 GB", 512 * 2**30)):
        for column in grown:
            edges, what = laws[column].reaches(memory / 1e6), column.removesuffix(" peak MB")
            if edges < math.inf:
                yield f"The memory of {name} is used up by the {what} at {figure(edges / 1e6)} million edges."


def table_of(found, laws):
    table = Table("", "edges", *laws)
    for name, row in found.items():
        table.add(name, row["edges"], *(figure(row[column]) for column in laws))
    table.add("power", "", *(f"{law.power:.2f}" if law else "none" for law in laws.values()))
    for name, edges in BEYOND.items():
        predicted = (figure(law.at(edges)) if law else "" for law in laws.values())
        table.add(f"{name}, predicted", f"{edges:.0f}", *predicted)
    return table


def rows(found):
    for name, row in found.items():
        yield {"table": "growth", "network": name, **{column: f"{value:.6g}" for column, value in row.items()}}


def run(bench):
    found = {source.name.split(".")[0]: grown(bench, source) for source in sources(bench)}
    points = {column: sorted((row["edges"], row[column]) for row in found.values()) for column in SECONDS + BYTES}
    laws = {column: PowerLaw.growing(points[column]) for column in points}
    bench.add(Section("From a town to a mosaic", table_of(found, laws), list(ends(laws)), list(rows(found))))
    for name, chosen in (("seconds", SECONDS), ("megabytes", BYTES)):
        series = {column.rsplit(" ", 1)[0]: (points[column], laws[column]) for column in chosen}
        bench.pictures[name] = plot(f"{name} against edges", "edges", series, max(BEYOND.values()))
