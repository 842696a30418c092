"""From an OSM file to a network that can be used."""
import pathlib
import tempfile

from measuring.contender import Contender
from measuring.project import Project
from peers.osrm import CH, MLD, OSRM
from peers.valhalla import Valhalla

TITLE = "From an OSM file to a network"
SUMMARY = "Porto and its mosaic from an OSM file to what queries read; then opening it"
TEXT = """\
`arterial network build` for one travel mode, beside OSRM's extract, partition and customize (MLD), its extract and
contract (CH), and Valhalla's tiles, which hold all travel modes. The peers are told to use one thread. *MB written*
are the files that queries read. Opening is the whole command of a job of one short route."""

LARGE = "porto-mosaic-4x4"


def fresh(build):
    """A run in an empty folder, which is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        return build(pathlib.Path(folder))


def builders(bench, source, is_large):
    yield Contender("arterial", lambda _: fresh(lambda folder: ours(bench, folder, source).build()), is_ours=True)
    if osrm := bench.peers.get(OSRM):
        yield Contender("OSRM MLD", lambda _: fresh(lambda folder: osrm.build(MLD, source, folder)))
        if not is_large:
            yield Contender("OSRM CH", lambda _: fresh(lambda folder: osrm.build(CH, source, folder)), rounds=1)
    if valhalla := bench.peers.get(Valhalla):
        yield Contender("Valhalla", lambda _: fresh(lambda folder: valhalla.build(source, folder)))


def ours(bench, folder, source):
    return Project.of_streets(bench.arterial, folder, source)


def opening(bench, source):
    """The whole command of a route between two places a street apart."""
    project = ours(bench, bench.folder / "opening" / source.stem, source)
    project.build()
    x, y = project.info()["modes"][0]["main"]["at"]
    project.write("route", {
        "job": "route", "network": "n", "directions": "none", "stops": [{"at": [x, y]}, {"at": [x + 0.002, y]}]})
    return Contender("arterial: start, open, one short route", lambda _: project.run("route.yaml"), is_ours=True)


def run(bench):
    for name in ["porto"] if bench.is_quick else ["porto", LARGE]:
        source, is_large = bench.streets_file(name), name == LARGE
        title = f"{source.name}, {source.stat().st_size / 1e6:.1f} MB"
        bench.compare(title, list(builders(bench, source, is_large)), rounds=1 if is_large else None)
        bench.compare(f"Opening {source.name}", [opening(bench, source)])
