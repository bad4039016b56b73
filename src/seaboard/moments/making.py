"""Making moments: whole games between bots are searched for decisions with one clearly best move.

A quick look by flat rollouts leaves out most decisions. What is left is contested by the trees of the review (each
held to one move, all in the same worlds), with the settings of the strong bots and several times the budget of a
review; then everything again with other worlds, and once more by an ordinary search that is free to choose. A moment
is kept if every other move would be called a mistake both times, the free search agrees, and a reason can be named.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.levels import level_bot
from seaboard.bots.search import Search
from seaboard.bots.seen import Seen
from seaboard.bots.series import write_game
from seaboard.core.game import Game
from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.moments.shape import Moment, MomentDepth, TriedMove
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget
from seaboard.review.judging import HONEST, WARM, Trial, line_after, named, paired, worth_a_thought
from seaboard.review.reasons import reason_for
from seaboard.review.shape import ReviewReason
from seaboard.review.words import figures

BATCHES = 8  # before the first look
MOST = 5  # moves that are contested
PROMISING = 2.0  # standard errors of a gap in the quick look
SURE = 3.0  # standard errors by which the gap must exceed what is called doubtful
EASY = 12  # worlds in which a quick judgement is asked
APART = 3  # moments of one game
FLAT = 3  # times the worlds of a review's quick look
LARGE = 6  # times the iterations of a review's tree
FREE = 4  # times the iterations of a storm


@dataclass(frozen=True)
class Kind:
    """A kind of game in which moments are looked for."""

    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    level: str = "breeze"  # of all who play


@dataclass
class Contest:
    """What a contest of moves came to."""

    best: int
    gap: float
    error: float
    trials: list[Trial]


def played_game(game: Game[Any], kind: Kind, seed: str) -> Record:
    """A whole game between bots."""
    bots = [level_bot(game.name, kind.level) for _ in range(kind.seats)]
    quicks = [Quick(int(derived_seed(f"{seed} bot", seat)[:12], 16)) for seat in range(kind.seats)]
    return write_game(game, new_record(game, [""] * kind.seats, kind.options, seed), bots, quicks)


def moments_of(record: Record, number: int, seat: int, accept: Callable[[Moment], bool]) -> list[Moment]:
    """The moments of a seat in game `number`; those that are not accepted by their looks are left out."""
    looking = Looking(record, seat, number)
    budget = looking.budget
    assert budget is not None
    looking.budget = replace(budget, followed=2 * budget.followed)
    found: list[Moment] = []
    last = -APART
    for ply in looking.decisions(seat):
        if ply - last < APART or len(found) >= APART:
            continue
        moment = moment_at(looking, ply, accept)
        if moment is not None:
            found.append(moment)
            last = ply
    return found


def moment_at(looking: Looking, ply: int, accept: Callable[[Moment], bool]) -> Moment | None:
    """The moment of a decision, if it is one."""
    state, seat = looking.states[ply], int(looking.states[ply].actor())
    budget = looking.budget
    assert budget is not None
    candidates = promising(looking, state, seat, looking.seed_of(ply))
    if candidates is None:
        return None
    if not can_be_read(looking, state):
        return None
    depth = depth_of(looking, state, seat, candidates[0])
    sketch = written(looking, state, seat, depth, Contest(candidates[0], 0.0, 0.0, []), None, [])
    if not accept(sketch):
        return None
    first = contest(looking, state, seat, candidates, looking.seed_of(ply), budget)
    if first is None:
        return None
    order = [first.best, *(action for action in candidates if action != first.best)]
    again = contest(looking, state, seat, order, looking.seed_of(ply) + 50_021, budget)
    if again is None or again.best != first.best or not chosen_freely(looking, state, seat, first.best, ply):
        return None
    moves = tried(looking, state, seat, first, looking.seed_of(ply))
    if not any(move["reason"] for move in moves):
        return None
    depth = depth_of(looking, state, seat, first.best)
    whole = written(looking, state, seat, depth, first, again, moves)
    return whole if accept(whole) else None


def can_be_read(looking: Looking, state: State) -> bool:
    """Does the position load again? What somebody remembers may be more than a position can hold."""
    try:
        read_position(looking.game, write_position(looking.game, state))
    except Refused:
        return False
    return True


def promising(looking: Looking, state: State, seat: int, seed: int) -> list[int] | None:
    """The moves to be contested, the most promising first; None if two of them look alike already."""
    budget = looking.budget
    assert budget is not None
    legal = state.legal()
    moves = worth_a_thought(looking, state, legal[0])
    if len(moves) < 2 or len(legal) < 3 or looking.mind.judge.is_guess(state):
        return None
    looking.playouts.value(state, seat, max(budget.flat, 16), seed)  # the scale of leads
    for worlds, share, errors in ((budget.flat, 0.6, 0.7), (FLAT * budget.flat, 0.8, PROMISING)):
        rows = looking.playouts.compare(state, seat, vec[i64](moves), worlds, seed + worlds)
        means = [sum(row) / len(row) for row in rows]
        order = sorted(range(len(moves)), key=lambda at: -means[at])
        gap, error = paired(rows[order[0]], rows[order[1]])
        if gap < budget.mistake * share or gap < errors * error:
            return None
        moves = [moves[at] for at in order[:MOST]]
    return moves


def depth_of(looking: Looking, state: State, seat: int, best: int) -> MomentDepth:
    """How often does a quick judgement find the best move?"""
    hits = 0
    for number in range(EASY):
        quick = Quick(4_000 + number)
        world = state.determinize(seat, quick)
        hits += int(looking.mind.rollout.choose(world, world.legal_moves(), quick)) == best
    return "plain" if hits > EASY * 2 // 3 else "keen" if hits > 1 else "deep"


def contest(
    looking: Looking, state: State, seat: int, candidates: list[int], seed: int, budget: Budget
) -> Contest | None:
    """Trees of equal size for all moves; None as soon as it is plain that no move stands out."""
    seen = Seen(looking.game, state, seat)
    trials = [
        Trial(action, Search(seen, looking.mind.rollout, looking.measure, looking.settings, Quick(seed)))
        for action in candidates
    ]
    for trial in trials:
        trial.tree.hold(trial.action)
    batch = max(budget.first // BATCHES, 1)
    for done in range(1, LARGE * budget.cap // batch + 1):
        for trial in trials:
            if not trial.dropped:
                trial.batches.append(trial.tree.batch(batch))
        if done < BATCHES or done % 4:
            continue
        leader = max(trials, key=Trial.mean)
        if leader.dropped:
            return None
        for trial in trials:
            if trial is not leader and not trial.dropped:
                gap, error = paired(leader.batches[WARM:], trial.batches[WARM:])
                error *= HONEST
                if gap + 2 * error < budget.mistake:
                    return None  # another move is nearly as good
                trial.dropped = done * batch >= budget.cap and gap - 2 * SURE * error > budget.mistake
        if all(trial.dropped for trial in trials if trial is not leader):
            break
    return outcome(trials, budget)


def outcome(trials: list[Trial], budget: Budget) -> Contest | None:
    """Odd batches choose the best move, even ones measure by how much it is better than each other one."""
    best = max(trials, key=lambda trial: _mean(trial.batches[WARM::2]))
    least: tuple[float, float] | None = None
    for trial in trials:
        if trial is best:
            continue
        measured = slice(WARM + 1, min(len(best.batches), len(trial.batches)), 2)
        gap, error = paired(best.batches[measured], trial.batches[measured])
        error *= HONEST
        if gap < budget.mistake or gap - SURE * error < budget.doubt:
            return None
        if least is None or gap < least[0]:
            least = gap, error
    assert least is not None
    return Contest(best.action, least[0], least[1], trials)


def chosen_freely(looking: Looking, state: State, seat: int, best: int, ply: int) -> bool:
    """Does an ordinary search of the strong bots come to the same move?"""
    bot = looking.mind.search(FREE * looking.mind.storm)
    return int(bot.choose(Seen(looking.game, state, seat), Quick(looking.seed_of(ply) + 17))) == best


def tried(looking: Looking, state: State, seat: int, found: Contest, seed: int) -> list[TriedMove]:
    """The contested moves with what they cost and why."""
    best = next(trial for trial in found.trials if trial.action == found.best)
    rows: list[TriedMove] = []

    def why(action: int) -> ReviewReason | None:
        reason = reason_for(looking, state, seat, found.best, action, seed + 5)
        return reason if reason is not None and tells(reason) else None

    for trial in sorted(found.trials, key=lambda one: (one is not best, -one.mean())):
        cost, error = 0.0, 0.0
        if trial is not best:
            length = min(len(best.batches), len(trial.batches))
            cost, error = paired(best.batches[WARM:length], trial.batches[WARM:length])
        rows.append(
            {
                **named(looking, state, trial.action),
                "win": round(min(max(best.mean() - cost, 0.0), 1.0), 3),
                "error": round(error * HONEST, 4),
                "cost": round(cost, 3),
                "reason": None if trial is best else why(trial.action),
            }
        )
    return rows


def tells(reason: ReviewReason) -> bool:
    """Are its two figures still two when they are rounded, as people are told them?"""
    best, played = figures(lambda key, **facts: str(facts.get("n", key)), reason)
    return best != played


def written(
    looking: Looking,
    state: State,
    seat: int,
    depth: MomentDepth,
    found: Contest,
    again: Contest | None,
    moves: list[TriedMove],
) -> Moment:
    game = looking.game
    position = write_position(game, state)
    best = next((trial for trial in found.trials if trial.action == found.best), None)
    seen = json.dumps(game.view(state, seat), sort_keys=True)
    return {
        "id": hashlib.sha256(f"{seat} {seen}".encode()).hexdigest()[:10],
        "game": game.name,
        "number": looking.seed,
        "seat": seat,
        "position": position,
        "prompt": game.prompt(state, seat).key,
        "best": game.describe(state, found.best).text,
        "depth": depth,
        "gap": round(found.gap, 3),
        "error": round(found.error, 4),
        "gap_again": round(again.gap, 3) if again else 0.0,
        "error_again": round(again.error, 4) if again else 0.0,
        "moves": moves,
        "line": [] if best is None else line_after(looking, state, seat, best, looking.seed_of(0)),
        "iterations": 0 if best is None else int(best.tree.iterations),
    }


def _mean(batches: list[float]) -> float:
    return sum(batches) / len(batches)
