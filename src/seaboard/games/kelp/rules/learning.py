# seaboard: compiled
"""Learn effects: blocks and cards join, cards are removed (KELP-48 ... KELP-53, KELP-56)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import lay_revealed
from seaboard.games.kelp.rules.feasible import blocks_to_learn, capacity, cards_in, exchangeable
from seaboard.games.kelp.rules.table import Table, bit, bits, enter_hand, leave_hand

# -- learn (KELP-48 ... KELP-53) ----------------------------------------------------------------


def exchange_zones(table: Table) -> i64:
    """Zones whose block may go: those that this effect laid stay (KELP-R12)."""
    return exchangeable(table, table.revealed) & ~table.picked


def go_on_learning(table: Table) -> None:
    if table.most == 0 or capacity(table, exchange_zones(table), False) == 0:
        table.phase = c.NEXT_OP
    else:
        table.phase = c.LEARN


def legal_learn(table: Table, out: Moves) -> None:
    if table.least == 0:
        out.add(c.DONE)
    room = exchange_zones(table) != 0
    if room:
        for kind in range(table.pack.blocks):
            if blocks_to_learn(table, kind, False) > 0:
                out.add(c.BLOCK + kind)
    for pile in range(c.PILES):
        if table.piles[pile].count > 0 and (room or pile != c.EAT_PILE):
            out.add(c.PILE_TOP + pile)


def do_learn(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.NEXT_OP
        return
    table.most -= 1
    if table.least > 0:
        table.least -= 1
    if action < c.PILE_TOP:
        table.learning = action - c.BLOCK
        go_on_exchanging(table)
        return
    pile = action - c.PILE_TOP
    card = table.piles[pile].draw()
    table.reveals += 1  # the next card of the pile
    to_hand = table.pack.op_c[table.program * p.OPS + table.step] == 1 and table.pack.food_of[card] < 0  # KELP-60
    if to_hand:
        enter_hand(table, card)
        table.known[card] += 1
    else:
        table.discard.put(card)
    if table.notes is not None:
        kind = "learn-to-hand" if to_hand else "learn"
        table.notes.tell(kind, EVERYONE, {"card": table.pack.card_names[card]})
    if table.pack.food_of[card] >= 0:
        table.learning = table.pack.food_of[card]  # KELP-53
        go_on_exchanging(table)
    else:
        go_on_learning(table)


def go_on_exchanging(table: Table) -> None:
    """Choose the block that goes; with a single one there is nothing to choose."""
    zones = exchange_zones(table)
    if bits(zones) > 1:
        table.phase = c.EXCHANGE
        return
    for zone in range(c.ZONES):
        if bit(zones, zone):
            do_exchange(table, zone)
            return


def legal_exchange(table: Table, out: Moves) -> None:
    zones = exchange_zones(table)
    for zone in range(c.ZONES):
        if bit(zones, zone):
            out.add(c.ZONE + zone)


def do_exchange(table: Table, zone: i64) -> None:
    gone = table.board[zone]
    table.reserve[table.learning] -= 1
    table.reserve[gone] += 1
    table.lent[gone] += 1
    lay_revealed(table, zone, table.learning)
    table.picked |= 1 << zone
    if table.notes is not None:
        names = table.pack.block_names
        facts: dict[str, object] = {
            "zone": table.pack.zone_names[zone],
            "block": names[table.learning],
            "gone": names[gone],
        }
        table.notes.tell("exchange", EVERYONE, facts)
    table.learning = c.NONE
    go_on_learning(table)


# -- remove (KELP-56) ---------------------------------------------------------------------------


def go_on_removing(table: Table) -> None:
    places = table.pack.op_c[table.program * p.OPS + table.step]
    if table.most == 0 or cards_in(table, places, table.hand_size) == 0:
        table.phase = c.NEXT_OP
    else:
        table.phase = c.REMOVE


def legal_remove(table: Table, out: Moves) -> None:
    places = table.pack.op_c[table.program * p.OPS + table.step]
    if table.least == 0:
        out.add(c.DONE)
    for kind in range(table.pack.cards):
        if places & p.FROM_HAND and table.hand[kind] > 0:
            out.add(c.CARD + kind)
    for kind in range(table.pack.cards):
        if places & p.FROM_DISCARD and table.discard.has(kind):
            out.add(c.DISCARDED + kind)


def do_remove(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.NEXT_OP
        return
    table.most -= 1
    if table.least > 0:
        table.least -= 1
    kind = action - c.CARD
    if action < c.DISCARDED:
        leave_hand(table, kind)
        table.reveals += 1
    else:
        kind = action - c.DISCARDED
        table.discard.take_out(kind)
    table.removed[kind] += 1
    if table.notes is not None:
        table.notes.tell("remove", EVERYONE, {"card": table.pack.card_names[kind]})
    go_on_removing(table)
