# seaboard: compiled
"""Playing on soundly from a position, many times: the inner loops of the review.

`eyes` says whose knowledge the worlds come from: a seat's own (everything it cannot know dealt anew), or TRUTH (what
lies hidden stays, only the future differs).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.review.measure import Measure, soft_win

TRUTH: Final[i64] = -1
NONE: Final[i64] = -1
LONGEST: Final[i64] = 4000  # decisions of one rollout
DICE: Final[i64] = 7919  # what comes after the sampling of a world has dice of its own
WHIM: Final[i64] = 15838  # and so has the policy when it is asked what it would have done: see `Playouts.effect`


def sampled(state: State, eyes: i64, quick: Quick) -> State:
    """A world as these eyes may take it to be."""
    if eyes == TRUTH:
        return state.reshuffle(quick)
    return state.determinize(eyes, quick)


@final
class Playouts:
    """Rollouts by the best simple policy of a game, both sides alike, up to the measure's horizon."""

    def __init__(self, policy: Policy, measure: Measure, seats: i64, actions: i64) -> None:
        self.policy = policy
        self.measure = measure
        self.seats = seats
        self.quick = Quick(0)
        self.moves = Moves(actions)
        self.count: i64 = 0  # worlds of the last call that counted
        self.sums = vec[float]([0.0] * seats)  # of values or differences, by seat
        self.squares = vec[float]([0.0] * seats)

    def finish(self, world: State, mark: i64) -> None:
        """Play on to the horizon."""
        made: i64 = 0
        while made < LONGEST and not self.measure.is_done(world, mark):
            world.legal_into(self.moves)
            if self.moves.count == 1:
                world.advance(self.moves.items[0])
            else:
                world.advance(self.policy.choose(world, self.moves, self.quick))
            made += 1

    def clear(self) -> None:
        self.count = 0
        for seat in range(self.seats):
            self.sums[seat] = 0.0
            self.squares[seat] = 0.0

    def note(self, seat: i64, worth: float) -> None:
        self.sums[seat] += worth
        self.squares[seat] += worth * worth

    def value(self, state: State, eyes: i64, worlds: i64, seed: i64) -> None:
        """What the position is worth to every seat if all play on soundly; sets the scale of leads as well."""
        self.clear()
        leads = vec[float]([0.0] * (self.seats * worlds))
        rewards = vec[float]([0.0] * (self.seats * worlds))
        has_leads = self.measure.has_leads()
        for number in range(worlds):
            self.quick.reseed(seed + number)
            world = sampled(state, eyes, self.quick)
            world.forget()
            mark = self.measure.mark(world)
            self.quick.reseed(seed + number + DICE)
            self.finish(world, mark)
            for seat in range(self.seats):
                at = number * self.seats + seat
                if has_leads:
                    leads[at] = self.measure.lead(world, seat)
                else:
                    rewards[at] = self.measure.value(world, seat)
        if has_leads:
            self.measure.soften(scatter_of(leads, self.seats))
            for i in range(self.seats * worlds):
                rewards[i] = soft_win(leads[i] / self.measure.scale)
        self.count = worlds
        for number in range(worlds):
            for seat in range(self.seats):
                self.note(seat, rewards[number * self.seats + seat])

    def effect(self, state: State, eyes: i64, action: i64, worlds: i64, seed: i64) -> None:
        """What a move gained against the one that the policy makes, for every seat: the same worlds, the same dice.

        Worlds in which the policy makes the very move cost nothing; those in which it is not legal do not count. The
        dice that play on are not those that chose: or whoever guesses next would guess what was just thought of.
        """
        self.clear()
        for number in range(worlds):
            self.quick.reseed(seed + number)
            world = sampled(state, eyes, self.quick)
            world.legal_into(self.moves)
            if not self.moves.has(action):
                continue
            self.count += 1
            self.quick.reseed(seed + number + WHIM)
            sound = self.policy.choose(world, self.moves, self.quick)
            if sound == action:
                continue
            world.forget()
            other = world.clone()
            other.forget()
            self.go(world, action, seed + number + DICE)
            self.go(other, sound, seed + number + DICE)
            for seat in range(self.seats):
                self.note(seat, self.measure.value(world, seat) - self.measure.value(other, seat))

    def go(self, world: State, action: i64, seed: i64) -> None:
        """Make a move and play on."""
        mark = self.measure.mark(world)
        world.advance(action)
        self.quick.reseed(seed)
        self.finish(world, mark)

    def compare(self, state: State, eyes: i64, moves: vec[i64], worlds: i64, seed: i64) -> list[list[float]]:
        """The worth of each move to the seat that decides, world by world: the same worlds and dice for all moves."""
        actor = state.actor()
        worth: list[list[float]] = [[] for _ in range(len(moves))]
        for number in range(worlds):
            self.quick.reseed(seed + number)
            world = sampled(state, eyes, self.quick)
            world.forget()
            for i in range(len(moves)):
                line = world.clone()
                line.forget()
                self.go(line, moves[i], seed + number + DICE)
                worth[i].append(self.measure.value(line, actor))
        return worth

    def after(self, state: State, eyes: i64, action: i64, seed: i64) -> State:
        """One world at its horizon after a move: what the lines of two moves differ in is read from such."""
        self.quick.reseed(seed)
        world = sampled(state, eyes, self.quick)
        self.go(world, action, seed + DICE)
        return world

    def mean(self, seat: i64) -> float:
        return self.sums[seat] / float(self.count) if self.count > 0 else 0.0

    def error(self, seat: i64) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        count = float(self.count)
        variance = (self.squares[seat] - self.sums[seat] * self.sums[seat] / count) / (count - 1.0)
        return math.sqrt(variance / count) if variance > 0.0 else 0.0


def scatter_of(leads: vec[float], seats: i64) -> float:
    """How much leads scatter, over all seats."""
    total = 0.0
    count: i64 = len(leads) // seats
    for seat in range(seats):
        mean = 0.0
        square = 0.0
        for number in range(count):
            lead = leads[number * seats + seat]
            mean += lead
            square += lead * lead
        mean /= float(count)
        variance = square / float(count) - mean * mean
        total += variance if variance > 0.0 else 0.0
    return math.sqrt(total / float(seats))
