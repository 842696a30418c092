"""A town made here: a grid of streets, and pipes under them."""

CORNER = (9.0, 50.0)
STEP = 0.001


def street_file(file, size):
    """Writes the streets as OSM XML: `size` streets each way, 0.001 degree apart."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<osm version="0.6" generator="arterial benchmarks">']
    for row in range(size):
        for column in range(size):
            x, y = CORNER[0] + column * STEP, CORNER[1] + row * STEP
            lines.append(f'<node id="{1 + row * size + column}" version="1" lon="{x:.7f}" lat="{y:.7f}"/>')
    for street in range(size):
        lines += way(2 * street + 1, [1 + street * size + column for column in range(size)])
        lines += way(2 * street + 2, [1 + row * size + street for row in range(size)])
    file.write_text("\n".join(lines + ["</osm>", ""]))
    return file


def way(number, nodes):
    references = "".join(f'<nd ref="{node}"/>' for node in nodes)
    tags = f'<tag k="highway" v="residential"/><tag k="name" v="Street {number}"/>'
    return [f'<way id="{number}" version="1">{references}{tags}</way>']


def pipe_file(file, size):
    """Writes the pipes as an EPANET model: a junction at each crossing, a reservoir at the first, a valve on each third street."""
    junctions = [(row, column) for row in range(size) for column in range(size)]
    ahead = [(one, other) for one in junctions for other in ((one[0], one[1] + 1), (one[0] + 1, one[1])) if max(other) < size]
    pipes, valves = [], []
    for number, (one, other) in enumerate(ahead):
        (valves if number % 3 == 0 else pipes).append((number, name(one), name(other)))
    sections = {
        "OPTIONS": ["Units LPS"],
        "JUNCTIONS": [f"{name(place)} 0 1" for place in junctions],
        "RESERVOIRS": ["R 50"],
        "PIPES": ["P R J0_0 100 300 100 0 Open", *(f"P{number} {one} {other} 100 300 100 0 Open" for number, one, other in pipes)],
        "VALVES": [f"V{number} {one} {other} 300 TCV 0 0" for number, one, other in valves],
        "COORDINATES": ["R 0 0", *(f"{name(place)} {place[1] * 100} {place[0] * 100}" for place in junctions)]}
    text = [line for head, rows in sections.items() for line in (f"[{head}]", *rows, "")]
    file.write_text("\n".join([*text, "[END]", ""]))
    return file


def name(place):
    return f"J{place[0]}_{place[1]}"
