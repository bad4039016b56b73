# seaboard: compiled
"""Sea Salt & Paper: a rollout ends with the round; the totals and who begins the next one tell who is likely to win."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.minds.sea_salt_paper.rounds import CHANCES, KNOTS
from seaboard.bots.minds.sea_salt_paper.worth import POINT, Taste, worth_of_hand
from seaboard.core.state import State
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import SUIT_ONE, SUIT_OTHER
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

WHOLE: Final = 10000.0
FEWEST: Final[i64] = 2  # players
CALLABLE: Final[i64] = 7  # points with which a round may be ended
# How much likelier a hand is for each of its traits, in natural logarithms. Found by `benchmarks/calibration.py
# sea-salt-paper --fit --bot breeze,search@150`: who searches keeps pairs and waits with a call, breeze does neither.
KEPT: Final = [
    0.46,  # for every point it is worth: players keep what is good
    -1.75,  # for every pair that was not played
    -1.9,  # with points for a call that was not made
]
TRAITS: Final[i64] = 3


@final
class Standing:
    """The chances of one number of players at the start of a round, between the knots by straight lines."""

    def __init__(self, knots: list[int], chances: list[int]) -> None:
        self.knots: i64 = len(knots)
        farthest: i64 = knots[len(knots) - 1]
        self.farthest = farthest
        self.below = vec[i64]([0] * (farthest + 1))  # the knot at or below so many missing points
        self.beyond = vec[float]([0.0] * (farthest + 1))  # how far towards the next one
        self.chances = vec[float]([0.0] * len(chances))
        self.knot = vec[i64]([0] * c.MOST_SEATS)  # of each seat, from the one that begins, and how far beyond it
        self.rest = vec[float]([0.0] * c.MOST_SEATS)
        for i in range(len(chances)):
            self.chances[i] = float(chances[i]) / WHOLE
        for i in range(len(knots) - 1):
            for missing in range(knots[i], knots[i + 1]):
                self.below[missing] = i
                self.beyond[missing] = float(missing - knots[i]) / float(knots[i + 1] - knots[i])
        self.below[farthest] = len(knots) - 2
        self.beyond[farthest] = 1.0

    def chance(self, state: SeaSaltPaper, seat: i64) -> float:
        """The chance of a seat to win, if all play on soundly."""
        seats = state.seats
        for step in range(seats):
            missing = state.charter.target - state.totals[(state.first + step) % seats]
            if missing < 1:
                missing = 1
            elif missing > self.farthest:
                missing = self.farthest
            self.knot[step] = self.below[missing]
            self.rest[step] = self.beyond[missing]
        place = (seat - state.first + seats) % seats
        total = 0.0
        corners: i64 = 1 << seats
        for corner in range(corners):
            weight = 1.0
            at: i64 = 0
            for step in range(seats):
                knot = self.knot[step]
                if (corner >> step) & 1 == 1:
                    knot += 1
                    weight *= self.rest[step]
                else:
                    weight *= 1.0 - self.rest[step]
                if weight == 0.0:
                    break
                at = at * self.knots + knot
            if weight > 0.0:
                total += weight * self.chances[at * seats + place]
        return total


STANDINGS: Final = [Standing(KNOTS[i], CHANCES[i]) for i in range(len(KNOTS))]


def pairs_in_hand(tally: vec[i64], row: i64) -> i64:
    """How many pairs could be played out of a hand."""
    pairs: i64 = 0
    for suit in range(c.N_SUITS):
        one = tally[row + c.HELD + SUIT_ONE[suit]]
        other = tally[row + c.HELD + SUIT_OTHER[suit]]
        if SUIT_ONE[suit] == SUIT_OTHER[suit]:
            pairs += one // 2
        else:
            pairs += one if one < other else other
    return pairs


@final
class RoundJudge(Judge):
    def __init__(self, standings: list[Standing] = STANDINGS, kept: list[float] = KEPT) -> None:
        self.standings = standings
        self.taste = Taste()
        self.kept = vec[float](kept)
        self.traits = vec[float]([0.0] * TRAITS)

    def mark(self, state: State) -> i64:
        assert isinstance(state, SeaSaltPaper)
        state.is_cut_short = True
        return state.round

    def is_done(self, state: State, mark: i64) -> bool:
        assert isinstance(state, SeaSaltPaper)
        return state.phase == c.OVER or state.round != mark

    def value(self, state: State, seat: i64) -> float:
        """The chance to win from the points that are missing to the target."""
        assert isinstance(state, SeaSaltPaper)
        if state.phase == c.OVER:
            return state.reward(seat)
        return self.standings[state.seats - FEWEST].chance(state, seat)

    def is_hidden(self, state: State, action: i64) -> bool:
        """Which drawn card is kept, and which card of a pile is picked."""
        return c.KEEP <= action < c.DISCARD or c.PICK <= action < c.ROB

    def likelihood(self, world: State, seat: i64) -> float:
        """Hands are not dealt but chosen, and what a player would have done with a hand but did not speaks too."""
        assert isinstance(world, SeaSaltPaper)
        likely = 0.0
        for other in range(world.seats):
            if other != seat and world.tally[other * c.ROW + c.SIZE] > 0:
                self.look(world, other)
                for i in range(TRAITS):
                    likely += self.kept[i] * self.traits[i]
        return math.exp(likely)

    def look(self, world: SeaSaltPaper, other: i64) -> None:
        """The traits of a hand."""
        row = other * c.ROW
        tally = world.tally
        white_counts = world.charter.white_counts
        self.traits[0] = float(worth_of_hand(self.taste, tally, row, white_counts)) / float(POINT)
        self.traits[1] = float(pairs_in_hand(tally, row))
        self.traits[2] = 1.0 if card_points(tally, row, white_counts) >= CALLABLE else 0.0

    def traits_of(self, world: State, other: i64) -> list[float]:
        """The same, for those who fit the figures."""
        assert isinstance(world, SeaSaltPaper)
        self.look(world, other)
        return [self.traits[i] for i in range(TRAITS)]


JUDGE: Final = RoundJudge()
