"""What is played for somebody whose time has run out: the least harmful legal move, never a surprise."""

from __future__ import annotations

from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.table import Table

NEAR = 1.5  # cells between where an island lies well and where it would be laid for an absent player
NOWHERE = 100.0


def move_for_absent(table: Table) -> int:
    """The legal action of an absent actor."""
    if table.phase == c.PROPOSING:
        return int(c.PASS)
    if table.phase == c.VOTING:  # TRQ-R26: silence means yes
        return int(c.AGREE)
    if table.phase == c.CONCEDING:
        return int(c.DISAGREE)
    if table.phase == c.TOPPING:
        return int(c.LEAVE_TOP)
    buffer = Moves(table.actions)
    table.legal_into(buffer)
    legal = [int(buffer.items[i]) for i in range(buffer.count)]
    if table.phase == c.PLEDGING:  # an even share, or as near to it as one can
        even = -(-int(table.charter.numbers.start_discards) // int(table.seats))
        counts = [action for action in legal if action < c.PLEDGE + c.PLEDGES]
        return min(counts, key=lambda action: abs(action - int(c.PLEDGE) - even))
    if table.phase == c.ACTING:
        return _act(table, legal)
    if table.phase == c.CHOOSING_CELL:
        return min(legal, key=lambda action: _harm_of_cell(table, action - int(c.CELL)))
    if table.phase in (c.DISCARDING, c.GIVING, c.SHEDDING):
        return max(legal, key=lambda action: _uselessness(table, action - int(c.DISCARD)))
    if table.phase == c.MOVING_ROCKS:  # they go on rather than that cards are paid for their staying
        return next((action for action in legal if action != c.KEEP_ROCKS), legal[0])
    return legal[0]


def _act(table: Table, legal: list[int]) -> int:
    """A start or a finish; an island that lies well and costs nothing; else two cards go."""
    for card in (int(c.START), int(c.FINISH)):
        if c.PLAY + card in legal:
            return int(c.PLAY) + card
    islands = [action for action in legal if action <= c.ISLANDS]
    best = min(islands, key=lambda card: _way_off(table, card), default=None)
    if best is not None and _way_off(table, best) <= NEAR:
        return best
    if c.DISCARD_TWO in legal:
        return int(c.DISCARD_TWO)
    if best is not None:
        return best
    return next((action for action in legal if action != c.CONCEDE), legal[0])


def _place(card: int) -> float:
    """Where an island lies when all are spread evenly."""
    return (card - 0.5) * int(c.CELLS) / int(c.ISLANDS) - 0.5


def _way_off(table: Table, card: int) -> float:
    """How far from its place an island would have to lie, without a card paid for it; NOWHERE if it fits nowhere."""
    buffer = Moves(c.ACTIONS)
    table.sea.cells_into(card, 0, table.players[table.who].orange > 0, buffer)
    cells = [int(buffer.items[i] - c.CELL) for i in range(buffer.count)]
    return min((abs(cell - _place(card)) for cell in cells), default=NOWHERE)


def _harm_of_cell(table: Table, cell: int) -> float:
    """A cell for the chosen card: what it costs, then how far it is from where the card lies well."""
    if cell == c.CELLS or table.chosen == c.MONSTER:  # a monster takes what is easiest to lay again: nothing is known
        return float(cell)
    return 100 * int(table.sea.cost(table.chosen, cell)) + abs(cell - _place(int(table.chosen)))


def _uselessness(table: Table, card: int) -> float:
    """The card that is missed least: an island that fits nowhere, then the farthest off; starts and finishes last."""
    if card > c.ISLANDS:
        return -1.0
    return _way_off(table, card)
