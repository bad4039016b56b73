"""The notation of abilities: one short text per card, parsed into what the engine interprets.

ability   := units | EGG_EACH(filter) | PLAY(target) | SCORE(points;condition)
units     := unit ("+" unit)*                       in any order, each may be left (FIN-27, FIN-28)
unit      := primitive | primitive*n                n repetitions
primitive := DRAW | RETRIEVE | EGG | HATCH | YOUNG | MOVE | TUCK
filter    := size=small|medium|large | site=blue|purple|green | row=estuary|deep | symbol=predator|...
target    := site=... | row=... | zone=sunlight|twilight|midnight
condition := atom ("&" atom)*                       one number and one row at most
atom      := no_tokens | egg | young | school | young==n | under>=n | row=estuary|deep
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from seaboard.core.refused import Refused

PRIMITIVES = ("DRAW", "RETRIEVE", "EGG", "HATCH", "YOUNG", "MOVE", "TUCK", "EGG_EACH", "PLAY")
SIMPLE = PRIMITIVES[:7]
SYMBOLS = ("bioluminescent", "camouflage", "electric", "predator", "venomous")
SIZES = ("small", "medium", "large")
COLOURS = ("blue", "purple", "green")
ZONES = ("sunlight", "twilight", "midnight")
SPECIAL_ROWS = ("estuary", "deep")
MOST_OF_A_UNIT = 9

_UNIT = re.compile(r"([A-Z]+)(?:\*([1-9]))?")
_CALL = re.compile(r"(EGG_EACH|PLAY|SCORE)\(([^()]*)\)")
_FILTERS = {"size": SIZES, "site": COLOURS, "row": SPECIAL_ROWS, "symbol": SYMBOLS}
_TARGETS = {"site": COLOURS, "row": SPECIAL_ROWS, "zone": ZONES}
_WORDS = ("no_tokens", "egg", "young", "school")


@dataclass(frozen=True)
class Aim:
    """What EGG_EACH and PLAY are limited to, e.g. ("size", "small")."""

    by: str
    value: str


@dataclass(frozen=True)
class Atom:
    """One part of a scoring condition: `under>=2` is ("under", 2), `row=deep` is ("deep", 0)."""

    what: str
    number: int = 0


@dataclass(frozen=True)
class Ability:
    """A parsed ability; exactly one of `units` and `score` says something."""

    text: str
    units: tuple[tuple[str, int], ...] = ()
    aim: Aim | None = None
    score: int = 0
    condition: tuple[Atom, ...] = ()


def parse_ability(text: str, field: str = "ability") -> Ability:
    """The ability of this notation, or a refusal that names the field.

    >>> parse_ability("EGG*2+HATCH").units
    (('EGG', 2), ('HATCH', 1))
    >>> parse_ability("SCORE(6;under>=2)").condition
    (Atom(what='under', number=2),)
    """
    call = _CALL.fullmatch(text)
    if call is None:
        return Ability(text, _units(text, field))
    name, inner = call.groups()
    if name == "SCORE":
        points, _, condition = inner.partition(";")
        if not _is_small(points) or not condition:
            raise _malformed(text, field)
        atoms = tuple(_atom(part, text, field) for part in condition.split("&"))
        for kinds in (("young_exactly", "under"), SPECIAL_ROWS):  # the engine keeps one number and one row of slots
            if sum(atom.what in kinds for atom in atoms) > 1:
                raise _malformed(text, field)
        return Ability(text, score=int(points), condition=atoms)
    by, _, value = inner.partition("=")
    if value not in (_FILTERS if name == "EGG_EACH" else _TARGETS).get(by, ()):
        raise _malformed(text, field)
    return Ability(text, ((name, 1),), Aim(by, value))


def _units(text: str, field: str) -> tuple[tuple[str, int], ...]:
    units: list[tuple[str, int]] = []
    for part in text.split("+"):
        unit = _UNIT.fullmatch(part)
        if unit is None or unit[1] not in SIMPLE or unit[1] in [name for name, _ in units]:
            raise _malformed(text, field)
        units.append((unit[1], int(unit[2] or 1)))
    return tuple(units)


def _atom(part: str, text: str, field: str) -> Atom:
    if part in _WORDS:
        return Atom(part)
    if part in ("row=estuary", "row=deep"):
        return Atom(part[4:])
    for sign, what in (("young==", "young_exactly"), ("under>=", "under")):
        if part.startswith(sign) and _is_small(part[len(sign) :]):
            return Atom(what, int(part[len(sign) :]))
    raise _malformed(text, field)


def _is_small(text: str) -> bool:
    """A number of one or two digits, as cards print them."""
    return text.isascii() and text.isdecimal() and len(text) <= 2


def _malformed(text: str, field: str) -> Refused:
    return Refused("finspan-ability-malformed", field=field, value=text[:60])


def write_units(counts: list[int]) -> str:
    """Units left of a benefit as notation, by primitive; an empty text for none.

    >>> write_units([0, 0, 2, 1, 0, 0, 0, 0, 0])
    'EGG*2+HATCH'
    """
    parts = []
    for name, count in zip(PRIMITIVES, counts, strict=True):
        if count:
            parts.append(name if count == 1 else f"{name}*{count}")
    return "+".join(parts)


def read_units(text: str, field: str) -> list[int]:
    """The counts that `write_units` wrote."""
    counts = [0] * len(PRIMITIVES)
    for part in text.split("+") if text else []:
        name, _, times = part.partition("*")
        if name not in PRIMITIVES or (times and times not in "23456789") or counts[PRIMITIVES.index(name)]:
            raise _malformed(text, field)
        counts[PRIMITIVES.index(name)] = int(times or 1)
    return counts
