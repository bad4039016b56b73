"""Action numbers and their notation: `dive:P`, `play:porkfish`, `place:P1`, `pay-egg:G2`, `egg:P1`, `stop` ..."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.finspan import actions as a
from seaboard.games.finspan.components import SITE_NAMES, SLOT_NAMES
from seaboard.games.finspan.notation import COLOURS
from seaboard.games.finspan.ocean import TOP
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.table import slot_name

# first action, its notation; in the order of their numbers
PLAIN = {
    int(a.STOP): "stop",
    int(a.TAKE_CARD): "draw",
    int(a.TAKE_INSTEAD): "draw-instead",
    int(a.ALL_EGGS): "all-eggs",
    int(a.BACK): "back",
    int(a.KEEP_NONE): "keep-none",
    int(a.FINISH): "finish",
}
ON_SLOTS = (
    (int(a.PLACE), "place"),
    (int(a.TO), "to"),
    (int(a.LAY_EGG), "egg"),
    (int(a.HATCH_EGG), "hatch"),
    (int(a.ADD_YOUNG), "young"),
    (int(a.PUSH_YOUNG), "push-young"),
    (int(a.PUSH_SCHOOL), "push-school"),
    (int(a.PAY_EGG), "pay-egg"),
    (int(a.PAY_YOUNG), "pay-young"),
    (int(a.PAY_SCHOOL), "pay-school"),
    (int(a.USE), "use"),
)
ON_CARDS = (
    (int(a.PLAY_CARD), "play"),
    (int(a.DISCARD), "discard"),
    (int(a.RETRIEVE_CARD), "retrieve"),
    (int(a.TUCK_CARD), "tuck"),
    (int(a.KEEP), "keep"),
)
KINDS = (*PLAIN.values(), "dive", *(kind for _, kind in ON_SLOTS), *(kind for _, kind in ON_CARDS))


def describe(state: Finspan, action: int) -> Move:
    """An action of the actor with its names."""
    if action in PLAIN:
        return Move(action, PLAIN[action], PLAIN[action])
    if action < a.PLACE:
        site = action - int(a.DIVE)
        return Move(action, f"dive:{SITE_NAMES[site]}", "dive", {"site": COLOURS[site]})
    if action < a.PLAY_CARD:
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
        return int(a.DIVE) + SITE_NAMES.index(target)
    for first, word in ON_SLOTS:
        if kind == word and target in SLOT_NAMES:
            return first + SLOT_NAMES.index(target)
    for first, word in ON_CARDS:
        if kind == word and target in names[: int(a.DISCARD) - int(a.PLAY_CARD)]:
            return first + names.index(target)
    return None


def _fish_at(state: Finspan, slot: int) -> str:
    seat = int(state.actor())
    fish = int(state.oceans[seat].mat[TOP + slot]) if seat >= 0 else -1
    return state.names[fish] if fish >= 0 else "empty_slot"
