"""What a decision was worth: the moves compared by equal trees in the same worlds.

The figures of an ordinary search are made to find a move, not to compare two: a move looks worse because it was visited
less, and the best of noisy means is too high. Here every move has a tree of its own, held to it from the root; the
n-th iteration of each meets the same world. Batches of iterations give paired differences and so an honest error; odd
batches choose the best move and even ones measure by how much it is better, then the other way round, so that noise
that made a move the best does not count for it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.search import Search
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget
from seaboard.review.reasons import reason_for
from seaboard.review.shape import JudgedMove, NamedMove, ReviewDecision, ReviewMark

MOST = 6  # moves that are compared
FEW = 4  # of a small decision, where they hardly differ
BATCHES = 8  # until the first look
WARM = 2  # batches in which a tree still learns
THINNED = 2 * BATCHES  # from then on no move is left out any more because others promise more
FEWEST = 3  # batches that tell an error
HONEST = 1.4  # claimed errors were too small by a third
BEHIND = 2.5  # standard errors after which a move is given up
FAR_BEHIND = 4.0  # in the first pass
BEST_BY = 0.03  # so much better than all others a move must be to be called the best
LONGEST_LINE = 6


@dataclass
class Trial:
    """One move and what its batches brought."""

    action: int
    tree: Search  # held to it
    batches: list[float] = field(default_factory=list)
    dropped: bool = False

    def mean(self) -> float:
        return _mean(self.batches[WARM:] or self.batches)

    def promise(self, half: int = 0) -> float:
        """The mean of the batches that choose; those of the other half, which measure, are left out."""
        return _mean(self.batches[WARM + half :: 2] or self.batches)


def judged(looking: Looking, ply: int) -> ReviewDecision | None:
    """The verdict on a decision, from what its seat could know; None if it had no choice, or only to guess."""
    state = looking.states[ply]
    seat = int(state.actor())
    played = looking.actions[ply]
    budget = looking.budget
    assert budget is not None
    seed = looking.seed_of(ply)
    moves = worth_a_thought(looking, state, played)
    if len(moves) < 2 or looking.mind.judge.is_guess(state):
        return None
    looking.playouts.value(state, seat, max(budget.flat, 16), seed)  # the scale of leads
    candidates = first_pass(looking, state, seat, moves, played, seed)
    trials = grow_trees(looking, state, seat, candidates, played, budget, seed)
    return verdict(looking, ply, trials, seed)


def worth_a_thought(looking: Looking, state: State, played: int) -> list[int]:
    moves = Moves(state.actions)
    state.legal_into(moves)
    looking.measure.prune(state, moves)
    found = [int(moves.items[i]) for i in range(moves.count)]
    return found if played in found else [*found, played]


def first_pass(looking: Looking, state: State, seat: int, moves: list[int], played: int, seed: int) -> list[int]:
    """The most promising moves by flat rollouts, and always the one that was played."""
    budget = looking.budget
    assert budget is not None
    rows = looking.playouts.compare(state, seat, vec[i64](moves), budget.flat, seed)
    means = {action: sum(row) / len(row) for action, row in zip(moves, rows, strict=True)}
    by_action = dict(zip(moves, rows, strict=True))
    ranked = sorted(moves, key=lambda action: -means[action])
    best = ranked[0]
    most = FEW if looking.mind.judge.is_minor(state) else MOST
    kept = []
    for action in ranked[:most]:
        if action not in (best, played) and budget.trusts_flat:
            gap, error = paired(by_action[best], by_action[action])
            if gap > FAR_BEHIND * error and gap > budget.doubt:
                continue
        kept.append(action)
    if played not in kept:
        kept[-1 if len(kept) == most else len(kept) :] = [played]
    return kept


def paired(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean of the differences, and its standard error."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2:
        return mean, 1.0
    return mean, math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)


def grow_trees(
    looking: Looking, state: State, seat: int, candidates: list[int], played: int, budget: Budget, seed: int
) -> list[Trial]:
    """Trees of the same size for all candidates, until it is clear what the played move lacks."""
    seen = Seen(looking.game, state, seat)

    def held_to(action: int) -> Trial:
        tree = Search(seen, looking.mind.rollout, looking.measure, looking.settings, Quick(seed))
        tree.hold(action)
        return Trial(action, tree)

    trials = [held_to(action) for action in candidates]
    if len(trials) == 1:
        trials[0].batches.append(trials[0].tree.batch(max(budget.first // BATCHES, 1)))
        return trials
    batch = max(budget.first // BATCHES, 1)
    cap = budget.cap * (budget.trifle if looking.mind.judge.is_minor(state) else 1.0)
    while True:
        for trial in trials:
            if not trial.dropped:
                trial.batches.append(trial.tree.batch(batch))
        done = max(len(trial.batches) for trial in trials)
        if done < BATCHES:
            continue
        alive = [trial for trial in trials if not trial.dropped]
        leader = max(alive, key=Trial.mean)
        for trial in alive:
            if trial is not leader and trial.action != played:
                gap, error = paired(leader.batches[WARM:], trial.batches[WARM:])
                trial.dropped = gap > BEHIND * error
        mine = next(trial for trial in trials if trial.action == played)
        if done % BATCHES == 0:
            thin_out(trials, mine, done // BATCHES)
        if done * batch >= cap or is_clear(leader, mine, alive, budget):
            return trials
        if done * batch >= budget.enough * cap and is_no_mistake(mine, alive, budget):
            return trials


def thin_out(trials: list[Trial], mine: Trial, looks: int) -> None:
    """The more often it was looked, the fewer moves go on: of equals it does not matter which is the better one."""
    alive = sorted((trial for trial in trials if not trial.dropped), key=lambda trial: -trial.promise())
    for trial in alive[max(MOST // (looks + 1), 2) :]:
        trial.dropped = trial is not mine


def is_clear(leader: Trial, mine: Trial, alive: list[Trial], budget: Budget) -> bool:
    """Is it plain whether the played move lacks something, and how much?"""
    if leader is mine:
        return all(lack(trial, mine)[1] < budget.doubt for trial in alive if not (trial is mine or trial.dropped))
    least, most = lack(leader, mine)
    if most < budget.doubt:
        return True
    regret, error = (most + least) / 2, (most - least) / 4
    if abs(regret - budget.mistake) < 2 * error:
        return False  # on the border of two classes
    return regret - 3 * error > budget.doubt and error < regret / 5


def is_no_mistake(mine: Trial, alive: list[Trial], budget: Budget) -> bool:
    """Whatever else comes to light, can the played move hardly be a mistake?"""
    return all(lack(trial, mine)[1] < budget.mistake for trial in alive if not (trial is mine or trial.dropped))


def lack(other: Trial, mine: Trial) -> tuple[float, float]:
    """What the played move lacks against another one: at least and at most, two errors either way."""
    gap, error = paired(other.batches[WARM:], mine.batches[WARM:])
    return gap - 2 * HONEST * error, gap + 2 * HONEST * error


def verdict(looking: Looking, ply: int, trials: list[Trial], seed: int) -> ReviewDecision:
    budget = looking.budget
    assert budget is not None
    state = looking.states[ply]
    seat = int(state.actor())
    played = looking.actions[ply]
    mine = next(trial for trial in trials if trial.action == played)
    alive = [trial for trial in trials if not trial.dropped]
    best = max(alive, key=Trial.mean)
    regret, error = regret_of(alive, mine)
    mark = marked(regret if best is not mine else min(regret, 0.0), error, budget)
    if mark == "good" and best is mine and len(trials) > 1:
        others = [trial.mean() for trial in trials if trial is not mine]
        if mine.mean() - max(others) >= BEST_BY:
            mark = "best"
    shown = sorted(trials, key=lambda trial: (trial is not best, -trial.mean()))
    text = looking.game.describe
    reason = None
    if mark in ("doubtful", "mistake"):
        reason = reason_for(looking, state, seat, best.action, played, seed)
    return {
        "ply": ply,
        "seat": seat,
        "played": text(state, played).text,
        "best": text(state, best.action).text,
        "win": round(mine.mean(), 4),
        "regret": round(regret, 4),
        "error": round(error, 4),
        "mark": mark,
        "moves": [_shown(looking, state, trial) for trial in shown],
        "line": line_after(looking, state, seat, best, seed),
        "reason": reason,
    }


def regret_of(alive: list[Trial], mine: Trial) -> tuple[float, float]:
    """By how much another move is better, with its error: each half of the batches measures what the other one chose.

    Odd batches have thinned the moves out, so they measure only after that.
    """
    total = variance = 0.0
    weight = 0
    for half, first in ((0, WARM + 1), (1, THINNED)):
        best = max(alive, key=lambda trial: trial.promise(half))
        count = len(mine.batches[first::2])
        if count >= FEWEST:
            gap, error = paired(best.batches[first::2], mine.batches[first::2])
            total += count * gap
            variance += (count * error) ** 2
            weight += count
    return (total / weight, HONEST * math.sqrt(variance) / weight) if weight else (0.0, 0.0)


def marked(regret: float, error: float, budget: Budget) -> ReviewMark:
    """A class only where the error allows it: a mistake is at least doubtful beyond so many errors."""
    if regret < -budget.doubt and regret < -2 * error:
        return "better"
    if regret < budget.doubt or regret < 2 * error:
        return "good"
    if regret >= budget.mistake and regret - budget.sure * error >= budget.doubt:
        return "mistake"
    return "doubtful"


def _mean(batches: list[float]) -> float:
    return sum(batches) / len(batches)


def _shown(looking: Looking, state: State, trial: Trial) -> JudgedMove:
    kept = trial.batches[WARM:] or trial.batches
    mean = _mean(kept)
    error = math.sqrt(sum((one - mean) ** 2 for one in kept) / max(len(kept) - 1, 1) / len(kept))
    return {
        **named(looking, state, trial.action),
        "win": round(min(max(mean, 0.0), 1.0), 4),
        "error": round(error * HONEST, 4),
        "iterations": int(trial.tree.iterations),
    }


def line_after(looking: Looking, state: State, seat: int, best: Trial, seed: int) -> list[NamedMove]:
    """The expected line in notation, as far as it is the seat's own doing: what others do depends on their cards."""
    world = state.determinize(seat, Quick(seed))
    moves: list[NamedMove] = []
    for action in best.tree.expected_line(best.action, LONGEST_LINE):
        if world.over() or int(world.actor()) != seat or not world.is_legal(action):
            break
        moves.append(named(looking, world, action))
        before = world.reveals
        world.advance(action)
        if world.reveals != before:
            break
    return moves


def named(looking: Looking, state: State, action: int) -> NamedMove:
    move = looking.game.describe(state, action)
    return {"text": move.text, "kind": move.kind, "facts": dict(move.facts)}
