"""The bots: each is given what its seat sees and answers with a move."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from seaboard.bots.policy import Policy
from seaboard.bots.search import Judge, Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.state import Moves


class Bot(ABC):
    """Chooses among the moves of one decision, from what its seat sees and a generator of its own."""

    @abstractmethod
    def choose(self, seen: Seen, quick: Quick) -> int:
        """One of `seen.legal()`."""


@dataclass(frozen=True)
class PolicyBot(Bot):
    """Judges quickly, one step ahead, in one world that its seat could be in."""

    policy: Policy

    def choose(self, seen: Seen, quick: Quick) -> int:
        world = seen.sample(quick)
        return int(self.policy.choose(world, world.legal_moves(), quick))


@dataclass(frozen=True)
class HastyBot(Bot):
    """Plays as people do who are new or in a hurry: overlooks moves, and now and then plays without thinking."""

    policy: Policy
    overlooks: float  # the chance that a move is not noticed
    slips: float  # the chance of a move without a thought

    def choose(self, seen: Seen, quick: Quick) -> int:
        legal = seen.legal()
        if quick.unit() < self.slips:
            return legal[quick.below(len(legal))]
        noticed = [action for action in legal if quick.unit() >= self.overlooks]
        if not noticed:
            noticed = [legal[quick.below(len(legal))]]
        world = seen.sample(quick)
        moves = Moves(world.actions)
        for action in noticed:
            moves.add(action)
        chosen = int(self.policy.choose(world, moves, quick))
        return chosen if chosen in noticed else noticed[0]


@dataclass(frozen=True)
class SearchBot(Bot):
    """Searches: so many iterations, or as many as the time allows, whichever ends first."""

    policy: Policy
    judge: Judge
    settings: Settings
    iterations: int
    seconds: float | None = None  # None: iterations alone count, and the same seed gives the same move
    caution: float = 0.0  # standard errors by which a move must be better than the policy's own to be preferred
    in_company: Settings | None = None  # at a table of more than two, instead of the usual settings
    alone: Settings | None = None  # in a game for one
    patience: int = 1  # so many times the iterations in a game for one

    def choose(self, seen: Seen, quick: Quick) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.begin(seen, quick)
        if search.choices == 1:
            return int(search.choice[0])
        if search.is_plain:
            return PolicyBot(self.policy).choose(seen, quick)
        best = search.decide(self.budget(seen), self.seconds or 0.0)
        return self.prefer(search, best, seen, quick) if self.caution > 0 else best

    def prefer(self, search: Search, best: int, seen: Seen, quick: Quick) -> int:
        """The policy's own move, unless the best one is better beyond doubt.

        Where one slip loses the game, the noise of a short search does more harm than its insight does good.
        """
        sound = PolicyBot(self.policy).choose(seen, quick)
        found = {action: (visits, worth) for action, visits, worth in search.lines()}
        if sound == best or sound not in found or best not in found:
            return best
        visits, worth = found[best]
        sound_visits, sound_worth = found[sound]
        error = search.spread * math.sqrt(1 / visits + 1 / sound_visits)
        return best if worth - sound_worth > self.caution * error else sound

    def begin(self, seen: Seen, quick: Quick) -> Search:
        return Search(seen, self.policy, self.judge, self.settings_for(seen.seats), quick)

    def settings_for(self, seats: int) -> Settings:
        special = self.alone if seats == 1 else self.in_company if seats > 2 else None
        return special or self.settings

    def budget(self, seen: Seen) -> int:
        return self.iterations * (self.patience if seen.seats == 1 else 1)

    def search(self, seen: Seen, quick: Quick) -> Search:
        """The whole search, to look at: it does not end early."""
        search = self.begin(seen, quick)
        if self.seconds is None:
            search.run(self.budget(seen))
        else:
            search.run_for(self.seconds, self.budget(seen))
        return search
