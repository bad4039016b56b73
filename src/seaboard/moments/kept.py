"""The moments that ship with the product, and where they are written: a line of JSON each, a file for each game."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from seaboard.core.game import Game
from seaboard.core.lines import json_lines
from seaboard.core.position import read_position
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.moments.making import Kind
from seaboard.moments.shape import Moment


def _data(name: str) -> Traversable:
    return files("seaboard.moments").joinpath("data", name)


def kinds_of(game: str) -> tuple[Kind, ...]:
    """In which kinds of its games moments are looked for; one that says nothing is played by two."""
    file = _data(f"{game}.kinds.json")
    return tuple(Kind(**kind) for kind in json.loads(file.read_text("utf-8"))) if file.is_file() else (Kind(),)


def read_moments(text: str) -> list[Moment]:
    return [moment for _, moment in json_lines(text.splitlines())]


@cache
def moments_of_game(game: str) -> dict[str, Moment]:
    """The moments of a game by their ids, in the order in which they are offered: the plain ones first."""
    file = _data(f"{game}.jsonl")
    found = read_moments(file.read_text("utf-8")) if file.is_file() else []
    order = {"plain": 0, "keen": 1, "deep": 2}
    return {moment["id"]: moment for moment in sorted(found, key=lambda one: (order[one["depth"]], -one["gap"]))}


def moment_of(game: str, id: str) -> Moment:
    found = moments_of_game(game).get(id)
    if found is None:
        raise Refused("moment-unknown", moment=id[:20])
    return found


def state_of(moment: Moment) -> tuple[Game[Any], State]:
    """The game and the position, whole: only what its seat sees may leave the house."""
    game = game_named(moment["game"])
    return game, read_position(game, moment["position"])
