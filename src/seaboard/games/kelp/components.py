"""The components as data: `pack.json`, or a corrected pack of the same shape, made into the tables of the rules."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from seaboard.core.reading import Fields
from seaboard.games.kelp.codes import (
    BLOCK_PROGRAM,
    BRANCHES,
    COLOUR_PROGRAM,
    COLOURS,
    NONE,
    OPS,
    ZONES,
)
from seaboard.games.kelp.effect_notation import DICE_COLOURS, octopus_ops, shark_op, tile_op
from seaboard.games.kelp.tables import Chart, Pack

Json = dict[str, Any]
SIDES = ("day", "night")
CLASSES = ("octopus", "shell", "food", "trap")
TYPES = ("move", "hide", "learn", "eat")  # also the order of the piles
STARTERS = ("no", "deck", "hand")
WINDOWS = {
    "none": 0,
    "draw": 1,
    "drawn_not_rolled": 2,
    "after_roll": 4,
    "pre_move": 8,
    "move": 16,
    "search": 32,
    "trap_revealed": 64,
    "spend_energy": 128,
    "any_own_step": 256,
}
ESCAPE_COLOURS = ("red", "yellow", "turquoise")


@cache
def standard_data() -> Json:
    """The pack that comes with Seaboard."""
    data: Json = json.loads((Path(__file__).parent / "pack.json").read_text(encoding="utf-8"))
    return data


class Components:
    """A checked pack: its tables, and the names of everything in it."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.pack = _pack(data)
        self.charts = {(side, ring): _chart(data, side, ring, self.pack) for side in SIDES for ring in (False, True)}
        self.cells = [cell["id"] for cell in data["cells"]]
        self.zones = [zone["id"] for zone in data["zones"]]
        self.blocks = self.pack.block_names
        self.cards = self.pack.card_names
        self.skills = self.pack.skill_names
        self.tiles = [tile["id"] for tile in data["growth_tiles"]]

    @property
    def label(self) -> str:
        """How records name the pack: a corrected one carries a fingerprint of its contents."""
        if self.data == standard_data():
            return "standard"
        text = json.dumps(self.data, sort_keys=True, ensure_ascii=False)
        return f"{self.data['name']}@{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def _pack(data: Json) -> Pack:
    pack = Pack()
    table = data["table"]
    pack.draw, pack.slots, pack.hunger = table["draw"], table["energy_slots"], table["hunger"]
    pack.food, pack.tile_dice, pack.row, pack.hand = table["food"], table["tile_dice"], table["row"], table["hand"]
    for c, colour in enumerate(DICE_COLOURS):
        pack.bag[c] = data["dice"]["bag"][colour]
        pack.supply[c] = data["dice"]["total"][colour] - data["dice"]["bag"][colour]
    pack.zone_names = [zone["id"] for zone in data["zones"]]
    _fill_blocks(pack, data["blocks"])
    _fill_cards(pack, data["octopus_cards"])
    _fill_skills(pack, data["shark_cards"])
    pack.tiles = len(data["growth_tiles"])
    for i, tile in enumerate(data["growth_tiles"]):
        pack.tile[i], pack.tile_a[i], pack.tile_b[i], pack.tile_c[i] = tile_op(
            Fields(tile["effect"][0], f"growth_tiles[{i}].effect[0]")
        )
    by_colour = {card["colour"]: card for card in data["confrontation"]}
    pack.escape_names = [by_colour[colour]["octopus"] for colour in ESCAPE_COLOURS]
    pack.counter_names = [by_colour[colour]["shark"] for colour in ESCAPE_COLOURS]
    for i, colour in enumerate(ESCAPE_COLOURS):
        _fill_program(pack, int(COLOUR_PROGRAM) + i, by_colour[colour]["effect"])
    return pack


def _fill_blocks(pack: Pack, blocks: list[Json]) -> None:
    pack.blocks = len(blocks)
    pack.block_names = [block["id"] for block in blocks]
    for k, block in enumerate(blocks):
        pack.block_count[k], pack.block_bag[k], pack.pays[k] = block["count"], block["bag"], block["pays"]
        pack.block_class[k] = CLASSES.index(block["class"])
        _fill_program(pack, int(BLOCK_PROGRAM) + k, block["effect"])
    pack.octopus = next(k for k, block in enumerate(blocks) if block["class"] == "octopus")
    # the plainest shell takes the place of eaten food: the kind with the most pieces
    shells = [k for k, block in enumerate(blocks) if block["class"] == "shell"]
    pack.shell = max(shells, key=lambda k: (blocks[k]["count"], -k))


