# seaboard: compiled
"""Finspan: a rollout goes to the end; the lead in points says more than the bare win.

Decisions are many and mostly small, so moves enter the tree in the order in which the policy likes them.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.search import Judge
from seaboard.core.state import Moves, State
from seaboard.games.finspan.actions import BACK
from seaboard.games.finspan.counting import total_points
from seaboard.games.finspan.rules import Finspan


@final
class LeadJudge(Judge):
    def __init__(self, scale: float = 30.0, win: float = 0.3) -> None:
        self.scale = scale  # points of lead that are a clear advantage
        self.win = win  # how much the bare win counts

    def value(self, state: State, seat: i64) -> float:
        """The lead over the best opponent, or over the Nautoma, and the win itself."""
        assert isinstance(state, Finspan)
        best: i64 = -1000
        nautoma = state.nautoma
        if nautoma is not None:
            best = nautoma.total(state.tables)
        for other in range(state.seats):
            if other != seat:
                points = total_points(state.tables, state.oceans[other])
                if points > best:
                    best = points
        lead = float(total_points(state.tables, state.oceans[seat]) - best)
        return self.win * state.reward(seat) + (1.0 - self.win) / (1.0 + math.exp(-lead / self.scale))

    def prune(self, state: State, moves: Moves) -> None:
        """No step is taken back: there is always another one."""
        kept: i64 = 0
        for i in range(moves.count):
            if moves.items[i] != BACK:
                moves.items[kept] = moves.items[i]
                kept += 1
        if kept > 0:
            moves.count = kept


JUDGE: Final = LeadJudge()
