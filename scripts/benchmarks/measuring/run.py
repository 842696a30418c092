"""What one run of a contender took."""
import dataclasses


@dataclasses.dataclass
class Run:
    wall: float
    processor: float
    peak: int
    written: int = 0
    each: list = dataclasses.field(default_factory=list)
    answers: str = ""

    def after(self, earlier):
        """This run and what had to happen before it, as one."""
        return dataclasses.replace(
            self, wall=earlier.wall + self.wall, processor=earlier.processor + self.processor,
            peak=max(earlier.peak, self.peak))


def size(folder, keep=lambda name: True):
    """The bytes of all files below a folder whose names are kept."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and keep(file.name))
