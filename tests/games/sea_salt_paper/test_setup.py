"""Setting up a round."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from tests.games.sea_salt_paper.table import area, deck, hand, pile, table, totals

SEED = derived_seed("setting up", 0)


@pytest.mark.rule("SSP-06", "SSP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_cards_are_turned_up_and_56_stay_in_the_deck(seats: int) -> None:
    state = GAME.start(seats, seed=SEED)
    assert [len(pile(state, 0)), len(pile(state, 1)), state.deck.count] == [1, 1, 56]


@pytest.mark.rule("SSP-06")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = {tuple(deck(GAME.start(2, seed=derived_seed("shuffles", i)))) for i in range(20)}
    assert len(decks) == 20
    again = [deck(GAME.start(2, seed=SEED)) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.rule("SSP-06")
def test_every_card_comes_up_first_about_equally_often() -> None:
    tops = Counter(pile(GAME.start(2, seed=derived_seed("tops", i)), 0)[0].split("/")[0] for i in range(1160))
    for name, copies in {"crab": 9, "boat": 8, "fish": 7, "shell": 6, "mermaid": 4}.items():
        assert abs(tops[name] - 20 * copies) < 65, f"{name} {tops[name]}"  # five standard deviations


@pytest.mark.rule("SSP-08", "SSP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_cards_or_points(seats: int) -> None:
    state = GAME.start(seats, seed=SEED)
    assert [hand(state, seat) + area(state, seat) for seat in range(seats)] == [[]] * seats
    assert totals(state) == [0] * seats
    assert state.round == 1
    assert GAME.view(state, 0)["rounds"] == []


@pytest.mark.rule("SSP-09", "SSP-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins(seats: int) -> None:
    began = Counter(int(GAME.start(seats, seed=derived_seed("first", i)).actor()) for i in range(100 * seats))
    assert set(began) == set(range(seats))
    assert all(50 < count < 150 for count in began.values())


@pytest.mark.rule("SSP-R19")
@pytest.mark.parametrize("seat", ["0", "1", "2"])
def test_a_table_may_fix_who_begins(seat: str) -> None:
    for i in range(5):
        state = GAME.start(3, {"first_seat": seat}, seed=derived_seed("first", i))
        assert state.actor() == state.first == int(seat)


@pytest.mark.rule("SSP-R19")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refused, match="option-not-allowed") as refused:
        GAME.start(2, {"first_seat": "2"}, seed=SEED)
    assert refused.value.facts["option"] == "first_seat"
    assert refused.value.facts["allowed"] == "random, 0, 1"


@pytest.mark.rule("SSP-10")
def test_a_hand_written_table_begins_at_zero_in_round_one() -> None:
    state = table(["", ""], phase="take")
    assert totals(state) == [0, 0]
    assert state.round == 1


def test_options_are_checked() -> None:
    for options, code in (
        ({"target_score": 4}, "option-out-of-range"),
        ({"target_score": True}, "option-not-number"),
        ({"tie_rule": "oldest"}, "option-not-allowed"),
        ({"mermaid_counts_white": 1}, "option-not-allowed"),
        ({"mermaids": True}, "option-unknown"),
    ):
        with pytest.raises(Refused) as refused:
            GAME.start(2, options, seed=SEED)
        assert refused.value.code == code
