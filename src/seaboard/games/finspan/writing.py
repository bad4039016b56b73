"""The state as JSON: the open table of a view, and the whole of a position."""

from __future__ import annotations

from typing import Any

from seaboard.games.finspan.components import DECISION_NAMES, ICONS, RAVEL_NAMES, SITE_NAMES, SLOT_NAMES
from seaboard.games.finspan.frames import (
    BENEFIT,
    DECIDING,
    DIVING,
    ENDING,
    FRAME_NAMES,
    KEEPING,
    MOVING,
    PLAYING,
    TURN,
    Frame,
)
from seaboard.games.finspan.moves import describe
from seaboard.games.finspan.nautoma import NO_CARD, Nautoma
from seaboard.games.finspan.notation import write_units
from seaboard.games.finspan.ocean import DIVES, MOST, NOTED
from seaboard.games.finspan.oceans import write_ocean
from seaboard.games.finspan.options import TILE_NAMES
from seaboard.games.finspan.playing import ACTION, FORCED, HAND_PLACE
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.table import (
    IN_BOX,
    UNDER_FISH,
    WITH_NAUTOMA,
)
from seaboard.games.finspan.tables import (
    NO_FISH,
    NO_SLOT,
    SCORED_WEEKS,
    SLOTS,
)

Json = dict[str, Any]


def write_table(state: Finspan) -> Json:
    """All that lies open: what a view shows and a position begins with."""
    places = _places(state)
    return {
        "week": int(state.week),
        "first": int(state.first),
        "active": int(state.active),
        "tiles": [TILE_NAMES[int(tile)] for tile in state.tiles],
        "seats": [_write_seat(state, seat, places) for seat in range(int(state.seats))],
        "nautoma": _write_nautoma(state.nautoma, places) if state.nautoma is not None else None,
        "pending": [_write_frame(state, frame) for frame in frames_of(state)],
        "paid": [_write_step(state, int(step)) for step in state.paid.listed()],
        "backs": int(state.backs),
    }


def write_state(state: Finspan) -> Json:
    written = write_table(state)
    if state.nautoma is not None:
        written["nautoma"]["deck"] = [DECISION_NAMES[card] for card in reversed(state.nautoma.deck.listed())]
    written["deck"] = [state.names[card] for card in reversed(state.deck.listed())]
    written["box"] = _places(state).get(int(IN_BOX), [])
    written["reveals"] = int(state.reveals)
    return written


def frames_of(state: Finspan) -> list[Frame]:
    """From the bottom to the top."""
    frames: list[Frame] = []
    frame = state.top
    while frame is not None:
        frames.insert(0, frame)
        frame = frame.below
    return frames


def _places(state: Finspan) -> dict[int, list[str]]:
    """The cards that lie in each place, in the order of their numbers."""
    places: dict[int, list[str]] = {}
    for name, place in zip(state.names, state.lies, strict=False):  # forage fish, the last names, lie nowhere else
        places.setdefault(int(place), []).append(name)
    return places


def _write_seat(state: Finspan, seat: int, places: dict[int, list[str]]) -> Json:
    ocean = state.oceans[seat]
    first = int(UNDER_FISH) + seat * int(SLOTS)
    under = {slot: places[first + slot] for slot in range(int(SLOTS)) if first + slot in places}
    return {
        "ocean": write_ocean(ocean, state.names, under, state.tables),
        "hand": [state.names[card] for card in ocean.hand.listed()],
        "discard": [state.names[card] for card in ocean.discard.listed()],
        "divers": int(ocean.divers),
        "plays": int(ocean.plays),
        "dives": {site: int(ocean.mat[DIVES + i]) for i, site in enumerate(SITE_NAMES)},
        "noted": [int(ocean.mat[NOTED + week]) for week in range(int(SCORED_WEEKS))],
        "most": [int(ocean.mat[MOST + week]) for week in range(int(SCORED_WEEKS))],
        "used": [name for slot, name in enumerate(SLOT_NAMES) if int(ocean.used) >> slot & 1],
        "kept": state.names[int(ocean.kept)] if ocean.kept != NO_FISH else None,
    }


def _write_nautoma(nautoma: Nautoma, places: dict[int, list[str]]) -> Json:
    weeks = int(SCORED_WEEKS)
    noted = [int(points) for points in nautoma.noted]
    return {
        "eggs": int(nautoma.eggs),
        "young": int(nautoma.young),
        "schools": int(nautoma.schools),
        "fish": places.get(int(WITH_NAUTOMA), []),
        "markers": int(nautoma.markers),
        "schooled": bool(nautoma.schooled),
        "shown": [DECISION_NAMES[card] for card in nautoma.shown.listed()],
        "last": DECISION_NAMES[int(nautoma.last)] if nautoma.last != NO_CARD else None,
        "noted": noted[:weeks],
        "most": noted[weeks : 2 * weeks],
        "ravel_card": RAVEL_NAMES[int(nautoma.ravel_card)] if nautoma.strength else None,
        "ravel": noted[2 * weeks :],
    }


def _write_frame(state: Finspan, frame: Frame) -> Json:
    kind = frame.kind
    card = state.names[int(frame.card)] if frame.card != NO_FISH and kind != DECIDING else None
    slot = SLOT_NAMES[int(frame.slot)] if frame.slot != NO_SLOT and kind != DIVING else None
    written: Json = {"what": FRAME_NAMES[int(kind)], "seat": int(frame.seat)}
    if kind == TURN:
        written["chosen"] = bool(frame.units)
    elif kind == PLAYING:
        into = [name for i, name in enumerate(SLOT_NAMES) if int(frame.whole) >> i & 1]
        written |= {"card": card, "slot": slot, "into": into, "diver": bool(frame.left)}
    elif kind == BENEFIT:
        written |= {"card": card, "slot": slot, "units": write_benefit(frame.units)}
        written |= {"whole": write_benefit(frame.whole), "left": int(frame.left)}
    elif kind == MOVING:
        written |= {"slot": slot, "piece": "school" if frame.left else "young"}
    elif kind == DIVING:
        written |= {"site": SITE_NAMES[int(frame.slot)], "step": int(frame.units)}
    elif kind in (KEEPING, ENDING):
        written["left"] = int(frame.left)
    elif kind == DECIDING:
        icons = [int(frame.units) >> (4 * i) & 15 for i in range(8)]
        written |= {
            "card": DECISION_NAMES[int(frame.card)],
            "icons": [ICONS[icon - 1] for icon in icons if icon],
        }
    return written


def write_benefit(units: int) -> str:
    return write_units([int(units) >> (4 * primitive) & 15 for primitive in range(9)])


def _write_step(state: Finspan, step: int) -> Json:
    text = describe(state, step & int(ACTION)).text
    return {"step": text, "forced": bool(step & int(FORCED)), "place": step // int(HAND_PLACE)}
