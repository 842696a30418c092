"""Figures with about three digits, and ranks."""
import math


def figure(number):
    if not number:
        return None
    return f"{number:.{0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3}f}"


def rank(values, share):
    """The value that so great a share of the values is not above; they are in order."""
    return values[max(0, math.ceil(share * len(values)) - 1)] if values else None
