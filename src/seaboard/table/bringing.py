"""A game that was played elsewhere, brought here to be kept. Whoever played it knew the deal: it is never rated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.games import game_with
from seaboard.table.commands import Asker, Decided, Draft, create
from seaboard.table.play import Play
from seaboard.table.settings import Settings
from seaboard.table.table import Table


def bring(table: Table, asker: Asker, record: Record, seats: Sequence[dict[str, str]]) -> Decided:
    """A new table that is over: the moves of the record, played again by our rules. Seats are given as to `create`."""
    game = game_with(record.game, record.correction)
    if record.rules != game.rules_version:
        raise Refused("rules-changed")
    if len(seats) != len(record.seats):
        high = low = len(record.seats)
        raise Refused("seats-out-of-range", game=record.game, low=low, high=high, seats=len(seats))
    settings = Settings(
        record.game, len(seats), record.options, visibility="link", start="host", correction=game.correction
    )
    laid = create(table, asker, settings, seats)
    draft = Draft(table, replace(asker, seed=record.seed))
    draft.entries = list(laid.entries)
    draft.deal(settings)
    play = Play(game, len(seats), record.options, record.seed)
    draft.play_through(play, record.moves)
    if play.actor is not None:
        raise Refused("table-not-over")
    return draft.done()
