# seaboard: compiled
"""Dealing anew what a seat cannot know (KELP-O1 ... KELP-O7).

Everything is laid out in a fixed order before it is dealt, so that the new world depends on what the seat
knows and on the quick generator alone.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.games.kelp.codes import (
    BAG,
    BOARD,
    CARDS,
    CHOOSE_HUNT,
    COLOURS,
    DECK,
    DRAWN,
    DRAWN_WINDOW,
    GIVE_BACK,
    HAND,
    KNOWN,
    NONE,
    PICK,
    PILE,
    PILES,
    REFILL,
    SACK,
    SHARK,
    SHARK_DECK,
    STACK,
    ZONES,
)
from seaboard.games.kelp.table import Table, bit, bits, colour_total
from seaboard.games.kelp.tables import zeros
from seaboard.games.kelp.trail import kind_in


def deal_anew(s: Table, seat: i64, quick: Quick) -> None:
    deal_stack(s.t, SHARK_DECK, s.t[SHARK_DECK], quick)
    for pile in range(PILES):
        stack = PILE + pile * STACK
        if s.t[stack] > 2:  # the top card is seen, and one card below it is no secret
            deal_stack(s.t, stack, s.t[stack] - 1, quick)
    if seat == SHARK:
        deal_blocks(s, quick)
        deal_hand(s, quick)
        if s.phase == CHOOSE_HUNT:
            s.escape = any_colour(s, quick)
    else:
        deal_stack(s.t, DECK, s.t[DECK], quick)
        if s.phase == REFILL or s.phase == DRAWN_WINDOW or s.phase == GIVE_BACK or s.phase == PICK:
            deal_drawn_dice(s, quick)


def deal_stack(t: vec[i64], stack: i64, count: i64, quick: Quick) -> None:
    """Shuffle the lowest cards of a stack."""
    sort_stack(t, stack, count)
    i = count
    while i > 1:
        j = quick.below(i) + 1
        kept = t[stack + i]
        t[stack + i] = t[stack + j]
        t[stack + j] = kept
        i -= 1


def sort_stack(t: vec[i64], stack: i64, count: i64) -> None:
    counts = zeros(CARDS)
    for i in range(1, count + 1):
        counts[t[stack + i]] += 1
    at = stack + 1
    for kind in range(CARDS):
        for _ in range(counts[kind]):
            t[at] = kind
            at += 1


def deal_blocks(s: Table, quick: Quick) -> None:
    """An arrangement that the trail of swaps, shuffles and reveals allows, as likely as it is."""
    t = s.t
    code = s.trail.chances().sample(quick)
    for kind in range(s.pack.blocks):
        t[SACK + kind] = 0
    for zone in range(ZONES):
        if t[BOARD + zone] == NONE:
            t[SACK + kind_in(code, zone)] += 1  # not drawn from the block bag yet
        else:
            t[BOARD + zone] = kind_in(code, zone)


def deal_hand(s: Table, quick: Quick) -> None:
    """Cards the shark is not sure of are in the hand or in the deck."""
    t = s.t
    unsure = s.hand
    for kind in range(s.pack.cards):
        unsure -= t[KNOWN + kind]
        for _ in range(t[HAND + kind] - t[KNOWN + kind]):
            t[DECK] += 1
            t[DECK + t[DECK]] = kind
        t[HAND + kind] = t[KNOWN + kind]
    deal_stack(t, DECK, t[DECK], quick)
    for _ in range(unsure):
        t[HAND + t[DECK + t[DECK]]] += 1
        t[DECK] -= 1


def deal_drawn_dice(s: Table, quick: Quick) -> None:
    """Dice that the shark has drawn and not rolled yet are seen by the shark alone."""
    t = s.t
    count = colour_total(t, DRAWN)
    for colour in range(COLOURS):
        t[BAG + colour] += t[DRAWN + colour]
        t[DRAWN + colour] = 0
    for _ in range(count):
        at = quick.below(colour_total(t, BAG))
        colour = 0
        while at >= t[BAG + colour]:
            at -= t[BAG + colour]
            colour += 1
        t[BAG + colour] -= 1
        t[DRAWN + colour] += 1


def any_colour(s: Table, quick: Quick) -> i64:
    at = quick.below(bits(s.colours))
    colour: i64 = 0
    while not bit(s.colours, colour) or at > 0:
        if bit(s.colours, colour):
            at -= 1
        colour += 1
    return colour
