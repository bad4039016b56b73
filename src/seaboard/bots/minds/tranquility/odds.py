# seaboard: compiled
"""The risk that too few of so many values turn up: tables for the judgement of gaps."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.tranquility.rules import codes as c

STEPS: Final[i64] = 100  # probabilities 1/100 … 99/100
RISK_ROW: Final[i64] = (36 + 2) * (80 + 1)  # one table: cells needed, values unseen
WORST: Final[i64] = 9000  # the risk of a gap that can hardly be filled, in thousandths
HOPELESS: Final[i64] = 12000  # of one that cannot, and more for every cell too many


def risks() -> vec[i64]:
    """-1000 log P(at least k of n turn up), for every probability, k and n."""
    table = vec[i64]([0] * (STEPS * RISK_ROW))
    for step in range(1, STEPS):
        chance = float(step) / float(STEPS)
        tail = vec[float]([0.0] * (c.CELLS + 2))  # tail[k]: the chance of at least k among the values so far
        tail[0] = 1.0
        for values in range(c.ISLANDS + 1):
            for need in range(c.CELLS + 2):
                table[step * RISK_ROW + need * (c.ISLANDS + 1) + values] = _risk(tail[need], need - values)
            for need in range(c.CELLS + 1, 0, -1):
                tail[need] += chance * (tail[need - 1] - tail[need])
    return table


def _risk(probability: float, missing: i64) -> i64:
    if missing > 0:
        return HOPELESS + 1000 * missing
    if probability <= 0.0:
        return WORST
    return min(i64(-1000.0 * math.log(probability)), WORST)


RISKS: Final = risks()
