"""Action numbers and their notation: `dive:P`, `play:porkfish`, `place:P1`, `pay-egg:G2`, `egg:P1`, `stop` ..."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.finspan.box.effect_text import COLOURS
from seaboard.games.finspan.box.printed import SITE_NAMES, SLOT_NAMES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.table import slot_name
from seaboard.games.finspan.state import Finspan

# first action, its notation; in the order of their numbers
PLAIN = {
    int(c.STOP): "stop",
    int(c.TAKE_CARD): "draw",
    int(c.TAKE_INSTEAD): "draw-instead",
    int(c.ALL_EGGS): "all-eggs",
    int(c.BACK): "back",
    int(c.KEEP_NONE): "keep-none",
    int(c.FINISH): "finish",
}
ON_SLOTS = (
    (int(c.PLACE), "place"),
    (int(c.TO), "to"),
    (int(c.LAY_EGG), "egg"),
    (int(c.HATCH_EGG), "hatch"),
    (int(c.ADD_YOUNG), "young"),
    (int(c.PUSH_YOUNG), "push-young"),
    (int(c.PUSH_SCHOOL), "push-school"),
    (int(c.PAY_EGG), "pay-egg"),
    (int(c.PAY_YOUNG), "pay-young"),
    (int(c.PAY_SCHOOL), "pay-school"),
    (int(c.USE), "use"),
)
ON_CARDS = (
    (int(c.PLAY_CARD), "play"),
    (int(c.DISCARD), "discard"),
    (int(c.RETRIEVE_CARD), "retrieve"),
    (int(c.TUCK_CARD), "tuck"),
    (int(c.KEEP), "keep"),
)
KINDS = (*PLAIN.values(), "dive", *(kind for _, kind in ON_SLOTS), *(kind for _, kind in ON_CARDS))


def describe(state: Finspan, action: int) -> Move:
    """An action of the actor with its names."""
    if action in PLAIN:
        return Move(action, PLAIN[action], PLAIN[action])
    if action < c.PLACE:
        site = action - int(c.DIVE)
        return Move(action, f"dive:{SITE_NAMES[site]}", "dive", {"site": COLOURS[site]})
    if action < c.PLAY_CARD:
        first, kind = [entry for entry in ON_SLOTS if entry[0] <= action][-1]
        slot = action - first
        return Move(
            action,
            f"{kind}:{SLOT_NAMES[slot]}",
            kind,
            {"slot": slot_name(slot), "fish": _fish_at(state, slot)},
        )
    first, kind = [entry for entry in ON_CARDS if entry[0] <= action][-1]
    name = state.names[action - first]
    return Move(action, f"{kind}:{name}", kind, {"card": name})


def step_text(state: Finspan, action: int) -> str:
    return describe(state, action).text


def action_of(names: list[str], text: str) -> int | None:
    """The number of a notation, whatever the position; None if it is none."""
    kind, _, target = text.partition(":")
    for action, word in PLAIN.items():
        if text == word:
            return action
    if kind == "dive" and target in SITE_NAMES:
        return int(c.DIVE) + SITE_NAMES.index(target)
    for first, word in ON_SLOTS:
        if kind == word and target in SLOT_NAMES:
            return first + SLOT_NAMES.index(target)
    for first, word in ON_CARDS:
        if kind == word and target in names[: int(c.DISCARD) - int(c.PLAY_CARD)]:
            return first + names.index(target)
    return None


def _fish_at(state: Finspan, slot: int) -> str:
    seat = int(state.actor())
    fish = int(state.oceans[seat].top[slot]) if seat >= 0 else -1
    return state.names[fish] if fish >= 0 else "empty_slot"
