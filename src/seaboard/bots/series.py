"""Series of games between bots: the same results for any number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.levels import bot_named
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named

CHUNK = 20  # games that a worker plays before it reports


@dataclass(frozen=True)
class Series:
    """Who plays what how often. The bots change seats from game to game so that each sits everywhere equally."""

    game: str
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    rotate: bool = True  # False where seats are unequal sides

    def bot_at(self, index: int, seat: int) -> int:
        """Which of the bots sits there in game number `index`."""
        return (seat + index) % len(self.bots) if self.rotate else seat


@dataclass(frozen=True)
class Played:
    """One finished game of a series."""

    index: int
    ending: str
    rewards: tuple[float, ...]  # by bot, not by seat
    scores: tuple[int, ...]  # by bot
    seats: tuple[int, ...]  # where each bot sat
    decisions: int
    facts: Mapping[str, object]


def play_one(series: Series, index: int) -> Played:
    """Game number `index` of a series."""
    game: Game[Any] = game_named(series.game)
    players = len(series.bots)
    state = game.start(players, series.options, seed=derived_seed(series.seed, index))
    bots = [bot_named(series.game, series.bots[series.bot_at(index, seat)]) for seat in range(players)]
    quick = Quick(int(derived_seed(f"{series.seed} bots", index)[:12], 16))
    decisions = 0
    while not state.over():
        seat = int(state.actor())
        state.apply(bots[seat].choose(Seen(game, state, seat), quick))
        decisions += 1
    result = game.result(state)
    assert result is not None
    seat_of = [0] * players
    for seat in range(players):
        seat_of[series.bot_at(index, seat)] = seat
    rewards = state.returns()
    return Played(
        index,
        result.ending,
        tuple(rewards[seat] for seat in seat_of),
        tuple(result.scores[seat] for seat in seat_of),
        tuple(seat_of),
        decisions,
        result.facts,
    )


def _play_chunk(series: Series, first: int) -> list[Played]:
    return [play_one(series, index) for index in range(first, min(first + CHUNK, series.games))]


def play_series(series: Series, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """All games in their order; `progress` is told how many are done."""
    played: list[Played] = []
    for chunk in _chunks(series, jobs):
        played += chunk
        progress(len(played))
    return sorted(played, key=lambda one: one.index)


def _chunks(series: Series, jobs: int) -> Iterator[list[Played]]:
    starts = range(0, series.games, CHUNK)
    if jobs <= 1 or len(starts) == 1:
        for first in starts:
            yield _play_chunk(series, first)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for future in [pool.submit(_play_chunk, series, first) for first in starts]:
            yield future.result()
