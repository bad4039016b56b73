"""The names of actions: numbers in a fixed range, and the notation of each."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.sea_salt_paper.codes import (
    ACTIONS,
    CALL_LAST_CHANCE,
    CALL_STOP,
    DISCARD,
    END_TURN,
    KEEP,
    PICK,
    PLAY_MERMAIDS,
    PLAY_PAIR,
    ROB,
    SEARCH,
    TAKE_DECK,
    TAKE_PILE,
)
from seaboard.games.sea_salt_paper.components import DECK, FACES, FIRST_TOKEN, PAIR_ONE, PAIR_OTHER

KINDS = (
    "take_deck",
    "take_pile",
    "keep",
    "discard",
    "play",
    "end",
    "stop",
    "last_chance",
    "mermaids",
    "search",
    "pick",
    "rob",
)


def _token_text(token: int) -> str:
    """A card of a pile: `crab/yellow` is the topmost of its face, `crab/yellow#2` the next one below."""
    face = int(DECK[token])
    copy = token - int(FIRST_TOKEN[face])
    return FACES[face] if copy == 0 else f"{FACES[face]}#{copy + 1}"


def _named(action: int) -> Move:
    if action == TAKE_DECK:
        return Move(action, "take:deck", "take_deck")
    if action < KEEP:
        pile = action - TAKE_PILE
        return Move(action, f"take:{pile}", "take_pile", {"pile": pile})
    if action < DISCARD:
        card = FACES[action - KEEP]
        return Move(action, f"keep:{card}", "keep", {"card": card})
    if action < PLAY_PAIR:
        pile = action - DISCARD
        return Move(action, f"discard:{pile}", "discard", {"pile": pile})
    if action < END_TURN:
        one, other = FACES[PAIR_ONE[action - PLAY_PAIR]], FACES[PAIR_OTHER[action - PLAY_PAIR]]
        return Move(action, f"play:{one}+{other}", "play", {"card": one, "partner": other})
    if action == END_TURN:
        return Move(action, "end", "end")
    if action == CALL_STOP:
        return Move(action, "stop", "stop")
    if action == CALL_LAST_CHANCE:
        return Move(action, "last_chance", "last_chance")
    if action == PLAY_MERMAIDS:
        return Move(action, "mermaids", "mermaids")
    if action < PICK:
        pile = action - SEARCH
        return Move(action, f"search:{pile}", "search", {"pile": pile})
    if action < ROB:
        token = action - PICK
        copy = token - int(FIRST_TOKEN[DECK[token]]) + 1
        return Move(action, f"pick:{_token_text(token)}", "pick", {"card": FACES[DECK[token]], "copy": copy})
    seat = action - ROB
    return Move(action, f"rob:{seat}", "rob", {"seat": seat})


MOVES: tuple[Move, ...] = tuple(_named(action) for action in range(ACTIONS))
