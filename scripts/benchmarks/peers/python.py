"""A Python that the peers have wheels for."""
import os
import pathlib
import shutil
import subprocess
import sys

WANTED = [(3, 12), (3, 13), (3, 11)]


def version(program):
    asked = subprocess.run([program, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
    return tuple(map(int, asked.stdout.split())) if asked.returncode == 0 else None


def candidates():
    """What the path has, then what pyenv keeps, then the Python that runs this."""
    names = [shutil.which(f"python{major}.{minor}") for major, minor in WANTED]
    kept = pathlib.Path(os.environ.get("PYENV_ROOT") or pathlib.Path.home() / ".pyenv") / "versions"
    return [name for name in names if name] + sorted(map(str, kept.glob("3.1*/bin/python3"))) + [sys.executable]


def best():
    """The program of the version that most peers have wheels for."""
    found = {version(program): program for program in reversed(candidates())}
    return next((found[wanted] for wanted in WANTED if wanted in found), sys.executable)
