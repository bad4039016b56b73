"""Cards, numbers and layouts, read once from `components.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from seaboard.games.tranquility.options import MODES

DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
CARDS: Final[dict[str, dict[str, Any]]] = DATA["cards"]
REMOVED: Final[dict[str, int]] = DATA["fewer_islands"]["removed"]
LAST_ISLAND: Final[int] = CARDS["islands"]["count"]

# The names of card numbers after the islands; an island is named by its value.
KIND_NAMES: Final = (
    "start",
    "finish",
    "monster",
    "yellow",
    "purple",
    "orange",
    "rocks",
    "compass",
    "border",
)


def card_name(card: int) -> int | str:
    """The name of a card: its value for an island, else a word.

    >>> card_name(17), card_name(82)
    (17, 'finish')
    """
    return int(card) if card <= LAST_ISLAND else KIND_NAMES[card - LAST_ISLAND - 1]


def card_number(name: object) -> int | None:
    """The number of a card so named, or None."""
    if isinstance(name, int) and not isinstance(name, bool):
        return name if 1 <= name <= LAST_ISLAND else None
    return LAST_ISLAND + 1 + KIND_NAMES.index(name) if name in KIND_NAMES else None


def layout_of(mode: str) -> dict[str, Any]:
    """The sea of a mode as it is laid out."""
    layouts: dict[str, dict[str, Any]] = DATA["layouts"]
    return layouts.get(mode, layouts["standard"])


def cells_of(mode: str) -> list[tuple[int, int]]:
    """Row and column of every cell of a mode, counted from 1, in reading order."""
    layout = layout_of(mode)
    return [
        (row, column)
        for row, (first, last) in enumerate(layout["rows"], 1)
        for column in range(first, last + 1)
        if cell_name(row, column) not in layout["opening"]
    ]


def cell_name(row: int, column: int) -> str:
    return f"r{row}c{column}"


CELL_NAMES: Final[dict[str, list[str]]] = {mode: [cell_name(*cell) for cell in cells_of(mode)] for mode in MODES}


def exploration_cards() -> list[int]:
    """TRQ-101: the exploration deck of a pyramid, in the order of the data."""
    cards: list[int] = []
    for name, count in DATA["exploration"]["deck"].items():
        number = card_number(name)
        assert number is not None
        cards += [number] * count
    return cards
