"""The turn of the octopus: two actions of three kinds."""

from __future__ import annotations

import pytest

from seaboard.games.kelp import GAME
from tests.games.kelp.table import happened, moves, part, phase, play, table, until, why_not, zones


@pytest.mark.rule("KELP-32", "KELP-D3")
def test_three_kinds_of_action_and_the_same_one_twice() -> None:
    # given a hand with room in it
    state = table("o s s!  s s s!  s s 1", hand="blend_in nimble_twist")
    assert moves(state) == [
        "draw",
        "play:nimble_twist",
        "play:blend_in",
        "discard:nimble_twist",
        "discard:blend_in",
    ]
    # when the same action is taken twice
    play(state, "discard:blend_in", "done", "discard:nimble_twist", "done")
    # then the turn is over
    assert state.actor() == 0


@pytest.mark.rule("KELP-33", "KELP-40", "KELP-41")
def test_pay_then_effect_then_the_action_space_then_the_discard() -> None:
    state = table(hand="nimble_twist stir_the_sand")
    play(state, "play:nimble_twist")
    assert phase(state) == "pay"
    play(state, "reveal:z2")
    assert phase(state) == "swap"
    play(state, "swap:z1-z4")
    assert part(state, "played") == ["nimble_twist", None]
    assert part(state, "discard") == []
    play(state, "discard:stir_the_sand", "done")
    assert part(state, "played") == [None, None]
    assert part(state, "discard") == ["stir_the_sand", "nimble_twist"]
    assert part(state, "hand") == []


@pytest.mark.rule("KELP-E8", "KELP-40")
def test_example_8_a_draw_leaves_its_space_empty() -> None:
    state = table("o s! s!  s s s  s s 1", hand="blend_in")
    play(state, "draw")
    assert part(state, "played") == [None, None]
    assert len(part(state, "hand")) == 4
    before = GAME.write_state(state)["hand"]
    play(state, "play:blend_in")
    assert "blend_in" in before
    assert state.actor() == 0
    assert part(state, "discard") == ["blend_in"]


@pytest.mark.rule("KELP-34", "KELP-36", "KELP-D4")
@pytest.mark.parametrize(
    ("zone", "block"), [("z1", "octopus"), ("z2", "crab"), ("z3", "trap_send_home"), ("z4", "shell")]
)
def test_any_hidden_block_pays_and_traps_do_nothing(zone: str, block: str) -> None:
    state = table("o c x  s s s  s s 1", hand="nimble_twist eat_crab")
    events = play(state, "play:nimble_twist", f"reveal:{zone}")
    assert happened(events, "reveal") == [{"zone": zone, "block": block}]
    assert happened(events, "trap") == []
    assert phase(state) == "swap"


@pytest.mark.rule("KELP-34", "KELP-62", "KELP-R5")
def test_the_double_shell_pays_two_and_may_overpay() -> None:
    # a cost of 2 is met by the double shell alone
    state = table("o d s  s s s  s s 1", hand="quick_learning")
    play(state, "play:quick_learning", "reveal:z2")
    assert phase(state) == "learn"
    # a cost of 1 too
    state = table("o d s  s s s  s s 1", hand="nimble_twist")
    play(state, "play:nimble_twist", "reveal:z2")
    assert phase(state) == "swap"
    # but after a single block it would make that block superfluous
    state = table("o d s  s s s  s s 1", hand="quick_learning")
    play(state, "play:quick_learning", "reveal:z3")
    assert "reveal:z2" not in moves(state)
    assert why_not(state, "reveal:z2").code == "kelp-not-needed"


@pytest.mark.rule("KELP-R5")
def test_a_cost_of_three_is_met_by_a_double_and_a_single_in_either_order() -> None:
    for first, second in (("z2", "z3"), ("z3", "z2")):
        state = table("o d s  s s! s!  s! s 1", hand="ink_cloud")
        play(state, "play:ink_cloud", f"reveal:{first}", f"reveal:{second}")
        assert phase(state) == "shuffle"


