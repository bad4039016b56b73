"""Series of games between bots: the same results for any number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.bot import Bot
from seaboard.bots.levels import bot_named
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.record import Record, write_result
from seaboard.core.seed import derived_seed
from seaboard.games import game_with

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
    pack: Mapping[str, object] | None = None  # corrected component data, if they are not the printed ones
    same_deals: bool = False  # True: every deal is played once from each seat, so that luck evens out
    deals: str = ""  # the seed of the deals, if other series are given the same ones

    def bot_at(self, index: int, seat: int) -> int:
        """Which of the bots sits there in game number `index`."""
        return (seat + index) % len(self.bots) if self.rotate else seat

    def deal_of(self, index: int) -> str:
        """The seed of game number `index`."""
        shared = len(self.bots) if self.same_deals and self.rotate else 1
        return derived_seed(self.deals or self.seed, index // shared)


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
    moves: tuple[int, ...] = ()  # made by each bot
    thought: tuple[float, ...] = ()  # seconds, by bot; this and the next depend on the machine, nothing else does
    slowest: tuple[float, ...] = ()  # seconds of the slowest move, by bot


def play_one(series: Series, index: int) -> Played:
    """Game number `index` of a series."""
    game: Game[Any] = game_with(series.game, series.pack)
    players = len(series.bots)
    state = game.start(players, series.options, seed=series.deal_of(index))
    bots = [bot_named(series.game, series.bots[series.bot_at(index, seat)]) for seat in range(players)]
    quicks = [Quick(int(derived_seed(f"{series.seed} bot {seat}", index)[:12], 16)) for seat in range(players)]
    moves = [0] * players
    thought = [0.0] * players
    slowest = [0.0] * players
    while not state.over():
        seat = int(state.actor())
        began = time.perf_counter()
        action = bots[seat].choose(Seen(game, state, seat), quicks[seat])
        took = time.perf_counter() - began
        thought[seat] += took
        slowest[seat] = max(slowest[seat], took)
        moves[seat] += 1
        state.apply(action)
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
        sum(moves),
        result.facts,
        tuple(moves[seat] for seat in seat_of),
        tuple(thought[seat] for seat in seat_of),
        tuple(slowest[seat] for seat in seat_of),
    )


def write_game(game: Game[Any], record: Record, bots: Sequence[Bot], quicks: Sequence[Quick]) -> Record:
    """Let bots play the game of a record from its deal, and write their moves and the result into it."""
    state = game.start(len(record.seats), record.options, seed=record.seed)
    while not state.over():
        seat = int(state.actor())
        action = bots[seat].choose(Seen(game, state, seat), quicks[seat])
        record.moves.append(game.describe(state, action).text)
        state.advance(action)
    record.result = write_result(game, state)
    return record


@dataclass(frozen=True)
class Chunk:
    """Some games of one of several series: what a worker plays at a time."""

    number: int  # of the series
    series: Series
    first: int
    games: int

    def indices(self) -> range:
        """The numbers of its games."""
        return range(self.first, min(self.first + self.games, self.series.games))


def play_chunk(chunk: Chunk) -> tuple[int, list[Played]]:
    """The number of the series and its games."""
    return chunk.number, [play_one(chunk.series, index) for index in chunk.indices()]


def chunks_of(many: list[Series], size: int) -> list[Chunk]:
    """All games of all series in portions, the series in turn so that none ends much later than the others."""
    chunks = [
        Chunk(number, series, first, size)
        for number, series in enumerate(many)
        for first in range(0, series.games, size)
    ]
    return sorted(chunks, key=lambda chunk: (chunk.first, chunk.number))


# Plays portions somewhere and yields what came of each, in any order.
Crew = Callable[[list[Chunk]], Iterable[tuple[int, list[Played]]]]


def local_crew(jobs: int) -> Crew:
    """This process, or so many worker processes."""

    def play(chunks: list[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        if jobs <= 1 or len(chunks) == 1:
            for chunk in chunks:
                yield play_chunk(chunk)
            return
        pool = ProcessPoolExecutor(max_workers=jobs)
        try:
            for future in as_completed([pool.submit(play_chunk, chunk) for chunk in chunks]):
                yield future.result()
        finally:  # whoever has had enough does not wait for what nobody has begun
            pool.shutdown(cancel_futures=True)

    return play


def play_all(
    many: list[Series], crew: Crew, size: int = CHUNK, progress: Callable[[int], None] = lambda done: None
) -> list[list[Played]]:
    """All games of all series, each series in its order; `progress` is told how many games are done."""
    played: list[list[Played]] = [[] for _ in many]
    done = 0
    for number, games in crew(chunks_of(many, size)):
        played[number] += games
        done += len(games)
        progress(done)
    return [sorted(games, key=lambda one: one.index) for games in played]


def play_series(series: Series, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """All games of one series in their order."""
    return play_all([series], local_crew(jobs), CHUNK, progress)[0]
