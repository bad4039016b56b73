"""Why a move cannot be made, where a rule can be named."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.kelp import codes as c
from seaboard.games.kelp.moves import phase_name
from seaboard.games.kelp.rules import KelpState

REFUSALS = (
    "kelp-not-in-hand",
    "kelp-cannot-play",
    "kelp-hand-full",
    "kelp-nothing-to-draw",
    "kelp-already-revealed",
    "kelp-not-needed",
    "kelp-not-revealed",
    "kelp-keeps-its-place",
    "kelp-cell-taken",
    "kelp-not-ahead",
    "kelp-rising-current",
    "kelp-cannot-buy",
    "kelp-must-buy",
    "kelp-not-owned",
    "kelp-wrong-step",
    "kelp-die-too-low",
    "kelp-hide-taken",
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


def why_not(state: KelpState, text: str) -> Refused | None:
    """The rule against this move, or None where only the list of legal moves can answer."""
    phase = phase_name(state)
    kind, _, rest = text.partition(":")
    if kind == "use" and rest in state.pack.skill_names:
        owned = state.t[c.OWNED + state.pack.skill_names.index(rest)] > 0
        return Refused("kelp-wrong-step" if owned else "kelp-not-owned", move=text, skill=rest)
    if phase in ("action", "last-gap"):
        return _no_action(state, text, kind, rest)
    if rest in state.pack.zone_names:
        return _no_zone(state, phase, text, rest)
    if phase in ("move", "swim", "glide") and kind in ("swim", "step"):
        return _no_swim(state, text, rest)
    if phase == "lay-current" and rest in state.chart.cell_names:
        return Refused("kelp-cell-taken", field="move", cell=rest)
    if phase == "buy" and kind == "buy" and rest in state.pack.skill_names:
        cost = int(state.pack.skill_cost[state.pack.skill_names.index(rest)])
        return Refused("kelp-cannot-buy", move=text, skill=rest, cost=cost)
    if phase == "buy" and text == "done":
        return Refused("kelp-must-buy", move=text)
    if phase == "hunt" and kind == "hunt":
        return Refused("kelp-die-too-low", move=text, die=rest)
    if phase == "send-home" and kind == "shark" and rest in state.chart.cell_names:
        return Refused("kelp-hide-taken", move=text, cell=rest)
    return None


def _no_action(state: KelpState, text: str, kind: str, rest: str) -> Refused | None:
    if text == "draw":
        if state.hand >= state.limit:
            return Refused("kelp-hand-full", move=text, limit=int(state.limit))
        return Refused("kelp-nothing-to-draw", move=text)
    if kind in ("play", "discard") and rest in state.pack.card_names:
        if state.t[c.HAND + state.pack.card_names.index(rest)] == 0:
            return Refused("kelp-not-in-hand", move=text, card=rest)
        return Refused("kelp-cannot-play", move=text, card=rest)
    return None


def _no_zone(state: KelpState, phase: str, text: str, zone: str) -> Refused | None:
    revealed = (state.revealed >> state.pack.zone_names.index(zone)) & 1
    if phase == "pay":
        return Refused("kelp-already-revealed" if revealed else "kelp-not-needed", move=text, zone=zone)
    if phase == "hide":
        return Refused("kelp-not-revealed", move=text, zone=zone)
    if phase == "exchange":
        return Refused("kelp-keeps-its-place" if revealed else "kelp-not-revealed", move=text, zone=zone)
    return None


def _no_swim(state: KelpState, text: str, entry: str) -> Refused | None:
    cell = entry.partition(".")[0]
    if cell not in state.chart.cell_names:
        return None
    if state.t[c.CURRENT + state.chart.cell_names.index(cell)] > 0:
        return Refused("kelp-rising-current", move=text, cell=cell)
    return Refused("kelp-not-ahead", move=text, cell=cell)
