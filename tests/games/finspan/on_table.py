"""Positions of Finspan for tests: written by hand, played in notation."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import event_seen
from seaboard.core.position import read_position
from seaboard.core.state import Notes
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.printed import SLOT_NAMES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.positions import write_state

Json = dict[str, Any]


def table(*seats: Json, options: Json | None = None, game: Any = GAME, **state: Any) -> Finspan:
    """A position with these seats; the first is to move unless it says otherwise."""
    position = {
        "seaboard": "position",
        "format": 1,
        "game": "finspan",
        "rules": GAME.rules_version,
        "pack": game.pack,
        "seats": len(seats),
        "options": options or {},
        "state": {"seats": list(seats), **state},
    }
    loaded = read_position(game, position)
    assert isinstance(loaded, Finspan)
    return loaded


def play(state: Finspan, *moves: str) -> Finspan:
    """Make these moves, one after the other; every one must be legal."""
    for text in moves:
        state.apply(GAME.parse(state, text))
    return state


def offered(state: Finspan, kind: str = "") -> set[str]:
    """The legal moves in notation, all or those of one kind without it: `egg` gives slots, `play` cards."""
    texts = {move.text for move in GAME.moves(state)}
    return {text[len(kind) + 1 :] for text in texts if text.startswith(f"{kind}:")} if kind else texts


def seat(state: Finspan, number: int = 0) -> Json:
    """One seat as positions write it."""
    written: Json = write_state(state)["seats"][number]
    return written


def slot(state: Finspan, name: str, number: int = 0) -> Json:
    """What lies in a slot."""
    found: Json = seat(state, number)["ocean"].get(name, {})
    return found


def slots_with(state: Finspan, token: str, number: int = 0) -> Json:
    """Slots that hold eggs, young or a school, and how many."""
    ocean = seat(state, number)["ocean"]
    return {name: int(ocean[name][token]) for name in SLOT_NAMES if ocean.get(name, {}).get(token)}


def tokens(state: Finspan, number: int = 0) -> tuple[int, int, int]:
    """How many eggs, young and schools an ocean holds."""
    ocean = state.oceans[number]
    return int(ocean.eggs), int(ocean.young), int(ocean.schools)


def pay_anything(state: Finspan) -> Finspan:
    """Go on with a play that was begun: the first slot or payment that is offered."""
    while state.top is not None and state.top.kind == c.PLAYING:
        state.apply(state.legal()[0])
    return state


def decline_all(state: Finspan) -> Finspan:
    """Leave every benefit until the next turn (or the end)."""
    while state.top is not None and state.top.kind != c.TURN:
        state.apply(GAME.timeout(state))
    return state


def events(state: Finspan, *moves: str) -> list[Json]:
    """What is told to everybody while these moves are made."""
    state.notes = Notes()
    play(state, *moves)
    told = [event_seen(event, None) for event in state.notes.events]
    state.notes = None
    return [event for event in told if event is not None]


def kinds(told: list[Json]) -> list[str]:
    return [str(event["kind"]) for event in told]
