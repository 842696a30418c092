"""A comparison as a table, and as raw rows."""
from report.numbers import figure, rank
from report.table import Table

HEADS = ("", "queries", "wall s", "CPU s", "ms each", "median", "p95", "× wall", "× CPU", "× median", "peak MB",
         "MB written", "answers")


def table(comparison):
    """Medians of rounds; × is how many times as much as ours."""
    made, own = Table(*HEADS, left=1), comparison.ours(comparison.each)
    reference = rank(comparison.each(own), 0.5)
    for contender, runs in comparison.measured():
        made.add(
            contender.name, contender.count, *map(figure, times(comparison, contender, runs)),
            *map(figure, ratios(comparison, contender, runs, reference)), figure(comparison.median(runs, "peak") / 1e6),
            figure(comparison.median(runs, "written") / 1e6), runs[0].answers)
    return made


def times(comparison, contender, runs):
    """Seconds of a run, and milliseconds of a query: on average, the median and the 95th percentile."""
    wall, each = comparison.median(runs, "wall"), comparison.each(runs)
    within = [rank(each, share) * 1000 for share in (0.5, 0.95)] if each else [None, None]
    return [wall, comparison.median(runs, "processor"), wall / contender.count * 1000, *within]


def ratios(comparison, contender, runs, reference):
    """By wall time, by processor time, and by the median query."""
    if not contender.compared:
        return [None, None, None]
    middle = rank(comparison.each(runs), 0.5)
    within = middle / reference if middle and reference else None
    return [comparison.ratio(runs, "wall"), comparison.ratio(runs, "processor"), within]


def some(values):
    """All of them in their order, or 100 of evenly spaced ranks where there are more than 200."""
    return values if len(values) <= 200 else [rank(sorted(values), share / 100) for share in range(1, 101)]


def rows(comparison):
    """What every round took, queries in milliseconds."""
    for contender, runs in comparison.measured():
        for number, run in enumerate(runs):
            yield {
                "table": comparison.title, "contender": contender.name, "round": number + 1, "queries": contender.count,
                "wall_s": f"{run.wall:.4f}", "cpu_s": f"{run.processor:.4f}", "peak_mb": f"{run.peak / 1e6:.1f}",
                "written_mb": f"{run.written / 1e6:.3f}", "answers": run.answers,
                "each_ms": " ".join(f"{seconds * 1000:.3f}" for seconds in some(run.each))}
