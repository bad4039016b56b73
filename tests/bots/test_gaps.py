"""Tranquility's quick judgement: what it keeps; and what it has in mind between two decisions changes no choice."""

from __future__ import annotations

import pytest

from seaboard.bots.minds.tranquility.policy import GapAware
from seaboard.bots.minds.tranquility.taste import Taste
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.tranquility.rules import codes as c
from tests.games.tranquility.table import given, play

GAME = game_named("tranquility")


@pytest.mark.parametrize("options", [{}, {"fewer_islands": "poseidon"}, {"storms": True}, {"monsters": 3}])
def test_a_card_is_laid_where_a_fresh_look_would_lay_it(options: dict[str, object]) -> None:
    policy = GapAware(Taste())
    fresh = GapAware(Taste())  # sees every position for the first time, as it is given copies
    quick = Quick(1)
    for index in range(3):
        state = GAME.start(2, options, seed=derived_seed("gaps", index))
        while not state.over():
            chosen = int(policy.choose(state, state.legal_moves(), quick))
            assert chosen == int(fresh.choose(state.clone(), state.legal_moves(), quick))
            if quick.unit() < 0.1:  # somebody else may decide otherwise
                legal = state.legal()
                chosen = legal[quick.below(len(legal))]
            state.apply(chosen)


def test_the_card_that_parts_a_gap_is_kept_rather_than_one_at_its_end() -> None:
    sea = {"r1c1": 10, "r2c1": 30}
    hands = [[15, 29], [61, 62, 63, 64, 65]]
    table = given(2, sea=sea, hands=hands, decks=[[1, 2, 3], [71, 72, 73]], started=True)
    play(table, "discard_two")
    chosen = int(GapAware(Taste()).choose(table, table.legal_moves(), Quick(1)))
    assert GAME.describe(table, chosen).text == "discard:29"


def test_a_card_that_nobody_could_pay_for_beside_either_end_of_two_cells_goes_first() -> None:
    sea = {"r1c1": 10, "r1c4": 30}
    table = given(2, sea=sea, hands=[[12, 20], [61, 62]], decks=[[1, 2, 3], [71, 72, 73]], started=True)
    play(table, "discard_two")
    chosen = int(GapAware(Taste()).choose(table, table.legal_moves(), Quick(1)))
    assert GAME.describe(table, chosen).text == "discard:20"


@pytest.mark.parametrize(("deck", "pledges"), [(10, ["pledge:4", "pledge:4"]), (17, ["pledge:6", "pledge:2"])])
def test_who_has_more_cards_gives_more_of_them_for_a_start(deck: int, pledges: list[str]) -> None:
    """Both can count the cards that are left, so their pledges come to eight at once."""
    decks = [list(range(41, 41 + deck)), list(range(71, 81))]
    table = given(2, hands=[["start", 2, 4, 6, 8], [61, 62, 63, 64, 65]], decks=decks)
    play(table, "start")
    made = []
    while table.phase == c.PLEDGING:
        chosen = int(GapAware(Taste()).choose(table, table.legal_moves(), Quick(1)))
        made.append(GAME.describe(table, chosen).text)
        table.apply(chosen)
    assert made == pledges
