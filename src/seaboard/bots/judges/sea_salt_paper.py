# seaboard: compiled
"""Sea Salt & Paper: a rollout ends with the round; totals then tell who is likely to win."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.search import Judge
from seaboard.core.state import State
from seaboard.games.sea_salt_paper.codes import DISCARD, KEEP, OVER, PICK, ROB
from seaboard.games.sea_salt_paper.rules import SeaSaltPaper

# How many points of lead are worth a clear advantage, at the start and at the end of a game.
WIDE: Final = 14.0
NARROW: Final = 4.5
FIRST: Final = 1.7  # what it is worth to begin the next round, in points


@final
class RoundJudge(Judge):
    def __init__(self, wide: float = WIDE, narrow: float = NARROW, first: float = FIRST) -> None:
        self.wide = wide
        self.narrow = narrow
        self.first = first

    def mark(self, state: State) -> i64:
        assert isinstance(state, SeaSaltPaper)
        state.is_cut_short = True
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
        progress = float(highest) / float(state.charter.target)
        scale = self.wide + (self.narrow - self.wide) * progress
        everyone = 0.0
        mine = 0.0
        for other in range(state.seats):
            lead = float(state.totals[other] - highest) + (self.first if other == state.first else 0.0)
            weight = math.exp(lead / scale)
            everyone += weight
            if other == seat:
                mine = weight
        return mine / everyone

    def is_hidden(self, state: State, action: i64) -> bool:
        """Which drawn card is kept, and which card of a pile is picked."""
        return KEEP <= action < DISCARD or PICK <= action < ROB


JUDGE: Final = RoundJudge()
