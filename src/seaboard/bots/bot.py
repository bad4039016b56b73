"""The bots: each is given what its seat sees and answers with a move."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from seaboard.bots.judge import Judge
from seaboard.bots.policy import Policy
from seaboard.bots.search import Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.state import Moves

THIRD = 0.6  # how often one who strays from the best move strays from the second as well
STYLE = 0.3  # standard errors within which a style decides
GLANCE = 8  # this part of the budget shows whether the policy's move is good enough: one eighth


class Bot(ABC):
    """Chooses among the moves of one decision, from what its seat sees and a generator of its own."""

    def choose(self, seen: Seen, quick: Quick) -> int:
        """One of `seen.legal()`; a bot whose seat has nothing to decide refuses."""
        seen.check_turn()
        return self.decide(seen, quick)

    @abstractmethod
    def decide(self, seen: Seen, quick: Quick) -> int:
        """What this kind of bot does at its turn."""


@dataclass(frozen=True)
class PolicyBot(Bot):
    """Judges quickly, one step ahead, in one world that its seat could be in."""

    policy: Policy

    def decide(self, seen: Seen, quick: Quick) -> int:
        world = seen.sample(quick)
        return int(self.policy.choose(world, world.legal_moves(), quick))


@dataclass(frozen=True)
class HastyBot(Bot):
    """Plays as people do who are new or in a hurry: now and then the second or the third move that comes to mind."""

    policy: Policy
    strays: tuple[float, ...]  # how often it does not take the best; by seat where sides are unequal

    def decide(self, seen: Seen, quick: Quick) -> int:
        world = seen.sample(quick)
        moves = world.legal_moves()
        chosen = int(self.policy.choose(world, moves, quick))
        for chance in (self.strays[seen.seat % len(self.strays)], THIRD):
            if moves.count == 1 or quick.unit() >= chance:
                break
            others = Moves(world.actions)
            for i in range(moves.count):
                if moves.items[i] != chosen:
                    others.add(moves.items[i])
            next_one = int(self.policy.choose(world, others, quick))
            if not others.has(next_one):
                break  # a policy may insist
            moves, chosen = others, next_one
        return chosen


@dataclass(frozen=True)
class SearchBot(Bot):
    """Searches: so many iterations, or as many as the time allows, whichever ends first."""

    policy: Policy
    judge: Judge
    settings: Settings
    iterations: int
    seconds: float | None = None  # None: iterations alone count, and the same seed gives the same move
    caution: float = 0.0  # standard errors by which a move must be better than the policy's own to be preferred
    style: Policy | None = None  # whose move is preferred where it is about as good
    trifles: float = 1.0  # the share of the iterations that a small decision is given
    shares: tuple[float, ...] = (1.0,)  # of the iterations; by seat where sides are unequal
    enough: float = 1.0  # below 1: a move of the policy that is worth so much at first glance is simply made

    def decide(self, seen: Seen, quick: Quick) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.begin(seen, quick)
        if search.choices == 1:
            return int(search.choice[0])
        if search.is_plain:
            return PolicyBot(self.policy).choose(seen, quick)
        budget = self.budget(search)
        seconds = self.seconds or 0.0
        if self.enough < 1.0:
            search.run_for(seconds / GLANCE if seconds else math.inf, budget // GLANCE)
            seconds -= seconds / GLANCE
            sound = PolicyBot(self.policy).choose(seen, quick)
            if self.is_enough(search, sound):
                return sound
        best = search.decide(budget, seconds)
        if search.is_guess:
            return self.guess(search, quick)
        if self.caution > 0:
            best = self.prefer(self.policy, self.caution, search, best, seen, quick)
        if self.style is not None:
            best = self.prefer(self.style, STYLE, search, best, seen, quick)
        return best

    def guess(self, search: Search, quick: Quick) -> int:
        """One of the moves, by chance: the best one would be foreseen."""
        lines = search.lines()
        if len(lines) == 1:
            return lines[0][0]  # there was no time to try another
        left = quick.unit()
        shares = self.judge.mixture(search.seen.seat, [worth for _, _, worth in lines])
        for (action, _, _), share in zip(lines, shares, strict=True):
            left -= share
            if left < 0:
                return action
        return lines[0][0]

    def is_enough(self, search: Search, sound: int) -> bool:
        """Is the policy's move so good that a search could only find accidents?"""
        return any(action == sound and worth >= self.enough for action, _, worth in search.lines())

    def prefer(self, policy: Policy, caution: float, search: Search, best: int, seen: Seen, quick: Quick) -> int:
        """The move of a policy, unless the best one is better by so many standard errors.

        Where one slip loses the game, the noise of a short search does more harm than its insight does good.
        """
        sound = PolicyBot(policy).choose(seen, quick)
        found = {action: (visits, worth) for action, visits, worth in search.lines()}
        if sound == best or sound not in found or best not in found:
            return best
        visits, worth = found[best]
        sound_visits, sound_worth = found[sound]
        error = search.spread * math.sqrt(1 / visits + 1 / sound_visits)
        return best if worth - sound_worth > caution * error else sound

    def begin(self, seen: Seen, quick: Quick) -> Search:
        seen.check_turn()
        return Search(seen, self.policy, self.judge, self.settings, quick)

    def budget(self, search: Search) -> int:
        """The iterations of this decision."""
        share = self.shares[search.seen.seat % len(self.shares)] * (self.trifles if search.is_minor else 1.0)
        return max(int(self.iterations * share), 1)

    def search(self, seen: Seen, quick: Quick) -> Search:
        """The whole search, to look at: it does not end early."""
        search = self.begin(seen, quick)
        if self.seconds is None:
            search.run(self.budget(search))
        else:
            search.run_for(self.seconds, self.budget(search))
        return search
