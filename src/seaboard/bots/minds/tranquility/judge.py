# seaboard: compiled
"""Tranquility: a rollout goes to the end of the voyage, and by how much it is won or lost is its worth."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.minds.tranquility.policy import GapAware
from seaboard.bots.minds.tranquility.taste import Taste, stormy
from seaboard.core.state import State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.state import Tranquility

LATE: Final[i64] = 24  # cells filled
STAGE: Final[i64] = 6  # cells
TRAITS: Final[i64] = 2
POOREST: Final[i64] = -500  # worths are counted between these: what is worse is not played anyway
RICHEST: Final[i64] = 100


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
        self.eye = GapAware(Taste(), stormy(Taste()))
        self.traits: vec[float] = vec[float]([0.0] * TRAITS)  # of a hand that was looked into
        # How much a hundred more of each trait makes a hand less likely, by the cells filled (in natural logarithms).
        self.left: vec[float] = vec[float](
            [0.22, 0.22, 0.25, 0.36, 0.25, 0.29, 0.18, 0.16, 0.15, 0.03, 0.14, 0.01, 0.0, 0.0]
        )

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

    def likelihood(self, world: State, seat: i64) -> float:
        """Hands are what is left after the best was played: somebody with a better card would have played that."""
        assert isinstance(world, Tranquility)
        if world.charter.mode == c.DUEL:
            return 1.0
        stage = world.sea.filled // STAGE * TRAITS
        likely = 0.0
        for other in range(world.seats):
            if other != seat and world.players[other].hand.count > 0:
                self.look(world, other)
                for i in range(TRAITS):
                    likely -= self.left[stage + i] * self.traits[i]
        return math.exp(likely)

    def look(self, world: Tranquility, other: i64) -> None:
        """What the best and the second best island of a hand would be worth now, in hundreds, as far as it matters."""
        self.eye.look_into_hand(world, other)
        self.traits[0] = float(min(max(self.eye.best, POOREST), RICHEST)) / 100.0
        self.traits[1] = float(min(max(self.eye.second, POOREST), RICHEST)) / 100.0

    def traits_of(self, world: State, other: i64) -> list[float]:
        """The same, for those who fit the figures."""
        assert isinstance(world, Tranquility)
        self.look(world, other)
        return [self.traits[i] for i in range(TRAITS)]

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
