"""One line of a table: a program, and how it does the task."""
import dataclasses
import typing


@dataclasses.dataclass
class Contender:
    name: str
    run: typing.Callable
    """Given the number of the round, from 0, does the task once and tells what it took."""
    count: int = 1
    """How many queries one run answers."""
    is_ours: bool = False
    compared: bool = True
    """Whether it does the same as the others."""
    rounds: int | None = None
    """At most so many rounds, where one takes minutes."""
