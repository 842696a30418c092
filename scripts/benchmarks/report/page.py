"""A case's report as files: a page, its raw rows and its pictures, named by date and case."""
import csv
import datetime
import pathlib


class Page:
    def __init__(self, folder, name):
        self.folder = pathlib.Path(folder)
        self.stem = f"{datetime.date.today()}-{name}"
        self.folder.mkdir(parents=True, exist_ok=True)

    def write(self, title, text, head, sections, pictures):
        body = [f"# {title}, {datetime.date.today()}", "", text, "", *("    " + line for line in head), ""]
        for section in sections:
            body += [f"## {section.title}", "", *("    " + line for line in section.table.lines()), ""]
            body += [line for note in section.notes for line in (note, "")]
        for name, picture in pictures.items():
            body += [f"![{name}]({self.stem}-{name}.svg)", ""]
            (self.folder / f"{self.stem}-{name}.svg").write_text(picture)
        (self.folder / f"{self.stem}.md").write_text("\n".join(body).rstrip() + "\n")
        self.write_rows([row for section in sections for row in section.rows])

    def write_rows(self, rows):
        """All rows in one table: a column for whatever any of them tells."""
        columns = list(dict.fromkeys(name for row in rows for name in row))
        with open(self.folder / f"{self.stem}.csv", "w", newline="") as file:
            writer = csv.DictWriter(file, columns, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
