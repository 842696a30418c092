"""Contenders for one task, run in turns."""
import dataclasses
import statistics
import sys

from measuring.process import Failed


@dataclasses.dataclass
class Comparison:
    title: str
    contenders: list
    runs: dict = dataclasses.field(default_factory=dict)
    notes: list = dataclasses.field(default_factory=list)
    # What is said of ours that failed.
    faults: list = dataclasses.field(default_factory=list)

    def measure(self, rounds):
        """Runs the contenders in turns, one process at a time; one that fails is left out from then on."""
        failed = set()
        for number in range(rounds):
            for contender in self.contenders:
                if contender.name in failed or number >= (contender.rounds or rounds):
                    continue
                try:
                    run = contender.run(number)
                    self.runs.setdefault(contender.name, []).append(run)
                except Failed as failure:
                    failed.add(contender.name)
                    self.notes.append(f"{contender.name} failed: {failure}")
                    self.faults += self.notes[-1:] if contender.is_ours else []
            print(f"{self.title}: round {number + 1} of {rounds}", file=sys.stderr)
        return self

    def measured(self):
        """The contenders that ran, with their runs."""
        return [(contender, self.runs[contender.name]) for contender in self.contenders if contender.name in self.runs]

    def median(self, runs, key):
        return statistics.median(getattr(run, key) for run in runs)

    def each(self, runs):
        """The seconds of every query of every round, in order of size."""
        return sorted(seconds for run in runs for seconds in run.each)

    def ours(self, tells=lambda runs: True):
        """The first of our contenders that is compared and whose runs tell what is asked for."""
        comparable = (runs for contender, runs in self.measured() if contender.is_ours and contender.compared)
        return next((runs for runs in comparable if tells(runs)), [])

    def ratio(self, runs, key):
        """How many times as much as ours, side by side: the median of the rounds' ratios."""
        pairs = [(getattr(run, key), getattr(ours, key)) for run, ours in zip(runs, self.ours())]
        ratios = [theirs / own for theirs, own in pairs if own]
        return statistics.median(ratios) if ratios else None
