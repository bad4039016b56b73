"""Cards, numbers and layouts, read once from `components.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from seaboard.games.tranquility.charter import Charter, Layout, Numbers
from seaboard.games.tranquility.codes import CELLS, ISLANDS, MOST_ROWS, MOST_SEATS
from seaboard.games.tranquility.options import FLIPS, HALVES, MODES, SOLO_STARTS, TranquilityOptions

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

# The names of card numbers from START on; an island is named by its value.
KIND_NAMES = (
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
    return int(card) if card <= ISLANDS else KIND_NAMES[card - ISLANDS - 1]


def card_number(name: object) -> int | None:
    """The number of a card so named, or None."""
    if isinstance(name, int) and not isinstance(name, bool):
        return name if 1 <= name <= ISLANDS else None
    return int(ISLANDS) + 1 + KIND_NAMES.index(name) if name in KIND_NAMES else None


def numbers_from(values: list[int]) -> vec[i64]:
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def _read_layout(data: dict[str, Any]) -> tuple[Layout, list[str]]:
    """A layout and the names of its cells, such as r1c1, in reading order."""
    names: list[str] = []
    row_of: list[int] = []
    column_of: list[int] = []
    row_start: list[int] = []
    for row, (first, last) in enumerate(data["rows"]):
        row_start.append(len(names))
        for column in range(first, last + 1):
            name = f"r{row + 1}c{column}"
            if name not in data["opening"]:
                names.append(name)
                row_of.append(row)
                column_of.append(column)
    row_start.append(len(names))
    assert len(names) == CELLS, "every sea has 36 cells"
    assert len(data["rows"]) <= MOST_ROWS, "every sea has at most 8 rows"
    layout = Layout(
        len(data["rows"]),
        numbers_from(row_of),
        numbers_from(column_of),
        numbers_from([1 << cell for cell in range(len(names))]),
        numbers_from(row_start),
        numbers_from([int(name in data["top"]) for name in names]),
        numbers_from([int(column in data["border_columns"]) for column in column_of]),
        data["rocks_leave_at"],
        sum(1 << cell for cell in range(len(names)) if row_of[cell] < DATA["halves"]["rows"]),
        sum(1 << cell for cell in range(len(names)) if column_of[cell] <= DATA["halves"]["columns"]),
    )
    return layout, names


LAYOUTS: dict[str, Layout] = {}
CELL_NAMES: dict[str, list[str]] = {}
for _mode in MODES:
    _layout = _mode if _mode in DATA["layouts"] else "standard"
    LAYOUTS[_mode], CELL_NAMES[_mode] = _read_layout(DATA["layouts"][_layout])

REMOVED: dict[str, int] = DATA["fewer_islands"]["removed"]

_CARDS: dict[str, dict[str, Any]] = DATA["cards"]
assert _CARDS["islands"]["count"] == ISLANDS
assert _CARDS["start"]["count"] == MOST_SEATS
assert _CARDS["yellow"]["count"] == _CARDS["purple"]["count"] == _CARDS["orange"]["count"]

NUMBERS = Numbers(
    {
        **{name: fact["value"] for name, fact in DATA["numbers"].items()},
        "finish_cards": _CARDS["finish"]["count"],
        "storms_of_a_colour": _CARDS["yellow"]["count"],
        "compasses": _CARDS["compass"]["count"],
        "market": DATA["duel"]["market"],
        "points_placed": DATA["duel"]["placed"],
        "points_neighbour": DATA["duel"]["neighbour"],
        "points_row": DATA["duel"]["row"],
        "points_discarded": DATA["duel"]["discarded"],
    }
)


def exploration_cards() -> list[int]:
    """TRQ-101: the exploration deck of a pyramid, in the order of the data."""
    cards: list[int] = []
    for name, count in DATA["exploration"]["deck"].items():
        number = card_number(name)
        assert number is not None
        cards += [number] * count
    return cards


def charter_of(options: TranquilityOptions) -> Charter:
    """The options of a table as the rules use them."""
    explored = exploration_cards() if options.mode == "pyramid" else []
    charter = Charter(LAYOUTS[options.mode], NUMBERS, numbers_from(explored), options)
    charter.mode = MODES.index(options.mode)
    charter.removed = REMOVED[options.fewer_islands]
    charter.rocks = options.rocks
    charter.monsters = options.monsters
    charter.storms = options.storms
    charter.shortfall_loses = options.start_shortfall == "lose"
    if options.mode != "duel":
        charter.concedes_when_hopeless = options.concede == "hopeless"
        charter.concedes_always = options.concede == "always"
    charter.monster_hits_start = options.monster_hits_start
    charter.opening_reshuffles = options.opening_storms == "reshuffle"
    charter.purple_avoids = options.purple_stack == "avoid"
    charter.active_decides = options.compass_decider == "active"
    charter.any_row_pays = options.row_compass == "any"
    charter.any_hand_pays = options.compass_any_hand
    charter.solo_start = SOLO_STARTS.index(options.solo_start)
    charter.flips = options.daynight_flip == FLIPS[0]
    charter.rows_only = options.daynight_half == HALVES[1]
    return charter
