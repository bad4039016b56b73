# seaboard: compiled
"""Dealing anew what a seat cannot know (KELP-O1 ... KELP-O7).

Everything is laid out in a fixed order before it is dealt, so that the new world depends on what the seat
knows and on the quick generator alone.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.numbers import zeros
from seaboard.games.kelp.rules.stack import Stack
from seaboard.games.kelp.rules.table import Table, bit, bits
from seaboard.games.kelp.rules.trail import kind_in


def deal_anew(table: Table, seat: i64, quick: Quick) -> None:
    mix_piles(table, quick)
    if seat == c.SHARK:
        deal_blocks(table, quick)
        deal_hand(table, quick)
        if table.phase == c.CHOOSE_HUNT:
            table.escape = any_colour(table, quick)
    else:
        deal_lowest(table.deck, table.deck.count, quick)
        phase = table.phase
        if phase == c.REFILL or phase == c.DRAWN_WINDOW or phase == c.GIVE_BACK or phase == c.PICK:
            deal_drawn_dice(table, quick)


def mix_piles(table: Table, quick: Quick) -> None:
    """The shark's deck and the cards for sale, whose order nobody knows."""
    deal_lowest(table.shark_deck, table.shark_deck.count, quick)
    for pile in table.piles:
        if pile.count > 2:  # the top card is seen, and one card below it is no secret
            deal_lowest(pile, pile.count - 1, quick)


def mix_decks(table: Table, quick: Quick) -> None:
    """Everything that is still to come, for both sides; what they hold stays."""
    mix_piles(table, quick)
    deal_lowest(table.deck, table.deck.count, quick)


def deal_lowest(stack: Stack, count: i64, quick: Quick) -> None:
    """Sort and shuffle the lowest cards of a stack."""
    cards = stack.cards
    sort_lowest(cards, count)
    i = count
    while i > 1:
        j = quick.below(i)
        i -= 1
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


def sort_lowest(cards: vec[i64], count: i64) -> None:
    counts = zeros(c.CARDS)
    for i in range(count):
        counts[cards[i]] += 1
    at: i64 = 0
    for kind in range(c.CARDS):
        for _nth in range(counts[kind]):
            cards[at] = kind
            at += 1


def deal_blocks(table: Table, quick: Quick) -> None:
    """An arrangement that the trail of swaps, shuffles and reveals allows, as likely as it is."""
    code = table.trail.chances().sample(quick)
    for kind in range(table.pack.blocks):
        table.sack[kind] = 0
    for zone in range(c.ZONES):
        if table.board[zone] == c.NONE:
            table.sack[kind_in(code, zone)] += 1  # not drawn from the block bag yet
        else:
            table.board[zone] = kind_in(code, zone)


def deal_hand(table: Table, quick: Quick) -> None:
    """Cards the shark is not sure of are in the hand or in the deck."""
    unsure = table.hand_size
    for kind in range(table.pack.cards):
        unsure -= table.known[kind]
        for _nth in range(table.hand[kind] - table.known[kind]):
            table.deck.put(kind)
        table.hand[kind] = table.known[kind]
    deal_lowest(table.deck, table.deck.count, quick)
    for _nth in range(unsure):
        table.hand[table.deck.draw()] += 1


def deal_drawn_dice(table: Table, quick: Quick) -> None:
    """Dice that the shark has drawn and not rolled yet are seen by the shark alone."""
    count = total(table.drawn)
    for colour in range(c.COLOURS):
        table.bag[colour] += table.drawn[colour]
        table.drawn[colour] = 0
    for _nth in range(count):
        at = quick.below(total(table.bag))
        colour = 0
        while at >= table.bag[colour]:
            at -= table.bag[colour]
            colour += 1
        table.bag[colour] -= 1
        table.drawn[colour] += 1


def any_colour(table: Table, quick: Quick) -> i64:
    at = quick.below(bits(table.colours))
    colour: i64 = 0
    while not bit(table.colours, colour) or at > 0:
        if bit(table.colours, colour):
            at -= 1
        colour += 1
    return colour
