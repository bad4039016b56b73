"""The state as JSON: the open table of a view, and the whole of a position."""

from __future__ import annotations

from typing import Any

from seaboard.games.finspan.box.effect_text import write_units
from seaboard.games.finspan.box.printed import DECISION_NAMES, ICONS, RAVEL_NAMES, SITE_NAMES, SLOT_NAMES
from seaboard.games.finspan.options import TILE_NAMES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import FRAME_NAMES, Frame
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.payment import ACTION, FORCED, HAND_PLACE
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.moves import describe
from seaboard.games.finspan.told.written_ocean import write_ocean

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
    written["box"] = _places(state).get(int(c.IN_BOX), [])
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
    first = int(c.UNDER_FISH) + seat * int(c.SLOTS)
    under = {slot: places[first + slot] for slot in range(int(c.SLOTS)) if first + slot in places}
    return {
        "ocean": write_ocean(ocean, state.names, under, state.numbers),
        "hand": [state.names[card] for card in ocean.hand.listed()],
        "discard": [state.names[card] for card in ocean.discard.listed()],
        "divers": int(ocean.divers),
        "plays": int(ocean.plays),
        "dives": {site: int(ocean.dives[i]) for i, site in enumerate(SITE_NAMES)},
        "noted": [int(ocean.noted[week]) for week in range(int(c.SCORED_WEEKS))],
        "most": [int(ocean.most[week]) for week in range(int(c.SCORED_WEEKS))],
        "used": [name for slot, name in enumerate(SLOT_NAMES) if int(ocean.used) >> slot & 1],
        "kept": state.names[int(ocean.kept)] if ocean.kept != c.NO_FISH else None,
    }


def _write_nautoma(nautoma: Nautoma, places: dict[int, list[str]]) -> Json:
    weeks = int(c.SCORED_WEEKS)
    noted = [int(points) for points in nautoma.noted]
    return {
        "eggs": int(nautoma.eggs),
        "young": int(nautoma.young),
        "schools": int(nautoma.schools),
        "fish": places.get(int(c.WITH_NAUTOMA), []),
        "markers": int(nautoma.markers),
        "schooled": bool(nautoma.schooled),
        "shown": [DECISION_NAMES[card] for card in nautoma.shown.listed()],
        "last": DECISION_NAMES[int(nautoma.last)] if nautoma.last != c.NO_CARD else None,
        "noted": noted[:weeks],
        "most": noted[weeks : 2 * weeks],
        "ravel_card": RAVEL_NAMES[int(nautoma.ravel_card)] if nautoma.strength else None,
        "ravel": noted[2 * weeks :],
    }


def _write_frame(state: Finspan, frame: Frame) -> Json:
    kind = frame.kind
    card = state.names[int(frame.card)] if frame.card != c.NO_FISH and kind != c.DECIDING else None
    slot = SLOT_NAMES[int(frame.slot)] if frame.slot != c.NO_SLOT and kind != c.DIVING else None
    written: Json = {"what": FRAME_NAMES[int(kind)], "seat": int(frame.seat)}
    if kind == c.TURN:
        written["chosen"] = bool(frame.units)
    elif kind == c.PLAYING:
        into = [name for i, name in enumerate(SLOT_NAMES) if int(frame.whole) >> i & 1]
        written |= {"card": card, "slot": slot, "into": into, "diver": bool(frame.left)}
    elif kind == c.BENEFIT:
        written |= {"card": card, "slot": slot, "units": write_benefit(frame.units)}
        written |= {"whole": write_benefit(frame.whole), "left": int(frame.left)}
    elif kind == c.MOVING:
        written |= {"slot": slot, "piece": "school" if frame.left else "young"}
    elif kind == c.DIVING:
        written |= {"site": SITE_NAMES[int(frame.slot)], "step": int(frame.units)}
    elif kind == c.KEEPING:
        written["left"] = int(frame.left)
    elif kind == c.ENDING:
        written["finished"] = [seat for seat in range(int(state.seats)) if int(frame.units) >> seat & 1]
    elif kind == c.DECIDING:
        icons = [int(frame.units) >> (4 * i) & 15 for i in range(8)]
        written |= {
            "card": DECISION_NAMES[int(frame.card)],
            "icons": [ICONS[icon - 1] for icon in icons if icon],
        }
    return written


def write_benefit(units: int) -> str:
    return write_units([int(units) >> (4 * primitive) & 15 for primitive in range(int(c.PRIMITIVES))])


def _write_step(state: Finspan, step: int) -> Json:
    text = describe(state, step & int(ACTION)).text
    return {"step": text, "forced": bool(step & int(FORCED)), "place": step // int(HAND_PLACE)}
