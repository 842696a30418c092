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
    """Writes the pipes as an EPANET model: a junction at each crossing, a reservoir, and each third link a valve."""
    junctions = [(row, column) for row in range(size) for column in range(size)]
    links = [f"{name(one)} {name(other)}" for one in junctions for other in ahead(one, size)]
    pipes = [f"P{number} {ends} 100 300 100 0 Open" for number, ends in enumerate(links) if number % 3]
    valves = [f"V{number} {ends} 300 TCV 0 0" for number, ends in enumerate(links) if number % 3 == 0]
    sections = {
        "OPTIONS": ["Units LPS"],
        "JUNCTIONS": [f"{name(place)} 0 1" for place in junctions],
        "RESERVOIRS": ["R 50"],
        "PIPES": ["P R J0_0 100 300 100 0 Open", *pipes],
        "VALVES": valves,
        "COORDINATES": ["R 0 0", *(f"{name(place)} {place[1] * 100} {place[0] * 100}" for place in junctions)]}
    text = [line for head, rows in sections.items() for line in (f"[{head}]", *rows, "")]
    file.write_text("\n".join([*text, "[END]", ""]))
    return file


def ahead(place, size):
    """The crossings to the right and above."""
    return [other for other in ((place[0], place[1] + 1), (place[0] + 1, place[1])) if max(other) < size]


def name(place):
    return f"J{place[0]}_{place[1]}"
