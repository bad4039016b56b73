"""One reason for a mistake: what differs between the two lines, if anything differs beyond doubt."""

from __future__ import annotations

import math
from typing import Any, Protocol

from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.review.eyes import Looking
from seaboard.review.face import Face, Facts
from seaboard.review.playing import Playouts
from seaboard.review.shape import ReviewReason

SURE = 3.0  # standard errors
PATIENCE = 4  # times as many worlds are looked at until nothing is said
LEAST_POINTS = 0.75
LEAST_CHANCE = 0.06
LEAST_NOW = 0.03  # of a chance that is counted, not sampled
RIVAL = "rival-"  # facts of which less is better
SUMS = frozenset({"lead"})  # facts that other facts add up to: told where none of those speaks


class Follows(Protocol):
    """Whoever can follow a line to its horizon and read what it came to."""

    game: Game[Any]
    face: Face
    playouts: Playouts
    together: bool


def reason_for(looking: Looking, state: State, seat: int, best: int, played: int, seed: int) -> ReviewReason | None:
    """The fact that speaks loudest for the best line, or what it does at once; none where nothing does."""
    assert looking.budget is not None
    ones: list[Facts] = []
    others: list[Facts] = []
    for number in range(PATIENCE * looking.budget.followed):
        for action, rows in ((best, ones), (played, others)):
            world = looking.playouts.after(state, seat, action, seed + 31 + number)
            rows.append(facts_of(looking, world, seat))
        if (number + 1) % looking.budget.followed == 0 and (found := loudest(ones, others)) is not None:
            return found
    return plain(*(looking.face.now(state.determinize(seat, Quick(seed)), seat, move) for move in (best, played)))


def loudest(ones: list[Facts], others: list[Facts], sure: float = SURE) -> ReviewReason | None:
    """What differs most between two lines, followed in the same worlds; none where nothing differs beyond doubt."""
    names = sorted({name for row in ones + others for name in row})
    return _loudest([name for name in names if name not in SUMS], ones, others, sure) or _loudest(
        [name for name in names if name in SUMS], ones, others, sure
    )


def _loudest(names: list[str], ones: list[Facts], others: list[Facts], sure: float) -> ReviewReason | None:
    followed = len(ones)
    found: ReviewReason | None = None
    most = 1.0
    for name in names:
        one = [row.get(name, 0.0) for row in ones]
        other = [row.get(name, 0.0) for row in others]
        gaps = [a - b for a, b in zip(one, other, strict=True)]
        mean = sum(gaps) / followed
        error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (followed - 1) / followed)
        key, _, line = name.partition(":")
        least = LEAST_CHANCE if is_chance(key) else LEAST_POINTS
        speaks = (-mean if key.startswith(RIVAL) else mean) / least
        if abs(mean) > sure * error and speaks > most:
            most = speaks
            found = {"key": key, "best": _mean(one), "played": _mean(other)}
            if line:
                found["line"] = line
    return found


def plain(one: Facts, other: Facts) -> ReviewReason | None:
    """What the one move does at once and the other does not; nothing of it is left to chance."""
    found: ReviewReason | None = None
    most = 1.0
    for key in sorted(one.keys() & other.keys()):
        gap = one[key] - other[key]
        speaks = (-gap if key.startswith(RIVAL) else gap) / (LEAST_NOW if is_chance(key) else LEAST_POINTS)
        if speaks > most:
            most = speaks
            found = {"key": key, "best": round(one[key], 3), "played": round(other[key], 3)}
    return found


def is_chance(key: str) -> bool:
    return key.endswith(("call", "ending", "chance"))


def facts_of(looking: Follows, world: State, seat: int) -> Facts:
    """What a line came to for a seat: facts of the game, lines of its score sheet, the ending that it wins by."""
    facts = dict(looking.face.facts(world, seat))
    game = looking.game
    if looking.face.lines:
        scores = game.scores(world)
        if seat < len(scores):
            for line in scores[seat].lines:
                facts[f"line:{line.key}"] = facts.get(f"line:{line.key}", 0.0) + line.points
        rivals = [score.total for other, score in enumerate(scores) if other != seat]
        if rivals and not looking.together:
            facts["rival-points"] = float(max(rivals))
    result = game.result(world) if looking.face.endings and world.over() else None
    if result is not None and result.ending in looking.face.endings:
        won = world.reward(seat) > 0
        facts[f"{'' if won else RIVAL}ending:{result.ending}"] = 1.0
    return facts


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3)
