"""Queries one after the other, each timed, their answers written to a file."""
import time


def opened(open_engine):
    """The engine, and the seconds that opening it took."""
    start = time.perf_counter()
    return open_engine(), time.perf_counter() - start


def loop(requests, ask, file, measures=None):
    """Asks for everything in turn. `ask` gives an answer as a line of text, or None where there is none.

    The first request is asked before the clock starts, so that opening what it touches counts for nothing. `measures`
    reads minutes and kilometres out of an answer, after the clock.
    """
    ask(requests[0])
    each, found, written = [], [], 0
    wall, processor = time.perf_counter(), time.process_time()
    with open(file, "w") as answers:
        for request in requests:
            start = time.perf_counter()
            answer = ask(request)
            each.append(time.perf_counter() - start)
            if answer:
                written += answers.write(answer)
                found.append(answer)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    return {"wall": wall, "processor": processor, "each": each, "written": written, "answers": told(found, measures)}


def told(found, measures):
    """How many answers there are, and what they are on average."""
    if not found or not measures:
        return f"{len(found)} found"
    minutes, kilometres = (sum(values) / len(found) for values in zip(*map(measures, found)))
    return f"{len(found)} found, {minutes:.2f} min, {kilometres:.2f} km"
