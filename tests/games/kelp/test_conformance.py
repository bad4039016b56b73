"""Kelp keeps the contract of a game, compiled and plain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from seaboard.core.conformance import CHECKS
from seaboard.core.game import Game
from seaboard.games import game_named
from seaboard.games.kelp import GAME
from tests.games.playing import plays_the_same_plain

OPTION_SETS: dict[str, Mapping[str, object]] = {
    "day": {},
    "night": {"board": "night"},
    "ring": {"outer_ring": True, "most_rounds": 30},
    "lenient": {"whole_effects": False},
}
Check = Callable[[Game[Any], int, int, Mapping[str, object]], None]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
@pytest.mark.parametrize("options", OPTION_SETS)
def test_the_contract_holds(check: Check, options: str) -> None:
    for seed in range(2):
        check(GAME, 2, seed, OPTION_SETS[options])


@pytest.mark.parametrize("options", ["day", "night"])
def test_the_plain_rules_play_the_same_game(options: str) -> None:
    assert plays_the_same_plain(GAME, [(2, seed, OPTION_SETS[options]) for seed in (100, 101)])


def test_the_game_is_found_by_name() -> None:
    assert game_named("Kelp") is GAME
