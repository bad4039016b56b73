"""The standard pack of component data, and corrections laid over it."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.finspan.box.check import read_data
from seaboard.games.finspan.box.printed import Json, Pack

FOLDER = Path(__file__).parent
PACKS: dict[str, Pack] = {}  # those in play by label, so that a view can be drawn with the cards it speaks of
REMEMBERED = 64


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


def remember(pack: Pack) -> None:
    """Have a pack at hand for those who draw; the oldest is forgotten."""
    PACKS.pop(pack.label, None)
    PACKS[pack.label] = pack
    while len(PACKS) > REMEMBERED:
        del PACKS[next(iter(PACKS))]


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
    pack = read_data(whole)
    _check_start(pack)
    return pack


def _check_start(pack: Pack) -> None:
    """No slot may begin with more tokens than it can hold: a second egg, or young that would be a school at once."""
    held: dict[tuple[str, str], int] = {}
    most = {"egg": 1, "young": pack.mat["numbers"]["young_in_school"]["value"] - 1}
    for i, entry in enumerate(pack.mat["start"]):
        place = entry["slot"], entry["token"]
        held[place] = held.get(place, 0) + 1
        if held[place] > most[entry["token"]]:
            field = f"pack.mat.start[{i}].slot"
            raise Refused("finspan-pack-value", field=field, value=f"{entry['slot']}: {held[place]} {entry['token']}")


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
