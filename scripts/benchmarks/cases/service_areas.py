"""Service areas of many facilities."""
import random

from measuring.contender import Contender
from measuring.project import Project
from peers.valhalla import Valhalla
from queries import circles
from queries.streets import metres

TITLE = "Service areas"
SUMMARY = "50 facilities at 5, 10 and 15 minutes, with polygons"
TEXT = """\
Facilities in the middles of random streets of Porto, by car, 5, 10 and 15 minutes. The polygons of ours follow the
nearest street by definition, those of Valhalla a grid; it thins them unless told not to. The surface, which is made
once for a network, is there before the clock starts, as Valhalla's tiles are."""

MINUTES = [5, 10, 15]
DETAILED = {"polygons": {"detail": "detailed"}}


def job(places, breaks=MINUTES, **more):
    return {"job": "service_area", "network": "n", "travel_mode": "car", "breaks": breaks,
            "facilities": [{"at": place} for place in places], **(DETAILED | more)}


def closed(streets, facilities, seed):
    """Five places whose circles meet 15 minutes of some facility and hold none."""
    def fits(place):
        gaps = [metres(place, facility) for facility in facilities]
        return min(gaps) > 1.4 * circles.RADIUS and sum(gap < 5000 for gap in gaps) > 5
    middles = streets.middles()
    return [place for place in random.Random(seed).sample(middles, len(middles)) if fits(place)][:circles.CIRCLES]


def jobs(streets, places, seed):
    """Name, title, the job, how many facilities it has, and whether Valhalla does the same."""
    some = places[:len(places) // 20]
    around = circles.barriers(closed(streets, some, seed))
    yield "polygons", "detailed polygons", job(some), len(some), True
    yield "lines", "detailed polygons and lines", job(some, lines={"shape": "true_shape"}), len(some), True
    yield "thinned", "generalized polygons", job(some, polygons={"detail": "generalized"}), len(some), True
    yield "around", "detailed, five barriers", job(some, barriers=around), len(some), False
    many = places[:4 * len(some)]
    yield "dissolved", "detailed, dissolved", job(many, geometry_at_overlap="dissolve"), len(many), False
    yield "thousand", "detailed, 5 min alone", job(places, [5]), len(places), False


def ours(project, streets, places, seed):
    for name, title, asked, count, compared in jobs(streets, places, seed):
        project.write(name, asked)
        run = lambda _, file=f"{name}.yaml": project.run(file)
        yield Contender(f"arterial: {title}", run, count, is_ours=True, compared=compared)
    some = places[:len(places) // 20]
    for number, place in enumerate(some):
        project.write(f"single/{number:04}", job([place]))
    yield Contender("arterial: detailed, a job for each", lambda _: project.run("single"), len(some), is_ours=True)


def theirs(bench, places):
    valhalla = bench.peers.get(Valhalla)
    settings = {"Valhalla": {}, "Valhalla, not thinned": {"denoise": 0, "generalize": 0}}
    for name, more in settings.items() if valhalla else ():
        yield Contender(name, lambda _, more=more: valhalla.queries(
            "isochrone", bench.streets_file(), [[place] for place in places],
            contours=[{"time": minutes} for minutes in MINUTES], **more), len(places))


def surface(project, place):
    """What the first job makes for all others."""
    before = project.images()
    project.write("first", job([place]))
    first = project.run("first.yaml")
    return f"The first job, which makes the surface: {first.wall:.1f} s, {first.peak / 1e6:.0f} MB at the peak, " \
           f"{(project.images() - before) / 1e6:.0f} MB of image."


def run(bench):
    _, streets = bench.place()
    project = Project.of_streets(bench.arterial, bench.folder / "areas", bench.streets_file())
    project.build()
    places = streets.draw(bench.count(1000, 40), bench.seed)
    note = surface(project, places[0])
    contenders = list(ours(project, streets, places, bench.seed)) + list(theirs(bench, places[:len(places) // 20]))
    bench.compare("Service areas at 5, 10 and 15 minutes", contenders, note)
