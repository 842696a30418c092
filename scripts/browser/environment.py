"""The Python that drives the browser, with what it needs from PyPI."""
import os
import pathlib
import subprocess
import sys

PACKAGES = ["playwright==1.49.1", "pillow==11.0.0"]


def default_folder():
    return pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "arterial-browser"


class CannotBeHad(Exception):
    """What is missing, in a sentence."""


def python(folder):
    """The Python of a virtual environment with all packages, made on first use."""
    program = folder / "environment/bin/python"
    made = folder / ("made " + " ".join(PACKAGES))
    if not made.exists():
        print(f"installing {', '.join(PACKAGES)} into {folder}", file=sys.stderr)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            run(sys.executable, "-m", "venv", folder / "environment")
            run(program, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *PACKAGES)
        except (OSError, subprocess.CalledProcessError) as error:
            raise CannotBeHad(f"{' and '.join(PACKAGES)} cannot be installed: {error}") from error
        made.touch()
    return program


def run(*command):
    subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
