"""Why a move is not allowed, in the words of the rules."""

from __future__ import annotations

from collections import Counter

from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import POINTS_TO_CALL
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told.moves import MOVE_NUMBER

# The reasons, each with the clause that it rests on.
RULES = {
    "too-few-points": "SSP-20",
    "call-stands": "SSP-R11",
    "not-a-pair": "SSP-25",
    "not-in-hand": "SSP-23",
    "deck-empty": "SSP-R4",
    "pile-empty": "SSP-16",
    "take-first": "SSP-12",
    "taken-already": "SSP-12",
    "hand-safe": "SSP-73",
    "own-hand": "SSP-31",
    "not-drawn": "SSP-14",
    "keep-first": "SSP-14",
    "discard-first": "SSP-14",
    "other-pile-first": "SSP-15",
    "search-first": "SSP-27",
    "pick-first": "SSP-27",
    "not-in-pile": "SSP-27",
    "rob-first": "SSP-31",
    "needs-crabs": "SSP-17",
    "needs-swimmer": "SSP-31",
    "four-mermaids": "SSP-63",
    "other-step": "SSP-12",
    "other-target": "",
}
CODES = tuple(f"sea_salt_paper-{word}" for word in RULES)
CLAUSES = {f"sea_salt_paper-{word}": clause for word, clause in RULES.items() if clause}


def refused(word: str, **facts: object) -> Refused:
    return Refused(f"sea_salt_paper-{word}", **facts)


def reason_against(state: SeaSaltPaper, text: str) -> Refused | None:
    """The rule that forbids a move, if it is one of this game's own."""
    kind, _, rest = text.partition(":")
    if text not in MOVE_NUMBER:
        cards = rest.split("+")
        if kind != "play" or len(cards) != 2 or any(card not in FACES for card in cards):
            return None
        turned = MOVE_NUMBER.get(f"play:{cards[1]}+{cards[0]}")
        if turned is None:
            return refused("not-a-pair", move=text, cards=" + ".join(cards))
        if state.is_legal(turned):  # the right pair in the wrong order: the nearest move is offered
            return None
    phase = c.PHASES[state.phase]
    if phase == "take":
        return _while_taking(text, kind, rest)
    if phase == "play":
        return _while_playing(state, text, kind, rest)
    if kind == phase:
        return _wrong_target(state, phase, text, rest)
    return refused(f"{phase}-first", move=text)


def _while_taking(text: str, kind: str, rest: str) -> Refused:
    if text == "take:deck":
        return refused("deck-empty", move=text)
    if kind == "take":
        return refused("pile-empty", move=text, pile=int(rest))
    reason = _out_of_the_blue(text, kind) if kind != "mermaids" else None
    return reason or refused("take-first", move=text)


def _while_playing(state: SeaSaltPaper, text: str, kind: str, rest: str) -> Refused | None:
    if kind in ("take", "keep", "discard"):
        return refused("taken-already", move=text)
    if kind in ("stop", "last_chance"):
        if state.call != c.NO_CALL:
            return refused("call-stands", move=text, call=c.CALLS[state.call])
        points = int(state.points_of(state.turn))
        needed = int(POINTS_TO_CALL)
        return refused("too-few-points", move=text, points=points, needed=needed, missing=needed - points)
    if kind == "play":
        hand = Counter(state.hand_faces(state.turn))
        cards = rest.split("+")
        missing = [card for card in cards if Counter(cards)[card] > hand[card]]
        return refused("not-in-hand", move=text, card=missing[0] if missing else rest)
    return _out_of_the_blue(text, kind)


def _out_of_the_blue(text: str, kind: str) -> Refused | None:
    """What only a pair, or four mermaids, allow."""
    if kind in ("search", "pick"):
        return refused("needs-crabs", move=text)
    if kind == "rob":
        return refused("needs-swimmer", move=text)
    return refused("four-mermaids", move=text) if kind == "mermaids" else None


def _wrong_target(state: SeaSaltPaper, phase: str, text: str, rest: str) -> Refused | None:
    if phase == "keep":
        return refused("not-drawn", move=text, card=rest)
    if phase == "discard":
        return refused("other-pile-first", move=text)
    if phase == "search":
        return refused("pile-empty", move=text, pile=int(rest))
    if phase == "pick":
        return refused("not-in-pile", move=text, card=rest.partition("#")[0])
    if int(rest) == state.turn:
        return refused("own-hand", move=text)
    return refused("hand-safe", move=text, seat=int(rest)) if int(rest) < state.seats else None
