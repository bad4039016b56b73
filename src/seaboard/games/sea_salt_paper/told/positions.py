"""Positions in readable names: a table as a person can write it down."""

from __future__ import annotations

from typing import Any

from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK
from seaboard.games.sea_salt_paper.rules.memory import Memory
from seaboard.games.sea_salt_paper.rules.results import RoundResult
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

PLACE_NAMES = {
    c.PILE: "pile 0",
    c.PILE << 1: "pile 1",
    **{c.HELD_BY << seat: f"hand {seat}" for seat in range(c.MOST_SEATS)},
}


def write_state(state: SeaSaltPaper) -> dict[str, Any]:
    return {
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": c.PHASES[state.phase],
        "call": c.CALLS[state.call],
        "caller": _seat_or_none(state.caller),
        "opened": [seat for seat in range(state.seats) if (state.opened >> seat) & 1],
        "totals": [int(total) for total in state.totals],
        "deck": _names(state.deck.listed()),
        "piles": [_names(state.pile_0.listed()), _names(state.pile_1.listed())],
        "hands": [state.hand_faces(seat) for seat in range(state.seats)],
        "areas": [_pairs(state.area(seat)) for seat in range(state.seats)],
        "laid_order": [int(code // c.N_PAIRS) for code in state.laid.listed()],
        "drawn": _names([int(face) for face in (state.drawn, state.drawn_too) if face >= 0]),
        "searched": int(state.searched) if state.phase == c.PICKING else None,
        "last_to_end": _seat_or_none(state.last_to_end),
        "rounds": [_write_round(result) for result in state.history],
        "ending": c.ENDINGS[state.ending] if state.phase == c.OVER else None,
        "winners": [seat for seat in range(state.seats) if (state.winners >> seat) & 1],
        "memory": [_write_memory(state.memory(), seat) for seat in range(state.seats)],
    }


def _write_memory(memory: Memory, seat: int) -> dict[str, Any] | None:
    """What a seat has seen: card, where it may be (nowhere: laid down), and when it was laid on a pile (-: perhaps)."""
    if not (memory.watching >> seat) & 1:
        return None
    start = seat * c.OBSERVER
    seen = []
    for token in range(c.N_CARDS):
        fact = int(memory.facts[start + token])
        if fact & c.PLACES != c.UNSEEN:
            places = [name for bit, name in PLACE_NAMES.items() if fact & bit]
            seen.append([FACES[DECK[token]], places, -(fact // c.LAID) if fact & c.DOUBTFUL else fact // c.LAID])
    adrift = bool(memory.facts[start + c.ANY_ADRIFT])
    unseen_in = [int(memory.facts[start + c.UNSEEN_IN + other]) for other in range(memory.seats)]
    return {"moment": int(memory.moment), "seen": sorted(seen), "unseen_in": unseen_in, "adrift": adrift}


def _write_round(result: RoundResult) -> dict[str, Any]:
    return {
        "call": c.CALLS[result.call],
        "ender": int(result.caller),
        "bet_won": result.bet_won,
        "points": list(result.points),
        "bonuses": list(result.bonuses),
        "scored": list(result.scored),
    }


def _names(faces: list[int]) -> list[str]:
    return [FACES[face] for face in faces]


def _pairs(faces: list[int]) -> list[list[str]]:
    return [[FACES[faces[i]], FACES[faces[i + 1]]] for i in range(0, len(faces), 2)]


def _seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None
