"""Sea Salt & Paper keeps the contract of a game, compiled and plain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from seaboard.core.conformance import CHECKS, trace
from seaboard.core.game import Game
from seaboard.games.sea_salt_paper import GAME

OPTION_SETS: dict[str, Mapping[str, object]] = {
    "rulebook": {},
    "all changed": {
        "target_score": 20,
        "mermaid_counts_white": False,
        "tie_rule": "last_to_act",
        "void_on_empty_deck_after_call": True,
        "explicit_mermaid_play": True,
        "first_seat": "1",
    },
    "round ender": {"tie_rule": "round_ender", "target_score": 15, "first_seat": "0"},
}
Check = Callable[[Game[Any], int, int, Mapping[str, object]], None]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda name: name.replace(" ", "_"))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contract_holds(check: Check, options: str, seats: int) -> None:
    seeds = range(2) if options == "rulebook" else range(10, 11)
    for seed in seeds:
        check(GAME, seats, seed, OPTION_SETS[options])


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda name: name.replace(" ", "_"))
def test_the_plain_rules_play_the_same_game(options: str) -> None:
    games = [(seats, seed) for seats in (2, 3, 4) for seed in (100, 101)]
    code = (
        "import json, sys; from seaboard.core.conformance import trace\n"
        "from seaboard.games.sea_salt_paper import GAME\n"
        "games, options = json.loads(sys.argv[1])\n"
        "print(*(trace(GAME, seats, seed, options) for seats, seed in games))"
    )
    arguments = json.dumps([games, OPTION_SETS[options]])
    answer = subprocess.run(
        [sys.executable, "-c", code, arguments],
        env={**os.environ, "SEABOARD_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == [trace(GAME, seats, seed, OPTION_SETS[options]) for seats, seed in games]


def test_the_game_is_found_by_name() -> None:
    from seaboard.games import game_named

    assert game_named("sea-salt-paper") is game_named("Sea Salt Paper") is GAME


def test_a_move_means_the_same_in_every_state() -> None:
    """Actions name the card, not its place, so that search can share what it learns between worlds."""
    state = GAME.start(2, seed="0" * 32)
    for move in GAME.moves(state):
        assert GAME.describe(state, move.action) is GAME.describe(state.clone(), move.action)
