"""Figures about somebody's games: by kind and by level, best sheets, favourite moves, ratings over time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from seaboard.core.record import Record, begun
from seaboard.core.refused import Refused
from seaboard.games import game_with
from seaboard.service.live import now
from seaboard.service.standings import Placed, ordinal
from seaboard.service.store import Paper, Store, StoreFailed
from seaboard.table import wire
from seaboard.table.table import Table

RATED = "rated"  # papers: what a rating was after a table
LATEST = 30  # games in a row
OFTEN = 3  # moves
TELLING = 2  # a score that says more than won or lost


async def note_ratings(store: Store, table: Table, placed: Sequence[Placed]) -> None:
    """Write down what the ratings of people are after a game, so that they can be followed over time."""
    for one in placed:
        if one.player.startswith(("bot:", "scenario:")):
            continue
        for rating in await store.ratings_of(one.player):
            if rating.pool == one.pool:
                doc = {"pool": one.pool, "value": ordinal(rating)}
                with suppress(StoreFailed):  # the rating itself is kept
                    await store.put_paper(Paper(RATED, one.player, table.id, now(), doc))


def figures_of(game: str, player: str, tables: list[wire.Summary]) -> wire.GameFigures:
    """Of the finished games of one kind, the newest first."""
    levels: dict[str, list[bool]] = {}
    played: list[wire.PlayedGame] = []
    with_people = 0
    for table in tables:
        assert table.result is not None
        seat = next(i for i, one in enumerate(table.seats) if one.player == player)
        others = [one for i, one in enumerate(table.seats) if i != seat]
        people = any(one.player for one in others)
        with_people += people
        won = seat in table.result.winners
        known = {one.level for one in others if one.level}
        if not people and len(known) == 1 and len(others) > 0:
            levels.setdefault(known.pop(), []).append(won)
        scores = table.result.scores
        score = scores[seat] if seat < len(scores) else 0
        played.append(
            wire.PlayedGame(table=table.id, ended=table.ended or table.touched, score=score, won=won, people=people)
        )
    best = max(played, key=lambda one: one.score, default=None)
    return wire.GameFigures(
        game=game,
        games=len(played),
        won=sum(one.won for one in played),
        with_people=with_people,
        levels=[wire.LevelFigure(level=level, games=len(all_), won=sum(all_)) for level, all_ in levels.items()],
        best=best if best is not None and best.score >= TELLING else None,
        latest=played[:LATEST][::-1],
        moves=[],
    )


def made_often(games: list[tuple[Record, int]]) -> list[wire.MadeOften]:
    """The moves that a seat chose most often where there was a choice."""
    counts: Counter[tuple[str, str]] = Counter()
    for record, seat in games:
        try:
            game = game_with(record.game, record.correction)
            state = begun(game, record)
            for text in record.moves:
                action = game.parse(state, text)
                if int(state.actor()) == seat and len(state.legal()) > 1:
                    move = game.describe(state, action)
                    counts[(move.kind, json.dumps(dict(move.facts), sort_keys=True, default=str))] += 1
                state.advance(action)
        except Refused:
            continue  # by older rules
    return [
        wire.MadeOften(kind=kind, facts=json.loads(facts), count=count)
        for (kind, facts), count in counts.most_common(OFTEN)
    ]
