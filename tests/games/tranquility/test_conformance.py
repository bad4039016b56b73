"""Tranquility keeps the contract of a game in every mode, compiled and plain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from seaboard.core.conformance import CHECKS
from seaboard.core.game import Game
from seaboard.games import game_named
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.rules import codes as c
from tests.games.playing import plays_the_same_plain

ALL: Mapping[str, object] = {"rocks": True, "monsters": 4, "storms": True, "concede": "never"}
VARIANTS: dict[str, tuple[tuple[int, ...], Mapping[str, object]]] = {
    "rulebook": ((1, 2, 3, 4, 5), {}),
    "rocks": ((2, 4), {"rocks": True, "concede": "never"}),
    "monsters": ((1, 3), {"monsters": 5, "concede": "never"}),
    "storms": ((1, 2, 5), {"storms": True, "concede": "never"}),
    "everything": ((2, 3), {**ALL, "fewer_islands": "poseidon"}),
    "high arch": ((1, 4), {"mode": "high_arch", "concede": "never"}),
    "stormy arch": ((2,), {**ALL, "mode": "high_arch"}),
    "pyramid": ((1, 2, 5), {"mode": "pyramid", "concede": "never"}),
    "day and night": ((1, 3), {"mode": "day_night", "concede": "never"}),
    "stormy nights": ((5,), {**ALL, "mode": "day_night", "monster_hits_start": True, "daynight_half": "rows"}),
    "duel": ((2,), {"mode": "duel", "fewer_islands": "galatea"}),
    "other readings": (
        (2, 3),
        {
            **ALL,
            "start_shortfall": "lose",
            "concede": "always",
            "opening_storms": "reshuffle",
            "purple_stack": "avoid",
            "compass_decider": "active",
            "row_compass": "any",
            "compass_any_hand": True,
            "own_discards_visible": True,
            "gap_hints": True,
            "chat": "house_rule",
        },
    ),
    "alone from the deck": ((1,), {"solo_start": "deck", "storms": True, "concede": "never"}),
    "alone from the hand": ((1,), {"solo_start": "hand", "concede": "never"}),
}
GAMES = [(name, seats) for name, (counts, _) in VARIANTS.items() for seats in counts]
Check = Callable[[Game[Any], int, int, Mapping[str, object]], None]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
@pytest.mark.parametrize(("variant", "seats"), GAMES, ids=lambda value: str(value).replace(" ", "_"))
def test_the_contract_holds(check: Check, variant: str, seats: int) -> None:
    check(GAME, seats, 20, VARIANTS[variant][1])


def test_the_plain_rules_play_the_same_games() -> None:
    assert plays_the_same_plain(GAME, [(seats, 30, VARIANTS[name][1]) for name, seats in GAMES[::2]])


def test_the_game_is_found_by_name() -> None:
    assert game_named("Tranquility") is GAME
    assert GAME.actions == c.ACTIONS