@pytest.mark.rule("KELP-33")
def test_a_cost_is_paid_in_full_or_the_card_cannot_be_played() -> None:
    # one hidden block cannot pay 2
    state = table("o! s! s!  s! s! s!  s! s! 1", hand="quick_learning nimble_twist")
    assert "play:quick_learning" not in moves(state)
    assert "play:nimble_twist" in moves(state)
    assert why_not(state, "play:quick_learning").code == "kelp-cannot-play"


@pytest.mark.rule("KELP-35", "KELP-R4")
def test_a_card_needs_its_whole_effect() -> None:
    # hiding two needs two revealed blocks
    assert "play:blend_in" not in moves(table("o s! s  s s s  s s 1", hand="blend_in"))
    assert "play:blend_in" in moves(table("o s! s!  s s s  s s 1", hand="blend_in"))
    # shuffling two after paying one needs three hidden blocks
    assert "play:stir_the_sand" not in moves(table("o s s!  s! s! s!  s! s! 1!", hand="stir_the_sand"))
    assert "play:stir_the_sand" in moves(table("o s s  s! s! s!  s! s! 1!", hand="stir_the_sand"))


@pytest.mark.rule("KELP-R4")
def test_a_lenient_table_plays_cards_for_what_they_are_worth() -> None:
    state = table("o s! s  s s s  s s 1", hand="blend_in", options={"whole_effects": False})
    play(state, "play:blend_in")
    assert zones(state) == "o s s  s s s  s s 1"


@pytest.mark.rule("KELP-R6")
def test_the_payment_must_leave_the_effect_possible() -> None:
    # All or Nothing needs two hidden blocks beside the centre: only a payment with the centre leaves them
    state = table("o s s!  s! s s!  s! s! 1", hand="all_or_nothing")
    play(state, "play:all_or_nothing")
    assert moves(state) == ["reveal:z1", "reveal:z2", "reveal:z5", "reveal:z9"]
    play(state, "reveal:z1")
    assert moves(state) == ["reveal:z5"]


@pytest.mark.rule("KELP-R6", "KELP-59")
def test_blocks_revealed_as_payment_may_be_used_by_the_effect() -> None:
    state = table(hand="ink_cloud")
    play(state, "play:ink_cloud", "reveal:z1", "reveal:z2", "reveal:z3")
    # the three revealed blocks are the only ones there are
    assert phase(state) == "settle"
    assert state.actor() == 0


@pytest.mark.rule("KELP-37", "KELP-42", "KELP-30")
def test_draw_up_to_the_limit() -> None:
    state = table(
        hand="blend_in",
        deck="nimble_twist nimble_twist stir_the_sand stir_the_sand blend_in trial_and_error quick_learning",
    )
    play(state, "draw")
    assert sorted(part(state, "hand")) == ["blend_in", "blend_in", "quick_learning", "trial_and_error"]
    assert "draw" not in moves(state)
    assert why_not(state, "draw").code == "kelp-hand-full"


@pytest.mark.rule("KELP-37")
def test_with_an_empty_hand_drawing_is_all_there_is() -> None:
    assert moves(table()) == ["draw"]


@pytest.mark.rule("KELP-38", "KELP-R7")
def test_the_discard_becomes_the_deck_without_the_card_being_played() -> None:
    # given one card in the deck, two on the discard, and a card played this turn
    starters = "nimble_twist stir_the_sand stir_the_sand blend_in trial_and_error"
    state = table(
        "o s! s!  s s s  s s 1",
        hand="blend_in",
        deck="nimble_twist",
        discard="trial_and_error quick_learning",
        removed="nimble_twist stir_the_sand stir_the_sand blend_in",
    )
    assert starters
    play(state, "play:blend_in")
    events = play(state, "draw")
    assert len(happened(events, "reshuffle")) == 1
    assert sorted(part(state, "hand")) == ["nimble_twist", "quick_learning", "trial_and_error"]
    assert part(state, "discard") == ["blend_in"]


