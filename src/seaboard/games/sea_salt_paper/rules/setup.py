# seaboard: compiled
"""How a round is set up (SSP-06 … SSP-08)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE, NOBODY
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK
from seaboard.games.sea_salt_paper.rules.memory import blank_memory
from seaboard.games.sea_salt_paper.rules.table import Table
from seaboard.games.sea_salt_paper.rules.taking import begin_turn, discard

NO_CARDS_AT_ALL: Final = vec[i64]([0] * (c.MOST_SEATS * c.ROW))


def deal_round(table: Table) -> None:
    """Shuffle all cards, turn up the first two as the discard piles; nobody is dealt a card."""
    table.tally = NO_CARDS_AT_ALL[: table.seats * c.ROW]
    table.deck.items = DECK[:]
    table.deck.count = c.N_CARDS
    table.random.shuffle(table.deck.items, c.N_CARDS)
    table.pile_0.clear()
    table.pile_1.clear()
    table.laid.clear()
    table.known = blank_memory(table.seats)
    table.log.count = 0
    table.recalled = None
    table.told_at = -1
    table.setting_at = -1
    table.call = c.NO_CALL
    table.caller = NOBODY
    table.opened = 0
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("round_begins", EVERYONE, {"round": int(table.round), "seat": int(table.first)})
    discard(table, table.deck.draw(), 0)
    discard(table, table.deck.draw(), 1)
    table.turn = table.first
    begin_turn(table)
