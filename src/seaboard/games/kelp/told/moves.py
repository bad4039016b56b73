"""The names of actions. What a number means depends on the decision, and so does its notation."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.core.game import Move
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import die_name
from seaboard.games.kelp.rules.tabulate import neighbours
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import DECISIONS, Decision, decision_of

ROWS = DECISIONS.values()
MOVE_KINDS = tuple(
    dict.fromkeys(
        [
            "done",
            *(row.done for row in ROWS),
            *(kind for row in ROWS for kind in (row.zone, row.cell, row.die, row.colour) if kind),
            "current-watched",
            "hunt-watched",
            "save-watched",
            "survive",
            "draw-extra",
            "draw-up",
            "swim",
            "step",
            "play",
            "discard",
            "remove-hand",
            "remove-discard",
            "tutor-deck",
            "tutor-discard",
            "food",
            "learn-block",
            "learn-card",
            "learn-food",
            "swap",
            "skill",
            "buy",
            "refresh",
            "face",
            "place",
            "home",
        ]
    )
)


def describe(state: Kelp, action: int) -> Move:
    """A legal action of this decision with its notation, kind and facts."""
    decision = decision_of(state)
    for first, name in reversed(RANGES):
        if action >= first:
            return name(state, decision, action, action - first)
    return _single(decision, action)


def _single(decision: Decision, action: int) -> Move:
    if action == c.DONE:
        return Move(action, "done", decision.done)
    if action == c.DRAW_UP:
        return Move(action, "draw", "draw-up")
    if decision.name == "draw":
        return Move(action, "extra", "draw-extra")
    return Move(action, "use", "survive")


def _zone(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    kind, zone = decision.zone, state.pack.zone_names[at]
    facts: dict[str, object] = {"zone": zone}
    if decision.name == "hunt-zone":
        facts["die"] = die_name(state.die)
    return Move(action, f"{kind}:{zone}", kind, facts)


def _cell(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    kind, cell = decision.cell, state.chart.cell_names[at]
    facts: dict[str, object] = {"cell": cell}
    if decision.name == "lay-current":
        facts["die"] = die_name(state.die)
    else:
        facts["value"] = int(state.current[at])
    return Move(action, f"{kind}:{cell}", kind, facts)


def _entry(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    cell, port = state.chart.cell_names[at // 2], state.chart.port_names[at]
    kind = "step" if decision.name == "glide" else "swim"
    value = int(state.current[at // 2])
    return Move(action, f"{kind}:{cell}.{port}", kind, {"cell": cell, "port": port, "value": value})


def _die(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    kind, die = decision.die, die_name(at)
    return Move(action, f"{kind}:{die}", kind, {"die": die})


def _watched(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    kind, die = decision.die, die_name(at)
    return Move(action, f"{kind}:watched/{die}", f"{kind}-watched", {"die": die})


def _colour(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    kind = decision.colour
    colour = p.ESCAPE_COLOURS[at] if decision.name.startswith("choose") else p.DICE_COLOURS[at]
    facts: dict[str, object] = {"colour": colour}
    if decision.name == "choose-escape":
        facts["escape"] = state.pack.escape_names[at]
    elif decision.name == "choose-hunt":
        facts["counter"] = state.pack.counter_names[at]
    return Move(action, f"{kind}:{colour}", kind, facts)


def _card(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    card = state.pack.card_names[at]
    if decision.name == "remove":
        return Move(action, f"remove:hand/{card}", "remove-hand", {"card": card})
    if decision.name == "tutor":
        return Move(action, f"take:deck/{card}", "tutor-deck", {"card": card})
    return Move(action, f"play:{card}", "play", {"card": card, "cost": int(state.pack.cost[at])})


def _discarded(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    card = state.pack.card_names[at]
    if decision.name == "remove":
        return Move(action, f"remove:discard/{card}", "remove-discard", {"card": card})
    if decision.name == "tutor":
        return Move(action, f"take:discard/{card}", "tutor-discard", {"card": card})
    return Move(action, f"discard:{card}", "discard", {"card": card})


def _block(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    block = state.pack.block_names[at]
    if decision.name == "learn":
        return Move(action, f"learn:{block}", "learn-block", {"block": block})
    return Move(action, f"food:{block}", "food", {"block": block})


def _pile(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    card = state.piles[at].top()
    facts: dict[str, object] = {"pile": f"pile_{p.TYPES[at]}", "card": state.pack.card_names[card]}
    if state.pack.food_of[card] >= 0:
        facts["block"] = state.pack.block_names[state.pack.food_of[card]]
        return Move(action, f"learn:pile_{p.TYPES[at]}", "learn-food", facts)
    return Move(action, f"learn:pile_{p.TYPES[at]}", "learn-card", facts)


def _pair(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    one, other = (state.pack.zone_names[zone] for zone in neighbours()[at])
    return Move(action, f"swap:{one}-{other}", "swap", {"zone": one, "other": other})


def _skill(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    skill = state.pack.skill_names[at]
    if decision.name == "buy":
        return Move(action, f"buy:{skill}", "buy", {"skill": skill, "cost": int(state.pack.skill_cost[at])})
    if decision.name == "refresh":
        return Move(action, f"refresh:{skill}", "refresh", {"skill": skill, "die": die_name(state.die)})
    return Move(action, f"use:{skill}", "skill", {"skill": skill})


def _face(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    return Move(action, f"face:{at + 1}", "face", {"value": at + 1, "die": die_name(state.die)})


def _hideout(state: Kelp, decision: Decision, action: int, at: int) -> Move:
    cell = state.chart.cell_names[state.chart.hide[at]]
    kind = "home" if decision.name == "send-home" else "place"
    return Move(action, f"shark:{cell}", kind, {"cell": cell})


RANGES: list[tuple[int, Callable[[Kelp, Decision, int, int], Move]]] = [
    (int(c.ZONE), _zone),
    (int(c.CELL), _cell),
    (int(c.ENTRY), _entry),
    (int(c.DIE), _die),
    (int(c.WATCHED), _watched),
    (int(c.COLOUR), _colour),
    (int(c.CARD), _card),
    (int(c.DISCARDED), _discarded),
    (int(c.BLOCK), _block),
    (int(c.PILE_TOP), _pile),
    (int(c.PAIR), _pair),
    (int(c.SKILL), _skill),
    (int(c.FACE), _face),
    (int(c.HIDEOUT), _hideout),
]