@pytest.mark.rule("KELP-R8")
def test_drawing_needs_a_card_and_takes_what_there_is() -> None:
    gone = "quick_learning trial_and_error nimble_twist stir_the_sand stir_the_sand blend_in"
    state = table(hand="blend_in", deck="nimble_twist", removed=gone)
    play(state, "draw")
    assert part(state, "hand") == ["nimble_twist", "blend_in"]
    assert "draw" not in moves(state)
    assert why_not(state, "draw").code == "kelp-nothing-to-draw"


@pytest.mark.rule("KELP-39", "KELP-D11", "KELP-R9")
def test_discard_to_hide_one_block() -> None:
    state = table("o! s! s  s s s  s s 1", hand="quick_learning nimble_twist")
    play(state, "discard:quick_learning")
    assert moves(state) == ["done", "hide:z1", "hide:z2"]
    play(state, "hide:z1")
    assert zones(state) == "o s! s  s s s  s s 1"
    assert part(state, "discard") == ["quick_learning"]
    assert phase(state) == "action"


@pytest.mark.rule("KELP-R9")
def test_a_card_may_be_discarded_with_nothing_to_hide() -> None:
    state = table(hand="quick_learning nimble_twist")
    play(state, "discard:quick_learning")
    assert phase(state) == "action"
    assert part(state, "turn")["acted"] == 1


@pytest.mark.rule("KELP-R10", "KELP-42")
def test_a_larger_hand_is_never_cut() -> None:
    state = table(
        "o s! s!  s s s  s s 1", hand="quick_learning nimble_twist nimble_twist blend_in blend_in trial_and_error"
    )
    assert "draw" not in moves(state)
    play(state, "play:blend_in", "discard:nimble_twist")
    assert len(part(state, "hand")) == 4


@pytest.mark.rule("KELP-41")
def test_nothing_is_drawn_at_the_end_of_the_turn() -> None:
    state = table(hand="quick_learning nimble_twist")
    events = play(state, "discard:quick_learning", "discard:nimble_twist")
    assert happened(events, "draw") == []
    assert part(state, "hand") == []
    until(state, "action")
    assert moves(state) == ["draw"]


@pytest.mark.rule("KELP-R51")
def test_an_action_that_is_impossible_is_skipped() -> None:
    # given a single card in the whole game
    gone = "quick_learning trial_and_error nimble_twist nimble_twist stir_the_sand stir_the_sand blend_in"
    state = table("o s! s!  s s s  s s 1", hand="blend_in", deck="", removed=gone)
    # when it is played, the second action has nothing: hand, deck and discard are empty
    play(state, "play:blend_in")
    assert state.actor() == 0


@pytest.mark.rule("KELP-70", "KELP-D2", "KELP-R16")
def test_food_is_used_before_between_and_after_the_actions_but_not_inside_one() -> None:
    food = "crab lobster snail"
    state = table(
        "o! s! s!  s! s s  s s a!",
        hand="nimble_twist blend_in eat_abalone",
        food=food,
        removed="eat_crab eat_lobster eat_snail",
    )
    assert {"food:crab", "food:lobster", "food:snail"} <= set(moves(state))
    play(state, "food:crab")
    assert phase(state) == "action"
    assert part(state, "food") == ["crab/used", "lobster", "snail"]
    play(state, "play:nimble_twist")
    assert all(move.startswith("reveal") for move in moves(state))
    play(state, moves(state)[0])
    assert all(move.startswith("swap") for move in moves(state))
    play(state, "swap:z5-z6")
    assert {"food:lobster", "food:snail"} <= set(moves(state))
    play(state, "discard:blend_in", "done")
    # after both actions what is left may still be used
    assert phase(state) == "last-gap"
    assert moves(state) == ["done", "food:lobster", "food:snail"]
    play(state, "food:lobster")
    play(state, "done")
    assert state.actor() == 0
