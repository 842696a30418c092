"""Ten places: all costs between them, and the best order."""
from cases import route
from measuring.contender import Contender
from measuring.run import Run
from measuring.timings import MATRIX
from peers.osrm import CH, MLD, OSRM
from peers.routingkit import RoutingKit
from peers.valhalla import Valhalla
from queries import routes

TITLE = "Matrices and best orders"
SUMMARY = "matrices of 10 x 10, and 10 stops in their best order"
TEXT = """\
Twenty sets of ten random places on Porto: the costs between them all, and the way through them in the best order, the
first and the last kept, with its geometry. OSRM's trip orders ten places by insertion, which is not always the best
order."""

PLACES = 10
UNTOLD = "What a matrix takes within a job is not told by this program yet."


def matrices(bench, queries):
    source, (project, streets), count = bench.streets_file(), bench.place(), len(queries)
    if project.arterial.tells_timings:
        yield Contender("arterial, within a job", lambda _: within(project), count, is_ours=True)
    if osrm := bench.peers.get(OSRM):
        for algorithm in (CH, MLD):
            yield Contender(f"OSRM {algorithm}", lambda _, algorithm=algorithm: osrm.queries(
                algorithm, "table", osrm.data(algorithm, source), queries), count)
    if valhalla := bench.peers.get(Valhalla):
        yield Contender("Valhalla", lambda _: valhalla.queries("matrix", source, queries), count)
    if kit := bench.peers.get(RoutingKit):
        yield Contender(kit.name, lambda _: kit.queries("matrix", streets, queries), count)


def within(project):
    """The matrices alone of the job of the best orders; there is no output of its own."""
    whole = project.run("order.yaml")
    each = project.timings.queries(MATRIX)
    return Run(sum(each), sum(each), whole.peak, 0, each, f"{len(each)} found")


def run(bench):
    project, streets = bench.place()
    queries = routes.parted(streets.draw(bench.count(20, 2) * PLACES, bench.seed), PLACES)
    contenders = route.ours(project, queries, "order", find_best_sequence=True)
    contenders += route.theirs(bench, ("trip", "optimized_route"), queries)
    bench.compare(f"{PLACES} stops in best order", contenders)
    notes = [] if project.arterial.tells_timings else [UNTOLD]
    bench.compare(f"Matrices of {PLACES} x {PLACES}", list(matrices(bench, queries)), *notes)
