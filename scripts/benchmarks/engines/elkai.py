"""LKH with ten runs, elkai's own number."""
import time

import elkai


def answer(task):
    start = time.perf_counter()
    tour = elkai.DistanceMatrix(task["matrix"]).solve_tsp()
    return {"wall": time.perf_counter() - start, "tour": tour[:-1]}
