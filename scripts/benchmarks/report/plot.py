"""Points and their power laws on two logarithmic scales, as SVG: the same numbers give the same bytes."""
import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 36, 44
COLOURS = ["#0b6e99", "#c2410c", "#3f7d20", "#7c3aed", "#9f1239", "#57534e"]
GRID = "#e7e5e4"
APART = 14
"""How far labels stand from each other at least."""


class Scale:
    """A logarithmic axis between two powers of ten."""

    def __init__(self, values, begin, end):
        self.low, self.high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        self.high = max(self.high, self.low + 1)
        self.begin, self.end = begin, end

    def __call__(self, value):
        return self.begin + (math.log10(value) - self.low) / (self.high - self.low) * (self.end - self.begin)

    def decades(self):
        return [10.0 ** power for power in range(self.low, self.high + 1)]


def tick(value):
    """A power of ten as people write it."""
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:g}{unit}"
    return f"{value:g}"


def text(x, y, words, anchor="start", colour="#44403c"):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def line(x1, y1, x2, y2, colour, more=""):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def axes(x, y, title, below):
    parts = [text(LEFT, TOP - 16, title), text((x.begin + x.end) / 2, HEIGHT - 8, below, "middle")]
    for value in x.decades():
        parts.append(line(x(value), TOP, x(value), HEIGHT - BOTTOM, GRID))
        parts.append(text(x(value), HEIGHT - BOTTOM + 16, tick(value), "middle"))
    for value in y.decades():
        parts.append(line(LEFT, y(value), WIDTH - RIGHT, y(value), GRID))
        parts.append(text(LEFT - 6, y(value) + 4, tick(value), "end"))
    return parts


def curve(x, y, law, begin, until, colour):
    """A law as a broken line, in twenty equal steps of the scale."""
    places = [begin * (until / begin) ** (step / 20) for step in range(21)]
    points = " ".join(f"{x(place):.1f},{y(law.at(place)):.1f}" for place in places)
    return [f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-dasharray="4 3"/>']


def spread(places):
    """Heights of labels, moved down until none lies on another; in the order that they came."""
    order, below, moved = sorted(range(len(places)), key=lambda number: (places[number], number)), -math.inf, {}
    for number in order:
        below = moved[number] = max(places[number], below + APART)
    return [moved[number] for number in range(len(places))]


def plot(title, below, series, until):
    """`series` is a mapping of names to points and the law, or none, that goes on from them up to x = `until`."""
    begin = min(x for points, _ in series.values() for x, _ in points)
    ends = [law.at(until) if law else points[-1][1] for points, law in series.values()]
    ys = [*ends, *(y for points, _ in series.values() for _, y in points)]
    x, y = Scale([begin, until], LEFT, WIDTH - RIGHT), Scale(ys, HEIGHT - BOTTOM, TOP)
    parts = axes(x, y, title, below)
    labels = spread([y(end) for end in ends])
    for (name, (points, law)), colour, label in zip(series.items(), COLOURS, labels):
        parts += curve(x, y, law, begin, until, colour) if law else []
        parts += [f'<circle cx="{x(one):.1f}" cy="{y(other):.1f}" r="3.5" fill="{colour}"/>' for one, other in points]
        words = f"{name}: power {law.power:.2f}" if law else name
        parts.append(text(WIDTH - RIGHT + 8, label + 4, words, colour=colour))
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">',
        f'<rect {size} fill="white"/>', *parts, "</svg>", ""])
