"""Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.kelp import GAME
from seaboard.games.kelp.box.pack import standard_data
from tests.games.kelp.table import moves, part, phase, play, where

SEEDS = [derived_seed("setup", i) for i in range(12)]


@pytest.mark.rule("KELP-22")
def test_the_bag_and_the_supply() -> None:
    state = GAME.start(2, seed=SEEDS[0])
    assert part(state, "bag") == {"blue": 7, "yellow": 3, "red": 1}
    assert part(state, "dice_supply") == {"blue": 8, "yellow": 7, "red": 9}


@pytest.mark.rule("KELP-23", "KELP-24", "KELP-25", "KELP-30")
def test_row_tiles_confrontation_cards_and_hand_limit() -> None:
    state = GAME.start(2, seed=SEEDS[0])
    assert len([card for card in part(state, "row") if card]) == 4
    assert len(part(state, "shark_deck")) == 19
    assert part(state, "tiles") == 0
    assert part(state, "confrontation") == ["red", "yellow", "turquoise"]
    assert part(state, "limit") == 4
    rows = {tuple(part(GAME.start(2, seed=seed), "row")) for seed in SEEDS}
    assert len(rows) > 6


@pytest.mark.rule("KELP-26")
def test_four_piles_by_type_with_one_card_seen() -> None:
    types = {card["id"]: card["type"] for card in standard_data()["octopus_cards"]}
    for seed in SEEDS:
        state = GAME.start(2, seed=seed)
        for name, cards in part(state, "piles").items():
            assert {types[card] for card in cards} == {name}
        seen = GAME.view(state, 1)["octopus"]["piles"]
        assert seen["eat"] == {"size": 4, "top": part(state, "piles")["eat"][-1]}
    tops = {part(GAME.start(2, seed=seed), "piles")["move"][-1] for seed in SEEDS}
    assert len(tops) > 2


@pytest.mark.rule("KELP-27", "KELP-R13")
def test_one_shell_the_double_shell_and_three_traps_wait_in_the_open() -> None:
    state = GAME.start(2, seed=SEEDS[0])
    for seat in (None, 0, 1):
        supply = GAME.view(state, seat)["octopus"]["supply"]
        assert supply == ["shell", "double_shell", "trap_current_2", "trap_hide_2", "trap_send_home"]


@pytest.mark.rule("KELP-28", "KELP-R46", "KELP-R48")
def test_nine_hidden_blocks_laid_by_chance() -> None:
    lairs = set()
    for seed in SEEDS:
        blocks = part(GAME.start(2, seed=seed), "zones")
        assert Counter(blocks) == {"octopus": 1, "trap_current_1": 1, "shell": 7}
        lairs.add(blocks.index("octopus"))
    assert len(lairs) > 4


@pytest.mark.rule("KELP-29")
def test_the_opening_hand() -> None:
    hands = set()
    for seed in SEEDS:
        state = GAME.start(2, seed=seed)
        hand, deck = part(state, "hand"), part(state, "deck")
        assert hand.count("quick_learning") == 1
        assert len(hand) == 4
        assert len(deck) == 4
        assert "quick_learning" not in deck
        hands.add(tuple(hand))
    assert len(hands) > 3


@pytest.mark.rule("KELP-31", "KELP-D1", "KELP-13")
@pytest.mark.parametrize(("board", "hides"), [("day", "k1 k3 k7 k9"), ("night", "e25 e45 e56 e58")])
def test_the_octopus_places_the_shark_in_a_hide(board: str, hides: str) -> None:
    for hide in hides.split():
        state = GAME.start(2, {"board": board}, seed=SEEDS[0])
        assert state.actor() == 1
        assert moves(state) == [f"shark:{name}" for name in hides.split()]
        play(state, f"shark:{hide}")
        assert where(state) == (hide, "free")
        assert phase(state) == "action"
