"""Sea Salt & Paper keeps the contract of a game, compiled and plain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from seaboard.core.conformance import CHECKS
from seaboard.core.game import Game
from seaboard.games.sea_salt_paper import GAME
from tests.games.playing import plays_the_same_plain

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
    deals = [(seats, seed, OPTION_SETS[options]) for seats in (2, 3, 4) for seed in (100, 101)]
    assert plays_the_same_plain(GAME, deals)


def test_the_game_is_found_by_name() -> None:
    from seaboard.games import game_named

    assert game_named("sea-salt-paper") is game_named("Sea Salt Paper") is GAME


def test_a_move_means_the_same_in_every_state() -> None:
    """Actions name the card, not its place, so that search can share what it learns between worlds."""
    state = GAME.start(2, seed="0" * 32)
    for move in GAME.moves(state):
        assert GAME.describe(state, move.action) is GAME.describe(state.clone(), move.action)
