"""Effects as a pack writes them, read into the numbers that the rules carry out. The rules know these names only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p

Op = tuple[int, int, int, int]
SHUFFLE_FROM = {"hidden": 1, "revealed": 2, "any": 3}
SHUFFLE_WITH = {"centre": 1, "octopus": 2}
CARDS_FROM = {"hand": 1, "discard": 2, "deck": 4}


def octopus_ops(effect: object, path: str, blocks: Sequence[str]) -> list[Op]:
    """The steps of an effect of the octopus side."""
    if not isinstance(effect, list):
        raise Refused("field-not-list", field=path)
    if len(effect) > p.OPS:
        raise Refused("field-wrong-length", field=path, length=len(effect), expected=int(p.OPS))
    return [_octopus_op(Fields(op, f"{path}[{i}]"), blocks) for i, op in enumerate(effect)]


def _octopus_op(fields: Fields, blocks: Sequence[str]) -> Op:
    name = fields.choice("op", OCTOPUS_OPS)
    op = OCTOPUS_OPS[name](fields, blocks)
    fields.done()
    return op


def _swap(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_SWAP), fields.number("times", 1, 4), 0, 0


def _shuffle(fields: Fields, blocks: Sequence[str]) -> Op:
    count = fields.number("count", 2, 9)
    source = SHUFFLE_FROM[fields.choice("from", SHUFFLE_FROM)]
    return int(p.OP_SHUFFLE), count, source, _flags(fields, "with", SHUFFLE_WITH, [])


def _hide(fields: Fields, blocks: Sequence[str]) -> Op:
    flags = int(p.HIDES_NOT_ITSELF) if fields.any("exclude", None) is not None else 0
    if flags:
        fields.choice("exclude", ["itself"])
    if fields.any("count", None) == "all":
        return int(p.OP_HIDE), 1, 9, flags | int(p.HIDES_ALL)
    low, high = _amount(fields, 9)
    return int(p.OP_HIDE), low, high, flags


def _learn(fields: Fields, blocks: Sequence[str]) -> Op:
    low, high = _amount(fields, 6)
    to_hand = fields.choice("card_to", ["discard", "hand"], "discard") == "hand"
    return int(p.OP_LEARN), low, high, int(to_hand)


def _remove(fields: Fields, blocks: Sequence[str]) -> Op:
    low, high = _amount(fields, 6)
    return int(p.OP_REMOVE), low, high, _flags(fields, "from", {"hand": 1, "discard": 2})


def _eat(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_EAT), blocks.index(fields.choice("food", blocks)), 0, 0


def _hand_limit(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_HAND_LIMIT), fields.number("value", 1, 12), 0, 0


def _draw_to_limit(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_DRAW_TO_LIMIT), 0, 0, 0


def _tutor(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_TUTOR), fields.number("count", 1, 3), 0, _flags(fields, "from", {"deck": 4, "discard": 2})


def _calm(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_CALM), 0, fields.number("max", 1, 15), 0


def _send_home(fields: Fields, blocks: Sequence[str]) -> Op:
    return int(p.OP_SEND_HOME), 0, 0, 0


OCTOPUS_OPS: dict[str, Callable[[Fields, Sequence[str]], Op]] = {
    "swap": _swap,
    "shuffle": _shuffle,
    "hide": _hide,
    "learn": _learn,
    "remove_card": _remove,
    "eat": _eat,
    "set_hand_limit": _hand_limit,
    "draw_to_limit": _draw_to_limit,
    "tutor": _tutor,
    "discard_current": _calm,
    "shark_to_hide": _send_home,
}

# The windows in which an effect of a shark card can work at all.
_ROLLED = ("after_roll", "pre_move")
SHARK_OPS: dict[str, tuple[int, tuple[str, ...]]] = {
    "reroll": (int(p.SK_REROLL), _ROLLED),
    "return_and_pick": (int(p.SK_RETURN), ("drawn_not_rolled",)),
    "draw_and_roll_extra": (int(p.SK_EXTRA_DIE), _ROLLED),
    "raise_die": (int(p.SK_RAISE), _ROLLED),
    "purge_confrontation": (
        int(p.SK_PURGE),
        ("any_own_step", "draw", "after_roll", "pre_move", "search", "spend_energy"),
    ),
    "store_die": (int(p.SK_STORE), _ROLLED),
    "turn_180": (int(p.SK_TURN), _ROLLED),
    "hunger_die_for_red_six": (int(p.SK_BOLD), _ROLLED),
    "ignore_trap": (int(p.SK_IGNORE_TRAP), ("trap_revealed",)),
    "extra_step": (int(p.SK_STEP), ("move",)),
}


def shark_op(fields: Fields) -> tuple[int, int, int]:
    """The effect of a shark card."""
    name = fields.choice("op", SHARK_OPS)
    a, b = 0, 0
    if name == "reroll":
        a, b = _amount(fields, 5)
    elif name == "return_and_pick":
        a, b = fields.number("give", 1, 3), fields.number("take", 1, 3)
    elif name == "store_die":
        a = fields.number("count", 1, 1)
    elif name in ("draw_and_roll_extra", "purge_confrontation", "extra_step"):
        a = fields.number("count", 1, 3)
    fields.done()
    return SHARK_OPS[name][0], a, b


def tile_op(fields: Fields) -> Op:
    """The ability of a growth tile."""
    name = fields.choice("op", ["reroll", "energy_bonus", "draw_extra"])
    if name == "reroll":
        low, high = _amount(fields, 3)
        op = (int(p.SK_REROLL), high, 0, 0)
    elif name == "draw_extra":
        op = (int(p.SK_DRAW_EXTRA), fields.number("count", 1, 3), 0, 0)
    else:
        low = fields.number("low", 1, 18)
        high = fields.number("high", low, 18)
        op = (int(p.SK_BONUS), low, high, fields.number("add", 1, 18))
    fields.done()
    return op


def _amount(fields: Fields, most: int) -> tuple[int, int]:
    """`count`: exactly so many; `min` and `max`: from so many up to so many."""
    if fields.has("count"):
        count = fields.number("count", 1, most)
        return count, count
    high = fields.number("max", 1, most)
    return fields.number("min", 0, high), high


def _flags(fields: Fields, name: str, known: dict[str, int], default: Any = ...) -> int:
    flags = 0
    for i, word in enumerate(fields.list(name, default=default)):
        flags |= known[one_of(word, known, f"{fields.at(name)}[{i}]")]
    if not flags and default is ...:
        raise Refused("field-missing", field=fields.at(name))
    return flags
