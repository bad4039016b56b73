"""What octopus cards do: swap, shuffle, hide, learn, eat, remove."""

from __future__ import annotations

import pytest

from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import ending, happened, moves, part, phase, play, table, why_not, zones

# -- swap and hide ---------------------------------------------------------------------------------


@pytest.mark.rule("KELP-44", "KELP-61", "KELP-D5")
def test_a_swap_keeps_hidden_hidden_and_revealed_revealed() -> None:
    state = table("o s! s  s s s  s s 1", hand="nimble_twist blend_in")
    play(state, "play:nimble_twist", "reveal:z9")
    assert len(moves(state)) == 12
    assert "swap:z1-z5" not in moves(state)
    play(state, "swap:z1-z2")
    assert zones(state) == "s! o s  s s s  s s 1!"


@pytest.mark.rule("KELP-58")
def test_unexpected_dodge_may_move_one_block_twice() -> None:
    state = table(hand="unexpected_dodge blend_in")
    play(state, "play:unexpected_dodge", "reveal:z9", "swap:z1-z2", "swap:z2-z3")
    assert zones(state) == "s s o  s s s  s s 1!"


@pytest.mark.rule("KELP-43", "KELP-47", "KELP-D8")
@pytest.mark.parametrize(("card", "count"), [("blend_in", 2), ("camouflage", 3), ("vanish", 4)])
def test_hide_cards_cost_nothing_and_stand_blocks_up(card: str, count: int) -> None:
    state = table("o! s! s!  s! s! s  s s 1", hand=f"{card} nimble_twist")
    play(state, f"play:{card}")
    assert phase(state) == "hide"
    assert "done" not in moves(state)
    for zone in range(count):
        play(state, f"hide:z{zone + 1}")
    assert phase(state) == "action"
    assert zones(state).count("!") == 5 - count


@pytest.mark.rule("KELP-47", "KELP-44", "KELP-R4")
def test_shapeshift_hides_one_block_and_swaps_two() -> None:
    state = table("o! s! s  s s s  s s 1", hand="shapeshift nimble_twist")
    play(state, "play:shapeshift", "hide:z1", "swap:z1-z4")
    assert zones(state) == "s s! s  o s s  s s 1"
    # and needs a block to hide
    assert "play:shapeshift" not in moves(table(hand="shapeshift"))


# -- shuffle ---------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-45", "KELP-D6", "KELP-D7", "KELP-R49", "KELP-O7")
def test_the_shark_names_the_space_of_each_shuffled_block() -> None:
    state = table(hand="jet_propulsion blend_in")
    play(state, "play:jet_propulsion", "reveal:z2", "reveal:z3")
    assert moves(state) == [f"shuffle:z{zone}" for zone in (1, 4, 5, 6, 7, 8, 9)]
    play(state, "shuffle:z1", "shuffle:z9", "shuffle:z4", "shuffle:z5")
    assert zones(state) == ". s! s!  . . s  s s ."
    assert state.actor() == 0
    assert moves(state) == ["settle:z1", "settle:z4", "settle:z5", "settle:z9"]
    play(state, "settle:z9")
    assert moves(state) == ["settle:z1", "settle:z4", "settle:z5"]
    play(state, "settle:z1", "settle:z4")
    # the last block has no choice, and the octopus goes on
    assert state.actor() == 1
    assert sorted(block for block in part(state, "zones") if block) == sorted(
        ["octopus", "shell/revealed", "shell/revealed", *["shell"] * 5, "trap_current_1"]
    )


@pytest.mark.rule("KELP-45", "KELP-O4")
def test_a_shuffled_block_may_land_anywhere_and_only_the_octopus_sees_where() -> None:
    lairs = set()
    for seed in range(40):
        state = table(hand="stir_the_sand blend_in", seed=f"{seed:032x}")
        events = play(state, "play:stir_the_sand", "reveal:z2", "shuffle:z1", "shuffle:z9", "settle:z9")
        lairs.add(part(state, "zones").index("octopus"))
        told = [event for event in events if event.kind == "settle-own"]
        assert len(told) == 2
        assert all(event.seen_by(1) and not event.seen_by(0) and not event.seen_by(None) for event in told)
    assert lairs == {0, 8}


@pytest.mark.rule("KELP-46", "KELP-57")
@pytest.mark.parametrize("centre", ["s", "s!"])
def test_all_or_nothing_takes_the_centre_in_either_state(centre: str) -> None:
    state = table(f"o s s  s {centre} s  s s 1", hand="all_or_nothing blend_in")
    play(state, "play:all_or_nothing", "reveal:z2", "reveal:z3")
    assert "shuffle:z5" not in moves(state)
    assert moves(state) == [f"shuffle:z{zone}" for zone in (1, 4, 6, 7, 8, 9)]
    play(state, "shuffle:z1", "shuffle:z9")
    assert moves(state) == ["settle:z1", "settle:z5", "settle:z9"]
    play(state, "settle:z1", "settle:z5")
    # all three came back hidden
    assert zones(state).count("!") == 2


