# seaboard: compiled
"""Can an effect be carried out whole (KELP-35), and which blocks may pay for it (KELP-R4, KELP-R5, KELP-R6)?"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.table import Table, bit, bits


def can_play(table: Table, kind: i64) -> bool:
    """May this card of the hand be played: can its cost be paid so that its whole effect follows?"""
    if table.pack.cost[kind] == 0:
        return can_carry_out(table, kind, table.revealed, table.hand_size - 1)
    return can_pay(table, kind, table.revealed, 0, 9, 0, table.hand_size - 1)


def can_pay(table: Table, kind: i64, revealed: i64, paid: i64, smallest: i64, first: i64, hand: i64) -> bool:
    """Can the payment be completed with hidden blocks of the zones from `first` on?"""
    cost = table.pack.cost[kind]
    for zone in range(first, c.ZONES):
        if bit(revealed, zone):
            continue
        worth = table.pack.pays[table.board[zone]]
        least = worth if worth < smallest else smallest
        after = revealed | (1 << zone)
        if paid + worth < cost:
            if can_pay(table, kind, after, paid + worth, least, zone + 1, hand):
                return True
        elif paid + worth - cost < least and can_carry_out(table, kind, after, hand):
            # KELP-R5: had the least of them been left out, the cost would not be met
            return True
    return False


def may_reveal(table: Table, zone: i64) -> bool:
    """May this hidden block be the next one to pay for the card being played?"""
    cost = table.pack.cost[table.playing]
    worth = table.pack.pays[table.board[zone]]
    least = worth if worth < table.smallest else table.smallest
    after = table.revealed | (1 << zone)
    if table.paid + worth < cost:
        return can_pay(table, table.playing, after, table.paid + worth, least, 0, table.hand_size)
    return table.paid + worth - cost < least and can_carry_out(table, table.playing, after, table.hand_size)


def can_carry_out(table: Table, program: i64, revealed: i64, hand: i64) -> bool:
    """Can every step of an effect be done when these zones are revealed and so many other cards are in hand?"""
    hidden: i64 = 0  # blocks that the steps so far stand up again
    for i in range(p.OPS):
        at = program * p.OPS + i
        op = table.pack.op[at]
        if op == p.OP_NONE:
            return True
        if op == p.OP_EAT:
            if not can_eat(table, table.pack.op_a[at]):
                return False
        elif not table.strict and program < c.BLOCK_PROGRAM:
            continue  # a lenient table plays cards for what they are worth
        elif op == p.OP_SHUFFLE:
            if not can_shuffle(table, at, revealed):
                return False
        elif op == p.OP_HIDE:
            hidden += table.pack.op_a[at]
            if bits(revealed) < hidden:
                return False
        elif op == p.OP_LEARN:
            least = table.pack.op_a[at]
            if least == 0 and program >= c.BLOCK_PROGRAM:
                least = 1  # KELP-R16: food is not wasted on nothing
            if cards_to_learn(table) < least and capacity(table, exchangeable(table, revealed), True) < least:
                return False
        elif op == p.OP_REMOVE:
            if cards_in(table, table.pack.op_c[at], hand) < table.pack.op_a[at]:
                return False
        elif op == p.OP_TUTOR and cards_in(table, table.pack.op_c[at], 0) == 0:
            return False
    return True


def can_shuffle(table: Table, at: i64, revealed: i64) -> bool:
    taken = shuffle_core(table, at)
    open_to = shuffle_source(table, at, revealed) & ~taken
    return bits(open_to) >= table.pack.op_a[at] - bits(taken)


def shuffle_core(table: Table, at: i64) -> i64:
    """The zones that a shuffle takes in any case."""
    mask: i64 = 0
    if table.pack.op_c[at] & p.WITH_CENTRE:
        mask |= 1 << c.CENTRE
    if table.pack.op_c[at] & p.WITH_OCTOPUS:
        mask |= 1 << zone_of(table, table.pack.octopus)
    return mask


def shuffle_source(table: Table, at: i64, revealed: i64) -> i64:
    """The zones that a shuffle may choose from."""
    mask: i64 = 0
    if table.pack.op_b[at] & p.FROM_HIDDEN:
        mask |= c.ALL_ZONES & ~revealed
    if table.pack.op_b[at] & p.FROM_REVEALED:
        mask |= revealed
    return mask


def can_eat(table: Table, food: i64) -> bool:
    """Food on the board, the octopus next to it, a shell to take its place (KELP-54)."""
    zone = zone_of(table, food)
    if zone < 0 or table.reserve[table.pack.shell] == 0:
        return False
    return bit(table.chart.near[zone], zone_of(table, table.pack.octopus))


def exchangeable(table: Table, revealed: i64) -> i64:
    """The zones whose block may be exchanged out: revealed, neither octopus nor food (KELP-51)."""
    mask: i64 = 0
    classes = table.pack.block_class
    for zone in range(c.ZONES):
        if bit(revealed, zone):
            kind = classes[table.board[zone]]
            if kind != p.IS_OCTOPUS and kind != p.IS_FOOD:
                mask |= 1 << zone
    return mask


def blocks_to_learn(table: Table, kind: i64, anew: bool) -> i64:
    """How many supply blocks of a kind may be learned; those the present effect put there may not (KELP-R12)."""
    if table.pack.block_class[kind] == p.IS_FOOD:
        return 0  # KELP-138: food comes with its eat card only
    if anew:
        return table.reserve[kind]
    return table.reserve[kind] - table.lent[kind]


def capacity(table: Table, zones: i64, anew: bool) -> i64:
    """How many items a Learn effect could still take: cards freely, blocks and food for an exchangeable zone each."""
    blocks = table.piles[c.EAT_PILE].count
    room = bits(zones)
    for kind in range(table.pack.blocks):
        if blocks >= room:
            break  # more blocks than zones to put them on make no difference
        blocks += blocks_to_learn(table, kind, anew)
    return cards_to_learn(table) + (room if room < blocks else blocks)


def cards_to_learn(table: Table) -> i64:
    """How many cards may be learned that need no room on the board."""
    cards: i64 = 0
    for pile in range(c.PILES - 1):
        cards += table.piles[pile].count
    return cards


def cards_in(table: Table, places: i64, hand: i64) -> i64:
    """How many cards lie in the places that an effect names."""
    count: i64 = 0
    if places & p.FROM_HAND:
        count += hand
    if places & p.FROM_DISCARD:
        count += table.discard.count
    if places & p.FROM_DECK:
        count += table.deck.count
    return count
