# seaboard: compiled
"""Tranquility: a rollout goes to the end of the voyage; a lost one is worth the more the fuller the sea is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.search import Judge
from seaboard.core.state import State
from seaboard.games.tranquility.codes import ACTING, CELLS, CHOOSING_CELL, DISCARDING, DUEL, GIVING, PLEDGING, SHEDDING
from seaboard.games.tranquility.rules import Tranquility


@final
class VoyageJudge(Judge):
    def __init__(self, consolation: float = 0.2, minor: bool = True) -> None:
        self.minor = minor
        self.consolation = consolation  # what a sea that is all but full is worth although the voyage is lost

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tranquility)
        reward = state.reward(seat)
        if reward > 0.0 or state.charter.mode == DUEL:
            return reward
        return self.consolation * float(state.sea.filled) / float(CELLS)

    def is_minor(self, state: State) -> bool:
        """All but which card is played where."""
        assert isinstance(state, Tranquility)
        return self.minor and state.stage != ACTING and state.stage != CHOOSING_CELL

    def is_hidden(self, state: State, action: i64) -> bool:
        """Discards lie face down, and pledges are made in secret."""
        assert isinstance(state, Tranquility)
        stage = state.stage
        return stage == DISCARDING or stage == GIVING or stage == SHEDDING or stage == PLEDGING


JUDGE: Final = VoyageJudge()
