"""A turn: take a card, and what is left when there is little to take."""

from __future__ import annotations

import pytest

from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.rules import codes
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import area, cards, deck, hand, happened, moves, pile, play, table, why_not


@pytest.mark.rule("SSP-11", "SSP-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_to_the_left(seats: int) -> None:
    # given a table where nobody ends the round
    state = table([""] * seats, phase="take", turn=seats - 1)
    acted = []
    # when everybody takes a card and ends the turn, twice round
    for _ in range(2 * seats):
        acted.append(int(state.actor()))
        play(state, "take:deck")
        play(state, moves(state)[0], "discard:0", "end")
    # then the seats acted in order
    assert acted == [(seats - 1 + i) % seats for i in range(2 * seats)]


@pytest.mark.rule("SSP-12")
def test_nothing_is_played_before_a_card_is_taken() -> None:
    # given a hand with a pair and with more than seven points
    state = table(
        ["2*crab/yellow octopus/grey octopus/green octopus/yellow sailor/pink sailor/orange", ""], phase="take"
    )
    # then a card has to be taken first
    assert moves(state) == ["take:deck", "take:0", "take:1"]
    for text in ("play:crab/yellow+crab/yellow", "end", "stop", "last_chance"):
        assert why_not(state, text).code == "sea_salt_paper-take-first"
    # and afterwards all of it is possible
    play(state, "take:0")
    assert {"play:crab/yellow+crab/yellow", "end", "stop", "last_chance"} <= set(moves(state))


@pytest.mark.rule("SSP-12")
def test_one_card_is_taken_and_no_more() -> None:
    state = table(["", ""], phase="take")
    play(state, "take:0")
    assert moves(state) == ["end"]


@pytest.mark.rule("SSP-13")
def test_two_ways_to_take() -> None:
    state = table(["", ""], phase="take", piles=["crab/green", "shark/purple"])
    assert moves(state) == ["take:deck", "take:0", "take:1"]


@pytest.mark.rule("SSP-14")
@pytest.mark.parametrize("number", [0, 1])
def test_of_two_cards_drawn_one_is_kept_and_the_other_tops_a_pile(number: int) -> None:
    # given a known deck
    state = table(["shell/grey", ""], phase="take", deck="boat/black fish/green crab/grey", rest="hand 1")
    before = [pile(state, 0), pile(state, 1)]
    # when the two top cards are drawn
    play(state, "take:deck")
    # then either may be kept
    assert moves(state) == ["keep:boat/black", "keep:fish/green"]
    # and the other goes to the pile of choice
    play(state, "keep:fish/green")
    assert moves(state) == ["discard:0", "discard:1"]
    play(state, f"discard:{number}")
    assert hand(state, 0) == ["fish/green", "shell/grey"]
    assert pile(state, number) == [*before[number], "boat/black"]
    assert pile(state, 1 - number) == before[1 - number]
    assert deck(state) == ["crab/grey"]


@pytest.mark.rule("SSP-14")
def test_two_equal_cards_drawn_leave_one_choice() -> None:
    state = table(["", ""], phase="take", deck="boat/black boat/black crab/grey", rest="hand 1")
    play(state, "take:deck")
    assert moves(state) == ["keep:boat/black"]
    play(state, "keep:boat/black", "discard:1")
    assert (hand(state, 0), pile(state, 1)[-1]) == (["boat/black"], "boat/black")


@pytest.mark.rule("SSP-15", "SSP-71")
@pytest.mark.parametrize("empty", [0, 1])
def test_an_empty_pile_gets_the_second_card(empty: int) -> None:
    # given one empty pile
    piles = ["crab/green", "shark/purple"]
    piles[empty] = ""
    state = table(["", ""], phase="take", piles=piles, deck="boat/black fish/green crab/grey", rest="hand 1")
    # when a card is kept
    play(state, "take:deck", "keep:boat/black")
    # then the other is on that pile without a choice
    assert pile(state, empty) == ["fish/green"]
    assert moves(state) == ["end"]


@pytest.mark.rule("SSP-R5")
@pytest.mark.parametrize("number", [0, 1])
def test_with_both_piles_empty_either_may_be_chosen(number: int) -> None:
    state = table(["", ""], phase="take", piles=["", ""])
    play(state, "take:deck")
    play(state, moves(state)[0])
    assert moves(state) == ["discard:0", "discard:1"]
    play(state, f"discard:{number}")
    assert [len(pile(state, number)), len(pile(state, 1 - number))] == [1, 0]


@pytest.mark.rule("SSP-16")
@pytest.mark.parametrize("number", [0, 1])
def test_the_top_of_a_pile_is_taken(number: int) -> None:
    state = table(["", ""], phase="take", piles=["crab/green shell/black", "shark/purple penguin/pink"])
    top, below = pile(state, number)[::-1]
    play(state, f"take:{number}")
    assert hand(state, 0) == [top]
    assert pile(state, number) == [below]


@pytest.mark.rule("SSP-16", "SSP-71")
def test_an_empty_pile_cannot_be_taken_from() -> None:
    # given a pile whose last card is taken
    state = table(["", ""], phase="take", piles=["crab/green", "shark/purple"])
    play(state, "take:0", "end")
    # then the next player cannot take from it
    assert moves(state) == ["take:deck", "take:1"]
    assert why_not(state, "take:0").code == "sea_salt_paper-pile-empty"
    # and it stays empty when the other pile is taken from
    play(state, "take:1", "end")
    assert [pile(state, 0), pile(state, 1)] == [[], []]


@pytest.mark.rule("SSP-17")
def test_below_the_top_of_a_pile_nobody_can_look() -> None:
    state = table(["", ""], phase="take", piles=["crab/green shell/black penguin/pink", "shark/purple"])
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view["piles"] == [{"top": "penguin/pink", "size": 3}, {"top": "shark/purple", "size": 1}]
        assert "pile_cards" not in view
    assert not any(move.startswith(("search", "pick")) for move in moves(state))


@pytest.mark.rule("SSP-18")
def test_several_pairs_in_one_turn_each_with_its_effect_first() -> None:
    # given two pairs of fish
    state = table(["2*fish/black 2*fish/dark_blue", ""], deck="shell/black shell/grey boat/black", rest="hand 1")
    # when one is played, its card is there before the next
    play(state, "play:fish/black+fish/black")
    assert "shell/black" in hand(state, 0)
    play(state, "play:fish/dark_blue+fish/dark_blue")
    assert hand(state, 0) == ["shell/black", "shell/grey"]
    assert area(state, 0) == ["fish/black", "fish/black", "fish/dark_blue", "fish/dark_blue"]


@pytest.mark.rule("SSP-18")
def test_a_card_won_by_an_effect_may_be_played_at_once() -> None:
    # given fish that bring the second crab
    state = table(["2*fish/black crab/grey", ""], deck="crab/black boat/black", rest="hand 1")
    assert "play:crab/black+crab/grey" not in moves(state)
    play(state, "play:fish/black+fish/black")
    assert "play:crab/black+crab/grey" in moves(state)


@pytest.mark.rule("SSP-20")
def test_seven_points_allow_a_call_and_six_do_not() -> None:
    six = table(["octopus/grey octopus/green octopus/yellow", ""])
    seven = table(["octopus/grey octopus/green octopus/yellow penguin/pink", ""])
    assert moves(six) == ["end"]
    assert moves(seven) == ["end", "stop", "last_chance"]
    refusal = why_not(six, "stop")
    assert refusal.code == "sea_salt_paper-too-few-points"
    assert (refusal.facts["points"], refusal.facts["needed"]) == (6, 7)


@pytest.mark.rule("SSP-20")
def test_hand_and_area_count_together_for_the_seven_and_nobody_must_call() -> None:
    state = table(["octopus/grey octopus/green octopus/yellow", ""], areas=[["crab/grey crab/black"], []])
    assert moves(state) == ["end", "stop", "last_chance"]
    play(state, "end")
    assert state.actor() == 1


@pytest.mark.rule("SSP-22")
def test_a_hand_may_grow_without_limit() -> None:
    # given a player with thirty cards
    state = table(["", "crab/black"], phase="take", deck="boat/black fish/green crab/grey shell/grey", rest="hand 0")
    assert len(hand(state, 0)) > 40
    # when one more is taken
    play(state, "take:deck", "keep:fish/green", "discard:0")
    # then nothing has to be given up
    assert "end" in moves(state)
    assert not any(move.startswith("discard") for move in moves(state))


@pytest.mark.rule("SSP-R4", "SSP-70")
def test_the_last_card_of_the_deck_is_kept_and_nothing_discarded() -> None:
    # given a deck of one
    state = table(["", ""], phase="take", deck="penguin/pink", rest="hand 1")
    piles = [pile(state, 0), pile(state, 1)]
    # when it is taken
    events = play(state, "take:deck")
    # then it is in hand, and the piles are as they were
    assert hand(state, 0) == ["penguin/pink"]
    assert [pile(state, 0), pile(state, 1)] == piles
    assert happened(events, "took_last_of_deck") == [{"seat": 0}]
    assert happened(events, "kept") == [{"seat": 0, "card": "penguin/pink"}]
    assert moves(state) == ["end"]


@pytest.mark.rule("SSP-R4")
def test_an_empty_deck_cannot_be_chosen() -> None:
    state = table(["boat/black boat/yellow", ""], deck="", rest="hand 1")
    play(state, "play:boat/black+boat/yellow")
    assert moves(state) == ["take:0", "take:1"]
    assert why_not(state, "take:deck").code == "sea_salt_paper-deck-empty"


@pytest.mark.rule("SSP-R6", "SSP-70")
def test_with_nothing_to_take_the_first_step_is_left_out() -> None:
    # given a final turn to come, and neither deck nor piles
    hands = ["octopus/grey octopus/green octopus/yellow penguin/pink", "crab/black crab/grey", ""]
    state = table(hands, deck="", piles=["", ""], rest="hand 2")
    # when seat 0 says LAST CHANCE
    play(state, "last_chance")
    # then seat 1 goes on to its pairs at once
    assert state.actor() == 1
    assert moves(state) == ["play:crab/black+crab/grey", "end"]


def test_a_time_out_takes_keeps_and_ends() -> None:
    state = table(["2*crab/yellow", ""], phase="take", deck="boat/black fish/green crab/grey", rest="hand 1")
    made = []
    while state.actor() == 0:
        made.append(GAME.describe(state, GAME.timeout(state)).text)
        play(state, made[-1])
    assert made == ["take:deck", "keep:boat/black", "discard:0", "end"]


OCTOPUSES = "octopus/grey octopus/green"
TWO = cards("boat/black fish/green")
LATE: dict[str, tuple[SeaSaltPaper, str]] = {
    "two of the deck": (table([OCTOPUSES, ""], phase="take", piles=["octopus/yellow", "shark/purple"]), "take:deck"),
    "the better top when the deck is empty": (
        table([OCTOPUSES, ""], phase="take", deck="", piles=["crab/green", "octopus/yellow"], rest="hand 1"),
        "take:1",
    ),
    "the better of two drawn": (
        table([OCTOPUSES, ""], phase="keep", drawn=cards("boat/black octopus/yellow")),
        "keep:octopus/yellow",
    ),
    "the colour of which there is most": (
        table(["boat/black", ""], phase="keep", drawn=cards("shell/grey shell/black")),
        "keep:shell/black",
    ),
    "the fourth mermaid": (
        table(
            ["3*mermaid/white octopus/grey octopus/green", ""],
            phase="keep",
            drawn=cards("octopus/yellow mermaid/white"),
        ),
        "keep:mermaid/white",
    ),
    "cover what one does not want": (
        table(
            [OCTOPUSES, ""],
            phase="discard",
            drawn=cards("boat/black fish/green"),
            piles=["octopus/yellow", "crab/green"],
        ),
        "discard:1",
    ),
    "no pair is spent and no bet made": (table([OCTOPUSES + " octopus/yellow 2*crab/yellow", ""]), "end"),
    "no bet is made on a hand that could win": (
        table(["4*mermaid/white", ""], options={"explicit_mermaid_play": True}),
        "end",
    ),
    "the bigger pile": (table(["", ""], phase="search", piles=["crab/green", "fish/green shark/purple"]), "search:1"),
    "the best card of it": (
        table(
            [OCTOPUSES, ""], phase="pick", searched=0, piles=["crab/green octopus/yellow shell/black", "shark/purple"]
        ),
        "pick:octopus/yellow",
    ),
    "the bigger hand": (table(["", "crab/grey", "crab/black boat/black"], phase="rob"), "rob:2"),
    "of equal hands the leader's": (table(["", "crab/grey", "crab/black"], phase="rob", totals=[0, 3, 9]), "rob:2"),
}


@pytest.mark.parametrize(("state", "text"), LATE.values(), ids=LATE)
def test_a_time_out_harms_the_late_seat_least(state: SeaSaltPaper, text: str) -> None:
    decision = GAME.decision(state, 0)
    assert decision is not None
    assert decision.timeout == text
    assert decision.timeout in moves(state)


def test_every_kind_of_decision_has_its_time_out() -> None:
    assert {GAME.view(state, None)["phase"] for state, _ in LATE.values()} == {*codes.PHASES} - {"over"}


def test_a_late_seat_tells_nothing_by_the_pile_it_searches() -> None:
    # given two tables that differ only in what lies below the tops
    one = table([OCTOPUSES, ""], phase="search", piles=["octopus/yellow crab/green", "shell/black shark/purple"])
    two = table([OCTOPUSES, ""], phase="search", piles=["shell/black crab/green", "octopus/yellow shark/purple"])
    assert GAME.timeout(one) == GAME.timeout(two)


def test_the_drawn_cards_of_a_position_may_be_kept_either_way() -> None:
    for kept, other in (("mermaid/white", "penguin/pink"), ("penguin/pink", "mermaid/white")):
        state = table(["", ""], phase="keep", drawn=cards("mermaid/white penguin/pink"))
        play(state, f"keep:{kept}", "discard:1")
        assert (hand(state, 0), pile(state, 1)[-1]) == ([kept], other)
