"""The names of actions: numbers in a fixed range, and the notation of each."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK, FIRST_TOKEN, PAIR_ONE, PAIR_OTHER

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
    if action == c.TAKE_DECK:
        return Move(action, "take:deck", "take_deck")
    if action < c.KEEP:
        pile = action - c.TAKE_PILE
        return Move(action, f"take:{pile}", "take_pile", {"pile": pile})
    if action < c.DISCARD:
        card = FACES[action - c.KEEP]
        return Move(action, f"keep:{card}", "keep", {"card": card})
    if action < c.PLAY_PAIR:
        pile = action - c.DISCARD
        return Move(action, f"discard:{pile}", "discard", {"pile": pile})
    if action < c.END_TURN:
        one, other = FACES[PAIR_ONE[action - c.PLAY_PAIR]], FACES[PAIR_OTHER[action - c.PLAY_PAIR]]
        return Move(action, f"play:{one}+{other}", "play", {"card": one, "partner": other})
    if action == c.END_TURN:
        return Move(action, "end", "end")
    if action == c.CALL_STOP:
        return Move(action, "stop", "stop")
    if action == c.CALL_LAST_CHANCE:
        return Move(action, "last_chance", "last_chance")
    if action == c.PLAY_MERMAIDS:
        return Move(action, "mermaids", "mermaids")
    if action < c.PICK:
        pile = action - c.SEARCH
        return Move(action, f"search:{pile}", "search", {"pile": pile})
    if action < c.ROB:
        token = action - c.PICK
        copy = token - int(FIRST_TOKEN[DECK[token]]) + 1
        return Move(action, f"pick:{_token_text(token)}", "pick", {"card": FACES[DECK[token]], "copy": copy})
    seat = action - c.ROB
    return Move(action, f"rob:{seat}", "rob", {"seat": seat})


MOVES: tuple[Move, ...] = tuple(_named(action) for action in range(c.ACTIONS))
MOVE_NUMBER = {move.text: move.action for move in MOVES}
