"""A view is what its type says: no more, no less."""

from __future__ import annotations

import types
import typing
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

import pytest

from seaboard.core.conformance import walk
from seaboard.games.finspan import GAME
from seaboard.games.finspan.told.view import View
from tests.games.finspan.on_table import table


def is_a(value: Any, type_: Any) -> bool:
    """Does a plain value have the shape of a type?"""
    origin, args = get_origin(type_), get_args(type_)
    if origin in (Union, types.UnionType):
        return any(is_a(value, arg) for arg in args)
    if origin is Literal:
        return value in args
    if origin is list:
        return isinstance(value, list) and all(is_a(one, args[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(is_a(k, args[0]) and is_a(v, args[1]) for k, v in value.items())
    if typing.is_typeddict(type_):
        hints = typing.get_type_hints(type_, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        plain = typing.get_type_hints(type_)
        return (
            isinstance(value, dict)
            and needed <= set(value) <= set(hints)
            and all(is_a(one, plain[name]) for name, one in value.items())
        )
    return type(value) is (type_ if type_ is not None else type(None))


@pytest.mark.parametrize("seats", [1, 3])
def test_every_view_of_a_game_has_its_type(seats: int) -> None:
    for number, state in enumerate(walk(GAME, seats, 11)):
        if number % 5 == 0 or state.over():
            shown = GAME.view(state, None)  # type: ignore[arg-type]
            assert is_a(shown, View), {key: value for key, value in shown.items() if not is_a({key: value}, View)}


def test_what_is_not_a_view_is_noticed() -> None:
    shown = GAME.view(table({}, {}), 0)
    assert is_a(shown, View)
    assert not is_a({**shown, "week": "1"}, View)
    assert not is_a({**shown, "secret": 1}, View)
    assert not is_a({**shown, "pending": [{"what": "dreaming", "seat": 0}]}, View)


def test_numbers_come_from_the_pack() -> None:
    numbers = {**GAME.data.mat["numbers"], "divers": {"value": 4, "source": "public"}}
    game = GAME.with_pack({"name": "four divers", "mat": {"numbers": numbers}})
    assert game.view(game.start(2, seed="0" * 32), 0)["numbers"] == {"weeks": 4, "divers": 4, "young_in_school": 3}
