"""Valhalla in this process. Answers are the text of JSON as it comes."""
import json
import pathlib

import valhalla

from engines.loop import loop, opened


def configuration(file):
    """As it was made, without logging, and without limits on what is left out."""
    found = json.loads(pathlib.Path(file).read_text())
    for part in ("mjolnir", "loki", "thor", "odin", "meili"):
        found[part]["logging"] = {"type": ""}
    found["service_limits"].update(max_exclude_polygons_length=10**8, max_exclude_polygons_vertices=10**6)
    return found


def located(places):
    return [{"lon": x, "lat": y} for x, y in places]


def body(kind, places, more):
    common = {"costing": "auto", **more}
    if kind == "matrix":
        return {"sources": located(places), "targets": located(places), **common}
    if kind == "isochrone":
        return {"locations": located(places), "polygons": True, **common}
    return {"locations": located(places), "directions_type": "none", "shape_format": "polyline6", **common}


def measures(text):
    """Minutes and kilometres of a route."""
    found = json.loads(text)["trip"]["summary"]
    return found["time"] / 60, found["length"]


def answer(task):
    actor, opening = opened(lambda: valhalla.Actor(configuration(task["config"])))
    kind = task["kind"]

    def ask(request):
        try:
            return getattr(actor, kind)(request) + "\n"
        except RuntimeError:
            return None

    requests = [json.dumps(body(kind, places, task["more"])) for places in task["queries"]]
    has_measures = kind in ("route", "optimized_route")
    return {"opening": opening, **loop(requests, ask, task["out"], measures if has_measures else None)}
