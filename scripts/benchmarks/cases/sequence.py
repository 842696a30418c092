"""The ordering of stops, beside solvers of the travelling salesman's problem."""
import dataclasses
import statistics

from measuring.arterial import built
from measuring.process import Failed, measured
from peers.solvers import ALL
from queries import tsplib
from report.numbers import figure
from report.section import Section
from report.table import Table

TITLE = "The best order of stops"
SUMMARY = "the ordering of stops beside fast-tsp, LKH and OR-tools, on TSPLIB's files"
TEXT = """\
`try-sequence`, which orders places as stops of routes are ordered, beside solvers of the same problem. *Gap* is by
how much the tour is longer than the best one, in hundredths of it. Seconds are those of solving alone, one thread;
medians of rounds. fast-tsp takes symmetric files only, and LKH none of more than 150 places here, since it takes
minutes for them."""

PROGRAM = "try-sequence"
OURS = "arterial"


@dataclasses.dataclass
class Answer:
    seconds: float
    cost: int
    peak: int


def cost(matrix, tour):
    return sum(matrix[place][after] for place, after in zip(tour, tour[1:] + tour[:1]))


def ours(program, file):
    """What it finds, and the optimum where that is known."""
    ended = measured([program, file])
    optimum, found, _, milliseconds = ended.output.splitlines()[-1].split()[-4:]
    return Answer(float(milliseconds) / 1000, int(found), ended.peak), None if optimum == "-" else int(optimum)


def theirs(peer, matrix):
    told, peak = peer.ask(peer.engine, matrix=matrix, limit=120)
    return Answer(told["wall"], cost(matrix, told["tour"]), peak)


def suits(peer, matrix):
    """Whether the solver takes it."""
    return len(matrix) <= peer.most and not (peer.symmetric and matrix != [list(column) for column in zip(*matrix)])


def solve(bench, program, solvers, file):
    """The optimum, and for each solver what it found in each round."""
    matrix, found, optimum = tsplib.read(file), {}, None
    for _ in range(bench.rounds):
        answer, optimum = ours(program, file)
        found.setdefault(OURS, []).append(answer)
        for peer in solvers:
            if suits(peer, matrix):
                try:
                    found.setdefault(peer.name, []).append(theirs(peer, matrix))
                except Failed:
                    found.pop(peer.name, None)
    return len(matrix), optimum, {name: answers for name, answers in found.items() if answers}


def cells(answers, optimum):
    """Gap and seconds."""
    if not answers:
        return ["", ""]
    worst = max(answer.cost for answer in answers)
    gap = f"{100 * (worst - optimum) / optimum:.2f}" if optimum else str(worst)
    return [gap, figure(statistics.median(answer.seconds for answer in answers))]


def rows(name, found):
    for solver, answers in found.items():
        for number, answer in enumerate(answers):
            yield {"table": "orders", "instance": name, "contender": solver, "round": number + 1, "cost": answer.cost,
                   "wall_s": f"{answer.seconds:.4f}", "peak_mb": f"{answer.peak / 1e6:.1f}"}


def files(bench):
    if bench.is_quick:
        return [tsplib.made(bench.folder / "made.tsp", 30, bench.seed)]
    return sorted(bench.file("tsp").glob("*tsp"))


def run(bench):
    program = built(PROGRAM, bench.program)
    solvers = [peer for kind in ALL if (peer := bench.peers.get(kind))]
    names = [OURS, *(peer.name for peer in solvers)]
    table, raw = Table("", "places", "optimum", *(head for name in names for head in (f"{name}: gap", "s"))), []
    for file in files(bench):
        count, optimum, found = solve(bench, program, solvers, file)
        table.add(file.stem, count, optimum, *(cell for name in names for cell in cells(found.get(name), optimum)))
        raw += rows(file.stem, found)
    bench.add(Section("Tours of TSPLIB", table, [], raw))
