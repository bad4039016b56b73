# seaboard: compiled
"""Can an effect be carried out whole (KELP-35), and which blocks may pay for it (KELP-R4, KELP-R5, KELP-R6)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.games.kelp.codes import (
    BLOCK_PROGRAM,
    BOARD,
    CENTRE,
    DECK,
    DISCARD,
    EAT_PILE,
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    FROM_HIDDEN,
    FROM_REVEALED,
    IS_FOOD,
    IS_OCTOPUS,
    LENT,
    OP_EAT,
    OP_HIDE,
    OP_LEARN,
    OP_NONE,
    OP_REMOVE,
    OP_SHUFFLE,
    OP_TUTOR,
    OPS,
    PILE,
    PILES,
    RESERVE,
    STACK,
    WITH_CENTRE,
    WITH_OCTOPUS,
    ZONES,
)
from seaboard.games.kelp.table import Table, bit, bits, zone_of

ALL_ZONES: Final[i64] = 511


def can_play(s: Table, kind: i64) -> bool:
    """May this card of the hand be played: can its cost be paid so that its whole effect follows?"""
    if s.pack.cost[kind] == 0:
        return can_carry_out(s, kind, s.revealed, s.hand - 1)
    return can_pay(s, kind, s.revealed, 0, 9, 0, s.hand - 1)


def can_pay(s: Table, kind: i64, revealed: i64, paid: i64, smallest: i64, first: i64, hand: i64) -> bool:
    """Can the payment be completed with hidden blocks of the zones from `first` on?"""
    cost = s.pack.cost[kind]
    for zone in range(first, ZONES):
        if bit(revealed, zone):
            continue
        worth = s.pack.pays[s.t[BOARD + zone]]
        least = worth if worth < smallest else smallest
        after = revealed | (1 << zone)
        if paid + worth < cost:
            if can_pay(s, kind, after, paid + worth, least, zone + 1, hand):
                return True
        elif paid + worth - cost < least and can_carry_out(s, kind, after, hand):
            # KELP-R5: had the least of them been left out, the cost would not be met
            return True
    return False


def may_reveal(s: Table, zone: i64) -> bool:
    """May this hidden block be the next one to pay for the card being played?"""
    cost = s.pack.cost[s.playing]
    worth = s.pack.pays[s.t[BOARD + zone]]
    least = worth if worth < s.smallest else s.smallest
    after = s.revealed | (1 << zone)
    if s.paid + worth < cost:
        return can_pay(s, s.playing, after, s.paid + worth, least, 0, s.hand)
    return s.paid + worth - cost < least and can_carry_out(s, s.playing, after, s.hand)


def can_carry_out(s: Table, program: i64, revealed: i64, hand: i64) -> bool:
    """Can every step of an effect be done when these zones are revealed and so many other cards are in hand?"""
    lying = bits(revealed)
    for i in range(OPS):
        at = program * OPS + i
        op = s.pack.op[at]
        if op == OP_NONE:
            return True
        if op == OP_EAT:
            if not can_eat(s, s.pack.op_a[at]):
                return False
        elif not s.strict and program < BLOCK_PROGRAM:
            continue  # a lenient table plays cards for what they are worth
        elif op == OP_SHUFFLE:
            if not can_shuffle(s, at, revealed):
                return False
        elif op == OP_HIDE:
            least = s.pack.op_a[at]
            if lying < least:
                return False
            lying -= least
        elif op == OP_LEARN:
            least = s.pack.op_a[at]
            if least == 0 and program >= BLOCK_PROGRAM:
                least = 1  # KELP-R16: food is not wasted on nothing
            if capacity(s, exchangeable(s, revealed), True) < least:
                return False
        elif op == OP_REMOVE:
            if cards_in(s, s.pack.op_c[at], hand) < s.pack.op_a[at]:
                return False
        elif op == OP_TUTOR and cards_in(s, s.pack.op_c[at], 0) == 0:
            return False
    return True


def can_shuffle(s: Table, at: i64, revealed: i64) -> bool:
    taken = shuffle_core(s, at)
    open_to = shuffle_source(s, at, revealed) & ~taken
    return bits(open_to) >= s.pack.op_a[at] - bits(taken)


def shuffle_core(s: Table, at: i64) -> i64:
    """The zones that a shuffle takes in any case."""
    mask: i64 = 0
    if s.pack.op_c[at] & WITH_CENTRE:
        mask |= 1 << CENTRE
    if s.pack.op_c[at] & WITH_OCTOPUS:
        mask |= 1 << zone_of(s, s.pack.octopus)
    return mask


def shuffle_source(s: Table, at: i64, revealed: i64) -> i64:
    """The zones that a shuffle may choose from."""
    mask: i64 = 0
    if s.pack.op_b[at] & FROM_HIDDEN:
        mask |= ALL_ZONES & ~revealed
    if s.pack.op_b[at] & FROM_REVEALED:
        mask |= revealed
    return mask


def can_eat(s: Table, food: i64) -> bool:
    """Food on the board, the octopus next to it, a shell to take its place (KELP-54)."""
    zone = zone_of(s, food)
    if zone < 0 or s.t[RESERVE + s.pack.shell] == 0:
        return False
    return bit(s.chart.near[zone], zone_of(s, s.pack.octopus))


def exchangeable(s: Table, revealed: i64) -> i64:
    """The zones whose block may be exchanged out: revealed, neither octopus nor food (KELP-51)."""
    mask: i64 = 0
    t = s.t
    classes = s.pack.block_class
    for zone in range(ZONES):
        if bit(revealed, zone):
            kind = classes[t[BOARD + zone]]
            if kind != IS_OCTOPUS and kind != IS_FOOD:
                mask |= 1 << zone
    return mask


def blocks_to_learn(s: Table, kind: i64, anew: bool) -> i64:
    """How many supply blocks of a kind may be learned; those the present effect put there may not (KELP-R12)."""
    if s.pack.block_class[kind] == IS_FOOD:
        return 0  # KELP-138: food comes with its eat card only
    return s.t[RESERVE + kind] - (0 if anew else s.t[LENT + kind])


def capacity(s: Table, zones: i64, anew: bool) -> i64:
    """How many items a Learn effect could still take: cards freely, blocks and food for an exchangeable zone each."""
    t = s.t
    cards: i64 = 0
    for pile in range(PILES - 1):
        cards += t[PILE + pile * STACK]
    blocks = t[PILE + EAT_PILE * STACK]
    room = bits(zones)
    for kind in range(s.pack.blocks):
        if blocks >= room:
            break  # more blocks than zones to put them on make no difference
        blocks += blocks_to_learn(s, kind, anew)
    return cards + (room if room < blocks else blocks)


def cards_in(s: Table, places: i64, hand: i64) -> i64:
    """How many cards lie in the places that an effect names."""
    count: i64 = 0
    if places & FROM_HAND:
        count += hand
    if places & FROM_DISCARD:
        count += s.t[DISCARD]
    if places & FROM_DECK:
        count += s.t[DECK]
    return count
