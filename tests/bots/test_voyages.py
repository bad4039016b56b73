"""Tranquility's search: what a voyage is worth to it, and which decisions it leaves to the quick judgement."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.bots.bot import PolicyBot
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.tranquility.judge import JUDGE
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.box.printed import CELL_NAMES
from tests.games.tranquility.table import ending, full_sea, given, play

MIND = mind_of("tranquility")


def won_with(cards: int) -> float:
    """The worth of a voyage that is won with so many cards left over."""
    deck = [2 * value for value in range(1, cards + 1)]
    table = given(2, sea=full_sea(), hands=[["finish"], []], decks=[deck, []], started=True)
    return JUDGE.value(play(table, "finish"), 0)


def lost_with(empty: int) -> float:
    """The worth of a voyage that is lost with so many cells empty."""
    hands = [[74, 76], [78]]
    decks: list[list[int]] = [[], []]
    table = given(2, sea=full_sea(leave=tuple(CELL_NAMES["standard"][:empty])), hands=hands, decks=decks, started=True)
    while not table.over():
        play(table, "discard_two" if table.phase == 1 else f"discard:{table.players[0].hand.items[0]}")
    assert ending(table) != "won"
    return JUDGE.value(table, 0)


def test_some_cards_left_over_are_better_than_none_but_more_of_them_are_not_worth_a_risk() -> None:
    assert won_with(0) < won_with(2) < won_with(4) == won_with(9) == 1.0
    assert won_with(0) - lost_with(0) > 0.4


def test_the_fewer_cells_stay_empty_the_better_but_any_win_is_better_than_any_loss() -> None:
    assert 0.0 == lost_with(9) < lost_with(2) < lost_with(1) < lost_with(0) < won_with(0)


@pytest.mark.parametrize(("empty", "plain"), [(13, True), (12, False)])
def test_what_to_pay_with_is_thought_about_only_in_the_last_third(empty: int, plain: bool) -> None:
    sea = full_sea(leave=tuple(CELL_NAMES["standard"][:empty]))
    table = given(2, sea=sea, hands=[[2, 4, 6, 8, 10], [12, 14]], decks=[[16], [18]], started=True)
    assert not JUDGE.is_plain(table)
    play(table, "discard_two")
    assert JUDGE.is_plain(table) == plain


def test_where_the_policy_is_good_enough_at_a_glance_search_does_not_stray_from_it() -> None:
    searching = replace(MIND.search(160), enough=1.0, caution=0.0)
    content = replace(searching, enough=0.0)
    strayed = 0
    for seed in range(4):
        state = GAME.start(2, {"fewer_islands": "poseidon"}, seed=f"{seed:032x}")
        for _nth in range(12):
            seen = Seen(GAME, state, int(state.actor()))
            sound = PolicyBot(MIND.rollout).choose(seen, Quick(1))
            strayed += searching.choose(seen, Quick(1)) != sound
            assert content.choose(seen, Quick(1)) == sound
            state.apply(sound)
    assert strayed > 0
    seen = Seen(GAME, state, int(state.actor()))
    search = searching.begin(seen, Quick(1))
    assert not content.is_enough(search, seen.legal()[0])  # nothing has been tried
