"""What all cases of one run share: the program, the peers, the data, and the report as it grows."""
import functools
import os
import pathlib

from measuring.arterial import HOUSE
from measuring.comparison import Comparison
from measuring.process import Failed
from measuring.project import Project
from queries import town
from queries.streets import Streets
from report.section import Section


class Bench:
    def __init__(self, options, arterial, peers, folder):
        self.arterial, self.peers, self.folder = arterial, peers, folder
        self.program = options.program
        self.is_quick, self.seed = options.quick, options.seed
        self.rounds = options.rounds or (1 if options.quick else 3)
        self.data = pathlib.Path(os.environ.get("ARTERIAL_DATA") or HOUSE.parent / "shared/data").resolve()
        # Sentences on what went wrong in any case.
        self.faults = []
        self.begin()

    def begin(self):
        """A new report."""
        self.sections, self.pictures = [], {}

    def count(self, many, few):
        return few if self.is_quick else many

    def file(self, name):
        """A file of the shared data, by its path below its folder."""
        if not (self.data / name).exists():
            raise Failed(f"there is no {name} in {self.data}")
        return self.data / name

    @functools.cache
    def streets_file(self, name="porto"):
        """An OSM file of the shared data; with --quick a town that is made here."""
        if self.is_quick:
            return town.street_file(self.folder / "town.osm", 20)
        return self.file(f"osm/{name}.osm.pbf")

    @functools.cache
    def place(self, name="porto"):
        """A project of the streets, its network built, and the streets that a car reaches."""
        project = Project.of_streets(self.arterial, self.folder / "places" / name, self.streets_file(name))
        project.build()
        return project, Streets(project)

    def compare(self, title, contenders, *notes, rounds=None):
        """Measures contenders in turns and reports them."""
        comparison = Comparison(title, contenders, notes=list(notes)).measure(rounds or self.rounds)
        self.faults += [f"{title}: {note}" for note in comparison.faults]
        self.add(Section.of(comparison))
        return comparison

    def add(self, section):
        self.sections.append(section)
        print(section.text(), end="\n\n", flush=True)
