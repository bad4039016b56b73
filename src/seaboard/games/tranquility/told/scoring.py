"""What a voyage comes to: how far the team got, or the points of a duel."""

from __future__ import annotations

from seaboard.core.game import Score, ScoreLine
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.points import points
from seaboard.games.tranquility.rules.table import Table


def score_of(table: Table, seat: int) -> Score:
    return duel_score(table, seat) if table.charter.mode == c.DUEL else voyage_score(table)


def voyage_score(table: Table) -> Score:
    """There are no points in the cooperative game (TRQ-56); this says how near the team came, the same for all.

    One for every filled cell, one for a start and one for a finish on the table: 38 is a win.
    """
    lines = (
        ScoreLine("cells", int(table.sea.filled), {"count": int(table.sea.filled)}),
        ScoreLine("start", int(table.started)),
        ScoreLine("finish", int(table.finished)),
        ScoreLine("cards_left", 0, {"count": cards_left(table)}),
    )
    return Score(sum(line.points for line in lines), lines)


def cards_left(table: Table) -> int:
    """Cards that could still have been played: all hands and decks."""
    return sum(int(seat.hand.count + seat.deck.count) for seat in table.players)


def duel_score(table: Table, seat: int) -> Score:
    """TRQ-116."""
    numbers = table.charter.numbers
    player = table.players[seat]
    counted = (
        ("placed", player.placed, numbers.points_placed),
        ("neighbours", player.neighbours, numbers.points_neighbour),
        ("rows", player.completed, numbers.points_row),
        ("discards", player.discarded, numbers.points_discarded),
    )
    lines = tuple(ScoreLine(key, int(count * each), {"each": abs(int(each))}) for key, count, each in counted)
    return Score(int(points(table, seat)), lines)
