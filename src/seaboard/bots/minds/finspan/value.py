# seaboard: compiled
"""Finspan: a learned forecast of final points, so that a rollout may end after a few turns.

What is seen of an ocean is mostly what the policy reckons anyway. The weights are made by
`python benchmarks/learn_value.py finspan` and kept in `value.json`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.minds.finspan.judge import prune
from seaboard.bots.minds.finspan.policy import GreedyPolicy
from seaboard.bots.minds.finspan.weights import WEIGHTS, Weights
from seaboard.core.state import Moves, State
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.points import count_for, is_met, total_points
from seaboard.games.finspan.rules.weeks import with_entry
from seaboard.games.finspan.state import Finspan

FEATURES: Final[i64] = 20
OF_NAUTOMA: Final[i64] = 6
TURNS: Final = 24.0  # of a game, so that weights are of a kind
USUAL: Final[i64] = 5  # points that a turn brings to a sound player


def turns_left(state: Finspan, seat: i64) -> i64:
    return (state.numbers.weeks - state.week) * state.numbers.divers + state.oceans[seat].divers


def turns_made(state: Finspan) -> i64:
    """By all seats together."""
    made: i64 = 0
    for seat in range(state.seats):
        made += state.week * state.numbers.divers - state.oceans[seat].divers
    return made


@final
class Forecast:
    """Looks at an ocean, and says how many points it will come to."""

    def __init__(self, weights: list[float], nautoma: list[float]) -> None:
        self.policy = GreedyPolicy(Weights(WEIGHTS))
        self.weights = vec[float](weights)  # of each feature: one, and one that counts by the turns left
        self.nautoma = vec[float](nautoma)
        self.row = vec[float]([0.0] * FEATURES)
        self.her_row = vec[float]([0.0] * OF_NAUTOMA)

    def features(self, state: State, seat: i64) -> list[float]:
        """What is seen, for those who learn."""
        assert isinstance(state, Finspan)
        self.look(state, seat)
        return [self.row[i] for i in range(FEATURES)]

    def features_of_nautoma(self, state: State) -> list[float]:
        assert isinstance(state, Finspan)
        nautoma = state.nautoma
        assert nautoma is not None
        self.look_at_nautoma(state, nautoma)
        return [self.her_row[i] for i in range(OF_NAUTOMA)]

    def points(self, state: Finspan, seat: i64) -> float:
        """The final points of a seat; in the end those it has."""
        if state.top is None:
            return float(total_points(state.numbers, state.oceans[seat]))
        self.look(state, seat)
        left = self.row[FEATURES - 1] / TURNS
        total = 0.0
        for i in range(FEATURES):
            total += self.row[i] * (self.weights[2 * i] + left * self.weights[2 * i + 1])
        return total

    def points_of_nautoma(self, state: Finspan, nautoma: Nautoma) -> float:
        if state.top is None:
            return float(nautoma.total(state.numbers))
        self.look_at_nautoma(state, nautoma)
        total = 0.0
        for i in range(OF_NAUTOMA):
            total += self.her_row[i] * self.nautoma[i]
        return total

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, state: Finspan, seat: i64) -> None:
        row = self.row
        ocean = state.oceans[seat]
        self.policy.look(state, ocean)
        self.policy.look_at_sites(state, ocean)
        row[0] = float(total_points(state.numbers, ocean))
        row[1] = float(ocean.hand.count)
        row[2] = float(ocean.eggs)
        row[3] = float(ocean.young)
        row[4] = float(ocean.schools)
        row[5] = float(ocean.fish)
        self.look_at_dives()
        self.look_at_hand(state, seat)
        self.look_at_achievements(state, seat)
        self.look_at_fish(state, seat)
        row[FEATURES - 1] = float(turns_left(state, seat))

    def look_at_dives(self) -> None:
        """The worth of the three dives, the best first."""
        first = 0.0
        second = 0.0
        third = 0.0
        for site in range(c.SITES):
            worth = self.policy.dive[site]
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
        self.row[6] = first
        self.row[7] = second
        self.row[8] = third

    def look_at_hand(self, state: Finspan, seat: i64) -> None:
        """The two best plays, what the cards may become, how many can be played, and what is printed on them."""
        ocean = state.oceans[seat]
        policy = self.policy
        for slot in range(c.SLOTS):
            policy.slot[slot] = policy.worth_of_slot(state, ocean, slot)
        free = ocean.free_slots()
        best = 0.0
        next_best = 0.0
        in_hand = 0.0
        playable = 0.0
        printed = 0.0
        for i in range(ocean.hand.count):
            card = ocean.hand.items[i]
            in_hand += policy.worth_in_hand(state, ocean, card)
            printed += float(state.numbers.points[card])
            if ocean.can_pay(state.numbers, card) and ocean.has_slot(state.numbers, card, c.ALL_SLOTS, free):
                playable += 1.0
                play = policy.worth_of_play(state, ocean, card, c.ALL_SLOTS)
                if play > best:
                    next_best = best
                    best = play
                elif play > next_best:
                    next_best = play
        self.row[9] = best
        self.row[10] = next_best
        self.row[11] = in_hand
        self.row[12] = playable
        self.row[13] = printed

    def look_at_achievements(self, state: Finspan, seat: i64) -> None:
        """What the one of this week, and those to come, would bring as things are."""
        now = 0.0
        later = 0.0
        for week in range(state.week - 1, c.SCORED_WEEKS):
            points = float(count_for(state.numbers, state.oceans[seat], state.tiles[week]) * state.worth[week])
            if week == state.week - 1:
                now = points
            else:
                later += points
        self.row[14] = now
        self.row[15] = later

    def look_at_fish(self, state: Finspan, seat: i64) -> None:
        """Scoring abilities that are not met, young that are nearly schools, and what comes at the end."""
        ocean = state.oceans[seat]
        numbers = state.numbers
        missing = 0.0
        ripe = 0.0
        ending = 0.0
        for slot in range(c.SLOTS):
            fish = ocean.top[slot]
            if fish != c.NO_FISH:
                if numbers.score[fish] > 0 and not is_met(numbers, ocean, slot, fish):
                    missing += float(numbers.score[fish])
                if numbers.timing[fish] == c.GAME_END:
                    ending += self.policy.worth_later(numbers.benefit[fish])
            if ocean.school_in[slot] == 0 and ocean.young_in[slot] == 2:
                ripe += 1.0 + float(ocean.eggs_in[slot])
        self.row[16] = missing
        self.row[17] = ripe
        self.row[18] = ending

    def look_at_nautoma(self, state: Finspan, nautoma: Nautoma) -> None:
        """She grows by her cards: a turn is worth more the higher her level."""
        left = float(turns_left(state, 0))
        level = float(nautoma.level)
        row = self.her_row
        row[0] = float(nautoma.total(state.numbers))
        row[1] = left
        row[2] = left * level
        row[3] = left * left / TURNS
        row[4] = left * left * level / TURNS
        row[5] = float(nautoma.young + nautoma.eggs)


@final
class ForecastJudge(Judge):
    """A rollout of some turns, then the forecast of everybody's points.

    Oceans hardly touch each other, so the turns of others are skipped for the usual points: what they happen to do
    would only blur what the own moves are worth, and cost half of the time. Near the end, when the lead decides, and
    on side B, where players compare their achievements, they are played.
    """

    def __init__(
        self,
        weights: list[float],
        nautoma: list[float],
        spread: float,
        horizon: i64 = 10,
        scale: float = 30.0,
        win: float = 0.3,
        late: i64 = 6,
    ) -> None:
        self.forecast = Forecast(weights, nautoma)
        self.spread = spread  # how far the forecast of a lead is off, by the root of the turns left
        self.horizon = horizon
        self.scale = scale  # points of lead that are a clear advantage
        self.win = win  # how much the bare win counts
        self.late = late  # turns before the end at which those of others are played, too

    def mark(self, state: State) -> i64:
        assert isinstance(state, Finspan)
        return turns_made(state)

    def skips(self, state: State, seat: i64, mark: i64) -> bool:
        assert isinstance(state, Finspan)
        top = state.top
        assert top is not None
        if top.seat == seat or top.kind != c.TURN or top.units != 0 or state.side_b:
            return False
        if mark >= (state.numbers.weeks * state.numbers.divers - self.late) * state.seats:
            return False
        ocean = state.oceans[top.seat]
        ocean.divers -= 1
        ocean.most = with_entry(ocean.most, 0, ocean.most[0] + USUAL)  # nobody else writes there on side A
        top.units = 1
        state.settle()
        return True

    def is_done(self, state: State, mark: i64) -> bool:
        """At the beginning of a turn, when everybody has had so many."""
        assert isinstance(state, Finspan)
        top = state.top
        if top is None:
            return True
        if top.kind != c.TURN or top.units != 0:
            return False
        return turns_made(state) >= mark + self.horizon * state.seats

    def value(self, state: State, seat: i64) -> float:
        """The lead over the best opponent, or over the Nautoma, and the chance of the win itself."""
        assert isinstance(state, Finspan)
        best = -1000.0
        nautoma = state.nautoma
        if nautoma is not None:
            best = self.forecast.points_of_nautoma(state, nautoma)
        for other in range(state.seats):
            if other != seat:
                points = self.forecast.points(state, other)
                if points > best:
                    best = points
        lead = self.forecast.points(state, seat) - best
        return self.win * self.chance(state, seat, lead) + (1.0 - self.win) / (1.0 + math.exp(-lead / self.scale))

    def chance(self, state: Finspan, seat: i64, lead: float) -> float:
        """The chance that such a lead holds."""
        if state.top is None:
            return state.reward(seat)
        spread = 2.0 + self.spread * math.sqrt(float(turns_left(state, seat)))
        return 1.0 / (1.0 + math.exp(-1.7 * lead / spread))

    def is_minor(self, state: State) -> bool:
        """All but the choice of a turn: to dive, or which fish to play."""
        assert isinstance(state, Finspan)
        top = state.top
        return top is not None and top.kind != c.TURN

    def prune(self, state: State, moves: Moves) -> None:
        assert isinstance(state, Finspan)
        prune(state, moves)
