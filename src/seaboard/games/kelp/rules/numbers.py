# seaboard: compiled
"""The numbers of a pack and of one side of its board, as the rules read them. Filled by `components.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


@final
class Pack:
    """Everything printed on the components. Never changes once it is filled; all states of a game share it."""

    def __init__(self) -> None:
        self.draw: i64 = 0
        self.slots: i64 = 0
        self.hunger: i64 = 0
        self.food: i64 = 0
        self.tile_dice: i64 = 0
        self.row: i64 = 0
        self.hand: i64 = 0
        self.bag = zeros(c.COLOURS)
        self.supply = zeros(c.COLOURS)

        self.blocks: i64 = 0  # kinds
        self.block_names: list[str] = []
        self.block_count = zeros(c.BLOCKS)
        self.block_bag = zeros(c.BLOCKS)
        self.block_class = zeros(c.BLOCKS)
        self.pays = zeros(c.BLOCKS)
        self.octopus: i64 = 0  # the kind of the octopus block
        self.shell: i64 = 0  # the kind that takes the place of eaten food

        self.cards: i64 = 0  # kinds of octopus cards
        self.card_names: list[str] = []
        self.card_count = zeros(c.CARDS)
        self.cost = zeros(c.CARDS)
        self.pile = zeros(c.CARDS)  # which pile it belongs to, NONE for a starter
        self.starter = zeros(c.CARDS)  # 1 in the starting deck, 2 in the opening hand
        self.food_of = zeros(c.CARDS)  # the food block of an eat card, NONE for the others

        self.op = zeros(c.PROGRAMS * p.OPS)
        self.op_a = zeros(c.PROGRAMS * p.OPS)
        self.op_b = zeros(c.PROGRAMS * p.OPS)
        self.op_c = zeros(c.PROGRAMS * p.OPS)

        self.skills: i64 = 0  # kinds of shark cards
        self.skill_names: list[str] = []
        self.skill_count = zeros(c.CARDS)
        self.skill_cost = zeros(c.CARDS)
        self.skill_dice = zeros(c.CARDS * c.COLOURS)
        self.window = zeros(c.CARDS)
        self.skill = zeros(c.CARDS)  # its effect
        self.skill_a = zeros(c.CARDS)
        self.skill_b = zeros(c.CARDS)

        self.tiles: i64 = 0
        self.tile = zeros(c.CARDS)  # its effect
        self.tile_a = zeros(c.CARDS)
        self.tile_b = zeros(c.CARDS)
        self.tile_c = zeros(c.CARDS)
        self.escape_names: list[str] = []  # confrontation cards by colour
        self.counter_names: list[str] = []
        self.zone_names: list[str] = []


@final
class Chart:
    """One side of the board with its paths. Shared like the pack."""

    def __init__(self) -> None:
        self.cells: i64 = 0
        self.cell_names: list[str] = []
        self.cell_places: list[list[int]] = []  # where they are drawn: x to the right, y down, zones at odd numbers
        self.port_names: list[str] = []  # cell * 2 + port
        self.ahead = vec[i64]([-1] * (c.CELLS * 2 * p.BRANCHES))  # entries that follow a port, -1 where no more
        self.touch = vec[i64]([-1] * (c.CELLS * 2))  # the zones a cell lies next to
        self.value = zeros(c.ZONES)  # visibility
        self.hides: i64 = 0
        self.hide = zeros(c.HIDES)  # their cells
        self.one = zeros(c.PAIRS)  # neighbouring zones, pair by pair
        self.other = zeros(c.PAIRS)
        self.near = zeros(c.ZONES)  # neighbours of a zone as a mask
