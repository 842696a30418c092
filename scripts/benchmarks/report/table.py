"""Columns of text: the first to the left, numbers to the right."""


class Table:
    def __init__(self, *heads, left=1):
        self.heads, self.left, self.rows = heads, left, []

    def add(self, *cells):
        self.rows.append(["" if cell is None else str(cell) for cell in cells])

    def lines(self):
        rows = [list(self.heads), *self.rows]
        widths = [max(len(row[place]) for row in rows) for place in range(len(self.heads))]
        return ["  ".join(
            cell.ljust(width) if place < self.left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows]
