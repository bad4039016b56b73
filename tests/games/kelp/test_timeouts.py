"""What is played for somebody whose time has run out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import play_at_random
from seaboard.games.kelp import GAME
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import DECISIONS
from seaboard.games.kelp.told.timeouts import MOVES
from tests.games.kelp.table import moves, phase, play, shark_at, table


def late(state: Kelp) -> str:
    """The notation of the time-out move."""
    return GAME.describe(state, GAME.timeout(state)).text


CONFRONTED: dict[str, Any] = {"phase": "choose-escape", "shark": shark_at("e45"), "turn": {"target": "z1", "strike": 1}}


@pytest.mark.rule("KELP-121")
def test_a_late_octopus_answers_with_a_colour_that_nobody_can_foretell() -> None:
    told = Counter(late(table("o! s s  s s s  s s 1", seed=derived_seed("late", i), **CONFRONTED)) for i in range(60))
    assert set(told) == {"escape:red", "escape:yellow", "escape:turquoise"}
    assert min(told.values()) > 9
    # a colour that is gone is never drawn
    left = {late(table(seed=derived_seed("late", i), confrontation="red turquoise", **CONFRONTED)) for i in range(30)}
    assert left == {"escape:red", "escape:turquoise"}


@pytest.mark.rule("KELP-121")
def test_so_does_a_late_shark_and_neither_is_told_before() -> None:
    state = table("o! s s  s s s  s s 1", seed=derived_seed("late", 1), **CONFRONTED)
    asked = GAME.decision(state, 1)
    assert asked is not None
    assert asked.timeout is None
    assert late(state) == late(state)  # the same whenever it is asked for
    told: Counter[str] = Counter()
    for i in range(60):
        state = table("o! s s  s s s  s s 1", seed=derived_seed("late", i), **CONFRONTED)
        play(state, "escape:red")
        told[late(state)] += 1
    assert set(told) == {"counter:red", "counter:yellow", "counter:turquoise"}


def test_a_late_octopus_draws_and_with_a_full_hand_discards_no_card_that_eats() -> None:
    assert late(table(hand="blend_in")) == "draw"
    full = table(hand="vanish eat_crab eat_snail eat_lobster", zones="o c s n s l s s 1")
    assert late(full) == "discard:vanish"


def test_a_late_octopus_pays_with_what_tells_least_and_hides_itself_first() -> None:
    paying = {late_payment(i) for i in range(40)}
    assert "reveal:z1" not in paying  # the octopus
    assert "reveal:z9" not in paying  # the trap
    assert len(paying) > 3  # and not always the first shell: that would tell where no shell is
    state = table("o! s! s  s s s  s s 1", hand="blend_in nimble_twist")
    play(state, "discard:nimble_twist")
    assert phase(state) == "hide"
    assert late(state) == "hide:z1"


def late_payment(seed: int) -> str:
    state = table("o s s  s s s  s s 1", hand="nimble_twist", seed=derived_seed("late", seed))
    play(state, "play:nimble_twist")
    assert phase(state) == "pay"
    return late(state)


@pytest.mark.rule("KELP-97")
def test_a_late_shark_that_must_buy_takes_a_card_and_wastes_no_dice() -> None:
    state = table(phase="spend", shark=shark_at("e45"), energy="blue/6 blue/6 blue/6", owned="hostile")
    play(state, "done")
    assert phase(state) == "buy"
    assert any(text.startswith("lower:") for text in moves(state))
    assert late(state).startswith("buy:")


def test_every_decision_has_a_time_out_that_is_legal_and_games_of_absent_players_end() -> None:
    assert {row.late for row in DECISIONS.values()} <= set(MOVES)
    met: set[int] = set()
    for seed in range(60):
        state = GAME.start(2, {"board": ("day", "night")[seed % 2]}, seed=derived_seed("late", seed))
        quick = Quick(seed)
        while not state.over():
            met.add(int(state.phase))
            action = GAME.timeout(state)
            assert action in state.legal()
            if seed % 3 == 0:
                state.apply(action)
            else:
                play_at_random(state, quick, 1)
    assert len(met) > 40
