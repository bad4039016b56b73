"""Component data read and checked: every refusal names the field."""

from __future__ import annotations

from collections.abc import Mapping

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.finspan.box.effect_text import (
    COLOURS,
    SYMBOLS,
    ZONES,
    Ability,
    parse_ability,
)
from seaboard.games.finspan.box.printed import (
    COUNTS,
    DECISION_NAMES,
    ICONS,
    LONGEST,
    RAVEL_NAMES,
    SITE_NAMES,
    SLOT_NAMES,
    SOURCES,
    TIMINGS,
    TOKENS,
    Fish,
    Json,
    Pack,
)
from seaboard.games.finspan.options import TILE_NAMES


def read_data(data: Json) -> Pack:
    """A whole pack from plain data; every refusal names the field."""
    fish = tuple(_read_fish(name, columns) for name, columns in data["fish"].items())
    _check_mat(Fields(data["mat"], "pack.mat"), {one.name for one in fish if one.deck == "forage"})
    _check_achievements(Fields(data["achievements"], "pack.achievements"))
    _check_nautoma(Fields(data["nautoma"], "pack.nautoma"))
    return Pack(data["name"], fish, data["mat"], data["achievements"], data["nautoma"], data)


def _read_fish(name: str, columns: Mapping[str, object]) -> Fish:
    path = f"pack.fish.{name}"

    def number(column: str, high: int) -> int:
        value = columns[column]
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 9:
            value = int(value)
        return Fields({column: value}, path).number(column, 0, high)

    def text(column: str) -> str:
        return Fields(columns, path).text(column)

    deck = one_of(text("deck"), ("main", "starter", "forage"), f"{path}.deck")
    zones = text("zones")
    if zones != "D" and (not zones or zones != "".join(zone for zone in "STM" if zone in zones)):
        raise Refused("finspan-zones-malformed", field=f"{path}.zones", value=zones)
    symbols = tuple(one_of(symbol, SYMBOLS, f"{path}.symbols") for symbol in text("symbols").split())
    if any(symbols.count(symbol) > 2 for symbol in symbols):
        raise Refused("finspan-pack-value", field=f"{path}.symbols", value=text("symbols"))
    ability: Ability | None = None
    timing, all_players = text("timing"), bool(number("all_players", 1))
    if deck != "forage":
        one_of(timing, TIMINGS, f"{path}.timing")
        ability = parse_ability(text("ability"), f"{path}.ability")
        if bool(ability.score) and timing != "game_end":
            raise Refused("finspan-pack-value", field=f"{path}.timing", value=timing)
        if all_players and any(unit in ("TUCK", "PLAY") for unit, _ in ability.units):
            raise Refused("finspan-pack-value", field=f"{path}.all_players", value="1")
    return Fish(
        number=number("number", 138),
        name=name,
        deck=deck,
        english=text("english"),
        latin=text("latin"),
        cards=number("cards", 9),
        eggs=number("eggs", 9),
        young=number("young", 9),
        schools=number("schools", 1),
        consumes=bool(number("consumes", 1)),
        zones=zones,
        band=one_of(text("band"), ("", *COLOURS), f"{path}.band"),
        points=number("points", 99),
        length=number("length", LONGEST),
        symbols=symbols,
        timing=timing,
        all_players=all_players,
        ability=ability,
        source=one_of(text("source"), SOURCES, f"{path}.source"),
        note=text("note"),
    )


def _entries(fields: Fields, name: str, length: int | None = None) -> list[Fields]:
    """The objects of a list, each with its path; every one says where it comes from."""
    entries = [Fields(entry, f"{fields.at(name)}[{i}]") for i, entry in enumerate(fields.list(name, length))]
    for entry in entries:
        _source(entry)
    return entries


def _source(fields: Fields) -> None:
    fields.choice("source", SOURCES)
    fields.text("note", "")


def _valued(fields: Fields, name: str, low: int, high: int) -> None:
    """An entry of the form {"value": ..., "source": ...}."""
    entry = fields.fields(name)
    entry.number("value", low, high)
    _source(entry)
    entry.done()


def _in_order(entries: list[Fields], name: str, names: tuple[str, ...]) -> None:
    """The entries must carry these names, in this order: the engine counts on their places."""
    for entry, wanted in zip(entries, names, strict=True):
        if entry.text(name) != wanted:
            raise Refused("name-unknown", field=entry.at(name), value=entry.text(name), nearest=wanted)


