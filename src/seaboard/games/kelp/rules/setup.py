# seaboard: compiled
"""Setting a new game up (KELP-21 ... KELP-31)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.numbers import zeros
from seaboard.games.kelp.rules.table import Table, enter_hand
from seaboard.games.kelp.rules.trail import trail_from


def set_up(table: Table) -> None:
    """The table as it stands when the octopus is to place the shark."""
    pack = table.pack
    for colour in range(c.COLOURS):
        table.bag[colour] = pack.bag[colour]
        table.supply[colour] = pack.supply[colour]
    for kind in range(pack.skills):
        for _nth in range(pack.skill_count[kind]):
            table.shark_deck.put(kind)
    table.shark_deck.shuffle(table.random)
    for at in range(pack.row):
        table.row[at] = table.shark_deck.draw()
    for kind in range(pack.cards):
        for _nth in range(pack.card_count[kind]):
            if pack.starter[kind] == 2:
                enter_hand(table, kind)
                table.known[kind] += 1  # everybody knows that it is there
            elif pack.starter[kind] == 1:
                table.deck.put(kind)
            else:
                table.piles[pack.pile[kind]].put(kind)
    for pile in table.piles:
        pile.shuffle(table.random)
    table.deck.shuffle(table.random)
    for _nth in range(p.OPENING_CARDS):
        enter_hand(table, table.deck.draw())
    lay_blocks(table)


def lay_blocks(table: Table) -> None:
    """Nine blocks from the bag, in reading order; nobody chooses (KELP-28)."""
    pack = table.pack
    drawn = zeros(c.ZONES)
    code: i64 = 0
    at: i64 = 0
    for kind in range(pack.blocks):
        table.reserve[kind] = pack.block_count[kind] - pack.block_bag[kind]
        for _nth in range(pack.block_bag[kind]):
            drawn[at] = kind
            code |= kind << (at * 4)
            at += 1
    table.trail = trail_from(code)
    table.trail.shuffled(c.ALL_ZONES)
    table.random.shuffle(drawn, c.ZONES)
    for zone in range(c.ZONES):
        table.board[zone] = drawn[zone]