@pytest.mark.rule("KELP-46", "KELP-59")
def test_ink_cloud_may_be_paid_with_the_octopus_and_hides_it_again() -> None:
    state = table("o s s  s! s s  s s 1", hand="ink_cloud blend_in")
    play(state, "play:ink_cloud", "reveal:z1", "reveal:z2", "reveal:z3")
    assert moves(state) == ["shuffle:z1", "shuffle:z2", "shuffle:z3", "shuffle:z4"]
    play(state, "shuffle:z1", "shuffle:z2", "shuffle:z4", "settle:z1", "settle:z2")
    blocks = part(state, "zones")
    assert "octopus" in blocks
    assert blocks.count("shell/revealed") == 1


# -- learn -----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-48", "KELP-49", "KELP-D9", "KELP-R11")
def test_learned_cards_go_to_the_discard_and_the_next_one_may_follow() -> None:
    state = table(hand="quick_learning blend_in")
    play(state, "play:quick_learning", "reveal:z2", "reveal:z3")
    pile = part(state, "piles")["move"]
    play(state, "learn:pile_move")
    assert part(state, "discard") == [pile[-1]]
    assert part(state, "piles")["move"] == pile[:-1]
    play(state, "learn:pile_move")
    assert part(state, "discard") == [pile[-1], pile[-2]]
    assert phase(state) == "action"


@pytest.mark.rule("KELP-50", "KELP-D9")
def test_a_learned_block_takes_the_place_of_a_revealed_one() -> None:
    state = table(hand="quick_learning blend_in")
    play(state, "play:quick_learning", "reveal:z2", "reveal:z9", "learn:trap_hide_2")
    assert moves(state) == ["exchange:z2", "exchange:z9"]
    play(state, "exchange:z9")
    assert zones(state) == "o s! s  s s s  s s h!"
    assert "trap_current_1" in part(state, "block_supply")
    assert "trap_hide_2" not in part(state, "block_supply")


@pytest.mark.rule("KELP-R12")
def test_within_one_effect_nothing_goes_out_and_in_again() -> None:
    state = table("o s! s  s s s  s s 1", hand="quick_learning blend_in")
    play(state, "play:quick_learning", "reveal:z3", "reveal:z9", "learn:trap_hide_2", "exchange:z9")
    # the trap that went out cannot come back by the same effect
    assert "learn:trap_current_1" not in moves(state)
    play(state, "learn:double_shell")
    # and the block just learned keeps its place
    assert moves(state) == ["exchange:z2", "exchange:z3"]


@pytest.mark.rule("KELP-50")
def test_a_block_exchanged_out_may_come_back_by_a_later_effect() -> None:
    state = table("o s! s!  s s s  s s 1!", hand="curious_mind quick_learning")
    play(state, "play:curious_mind", "reveal:z4", "learn:trap_hide_2", "exchange:z9", "learn:pile_hide")
    play(state, "play:quick_learning", "reveal:z5", "reveal:z6")
    assert "learn:trap_current_1" in moves(state)


@pytest.mark.rule("KELP-51", "KELP-52")
def test_neither_octopus_nor_food_can_be_exchanged_out() -> None:
    state = table("o c! s!  s s s  s s 1", hand="trial_and_error eat_crab")
    play(state, "play:trial_and_error", "reveal:z1", "learn:double_shell")
    # z1 holds the octopus, z2 the crab: only the shell could go, so it went
    assert zones(state) == "o! c! d!  s s s  s s 1"
    # without an exchangeable block only cards can be learned
    state = table("o c s  s s s  s s 1", hand="trial_and_error eat_crab")
    play(state, "play:trial_and_error", "reveal:z1")
    assert moves(state) == ["learn:pile_move", "learn:pile_hide", "learn:pile_learn"]


@pytest.mark.rule("KELP-R4", "KELP-52")
def test_learn_needs_as_many_items_as_it_says() -> None:
    # given no cards left in the piles but one, and nothing to exchange but one revealed shell
    gone = (
        "unexpected_dodge all_or_nothing ink_cloud jet_propulsion camouflage camouflage shapeshift vanish"
        " sensitive_receptors curious_mind problem_solver"
    )
    state = table(
        "o c l  n a! s!  s s 1",
        hand="selective_memory trial_and_error blend_in",
        discard="eat_crab eat_lobster eat_snail eat_abalone",
        removed=gone,
    )
    assert part(state, "piles") == {"move": [], "hide": [], "learn": [], "eat": []}
    assert "play:trial_and_error" in moves(state)
    state = table(
        "o c l  n! a! s  s s 1",
        hand="quick_learning selective_memory trial_and_error blend_in",
        discard="eat_crab eat_lobster eat_snail eat_abalone",
        removed=gone,
    )
    # Quick Learning needs two exchangeable blocks, so both must come from the payment
    play(state, "play:quick_learning")
    assert moves(state) == ["reveal:z6", "reveal:z7", "reveal:z8", "reveal:z9"]


