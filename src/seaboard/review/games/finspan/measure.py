# seaboard: compiled
"""Finspan: the lead in points over the best rival, or over the Nautoma."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.bots.minds.finspan.judge import lead_of
from seaboard.core.state import NOBODY, State
from seaboard.games.finspan.state import Finspan
from seaboard.review.measure import Measure


@final
class LeadMeasure(Measure):
    def has_leads(self) -> bool:
        return True

    def is_done(self, state: State, mark: i64) -> bool:
        """Leads are those of finished games: the bots' judge would stop after some turns."""
        return state.actor() == NOBODY

    def lead(self, state: State, seat: i64) -> float:
        """A tie goes to the larger hand, or to the human: half a point either way. (FIN-86, FIN-101)"""
        assert isinstance(state, Finspan)
        lead = float(lead_of(state, seat))
        if lead == 0.0:
            return 0.5 if state.reward(seat) > 0.5 else (0.0 if state.reward(seat) > 0.0 else -0.5)
        return lead
