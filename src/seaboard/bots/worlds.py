# seaboard: compiled
"""The worlds of one search, by number: the same in searches that were made alike.

A seat's sampler knows what may be where, but not that players keep what is good, play pairs and end rounds. Where
worlds are weighed, each new one must stand against the one before: it takes its place if it is likelier for what the
others chose, and otherwise with a chance in proportion, or the one before counts once more (Metropolis and Hastings).
So worlds come up as often as they are likely, for one look at each more, and one sampled world for each that fell.

Where a search tells moves apart that differ by less than worlds do, a world that counts twice is one seen less. There
some are sampled for each that is tried, and one of these lots is drawn by how likely it is: none comes up again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.state import State

ON_TRIAL: Final[i64] = 1 << 33  # seeds of worlds on trial are apart from those of what follows; words have 32 bits


@final
class Worlds:
    def __init__(self, seen: Seen, judge: Judge, seed: i64, weighs: bool, lots: i64 = 1) -> None:
        self.seen = seen
        self.judge = judge
        self.seed = seed
        self.weighs = weighs
        self.lots = lots if seen.seats > 1 else 1  # alone there is nobody who chose anything
        self.seeds = vec[i64]([])  # of the worlds that have stood
        self.weight = 0.0  # of the last of them

    def world(self, number: i64, quick: Quick) -> State:
        """The world of a number; the generator then goes on from there."""
        if not self.weighs and self.lots == 1:
            quick.reseed(self.seed + number)
            return self.seen.sample(quick)
        world: State | None = None
        while len(self.seeds) <= number:
            world = self.try_another(quick) if self.weighs else self.draw_lots(quick)
        if world is None:
            quick.reseed(self.seeds[number])
            world = self.seen.sample(quick)
        quick.reseed(self.seed + number)  # a world that counts twice is not played on alike
        return world

    def try_another(self, quick: Quick) -> State | None:
        """Put one world more on trial; returns it if it stands."""
        count: i64 = len(self.seeds)
        seed = ON_TRIAL + self.seed + count
        quick.reseed(seed)
        world = self.seen.sample(quick)
        weight = self.judge.likelihood(world, self.seen.seat)
        if count == 0 or quick.unit() * self.weight < weight:
            self.weight = weight
            self.seeds = append(self.seeds, seed)
            return world
        self.seeds = append(self.seeds, self.seeds[count - 1])
        return None

    def draw_lots(self, quick: Quick) -> State:
        """Sample some worlds and let chance choose among them, each in proportion to how likely it is."""
        first = ON_TRIAL + self.seed + len(self.seeds) * self.lots
        seed = first
        quick.reseed(seed)
        drawn = self.seen.sample(quick)
        total = self.judge.likelihood(drawn, self.seen.seat)
        for nth in range(1, self.lots):
            quick.reseed(first + nth)
            world = self.seen.sample(quick)
            weight = self.judge.likelihood(world, self.seen.seat)
            total += weight
            if quick.unit() * total < weight:
                drawn = world
                seed = first + nth
        self.seeds = append(self.seeds, seed)
        return drawn
