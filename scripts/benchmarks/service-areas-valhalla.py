"""Valhalla's side of the benchmark of service areas, run by the Python of its own environment.

    python service-areas-valhalla.py tiles CONFIG OSM_FILE      builds the tiles
    python service-areas-valhalla.py areas CONFIG PLACES OUT    asks for every place's areas; prints one object of JSON

The engine runs in this process, one request after another; each answer is text of JSON as it comes, and is written to OUT. A
request before the clock starts opens the tiles, so that opening them counts for nothing.
"""
import importlib.metadata
import json
import os
import pathlib
import subprocess
import sys
import time

import valhalla


def build(config_file, source):
    package = pathlib.Path(valhalla.__file__).parent
    folder = pathlib.Path(config_file).parent / "tiles"
    folder.mkdir()
    options = ["--mjolnir-tile-dir", str(folder), "--mjolnir-concurrency", "1"]
    with open(config_file, "w") as file:
        subprocess.run([sys.executable, str(package / "valhalla_build_config.py"), *options], stdout=file, check=True)
    libraries = dict(os.environ, LD_LIBRARY_PATH=str(package.parent / "pyvalhalla.libs"))
    program = package / "bin/valhalla_build_tiles"
    program.chmod(0o755)
    subprocess.run([str(program), "-c", config_file, source], env=libraries, check=True, stdout=subprocess.DEVNULL)


def request(place, minutes, more):
    return json.dumps({
        "locations": [{"lon": place[0], "lat": place[1]}], "costing": "auto", "polygons": True,
        "contours": [{"time": time} for time in minutes], **more})


def areas(config_file, work_file, out):
    actor = valhalla.Actor(json.loads(pathlib.Path(config_file).read_text()))
    work = json.loads(pathlib.Path(work_file).read_text())
    requests = [request(place, work["minutes"], work["more"]) for place in work["places"]]
    actor.isochrone(requests[0])
    each, refused, written = [], 0, 0
    wall, processor = time.perf_counter(), time.process_time()
    with open(out, "w") as file:
        for body in requests:
            start = time.perf_counter()
            try:
                written += file.write(actor.isochrone(body))
            except RuntimeError:
                refused += 1
            each.append(time.perf_counter() - start)
    print(json.dumps({
        "wall": time.perf_counter() - wall, "processor": time.process_time() - processor, "each": each, "refused": refused,
        "written": written, "version": importlib.metadata.version("pyvalhalla")}))


if __name__ == "__main__":
    {"tiles": build, "areas": areas}[sys.argv[1]](*sys.argv[2:])
