# seaboard: compiled
"""What the active player may do: TRQ-22 … TRQ-37, TRQ-45 … TRQ-55, and the actions that modules add."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.seat import Seat
from seaboard.games.tranquility.rules.table import Table


def has_action(table: Table) -> bool:
    """TRQ-54, TRQ-55: can the active player do anything at all?"""
    seat = table.players[table.active]
    count = seat.discardable(table.started)
    if count >= table.charter.numbers.discard_action:
        return True
    for i in range(seat.hand.count):
        if can_play(table, seat, seat.hand.items[i], count):
            return True
    return can_rotate(table, count) or can_trade_hand(table, seat)


def can_play(table: Table, seat: Seat, card: i64, discardable: i64) -> bool:
    """May this card of the hand be played now? The purse is what can be discarded beside it (TRQ-36)."""
    if card <= c.ISLANDS:
        return table.sea.can_place(card, discardable - 1, seat.orange > 0)
    if card == c.MONSTER:  # TRQ-68, TRQ-R17
        return table.sea.filled > 0 or (table.charter.monster_hits_start and table.started)
    if card == c.FINISH:
        return can_finish(table)
    return not table.started  # TRQ-45


def can_finish(table: Table) -> bool:
    """TRQ-48, TRQ-111: all cells filled, a start card on the table, no failed attempt in this turn, and no monster that
    everybody knows of (TRQ-71)."""
    if not table.sea.is_whole() or not table.started or table.declared or knows_of_monster(table):
        return False
    return table.charter.mode != c.DAY_NIGHT or table.sea.is_half_and_half(table.charter.rows_only)


def knows_of_monster(table: Table) -> bool:
    """TRQ-71, TRQ-140: does everybody know that somebody holds a monster?"""
    for s in range(table.seats):
        if table.players[s].monsters_least > 0:
            return True
    return False


def can_rotate(table: Table, discardable: i64) -> bool:
    """TRQ-108, TRQ-112."""
    if table.charter.mode != c.DAY_NIGHT:
        return False
    return discardable >= table.charter.numbers.rotate_price and table.sea.filled > 0


def can_trade_hand(table: Table, seat: Seat) -> bool:
    """TRQ-84, TRQ-R28: a whole hand at its limit, without monsters, for a compass of the supply."""
    if not table.charter.storms or table.supply == 0 or seat.hand.count == 0 or seat.monsters() > 0:
        return False
    return table.charter.any_hand_pays or seat.hand.count >= table.limit(table.active)


def must_start(table: Table, seat: Seat) -> bool:
    """TRQ-38: a start card in hand while none lies on the table."""
    if table.started or seat.has_islands_only():
        return False
    return table.charter.mode != c.DUEL and seat.holds(c.START)


def actions_into(table: Table, out: Moves) -> None:
    seat = table.players[table.active]
    if must_start(table, seat):
        out.add(c.PLAY + c.START)
        return
    hand = seat.hand
    count = seat.discardable(table.started)
    last: i64 = 0
    for i in range(hand.count):
        card = hand.items[i]
        if card != last and can_play(table, seat, card, count):
            out.add(c.PLAY + card)
        last = card
    if count >= table.charter.numbers.discard_action:
        out.add(c.DISCARD_TWO)
    if can_trade_hand(table, seat):
        out.add(c.HAND_FOR_COMPASS)
    if can_rotate(table, count):
        out.add(c.ROTATE)
    if can_concede(table):
        out.add(c.CONCEDE)


def can_concede(table: Table) -> bool:
    """TRQ-R12: once in a turn; if not always, then only when everybody can see that the sea cannot be filled."""
    if table.quiet > 0:
        return False
    if table.charter.concedes_always:
        return True
    return table.charter.concedes_when_hopeless and is_lost(table)


def is_lost(table: Table) -> bool:
    """Everybody can see that the sea cannot be filled any more."""
    return table.sea.torn and not monsters_may_come(table)


def monsters_may_come(table: Table) -> bool:
    """A monster could open the sea again."""
    left = table.charter.monsters
    for i in range(table.gone.count):
        if table.gone.items[i] == c.MONSTER:
            left -= 1
    for i in range(table.exploration.count):
        if table.exploration.items[i] == c.MONSTER:
            left += 1
    return left > 0


def cells_into(table: Table, out: Moves) -> None:
    """Where the chosen card may go."""
    seat = table.players[table.active]
    if table.chosen == c.MONSTER:
        islands_into(table, out)
        if table.charter.monster_hits_start and table.started:
            out.add(c.CELL + c.CELLS)
    else:
        purse = seat.discardable(table.started) - 1
        table.sea.cells_into(table.chosen, purse, seat.orange > 0, out)


def islands_into(table: Table, out: Moves) -> None:
    for cell in range(c.CELLS):
        if table.sea.line[cell] != 0:
            out.add(c.CELL + cell)


def discards_into(hand: Cards, started: bool, out: Moves) -> None:
    last: i64 = 0
    for i in range(hand.count):
        card = hand.items[i]
        if card != last and card < c.MONSTER and (card != c.START or started):
            out.add(c.DISCARD + card)
        last = card


def rocks_into(table: Table, out: Moves) -> None:
    """TRQ-63, TRQ-64: another row with an empty cell, or two cards for staying."""
    for row in range(table.charter.layout.rows):
        if row != table.sea.rocks and not table.sea.is_full(row):
            out.add(c.ROW + row)
    if table.players[table.active].discardable(table.started) >= table.charter.numbers.rocks_stay_price:
        out.add(c.KEEP_ROCKS)
