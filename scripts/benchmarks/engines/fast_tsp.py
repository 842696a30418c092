"""fast-tsp with a tenth of a second, in which it uses one thread."""
import time

import fast_tsp


def answer(task):
    start = time.perf_counter()
    tour = fast_tsp.find_tour(task["matrix"], 0.1)
    return {"wall": time.perf_counter() - start, "tour": tour}
