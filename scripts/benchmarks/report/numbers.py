"""Figures with about three digits, and ranks."""
import math


def figure(number):
    if not number:
        return None
    return f"{number:.{min(6, max(0, 2 - math.floor(math.log10(number))))}f}"


def rank(values, share):
    """The value that so great a share of the values is not above; they are in order."""
    return values[max(0, math.ceil(share * len(values)) - 1)] if values else None
