# seaboard: compiled
"""Information-set Monte Carlo tree search: one implementation for all games.

Every iteration samples a world that the searching seat could be in, walks down one tree that is shared by all worlds
(a move's statistics count the worlds in which it was available), adds one move, plays on by a rollout policy up to the
judge's horizon, and credits every move on the way with what the outcome is worth to the seat that made it. So it
needs nothing but the contract of a state: any number of seats, chance, cooperation and unequal sides included.

Moves that the searching seat does not see are chosen by their own statistics, but all lead to one common branch below:
what an opponent did in secret never becomes knowledge further down the tree.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.policy import Policy
from seaboard.bots.seen import Seen
from seaboard.bots.worlds import Worlds
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.state import Moves, State

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
DEEPEST: Final[i64] = 1024
STEP: Final[i64] = 32  # iterations between two looks at the clock
EIGHTH: Final[i64] = 8  # at least so much of the budget is always used
FEW: Final[i64] = 16  # iterations that say little about how outcomes differ
LEAST: Final = 0.0001  # variance
SCATTER: Final[i64] = 0x5BD1E995  # below 2**31, so that no product leaves 64 bits
LOW_BITS: Final[i64] = 0x7FFFFFFF
NODE_BITS: Final[i64] = 24  # of a number in the table of children; its key stands above them
NODE_MASK: Final[i64] = (1 << NODE_BITS) - 1


@final
class Settings:
    """What a search may cost and how it explores."""

    def __init__(
        self,
        exploration: float = 1.0,
        most_nodes: i64 = 1_000_000,
        widening: float = 0.0,
        greedy_share: float = 1.0,
        longest_rollout: i64 = 4000,
        faith: float = 0.0,
        certainty: float = 0.0,
        deepest: i64 = DEEPEST,
        floor: float = 0.0,
        weighs: bool = False,
        lots: i64 = 1,
    ) -> None:
        self.exploration = exploration  # in standard deviations of what the rollouts are worth
        if most_nodes > NODE_MASK:
            raise ValueError(f"most_nodes is at most {NODE_MASK}, not {most_nodes}")
        self.most_nodes = most_nodes  # bounds the memory: at most 150 bytes a node
        self.widening = (
            widening  # > 0: a node seen n times tries at most 1 + n ** widening moves, as the policy likes them
        )
        self.greedy_share = greedy_share  # how many rollout moves follow the policy; the others are random
        self.longest_rollout = longest_rollout
        # How often the other seats follow the policy in the tree too, which judges by what they know. Otherwise they
        # choose by the figures of the tree, as if they knew what the searching seat knows.
        self.faith = faith
        # > 0: thinking ends early when the best move leads each other one by so many standard errors.
        self.certainty = certainty
        self.deepest = deepest  # so many decisions are searched, the policy takes all that follow
        # > 0: after n iterations every move of the root that was tried has floor * sqrt(n) visits, and each is explored
        # as far as its own outcomes differ. Otherwise a move that was unlucky in its first worlds may never be tried
        # again, above all beside one whose outcomes hardly differ, such as ending the round.
        self.floor = floor
        self.weighs = weighs  # are worlds tried as often as they are likely, by what the others chose?
        self.lots = lots  # > 1: for each that is tried so many are sampled, and one is drawn by how likely it is


@final
class Search:
    """A search from one decision of one seat."""

    def __init__(self, seen: Seen, policy: Policy, judge: Judge, settings: Settings, quick: Quick) -> None:
        self.seen = seen
        self.policy = policy
        self.judge = judge
        self.settings = settings
        self.seed: i64 = quick.word()
        self.quick = Quick(self.seed)
        self.worlds = Worlds(seen, judge, self.seed, settings.weighs, settings.lots)
        self.iterations: i64 = 0
        self.sum = 0.0  # of the worths to the searching seat, and of their squares
        self.squares = 0.0
        self.spread = 0.0  # their standard deviation
        self.nodes: i64 = 1
        room: i64 = 1024
        self.visits = vec[i64]([0] * room)
        self.available = vec[i64]([0] * room)
        self.worth = vec[float]([0.0] * room)  # summed, to the seat that made the move
        # Children by parent and action: a hash table with open addressing, a power of two in size.
        self.veil: i64 = seen.actions  # stands for all moves out of sight
        self.table = vec[i64]([NONE] * (room * 2))  # a key and its node in one number: half as much to look through
        self.moves = Moves(seen.actions)
        self.untried = Moves(seen.actions)
        self.children = vec[i64]([0] * seen.actions)  # of the legal moves, in their order
        self.path = vec[i64]([0] * DEEPEST)
        self.path_seat = vec[i64]([0] * DEEPEST)
        self.values = vec[float]([0.0] * seen.seats)  # of an outcome to each seat, where it was asked for
        self.is_valued = vec[i64]([0] * seen.seats)
        self.planned: i64 = NONE
        self.rooted: i64 = ROOT  # the place of the root's move that is being tried
        world = seen.sample(self.quick)
        world.legal_into(self.moves)
        judge.prune(world, self.moves)
        self.is_plain: bool = judge.is_plain(world)
        self.is_minor: bool = judge.is_minor(world)
        self.is_guess: bool = judge.is_guess(world)
        self.choices: i64 = self.moves.count
        self.choice = self.moves.items[: self.moves.count]  # the moves of the root that are worth a thought
        self.squared = vec[float]([0.0] * self.choices)  # the squares of the worths of each

    def hold(self, action: i64) -> None:
        """Hold the root to one move, before anything is tried: the tree then tells what this move is worth.

        Searches made alike that are held to different moves meet the same world in the same iteration, so what
        `batch` tells of them may be compared one by one.
        """
        assert self.iterations == 0
        if action not in self.seen.legal():
            raise Refused("action-not-legal", action=int(action))
        self.choices = 1
        self.choice = vec[i64]([action])
        self.squared = vec[float]([0.0])

    # -- running ------------------------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """So many iterations: the same result for the same quick generator."""
        for _ in range(iterations):
            self.iterate()

    def run_for(self, seconds: float, at_most: i64) -> None:
        """Iterations until the time is up."""
        end = time.perf_counter() + seconds
        while self.iterations < at_most and time.perf_counter() < end:
            step = at_most - self.iterations
            self.run(step if step < STEP else STEP)

    def batch(self, iterations: i64) -> float:
        """The mean worth to the searching seat over so many more iterations, those before left out."""
        before = self.sum
        self.run(iterations)
        return (self.sum - before) / float(iterations)

    def decide(self, iterations: i64, seconds: float) -> int:
        """The best move after so many iterations; ends early when the time is up or no other move can catch up."""
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        while self.iterations < iterations and self.lead() <= iterations - self.iterations:
            step = iterations - self.iterations
            self.run(step if step < STEP else STEP)
            if end > 0.0 and time.perf_counter() >= end:
                break
            if self.settings.certainty > 0.0 and self.iterations * EIGHTH >= iterations and self.is_certain():
                break
        return self.best_action()

    def is_certain(self) -> bool:
        """Is the most visited move better than every other one, as far as chance can tell?"""
        best: i64 = NONE
        best_variance = 0.0
        for i in range(self.choices):
            child = self.find(ROOT, self.choice[i])
            if child != NONE and (best == NONE or self.visits[child] > self.visits[best]):
                best = child
                best_variance = self.variance(i)
        visits = float(self.visits[best])
        mean = self.worth[best] / visits
        for i in range(self.choices):
            child = self.find(ROOT, self.choice[i])
            if child != best and child != NONE:
                others = float(self.visits[child])
                error = math.sqrt(best_variance / visits + self.variance(i) / others)
                if mean - self.worth[child] / others < self.settings.certainty * error:
                    return False
        return True

    def lead(self) -> i64:
        """How many visits the most visited move of the root has more than the next."""
        first: i64 = 0
        second: i64 = 0
        for i in range(self.choices):
            child = self.find(ROOT, self.choice[i])
            if child != NONE:
                visits = self.visits[child]
                if visits > first:
                    second = first
                    first = visits
                elif visits > second:
                    second = visits
        return first - second

    def iterate(self) -> None:
        self.iterations += 1
        world = self.world(self.plan())
        world.forget()
        mark = self.judge.mark(world)
        depth = self.descend(world, mark)
        self.roll_out(world, mark)
        worth = self.judge.value(world, self.seen.seat)
        for seat in range(world.seats):
            self.is_valued[seat] = 0
        self.values[self.seen.seat] = worth
        self.is_valued[self.seen.seat] = 1
        self.note(worth)
        self.squared[self.rooted] += worth * worth
        for i in range(depth):
            node = self.path[i]
            mover = self.path_seat[i]
            if self.is_valued[mover] == 0:
                self.values[mover] = self.judge.value(world, mover)
                self.is_valued[mover] = 1
            self.visits[node] += 1
            self.worth[node] += self.values[mover]

    def world(self, number: i64) -> State:
        """The world of this number: the same in searches that were made alike."""
        return self.worlds.world(number, self.quick)

    def plan(self) -> i64:
        """Choose the move of the root, and return the number of the world to try it in.

        All moves of the root meet the same worlds in the same order: what differs between them is not the luck.
        """
        for i in range(self.choices):
            self.moves.items[i] = self.choice[i]
        self.moves.count = self.choices
        fresh = self.look(ROOT)
        self.planned = NONE
        if fresh > 0 and self.nodes < self.settings.most_nodes and self.may_widen(ROOT, fresh):
            return 0
        self.planned = self.pick_at_root()
        return self.visits[self.children[self.planned]]

    def note(self, worth: float) -> None:
        """Explore as far as outcomes differ: a close race and a decided game need other measures."""
        self.sum += worth
        self.squares += worth * worth
        count = float(self.iterations)
        variance = (self.squares - self.sum * self.sum / count) / count
        if self.iterations < FEW and variance < 0.04:
            variance = 0.04
        self.spread = math.sqrt(variance if variance > LEAST else LEAST)

    def variance(self, place: i64) -> float:
        """How far the outcomes of a root's move differ: its own with a floor, those of all moves without.

        A few visits say little: all outcomes together count as much as FEW visits more.
        """
        common = self.spread * self.spread
        child = self.find(ROOT, self.choice[place])
        if self.settings.floor <= 0.0 or child == NONE:
            return common
        visits = float(self.visits[child])
        mean = self.worth[child] / visits
        own = self.squared[place] / visits - mean * mean
        return ((own if own > LEAST else LEAST) * visits + common * float(FEW)) / (visits + float(FEW))

    def pick_at_root(self) -> i64:
        """The place of the root's move to try next: one below the floor, or that with the highest upper bound."""
        if self.is_guess:
            return self.pick_rarest()  # all must be known alike
        floor = self.settings.floor
        if floor <= 0.0:
            return self.pick_best()
        best: i64 = NONE
        best_bound = -1.0
        rarest: i64 = NONE
        fewest = floor * math.sqrt(float(self.iterations))
        for i in range(self.choices):
            child = self.children[i]
            if child == NONE:
                continue
            visits = float(self.visits[child])
            if visits < fewest:
                fewest = visits
                rarest = i
            curiosity = math.log(float(self.available[child])) * self.variance(i) / visits
            bound = self.worth[child] / visits + self.settings.exploration * math.sqrt(curiosity)
            if bound > best_bound:
                best_bound = bound
                best = i
        return best if rarest == NONE else rarest

    def pick_rarest(self) -> i64:
        """The place of the root's move that was tried least."""
        rarest: i64 = NONE
        for i in range(self.choices):
            child = self.children[i]
            if child != NONE and (rarest == NONE or self.visits[child] < self.visits[self.children[rarest]]):
                rarest = i
        return rarest

    def descend(self, world: State, mark: i64) -> i64:
        """Walk down the tree, choosing by upper confidence bounds, and add one move; returns how many were made."""
        node: i64 = ROOT
        depth: i64 = 0
        while depth < self.settings.deepest and not self.judge.is_done(world, mark):
            if self.judge.skips(world, self.seen.seat, mark):
                continue
            if depth > 0 and self.judge.is_minor(world):
                world.legal_into(self.moves)
                world.advance(self.policy.choose(world, self.moves, self.quick))
                continue
            actor = world.actor()
            has_room = self.nodes < self.settings.most_nodes
            if depth == 0:  # as planned
                is_new = self.planned == NONE
                at = self.pick_untried(world) if is_new else self.planned
                self.rooted = at
            else:
                world.legal_into(self.moves)
                self.judge.prune(world, self.moves)
                fresh = self.look(node)
                if actor != self.seen.seat and self.follows_policy():
                    at = self.place_of(self.policy.choose(world, self.moves, self.quick))
                    is_new = self.children[at] == NONE
                else:
                    is_new = fresh > 0 and has_room and self.may_widen(node, fresh)
                    at = self.pick_untried(world) if is_new else self.pick_best()
            if at == NONE or (is_new and not has_room):
                break
            action = self.moves.items[at]
            chosen = self.add_child(node, action) if is_new else self.children[at]
            self.path[depth] = chosen
            self.path_seat[depth] = actor
            depth += 1
            is_hidden = actor != self.seen.seat and self.judge.is_hidden(world, action)
            world.advance(action)
            if is_new:
                break
            node = self.behind_veil(node) if is_hidden else chosen
            if node == NONE:
                break
        return depth

    def look(self, node: i64) -> i64:
        """Find the children of the legal moves; returns how many moves have none."""
        fresh: i64 = 0
        for i in range(self.moves.count):
            child = self.find(node, self.moves.items[i])
            self.children[i] = child
            if child == NONE:
                fresh += 1
            else:
                self.available[child] += 1
        return fresh

    def follows_policy(self) -> bool:
        faith = self.settings.faith
        return faith > 0.0 and (faith >= 1.0 or self.quick.unit() < faith)

    def place_of(self, action: i64) -> i64:
        """Where a move stands among the legal ones."""
        for i in range(self.moves.count):
            if self.moves.items[i] == action:
                return i
        return NONE

    def may_widen(self, node: i64, fresh: i64) -> bool:
        if self.settings.widening <= 0.0:
            return True
        seen = self.iterations if node == ROOT else self.visits[node]
        return float(self.moves.count - fresh) < 1.0 + math.pow(float(seen), self.settings.widening)

    def pick_untried(self, world: State) -> i64:
        """The place of an untried move: with widening the one that the policy likes best among them, else any."""
        self.untried.count = 0
        for i in range(self.moves.count):
            if self.children[i] == NONE:
                self.untried.add(self.moves.items[i])
        if self.settings.widening > 0.0:
            at = self.place_of(self.policy.choose(world, self.untried, self.quick))
            if at != NONE and self.children[at] == NONE:  # a policy may insist on what has been tried
                return at
        return self.place_of(self.untried.items[self.quick.below(self.untried.count)])

    def pick_best(self) -> i64:
        """The place of the legal move in the tree with the highest upper bound."""
        best: i64 = NONE
        best_bound = -1.0
        curiosity = self.settings.exploration * self.spread
        for i in range(self.moves.count):
            child = self.children[i]
            if child != NONE:
                visits = float(self.visits[child])
                bound = self.worth[child] / visits + curiosity * math.sqrt(
                    math.log(float(self.available[child])) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = i
        return best

    def roll_out(self, world: State, mark: i64) -> None:
        """Play on quickly to the judge's horizon."""
        # Names of their own: whatever is read from a field is held and let go again, at every decision.
        judge = self.judge
        policy = self.policy
        moves = self.moves
        quick = self.quick
        seat = self.seen.seat
        made: i64 = 0
        longest = self.settings.longest_rollout
        share = self.settings.greedy_share
        while made < longest and not judge.is_done(world, mark):
            made += 1
            if judge.skips(world, seat, mark):
                continue
            world.legal_into(moves)
            if moves.count == 1:
                world.advance(moves.items[0])
            elif share > 0.0 and (share >= 1.0 or quick.unit() < share):
                world.advance(policy.choose(world, moves, quick))
            else:
                world.advance(moves.items[quick.below(moves.count)])

    # -- the tree -------------------------------------------------------------------------------------------------

    def slot(self, key: i64) -> i64:
        """Where a key stands in the table, or where it would."""
        last: i64 = len(self.table) - 1
        at = (((key & LOW_BITS) * SCATTER) >> 12) & last
        while self.table[at] != NONE and self.table[at] >> NODE_BITS != key:
            at = (at + 1) & last
        return at

    def find(self, parent: i64, action: i64) -> i64:
        found = self.table[self.slot(parent * (self.veil + 1) + action)]
        return found & NODE_MASK if found != NONE else NONE

    def add_child(self, parent: i64, action: i64) -> i64:
        if self.nodes >= len(self.visits):
            self.grow()
        node = self.nodes
        self.nodes += 1
        self.available[node] = 1
        key = parent * (self.veil + 1) + action
        self.table[self.slot(key)] = key << NODE_BITS | node
        return node

    def behind_veil(self, parent: i64) -> i64:
        """The node that all moves out of sight lead to."""
        common = self.find(parent, self.veil)
        if common == NONE and self.nodes < self.settings.most_nodes:
            common = self.add_child(parent, self.veil)
        if common != NONE:
            self.visits[common] += 1
        return common

    def grow(self) -> None:
        """Twice the room for nodes."""
        room: i64 = len(self.visits)
        visits = vec[i64]([0] * (room * 2))
        available = vec[i64]([0] * (room * 2))
        worth = vec[float]([0.0] * (room * 2))
        for i in range(room):
            visits[i] = self.visits[i]
            available[i] = self.available[i]
            worth[i] = self.worth[i]
        self.visits = visits
        self.available = available
        self.worth = worth
        old = self.table
        length: i64 = len(old)
        self.table = vec[i64]([NONE] * (length * 2))
        for i in range(length):
            if old[i] != NONE:
                self.table[self.slot(old[i] >> NODE_BITS)] = old[i]

    # -- what came of it ------------------------------------------------------------------------------------------

    def best_action(self) -> int:
        """The most visited move."""
        best = -1
        most: i64 = -1
        for action in self.seen.legal():
            child = self.find(ROOT, action)
            visits = self.visits[child] if child != NONE else 0
            if visits > most:
                most = visits
                best = action
        return best

    def lines(self) -> list[tuple[int, int, float]]:
        """The moves of the root with visits and mean worth, the most visited first."""
        found: list[tuple[int, int, float]] = []
        for action in self.seen.legal():
            child = self.find(ROOT, action)
            if child != NONE and self.visits[child] > 0:
                found.append((action, int(self.visits[child]), self.worth[child] / float(self.visits[child])))
        found.sort(key=lambda line: -line[1])
        return found

    def error_of(self, action: i64) -> float:
        """The standard error of the mean worth of a root's move."""
        child = self.find(ROOT, action)
        for i in range(self.choices):
            if self.choice[i] == action and child != NONE:
                return math.sqrt(self.variance(i) / float(self.visits[child]))
        return 1.0

    def expected_line(self, first: i64, longest: i64) -> list[int]:
        """The most visited continuation after a move of the root, as far as the seat would see it."""
        line: list[int] = [int(first)]
        node = self.find(ROOT, first)
        while node != NONE and len(line) < longest:
            best: i64 = NONE
            most: i64 = 0
            reply: i64 = NONE
            for action in range(self.veil):
                child = self.find(node, action)
                if child != NONE and self.visits[child] > most:
                    most = self.visits[child]
                    best = child
                    reply = action
            if best == NONE or self.find(node, self.veil) != NONE:
                break
            line.append(int(reply))
            node = best
        return line
