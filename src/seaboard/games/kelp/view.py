"""What a seat may see of the table (KELP-O1 ... KELP-O7); None is a spectator."""

from __future__ import annotations

from typing import Any

from seaboard.games.kelp import codes as c
from seaboard.games.kelp.components import ESCAPE_COLOURS, TYPES
from seaboard.games.kelp.effect_notation import DICE_COLOURS
from seaboard.games.kelp.moves import phase_name
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.table import dice_names, die_name
from seaboard.games.kelp.ways import ways

Json = dict[str, Any]


def view(state: KelpState, seat: int | None) -> Json:
    """All that a seat may see: the open table, and what lies before this seat alone."""
    return {
        "seat": seat,
        "actor": int(state.actor()) if state.phase != c.OVER else None,
        "board": "night" if state.night else "day",
        "round": int(state.round),
        "phase": phase_name(state),
        "zones": [_zone(state, zone, seat) for zone in range(c.ZONES)],
        "cells": [_cell(state, cell) for cell in range(state.chart.cells)],
        "shark": _shark(state, seat),
        "octopus": _octopus(state, seat),
        "dice_supply": colours(state, int(c.SUPPLY)),
        "confrontation": [colour for i, colour in enumerate(ESCAPE_COLOURS) if (state.colours >> i) & 1],
        "winner": int(state.winner) if state.phase == c.OVER else None,
    }


def _zone(state: KelpState, zone: int, seat: int | None) -> Json:
    kind = int(state.t[c.BOARD + zone])
    revealed = bool((state.revealed >> zone) & 1)
    die = int(state.t[c.ZONE_DIE + zone])
    seen = kind >= 0 and (revealed or seat == c.OCTOPUS)
    return {
        "zone": state.pack.zone_names[zone],
        "value": int(state.chart.value[zone]),
        "revealed": revealed,
        "empty": kind < 0,
        "block": state.pack.block_names[kind] if seen else None,
        "die": die_name(die) if die >= 0 else None,
    }


def _cell(state: KelpState, cell: int) -> Json:
    hides = [int(state.chart.hide[i]) for i in range(state.chart.hides)]
    return {
        "cell": state.chart.cell_names[cell],
        "at": list(state.chart.cell_places[cell]),
        "current": int(state.t[c.CURRENT + cell]) or None,
        "hide": cell in hides,
        "shark": cell == state.cell and state.phase != c.PLACE_SHARK,
    }


def _shark(state: KelpState, seat: int | None) -> Json:
    t, pack = state.t, state.pack
    drawn = [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(t[c.DRAWN + i])]
    placed = state.phase != c.PLACE_SHARK
    seen = {
        "cell": state.chart.cell_names[state.cell] if placed else None,
        "heading": heading_name(state) if placed else None,
        "ways": ways(state),
        "pool": dice_names(t, c.POOL),
        "held": [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(t[c.HELD + i])],
        "drawn": len(drawn),
        "in_hand": die_name(state.die) if state.die >= 0 else None,
        "energy": dice_names(t, c.ENERGY),
        "slots": int(pack.slots),
        "watched": dice_names(t, c.WATCH),
        "watched_new": dice_names(t, c.WATCH_NEW),
        "growth": [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(t[c.GROWTH + i])],
        "to_growth": {"blue": int(state.swum), "yellow": int(state.searched)},
        "tiles": int(state.flipped),
        "tile_dice": int(pack.tile_dice),
        "rerolls": int(state.rerolls),
        "hunger": [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(t[c.HUNGER + i])],
        "hunger_spaces": int(pack.hunger),
        "row": [row_card(state, i) for i in range(pack.row)],
        "deck": int(t[c.SHARK_DECK]),
        "bought": counted(state, int(c.OWNED), pack.skill_names),
        "laid": counted(state, int(c.LAID), pack.skill_names),
        "removed": counted(state, int(c.SPENT), pack.skill_names),
    }
    if seat == c.SHARK:
        seen["bag"] = colours(state, int(c.BAG))  # KELP-O3: the octopus may not look
        seen["drawn_dice"] = drawn
    return seen


def _octopus(state: KelpState, seat: int | None) -> Json:
    t, pack = state.t, state.pack
    seen = {
        "hand_size": int(state.hand),
        "limit": int(state.limit),
        "deck": int(t[c.DECK]),
        "discard": stack(state, int(c.DISCARD)),
        "played": [card_or_none(state, int(t[c.SLOT + i])) for i in range(2)],
        "playing": card_or_none(state, int(state.playing)),
        "acted": int(state.acted),
        "piles": {name: _pile(state, i) for i, name in enumerate(TYPES)},
        "supply": [name for name in counted(state, int(c.RESERVE), pack.block_names) if not is_food(state, name)],
        "food": [
            {"block": pack.block_names[t[c.FOOD + i]], "used": bool((state.food_used >> i) & 1)}
            for i in range(state.eaten)
        ],
        "food_spaces": int(pack.food),
        "removed": counted(state, int(c.REMOVED), pack.card_names),
        "in_block_bag": sum(int(t[c.SACK + kind]) for kind in range(pack.blocks)),
    }
    if seat == c.OCTOPUS:
        seen["hand"] = counted(state, int(c.HAND), pack.card_names)
        if state.phase == c.CHOOSE_HUNT:
            seen["escape"] = ESCAPE_COLOURS[state.escape]
        if state.phase == c.SHUFFLE:
            seen["picked"] = [state.pack.zone_names[zone] for zone in range(c.ZONES) if (state.picked >> zone) & 1]
    return seen


def _pile(state: KelpState, pile: int) -> Json:
    """The top card is seen, with its food; what lies below is not."""
    cards = stack(state, int(c.PILE + pile * c.STACK))
    return {"size": len(cards), "top": cards[-1] if cards else None}


def heading_name(state: KelpState) -> str:
    if state.heading == c.FREE:
        return "free"
    return state.chart.port_names[state.cell * 2 + state.heading]


def row_card(state: KelpState, at: int) -> Json | None:
    kind = int(state.t[c.ROW_AT + at])
    if kind < 0:
        return None
    pack = state.pack
    dice = [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(pack.skill_dice[kind * c.COLOURS + i])]
    return {"skill": pack.skill_names[kind], "cost": int(pack.skill_cost[kind]), "dice": dice}


def card_or_none(state: KelpState, kind: int) -> str | None:
    return state.pack.card_names[kind] if kind >= 0 else None


def stack(state: KelpState, place: int) -> list[str]:
    """The octopus cards of a stack, from the bottom up."""
    return [state.pack.card_names[state.t[place + 1 + i]] for i in range(state.t[place])]


def counted(state: KelpState, place: int, names: list[str]) -> list[str]:
    """What lies there, name by name."""
    return [name for kind, name in enumerate(names) for _ in range(state.t[place + kind])]


def colours(state: KelpState, place: int) -> dict[str, int]:
    return {colour: int(state.t[place + i]) for i, colour in enumerate(DICE_COLOURS)}


def is_food(state: KelpState, block: str) -> bool:
    return bool(state.pack.block_class[state.pack.block_names.index(block)] == c.IS_FOOD)
