"""Is a corrected pack one that can be played? Every fault is named with its field."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.box.effect_text import SHARK_OPS, octopus_ops, shark_op, tile_op
from seaboard.games.kelp.box.pack import junctions_of, port_numbers

PROVENANCE = ("rulebook", "public", "inferred", "reconstructed")
TOTALS = {"octopus_cards": 24, "shark_cards": 23, "blocks": 18, "dice": 35}  # KELP-02 ... KELP-05
TABLE = {"draw": 6, "energy_slots": 6, "hunger": 15, "food": 8, "tile_dice": 6, "row": 6, "hand": 8}


def pack_problems(data: object) -> list[Refused]:
    """All that is wrong with a pack, in the order of its parts; empty for a good one."""
    try:
        whole = Fields(data, "")
        parts = [(check, whole) for check in CHECKS]
        for name in PARTS:
            whole.any(name)
    except Refused as refusal:
        return [refusal]
    problems: list[Refused] = []
    for check, fields in parts:
        try:
            problems += check(fields)
        except Refused as refusal:
            problems.append(refusal)
    try:
        whole.done()
    except Refused as refusal:
        problems.append(refusal)
    if not problems:
        problems += _graph(whole)
    return problems


def _each(whole: Fields, name: str, check: Callable[[Fields], None]) -> list[Refused]:
    """Check the objects of a list one by one, so that one fault does not hide the others."""
    problems: list[Refused] = []
    for i, item in enumerate(whole.list(name)):
        try:
            fields = Fields(item, f"{name}[{i}]")
            check(fields)
            _provenance(fields)
            fields.done()
        except Refused as refusal:
            problems.append(refusal)
    return problems


def _provenance(fields: Fields) -> None:
    """Where each field comes from: one of four words, for fields that are there."""
    given = fields.any("from", {})
    notes = Fields(given, fields.at("from"))
    for name in notes.data:
        if name not in fields.data:
            raise Refused("field-unknown", field=notes.at(str(name)), nearest="")
        notes.choice(str(name), PROVENANCE)


def _ids(whole: Fields, name: str) -> list[str]:
    ids = [Fields(item, f"{name}[{i}]").any("id", None) for i, item in enumerate(whole.list(name))]
    for i, one in enumerate(ids):
        if not _is_name(one) or "/" in one or one in ids[:i]:
            raise Refused("kelp-pack-id", field=f"{name}[{i}].id", value=_shown(one))
    return [str(one) for one in ids]


def _is_name(word: object) -> bool:
    """A text that can be printed and written to a file."""
    return isinstance(word, str) and word.isprintable() and bool(word.strip())


def _shown(value: object) -> str:
    return str(value)[:40].encode("utf-8", "replace").decode()


def _room(whole: Fields, name: str, low: int, high: int) -> None:
    count = len(whole.list(name))
    if not low <= count <= high:
        raise Refused("field-out-of-range", field=name, value=count, low=low, high=high)


def _total(field: str, value: int, expected: int) -> Iterator[Refused]:
    if value != expected:
        yield Refused("kelp-pack-total", field=field, value=value, expected=expected)


def _sum(whole: Fields, name: str, key: str = "count") -> int:
    return sum(_count(item, key) for item in whole.list(name) if isinstance(item, dict))


def _count(item: dict[str, Any], key: str = "count") -> int:
    """How many; what is no number is named elsewhere."""
    value = item.get(key, 0)
    return value if isinstance(value, int) else 0


# -- the parts -------------------------------------------------------------------------------------


def _names(whole: Fields) -> list[Refused]:
    whole.choice("game", ["kelp"])
    if not _is_name(whole.text("name")):
        raise Refused("kelp-pack-id", field="name", value=_shown(whole.text("name")))
    whole.any("provenance", {})
    return []


def _dice(whole: Fields) -> list[Refused]:
    fields = whole.fields("dice")
    total, bag = fields.fields("total"), fields.fields("bag")
    totals = {colour: total.number(colour, 0, 35) for colour in p.DICE_COLOURS}
    for colour in p.DICE_COLOURS:
        bag.number(colour, 0, totals[colour])
    for nested in (total, bag):
        nested.done()
    _provenance(fields)
    fields.done()
    return list(_total("dice.total", sum(totals.values()), TOTALS["dice"]))


def _table(whole: Fields) -> list[Refused]:
    fields = whole.fields("table")
    for name, most in TABLE.items():
        fields.number(name, 1, most)
    _provenance(fields)
    fields.done()
    return []


def _zones(whole: Fields) -> list[Refused]:
    types = whole.fields("visibility")
    known = [name for name in types.data if name != "from"]
    for name in known:
        types.number(name, 1, 6)
    _provenance(types)
    if len(whole.list("zones")) != p.ZONES:
        raise Refused("field-wrong-length", field="zones", length=len(whole.list("zones")), expected=int(p.ZONES))
    _ids(whole, "zones")

    def zone(fields: Fields) -> None:
        fields.text("id")
        for side in p.SIDES:
            fields.choice(side, known)

    return _each(whole, "zones", zone)


def _cells(whole: Fields) -> list[Refused]:
    _room(whole, "cells", 2, int(p.CELLS))
    _ids(whole, "cells")
    zones = _ids(whole, "zones")

    def cell(fields: Fields) -> None:
        fields.text("id")
        for i, place in enumerate(fields.list("at", 2)):
            where = f"{fields.at('at')}[{i}]"
            if not isinstance(place, int) or isinstance(place, bool):
                raise Refused("field-not-number", field=where, value=_shown(place))
            if not 0 <= place <= 12:
                raise Refused("field-out-of-range", field=where, value=place, low=0, high=12)
        ports = fields.list("ports", 2)
        if not all(_is_name(port) and "." not in port for port in ports) or ports[0] == ports[1]:
            raise Refused("kelp-pack-id", field=fields.at("ports"), value=_shown(ports))
        touched = fields.list("zones")
        if not 1 <= len(touched) <= 2:
            raise Refused("field-out-of-range", field=fields.at("zones"), value=len(touched), low=1, high=2)
        for i, zone in enumerate(touched):
            one_of(zone, zones, f"{fields.at('zones')}[{i}]")

    return _each(whole, "cells", cell)


def _junctions(whole: Fields) -> list[Refused]:
    cells = zip(_ids(whole, "cells"), whole.list("cells"), strict=True)
    ports = [f"{name}.{port}" for name, cell in cells for port in Fields(cell, name).list("ports")]
    names = _ids(whole, "junctions")

    def joins(fields: Fields) -> None:
        fields.text("id")
        joined = fields.list("joins")
        if not 2 <= len(joined) <= p.BRANCHES:
            raise Refused(
                "field-out-of-range", field=fields.at("joins"), value=len(joined), low=2, high=int(p.BRANCHES)
            )
        for i, port in enumerate(joined):
            one_of(port, ports, f"{fields.at('joins')}[{i}]")
        cells = [port.partition(".")[0] for port in joined]
        if len(set(cells)) != len(cells):
            raise Refused("kelp-pack-graph", field=fields.at("joins"), cell=max(cells, key=cells.count))

    def ring(fields: Fields) -> None:
        joins(fields)
        for i, name in enumerate(fields.list("instead_of")):
            one_of(name, names, f"{fields.at('instead_of')}[{i}]")

    return _each(whole, "junctions", joins) + _each(whole, "ring", ring)


def _hides(whole: Fields) -> list[Refused]:
    fields = whole.fields("hides")
    cells = _ids(whole, "cells")
    for side in p.SIDES:
        hides = fields.list(side, int(p.HIDES))
        for i, cell in enumerate(hides):
            one_of(cell, cells, f"{fields.at(side)}[{i}]")
            if cell in hides[:i]:
                raise Refused("kelp-pack-id", field=f"{fields.at(side)}[{i}]", value=cell)
    _provenance(fields)
    fields.done()
    return []


def _blocks(whole: Fields) -> list[Refused]:
    _room(whole, "blocks", 2, int(p.BLOCKS))
    ids = _ids(whole, "blocks")

    def block(fields: Fields) -> None:
        fields.text("id")
        kind = fields.choice("class", p.CLASSES)
        single = kind in ("octopus", "food")
        count = fields.number("count", 1, 1 if single else 18)
        fields.number("bag", 1 if kind == "octopus" else 0, 0 if kind == "food" else count)
        fields.number("pays", 1, 3)
        ops = octopus_ops(fields.any("effect"), fields.at("effect"), ids)
        if (kind in ("food", "trap")) != bool(ops):
            raise Refused("kelp-pack-effect", field=fields.at("effect"), kind=kind)

    problems = _each(whole, "blocks", block)
    problems += _total("blocks", _sum(whole, "blocks"), TOTALS["blocks"])
    problems += _total("blocks.bag", _sum(whole, "blocks", "bag"), int(p.ZONES))
    classes = [item.get("class") for item in whole.list("blocks") if isinstance(item, dict)]
    problems += _total("blocks.octopus", classes.count("octopus"), 1)
    problems += _total("blocks.food", classes.count("food"), whole.fields("table").number("food", 1, 8))
    if "shell" not in classes:
        problems.append(Refused("field-missing", field="blocks.shell"))
    return problems


def _octopus_cards(whole: Fields) -> list[Refused]:
    _room(whole, "octopus_cards", 1, int(p.CARDS))
    _ids(whole, "octopus_cards")
    blocks = _ids(whole, "blocks")
    foods = [item["id"] for item in whole.list("blocks") if item.get("class") == "food"]
    starters = sum(_count(item) for item in whole.list("octopus_cards") if item.get("starter") == "deck")
    eaten: list[str] = []

    def card(fields: Fields) -> None:
        fields.text("id")
        kind = fields.choice("type", p.TYPES)
        fields.number("cost", 0, 3)
        fields.number("count", 1, 1 if kind == "eat" else 24)
        starter = fields.choice("starter", p.STARTERS)
        effect = fields.any("effect")
        ops = octopus_ops(effect, fields.at("effect"), blocks)
        eats = [op["food"] for op in effect if op["op"] == "eat"]
        if not ops or (kind == "eat") != bool(eats) or len(eats) > 1 or (kind == "eat" and starter != "no"):
            raise Refused("kelp-pack-effect", field=fields.at("effect"), kind=kind)
        for food in eats:
            one_of(food, [f for f in foods if f not in eaten], fields.at("effect[0].food"))
            eaten.append(food)

    problems = _each(whole, "octopus_cards", card)
    problems += _total("octopus_cards", _sum(whole, "octopus_cards"), TOTALS["octopus_cards"])
    problems += _total("octopus_cards.eat", len(eaten), len(foods))
    if starters < p.OPENING_CARDS:  # KELP-29
        low, most = int(p.OPENING_CARDS), TOTALS["octopus_cards"]
        problems.append(
            Refused("field-out-of-range", field="octopus_cards.starter", value=starters, low=low, high=most)
        )
    return problems


def _shark_cards(whole: Fields) -> list[Refused]:
    _room(whole, "shark_cards", 1, int(p.CARDS))
    _ids(whole, "shark_cards")

    def card(fields: Fields) -> None:
        fields.text("id")
        fields.number("cost", 1, 18)
        fields.number("count", 1, 23)
        dice = fields.fields("dice")
        for colour in p.DICE_COLOURS:
            dice.number(colour, 0, 10, 0)
        dice.done()
        window = fields.choice("window", p.WINDOWS)
        effect = fields.list("effect")
        if len(effect) > 1:
            raise Refused("field-wrong-length", field=fields.at("effect"), length=len(effect), expected=1)
        if not effect:
            one_of(window, ["none"], fields.at("window"))
            return
        op = Fields(effect[0], fields.at("effect[0]"))
        shark_op(op)
        one_of(window, SHARK_OPS[op.text("op")][1], fields.at("window"))

    problems = _each(whole, "shark_cards", card)
    problems += _total("shark_cards", _sum(whole, "shark_cards"), TOTALS["shark_cards"])
    return problems


def _tiles(whole: Fields) -> list[Refused]:
    _room(whole, "growth_tiles", 1, 8)
    _ids(whole, "growth_tiles")

    def tile(fields: Fields) -> None:
        fields.text("id")
        tile_op(Fields(fields.list("effect", 1)[0], fields.at("effect[0]")))

    return _each(whole, "growth_tiles", tile)


def _confrontation(whole: Fields) -> list[Refused]:
    blocks = _ids(whole, "blocks")
    colours: list[str] = []

    def card(fields: Fields) -> None:
        colours.append(fields.choice("colour", [c for c in p.ESCAPE_COLOURS if c not in colours]))
        fields.text("octopus")
        fields.text("shark")
        octopus_ops(fields.any("effect"), fields.at("effect"), blocks)

    problems = _each(whole, "confrontation", card)
    problems += _total("confrontation", len(colours), len(p.ESCAPE_COLOURS))
    return problems


def _graph(whole: Fields) -> list[Refused]:
    """Every port leads on, by one junction; from every cell every other can be reached; both with and without ring."""

    data: Any = whole.data
    problems = []
    ports = port_numbers(data)
    for ring in (False, True):
        field = "ring" if ring else "junctions"
        joined = [port for junction in junctions_of(data, ring) for port in junction["joins"]]
        for port in ports:
            if joined.count(port) != 1:
                problems.append(Refused("kelp-pack-port", field=field, port=port, count=joined.count(port)))
        reached, todo = set(), [data["cells"][0]["id"]]
        while todo:
            cell = todo.pop()
            if cell not in reached:
                reached.add(cell)
                for junction in junctions_of(data, ring):
                    cells = {port.partition(".")[0] for port in junction["joins"]}
                    todo += cells - reached if cell in cells else ()
        for cell in data["cells"]:
            if cell["id"] not in reached:
                problems.append(Refused("kelp-pack-unreachable", field=field, cell=cell["id"]))
    return problems


CHECKS = (
    _names,
    _dice,
    _table,
    _zones,
    _cells,
    _junctions,
    _hides,
    _blocks,
    _octopus_cards,
    _shark_cards,
    _tiles,
    _confrontation,
)
PARTS = (
    "game",
    "name",
    "dice",
    "table",
    "visibility",
    "zones",
    "cells",
    "junctions",
    "ring",
    "hides",
    "blocks",
    "octopus_cards",
    "shark_cards",
    "growth_tiles",
    "confrontation",
)
