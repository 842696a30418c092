"""Random routes."""
from measuring.contender import Contender
from peers.osrm import CH, MLD, OSRM
from peers.routingkit import RoutingKit
from peers.valhalla import Valhalla
from queries import routes

TITLE = "Routes"
SUMMARY = "200 random routes by car, with their geometry"
TEXT = """\
Random routes by car on Porto, with their geometry and without directions. RoutingKit has neither turns, one-way
streets nor geometry: it shows what a hierarchy of the graph alone costs."""


def drawn(bench):
    _, streets = bench.place()
    return routes.parted(streets.draw(bench.count(400, 20), bench.seed), 2)


def ours(project, queries, name="routes", **more):
    """All in one job, and each in a job of its own."""
    one = routes.write_one(project, name, queries, **more)
    each = routes.write_each(project, f"{name}-each", queries, **more)
    count, answers = len(queries), lambda: routes.answers(project)
    return [
        Contender("arterial: one job", lambda _: project.run(*one, answers=answers), count, is_ours=True),
        Contender("arterial: a job for each", lambda _: project.run(*each, answers=answers), count, is_ours=True)]


def theirs(bench, kinds, queries):
    """The peers that answer with lines: `kinds` are the names of the task in OSRM and in Valhalla."""
    source, count = bench.streets_file(), len(queries)
    if osrm := bench.peers.get(OSRM):
        for algorithm in (CH, MLD):
            yield Contender(f"OSRM {algorithm}", lambda _, algorithm=algorithm: osrm.queries(
                algorithm, kinds[0], osrm.data(algorithm, source), queries), count)
    if valhalla := bench.peers.get(Valhalla):
        yield Contender("Valhalla", lambda _: valhalla.queries(kinds[1], source, queries), count)


def run(bench):
    (project, streets), queries = bench.place(), drawn(bench)
    contenders = ours(project, queries) + list(theirs(bench, ("route", "route"), queries))
    if kit := bench.peers.get(RoutingKit):
        contenders.append(Contender(kit.name, lambda _: kit.queries("route", streets, queries), len(queries)))
    bench.compare(f"{len(queries)} random routes", contenders)
