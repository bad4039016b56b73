"""Tranquility's policy among storms: what a compass is for, and what it may cost."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.bots.minds import mind_of
from seaboard.core.random import Quick
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import given, play

FULL = {f"r{row}c{column}": 6 * (row - 1) + column + 20 for row in range(1, 7) for column in range(1, 7)}


def chosen(*moves: str, **state: Any) -> str:
    """What the policy does in a position of two, after these moves; purple storms are still to come."""
    hands = [[10, 11, 13, 14, 15], [61, 62, 63, 64, 65]]
    decks = [[1, 2, 3, "purple"], [71, 72, 73, "purple"]]
    table = given(2, **{"options": {"storms": True}, "hands": hands, "decks": decks, "started": True, **state})
    play(table, *moves)
    action = int(mind_of("tranquility").rollout.choose(table, table.legal_moves(), Quick(1)))
    return str(GAME.describe(table, action).text)


@pytest.mark.parametrize("orange", [[1, 0], [0, 1]])
def test_an_orange_storm_is_lifted_while_the_sea_is_empty(orange: list[int]) -> None:
    assert chosen(orange=orange, compasses={"pool": 1}) == f"lift:orange/{orange.index(1)}"


def test_when_the_sea_is_nearly_full_a_compass_is_kept_for_a_purple_storm() -> None:
    sea = {place: card for place, card in FULL.items() if place != "r1c1"}
    assert chosen(sea=sea, orange=[1, 0], compasses={"pool": 1}) == "pass"
    decks = [[1, 2, 3, "purple"], [71, 72, 73]]
    assert chosen(sea=sea, purple=[1], compasses={"pool": 1}, decks=decks) == "lift:purple/row1"
    none = [[1, 2, 3], [71, 72, 73]]  # none is to come any more
    assert chosen(sea=sea, orange=[1, 0], compasses={"pool": 1}, decks=none) == "lift:orange/0"


def test_who_is_stuck_is_helped() -> None:
    state = {"hands": [[40], [11, 21]], "decks": [[], []], "sea": {"r1c1": 5}, "orange": [1, 1]}
    assert chosen("pass", "pass", compasses={"pool": 1}, **state) == "lift:orange/0"


def test_a_bad_hand_is_given_for_a_compass_against_an_orange_storm() -> None:
    sea = {"r1c1": 10, "r1c2": 11, "r1c3": 12, "r1c4": 13}
    state = {"sea": sea, "hands": [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65]], "decks": [[6, 7, 8, "purple"], [71, 72]]}
    assert chosen(orange=[1, 0], **state) == "hand_for_compass"
