"""A part of a case's report: a title, a table, what must be said of it, and its raw rows."""
import dataclasses

from report import comparing
from report.table import Table


@dataclasses.dataclass
class Section:
    title: str
    table: Table
    notes: list = dataclasses.field(default_factory=list)
    rows: list = dataclasses.field(default_factory=list)

    @classmethod
    def of(cls, comparison):
        return cls(comparison.title, comparing.table(comparison), comparison.notes, list(comparing.rows(comparison)))

    def text(self):
        return "\n".join([self.title, "", *("    " + line for line in self.table.lines()), *self.said()])

    def said(self):
        return ["", *self.notes] if self.notes else []
