"""What a seat may see of the table (KELP-O1 ... KELP-O7); None is a spectator."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.box.printed import CardType, DieColour, EscapeColour
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import dice_names, die_name
from seaboard.games.kelp.rules.stack import Stack
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name
from seaboard.games.kelp.told.routes import ways


class ZoneView(TypedDict):
    zone: str
    value: int  # what a die must show at least
    revealed: bool
    empty: bool  # while a shuffle has taken its block
    block: str | None  # null where this seat does not see it
    die: str | None  # laid on its value, as `red/4`


class CellView(TypedDict):
    cell: str
    at: tuple[int, int]  # x to the right, y down; zones are at odd numbers
    current: int | None
    hide: bool
    shark: bool


class RowCard(TypedDict):
    skill: str
    cost: int
    dice: list[DieColour]


class ToGrowth(TypedDict):
    blue: int
    yellow: int


class SharkView(TypedDict):
    cell: str | None
    heading: str | None
    ways: list[list[str]]  # each way ahead: the cells entered one after another, as `e45.N`
    pool: list[str]
    held: list[DieColour]
    drawn: int
    in_hand: str | None
    energy: list[str]
    slots: int
    watched: list[str]
    watched_new: list[str]
    growth: list[DieColour]
    to_growth: ToGrowth
    tiles: int
    tile_dice: int
    rerolls: int
    hunger: list[DieColour]
    hunger_spaces: int
    row: list[RowCard | None]
    deck: int
    bought: list[str]
    laid: list[str]
    removed: list[str]
    bag: NotRequired[dict[DieColour, int]]  # for the shark's eyes only
    drawn_dice: NotRequired[list[DieColour]]  # for the shark's eyes only


class PileView(TypedDict):
    size: int
    top: str | None


class FoodView(TypedDict):
    block: str
    used: bool


class OctopusView(TypedDict):
    hand_size: int
    limit: int
    deck: int
    discard: list[str]
    played: list[str | None]
    playing: str | None
    acted: int
    piles: dict[CardType, PileView]
    supply: list[str]
    food: list[FoodView]
    food_spaces: int
    removed: list[str]
    in_block_bag: int
    hand: NotRequired[list[str]]  # for the octopus's eyes only
    escape: NotRequired[EscapeColour]  # the secret colour, until both are shown
    picked: NotRequired[list[str]]  # zones chosen for a shuffle


class View(TypedDict):
    """All that a seat may see: the open table, and what lies before this seat alone."""

    seat: int | None
    actor: int | None
    board: Literal["day", "night"]
    round: int
    phase: str
    zones: list[ZoneView]
    cells: list[CellView]
    shark: SharkView
    octopus: OctopusView
    dice_supply: dict[DieColour, int]
    confrontation: list[EscapeColour]
    winner: int | None
    pack: NotRequired[str]  # the label of a corrected pack, whose cards may do other things than the printed ones


def view(state: Kelp, seat: int | None) -> View:
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
        "dice_supply": colours(state.supply),
        "confrontation": [colour for i, colour in enumerate(p.ESCAPE_COLOURS) if (state.colours >> i) & 1],
        "winner": int(state.winner) if state.phase == c.OVER else None,
    }


def _zone(state: Kelp, zone: int, seat: int | None) -> ZoneView:
    kind = int(state.board[zone])
    revealed = bool((state.revealed >> zone) & 1)
    die = int(state.zone_die[zone])
    seen = kind >= 0 and (revealed or seat == c.OCTOPUS)
    return {
        "zone": state.pack.zone_names[zone],
        "value": int(state.chart.value[zone]),
        "revealed": revealed,
        "empty": kind < 0,
        "block": state.pack.block_names[kind] if seen else None,
        "die": die_name(die) if die >= 0 else None,
    }


def _cell(state: Kelp, cell: int) -> CellView:
    x, y = state.chart.cell_places[cell]
    hides = [int(state.chart.hide[i]) for i in range(state.chart.hides)]
    return {
        "cell": state.chart.cell_names[cell],
        "at": (x, y),
        "current": int(state.current[cell]) or None,
        "hide": cell in hides,
        "shark": cell == state.cell and state.phase != c.PLACE_SHARK,
    }


def _shark(state: Kelp, seat: int | None) -> SharkView:
    pack = state.pack
    drawn = colour_list(state.drawn)
    placed = state.phase != c.PLACE_SHARK
    seen: SharkView = {
        "cell": state.chart.cell_names[state.cell] if placed else None,
        "heading": heading_name(state) if placed else None,
        "ways": ways(state),
        "pool": dice_names(state.pool),
        "held": colour_list(state.held),
        "drawn": len(drawn),
        "in_hand": die_name(state.die) if state.die >= 0 else None,
        "energy": dice_names(state.energy),
        "slots": int(pack.slots),
        "watched": dice_names(state.watch),
        "watched_new": dice_names(state.watch_new),
        "growth": colour_list(state.growth),
        "to_growth": {"blue": int(state.swum), "yellow": int(state.searched)},
        "tiles": int(state.flipped),
        "tile_dice": int(pack.tile_dice),
        "rerolls": int(state.rerolls),
        "hunger": colour_list(state.hunger),
        "hunger_spaces": int(pack.hunger),
        "row": [row_card(state, i) for i in range(pack.row)],
        "deck": int(state.shark_deck.count),
        "bought": counted(state.owned, pack.skill_names),
        "laid": counted(state.laid, pack.skill_names),
        "removed": counted(state.used, pack.skill_names),
    }
    if seat == c.SHARK:
        seen["bag"] = colours(state.bag)  # KELP-O3: the octopus may not look
        seen["drawn_dice"] = drawn
    return seen


def _octopus(state: Kelp, seat: int | None) -> OctopusView:
    pack = state.pack
    seen: OctopusView = {
        "hand_size": int(state.hand_size),
        "limit": int(state.limit),
        "deck": int(state.deck.count),
        "discard": stack(state.discard, state.pack.card_names),
        "played": [card_or_none(state, int(state.slot[i])) for i in range(2)],
        "playing": card_or_none(state, int(state.playing)),
        "acted": int(state.acted),
        "piles": {name: _pile(state, i) for i, name in enumerate(p.TYPES)},
        "supply": [name for name in counted(state.reserve, pack.block_names) if not is_food(state, name)],
        "food": [
            {"block": pack.block_names[state.food[i]], "used": bool((state.food_used >> i) & 1)}
            for i in range(state.eaten)
        ],
        "food_spaces": int(pack.food),
        "removed": counted(state.removed, pack.card_names),
        "in_block_bag": sum(int(state.sack[kind]) for kind in range(pack.blocks)),
    }
    if seat == c.OCTOPUS:
        seen["hand"] = counted(state.hand, pack.card_names)
        if state.phase == c.CHOOSE_HUNT:
            seen["escape"] = p.ESCAPE_COLOURS[state.escape]
        if state.phase == c.SHUFFLE:
            seen["picked"] = [state.pack.zone_names[zone] for zone in range(c.ZONES) if (state.picked >> zone) & 1]
    return seen


def _pile(state: Kelp, pile: int) -> PileView:
    """The top card is seen, with its food; what lies below is not."""
    cards = stack(state.piles[pile], state.pack.card_names)
    return {"size": len(cards), "top": cards[-1] if cards else None}


def heading_name(state: Kelp) -> str:
    if state.heading == c.FREE:
        return "free"
    return state.chart.port_names[state.cell * 2 + state.heading]


def row_card(state: Kelp, at: int) -> RowCard | None:
    kind = int(state.row[at])
    if kind < 0:
        return None
    pack = state.pack
    dice = [colour for i, colour in enumerate(p.DICE_COLOURS) for _ in range(pack.skill_dice[kind * c.COLOURS + i])]
    return {"skill": pack.skill_names[kind], "cost": int(pack.skill_cost[kind]), "dice": dice}


def card_or_none(state: Kelp, kind: int) -> str | None:
    return state.pack.card_names[kind] if kind >= 0 else None


def stack(cards: Stack, names: list[str]) -> list[str]:
    """The cards of a stack, from the bottom up."""
    return [names[cards.cards[i]] for i in range(cards.count)]


def counted(counts: vec[i64], names: list[str]) -> list[str]:
    """What lies there, name by name."""
    return [name for kind, name in enumerate(names) for _ in range(counts[kind])]


def colours(dice: vec[i64]) -> dict[DieColour, int]:
    return {colour: int(dice[i]) for i, colour in enumerate(p.DICE_COLOURS)}


def colour_list(dice: vec[i64]) -> list[DieColour]:
    return [colour for i, colour in enumerate(p.DICE_COLOURS) for _ in range(dice[i])]


def is_food(state: Kelp, block: str) -> bool:
    return bool(state.pack.block_class[state.pack.block_names.index(block)] == p.IS_FOOD)
