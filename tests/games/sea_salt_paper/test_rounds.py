"""How a round ends and what it scores."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from seaboard.core.state import EVERYONE
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import deck, hand, happened, moves, pile, play, table, totals, why_not

SEVEN = "octopus/grey octopus/green octopus/yellow penguin/pink"  # 6 + 1 points, no colour twice
FOUR_SHELLS = "shell/black shell/grey shell/green shell/yellow"  # 6 points
FIVE_SHELLS = FOUR_SHELLS + " shell/dark_blue"  # 8 points


def scored(state: SeaSaltPaper) -> Sequence[int]:
    """What the last round gave each seat."""
    return list(state.history[-1].scored)


def last_round(state: SeaSaltPaper) -> dict[str, object]:
    """What the last round brought; how the points came about is told beside it."""
    finished = GAME.view(state, None)["rounds"][-1]
    return {name: part for name, part in finished.items() if name not in ("lines", "colours")}


def pass_turns(state: SeaSaltPaper, seats: int, source: str = "take:0") -> None:
    """Final turns that take a card and play nothing."""
    for _ in range(seats):
        play(state, source, "end")


# -- calls --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-32")
@pytest.mark.parametrize("call", ["stop", "last_chance"])
def test_who_ends_the_round_lays_the_hand_open_and_says_how(call: str) -> None:
    state = table([SEVEN, "crab/black"])
    events = play(state, call)
    assert [event.kind for event in events[:2]] == ["called", "opened_hand"]
    assert all(event.audience == EVERYONE for event in events[:2])
    assert events[0].facts == {"seat": 0, "call": call}
    assert events[1].facts == {
        "seat": 0,
        "cards": ["octopus/yellow", "octopus/green", "octopus/grey", "penguin/pink"],
    }


@pytest.mark.rule("SSP-33")
def test_stop_scores_card_points_for_everybody_and_no_bonus() -> None:
    # given a caller with 7 and others with 1 and 8 points
    state = table([SEVEN, "crab/black crab/grey", FIVE_SHELLS])
    # when STOP is said
    events = play(state, "stop")
    # then all hands are open, everybody scores card points, and nobody acts any more
    assert [facts["seat"] for facts in happened(events, "opened_hand")] == [0, 1, 2]
    assert scored(state) == [7, 1, 8]
    assert totals(state) == [7, 1, 8]
    assert [facts["bonus"] for facts in happened(events, "scored")] == [0, 0, 0]
    assert state.round == 2


@pytest.mark.rule("SSP-34", "SSP-R17")
@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_after_last_chance_the_others_have_one_turn_each(caller: int) -> None:
    # given a caller among four
    hands = [""] * 4
    hands[caller] = SEVEN
    state = table(hands, turn=caller)
    play(state, "last_chance")
    # when the others act
    acted = []
    while state.round == 1:
        acted.append(int(state.actor()))
        play(state, "take:deck")
        play(state, moves(state)[0], "discard:0", "end")
    # then it was once each, clockwise from the caller's left, and not the caller
    assert acted == [(caller + i) % 4 for i in (1, 2, 3)]


@pytest.mark.rule("SSP-34")
def test_a_final_turn_is_to_take_a_card_and_to_play_pairs() -> None:
    state = table([SEVEN, "2*crab/yellow 2*fish/black"])
    play(state, "last_chance")
    assert moves(state) == ["take:deck", "take:0", "take:1"]
    play(state, "take:1")
    assert moves(state) == ["play:crab/yellow+crab/yellow", "play:fish/black+fish/black", "end"]
    play(state, "play:fish/black+fish/black")
    assert len(hand(state, 1)) == 4


@pytest.mark.rule("SSP-35", "SSP-87", "SSP-73")
def test_an_opened_hand_is_safe() -> None:
    # given two final turns, the second with a swimmer and a shark
    state = table([SEVEN, "sailor/pink", "swimmer/black shark/black"])
    events = play(state, "last_chance", "take:0", "end")
    # when the first of them has ended, that hand is open
    assert happened(events, "opened_hand")[-1] == {"seat": 1, "cards": ["crab/green", "sailor/pink"]}
    # then the second can rob neither that hand nor the caller's
    events = play(state, "take:1", "play:swimmer/black+shark/black")
    assert happened(events, "robbed") == []
    assert hand(state, 1) == ["crab/green", "sailor/pink"]


@pytest.mark.rule("SSP-R13", "SSP-35")
def test_the_caller_cannot_be_robbed() -> None:
    # given a caller and another opponent with cards
    state = table([SEVEN, "swimmer/black shark/black", "sailor/pink"])
    # when seat 1 robs in the final turn
    events = play(state, "last_chance", "take:0", "play:swimmer/black+shark/black")
    # then only seat 2 was there to be robbed
    assert happened(events, "robbed") == [{"seat": 1, "victim_seat": 2}]


@pytest.mark.rule("SSP-R13")
def test_a_refusal_says_that_the_hand_is_safe() -> None:
    state = table([SEVEN, "swimmer/black shark/black", "sailor/pink", "crab/black"])
    play(state, "last_chance", "take:0", "play:swimmer/black+shark/black")
    assert moves(state) == ["rob:2", "rob:3"]
    refusal = why_not(state, "rob:0")
    assert (refusal.code, refusal.facts["seat"]) == ("sea_salt_paper-hand-safe", 0)


# -- bets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-36", "SSP-37", "SSP-57")
def test_a_bet_is_won_if_nobody_has_more() -> None:
    # given a caller with 7 points and three yellow cards, and opponents with fewer points
    hands = [
        "octopus/grey octopus/green octopus/yellow penguin/pink crab/yellow boat/yellow",
        FOUR_SHELLS,
        "crab/black",
    ]
    state = table(hands, piles=["sailor/pink sailor/orange", "shark/purple"])
    # when LAST CHANCE is said and the others change little
    events = play(state, "last_chance")
    pass_turns(state, 2)
    # then the caller has 7 + 3, the others their biggest colour
    assert last_round(state) == {
        **{"call": "last_chance", "ender": 0, "bet_won": True},
        **{"points": [7, 6, 0], "bonuses": [3, 1, 1], "scored": [10, 1, 1]},
    }
    assert totals(state) == [10, 1, 1]
    assert happened(events, "bet_lost") == []


@pytest.mark.rule("SSP-36", "SSP-37")
def test_a_tie_wins_the_bet() -> None:
    # given a caller and an opponent who gets to 7 as well
    state = table([SEVEN, FOUR_SHELLS], piles=["penguin/purple", "shark/purple"])
    play(state, "last_chance", "take:0")
    assert state.points_of(1) == 7
    events = play(state, "end")
    assert happened(events, "bet_won") == [{"seat": 0, "points": 7}]
    assert scored(state) == [8, 1]


@pytest.mark.rule("SSP-38", "SSP-R25", "SSP-57")
def test_a_bet_is_lost_if_anybody_has_more() -> None:
    # given an opponent with 8 points and one with none
    state = table([SEVEN + " crab/yellow", FIVE_SHELLS + " boat/black", "crab/black boat/black"])
    # when LAST CHANCE is said
    play(state, "last_chance", "take:0", "end")
    events = play(state, "take:1", "end")
    # then the caller has the colour bonus only; the others card points and no bonus, even the one below the caller
    assert happened(events, "bet_lost") == [{"seat": 0, "points": 7}]
    assert last_round(state) == {
        **{"call": "last_chance", "ender": 0, "bet_won": False},
        **{"points": [7, 8, 0], "bonuses": [2, 2, 2], "scored": [2, 8, 0]},
    }


@pytest.mark.rule("SSP-36", "SSP-57")
def test_colour_bonuses_do_not_enter_the_comparison() -> None:
    # given an opponent with fewer card points but a huge colour
    blacks = "crab/black 2*boat/black fish/black swimmer/black shell/black"
    state = table([SEVEN, blacks])
    play(state, "last_chance", "take:0", "end")
    assert last_round(state)["bet_won"] is True
    assert last_round(state)["bonuses"] == [1, 6]
    assert scored(state) == [8, 6]


@pytest.mark.rule("SSP-57", "SSP-R18")
def test_the_colour_bonus_is_no_part_of_the_seven() -> None:
    # given 6 card points and eight cards of one colour
    state = table([FOUR_SHELLS + " crab/black 2*fish/dark_blue", ""])
    assert state.points_of(0) == 7
    state = table([FOUR_SHELLS + " crab/black boat/black fish/black swimmer/black", ""])
    assert state.points_of(0) == 6
    assert "stop" not in moves(state)


# -- what comes next ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-39", "SSP-41")
@pytest.mark.parametrize("call", ["stop", "last_chance"])
def test_the_next_round_begins_to_the_left_of_who_ended_the_last(call: str) -> None:
    state = table(["", "", SEVEN], turn=2, totals=[3, 4, 5], piles=["sailor/pink sailor/orange", "shark/purple"])
    play(state, call)
    if call == "last_chance":
        pass_turns(state, 2)
    # then everything is set up anew and points were added
    assert state.round == 2
    assert state.actor() == state.first == 0
    assert [len(pile(state, 0)), len(pile(state, 1)), len(deck(state))] == [1, 1, 56]
    assert [hand(state, seat) for seat in range(3)] == [[], [], []]
    assert state.area(0) == state.area(1) == state.area(2) == []
    before = [3, 4, 5]
    assert totals(state) == [before[seat] + scored(state)[seat] for seat in range(3)]


@pytest.mark.rule("SSP-40", "SSP-R26", "SSP-R22")
def test_an_empty_deck_at_the_end_of_a_turn_voids_the_round() -> None:
    # given a turn that takes the last card, and players with points
    state = table([FOUR_SHELLS, FIVE_SHELLS.replace(FOUR_SHELLS, "")], phase="take", deck="crab/black", totals=[9, 2])
    events = play(state, "take:deck", "end")
    # then nobody scores, and no hand is shown
    assert happened(events, "round_void") == [{"round": 1}]
    assert happened(events, "opened_hand") == []
    assert totals(state) == [9, 2]
    assert state.round == 2
    assert last_round(state) == {
        **{"call": "none", "ender": 0, "bet_won": False},
        **{"points": [0, 0], "bonuses": [0, 0], "scored": [0, 0]},
    }


@pytest.mark.rule("SSP-40")
def test_a_deck_with_cards_left_does_not_end_the_round() -> None:
    state = table(["", ""], phase="take", deck="crab/black crab/grey boat/black", rest="hand 1")
    play(state, "take:deck", "keep:crab/black", "discard:0", "end")
    assert (state.round, state.actor()) == (1, 1)


@pytest.mark.rule("SSP-R16", "SSP-76")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_after_a_void_round_the_player_to_the_left_of_the_last_turn_begins(turn: int) -> None:
    state = table(["", "", ""], phase="take", deck="crab/black", turn=turn, first=1)
    play(state, "take:deck", "end")
    assert (state.round, state.first, state.actor()) == (2, (turn + 1) % 3, (turn + 1) % 3)


@pytest.mark.rule("SSP-R3", "SSP-74")
@pytest.mark.parametrize("call", ["stop", "last_chance"])
def test_a_call_in_the_turn_that_took_the_last_card_is_scored(call: str) -> None:
    # given seven points and the last card of the deck
    state = table([SEVEN, "", ""], phase="take", deck="crab/black")
    # when it is taken and a call made
    play(state, "take:deck", call)
    if call == "last_chance":
        # then the others take from the piles
        assert moves(state) == ["take:0", "take:1"]
        pass_turns(state, 2)
    assert last_round(state)["call"] == call
    assert scored(state)[0] >= 7


@pytest.mark.rule("SSP-R3", "SSP-74")
def test_a_deck_that_runs_out_in_a_final_turn_changes_nothing() -> None:
    state = table([SEVEN, "", ""], deck="crab/black")
    play(state, "last_chance", "take:deck", "end")
    assert (state.round, state.actor()) == (1, 2)
    play(state, "take:1", "end")
    assert last_round(state)["call"] == "last_chance"


@pytest.mark.rule("SSP-R3")
def test_a_table_may_void_a_called_round_when_the_deck_runs_out() -> None:
    options = {"void_on_empty_deck_after_call": True}
    # in a final turn
    state = table([SEVEN, "", ""], deck="crab/black", options=options, totals=[1, 2, 3])
    events = play(state, "last_chance", "take:deck", "end")
    assert happened(events, "round_void") == [{"round": 1}]
    assert totals(state) == [1, 2, 3]
    assert state.actor() == 1, "left of the caller"
    assert last_round(state)["ender"] == 0
    # in the turn of the call itself
    state = table([SEVEN, "", ""], deck="", options=options)
    assert happened(play(state, "last_chance"), "round_void") == [{"round": 1}]
    # but STOP is scored: it ends the round before the turn ends
    state = table([SEVEN, "", ""], deck="", options=options)
    play(state, "stop")
    assert totals(state) == [7, 0, 0]


@pytest.mark.rule("SSP-R9")
def test_between_a_turn_and_its_extra_turn_the_deck_may_be_empty() -> None:
    # given boats and the last card of the deck
    state = table(["2*boat/black", ""], phase="take", deck="crab/black")
    # when the deck runs out and boats are played
    play(state, "take:deck", "play:boat/black+boat/black")
    # then the extra turn is played, and only then the round is void
    assert (state.round, moves(state)) == (1, ["take:0", "take:1"])
    events = play(state, "take:1", "end")
    assert happened(events, "round_void") == [{"round": 1}]


@pytest.mark.rule("SSP-R9", "SSP-R12", "SSP-R3")
def test_a_call_in_an_extra_turn_saves_a_round_whose_deck_is_empty() -> None:
    state = table([SEVEN + " 2*boat/black", ""], phase="take", deck="crab/black")
    play(state, "take:deck", "play:boat/black+boat/black", "take:1", "stop")
    assert last_round(state)["call"] == "stop"


@pytest.mark.rule("SSP-R10", "SSP-35")
def test_boats_work_in_a_final_turn_and_the_hand_opens_after_the_extra_turn() -> None:
    state = table([SEVEN, "2*boat/black", ""])
    events = play(state, "last_chance", "take:0", "play:boat/black+boat/black")
    assert [facts["seat"] for facts in happened(events, "opened_hand")] == [0]
    assert state.actor() == 1
    assert moves(state) == ["take:deck", "take:1"]
    events = play(state, "take:1", "end")
    assert [facts["seat"] for facts in happened(events, "opened_hand")] == [1]
    assert state.actor() == 2


@pytest.mark.rule("SSP-R11", "SSP-75")
def test_there_is_no_call_in_a_final_turn_nor_in_its_extra_turn() -> None:
    state = table([SEVEN, FIVE_SHELLS + " 2*boat/black"])
    play(state, "last_chance", "take:0")
    assert moves(state) == ["play:boat/black+boat/black", "end"]
    refusal = why_not(state, "stop")
    assert (refusal.code, refusal.facts["call"]) == ("sea_salt_paper-call-stands", "last_chance")
    play(state, "play:boat/black+boat/black", "take:1")
    assert moves(state) == ["end"]
    assert why_not(state, "last_chance").code == "sea_salt_paper-call-stands"


@pytest.mark.rule("SSP-R12", "SSP-75")
def test_a_call_in_an_extra_turn_comes_after_its_card() -> None:
    state = table([SEVEN + " 2*boat/black", ""])
    play(state, "play:boat/black+boat/black")
    assert why_not(state, "stop").code == "sea_salt_paper-take-first"
    play(state, "take:0")
    assert {"stop", "last_chance"} <= set(moves(state))
    play(state, "stop")
    assert scored(state) == [8, 0]


# -- the example of the rulebook --------------------------------------------------------------------------------


def example() -> SeaSaltPaper:
    return table(
        [
            "octopus/grey octopus/yellow octopus/light_blue boat/black",
            "shell/light_blue shell/grey boat/dark_blue boat/light_blue",
        ],
        areas=[["boat/dark_blue boat/yellow"], ["fish/green fish/yellow"]],
        piles=["sailor/orange", "shark/purple"],
    )


@pytest.mark.rule("SSP-55")
def test_the_example_of_the_rulebook_with_stop() -> None:
    state = example()
    assert [state.points_of(0), state.points_of(1)] == [7, 4]
    play(state, "stop")
    assert scored(state) == [7, 4]


@pytest.mark.rule("SSP-55", "SSP-37")
def test_the_example_of_the_rulebook_with_last_chance() -> None:
    state = example()
    play(state, "last_chance", "take:0", "end")  # an orange sailor changes neither points nor bonus
    assert last_round(state) == {
        **{"call": "last_chance", "ender": 0, "bet_won": True},
        **{"points": [7, 4], "bonuses": [2, 2], "scored": [9, 2]},
    }
