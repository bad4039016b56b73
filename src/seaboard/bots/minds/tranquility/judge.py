# seaboard: compiled
"""Tranquility: a rollout goes to the end of the voyage, and by how much it is won or lost is its worth."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.core.state import State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.state import Tranquility

LATE: Final[i64] = 24  # cells filled


@final
class VoyageJudge(Judge):
    def __init__(
        self,
        minor: bool = True,
        best: float = 4.0,
        lost: float = -8.0,
        missing: float = 1.0,
        worst: float = -12.0,
        late: i64 = LATE,
    ) -> None:
        self.minor = minor
        self.best = best  # so many cards left over are enough: more of them are not worth a risk
        self.lost = lost  # a full sea without a finish
        self.missing = missing  # for each cell that is empty in the end
        self.worst = worst
        self.late = late  # with fewer cells filled the policy knows best what to pay with

    def value(self, state: State, seat: i64) -> float:
        """By how much a voyage is won or lost: bare wins would take many more rollouts to tell moves apart."""
        assert isinstance(state, Tranquility)
        reward = state.reward(seat)
        if state.charter.mode == c.DUEL:
            return reward
        if reward > 0.0:
            cards: i64 = 0
            for other in range(state.seats):
                cards += state.players[other].deck.count + state.players[other].hand.count
            margin = min(float(cards), self.best)
        else:
            margin = max(self.lost - self.missing * float(c.CELLS - state.sea.filled), self.worst)
        return (margin - self.worst) / (self.best - self.worst)

    def is_minor(self, state: State) -> bool:
        """All but which card is played where."""
        assert isinstance(state, Tranquility)
        return self.minor and state.phase != c.ACTING and state.phase != c.CHOOSING_CELL

    def is_plain(self, state: State) -> bool:
        """The cell is chosen with the card: the policy has compared them all. What is paid early hardly matters."""
        assert isinstance(state, Tranquility)
        if state.charter.mode == c.DUEL:
            return False
        if state.phase == c.DISCARDING:
            return state.sea.filled < self.late
        return state.phase == c.CHOOSING_CELL

    def is_hidden(self, state: State, action: i64) -> bool:
        """Discards lie face down, and pledges are made in secret."""
        assert isinstance(state, Tranquility)
        phase = state.phase
        return phase == c.DISCARDING or phase == c.GIVING or phase == c.SHEDDING or phase == c.PLEDGING


JUDGE: Final = VoyageJudge()
