"""TSPLIB's files as matrices of whole costs: those of the shared data, and what they can hold."""
import math
import random


def read(file):
    """The rows of the matrix."""
    lines = [line.strip() for line in file.read_text().splitlines()]
    told = dict(map(str.strip, line.split(":", 1)) for line in lines if ":" in line)
    begins = next(number for number, line in enumerate(lines) if line.endswith("_SECTION"))
    words = [float(word) for line in lines[begins + 1:] for word in numbers(line)]
    count = int(told["DIMENSION"])
    if told["EDGE_WEIGHT_TYPE"] == "EXPLICIT":
        return explicit(told["EDGE_WEIGHT_FORMAT"], count, iter(map(int, words)))
    places = list(zip(words[1:3 * count:3], words[2:3 * count:3]))
    return [[DISTANCES[told["EDGE_WEIGHT_TYPE"]](one, other) for other in places] for one in places]


def numbers(line):
    """The line's numbers; those of what follows the data, a word, are none."""
    return [] if line[:1].isalpha() else line.split()


def explicit(form, count, weights):
    rows = [[0] * count for _ in range(count)]
    columns = {"FULL_MATRIX": lambda row: range(count), "UPPER_ROW": lambda row: range(row + 1, count),
               "LOWER_DIAG_ROW": lambda row: range(row + 1)}[form]
    for row in range(count):
        for column in columns(row):
            rows[row][column] = next(weights)
            if form != "FULL_MATRIX":
                rows[column][row] = rows[row][column]
    return [[0 if row == column else cost for column, cost in enumerate(costs)] for row, costs in enumerate(rows)]


def euclidean(one, other):
    return int(math.dist(one, other) + 0.5)


def geographical(one, other):
    """As TSPLIB defines it, on a globe of its own."""
    (y, x), (v, u) = ([angle(value) for value in place] for place in (one, other))
    inner = ((1 + math.cos(x - u)) * math.cos(y - v) - (1 - math.cos(x - u)) * math.cos(y + v)) / 2
    return 0 if one == other else int(6378.388 * math.acos(inner) + 1)


def angle(value):
    """Of degrees and minutes, as in 38.24, with TSPLIB's value of pi."""
    return 3.141592 * (int(value) + 5 * (value - int(value)) / 3) / 180


DISTANCES = {"EUC_2D": euclidean, "GEO": geographical}


def made(file, count, seed):
    """Writes random places."""
    draw = random.Random(seed)
    places = [f"{number} {draw.randrange(1000)} {draw.randrange(1000)}" for number in range(1, count + 1)]
    head = [f"NAME: made{count}", "TYPE: TSP", f"DIMENSION: {count}", "EDGE_WEIGHT_TYPE: EUC_2D", "NODE_COORD_SECTION"]
    file.write_text("\n".join([*head, *places, "EOF", ""]))
    return file