@pytest.mark.rule("KELP-53", "KELP-27", "KELP-138", "KELP-R11")
def test_an_eat_card_brings_its_food_as_one_item() -> None:
    state = table(hand="quick_learning blend_in")
    card = part(state, "piles")["eat"][-1]
    food = card.removeprefix("eat_")
    events = play(state, "play:quick_learning", "reveal:z2", "reveal:z3", "learn:pile_eat", "exchange:z2")
    assert part(state, "discard") == [card]
    assert part(state, "zones")[1] == f"{food}/revealed"
    assert happened(events, "exchange") == [{"zone": "z2", "block": food, "gone": "shell"}]
    # one item is still to be learned
    assert phase(state) == "learn"
    # the food that is not on the board lies with its card and cannot be learned as a block
    assert not {"learn:crab", "learn:lobster", "learn:snail", "learn:abalone"} & set(moves(state))


@pytest.mark.rule("KELP-60")
def test_sensitive_receptors_take_cards_to_hand_but_not_eat_cards() -> None:
    state = table(hand="sensitive_receptors")
    top = part(state, "piles")["hide"][-1]
    play(state, "play:sensitive_receptors", "reveal:z2", "learn:pile_hide")
    assert part(state, "hand") == [top]
    assert part(state, "known_hand") == [top]
    state = table(hand="sensitive_receptors blend_in")
    play(state, "play:sensitive_receptors", "reveal:z2", "learn:pile_eat")
    assert part(state, "hand") == ["blend_in"]
    assert part(state, "discard")[0].startswith("eat_")


# -- eat -------------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-E1", "KELP-54", "KELP-R14", "KELP-R15", "KELP-72", "KELP-70")
def test_example_1_eating() -> None:
    # given everything hidden, and the octopus not beside the lobster
    state = table("o s l  s s s  s s 1", hand="nimble_twist eat_lobster")
    assert "play:eat_lobster" not in moves(state)
    # first action: Nimble Twist, paid by the lobster; octopus and shell change places
    play(state, "play:nimble_twist", "reveal:z3", "swap:z1-z2")
    assert zones(state) == "s o l!  s s s  s s 1"
    # second action: the eat card
    events = play(state, "play:eat_lobster")
    assert zones(state) == "s o! s!  s s s  s s 1"
    assert part(state, "food") == ["lobster"]
    assert part(state, "removed") == ["eat_lobster"]
    assert len(happened(events, "eat")) == 1
    # its effect may be used at once or kept
    assert moves(state) == ["done", "food:lobster"]
    play(state, "food:lobster")
    assert zones(state) == "s o s  s s s  s s 1"
    assert part(state, "food") == ["lobster/used"]


@pytest.mark.rule("KELP-54")
def test_eating_needs_octopus_and_food_side_by_side() -> None:
    # diagonal is not beside
    assert "play:eat_crab" not in moves(table("o s s  s c! s  s s 1", hand="eat_crab"))
    assert "play:eat_crab" in moves(table("s o s  s c! s  s s 1", hand="eat_crab"))
    # nor does another food do
    state = table("s o s  s c! s  s s l", hand="eat_lobster", discard="eat_crab")
    assert "play:eat_lobster" not in moves(state)
    assert why_not(state, "play:eat_lobster").code == "kelp-cannot-play"


@pytest.mark.rule("KELP-55", "KELP-128")
def test_the_fourth_food_wins_at_once() -> None:
    state = table(
        "s o s  s a s  s s 1", hand="eat_abalone", food="crab lobster snail", removed="eat_crab eat_lobster eat_snail"
    )
    play(state, "play:eat_abalone")
    assert ending(state) == ("ate-all", 1)
    assert state.returns() == [0.0, 1.0]


# -- remove ----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-56", "KELP-D10", "KELP-R56")
def test_removed_cards_leave_the_game_but_never_the_card_itself() -> None:
    state = table("o c s!  s s s  s s 1", hand="selective_memory blend_in", discard="eat_crab")
    play(state, "play:selective_memory")
    assert moves(state) == ["remove:hand/blend_in", "remove:discard/eat_crab"]
    play(state, "remove:discard/eat_crab")
    assert part(state, "removed") == ["eat_crab"]
    # the crab stays on the board though its card is gone
    assert part(state, "zones")[1] == "crab"
    # alone in the hand the card has nothing to remove
    assert "play:selective_memory" not in moves(table("o s s!  s s s  s s 1", hand="selective_memory"))


@pytest.mark.rule("KELP-R57", "KELP-D10")
def test_problem_solver_removes_up_to_two_or_none() -> None:
    def learned() -> Kelp:
        state = table(hand="problem_solver blend_in nimble_twist")
        play(state, "play:problem_solver", "reveal:z2", "reveal:z3", "learn:pile_hide", "learn:pile_hide")
        return state

    state = learned()
    assert moves(state)[0] == "done"
    play(state, "done")
    assert part(state, "removed") == []
    state = learned()
    play(state, "remove:hand/blend_in", "remove:hand/nimble_twist")
    assert sorted(part(state, "removed")) == ["blend_in", "nimble_twist"]
    assert part(state, "played") == ["problem_solver", None]
