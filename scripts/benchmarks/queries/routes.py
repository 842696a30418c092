"""Sets of routes, and the jobs that ask for them."""

LEAN = {"directions": "none", "outputs": {"formats": ["geojson"]}}


def parted(places, stops):
    """Routes of so many stops each."""
    return [places[start:start + stops] for start in range(0, len(places) - stops + 1, stops)]


def job(stops, **more):
    return {"job": "route", "network": "n", "stops": stops, **LEAN, **more}


def write_one(project, name, routes, **more):
    """One job of all the routes, whose stops are the rows of a table; the name of its file."""
    rows = [f"{number},{x},{y}" for number, route in enumerate(routes, 1) for x, y in route]
    (project.folder / f"{name}.csv").write_text("\n".join(["route,x,y", *rows, ""]))
    project.write(name, job({"source": f"{name}.csv", "fields": {"route": "route"}}, **more))
    return [f"{name}.yaml"]


def write_each(project, name, routes, **more):
    """A job for each route; the name of their folder."""
    for number, route in enumerate(routes, 1):
        project.write(f"{name}/{number:05}", job([{"at": place} for place in route], **more))
    return [name]


def answers(project):
    """How many routes were found, and how long they are on average."""
    found = [feature["properties"] for feature in project.features("routes") if feature["geometry"]]
    if not found:
        return "0 found"
    minutes, metres = (sum(route[name] for route in found) / len(found) for name in ("total_time", "total_length"))
    return f"{len(found)} found, {minutes:.2f} min, {metres / 1000:.2f} km"


def lines(project):
    return [[tuple(place) for place in feature["geometry"]["coordinates"]] for feature in project.features("routes")
            if feature["geometry"] and feature["geometry"]["type"] == "LineString"]
