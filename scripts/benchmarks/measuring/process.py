"""A command that is run to its end, and what it took."""
import dataclasses
import json
import os
import pathlib
import subprocess
import sys
import tempfile

LAUNCHER = pathlib.Path(__file__).with_name("launcher.py")
DAY = 86_400


class Failed(RuntimeError):
    """A command did not do what was asked; the text says why."""


@dataclasses.dataclass(frozen=True)
class Ended:
    wall: float
    processor: float
    peak: int
    output: str


def measured(command, folder=None, environment=None, limit=DAY):
    """Wall and processor seconds, peak bytes of the largest process, and the output of a command.

    After `limit` seconds it is killed, and counts as failed.
    """
    with tempfile.TemporaryDirectory() as name:
        told, output, errors = (pathlib.Path(name) / part for part in ("told", "output", "errors"))
        with open(output, "wb") as out, open(errors, "wb") as err:
            launch = [sys.executable, "-S", LAUNCHER, told, limit, *command]
            subprocess.run([str(part) for part in launch], cwd=folder, env=environment, stdout=out, stderr=err)
        text = output.read_text(errors="replace")
        found = json.loads(told.read_text()) if told.exists() else {"code": None}
        if found["code"] != 0:
            said = reason(command, errors.read_text(errors="replace") or text)
            raise Failed(f"no answer within {limit} s" if found.get("wall", 0) >= limit else said)
    return Ended(found["wall"], found["processor"], found["peak"], text)


def reason(command, text):
    lines = text.strip().splitlines()
    return f"{os.path.basename(str(command[0]))}: {lines[-1][:200] if lines else 'it failed and said nothing'}"
