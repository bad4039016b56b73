"""The fish, the mat, the achievements and the Nautoma's cards as data: read, checked, turned into tables.

The data files beside this module are the standard pack. Each fact in them says where it comes from: `rulebook`,
`public` (printed things as public lists of the cards tell them), `inferred` or `reconstructed`. A pack of one's own
corrects them without touching code, see `corrected`.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.finspan.notation import (
    COLOURS,
    SYMBOLS,
    ZONES,
    Ability,
    parse_ability,
)
from seaboard.games.finspan.options import TILE_NAMES

FOLDER = Path(__file__).parent
SOURCES = ("rulebook", "public", "inferred", "reconstructed")
TIMINGS = ("when_played", "if_activated", "game_end")
SITE_NAMES = ("B", "P", "G")
SLOT_NAMES = tuple(f"{site}{row}" for row in range(1, 7) for site in SITE_NAMES)
DECISION_NAMES = tuple(f"n{number}" for number in range(1, 8))
RAVEL_NAMES = tuple(f"r{number}" for number in range(1, 7))
ICONS = ("place", "remove", "play_fish", "school", "hatch", "eggs")
TOKENS = ("egg", "young", "school")
LONGEST = 9999
COUNTS = (
    "eggs_and_young",
    "young",
    "schools",
    "fish",
    "small_fish",
    "medium_fish",
    "large_fish",
    "consumed_fish",
    "rows_of_fish",
    "fish_with_token",
    "fish_without_token",
    "if_activated",
)

Json = dict[str, Any]


@dataclass(frozen=True)
class Fish:
    """One fish as printed on its card, or on the mat."""

    number: int  # 1..138
    name: str  # the key of its texts
    deck: str  # main, starter or forage
    english: str
    latin: str
    cards: int
    eggs: int
    young: int
    schools: int
    consumes: bool
    zones: str  # of S, T, M; or D, the deep row alone
    band: str  # a colour, or empty for any dive site
    points: int
    length: int
    symbols: tuple[str, ...]
    timing: str
    all_players: bool
    ability: Ability | None
    source: str
    note: str


@dataclass(frozen=True)
class Pack:
    """All component data of one edition of the game, checked."""

    name: str
    fish: tuple[Fish, ...]
    mat: Json
    achievements: Json
    nautoma: Json

    @property
    def fish_names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.fish)


PACKS: dict[str, Pack] = {}  # those in play by name, so that a view can be drawn with the cards it speaks of


@cache
def standard_pack() -> Pack:
    """The data files as they stand."""
    return read_data(standard_data())


def standard_data() -> Json:
    """The standard pack as plain data, the form that `corrected` changes."""
    with (FOLDER / "fish.csv").open(encoding="utf-8", newline="") as file:
        fish = {
            row["name"]: {key: value for key, value in row.items() if key != "name"} for row in csv.DictReader(file)
        }
    parts = {
        part: json.loads((FOLDER / f"{part}.json").read_text("utf-8")) for part in ("mat", "achievements", "nautoma")
    }
    return {"name": "standard", "fish": fish, **parts}


def corrected(data: object) -> Pack:
    """The standard pack with corrections laid over it, checked.

    A correction is an object with a `name` of its own and any of: `fish` (by name, only the columns that differ),
    `mat`, `achievements` and `nautoma` (whole entries by their key, in the form of the data files).
    """
    fields = Fields(data, "pack")
    fields.choice("seaboard", ["pack"], "pack")
    fields.number("format", 1, 1, 1)
    fields.choice("game", ["finspan"], "finspan")
    name = fields.text("name")
    if name == "standard" or not name.strip():
        raise Refused("finspan-pack-name", field="pack.name", value=name)
    whole: Json = deepcopy({**standard_data(), "name": name})
    fish = fields.fields("fish", {})
    for key in list(fish.data):
        one_of(key, whole["fish"], fish.at("name"))
        columns = fish.fields(key)
        for column in columns.data:
            one_of(column, whole["fish"][key], columns.at("column"))
            if column in ("number", "deck"):
                raise Refused("finspan-pack-fixed", field=columns.at(column))
            whole["fish"][key][column] = columns.any(column)
    for part in ("mat", "achievements", "nautoma"):
        entries = fields.fields(part, {})
        for key in entries.data:
            one_of(key, whole[part], entries.at("entry"))
            whole[part][key] = entries.any(key)
    fields.done()
    return read_data(whole)


def reconstructed_facts(pack: Pack | None = None) -> list[str]:
    """Where a pack still rests on guesses: the paths of all facts marked `reconstructed`."""
    pack = pack or standard_pack()
    found = [f"fish.{one.name}" for one in pack.fish if one.source == "reconstructed"]
    for part, content in (("mat", pack.mat), ("achievements", pack.achievements), ("nautoma", pack.nautoma)):
        found += _reconstructed(content, part)
    return found


def _reconstructed(content: object, path: str) -> list[str]:
    if isinstance(content, Mapping):
        if content.get("source") == "reconstructed":
            return [path]
        return [line for key, value in content.items() for line in _reconstructed(value, f"{path}.{key}")]
    if isinstance(content, list):
        named = [(value.get("name", i) if isinstance(value, Mapping) else i, value) for i, value in enumerate(content)]
        return [line for key, value in named for line in _reconstructed(value, f"{path}.{key}")]
    return []


# --- reading and checking ------------------------------------------------------------------------------------


def read_data(data: Json) -> Pack:
    """A whole pack from plain data; every refusal names the field."""
    fish = tuple(_read_fish(name, columns) for name, columns in data["fish"].items())
    _check_mat(Fields(data["mat"], "pack.mat"), {one.name for one in fish if one.deck == "forage"})
    _check_achievements(Fields(data["achievements"], "pack.achievements"))
    _check_nautoma(Fields(data["nautoma"], "pack.nautoma"))
    return Pack(data["name"], fish, data["mat"], data["achievements"], data["nautoma"])


def _read_fish(name: str, columns: Mapping[str, object]) -> Fish:
    path = f"pack.fish.{name}"

    def number(column: str, high: int) -> int:
        value = columns[column]
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        return Fields({column: value}, path).number(column, 0, high)

    def text(column: str) -> str:
        return Fields(columns, path).text(column)

    deck = one_of(text("deck"), ("main", "starter", "forage"), f"{path}.deck")
    zones = text("zones")
    if zones != "D" and (not zones or "STM" not in zones + "STM" or any(zone not in "STM" for zone in zones)):
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
        if row.any("special", None) is not None:
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
    _valued(numbers, "divers", 1, 9)
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
        if not rest.isdecimal() or not 1 <= int(rest) <= 18:
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
            entry.number(key, 0, 99)
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
        for row in card.list("rows"):
            Fields({"rows": row}, card.path).number("rows", 1, 6)
        card.done()
    fields.done()
