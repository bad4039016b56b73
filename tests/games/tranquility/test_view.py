"""The view says by its types what it shows, and shows everything on which legal moves depend."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from seaboard.core.random import Quick
from seaboard.core.state import play_at_random
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.options import MODES
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.told import view as told
from seaboard.games.tranquility.told.moves import TAG_NAMES
from tests.games.tranquility.table import given, legal, play, sail


@pytest.mark.parametrize(
    ("literal", "names"),
    [
        (told.Mode, MODES),
        (told.Phase, c.PHASES),
        (told.Ending, c.ENDINGS),
        (told.Reason, c.REASONS),
        (told.Window, c.WINDOWS),
        (told.Tag, TAG_NAMES),
    ],
)
def test_the_types_name_what_the_rules_name(literal: Any, names: Any) -> None:
    assert list(get_args(literal)) == list(names)


@pytest.mark.parametrize("mode", MODES)
def test_a_view_has_the_fields_of_its_type(mode: str) -> None:
    required, optional = told.View.__required_keys__, told.View.__optional_keys__
    fields = required | optional
    for seed in range(3):
        table = sail(2, seed, mode=mode)
        while not table.over():
            for seat in (None, 0, 1):
                assert set(GAME.view(table, seat)) <= fields
            play_at_random(table, Quick(seed + 1), 5)


@pytest.mark.rule("TRQ-R12")
def test_everybody_sees_that_giving_up_was_asked_in_this_round() -> None:
    hands = [[20, 30, 40], [21, 31]]
    table = given(sea={"r1c1": 10, "r1c4": 11}, hands=hands, decks=[[], []], started=True)
    before = GAME.view(table, 1)
    assert "concede" in legal(table)
    play(table, "concede", "disagree")
    assert "concede" not in legal(table)
    assert GAME.view(table, 1) != before
    assert GAME.view(table, 1)["asked_to_concede"]
