"""What rests on no source is said of the tables where it matters, and no longer when it was corrected."""

from __future__ import annotations

import json
from typing import Any

import pytest

from seaboard.core.options import read_options
from seaboard.games import NAMES, game_named, reconstructed, reconstructions

TABLES: list[tuple[str, dict[str, Any], int, list[str]]] = [
    ("sea_salt_paper", {}, 2, []),
    ("kelp", {}, 2, ["cards", "paths"]),
    ("kelp", {"board": "night"}, 2, ["cards", "paths", "night"]),
    ("finspan", {}, 2, []),
    ("finspan", {"side": "b"}, 3, ["side_b"]),
    ("finspan", {}, 1, ["decisions", "gifts"]),
    ("finspan", {"nautoma": 5, "ravel": "3"}, 1, ["decisions", "storm", "gifts", "ravel"]),
    ("tranquility", {}, 3, []),
    ("tranquility", {"mode": "duel"}, 2, ["duel"]),
    ("tranquility", {"storms": True}, 1, ["alone", "storms"]),
    ("tranquility", {"mode": "pyramid"}, 2, ["pyramid", "storms"]),
]


@pytest.mark.parametrize(("name", "options", "seats", "words"), TABLES)
def test_a_table_says_what_of_it_is_reconstructed(
    name: str, options: dict[str, Any], seats: int, words: list[str]
) -> None:
    game = game_named(name)
    assert reconstructed(game, read_options(game.options, options), seats) == words


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_could_be_said_is_said_of_some_table(name: str) -> None:
    said = {word for game, _, _, words in TABLES if game == name for word in words}
    assert said | {"high_arch", "day_night"} >= set(reconstructions(name))  # modes are said by their names


def test_what_an_owner_has_corrected_is_no_guess_any_more() -> None:
    game = game_named("kelp")
    data = json.loads(json.dumps(game.printed()).replace('"reconstructed"', '"rulebook"'))
    assert reconstructed(game, read_options(game.options, {"board": "night"}), 2) != []
    corrected = game.with_pack({**data, "name": "mine"})
    assert reconstructed(corrected, read_options(game.options, {"board": "night"}), 2) == []
