"""What the bytes of an observation mean: the slices of a row, in order and without gaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod

MOST = 255  # a larger count is written as this


@dataclass(frozen=True)
class Slice:
    """A part of a row: `row[start:start + size]`, reshaped to `shape`, holds whole numbers 0 … high."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size


class Rows:
    """Slices in the making, each beginning where the one before ends.

    >>> rows = Rows()
    >>> rows.add("phase", 8, "what is being decided, one of", high=1)
    >>> rows.add("piles", (2, 46), "the top card of each pile, one of", high=1)
    >>> rows.slices[1].start, rows.width
    (8, 100)
    """

    def __init__(self) -> None:
        self.slices: list[Slice] = []

    @property
    def width(self) -> int:
        return self.slices[-1].stop if self.slices else 0

    def add(self, name: str, shape: int | tuple[int, ...], meaning: str, high: int = MOST) -> None:
        whole = (shape,) if isinstance(shape, int) else shape
        self.slices.append(Slice(name, self.width, whole, high, meaning))


def moved(slices: Iterable[Slice], by: int, prefix: str) -> list[Slice]:
    """The same slices further on in a row, under longer names."""
    return [replace(part, name=prefix + part.name, start=part.start + by) for part in slices]


def width_of(slices: Sequence[Slice]) -> int:
    return slices[-1].stop if slices else 0


def oracle_of(row: Sequence[Slice], truth: Sequence[Slice], seats: int) -> tuple[Slice, ...]:
    """The rows of all seats, one's own first, and then what no seat sees."""
    width = width_of(row)
    parts: list[Slice] = []
    for other in range(seats):
        parts += moved(row, other * width, f"next_{other}." if other else "own.")
    return (*parts, *moved(truth, seats * width, "truth."))
