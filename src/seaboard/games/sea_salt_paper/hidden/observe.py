# seaboard: compiled
"""What a seat sees, as bytes for learners: the view without words. `told/observation.py` says what each byte means.

Rows are zeros when they are given; only what is not zero is written. Seats are counted from one's own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import PAIR_ONE, PAIR_OTHER
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.rules.table import Table

# How many bytes a part takes; the sums below are folded, because all of it stands in one module.
N_FACES: Final[i64] = 46
N_CARDS: Final[i64] = 58
N_PHASES: Final[i64] = 8
N_CALLS: Final[i64] = 3

PHASE: Final[i64] = 0
CALL: Final[i64] = PHASE + N_PHASES
DECK: Final[i64] = CALL + N_CALLS
ROUND: Final[i64] = DECK + 1
TARGET: Final[i64] = ROUND + 1
SEARCHED: Final[i64] = TARGET + 1
PILE_SIZE: Final[i64] = SEARCHED + 2
PILE_TOP: Final[i64] = PILE_SIZE + 2
DRAWN: Final[i64] = PILE_TOP + 2 * N_FACES
PILE_CARDS: Final[i64] = DRAWN + 2 * N_FACES
SEATS: Final[i64] = PILE_CARDS + N_CARDS

# The block of a seat
ACTS: Final[i64] = 0
BEGAN: Final[i64] = 1
CALLED: Final[i64] = 2
LIES_OPEN: Final[i64] = 3
HAND_SIZE: Final[i64] = 4
TOTAL: Final[i64] = 5
SEEN: Final[i64] = 6
POINTS: Final[i64] = 7
IN_HAND: Final[i64] = 8
IN_AREA: Final[i64] = IN_HAND + N_FACES
BLOCK: Final[i64] = IN_AREA + N_FACES

MOST: Final[i64] = 255


def row_width(seats: i64) -> i64:
    return SEATS + BLOCK * seats


def observe(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    seats = table.seats
    observe_middle(table, seat, out, at)
    seen = table.opened
    if table.phase == c.OVER and table.ending == c.FOUR_MERMAIDS:
        seen |= table.winners  # a won hand of mermaids is shown
    tally = table.tally
    block = at + SEATS
    other = seat
    for step in range(seats):
        row = other * c.ROW
        if step == 0 or (seen >> other) & 1 == 1:
            observe_hand(table, row, out, block)
        if (table.opened >> other) & 1 == 1:
            out[block + LIES_OPEN] = 1
        out[block + HAND_SIZE] = u8(tally[row + c.SIZE])
        total = table.totals[other]
        if total > MOST:
            total = MOST
        out[block + TOTAL] = u8(total)
        if other == table.turn and table.phase != c.OVER:
            out[block + ACTS] = 1
        if other == table.first:
            out[block + BEGAN] = 1
        if other == table.caller and table.call != c.NO_CALL:
            out[block + CALLED] = 1
        block += BLOCK
        other += 1
        if other == seats:
            other = 0
    observe_areas(table, seat, out, at + SEATS)


def observe_middle(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """Deck and piles, what is being decided, and what this seat has drawn or looks through."""
    out[at + PHASE + table.phase] = 1
    out[at + CALL + table.call] = 1
    out[at + DECK] = u8(table.deck.count)
    out[at + ROUND] = u8(table.round)
    out[at + TARGET] = u8(table.charter.target)
    pile = table.pile_0
    if pile.count > 0:
        out[at + PILE_SIZE] = u8(pile.count)
        out[at + PILE_TOP + pile.items[pile.count - 1]] = 1
    pile = table.pile_1
    if pile.count > 0:
        out[at + PILE_SIZE + 1] = u8(pile.count)
        out[at + PILE_TOP + N_FACES + pile.items[pile.count - 1]] = 1
    mine = seat == table.turn
    if mine and table.drawn >= 0:
        out[at + DRAWN + table.drawn] = 1
        out[at + DRAWN + N_FACES + table.drawn_too] = 1
    if table.phase == c.PICKING:
        out[at + SEARCHED + table.searched] = 1
        if mine:
            pile = table.pile(table.searched)
            for i in range(pile.count):
                out[at + PILE_CARDS + i] = u8(pile.items[pile.count - 1 - i] + 1)


def observe_hand(table: Table, row: i64, out: vec[u8], block: i64) -> None:
    tally = table.tally
    out[block + SEEN] = 1
    out[block + POINTS] = u8(card_points(tally, row, table.charter.white_counts))
    if tally[row + c.SIZE] == 0:
        return
    held = row + c.HAND
    hand = block + IN_HAND
    for face in range(N_FACES):
        out[hand + face] = u8(tally[held + face])


def observe_areas(table: Table, seat: i64, out: vec[u8], blocks: i64) -> None:
    """The pairs that lie before each seat."""
    laid = table.laid
    for i in range(laid.count):
        pair = laid.items[i]
        owner: i64 = 0
        while pair >= c.N_PAIRS:  # quicker than dividing
            pair -= c.N_PAIRS
            owner += 1
        owner -= seat
        if owner < 0:
            owner += table.seats
        area = blocks + BLOCK * owner + IN_AREA
        out[area + PAIR_ONE[pair]] += 1
        out[area + PAIR_OTHER[pair]] += 1


def truth(table: Table, out: vec[u8], at: i64) -> None:
    """What no seat sees: the deck and both piles from the top, and the cards that a seat has drawn."""
    deck = table.deck
    for i in range(deck.count):
        out[at + i] = u8(deck.items[deck.count - 1 - i] + 1)
    for number in range(2):
        pile = table.pile(number)
        for i in range(pile.count):
            out[at + N_CARDS * (number + 1) + i] = u8(pile.items[pile.count - 1 - i] + 1)
    if table.drawn >= 0:
        out[at + N_CARDS * 3] = u8(table.drawn + 1)
        out[at + N_CARDS * 3 + 1] = u8(table.drawn_too + 1)
