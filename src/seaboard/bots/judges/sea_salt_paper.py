# seaboard: compiled
"""Sea Salt & Paper: a rollout ends with the round; totals then tell who is likely to win."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.search import Judge
from seaboard.core.state import State
from seaboard.games.sea_salt_paper.rules import DISCARD, KEEP, OVER, PICK, ROB, SeaSaltPaper

# How many points of lead are worth a clear advantage, at the start and at the end of a game.
WIDE: Final = 14.0
NARROW: Final = 6.0


@final
class RoundJudge(Judge):
    def __init__(self, wide: float = WIDE, narrow: float = NARROW) -> None:
        self.wide = wide
        self.narrow = narrow

    def mark(self, state: State) -> i64:
        assert isinstance(state, SeaSaltPaper)
        return state.round

    def is_done(self, state: State, mark: i64) -> bool:
        assert isinstance(state, SeaSaltPaper)
        return state.phase == OVER or state.round != mark

    def value(self, state: State, seat: i64) -> float:
        """The chance to win from the totals: the lead over each opponent, steeper as the target comes near."""
        assert isinstance(state, SeaSaltPaper)
        if state.phase == OVER:
            return state.reward(seat)
        highest: i64 = 0
        for other in range(state.seats):
            if state.totals[other] > highest:
                highest = state.totals[other]
        progress = float(highest) / float(state.table.target)
        scale = self.wide + (self.narrow - self.wide) * progress
        mine = math.exp(float(state.totals[seat] - highest) / scale)
        everyone = 0.0
        for other in range(state.seats):
            everyone += math.exp(float(state.totals[other] - highest) / scale)
        return mine / everyone

    def is_hidden(self, state: State, action: i64) -> bool:
        """Which drawn card is kept, and which card of a pile is picked."""
        return KEEP <= action < DISCARD or PICK <= action < ROB


JUDGE: Final = RoundJudge()
