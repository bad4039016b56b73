"""One player's ocean as JSON: `{"P1": {"fish": "porkfish", "egg": true, "young": 2, "school": true, "under": [...]}}`.

A slot that is not named is as printed and bare; a name alone stands for a fish without tokens. A forage fish under a
card need not be named: it never leaves its slot.
"""

from __future__ import annotations

from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.finspan.box.printed import SLOT_NAMES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean, bare_ocean

Json = dict[str, Any]


class CardsRead:
    """Where each card of a hand-written position lies; no card can lie in two places."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.lies: dict[int, int] = {}

    def put(self, name: object, place: int, field: str) -> int:
        card = self.names.index(one_of(name, self.names[: int(c.CARDS)], field))
        if card in self.lies:
            raise Refused("finspan-card-twice", field=field, card=name)
        self.lies[card] = place
        return card

    def put_all(self, fields: Fields, name: str, place: int) -> list[int]:
        return [self.put(one, place, f"{fields.at(name)}[{i}]") for i, one in enumerate(fields.list(name, default=[]))]


def write_ocean(ocean: Ocean, names: list[str], under: dict[int, list[str]], numbers: Numbers) -> Json:
    """The slots that hold anything; `under` lists the consumed cards by slot."""
    slots: Json = {}
    for slot, name in enumerate(SLOT_NAMES):
        fish = int(ocean.top[slot])
        entry: Json = {"fish": names[fish]} if fish >= 0 else {}
        if ocean.eggs_in[slot]:
            entry["egg"] = True
        if ocean.young_in[slot]:
            entry["young"] = int(ocean.young_in[slot])
        if ocean.school_in[slot]:
            entry["school"] = True
        eaten = list(under.get(slot, []))
        if numbers.printed[slot] != c.NO_FISH and fish != numbers.printed[slot]:
            eaten.insert(0, names[int(numbers.printed[slot])])
        if eaten:
            entry["under"] = eaten
        if entry:
            slots[name] = entry
    return slots


def read_ocean(fields: Fields, seat: int, cards: CardsRead, numbers: Numbers) -> Ocean:
    """The ocean written there, checked: zones, bands, lengths, what was eaten, eggs on fish only, schools formed."""
    ocean = bare_ocean(numbers)
    for name in fields.data:
        one_of(name, SLOT_NAMES, fields.path)
    for slot, name in enumerate(SLOT_NAMES):
        written = fields.any(name, None)
        entry = Fields({"fish": written} if isinstance(written, str) else written or {}, fields.at(name))
        _read_slot(entry, ocean, slot, seat, cards, numbers)
        entry.done()
    fields.done()
    return ocean


def _read_slot(entry: Fields, ocean: Ocean, slot: int, seat: int, cards: CardsRead, numbers: Numbers) -> None:
    place = seat * int(c.SLOTS) + slot
    printed = int(numbers.printed[slot])
    names = cards.names
    fish = printed
    if entry.has("fish") and (printed < 0 or entry.text("fish") != names[printed]):
        fish = cards.put(entry.text("fish"), int(c.ON_TOP) + place, entry.at("fish"))
        if not int(numbers.allowed[fish]) >> slot & 1:
            raise Refused("finspan-slot-not-allowed", field=entry.at("fish"), card=names[fish], slot=SLOT_NAMES[slot])
    ocean.top[slot] = fish
    if fish >= 0:
        ocean.fish += 1
    eaten = [one for one in entry.list("under", default=[]) if printed < 0 or one != names[printed]]
    under = [cards.put(one, int(c.UNDER_FISH) + place, entry.at("under")) for one in eaten]
    if printed >= 0 and fish != printed:
        under.append(printed)
    if len(entry.list("under", default=[])) > len(under) or (under and fish < 0):
        raise Refused("finspan-nothing-above", field=entry.at("under"), slot=SLOT_NAMES[slot])
    for one in under:
        if numbers.length[one] >= numbers.length[fish]:
            raise Refused("finspan-not-shorter", field=entry.at("under"), card=names[fish], fish=names[one])
    if fish >= 0 and numbers.consumes[fish] and not under:  # FIN-32
        raise Refused("finspan-nothing-eaten", field=entry.at("under"), card=names[fish])
    ocean.under[slot] = len(under)
    if entry.switch("egg", False):
        if fish < 0:
            raise Refused("finspan-egg-without-fish", field=entry.at("egg"), slot=SLOT_NAMES[slot])
        ocean.put_egg(slot)
    for _ in range(entry.number("young", 0, 99, 0)):
        ocean.put_young(slot)
    if entry.switch("school", False):
        ocean.put_school(slot)
    if ocean.young_in[slot] >= numbers.young_in_school and not ocean.school_in[slot]:
        raise Refused("finspan-school-not-formed", field=entry.at("young"), slot=SLOT_NAMES[slot])
