"""What is played for somebody whose time has run out: something harmless that never surprises the others."""

from __future__ import annotations

from seaboard.core.state import Moves
from seaboard.games.tranquility.codes import (
    ACTING,
    AGREE,
    CONCEDE,
    CONCEDING,
    DISAGREE,
    DISCARD_TWO,
    PASS,
    PLEDGE,
    PLEDGES,
    PLEDGING,
    PROPOSING,
    VOTING,
)
from seaboard.games.tranquility.table import Table


def move_for_absent(table: Table) -> int:
    """The legal action of an absent actor."""
    if table.stage == PROPOSING:
        return int(PASS)
    if table.stage == VOTING:  # TRQ-R26: silence means yes
        return int(AGREE)
    if table.stage == CONCEDING:
        return int(DISAGREE)
    buffer = Moves(table.actions)
    table.legal_into(buffer)
    legal = [int(buffer.items[i]) for i in range(buffer.count)]
    if table.stage == PLEDGING:  # an even share, or as near to it as one can
        even = -(-int(table.charter.numbers.start_discards) // int(table.seats))
        counts = [action for action in legal if action < PLEDGE + PLEDGES]
        return min(counts, key=lambda action: abs(action - int(PLEDGE) - even))
    if table.stage == ACTING and DISCARD_TWO in legal:
        return int(DISCARD_TWO)
    return next((action for action in legal if action != CONCEDE), legal[0])
