"""The folder in which peers are installed, and what is prepared for them."""
import os
import pathlib
import sys

from measuring.process import Failed, measured
from peers import python

ABOUT = """
import importlib.metadata, sys, sysconfig
print(importlib.metadata.version(sys.argv[1]))
print(sysconfig.get_path("platlib"))
"""


def default_folder():
    return pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "arterial-benchmarks"


class Environment:
    """A virtual environment of Python, made on first use; packages come from PyPI, each when it is first asked for."""

    def __init__(self, folder, interpreter=None):
        self.folder, self.interpreter = pathlib.Path(folder).resolve(), interpreter
        self.program = self.folder / "environment/bin/python"
        self.data = self.folder / "data"

    def make(self):
        if not self.program.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            measured([self.interpreter or python.best(), "-m", "venv", self.folder / "environment"])

    def install(self, package):
        """The version that is there, after installing it where it is not, and the folder of all packages."""
        self.make()
        try:
            return self.about(package)
        except Failed:
            print(f"installing {package}", file=sys.stderr)
            measured([self.program, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", package])
            return self.about(package)

    def about(self, package):
        version, packages = measured([self.program, "-c", ABOUT, package]).output.split("\n")[:2]
        return version, pathlib.Path(packages)
