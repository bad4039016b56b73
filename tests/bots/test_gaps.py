"""Tranquility's quick judgement: what it keeps in mind between two decisions changes no choice."""

from __future__ import annotations

import pytest

from seaboard.bots.minds.tranquility.policy import GapAware, Taste
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named

GAME = game_named("tranquility")


@pytest.mark.parametrize("options", [{}, {"fewer_islands": "poseidon"}, {"storms": True}, {"monsters": 3}])
def test_a_card_is_laid_where_a_fresh_look_would_lay_it(options: dict[str, object]) -> None:
    policy = GapAware(Taste())
    fresh = GapAware(Taste())  # sees every position for the first time, as it is given copies
    quick = Quick(1)
    for index in range(3):
        state = GAME.start(2, options, seed=derived_seed("gaps", index))
        while not state.over():
            chosen = int(policy.choose(state, state.legal_moves(), quick))
            assert chosen == int(fresh.choose(state.clone(), state.legal_moves(), quick))
            if quick.unit() < 0.1:  # somebody else may decide otherwise
                legal = state.legal()
                chosen = legal[quick.below(len(legal))]
            state.apply(chosen)
