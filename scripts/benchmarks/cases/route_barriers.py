"""The same routes around barriers that nobody has seen before."""
from cases.route import drawn
from measuring.contender import Contender
from peers.osrm import CH, MLD, OSRM
from peers.valhalla import Valhalla
from queries import circles, routes

TITLE = "Routes with barriers"
SUMMARY = "the same with five fresh barriers of 500 m on the busiest crossings, everything included"
TEXT = """\
The routes of the case `route` with five circular barriers of 500 m on the busiest crossings, another set in each
round. Everything that a new set asks for counts: for OSRM weighing anew (customize, or contract) and opening what
that made; its table of closed segments is made before the clock starts. Valhalla gets the circles as polygons with
every request."""


def ours(project, queries, sets):
    count, answers = len(queries), lambda: routes.answers(project)

    def one(number):
        file = routes.write_one(project, "around", queries, barriers=circles.barriers(sets[number]))
        return project.run(*file, answers=answers)

    def each(number):
        folder = routes.write_each(project, "around-each", queries, barriers=circles.barriers(sets[number]))
        return project.run(*folder, answers=answers)

    return [Contender("arterial: one job", one, count, is_ours=True),
            Contender("arterial: a job for each", each, count, is_ours=True)]


def osrm_around(bench, osrm, algorithm, queries, sets):
    source, folder = bench.streets_file(), bench.folder / "around"
    folder.mkdir(exist_ok=True)

    def run(number):
        table = folder / f"closed-{number}.csv"
        osrm.closed(source, sets[number], circles.RADIUS, table)
        return osrm.around(algorithm, source, table, folder / "data", queries)

    return Contender(f"OSRM {algorithm}", run, len(queries), rounds=1 if algorithm == CH else None)


def valhalla_around(bench, valhalla, queries, sets):
    def run(number):
        polygons = [circles.outline(place) for place in sets[number]]
        return valhalla.queries("route", bench.streets_file(), queries, exclude_polygons=polygons)

    return Contender("Valhalla", run, len(queries))


def run(bench):
    (project, streets), queries = bench.place(), drawn(bench)
    project.run(*routes.write_one(project, "before", queries))
    sets = circles.sets(routes.lines(project), streets.crossings(), bench.rounds, bench.seed)
    contenders = ours(project, queries, sets)
    if osrm := bench.peers.get(OSRM):
        contenders += [osrm_around(bench, osrm, algorithm, queries, sets) for algorithm in (MLD, CH)]
    if valhalla := bench.peers.get(Valhalla):
        contenders.append(valhalla_around(bench, valhalla, queries, sets))
    bench.compare(f"{len(queries)} routes around {circles.CIRCLES} barriers", contenders)