def _fill_cards(pack: Pack, cards: list[Json]) -> None:
    pack.cards = len(cards)
    pack.card_names = [card["id"] for card in cards]
    for k, card in enumerate(cards):
        pack.card_count[k], pack.cost[k] = card["count"], card["cost"]
        pack.starter[k] = STARTERS.index(card["starter"])
        pack.pile[k] = NONE if card["starter"] != "no" else TYPES.index(card["type"])
        foods = [op["food"] for op in card["effect"] if op["op"] == "eat"]
        pack.food_of[k] = pack.block_names.index(foods[0]) if foods else NONE
        _fill_program(pack, k, card["effect"])


def _fill_skills(pack: Pack, skills: list[Json]) -> None:
    pack.skills = len(skills)
    pack.skill_names = [skill["id"] for skill in skills]
    for k, skill in enumerate(skills):
        pack.skill_count[k], pack.skill_cost[k] = skill["count"], skill["cost"]
        pack.window[k] = WINDOWS[skill["window"]]
        for c, colour in enumerate(DICE_COLOURS):
            pack.skill_dice[k * COLOURS + c] = skill["dice"].get(colour, 0)
        if skill["effect"]:
            op = Fields(skill["effect"][0], f"shark_cards[{k}].effect[0]")
            pack.skill[k], pack.skill_a[k], pack.skill_b[k] = shark_op(op)


def _fill_program(pack: Pack, program: int, effect: list[Json]) -> None:
    for i, (op, a, b, c) in enumerate(octopus_ops(effect, "effect", pack.block_names)):
        at = program * int(OPS) + i
        pack.op[at], pack.op_a[at], pack.op_b[at], pack.op_c[at] = op, a, b, c


def _chart(data: Json, side: str, ring: bool, pack: Pack) -> Chart:
    chart = Chart()
    cells = data["cells"]
    chart.cells = len(cells)
    chart.cell_names = [cell["id"] for cell in cells]
    chart.cell_places = [list(cell["at"]) for cell in cells]
    chart.port_names = [port for cell in cells for port in cell["ports"]]
    for c, cell in enumerate(cells):
        for i, zone in enumerate(cell["zones"]):
            chart.touch[c * 2 + i] = pack.zone_names.index(zone)
    numbers = port_numbers(data)
    for junction in junctions_of(data, ring):
        ports = [numbers[port] for port in junction["joins"]]
        for port in ports:
            for i, entry in enumerate(p for p in ports if p != port):
                chart.ahead[port * BRANCHES + i] = entry
    for z, zone in enumerate(data["zones"]):
        chart.value[z] = data["visibility"][zone[side]]
    chart.hides = len(data["hides"][side])
    for h, name in enumerate(data["hides"][side]):
        chart.hide[h] = chart.cell_names.index(name)
    for i, (one, other) in enumerate(neighbours()):
        chart.one[i], chart.other[i] = one, other
        chart.near[one] |= 1 << other
        chart.near[other] |= 1 << one
    return chart


def neighbours() -> list[tuple[int, int]]:
    """The twelve pairs of zones that lie next to each other, in reading order (KELP-10)."""
    pairs = []
    for zone in range(ZONES):
        if zone % 3 < 2:
            pairs.append((zone, zone + 1))
        if zone < 6:
            pairs.append((zone, zone + 3))
    return pairs


def port_numbers(data: Json) -> dict[str, int]:
    """`e45.N` and so on: cell * 2 + which of its two ports."""
    return {
        f"{cell['id']}.{port}": c * 2 + p
        for c, cell in enumerate(data["cells"])
        for p, port in enumerate(cell["ports"])
    }


def junctions_of(data: Json, ring: bool) -> list[Json]:
    """Where paths meet; with the outer ring closed, some arcs are replaced (KELP-R1)."""
    if not ring:
        return list(data["junctions"])
    gone = {name for arc in data["ring"] for name in arc["instead_of"]}
    return [junction for junction in data["junctions"] if junction["id"] not in gone] + list(data["ring"])


@cache
def standard() -> Components:
    return Components(standard_data())
