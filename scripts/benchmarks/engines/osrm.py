"""OSRM in this process. A query is a list of places; geometries are encoded lines, which cost it least."""
import osrm

from engines.loop import loop, opened

LINES = {"overview": "full", "geometries": "polyline6", "steps": False, "generate_hints": False}
ENDS = {"source": "first", "destination": "last", "roundtrip": False}


class Engine:
    def __init__(self, task):
        self.engine = osrm.OSRM(algorithm=task["algorithm"], storage_config=task["data"], use_shared_memory=False)

    def route(self, places):
        return line("routes", self.engine.Route, osrm.RouteParameters(coordinates=places, **LINES))

    def trip(self, places):
        return line("trips", self.engine.Trip, osrm.TripParameters(coordinates=places, **ENDS, **LINES))

    def table(self, places):
        parameters = osrm.TableParameters(coordinates=places, annotations=["duration"], generate_hints=False)
        return f"{self.engine.Table(parameters)['durations']}\n"


def line(name, ask, parameters):
    try:
        found = ask(parameters)[name][0]
    except RuntimeError:
        return None
    return f"{found['duration']} {found['distance']} {found['geometry']}\n"


def measures(text):
    seconds, metres = text.split(" ", 2)[:2]
    return float(seconds) / 60, float(metres) / 1000


def answer(task):
    engine, opening = opened(lambda: Engine(task))
    queries = [[tuple(place) for place in places] for places in task["queries"]]
    has_measures = task["kind"] != "table"
    found = loop(queries, getattr(engine, task["kind"]), task["out"], measures if has_measures else None)
    return {"opening": opening, **found}
