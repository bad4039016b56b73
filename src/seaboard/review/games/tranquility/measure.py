# seaboard: compiled
"""Tranquility: by how much the voyage succeeds or fails; in a duel the lead in points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.core.state import State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.points import points
from seaboard.games.tranquility.state import Tranquility
from seaboard.review.measure import Measure


@final
class VoyageMeasure(Measure):
    def has_leads(self) -> bool:
        return True

    def lead(self, state: State, seat: i64) -> float:
        """Cards left after a voyage that succeeded; after one that failed the cells that stayed empty, less one half
        either way so that success and failure lie on the two sides of nothing."""
        assert isinstance(state, Tranquility)
        if state.charter.mode == c.DUEL:
            return float(points(state, seat) - points(state, 1 - seat))
        if state.reward(seat) > 0.0:
            cards: i64 = 0
            for other in range(state.seats):
                cards += state.players[other].deck.count + state.players[other].hand.count
            return 0.5 + 0.25 * float(cards)
        return -0.5 - float(c.CELLS - state.sea.filled)
