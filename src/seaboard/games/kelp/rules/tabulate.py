"""A checked pack made into the numbers of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from seaboard.core.reading import Fields
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.box.effect_text import octopus_ops, shark_op, tile_op
from seaboard.games.kelp.box.pack import junctions_of, label_of, port_numbers, standard_data
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.numbers import Chart, Pack

Json = dict[str, Any]


class Book:
    """A checked pack: its tables, and the names of everything in it."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.label = label_of(data)
        self.pack = _pack(data)
        self.charts = {(side, ring): _chart(data, side, ring, self.pack) for side in p.SIDES for ring in (False, True)}
        self.cells = [cell["id"] for cell in data["cells"]]
        self.zones = [zone["id"] for zone in data["zones"]]
        self.blocks = self.pack.block_names
        self.cards = self.pack.card_names
        self.skills = self.pack.skill_names
        self.tiles = [tile["id"] for tile in data["growth_tiles"]]


def _pack(data: Json) -> Pack:
    pack = Pack()
    table = data["table"]
    pack.draw, pack.slots, pack.hunger = table["draw"], table["energy_slots"], table["hunger"]
    pack.food, pack.tile_dice, pack.row, pack.hand = table["food"], table["tile_dice"], table["row"], table["hand"]
    for i, colour in enumerate(p.DICE_COLOURS):
        pack.bag[i] = data["dice"]["bag"][colour]
        pack.supply[i] = data["dice"]["total"][colour] - data["dice"]["bag"][colour]
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
    pack.escape_names = [by_colour[colour]["octopus"] for colour in p.ESCAPE_COLOURS]
    pack.counter_names = [by_colour[colour]["shark"] for colour in p.ESCAPE_COLOURS]
    for i, escape in enumerate(p.ESCAPE_COLOURS):
        _fill_program(pack, int(c.COLOUR_PROGRAM) + i, by_colour[escape]["effect"])
    return pack


def _fill_blocks(pack: Pack, blocks: list[Json]) -> None:
    pack.blocks = len(blocks)
    pack.block_names = [block["id"] for block in blocks]
    for k, block in enumerate(blocks):
        pack.block_count[k], pack.block_bag[k], pack.pays[k] = block["count"], block["bag"], block["pays"]
        pack.block_class[k] = p.CLASSES.index(block["class"])
        _fill_program(pack, int(c.BLOCK_PROGRAM) + k, block["effect"])
    pack.octopus = next(k for k, block in enumerate(blocks) if block["class"] == "octopus")
    # the plainest shell takes the place of eaten food: the kind with the most pieces
    shells = [k for k, block in enumerate(blocks) if block["class"] == "shell"]
    pack.shell = max(shells, key=lambda k: (blocks[k]["count"], -k))


def _fill_cards(pack: Pack, cards: list[Json]) -> None:
    pack.cards = len(cards)
    pack.card_names = [card["id"] for card in cards]
    for k, card in enumerate(cards):
        pack.card_count[k], pack.cost[k] = card["count"], card["cost"]
        pack.starter[k] = p.STARTERS.index(card["starter"])
        pack.pile[k] = c.NONE if card["starter"] != "no" else p.TYPES.index(card["type"])
        foods = [op["food"] for op in card["effect"] if op["op"] == "eat"]
        pack.food_of[k] = pack.block_names.index(foods[0]) if foods else c.NONE
        _fill_program(pack, k, card["effect"])


def _fill_skills(pack: Pack, skills: list[Json]) -> None:
    pack.skills = len(skills)
    pack.skill_names = [skill["id"] for skill in skills]
    for k, skill in enumerate(skills):
        pack.skill_count[k], pack.skill_cost[k] = skill["count"], skill["cost"]
        pack.window[k] = p.WINDOWS[skill["window"]]
        for i, colour in enumerate(p.DICE_COLOURS):
            pack.skill_dice[k * c.COLOURS + i] = skill["dice"].get(colour, 0)
        if skill["effect"]:
            op = Fields(skill["effect"][0], f"shark_cards[{k}].effect[0]")
            pack.skill[k], pack.skill_a[k], pack.skill_b[k] = shark_op(op)


def _fill_program(pack: Pack, program: int, effect: list[Json]) -> None:
    for i, (op, first, second, third) in enumerate(octopus_ops(effect, "effect", pack.block_names)):
        at = program * int(p.OPS) + i
        pack.op[at], pack.op_a[at], pack.op_b[at], pack.op_c[at] = op, first, second, third


def _chart(data: Json, side: str, ring: bool, pack: Pack) -> Chart:
    chart = Chart()
    cells = data["cells"]
    chart.cells = len(cells)
    chart.cell_names = [cell["id"] for cell in cells]
    chart.cell_places = [list(cell["at"]) for cell in cells]
    chart.port_names = [port for cell in cells for port in cell["ports"]]
    for k, cell in enumerate(cells):
        for i, zone in enumerate(cell["zones"]):
            chart.touch[k * 2 + i] = pack.zone_names.index(zone)
    numbers = port_numbers(data)
    for junction in junctions_of(data, ring):
        ports = [numbers[port] for port in junction["joins"]]
        for port in ports:
            for i, entry in enumerate(other for other in ports if other != port):
                chart.ahead[port * p.BRANCHES + i] = entry
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
    for zone in range(c.ZONES):
        if zone % 3 < 2:
            pairs.append((zone, zone + 1))
        if zone < 6:
            pairs.append((zone, zone + 3))
    return pairs


@cache
def standard() -> Book:
    return Book(standard_data())
