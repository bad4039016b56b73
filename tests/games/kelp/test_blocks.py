"""Blocks, traps and food."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.kelp import GAME
from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import happened, moves, part, phase, play, shark_at, table, where, zones


def searching(forest: str, **parts: Any) -> Kelp:
    """The shark on e45 searches zone 5 with a yellow 3; the die is placed and resolved."""
    parts.setdefault("shark", shark_at("e45", "S"))
    state = table(forest, phase="hunt", pool="yellow/3", **parts)
    play(state, "hunt:yellow/3")
    return state


@pytest.mark.rule("KELP-62", "KELP-64", "KELP-91")
@pytest.mark.parametrize("block", ["s", "d", "c"])
def test_shells_and_food_do_nothing(block: str) -> None:
    extra = {"discard": "eat_crab"} if block == "c" else {}
    state = searching(f"o s s  s {block} s  s s 1", **extra)
    assert zones(state) == f"o s s  s {block}! s  s s 1"
    assert state.actor() == 1
    assert phase(state) == "action"


@pytest.mark.rule("KELP-63", "KELP-51")
def test_the_octopus_never_leaves_the_board() -> None:
    state = table("o! s! s  s s s  s s 1", hand="trial_and_error")
    play(state, "play:trial_and_error", "reveal:z3", "learn:double_shell")
    assert moves(state) == ["exchange:z2", "exchange:z3"]


@pytest.mark.rule("KELP-65", "KELP-66", "KELP-R19", "KELP-R57")
def test_the_hide_trap_hides_up_to_two_others() -> None:
    state = searching("o! s! s!  s h s  s s 1")
    assert state.actor() == 1
    assert moves(state) == ["done", "hide:z1", "hide:z2", "hide:z3"]
    play(state, "hide:z1", "hide:z2")
    # the trap itself stays on the board, revealed
    assert zones(state) == "o s s!  s h! s  s s 1"
    state = searching("o! s! s!  s h s  s s 1")
    play(state, "done")
    assert zones(state) == "o! s! s!  s h! s  s s 1"


@pytest.mark.rule("KELP-67", "KELP-D21")
def test_the_small_current_trap_returns_one_die() -> None:
    state = searching("o s s  s 1 s  s s s", currents={"e12": 4, "e89": 2})
    blue = part(state, "bag")["blue"]
    assert moves(state) == ["done", "calm:e12", "calm:e89"]
    play(state, "calm:e12")
    assert part(state, "currents") == {"e89": 2}
    assert part(state, "bag")["blue"] == blue + 1
    assert phase(state) == "action"


@pytest.mark.rule("KELP-68", "KELP-R57")
def test_the_large_current_trap_returns_up_to_two() -> None:
    state = searching("o s s  s 2 s  s s 1", currents={"e12": 4, "e89": 2, "k1": 6})
    play(state, "calm:e12", "calm:k1")
    assert part(state, "currents") == {"e89": 2}
    state = searching("o s s  s 2 s  s s 1", currents={"e12": 4, "e89": 2, "k1": 6})
    play(state, "calm:e12", "done")
    assert part(state, "currents") == {"e89": 2, "k1": 6}


@pytest.mark.rule("KELP-67")
def test_without_currents_the_trap_has_nothing_to_do() -> None:
    assert phase(searching("o s s  s 1 s  s s s")) == "action"


@pytest.mark.rule("KELP-69", "KELP-R22", "KELP-R55", "KELP-133")
def test_the_home_trap_sends_the_shark_to_a_free_hide() -> None:
    state = searching("o s s  s x s  s s 1", currents={"k1": 4})
    assert state.actor() == 1
    assert moves(state) == ["shark:k3", "shark:k7", "shark:k9"]
    play(state, "shark:k9")
    assert where(state) == ("k9", "free")


@pytest.mark.rule("KELP-69", "KELP-R22")
def test_if_all_hides_hold_a_die_one_of_them_goes() -> None:
    currents = {"k1": 1, "k3": 2, "k7": 3, "k9": 4}
    state = searching("o s s  s x s  s s 1", currents=currents)
    assert moves(state) == ["shark:k1", "shark:k3", "shark:k7", "shark:k9"]
    play(state, "shark:k7")
    assert part(state, "currents") == {"k1": 1, "k3": 2, "k9": 4}
    assert where(state) == ("k7", "free")


@pytest.mark.rule("KELP-R22", "KELP-R55")
def test_the_hide_under_the_shark_counts_as_free() -> None:
    options = {"board": "night"}
    state = table("o s s  s x s  s s 1", phase="hunt", pool="yellow/5", shark=shark_at("e58", "E"), options=options)
    play(state, "hunt:yellow/5", "aim:z5")
    assert "shark:e58" in moves(state)
    play(state, "shark:e58")
    assert where(state) == ("e58", "free")


@pytest.mark.rule("KELP-R18")
def test_a_trap_that_was_revealed_before_does_not_work_again() -> None:
    # nothing can be aimed at it, so nothing happens
    state = table(
        "o s s  s! h! s  s s 1",
        phase="hunt",
        pool="yellow/3 red/4",
        shark=shark_at("e45", "S"),
        owned="hostile",
        turn={"fresh": 1},
    )
    assert moves(state) == ["done", "use:hostile"]


@pytest.mark.rule("KELP-36", "KELP-65")
def test_a_trap_revealed_as_payment_does_nothing() -> None:
    state = table("o s s  s x s  s s 1", hand="nimble_twist", shark=shark_at("e45", "S"))
    events = play(state, "play:nimble_twist", "reveal:z5", "swap:z1-z2")
    assert happened(events, "home") == []
    assert where(state) == ("e45", "S")


# -- food ------------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-71", "KELP-42")
def test_the_crab_raises_the_limit_for_good_and_draws() -> None:
    state = table(hand="blend_in", food="crab", removed="eat_crab")
    play(state, "food:crab")
    assert part(state, "limit") == 5
    assert len(part(state, "hand")) == 5
    assert part(state, "turn").get("acted", 0) == 0


@pytest.mark.rule("KELP-72", "KELP-R16")
def test_the_lobster_hides_everything_and_needs_something_to_hide() -> None:
    state = table("o! s! s!  s s s  s s 1!", hand="blend_in", food="lobster", removed="eat_lobster")
    assert GAME.prompt(state, 1).facts["food"] == 1
    play(state, "food:lobster")
    assert zones(state) == "o s s  s s s  s s 1"
    state = table(hand="blend_in", food="lobster", removed="eat_lobster")
    assert "food:lobster" not in moves(state)
    assert GAME.prompt(state, 1).facts["food"] == 0


@pytest.mark.rule("KELP-73", "KELP-R17", "KELP-D12")
def test_the_snail_takes_a_card_from_deck_or_discard() -> None:
    def fed() -> Kelp:
        state = table(
            hand="blend_in blend_in trial_and_error quick_learning",
            deck="nimble_twist nimble_twist",
            discard="stir_the_sand stir_the_sand",
            food="snail",
            removed="eat_snail",
        )
        play(state, "food:snail")
        return state

    state = fed()
    assert moves(state) == ["take:deck/nimble_twist", "take:discard/stir_the_sand"]
    events = play(state, "take:deck/nimble_twist")
    # the limit is ignored
    assert len(part(state, "hand")) == 5
    assert part(state, "deck") == ["nimble_twist"]
    assert [event.kind for event in events if event.seen_by(0)] == ["tutor-deck"]
    state = fed()
    play(state, "take:discard/stir_the_sand")
    assert part(state, "discard") == ["stir_the_sand"]
    assert part(state, "known_hand") == ["stir_the_sand"]


@pytest.mark.rule("KELP-73", "KELP-R17")
def test_the_snail_needs_a_card_to_take() -> None:
    gone = "nimble_twist nimble_twist stir_the_sand stir_the_sand eat_snail"
    state = table(hand="blend_in blend_in trial_and_error quick_learning", deck="", food="snail", removed=gone)
    assert "food:snail" not in moves(state)


@pytest.mark.rule("KELP-74", "KELP-R16", "KELP-R57")
def test_the_abalone_learns_up_to_three_items() -> None:
    state = table("o s! s  s s s  s s 1", hand="blend_in", food="abalone", removed="eat_abalone")
    play(state, "food:abalone", "learn:pile_move", "learn:double_shell")
    assert moves(state)[0] == "done"
    play(state, "done")
    assert zones(state) == "o d! s  s s s  s s 1"
    assert len(part(state, "discard")) == 1
    assert phase(state) == "action"


@pytest.mark.rule("KELP-R16")
def test_the_abalone_needs_something_to_learn() -> None:
    gone = (
        "unexpected_dodge all_or_nothing ink_cloud jet_propulsion camouflage camouflage shapeshift vanish"
        " sensitive_receptors curious_mind problem_solver selective_memory eat_crab eat_lobster eat_snail eat_abalone"
    )
    state = table("o n s  s s s  s s 1", hand="blend_in", food="crab/used lobster/used abalone", removed=gone)
    assert "food:abalone" not in moves(state)


@pytest.mark.rule("KELP-70")
def test_food_is_used_once() -> None:
    state = table(hand="blend_in", food="crab/used", removed="eat_crab")
    assert "food:crab" not in moves(state)
