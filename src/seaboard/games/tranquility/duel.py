# seaboard: compiled
"""The duel: a common market, points for placing, points off for discarding (TRQ-113 … TRQ-117)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.codes import (
    CELLS,
    DUEL_SHARED,
    DUEL_WON,
    NEXT_TURN,
    TAKE,
    TAKING,
)
from seaboard.games.tranquility.table import Table

# Entries of the log: LOG_SEAT * seat + what. All of it is public; it tells what a hand may still hold.
LOG_TAKEN: Final[i64] = 0  # + island
LOG_PLACED: Final[i64] = 100  # + island
LOG_DISCARDED: Final[i64] = 200  # + how many
LOG_SEAT: Final[i64] = 1000
LOG_ROOM: Final[i64] = 240


def log_placed(table: Table, card: i64, cell: i64) -> None:
    """TRQ-116: points for the card, for each occupied neighbour, and for completing the row."""
    seat = table.players[table.active]
    sea = table.sea
    table.log.put(LOG_SEAT * table.active + LOG_PLACED + card)
    seat.placed += 1
    if cell > 0 and sea.line[cell - 1] != 0:
        seat.neighbours += 1
    if cell + 1 < CELLS and sea.line[cell + 1] != 0:
        seat.neighbours += 1
    row = table.charter.layout.row_of[cell]
    starts = table.charter.layout.row_start
    if sea.rows[row] + 1 == starts[row + 1] - starts[row]:
        seat.completed += 1


def log_discards(table: Table, count: i64) -> None:
    table.log.put(LOG_SEAT * table.active + LOG_DISCARDED + count)
    table.players[table.active].discarded += count


def points(table: Table, s: i64) -> i64:
    numbers = table.charter.numbers
    seat = table.players[s]
    return (
        seat.placed * numbers.points_placed
        + seat.neighbours * numbers.points_neighbour
        + seat.completed * numbers.points_row
        + seat.discarded * numbers.points_discarded
    )


def ask_to_take(table: Table) -> None:
    """TRQ-115: refill from the market as far as it goes."""
    if table.market.count > 0 and table.players[table.active].hand.count < table.charter.numbers.hand:
        table.decide(TAKING, table.active)
    else:
        table.then(NEXT_TURN)


def takes_into(table: Table, out: Moves) -> None:
    for i in range(table.market.count):
        out.add(TAKE + table.market.items[i])


def take(table: Table, card: i64) -> None:
    """One market card of one's choice, replaced from the stock at once."""
    market = table.market
    for i in range(market.count):
        if market.items[i] == card:
            market.take(i)
            break
    table.players[table.active].hold(card)
    table.log.put(LOG_SEAT * table.active + LOG_TAKEN + card)
    if table.notes is not None:
        table.notes.tell("took", EVERYONE, {"seat": int(table.active), "card": int(card)})
    if table.exploration.count > 0:
        turned = table.exploration.draw()
        market.put(turned)
        table.reveals += 1
        if table.notes is not None:
            table.notes.tell("turned_up", EVERYONE, {"card": int(turned)})
    ask_to_take(table)


def leader(table: Table) -> i64:
    """TRQ-117: more points, then more islands; -1 if still equal."""
    ahead = points(table, 0) - points(table, 1)
    if ahead == 0:
        ahead = table.players[0].placed - table.players[1].placed
    if ahead == 0:
        return -1
    return 0 if ahead > 0 else 1


def end_duel(table: Table) -> None:
    table.end(DUEL_SHARED if leader(table) < 0 else DUEL_WON)
