"""What the review can be trusted with: `python benchmarks/review.py time|repeat|order|luck|calibration GAME …`.

    time          seconds of a whole review and of the curve alone, one process
    repeat        marks at the limit of a mistake: how many come again with another seed (fresh games)
    order         the mean regret of each level of bots, with two standard errors
    luck          the mean luck over games of unequal bots: zero within two standard errors
    calibration   what the curve foretold against what happened, at fixed plies, between equal bots

Every run prints a line of JSON as well. Games are dealt from `--seed` on; `--games` says how many, `--minutes` of the
processor after which no other game is begun. `--worlds` looks at fewer worlds for each point of the curve than a review
does: luck and calibration are means over many games, so they need fewer.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from seaboard.bots.arena import interval
from seaboard.bots.levels import bot_named
from seaboard.bots.series import write_game
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget, face_of
from seaboard.review.judging import judged
from seaboard.review.sea import point, splits
from seaboard.review.shape import ReviewDecision
from seaboard.review.whole import Pieces, put_together

PLIES = {
    "sea_salt_paper": (20, 60, 120, 180, 240),
    "kelp": (8, 48, 80, 112),
    "finspan": (20, 80, 150, 220),
    "tranquility": (8, 20, 40, 60),
}


def played(game_name: str, levels: list[str], number: int, options: dict[str, Any], series: str) -> Record:
    """The record of a game between bots."""
    game = game_named(game_name)
    record = new_record(game, list(levels), options, derived_seed(series, number))
    bots = [bot_named(game_name, level) for level in levels]
    quicks = [Quick(1_000_003 * number + seat) for seat in range(len(levels))]
    return write_game(game, record, bots, quicks)


def turned(levels: list[str], number: int) -> list[str]:
    """The levels, moved round the table by the number of the game."""
    by = number % len(levels)
    return levels[by:] + levels[:by]


def numbers(given: argparse.Namespace, share: float = 1.0) -> Iterator[int]:
    """The numbers of the games, as long as there is time."""
    began = time.process_time()
    for number in range(given.games):
        if time.process_time() - began > 60 * given.minutes * share:
            return
        yield number


def budget_of(given: argparse.Namespace) -> Budget:
    budget = face_of(given.game).budget
    return replace(budget, worlds=given.worlds) if given.worlds else budget


def share_of(part: int, whole: int) -> dict[str, Any] | None:
    """A share with its 95 % interval (Wilson's)."""
    if not whole:
        return None
    low, high = interval(part, whole)
    return {"share": round(part / whole, 3), "interval": [round(low, 3), round(high, 3)], "of": whole}


def mean_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return mean, float("nan")
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def time_of(given: argparse.Namespace) -> dict[str, Any]:
    """Seconds of reviews: the curve with the split, and the whole for all seats."""
    seas: list[float] = []
    wholes: list[float] = []
    for number in range(given.games):
        record = played(given.game, turned(given.levels, number), number, given.options, given.seed)
        began = time.process_time()
        looking = Looking(record, 0)
        pieces = Pieces()
        for ply in range(looking.plies + 1):
            pieces.points[ply] = point(looking, ply)
        splits(looking, [pieces.points[ply] for ply in sorted(pieces.points)])
        seas.append(time.process_time() - began)
        for seat in range(looking.seats):
            for ply in looking.decisions(seat):
                pieces.decisions[ply] = judged(looking, ply)
        put_together(looking, pieces, list(range(looking.seats)))
        wholes.append(time.process_time() - began)
    seas.sort()
    wholes.sort()
    return {
        "curve_median": round(seas[len(seas) // 2], 2),
        "whole_median": round(wholes[len(wholes) // 2], 2),
        "whole_most": round(wholes[-1], 2),
        "games": given.games,
    }


def repeat(given: argparse.Namespace) -> dict[str, Any]:
    """Decisions that one seed calls a mistake: does another call them at least doubtful?

    The other seed looks at the marked ones; in the first games of `--both` at all decisions, to compare the figures.
    """
    marked = again = same = positive = decisions = games = 0
    pairs: list[tuple[float, float]] = []
    scaled: list[float] = []
    kept: list[dict[str, Any]] = []
    for number in numbers(given):
        games = number + 1
        record = played(given.game, turned(given.levels, number), number, given.options, given.seed)
        looks = [Looking(record, None, seed) for seed in (given.first, given.first + 1)]
        for seat in range(looks[0].seats):
            for ply in looks[0].decisions(seat):
                one = judged(looks[0], ply)
                decisions += one is not None
                if one is None or (one["mark"] != "mistake" and number >= given.both):
                    continue
                other = judged(looks[1], ply)
                assert other is not None
                if number < given.both:
                    pairs.append((one["regret"], other["regret"]))
                    if one["error"] and other["error"] and one["best"] == other["best"]:
                        scaled.append((one["regret"] - other["regret"]) / math.hypot(one["error"], other["error"]))
                if one["mark"] == "mistake":
                    marked += 1
                    again += other["mark"] in ("mistake", "doubtful")
                    same += other["mark"] == "mistake"
                    positive += other["regret"] > 0
                    kept.append({"game": number, "ply": ply, "one": brief(one), "other": brief(other)})
                    if given.tell:
                        print(json.dumps(kept[-1]), flush=True)
        if marked >= given.marks:
            break
    return {
        "decisions": decisions,
        "marks": marked,
        "marked_again": share_of(again, marked),
        "same_class": share_of(same, marked),
        "regret_again_positive": share_of(positive, marked),
        "correlation": [round(correlation(pairs), 3), len(pairs)],
        "scatter_over_claimed": [round(math.sqrt(sum(z * z for z in scaled) / len(scaled)), 2), len(scaled)]
        if scaled
        else None,
        "games": games,
    }


def brief(one: ReviewDecision) -> list[Any]:
    return [one["played"], one["best"], one["regret"], one["error"], one["mark"]]


def correlation(pairs: list[tuple[float, float]]) -> float:
    count = len(pairs)
    if count < 2:
        return float("nan")
    mean_a = sum(a for a, _ in pairs) / count
    mean_b = sum(b for _, b in pairs) / count
    both = sum((a - mean_a) * (b - mean_b) for a, b in pairs)
    return both / math.sqrt(sum((a - mean_a) ** 2 for a, _ in pairs) * sum((b - mean_b) ** 2 for _, b in pairs) or 1.0)


def order(given: argparse.Namespace) -> dict[str, Any]:
    """Every level against `--against`, from every seat in turn: points of win chance lost per decision."""
    found: dict[str, dict[str, Any]] = {}
    roles = game_named(given.game).roles
    for level in given.levels:
        by_role: defaultdict[str, list[float]] = defaultdict(list)
        for number in numbers(given, 1 / len(given.levels)):
            seats = max(given.seats, 1)
            place = number % seats
            levels = [level if seat == place else given.against for seat in range(seats)]
            record = played(given.game, levels, number, given.options, given.seed)
            looking = Looking(record, place)
            regrets = [one["regret"] for ply in looking.decisions(place) if (one := judged(looking, ply)) is not None]
            if regrets:
                by_role[roles[place] if roles else "all"].append(100 * sum(regrets) / len(regrets))
        for role, means in by_role.items():
            mean, error = mean_error(means)
            found.setdefault(role, {})[level] = [round(mean, 3), round(2 * error, 3), len(means)]
            print(f"  {given.game} {role} {level}: {mean:.3f} ± {2 * error:.3f} ({len(means)} games)", flush=True)
    return found


def luck(given: argparse.Namespace) -> dict[str, Any]:
    """The luck of the first-named level, with everything open: start, moves and what is left."""
    lucks: list[float] = []
    results: list[float] = []
    moves: list[float] = []
    for number in numbers(given):
        levels = turned(given.levels, number)
        seat = levels.index(given.levels[0])
        record = played(given.game, levels, number, given.options, given.seed)
        looking = Looking(record, None, budget=budget_of(given))
        curve = [point(looking, ply) for ply in range(looking.plies + 1)]
        row = splits(looking, curve)[seat]
        lucks.append(row["luck"])
        results.append(row["result"] - row["start"])
        moves.append(row["own"] + row["others"])
    shown = {}
    for name, values in (("result_less_start", results), ("moves", moves), ("luck", lucks)):
        mean, error = mean_error(values)
        shown[name] = [round(mean, 4), round(error, 4)]
    mean, error = mean_error(lucks)
    return {**shown, "within_two_errors": abs(mean) <= 2 * error, "games": len(lucks)}


def calibration(given: argparse.Namespace) -> dict[str, Any]:
    """The curve at fixed plies (a share of the length would tell who wins) against the results."""
    told: list[tuple[float, float]] = []
    by_ply: defaultdict[int, list[float]] = defaultdict(list)
    games = 0
    for number in numbers(given):
        games = number + 1
        record = played(given.game, turned(given.levels, number), number, given.options, given.seed)
        looking = Looking(record, None, budget=budget_of(given))
        for ply in PLIES[given.game]:
            if ply < looking.plies:
                chance = point(looking, ply)["win"][0]
                happened = float(looking.states[-1].reward(0))
                told.append((chance, happened))
                by_ply[ply].append((chance - happened) ** 2)
    base = sum(happened for _, happened in told) / len(told)
    bins: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, happened in told:
        bins[min(int(chance * 7), 6)].append((chance, happened))
    return {
        "positions": len(told),
        "brier": round(sum((chance - happened) ** 2 for chance, happened in told) / len(told), 4),
        "constant": round(base * (1 - base), 4),
        "by_ply": {ply: round(sum(squares) / len(squares), 3) for ply, squares in sorted(by_ply.items())},
        "reliability": [
            [round(sum(c for c, _ in rows) / len(rows), 2), round(sum(h for _, h in rows) / len(rows), 2), len(rows)]
            for _, rows in sorted(bins.items())
        ],
        "games": games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["time", "repeat", "order", "luck", "calibration"])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default="calm,breeze", type=lambda text: text.split(","))
    parser.add_argument("--against", default="breeze")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--marks", type=int, default=10_000, help="repeat: enough of them")
    parser.add_argument("--both", type=int, default=0, help="repeat: games of which all decisions are judged twice")
    parser.add_argument("--first", type=int, default=0, help="repeat: the number of the first seed of the review")
    parser.add_argument("--tell", action="store_true", help="repeat: print every mark")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--seed", default="review")
    parser.add_argument("--options", default={}, type=json.loads)
    given = parser.parse_args()
    given.game = given.game.replace("-", "_")
    work = {"time": time_of, "repeat": repeat, "order": order, "luck": luck, "calibration": calibration}[given.what]
    began = time.process_time()
    print(
        json.dumps({"what": given.what, "game": given.game, **work(given), "cpu": round(time.process_time() - began)})
    )


if __name__ == "__main__":
    main()
