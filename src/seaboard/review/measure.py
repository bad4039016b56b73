# seaboard: compiled
"""A measure: what a played-out position is worth to a seat, as a chance to win.

Where a game ends with a lead, the bare win would be a coarse measure: a lead of one point and one of thirty count
alike. So a lead is counted as a soft win, on a scale that belongs to the position: two fifths of how much leads scatter
there. The mean of soft wins is then nearly the chance to win (its distance from a half, in standard deviations, comes
out 7 % too small), and scatters much less than that of bare wins.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.core.state import Moves, State

SHARE: Final = 0.4  # of the scatter of leads
STEEP: Final = 1.702  # a logistic that is close to the normal curve


class Measure(Judge):
    """Looks as far as the judge of the game's bots does, and takes its value for a chance to win."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.scale = 0.0  # of the position at hand, where there are leads

    def has_leads(self) -> bool:
        return False

    def lead(self, state: State, seat: i64) -> float:
        """By how much the finished game is won (> 0) or lost."""
        return 0.0

    def soften(self, scatter: float) -> None:
        """From now on leads are measured against this scatter."""
        self.scale = max(SHARE * scatter, 0.5)

    def value(self, state: State, seat: i64) -> float:
        if not self.has_leads():
            return self.judge.value(state, seat)
        if self.scale <= 0.0:
            return state.reward(seat)
        return soft_win(self.lead(state, seat) / self.scale)

    def mark(self, state: State) -> i64:
        return self.judge.mark(state)

    def is_done(self, state: State, mark: i64) -> bool:
        return self.judge.is_done(state, mark)

    def is_hidden(self, state: State, action: i64) -> bool:
        return self.judge.is_hidden(state, action)

    def is_minor(self, state: State) -> bool:
        return self.judge.is_minor(state)

    def prune(self, state: State, moves: Moves) -> None:
        self.judge.prune(state, moves)


def soft_win(lead: float) -> float:
    """The chance to win with a lead of so many standard deviations."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-STEEP * lead))
