"""Pairs and what they do."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import KIND_OF_NAME, NAMES
from tests.games.sea_salt_paper.table import (
    WHOLE_DECK,
    area,
    cards,
    deck,
    hand,
    happened,
    moves,
    pile,
    play,
    table,
    why_not,
)


def pairs(text: str) -> list[str]:
    """The pairs that can be played from a hand."""
    return [move for move in moves(table([text, ""], piles=["", ""])) if move.startswith("play:")]


@pytest.mark.rule("SSP-19", "SSP-24")
def test_a_pair_goes_from_the_hand_to_the_own_area_and_stays_there() -> None:
    state = table(["2*fish/black shell/grey", ""], areas=[["boat/black boat/yellow"], []])
    play(state, "play:fish/black+fish/black", "end")
    assert area(state, 0) == cards("boat/black boat/yellow 2*fish/black")
    assert area(state, 1) == []
    assert "fish/black" not in hand(state, 0)
    play(state, "take:0", "end")
    assert area(state, 0) == cards("boat/black boat/yellow 2*fish/black")


@pytest.mark.rule("SSP-19", "SSP-26")
def test_a_pair_keeps_counting_in_the_area() -> None:
    state = table(["2*fish/black", ""], deck="", rest="hand 1")
    assert state.points_of(0) == 1
    play(state, "play:fish/black+fish/black")
    assert state.points_of(0) == 1


@pytest.mark.rule("SSP-23", "SSP-54", "SSP-64")
def test_only_duo_cards_are_played() -> None:
    others = [name for name, kind in zip(NAMES, KIND_OF_NAME, strict=True) if kind != "duo"]
    text = " ".join(face for face in WHOLE_DECK if face.split("/")[0] in others)
    assert pairs(text) == []
    state = table([text, ""])
    for face in cards(text):
        assert why_not(state, f"play:{face}+{face}").code == "sea_salt_paper-not-a-pair"


@pytest.mark.rule("SSP-64")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_fewer_than_four_mermaids_stay_in_hand(count: int) -> None:
    state = table([f"{count}*mermaid/white", ""], options={"explicit_mermaid_play": True})
    assert moves(state) == ["end"]
    assert why_not(state, "mermaids").code == "sea_salt_paper-four-mermaids"


@pytest.mark.rule("SSP-23")
def test_both_cards_of_a_pair_come_from_the_hand() -> None:
    # given one crab in hand and two in the area
    state = table(["crab/yellow", ""], areas=[["crab/grey crab/black"], []])
    # then there is no pair to play
    assert moves(state) == ["end"]
    refusal = why_not(state, "play:crab/black+crab/yellow")
    assert (refusal.code, refusal.facts["card"]) == ("sea_salt_paper-not-in-hand", "crab/black")


@pytest.mark.rule("SSP-24")
def test_a_card_is_in_one_pair_only() -> None:
    # given three crabs
    state = table(["crab/yellow crab/grey crab/black", ""], piles=["", ""])
    assert len([move for move in moves(state) if move.startswith("play:")]) == 3
    # when two are played, the third has no partner left
    play(state, "play:crab/black+crab/grey")
    assert moves(state) == ["end"]
    assert state.points_of(0) == 1


@pytest.mark.rule("SSP-25")
def test_which_names_go_together() -> None:
    duos = [name for name, kind in zip(NAMES, KIND_OF_NAME, strict=True) if kind == "duo"]
    together = set()
    for one, other in combinations_with_replacement(duos, 2):
        first = next(face for face in WHOLE_DECK if face.startswith(one + "/"))
        second = next(face for face in WHOLE_DECK if face.startswith(other + "/") and face != first)
        if pairs(f"{first} {second}"):
            together.add((one, other))
    assert together == {("crab", "crab"), ("boat", "boat"), ("fish", "fish"), ("swimmer", "shark")}


@pytest.mark.rule("SSP-25")
def test_colours_do_not_matter_and_each_choice_of_cards_is_offered() -> None:
    assert pairs("crab/yellow crab/grey crab/dark_blue") == [
        "play:crab/dark_blue+crab/yellow",
        "play:crab/dark_blue+crab/grey",
        "play:crab/yellow+crab/grey",
    ]
    assert pairs("swimmer/yellow swimmer/black shark/purple shark/black") == [
        "play:swimmer/black+shark/black",
        "play:swimmer/black+shark/purple",
        "play:swimmer/yellow+shark/black",
        "play:swimmer/yellow+shark/purple",
    ]
    assert pairs("swimmer/yellow swimmer/black") == []
    assert pairs("shark/purple shark/black") == []


@pytest.mark.rule("SSP-26")
def test_a_pair_in_hand_counts_but_does_nothing() -> None:
    # given a pair of fish in hand, taken from the deck
    state = table(["2*fish/black", ""], deck="shell/grey boat/black", rest="hand 1")
    assert state.points_of(0) == 1
    # when the turn ends without playing it
    play(state, "end")
    # then no card was drawn for it
    assert deck(state) == ["shell/grey", "boat/black"]
    assert hand(state, 0) == ["fish/black", "fish/black"]


# -- crabs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-27", "SSP-28", "SSP-R14")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("shell/black", "penguin/pink boat/black"),
        ("penguin/pink", "shell/black boat/black"),
        ("boat/black", "shell/black penguin/pink"),
    ],
)
def test_crabs_take_any_card_of_a_pile_and_leave_the_rest_in_order(card: str, left: str) -> None:
    # given a pile of three
    state = table(["2*crab/yellow", ""], piles=["shell/black penguin/pink boat/black", "shark/purple"])
    # when crabs are played, the pile is chosen first
    play(state, "play:crab/yellow+crab/yellow")
    assert moves(state) == ["search:0", "search:1"]
    assert "pile_cards" not in GAME.view(state, 0)
    play(state, "search:0")
    # then one of its cards has to be taken
    assert moves(state) == ["pick:shell/black", "pick:penguin/pink", "pick:boat/black"]
    play(state, f"pick:{card}")
    assert hand(state, 0) == [card]
    assert pile(state, 0) == cards(left)
    assert pile(state, 1) == ["shark/purple"]
    assert state.actor() == 0


@pytest.mark.rule("SSP-27")
def test_of_two_equal_cards_in_a_pile_either_may_be_picked() -> None:
    # given the same face above and below another card
    piles = ["boat/black penguin/pink boat/black", "shark/purple"]
    state = table(["2*crab/yellow", ""], piles=piles)
    play(state, "play:crab/yellow+crab/yellow", "search:0")
    assert sorted(moves(state)) == ["pick:boat/black", "pick:boat/black#2", "pick:penguin/pink"]
    upper, lower = state.clone(), state.clone()
    play(upper, "pick:boat/black")
    play(lower, "pick:boat/black#2")
    assert pile(upper, 0) == ["boat/black", "penguin/pink"]
    assert pile(lower, 0) == ["penguin/pink", "boat/black"]


@pytest.mark.rule("SSP-R14")
@pytest.mark.parametrize("empty", [0, 1])
def test_only_a_pile_with_cards_can_be_searched(empty: int) -> None:
    # given one empty pile
    piles = ["shell/black penguin/pink", "shell/black penguin/pink"]
    piles[empty] = ""
    state = table(["2*crab/yellow", ""], piles=piles)
    # then the other is searched at once
    events = play(state, "play:crab/yellow+crab/yellow")
    assert happened(events, "searched") == [{"seat": 0, "pile": 1 - empty}]
    assert moves(state) == ["pick:shell/black", "pick:penguin/pink"]


@pytest.mark.rule("SSP-71", "SSP-84")
def test_crabs_empty_a_pile_of_one_card() -> None:
    state = table(["2*crab/yellow", ""], piles=["", "penguin/pink"])
    events = play(state, "play:crab/yellow+crab/yellow")
    assert hand(state, 0) == ["penguin/pink"]
    assert [pile(state, 0), pile(state, 1)] == [[], []]
    assert [event.kind for event in events] == ["played_pair", "searched", "picked", "picked_card"]
    assert moves(state) == ["end"]


# -- boats ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-29", "SSP-R8")
def test_boats_give_another_turn_at_once() -> None:
    # given boats, another pair and enough points for a call
    hands = ["2*boat/black 2*crab/yellow octopus/grey octopus/green octopus/yellow", ""]
    state = table(hands)
    # when the boats are played
    play(state, "play:boat/black+boat/black")
    # then the same player must take a card before anything else
    assert state.actor() == 0
    assert moves(state) == ["take:deck", "take:0", "take:1"]
    # and the rest of the interrupted turn can be done in the new one
    play(state, "take:1")
    assert set(moves(state)) == {"play:crab/yellow+crab/yellow", "end", "stop", "last_chance"}
    # and after it the turn passes on
    play(state, "end")
    assert state.actor() == 1


@pytest.mark.rule("SSP-R8")
def test_each_pair_of_boats_gives_a_turn_of_its_own() -> None:
    state = table(["2*boat/black 2*boat/yellow", ""], piles=["shell/black penguin/pink", "shark/purple shell/grey"])
    play(state, "play:boat/black+boat/black", "take:0")
    play(state, "play:boat/yellow+boat/yellow", "take:0")
    assert len(hand(state, 0)) == 2
    assert moves(state) == ["end"]


# -- fish -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-30")
def test_fish_take_the_top_card_of_the_deck() -> None:
    state = table(["fish/green fish/yellow", ""], deck="penguin/pink boat/black", rest="hand 1")
    play(state, "play:fish/yellow+fish/green")
    assert hand(state, 0) == ["penguin/pink"]
    assert deck(state) == ["boat/black"]
    assert state.actor() == 0


# -- swimmer and shark ------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-31", "SSP-73")
def test_a_swimmer_and_a_shark_rob_an_opponent_of_choice() -> None:
    # given three opponents, one of them without cards
    hands = ["swimmer/black shark/black", "penguin/pink", "", "sailor/pink"]
    state = table(hands)
    # when the pair is played, those with cards can be robbed
    play(state, "play:swimmer/black+shark/black")
    assert moves(state) == ["rob:1", "rob:3"]
    assert why_not(state, "rob:2").code == "sea_salt_paper-hand-safe"
    assert why_not(state, "rob:0").code == "sea_salt_paper-own-hand"
    # and one is
    play(state, "rob:3")
    assert hand(state, 0) == ["sailor/pink"]
    assert [hand(state, seat) for seat in (1, 2, 3)] == [["penguin/pink"], [], []]


@pytest.mark.rule("SSP-31")
def test_a_single_victim_is_robbed_without_a_choice() -> None:
    state = table(["swimmer/black shark/black", "penguin/pink sailor/pink"])
    events = play(state, "play:swimmer/black+shark/black")
    assert happened(events, "robbed") == [{"seat": 0, "victim_seat": 1}]
    assert len(hand(state, 0)) == len(hand(state, 1)) == 1
    assert sorted(hand(state, 0) + hand(state, 1)) == ["penguin/pink", "sailor/pink"]


@pytest.mark.rule("SSP-R24", "SSP-31")
def test_each_card_of_the_victim_is_equally_likely() -> None:
    # given a victim with two equal cards and two others
    stolen: Counter[str] = Counter()
    for i in range(800):
        hands = ["swimmer/black shark/black", "2*boat/black penguin/pink sailor/pink"]
        state = table(hands, seed=derived_seed("theft", i))
        play(state, "play:swimmer/black+shark/black")
        stolen[hand(state, 0)[0]] += 1
    # then the two equal ones are taken in half of all cases, the others in a quarter each
    assert abs(stolen["boat/black"] - 400) < 70
    assert abs(stolen["penguin/pink"] - 200) < 60
    assert abs(stolen["sailor/pink"] - 200) < 60


@pytest.mark.rule("SSP-54")
def test_collectors_and_multipliers_can_be_stolen() -> None:
    for card in ("shell/grey", "lighthouse/purple", "mermaid/white"):
        state = table(["swimmer/black shark/black", card])
        play(state, "play:swimmer/black+shark/black")
        assert hand(state, 0) == [card]


@pytest.mark.rule("SSP-73")
def test_cards_in_an_area_cannot_be_stolen() -> None:
    state = table(["swimmer/black shark/black", ""], areas=[[], ["crab/grey crab/black"]])
    play(state, "play:swimmer/black+shark/black")
    assert hand(state, 0) == []
    assert area(state, 1) == ["crab/black", "crab/grey"]


# -- pairs without an effect ------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-72", "SSP-R7")
def test_crabs_with_both_piles_empty_do_nothing() -> None:
    state = table(["2*crab/yellow", ""], piles=["", ""])
    events = play(state, "play:crab/yellow+crab/yellow")
    assert [event.kind for event in events] == ["played_pair"]
    assert (hand(state, 0), area(state, 0), moves(state)) == ([], cards("2*crab/yellow"), ["end"])


@pytest.mark.rule("SSP-72", "SSP-R7")
def test_fish_with_an_empty_deck_do_nothing() -> None:
    state = table(["2*fish/black", ""], deck="", rest="pile 0")
    events = play(state, "play:fish/black+fish/black")
    assert [event.kind for event in events] == ["played_pair"]
    assert (hand(state, 0), area(state, 0), moves(state)) == ([], cards("2*fish/black"), ["end"])


@pytest.mark.rule("SSP-72", "SSP-73", "SSP-R7")
def test_swimmer_and_shark_with_nobody_to_rob_do_nothing() -> None:
    state = table(["swimmer/black shark/black", "", ""])
    events = play(state, "play:swimmer/black+shark/black")
    assert [event.kind for event in events] == ["played_pair"]
    assert moves(state) == ["end"]
    assert state.points_of(0) == 1


@pytest.mark.rule("SSP-R6", "SSP-R7", "SSP-72")
def test_boats_with_nothing_to_take_do_nothing() -> None:
    state = table(["2*boat/black 2*crab/yellow", ""], deck="", piles=["", ""], rest="hand 1")
    play(state, "play:boat/black+boat/black")
    assert state.actor() == 0
    assert moves(state) == ["play:crab/yellow+crab/yellow", "end"]


@pytest.mark.rule("SSP-R7")
def test_a_pair_that_was_laid_down_is_safe_from_thieves() -> None:
    # given crabs laid down without effect and an otherwise empty hand
    state = table(["2*crab/yellow", "swimmer/black shark/black"], piles=["", ""])
    play(state, "play:crab/yellow+crab/yellow", "end", "take:deck")
    play(state, moves(state)[0], "discard:0")
    # when the next player robs
    play(state, "play:swimmer/black+shark/black")
    # then there is nothing to steal
    assert area(state, 0) == cards("2*crab/yellow")
    assert len(hand(state, 1)) == 1


@pytest.mark.rule("SSP-R24")
def test_every_card_of_a_hand_is_as_likely_to_be_stolen() -> None:
    # given a victim with five cards, two of them equal
    stolen: Counter[str] = Counter()
    for i in range(1000):
        state = table(
            ["swimmer/black shark/black", "2*crab/yellow boat/black shell/grey penguin/pink"], seed=f"{i:032x}"
        )
        play(state, "play:swimmer/black+shark/black")
        stolen.update(hand(state, 0))
    # then a fifth of the thefts takes each card (within five standard deviations)
    assert set(stolen) == {"crab/yellow", "boat/black", "shell/grey", "penguin/pink"}
    assert abs(stolen["crab/yellow"] - 400) < 78
    for card in ("boat/black", "shell/grey", "penguin/pink"):
        assert abs(stolen[card] - 200) < 64
