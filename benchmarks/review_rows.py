"""What `review.py` finds out about one game: a row for each, put together by `review_sums.py`."""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import replace
from typing import Any

from seaboard.bots.bot import Bot
from seaboard.bots.levels import bot_named
from seaboard.bots.seen import Seen
from seaboard.bots.series import write_game
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget, face_of
from seaboard.review.judging import judged
from seaboard.review.sea import change, point, splits
from seaboard.review.shape import ReviewDecision
from seaboard.review.whole import Pieces, put_together

Row = dict[str, Any]
PLIES = {
    "sea_salt_paper": (20, 60, 120, 180, 240),
    "kelp": (8, 48, 80, 112),
    "finspan": (20, 80, 150, 220),
    "tranquility": (8, 20, 40, 60),
}


def played(given: argparse.Namespace, levels: list[str], number: int) -> Record:
    """The record of a game between bots."""
    game = game_named(given.game)
    record = new_record(game, list(levels), given.options, derived_seed(given.seed, number))
    bots = [bot_named(given.game, level) for level in levels]
    quicks = [Quick(1_000_003 * number + seat) for seat in range(len(levels))]
    return write_game(game, record, bots, quicks)


def turned(levels: list[str], number: int) -> list[str]:
    """The levels, moved round the table by the number of the game."""
    by = number % len(levels)
    return levels[by:] + levels[:by]


def budget_of(given: argparse.Namespace) -> Budget:
    budget: Budget = replace(face_of(given.game).budget, **given.budget)
    return replace(budget, worlds=given.worlds, effects=given.worlds) if given.worlds else budget


def seconds(given: argparse.Namespace, number: int) -> Row:
    """Seconds of the processor for the curve with the split, and for the whole review of all seats."""
    record = played(given, turned(given.levels, number), number)
    began = time.process_time()
    looking = Looking(record, 0, budget=budget_of(given))
    pieces = Pieces()
    for ply in range(looking.plies + 1):
        pieces.points[ply] = point(looking, ply)
    splits(looking, [pieces.points[ply] for ply in sorted(pieces.points)])
    curve = time.process_time() - began
    for seat in range(looking.seats):
        for ply in looking.decisions(seat):
            pieces.decisions[ply] = judged(looking, ply)
    put_together(looking, pieces, list(range(looking.seats)))
    return {"curve": curve, "whole": time.process_time() - began, "decisions": len(pieces.decisions)}


def repeat(given: argparse.Namespace, number: int) -> Row:
    """The marks of one seed, judged again by another; in the first games of `--both` all decisions are."""
    record = played(given, turned(given.levels, number), number)
    budget = budget_of(given)
    looks = [Looking(record, None, seed, budget) for seed in (given.first, given.first + 1)]
    row: Row = {"decisions": 0, "marks": [], "pairs": [], "scaled": []}
    for seat in range(looks[0].seats):
        for ply in looks[0].decisions(seat):
            one = judged(looks[0], ply)
            row["decisions"] += one is not None
            if one is None or (one["mark"] != "mistake" and number >= given.both):
                continue
            other = judged(looks[1], ply)
            assert other is not None
            if number < given.both:
                row["pairs"].append([one["regret"], other["regret"]])
                if one["error"] and other["error"] and one["best"] == other["best"]:
                    row["scaled"].append((one["regret"] - other["regret"]) / math.hypot(one["error"], other["error"]))
            if one["mark"] == "mistake":
                row["marks"].append({"ply": ply, "seat": seat, "one": brief(one), "other": brief(other)})
    return row


def brief(one: ReviewDecision) -> list[Any]:
    return [one["played"], one["best"], one["regret"], one["error"], one["mark"]]


def order(given: argparse.Namespace, number: int) -> Row:
    """What every level would do at the same positions, and its regret in points of win chance, by side and level.

    The positions are decisions of a game between bots of `--against`: levels that played games of their own would
    be judged at positions of their own, and strong ones take long to get there.
    """
    seats = max(given.seats, 1)
    looking = Looking(played(given, [given.against] * seats, number), None, budget=budget_of(given))
    bots = {level: bot_named(given.game, level) for level in given.levels}
    roles = looking.game.roles
    row: Row = {}
    for seat in range(seats):
        found = row.setdefault(roles[seat] if roles else "all", {level: [] for level in given.levels})
        for ply in looking.decisions(seat)[number % given.every :: given.every]:
            for level, regret in regrets_at(looking, ply, bots).items():
                found[level].append(100 * regret)
    return row


def regrets_at(looking: Looking, ply: int, bots: dict[str, Bot]) -> dict[str, float]:
    """The regret of each bot at a decision; nothing if there was nothing to decide."""
    state = looking.states[ply]
    seen = Seen(looking.game, state, int(state.actor()))
    chosen = {level: bot.choose(seen, Quick(7 * ply + 1)) for level, bot in bots.items()}
    regrets: dict[int, float] = {}
    for action in sorted(set(chosen.values())):
        looking.actions[ply] = action
        verdict = judged(looking, ply)
        if verdict is None:
            return {}
        regrets[action] = verdict["regret"]
    return {level: regrets[action] for level, action in chosen.items()}


def luck(given: argparse.Namespace, number: int) -> Row:
    """The luck of the first-named level, with everything open: start, moves and what is left.

    Every game has worlds of its own: games begin alike, so that the same worlds would err alike in all of them.
    """
    levels = turned(given.levels, number)
    seat = levels.index(given.levels[0])
    looking = Looking(played(given, levels, number), None, number, budget_of(given))
    start = point(looking, 0)["win"][seat]
    moves = 0.0
    for ply in range(looking.plies):
        if looking.ends.has_leads():  # how far they scatter is asked before each move
            looking.playouts.value(looking.states[ply], looking.lens, budget_of(given).worlds, looking.seed_of(ply))
        moves += change(looking, ply)[0][seat]
    less = float(looking.states[-1].reward(seat)) - start
    roles = looking.game.roles
    return {"role": roles[seat] if roles else "all", "less": less, "moves": moves, "luck": less - moves}


def calibration(given: argparse.Namespace, number: int) -> Row:
    """The curve at fixed plies (a share of the length would tell who wins) beside the result."""
    record = played(given, turned(given.levels, number), number)
    looking = Looking(record, None, budget=budget_of(given))
    happened = float(looking.states[-1].reward(0))
    plies = [ply for ply in PLIES[given.game] if ply < looking.plies]
    return {"told": [[ply, point(looking, ply)["win"][0], happened] for ply in plies]}


ROWS = {"time": seconds, "repeat": repeat, "order": order, "luck": luck, "calibration": calibration}
