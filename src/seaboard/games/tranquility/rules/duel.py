# seaboard: compiled
"""The duel: a common market, points for placing, points off for discarding (TRQ-113 … TRQ-117)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.points import leader
from seaboard.games.tranquility.rules.table import Table


def score_placed(table: Table, card: i64, cell: i64) -> None:
    """TRQ-116: points for the card, for each occupied neighbour, and for completing the row."""
    seat = table.players[table.active]
    sea = table.sea
    table.log.placed(table.active, card)
    seat.placed += 1
    if cell > 0 and sea.line[cell - 1] != 0:
        seat.neighbours += 1
    if cell + 1 < c.CELLS and sea.line[cell + 1] != 0:
        seat.neighbours += 1
    row = table.charter.layout.row_of[cell]
    if sea.in_row[row] + 1 == sea.layout.cells_in(row):
        seat.completed += 1


def score_discards(table: Table, count: i64) -> None:
    table.log.discarded(table.active, count)
    table.players[table.active].discarded += count


def ask_to_take(table: Table) -> None:
    """TRQ-115: refill from the market as far as it goes."""
    if table.market.count > 0 and table.players[table.active].hand.count < table.charter.numbers.hand:
        table.decide(c.TAKING, table.active)
    else:
        table.then(c.NEXT_TURN)


def takes_into(table: Table, out: Moves) -> None:
    for i in range(table.market.count):
        out.add(c.TAKE + table.market.items[i])


def take(table: Table, card: i64) -> None:
    """One market card of one's choice, replaced from the stock at once."""
    market = table.market
    for i in range(market.count):
        if market.items[i] == card:
            market.take(i)
            break
    table.players[table.active].hold(card)
    table.log.took(table.active, card)
    if table.notes is not None:
        table.notes.tell("took", EVERYONE, {"seat": int(table.active), "card": int(card)})
    if table.exploration.count > 0:
        turned = table.exploration.draw()
        market.put(turned)
        table.reveals += 1
        if table.notes is not None:
            table.notes.tell("turned_up", EVERYONE, {"card": int(turned)})
    ask_to_take(table)


def tell_closed(table: Table) -> None:
    """TRQ-117: a sea that no island can go to is not the end; all that is left is to discard."""
    if table.notes is not None and not table.sea.is_whole() and table.sea.is_closed():
        table.notes.tell("sea_closed", EVERYONE, {})


def end_duel(table: Table) -> None:
    if table.notes is not None and not table.sea.is_whole():
        table.notes.tell("stuck", EVERYONE, {"seat": int(table.active)})
    table.end(c.DUEL_SHARED if leader(table) < 0 else c.DUEL_WON)
