"""Finspan keeps what every game must keep, for all numbers of players and in all modes."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.conformance import check_game
from seaboard.games.finspan import GAME
from tests.games.playing import plays_the_same_plain

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"nautoma": 1}),
    (1, {"nautoma": 3, "ravel": "2"}),
    (1, {"nautoma": 5, "side": "b", "ravel": "4", "keep_one": False}),
    (2, {}),
    (2, {"side": "b", "week_1": "w1f", "week_2": "w2d", "week_3": "w3e"}),
    (3, {"side": "b"}),
    (4, {"keep_one": False}),
    (5, {"side": "b"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_all_checks_hold(seats: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, seats + 40, options)


@pytest.mark.parametrize(("seats", "options"), [MODES[2], MODES[4]])
def test_the_plain_rules_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    assert plays_the_same_plain(GAME, [(seats, 7, options)])
