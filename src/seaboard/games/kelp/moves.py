"""The names of actions. What a number means depends on the decision, and so does its notation."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.core.game import Move
from seaboard.games.kelp import codes as c
from seaboard.games.kelp.components import ESCAPE_COLOURS, TYPES, neighbours
from seaboard.games.kelp.effect_notation import DICE_COLOURS
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.table import die_name

# The decisions by name; also the prompts.
PHASES: dict[int, str] = {
    int(c.OVER): "over",
    int(c.PLACE_SHARK): "place-shark",
    int(c.ACTION): "action",
    int(c.LAST_GAP): "last-gap",
    int(c.PAY): "pay",
    int(c.SWAP): "swap",
    int(c.SHUFFLE): "shuffle",
    int(c.HIDE): "hide",
    int(c.LEARN): "learn",
    int(c.EXCHANGE): "exchange",
    int(c.REMOVE): "remove",
    int(c.TUTOR): "tutor",
    int(c.CALM): "calm",
    int(c.SEND_HOME): "send-home",
    int(c.CHOOSE_ESCAPE): "choose-escape",
    int(c.SURVIVE): "survive",
    int(c.SETTLE): "settle",
    int(c.DRAW): "draw",
    int(c.REFILL): "refill",
    int(c.DRAWN_WINDOW): "drawn",
    int(c.GIVE_BACK): "give-back",
    int(c.PICK): "pick",
    int(c.ROLLED): "rolled",
    int(c.REROLL): "reroll",
    int(c.STORE): "store",
    int(c.RAISE): "raise",
    int(c.RAISE_TO): "raise-to",
    int(c.STARVE): "starve",
    int(c.SHARPEN): "sharpen",
    int(c.CURRENTS): "currents",
    int(c.LAY_CURRENT): "lay-current",
    int(c.MOVE): "move",
    int(c.SWIM): "swim",
    int(c.GLIDE): "glide",
    int(c.MOVED): "moved",
    int(c.HUNT): "hunt",
    int(c.HUNT_ZONE): "hunt-zone",
    int(c.ORDER): "order",
    int(c.TRAP): "trap",
    int(c.CHOOSE_HUNT): "choose-hunt",
    int(c.GROW): "grow",
    int(c.SPEND): "spend",
    int(c.SAVE): "save",
    int(c.BUY): "buy",
    int(c.REFRESH): "refresh",
    int(c.FEED): "feed",
}
PHASE_NUMBERS = {name: number for number, name in PHASES.items()}

# What "done" means, where it means something of its own.
DONE_KINDS = {
    "action": "skip",
    "last-gap": "end-turn",
    "survive": "flee-plainly",
    "draw": "draw-dice",
    "drawn": "roll",
    "currents": "to-move",
    "hunt": "to-resolve",
    "trap": "suffer-trap",
    "buy": "stop-buying",
}
# A zone, a die or a colour is named by what is done with it.
ZONE_KINDS = {
    "pay": "reveal",
    "shuffle": "shuffle",
    "settle": "settle",
    "hide": "hide",
    "exchange": "exchange",
    "hunt-zone": "aim",
    "order": "resolve",
}
DIE_KINDS = {
    "rolled": "reroll",
    "reroll": "reroll",
    "store": "store",
    "raise": "raise",
    "starve": "starve",
    "sharpen": "sharpen",
    "currents": "current",
    "hunt": "hunt",
    "save": "save",
    "buy": "lower",
    "feed": "feed",
}
CELL_KINDS = {"calm": "calm", "refill": "refill", "lay-current": "lay"}
COLOUR_KINDS = {"choose-escape": "escape", "choose-hunt": "counter", "give-back": "give-back", "pick": "pick"}
MOVE_KINDS = tuple(
    dict.fromkeys(
        [
            "done",
            *DONE_KINDS.values(),
            *ZONE_KINDS.values(),
            *DIE_KINDS.values(),
            "current-watched",
            "hunt-watched",
            "save-watched",
            *CELL_KINDS.values(),
            *COLOUR_KINDS.values(),
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


def phase_name(state: KelpState) -> str:
    return PHASES[int(state.phase)]


def describe(state: KelpState, action: int) -> Move:
    """A legal action of this decision with its notation, kind and facts."""
    phase = phase_name(state)
    for first, name in reversed(RANGES):
        if action >= first:
            return name(state, phase, action, action - first)
    return _single(phase, action)


def _single(phase: str, action: int) -> Move:
    if action == c.DONE:
        return Move(action, "done", DONE_KINDS.get(phase, "done"))
    if action == c.DRAW_UP:
        return Move(action, "draw", "draw-up")
    if phase == "draw":
        return Move(action, "extra", "draw-extra")
    return Move(action, "use", "survive")


def _zone(state: KelpState, phase: str, action: int, at: int) -> Move:
    kind, zone = ZONE_KINDS[phase], state.pack.zone_names[at]
    facts: dict[str, object] = {"zone": zone}
    if phase == "hunt-zone":
        facts["die"] = die_name(state.die)
    return Move(action, f"{kind}:{zone}", kind, facts)


def _cell(state: KelpState, phase: str, action: int, at: int) -> Move:
    kind, cell = CELL_KINDS[phase], state.chart.cell_names[at]
    facts: dict[str, object] = {"cell": cell}
    if phase == "lay-current":
        facts["die"] = die_name(state.die)
    else:
        facts["value"] = int(state.t[c.CURRENT + at])
    return Move(action, f"{kind}:{cell}", kind, facts)


def _entry(state: KelpState, phase: str, action: int, at: int) -> Move:
    cell, port = state.chart.cell_names[at // 2], state.chart.port_names[at]
    kind = "step" if phase == "glide" else "swim"
    value = int(state.t[c.CURRENT + at // 2])
    return Move(action, f"{kind}:{cell}.{port}", kind, {"cell": cell, "port": port, "value": value})


def _die(state: KelpState, phase: str, action: int, at: int) -> Move:
    kind, die = DIE_KINDS[phase], die_name(at)
    return Move(action, f"{kind}:{die}", kind, {"die": die})


def _watched(state: KelpState, phase: str, action: int, at: int) -> Move:
    kind, die = DIE_KINDS[phase], die_name(at)
    return Move(action, f"{kind}:watched/{die}", f"{kind}-watched", {"die": die})


def _colour(state: KelpState, phase: str, action: int, at: int) -> Move:
    kind = COLOUR_KINDS[phase]
    colour = ESCAPE_COLOURS[at] if phase.startswith("choose") else DICE_COLOURS[at]
    facts: dict[str, object] = {"colour": colour}
    if phase == "choose-escape":
        facts["escape"] = state.pack.escape_names[at]
    elif phase == "choose-hunt":
        facts["counter"] = state.pack.counter_names[at]
    return Move(action, f"{kind}:{colour}", kind, facts)


def _card(state: KelpState, phase: str, action: int, at: int) -> Move:
    card = state.pack.card_names[at]
    if phase == "remove":
        return Move(action, f"remove:hand/{card}", "remove-hand", {"card": card})
    if phase == "tutor":
        return Move(action, f"take:deck/{card}", "tutor-deck", {"card": card})
    return Move(action, f"play:{card}", "play", {"card": card, "cost": int(state.pack.cost[at])})


def _discarded(state: KelpState, phase: str, action: int, at: int) -> Move:
    card = state.pack.card_names[at]
    if phase == "remove":
        return Move(action, f"remove:discard/{card}", "remove-discard", {"card": card})
    if phase == "tutor":
        return Move(action, f"take:discard/{card}", "tutor-discard", {"card": card})
    return Move(action, f"discard:{card}", "discard", {"card": card})


def _block(state: KelpState, phase: str, action: int, at: int) -> Move:
    block = state.pack.block_names[at]
    if phase == "learn":
        return Move(action, f"learn:{block}", "learn-block", {"block": block})
    return Move(action, f"food:{block}", "food", {"block": block})


def _pile(state: KelpState, phase: str, action: int, at: int) -> Move:
    stack = c.PILE + at * c.STACK
    card = state.t[stack + state.t[stack]]
    facts: dict[str, object] = {"pile": f"pile_{TYPES[at]}", "card": state.pack.card_names[card]}
    if state.pack.food_of[card] >= 0:
        facts["block"] = state.pack.block_names[state.pack.food_of[card]]
        return Move(action, f"learn:pile_{TYPES[at]}", "learn-food", facts)
    return Move(action, f"learn:pile_{TYPES[at]}", "learn-card", facts)


def _pair(state: KelpState, phase: str, action: int, at: int) -> Move:
    one, other = (state.pack.zone_names[zone] for zone in neighbours()[at])
    return Move(action, f"swap:{one}-{other}", "swap", {"zone": one, "other": other})


def _skill(state: KelpState, phase: str, action: int, at: int) -> Move:
    skill = state.pack.skill_names[at]
    if phase == "buy":
        return Move(action, f"buy:{skill}", "buy", {"skill": skill, "cost": int(state.pack.skill_cost[at])})
    if phase == "refresh":
        return Move(action, f"refresh:{skill}", "refresh", {"skill": skill, "die": die_name(state.die)})
    return Move(action, f"use:{skill}", "skill", {"skill": skill})


def _face(state: KelpState, phase: str, action: int, at: int) -> Move:
    return Move(action, f"face:{at + 1}", "face", {"value": at + 1, "die": die_name(state.die)})


def _hideout(state: KelpState, phase: str, action: int, at: int) -> Move:
    cell = state.chart.cell_names[state.chart.hide[at]]
    kind = "home" if phase == "send-home" else "place"
    return Move(action, f"shark:{cell}", kind, {"cell": cell})


RANGES: list[tuple[int, Callable[[KelpState, str, int, int], Move]]] = [
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
