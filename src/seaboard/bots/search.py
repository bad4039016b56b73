# seaboard: compiled
"""Information-set Monte Carlo tree search: one implementation for all games.

Every iteration samples a world that the searching seat could be in, walks down one tree that is shared by all worlds
(a move's statistics count the worlds in which it was available), adds one move, plays on by a rollout policy up to the
judge's horizon, and credits every move on the way with what the outcome is worth to the seat that made it. So it
needs nothing but the contract of a state: any number of seats, chance, cooperation and unequal sides included.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import NOBODY, Moves, State

NONE: Final[i64] = -1
ROOT: Final[i64] = 0


class Judge:
    """How far a rollout goes and what the position is worth there. This one plays to the end of the game."""

    def mark(self, state: State) -> i64:
        """A note of where the search begins, e.g. the number of the round."""
        return 0

    def is_done(self, state: State, mark: i64) -> bool:
        """Has the rollout come to its horizon?"""
        return state.actor() == NOBODY

    def value(self, state: State, seat: i64) -> float:
        """What the position is worth to a seat, between 0 and 1; must be the reward when the game is over."""
        return state.reward(seat)


@final
class Settings:
    """What a search may cost and how it explores."""

    def __init__(
        self,
        exploration: float = 0.7,
        most_nodes: i64 = 1_000_000,
        widening: float = 0.0,
        greedy_share: float = 1.0,
        longest_rollout: i64 = 4000,
    ) -> None:
        self.exploration = exploration
        self.most_nodes = most_nodes  # bounds the memory: about 40 bytes a node
        self.widening = widening  # > 0: a node seen n times tries at most 1 + n ** widening moves, by the policy first
        self.greedy_share = greedy_share  # how many rollout moves follow the policy; the others are random
        self.longest_rollout = longest_rollout


@final
class Search:
    """A search from one decision of one seat. `root` is only ever asked for worlds that the seat could be in."""

    def __init__(self, root: State, seat: i64, policy: Policy, judge: Judge, settings: Settings, quick: Quick) -> None:
        self.root = root
        self.seat = seat
        self.policy = policy
        self.judge = judge
        self.settings = settings
        self.quick = quick
        self.iterations: i64 = 0
        self.nodes: i64 = 1
        room: i64 = 1024
        self.action = vec[i64]([0] * room)
        self.child = vec[i64]([NONE] * room)  # the newest child
        self.sibling = vec[i64]([NONE] * room)  # the next older child of the same parent
        self.visits = vec[i64]([0] * room)
        self.available = vec[i64]([0] * room)
        self.worth = vec[float]([0.0] * room)  # summed, to the seat that made the move
        self.moves = Moves(root.actions)
        self.stamp = vec[i64]([0] * root.actions)  # of an action: 2n legal in the n-th look, 2n + 1 also in the tree
        self.looks: i64 = 0
        self.path = vec[i64]([0] * 4096)
        self.path_seat = vec[i64]([0] * 4096)
        self.values = vec[float]([0.0] * root.seats)

    # -- running ------------------------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """So many iterations: the same result for the same quick generator."""
        mark = self.judge.mark(self.root)
        for _ in range(iterations):
            self.iterate(mark)

    def run_for(self, seconds: float, at_most: i64) -> None:
        """Iterations until the time is up."""
        end = time.perf_counter() + seconds
        while self.iterations < at_most and time.perf_counter() < end:
            self.run(64)

    def iterate(self, mark: i64) -> None:
        self.iterations += 1
        world = self.root.determinize(self.seat, self.quick)
        world.forget()
        depth = self.descend(world)
        self.roll_out(world, mark)
        for seat in range(world.seats):
            self.values[seat] = self.judge.value(world, seat)
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.worth[node] += self.values[self.path_seat[i]]

    def descend(self, world: State) -> i64:
        """Walk down the tree, choosing by upper confidence bounds, and add one move; returns how many were made."""
        node: i64 = ROOT
        depth: i64 = 0
        while depth < 4096:
            actor = world.actor()
            if actor == NOBODY:
                break
            world.legal_into(self.moves)
            fresh = self.look(node)
            chosen: i64 = NONE
            is_new = False
            if fresh > 0 and self.may_widen(node) and self.nodes < self.settings.most_nodes:
                chosen = self.add_child(node, self.pick_untried(world, fresh))
                is_new = True
            else:
                chosen = self.best_child(node)
                if chosen == NONE:
                    break  # no room for more nodes here
            self.path[depth] = chosen
            self.path_seat[depth] = actor
            depth += 1
            world.advance(self.action[chosen])
            node = chosen
            if is_new:
                break
        return depth

    def look(self, node: i64) -> i64:
        """Mark the legal moves and those that have a child already; returns how many have none."""
        self.looks += 2
        for i in range(self.moves.count):
            self.stamp[self.moves.items[i]] = self.looks
        fresh = self.moves.count
        child = self.child[node]
        while child != NONE:
            if self.stamp[self.action[child]] == self.looks:
                self.stamp[self.action[child]] = self.looks + 1
                self.available[child] += 1
                fresh -= 1
            child = self.sibling[child]
        return fresh

    def may_widen(self, node: i64) -> bool:
        if self.settings.widening <= 0.0:
            return True
        children: i64 = 0
        child = self.child[node]
        while child != NONE:
            if self.stamp[self.action[child]] == self.looks + 1:
                children += 1
            child = self.sibling[child]
        seen = self.iterations if node == ROOT else self.visits[node]
        return float(children) < 1.0 + math.pow(float(seen), self.settings.widening)

    def pick_untried(self, world: State, fresh: i64) -> i64:
        """The move the policy would make if it is not in the tree yet, else any untried one."""
        if self.settings.widening > 0.0:
            wish = self.policy.choose(world, self.moves, self.quick)
            if self.stamp[wish] == self.looks:
                return wish
        skip = self.quick.below(fresh)
        for i in range(self.moves.count):
            action = self.moves.items[i]
            if self.stamp[action] == self.looks:
                if skip == 0:
                    return action
                skip -= 1
        return self.moves.items[0]

    def best_child(self, node: i64) -> i64:
        best: i64 = NONE
        best_bound = -1.0
        child = self.child[node]
        while child != NONE:
            if self.stamp[self.action[child]] == self.looks + 1:
                visits = float(self.visits[child])
                bound = self.worth[child] / visits + self.settings.exploration * math.sqrt(
                    math.log(float(self.available[child])) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def add_child(self, parent: i64, action: i64) -> i64:
        if self.nodes >= len(self.action):
            self.grow()
        node = self.nodes
        self.nodes += 1
        self.action[node] = action
        self.child[node] = NONE
        self.sibling[node] = self.child[parent]
        self.visits[node] = 0
        self.available[node] = 1
        self.worth[node] = 0.0
        self.child[parent] = node
        return node

    def grow(self) -> None:
        """Twice the room for nodes."""
        room: i64 = len(self.action)
        action = vec[i64]([0] * (room * 2))
        child = vec[i64]([NONE] * (room * 2))
        sibling = vec[i64]([NONE] * (room * 2))
        visits = vec[i64]([0] * (room * 2))
        available = vec[i64]([0] * (room * 2))
        worth = vec[float]([0.0] * (room * 2))
        for i in range(room):
            action[i] = self.action[i]
            child[i] = self.child[i]
            sibling[i] = self.sibling[i]
            visits[i] = self.visits[i]
            available[i] = self.available[i]
            worth[i] = self.worth[i]
        self.action = action
        self.child = child
        self.sibling = sibling
        self.visits = visits
        self.available = available
        self.worth = worth

    def roll_out(self, world: State, mark: i64) -> None:
        """Play on quickly to the judge's horizon."""
        made: i64 = 0
        share = self.settings.greedy_share
        while made < self.settings.longest_rollout and not self.judge.is_done(world, mark):
            world.legal_into(self.moves)
            if share > 0.0 and (share >= 1.0 or self.quick.unit() < share):
                world.advance(self.policy.choose(world, self.moves, self.quick))
            else:
                world.advance(self.moves.items[self.quick.below(self.moves.count)])
            made += 1

    # -- what came of it ------------------------------------------------------------------------------------------

    def best_action(self) -> int:
        """The most visited move that is legal now."""
        self.root.legal_into(self.moves)
        self.looks += 2
        for i in range(self.moves.count):
            self.stamp[self.moves.items[i]] = self.looks
        best: i64 = self.moves.items[0]
        most: i64 = -1
        child = self.child[ROOT]
        while child != NONE:
            if self.stamp[self.action[child]] == self.looks and self.visits[child] > most:
                most = self.visits[child]
                best = self.action[child]
            child = self.sibling[child]
        return int(best)

    def lines(self) -> list[tuple[int, int, float]]:
        """The moves of the root with visits and mean worth, the most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.child[ROOT]
        while child != NONE:
            if self.visits[child] > 0:
                mean = self.worth[child] / float(self.visits[child])
                found.append((int(self.action[child]), int(self.visits[child]), mean))
            child = self.sibling[child]
        found.sort(key=lambda line: -line[1])
        return found

    def expected_line(self, action: i64, longest: i64) -> list[int]:
        """The most visited continuation after a move of the root."""
        line: list[int] = []
        node: i64 = ROOT
        wanted = action
        while len(line) < longest:
            best: i64 = NONE
            most: i64 = 0
            child = self.child[node]
            while child != NONE:
                fits = len(line) > 0 or self.action[child] == wanted
                if fits and self.visits[child] > most:
                    most = self.visits[child]
                    best = child
                child = self.sibling[child]
            if best == NONE:
                break
            line.append(int(self.action[best]))
            node = best
        return line
