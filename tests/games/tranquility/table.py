"""Short words for tests: a position, moves in notation, and what can be seen of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from seaboard.core.game import event_seen
from seaboard.core.position import read_position
from seaboard.core.refused import Refused
from seaboard.core.state import Notes
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.box.printed import CELL_NAMES
from seaboard.games.tranquility.state import Tranquility

SEED = "0" * 32
EMPTY: list[list[int]] = [[], []]


def given(seats: int = 2, options: Mapping[str, object] | None = None, seed: str = SEED, **state: Any) -> Tranquility:
    """A position; without a phase the turn of the active player begins."""
    position = {
        "seaboard": "position",
        "format": 1,
        "game": "tranquility",
        "rules": 1,
        "seats": seats,
        "options": dict(options or {}),
        "random": {"seed": seed},
        "state": state,
    }
    table = read_position(GAME, position)
    assert isinstance(table, Tranquility)
    return table


def sail(seats: int = 2, seed: int = 0, **options: Any) -> Tranquility:
    """A new game."""
    return GAME.start(seats, options, seed=f"{seed:032x}")


def play(table: Tranquility, *moves: str) -> Tranquility:
    for text in moves:
        table.apply(GAME.parse(table, text))
    return table


def told(table: Tranquility, *moves: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a seat (None: everybody) is told while these moves are made."""
    table.notes = Notes()
    play(table, *moves)
    events = [event_seen(event, seat) for event in table.notes.events]
    table.notes = None
    return [event for event in events if event is not None]


def legal(table: Tranquility) -> list[str]:
    return [move.text for move in GAME.moves(table)]


def why_not(table: Tranquility, move: str) -> str:
    """The code of the refusal of a move."""
    with pytest.raises(Refused) as refusal:
        play(table, move)
    return refusal.value.code.removeprefix("tranquility-")


def hand(table: Tranquility, seat: int) -> list[Any]:
    view = GAME.view(table, seat)
    return list(view["my_hand"])


def ending(table: Tranquility) -> str | None:
    result = GAME.result(table)
    return result.ending if result is not None else None


def phase(table: Tranquility) -> str:
    return str(GAME.view(table, int(table.actor()))["phase"]) if not table.over() else "over"


def full_sea(mode: str = "standard", leave: tuple[str, ...] = (), first: int = 1, step: int = 2) -> dict[str, int]:
    """Every cell filled with rising values, but for those left out."""
    return {name: first + step * i for i, name in enumerate(CELL_NAMES[mode]) if name not in leave}


def places(table: Tranquility, card: int) -> dict[str, int]:
    """Where the active player could place a card, and the costs."""
    found = GAME.view(table, int(table.active))["places"]
    return next((dict(row["cells"]) for row in found if row["card"] == card), {})
