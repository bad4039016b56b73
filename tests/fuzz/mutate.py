"""Damages documents as people and programs do: a wrong type, a huge number, a card too many, a field too few."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

HUGE = (10**20, -(10**20), 1 << 63, -(1 << 63), (1 << 63) - 1, 1 << 31, 1 << 48, 99999)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 40, *HUGE),
    *(0.5, 1e300, float("inf"), float("nan")),
    *("", " ", "0", "²", "٣", "x", "-1", "1e9", "\ud800", "a" * 300, "0" * 32, "over", "none", "/", ":", ".."),
    *([], [[]], [None], [0], [[1], [2, [3]]], [""], {}, {"": {}}, {"id": None}),
)
Path = tuple[Any, ...]  # keys and indices from the top


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a document, the top itself first."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*path, index))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: Any) -> Any:
    """The document with another value there."""
    if not path:
        return value
    at(data, path[:-1])[path[-1]] = value
    return data


def damaged(data: Any, random: Random) -> Any:
    """A copy with one to four changes; small believable ones are more frequent than nonsense."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 4))):
        if not isinstance(data, dict | list) or not data:
            break
        data = random.choice(CHANGES)(data, random)
    return data


def _some(data: Any, random: Random, wanted: type | tuple[type, ...] = object) -> Path | None:
    """A place below the top that holds such a value; deep places are not preferred only because there are many."""
    found = [path for path in places(data) if path and isinstance(at(data, path), wanted)]
    if not found:
        return None
    fields = {tuple(step for step in path if isinstance(step, str)) for path in found}
    field = random.choice(sorted(fields))
    return random.choice([path for path in found if tuple(step for step in path if isinstance(step, str)) == field])


def odd_value(data: Any, random: Random) -> Any:
    path = _some(data, random)
    return data if path is None else put(data, path, copy.deepcopy(random.choice(ODD)))


def other_number(data: Any, random: Random) -> Any:
    path = _some(data, random, int)
    if path is None:
        return data
    value = at(data, path)
    return put(data, path, random.choice((value + 1, value - 1, -value, random.randrange(12), random.randrange(100))))


def switched(data: Any, random: Random) -> Any:
    path = _some(data, random, bool)
    return data if path is None else put(data, path, not at(data, path))


def other_name(data: Any, random: Random) -> Any:
    """A text where another text of the document stood."""
    path, source = _some(data, random, str), _some(data, random, str)
    return data if path is None or source is None else put(data, path, at(data, source))


def misspelt(data: Any, random: Random) -> Any:
    path = _some(data, random, str)
    return data if path is None else put(data, path, damaged_text(at(data, path), random))


def left_out(data: Any, random: Random) -> Any:
    path = _some(data, random)
    if path is not None:
        del at(data, path[:-1])[path[-1]]
    return data


def added(data: Any, random: Random) -> Any:
    path = _some(data, random, (dict, list)) if random.random() < 0.9 else ()
    if path is None:
        return data
    inside = at(data, path)
    value = copy.deepcopy(random.choice(ODD) if random.random() < 0.5 else at(data, _some(data, random) or ()))
    if isinstance(inside, dict):
        inside[random.choice(("x", "", "note", "id", *map(str, inside)))] = value
    else:
        inside.insert(random.randint(0, len(inside)), value)
    return data


def doubled(data: Any, random: Random) -> Any:
    path = _some(data, random, list)
    if path is not None and at(data, path):
        inside = at(data, path)
        inside.insert(random.randint(0, len(inside)), copy.deepcopy(random.choice(inside)))
    return data


def moved(data: Any, random: Random) -> Any:
    """An entry goes from one list to another: no component is lost, but is the place possible?"""
    source, target = _some(data, random, list), _some(data, random, list)
    if source is None or target is None or not at(data, source):
        return data
    inside, there = at(data, source), at(data, target)
    value = inside.pop(random.randrange(len(inside)))
    there.insert(random.randint(0, len(there)), value)
    return data


def exchanged(data: Any, random: Random) -> Any:
    """Two values of one type change places."""
    one = _some(data, random)
    if one is None:
        return data
    kind = type(at(data, one))
    other = _some(data, random, kind)
    if other is None or one[: len(other)] == other or other[: len(one)] == one:
        return data
    first, second = at(data, one), at(data, other)
    return put(put(data, one, second), other, first)


def shuffled(data: Any, random: Random) -> Any:
    path = _some(data, random, list)
    if path is not None:
        random.shuffle(at(data, path))
    return data


def emptied(data: Any, random: Random) -> Any:
    path = _some(data, random, (dict, list))
    return data if path is None else put(data, path, type(at(data, path))())


def wrapped(data: Any, random: Random) -> Any:
    path = _some(data, random)
    return data if path is None else put(data, path, random.choice(([at(data, path)], {"x": at(data, path)})))


CHANGES = (
    *(odd_value, odd_value, other_number, other_number, other_number, switched, other_name, other_name, misspelt),
    *(left_out, added, doubled, moved, moved, moved, exchanged, exchanged, shuffled, emptied, wrapped),
)


def damaged_text(text: str, random: Random) -> str:
    """A move or a name, nearly or not at all as it should be."""
    head, colon, tail = text.partition(":")
    at_ = random.randint(0, len(text))
    piece = random.choice((":", "/", " ", ",", "0", "9", "²", "٣", "-", "a", "\x00", "é", "\ud800", "+"))
    return random.choice(
        (
            text[:at_] + piece + text[at_:],
            text[:at_] + text[at_ + 1 :],
            head,
            head + ":",
            f"{head}:{random.choice((*HUGE, -1, 0, 1, 5, 36, 80, '²', '٣', '0x1', '1_0', '01', '', 'none'))}",
            f"{head}:{tail}{random.choice(('/', '0', '²', ':', ' x', '99999999999999999999'))}",
            f"{random.choice(('play', 'take', 'keep', 'discard', 'done', 'x', ''))}{colon}{tail}",
            text.upper(),
            text * 2,
            tail,
            text.replace("/", ":"),
        )
    )
