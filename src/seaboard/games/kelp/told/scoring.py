"""Who won, and how. Kelp knows no points: the winner takes the one there is."""

from __future__ import annotations

from seaboard.core.game import Result, Score, ScoreLine
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.state import Kelp

ENDINGS: dict[int, str] = {
    int(c.ATE_ALL): "ate-all",  # KELP-128
    int(c.EXHAUSTED): "exhausted",  # KELP-129
    int(c.CAUGHT): "caught",  # KELP-130
    int(c.TOOTHLESS): "toothless",  # KELP-131
    int(c.TOO_LONG): "too-long",  # KELP-R45
}


def scores(state: Kelp) -> list[Score]:
    points = [int(seat == state.winner) for seat in range(2)]
    return [Score(point, (ScoreLine("victory", point),)) for point in points]


def result(state: Kelp) -> Result | None:
    if state.phase != c.OVER:
        return None
    winner = int(state.winner)
    return Result(
        ENDINGS[int(state.ending)], (winner,), (int(winner == 0), int(winner == 1)), {"rounds": int(state.round)}
    )
