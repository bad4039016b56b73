"""Why a move cannot be made, where a rule can be named."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.buying import energy_left
from seaboard.games.kelp.rules.dice import die_name
from seaboard.games.kelp.rules.hunting import touches
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name

# The reasons against moves, each with the clause that it rests on.
RULES = {
    "not-in-hand": "KELP-33",
    "cannot-play": "KELP-35",
    "hand-full": "KELP-37",
    "nothing-to-draw": "KELP-38",
    "already-revealed": "KELP-34",
    "not-needed": "KELP-35",
    "not-revealed": "KELP-47",
    "keeps-its-place": "KELP-51",
    "not-emptied": "KELP-45",
    "cell-taken": "KELP-78",
    "no-current": "KELP-67",
    "not-ahead": "KELP-79",
    "rising-current": "KELP-81",
    "not-in-row": "KELP-98",
    "cannot-buy": "KELP-98",
    "buy-later": "KELP-75",
    "must-buy": "KELP-97",
    "not-owned": "KELP-104",
    "wrong-step": "KELP-104",
    "no-such-die": "KELP-76",
    "blue-lays": "KELP-78",
    "blue-first": "KELP-78",
    "blue-does-not-hunt": "KELP-85",
    "no-reroll-left": "KELP-117",
    "die-too-low": "KELP-86",
    "search-later": "KELP-75",
    "search-over": "KELP-75",
    "die-first": "KELP-85",
    "zone-too-far": "KELP-85",
    "zone-has-die": "KELP-86",
    "zone-too-high": "KELP-86",
    "nothing-to-find": "KELP-88",
    "hide-taken": "KELP-69",
    "no-food-left": "KELP-70",
    "pile-empty": "KELP-48",
    "not-in-supply": "KELP-48",
    "no-room-to-learn": "KELP-52",
    "shark-does": "KELP-75",
    "octopus-does": "KELP-32",
    "other-step": "KELP-75",
    "other-target": "",
}
CLAUSES = {f"kelp-{word}": clause for word, clause in RULES.items() if clause}
REFUSALS = (
    *(f"kelp-{word}" for word in RULES),
    "kelp-too-many",
    "kelp-missing",
    "kelp-wrong-pile",
    "kelp-nine-blocks",
    "kelp-no-octopus",
    "kelp-supply",
    "kelp-food",
    "kelp-dice",
    "kelp-phase",
    "kelp-trail",
    "kelp-pack-total",
    "kelp-pack-effect",
    "kelp-pack-id",
    "kelp-pack-graph",
    "kelp-pack-port",
    "kelp-pack-unreachable",
    "kelp-pack-problems",
)

# What moves begin with, and who makes them.
OCTOPUS = frozenset(("play", "discard", "remove", "food", "learn", "swap", "reveal", "shuffle", "hide", "exchange"))
OCTOPUS |= {"calm", "escape"}
FROM_POOL = frozenset(("reroll", "store", "raise", "starve", "sharpen", "current", "hunt", "save"))
SHARK = FROM_POOL | {"settle", "refill", "give-back", "pick", "lay", "swim", "step", "aim", "resolve", "counter"}
SHARK |= {"lower", "feed", "buy", "refresh", "face"}
BOTH = frozenset(("done", "draw", "extra", "use", "shark", "take"))
# The steps of the shark's turn on either side of searching and attacking (KELP-75).
BEFORE_HUNT = frozenset(("draw", "refill", "drawn", "give-back", "pick", "rolled", "reroll", "store", "raise"))
BEFORE_HUNT |= {"raise-to", "starve", "sharpen", "currents", "lay-current", "move", "swim", "glide", "moved"}
AFTER_HUNT = frozenset(("grow", "spend", "save", "buy", "refresh", "feed"))
DICE = tuple(die_name(die) for die in range(int(c.DICE)))


def is_notation(state: Kelp, text: str) -> bool:
    """Does a move begin like this, and is there such a thing in the box?"""
    kind, _, rest = text.partition(":")
    if kind not in OCTOPUS | SHARK | BOTH:
        return False
    pack = state.pack
    thing = rest.removeprefix("watched/").removeprefix("hand/").removeprefix("discard/").removeprefix("deck/")
    known = (pack.zone_names, pack.card_names, pack.skill_names, pack.block_names, DICE, p.ESCAPE_COLOURS)
    if not rest or any(thing in names for names in known) or thing in p.DICE_COLOURS:
        return True
    first = thing.partition(".")[0].partition("-")[0]
    return first in state.chart.cell_names or first in pack.zone_names or thing.startswith("pile_") or thing.isdecimal()


def refused(word: str, **facts: object) -> Refused:
    return Refused(f"kelp-{word}", **facts)


def reason_against(state: Kelp, text: str) -> Refused | None:
    """The rule against this move, or None where none can be named."""
    phase = phase_name(state)
    kind, _, rest = text.partition(":")
    if not is_notation(state, text):
        return None
    hunts = int(state.actor()) == c.SHARK
    if hunts and kind in OCTOPUS:
        return refused("octopus-does", move=text)
    if not hunts and kind in SHARK:
        return refused("shark-does", move=text)
    if kind == "use" and rest in state.pack.skill_names:
        if not hunts:
            return refused("shark-does", move=text)
        owned = state.owned[state.pack.skill_names.index(rest)] > 0
        return refused("wrong-step" if owned else "not-owned", move=text, skill=rest)
    return _as_shark(state, phase, text, kind, rest) if hunts else _as_octopus(state, phase, text, kind, rest)


# -- the octopus -----------------------------------------------------------------------------------


def _as_octopus(state: Kelp, phase: str, text: str, kind: str, rest: str) -> Refused | None:
    if kind == "food" and phase in ("action", "last-gap") and rest in state.pack.block_names:
        return refused("no-food-left", move=text, block=rest)
    if phase == "action":
        return _no_action(state, text, kind, rest)
    if rest in state.pack.zone_names:
        return _no_zone(state, phase, text, kind, rest)
    if phase == "learn" and kind == "learn":
        return _no_learning(state, text, rest)
    if phase == "calm" and kind == "calm" and rest in state.chart.cell_names:
        return refused("no-current", move=text, cell=rest)
    if phase in ("send-home", "place-shark") and kind == "shark" and rest in state.chart.cell_names:
        return refused("hide-taken", move=text, cell=rest)
    return None


def _no_action(state: Kelp, text: str, kind: str, rest: str) -> Refused | None:
    if text == "draw":
        if state.hand_size >= state.limit:
            return refused("hand-full", move=text, limit=int(state.limit))
        return refused("nothing-to-draw", move=text)
    if kind in ("play", "discard") and rest in state.pack.card_names:
        if state.hand[state.pack.card_names.index(rest)] == 0:
            return refused("not-in-hand", move=text, card=rest)
        return refused("cannot-play", move=text, card=rest)
    return None


def _no_zone(state: Kelp, phase: str, text: str, kind: str, zone: str) -> Refused | None:
    revealed = (state.revealed >> state.pack.zone_names.index(zone)) & 1
    if phase == "pay" and kind == "reveal":
        return refused("already-revealed" if revealed else "not-needed", move=text, zone=zone)
    if phase == "hide" and kind == "hide" and not revealed:
        return refused("not-revealed", move=text, zone=zone)
    if phase == "exchange" and kind == "exchange":
        return refused("keeps-its-place" if revealed else "not-revealed", move=text, zone=zone)
    return None


def _no_learning(state: Kelp, text: str, rest: str) -> Refused | None:
    pile = rest.removeprefix("pile_")
    if rest != pile and pile in p.TYPES:
        empty = state.piles[p.TYPES.index(pile)].count == 0
        return refused("pile-empty" if empty else "no-room-to-learn", move=text)
    if rest not in state.pack.block_names:
        return None
    there = state.reserve[state.pack.block_names.index(rest)] > 0
    return refused("no-room-to-learn" if there else "not-in-supply", move=text, block=rest)


# -- the shark -------------------------------------------------------------------------------------


def _as_shark(state: Kelp, phase: str, text: str, kind: str, rest: str) -> Refused | None:
    is_skill = rest in state.pack.skill_names
    is_cell = rest in state.chart.cell_names
    is_zone = rest in state.pack.zone_names
    if kind == "buy" and phase == "buy" and is_skill:
        return _no_purchase(state, text, rest)
    if kind in ("buy", "refresh", "lower") and phase not in ("buy", "refresh", "feed"):
        return refused("buy-later", move=text)
    if phase == "refresh" and kind == "refresh" and is_skill and _is_no_open_card(state, rest):
        return refused("not-in-row", move=text, skill=rest)
    if phase == "buy" and text == "done":
        return refused("must-buy", move=text)
    if kind in FROM_POOL and rest in DICE:
        return _no_die(state, phase, text, kind, rest)
    if phase in ("move", "swim", "glide") and kind in ("swim", "step"):
        return _no_swim(state, text, rest)
    if phase == "lay-current" and kind == "lay" and is_cell:
        return refused("cell-taken", field="move", cell=rest)
    if phase == "currents" and kind == "lay" and is_cell:
        return refused("blue-first", move=text)
    if phase == "refill" and kind == "refill" and is_cell:
        return refused("no-current", move=text, cell=rest)
    if phase == "hunt-zone" and kind == "aim" and is_zone:
        return _no_aim(state, text, rest)
    if kind == "aim" and is_zone and phase in BEFORE_HUNT | AFTER_HUNT | {"hunt"}:
        word = "search-later" if phase in BEFORE_HUNT else "search-over" if phase in AFTER_HUNT else "die-first"
        return refused(word, move=text)
    if phase == "settle" and kind == "settle" and is_zone:
        return refused("not-emptied", move=text, zone=rest)
    return None


def _is_no_open_card(state: Kelp, skill: str) -> bool:
    kind = state.pack.skill_names.index(skill)
    return all(state.row[at] != kind for at in range(int(state.pack.row)))


def _no_purchase(state: Kelp, text: str, skill: str) -> Refused:
    if _is_no_open_card(state, skill):
        return refused("not-in-row", move=text, skill=skill)
    cost = int(state.pack.skill_cost[state.pack.skill_names.index(skill)])
    return refused("cannot-buy", move=text, skill=skill, cost=cost, energy=int(energy_left(state)))


def _no_die(state: Kelp, phase: str, text: str, kind: str, name: str) -> Refused | None:
    die = DICE.index(name)
    blue = die < c.YELLOW * c.FACES
    if state.pool[die] + state.watch[die] == 0:
        return refused("no-such-die", move=text, die=name)
    if phase == "currents" and kind == "current" and not blue:
        return refused("blue-lays", move=text)
    if phase == "hunt" and kind == "hunt":
        return refused("blue-does-not-hunt" if blue else "die-too-low", move=text, die=name)
    if phase == "rolled" and kind == "reroll":
        return refused("no-reroll-left", move=text)
    return None


def _no_aim(state: Kelp, text: str, name: str) -> Refused:
    zone = state.pack.zone_names.index(name)
    value = int(state.die) % int(c.FACES) + 1
    needed = int(state.chart.value[zone])
    if not touches(state, zone):
        return refused("zone-too-far", move=text, zone=name)
    if state.zone_die[zone] >= 0:
        return refused("zone-has-die", move=text, zone=name)
    if value < needed:
        return refused("zone-too-high", move=text, zone=name, needed=needed, value=value)
    return refused("nothing-to-find", move=text, zone=name)


def _no_swim(state: Kelp, text: str, entry: str) -> Refused | None:
    cell = entry.partition(".")[0]
    if cell not in state.chart.cell_names:
        return None
    if state.current[state.chart.cell_names.index(cell)] > 0:
        return refused("rising-current", move=text, cell=cell)
    return refused("not-ahead", move=text, cell=cell)