def _check_mat(fields: Fields, forage: set[str]) -> None:
    sites = _entries(fields, "sites", 3)
    _in_order(sites, "name", SITE_NAMES)
    _in_order(sites, "colour", COLOURS)
    rows = _entries(fields, "rows", 6)
    for i, row in enumerate(rows):
        row.number("row", i + 1, i + 1)
        row.choice("zone", ZONES)
        if row.any("special") is not None:
            row.choice("special", ("estuary", "deep"))
    zones = [ZONES.index(row.text("zone")) for row in rows]
    if zones != sorted(zones) or set(zones) != {0, 1, 2}:
        raise Refused("finspan-pack-value", field=fields.at("rows"), value=" ".join(row.text("zone") for row in rows))
    bonuses = _entries(fields, "bonuses", 12)
    wanted = [(site, at) for site in SITE_NAMES for at in (*ZONES, "floor")]
    for bonus, (site, at) in zip(bonuses, wanted, strict=True):
        bonus.choice("site", [site])
        bonus.choice("at", [at])
        ability = parse_ability(bonus.text("benefit"), bonus.at("benefit"))
        if ability.score or ability.aim or any(unit == "TUCK" for unit, _ in ability.units):
            raise Refused("finspan-ability-malformed", field=bonus.at("benefit"), value=ability.text)
    printed = _entries(fields, "forage", 3)
    for entry in printed:
        entry.choice("fish", forage)
        entry.choice("slot", SLOT_NAMES)
    if len({entry.text("slot") for entry in printed}) < 3 or len({entry.text("fish") for entry in printed}) < 3:
        raise Refused("finspan-pack-value", field=fields.at("forage"), value="the same slot or fish twice")
    for entry in _entries(fields, "start"):
        entry.choice("slot", SLOT_NAMES)
        if entry.choice("token", ("egg", "young")) == "egg" and entry.text("slot") not in [
            one.text("slot") for one in printed
        ]:
            raise Refused("finspan-egg-without-fish", field=entry.at("slot"), slot=entry.text("slot"))
    numbers = fields.fields("numbers")
    _valued(numbers, "weeks", 4, 4)
    _valued(numbers, "divers", 1, len(DECISION_NAMES) - 1)  # the Nautoma has a card for each turn of a week
    _valued(numbers, "starters_dealt", 0, 2)
    _valued(numbers, "fish_dealt", 0, 9)
    for name in ("egg_points", "young_points", "school_points", "consumed_points", "most_points"):
        _valued(numbers, name, 0, 99)
    _valued(numbers, "young_in_school", 2, 9)
    _valued(numbers, "medium_from", 1, LONGEST)
    _valued(numbers, "large_from", numbers.fields("medium_from").number("value", 1, LONGEST), LONGEST)
    numbers.done()
    for entry in (*sites, *rows, *bonuses, *printed):
        entry.done()
    fields.done()


def _check_achievements(fields: Fields) -> None:
    for week, entry in enumerate(_entries(fields, "side_a", 3)):
        entry.number("week", week + 1, week + 1)
        entry.choice("name", TILE_NAMES[week * 6 : week * 6 + 6])
        entry.number("points", 0, 99)
        entry.done()
    tiles = _entries(fields, "tiles", 18)
    _in_order(tiles, "name", TILE_NAMES)
    for i, tile in enumerate(tiles):
        tile.number("week", i // 6 + 1, i // 6 + 1)
        tile.number("points", 0, 99)
        counted(tile.text("counts"), tile.at("counts"))
        tile.done()
    forage = fields.fields("consumed_forage_counts")
    forage.switch("value")
    _source(forage)
    forage.done()
    fields.done()


def counted(text: str, field: str) -> tuple[str, tuple[str, ...] | int]:
    """What an achievement counts: its word, and the symbols or the size of a group that belong to it."""
    word, _, rest = text.partition(":")
    if word == "symbols":
        return word, tuple(one_of(symbol, SYMBOLS, field) for symbol in rest.split())
    if word == "groups_of_eggs":
        if not (rest.isascii() and rest.isdecimal() and len(rest) <= 2) or not 1 <= int(rest) <= 18:
            raise Refused("field-not-number", field=field, value=rest[:40])
        return word, int(rest)
    return one_of(text, COUNTS, field), 0


def _check_nautoma(fields: Fields) -> None:
    for name, numbers in (
        ("start", ("eggs", "young")),
        ("dive", ("eggs_gained", "most_hatched", "young_in_school")),
    ):
        entry = fields.fields(name)
        for key in numbers:
            entry.number(key, 1 if key == "young_in_school" else 0, 99)
        _source(entry)
        entry.done()
    _valued(fields, "cards_set_aside", 1, 1)  # six turns a week, seven cards
    for i, level in enumerate(_entries(fields, "levels", 5)):
        level.number("level", i + 1, i + 1)
        level.choice("side", ("none", "breeze", "storm"))
        level.switch("most_contest")
        level.number("fish_points", 0, 99)
        level.number("school_points", 0, 99)
        level.done()
    _valued(fields, "young_points", 0, 99)
    _valued(fields, "eggs_for_a_point", 1, 99)
    gifts = fields.fields("gifts")
    for timing in ("if_activated", "when_played"):
        gifts.choice(timing, TOKENS)
    _source(gifts)
    gifts.done()
    for side in ("breeze", "storm"):
        values = fields.fields(side)
        for tile in TILE_NAMES:
            values.number(tile, 0, 99)
        _source(values)
        values.done()
    decisions = _entries(fields, "decisions", 7)
    _in_order(decisions, "name", DECISION_NAMES)
    for card in decisions:
        icons = card.list("icons")
        if not 1 <= len(icons) <= 8:
            raise Refused("field-wrong-length", field=card.at("icons"), length=len(icons), expected=8)
        for icon in icons:
            one_of(icon, ICONS, card.at("icons"))
        card.done()
    ravel = _entries(fields, "ravel", 6)
    _in_order(ravel, "name", RAVEL_NAMES)
    for card in ravel:
        card.choice("site", SITE_NAMES)
        rows = card.list("rows")
        for row in rows:
            Fields({"rows": row}, card.path).number("rows", 1, 6)
        if len(set(rows)) < len(rows):
            raise Refused("finspan-pack-value", field=card.at("rows"), value=" ".join(map(str, rows)))
        card.done()
    fields.done()
