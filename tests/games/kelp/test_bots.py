"""The simple bots: they finish their games and neither side is without a chance."""

from __future__ import annotations

import pytest

from seaboard.bots.bot import PolicyBot
from seaboard.bots.minds.kelp.policy import POLICIES
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games.kelp import GAME
from tests.games.kelp.table import START, moves, shark_at, table, zones


@pytest.mark.parametrize("board", ["day", "night"])
def test_both_sides_win_some(board: str) -> None:
    wins = [0, 0]
    for index in range(24):
        state = GAME.start(2, {"board": board}, seed=derived_seed("bots", index))
        quick = Quick(index)
        while not state.over():
            state.apply(PolicyBot(POLICIES["crafty"]).choose(Seen(GAME, state, state.actor()), quick))
        wins[int(state.winner)] += 1
    assert min(wins) >= 2


def test_a_found_octopus_is_attacked() -> None:
    state = table("s s s  o! s s  s s 1", phase="hunt", pool="red/5", shark=shark_at("e45", "S"))
    assert moves(state) == ["done", "hunt:red/5"]
    for policy in POLICIES.values():
        chosen = PolicyBot(policy).choose(Seen(GAME, state, 0), Quick(1))
        assert GAME.describe(state, chosen).text == "hunt:red/5"


def test_the_octopus_does_not_pay_with_itself() -> None:
    state = table(hand="nimble_twist")
    state.apply(GAME.parse(state, "play:nimble_twist"))
    for seed in range(20):
        assert (
            GAME.describe(state, PolicyBot(POLICIES["crafty"]).choose(Seen(GAME, state, 1), Quick(seed))).text
            != "reveal:z1"
        )


def test_an_octopus_whose_place_is_known_and_on_the_way_of_the_shark_stirs_the_sand() -> None:
    """To hide in place deceives nobody: the shark remembers where it lay."""
    octopus = PolicyBot(POLICIES["crafty"])
    for seed in range(10):
        state = table("o! s! s  s s s  s s 1", hand="blend_in stir_the_sand", shark=shark_at("e45", "N"))
        state.apply(GAME.parse(state, "play:blend_in"))
        while "play:stir_the_sand" not in moves(state):
            state.apply(octopus.choose(Seen(GAME, state, 1), Quick(seed)))
        assert zones(state) == START, "all hidden again"
        chosen = octopus.choose(Seen(GAME, state, 1), Quick(seed))
        assert GAME.describe(state, chosen).text == "play:stir_the_sand"


def test_the_octopus_pays_with_what_the_shark_does_not_suspect() -> None:
    """Zone 2 was seen before it was hidden again: to show it once more tells the shark nothing."""
    octopus = PolicyBot(POLICIES["crafty"])
    for seed in range(10):
        state = table("o s! s!  s s s  s s 1", hand="blend_in stir_the_sand")
        state.apply(GAME.parse(state, "play:blend_in"))
        while "play:stir_the_sand" not in moves(state):
            state.apply(octopus.choose(Seen(GAME, state, 1), Quick(seed)))
        state.apply(GAME.parse(state, "play:stir_the_sand"))
        chosen = octopus.choose(Seen(GAME, state, 1), Quick(seed))
        assert GAME.describe(state, chosen).text in ("reveal:z2", "reveal:z3")
