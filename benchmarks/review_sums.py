"""What the rows of `review.py` come to."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise
from typing import Any

from seaboard.bots.arena import interval

Row = dict[str, Any]


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


def correlation(pairs: list[list[float]]) -> float:
    count = len(pairs)
    if count < 2:
        return float("nan")
    mean_a = sum(a for a, _ in pairs) / count
    mean_b = sum(b for _, b in pairs) / count
    both = sum((a - mean_a) * (b - mean_b) for a, b in pairs)
    return both / math.sqrt(sum((a - mean_a) ** 2 for a, _ in pairs) * sum((b - mean_b) ** 2 for _, b in pairs) or 1.0)


def seconds(rows: list[Row]) -> Row:
    curves, wholes = (sorted(row[what] for row in rows) for what in ("curve", "whole"))
    return {
        "curve_median": round(curves[len(curves) // 2], 2),
        "whole_median": round(wholes[len(wholes) // 2], 2),
        "whole_most": round(wholes[-1], 2),
    }


def repeat(rows: list[Row]) -> Row:
    """How many marks come again, at least as doubtful; as mistakes; with a regret of the same sign."""
    marks = [mark for row in rows for mark in row["marks"]]
    others = [mark["other"] for mark in marks]
    pairs = [pair for row in rows for pair in row["pairs"]]
    scaled = [z for row in rows for z in row["scaled"]]
    scatter = math.sqrt(sum(z * z for z in scaled) / len(scaled)) if scaled else float("nan")
    return {
        "decisions": sum(row["decisions"] for row in rows),
        "marks": len(marks),
        "marked_again": share_of(sum(other[4] in ("mistake", "doubtful") for other in others), len(marks)),
        "same_class": share_of(sum(other[4] == "mistake" for other in others), len(marks)),
        "regret_again_positive": share_of(sum(other[2] > 0 for other in others), len(marks)),
        "correlation": [round(correlation(pairs), 3), len(pairs)],
        "scatter_over_claimed": [round(scatter, 2), len(scaled)],
    }


def order(rows: list[Row]) -> Row:
    """For each side: the mean regret of every level, and by how much it is less than that of the level before.

    Means over games with two standard errors, for positions of one game are not independent, and how many positions.
    """
    told: Row = {}
    for role in sorted({role for row in rows for role in row if isinstance(row[role], dict)}):
        games = [row[role] for row in rows if all(row[role].values())]
        levels = list(games[0]) if games else []
        means = {level: [sum(game[level]) / len(game[level]) for game in games] for level in levels}
        told[role] = {level: two_errors(means[level]) for level in levels}
        for weaker, stronger in pairwise(levels):
            less = [one - other for one, other in zip(means[weaker], means[stronger], strict=True)]
            told[role][f"{weaker}-{stronger}"] = two_errors(less)
        told[role]["positions"] = sum(len(game[levels[0]]) for game in games)
    return told


def two_errors(values: list[float]) -> list[float]:
    mean, error = mean_error(values)
    return [round(mean, 3), round(2 * error, 3)]


def luck(rows: list[Row]) -> Row:
    """Means and their standard errors: over all games, and for each side where sides differ."""
    told = luck_of(rows)
    roles = sorted({row["role"] for row in rows})
    if len(roles) > 1:
        told["by_side"] = {role: luck_of([row for row in rows if row["role"] == role]) for role in roles}
    return told


def luck_of(rows: list[Row]) -> Row:
    told: Row = {}
    for name, key in (("result_less_start", "less"), ("moves", "moves"), ("luck", "luck")):
        mean, error = mean_error([row[key] for row in rows])
        told[name] = [round(mean, 4), round(error, 4)]
    mean, error = mean_error([row["luck"] for row in rows])
    return {**told, "within_two_errors": abs(mean) <= 2 * error, "of": len(rows)}


def calibration(rows: list[Row]) -> Row:
    told = [one for row in rows for one in row["told"]]
    base = sum(happened for _, _, happened in told) / len(told)
    by_ply: defaultdict[int, list[float]] = defaultdict(list)
    bins: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for ply, chance, happened in told:
        by_ply[ply].append((chance - happened) ** 2)
        bins[min(int(chance * 7), 6)].append((chance, happened))
    return {
        "positions": len(told),
        "brier": round(sum((chance - happened) ** 2 for _, chance, happened in told) / len(told), 4),
        "constant": round(base * (1 - base), 4),
        "by_ply": {ply: round(sum(squares) / len(squares), 3) for ply, squares in sorted(by_ply.items())},
        "reliability": [
            [
                round(sum(c for c, _ in pairs) / len(pairs), 2),
                round(sum(h for _, h in pairs) / len(pairs), 2),
                len(pairs),
            ]
            for _, pairs in sorted(bins.items())
        ],
    }


SUMS = {"time": seconds, "repeat": repeat, "order": order, "luck": luck, "calibration": calibration}
