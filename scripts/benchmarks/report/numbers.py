"""Figures with about three digits, and ranks."""
import math


def figure(number):
    if not number:
        return None
    size = abs(number)
    return f"{number:.0f}" if size >= 100 else f"{number:.1f}" if size >= 10 else f"{number:.2f}" if size >= 1 else f"{number:.3f}"


def rank(values, share):
    """The value that so great a share of the values is not above; they are in order."""
    return values[max(0, math.ceil(share * len(values)) - 1)] if values else None
