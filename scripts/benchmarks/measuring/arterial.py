"""The program that is measured."""
import hashlib
import pathlib
import shutil

from measuring.process import Failed, measured

HOUSE = pathlib.Path(__file__).resolve().parents[3]


def built(name, beside=None):
    """A program of this package: beside another one, or the release build, which is made where it is missing."""
    if beside and (found := pathlib.Path(beside).resolve().parent / name).exists():
        return found
    program = HOUSE / ".build/release" / name
    if not program.exists():
        measured([HOUSE / "scripts/build-release", name])
    return program


class Arterial:
    def __init__(self, program, folder):
        source = pathlib.Path(program) if program else built("arterial")
        if not source.exists():
            raise Failed(f"there is no {source}")
        # A copy, so that a build in the meantime mixes no two programs into one table.
        self.program = pathlib.Path(shutil.copy2(source, folder / "arterial"))
        self.tells_timings = "--timings" in self.said("run", "--help-hidden")

    def said(self, *arguments):
        return measured([self.program, *arguments]).output.strip()

    @property
    def version(self):
        digest = hashlib.sha256(self.program.read_bytes()).hexdigest()[:12]
        return f"{self.said('--version').splitlines()[0]}, program {digest}"
