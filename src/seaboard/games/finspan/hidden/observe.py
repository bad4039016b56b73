# seaboard: compiled
"""What a seat sees, as bytes for learners: the view without words. `told/observation.py` says what each byte means.

Rows are zeros when they are given; only what is not zero is written. Seats are counted from one's own. All but the
decks lies open (FIN-106), so that a row tells the same to every seat, only turned.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.payment import ACTION
from seaboard.games.finspan.rules.pile import Pile
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.rules.table import Table

# How many bytes a part takes; the sums below are folded, because all of it stands in one module.
N_WEEKS: Final[i64] = 6
N_TILES: Final[i64] = 18
N_SCORED: Final[i64] = 3
N_KINDS: Final[i64] = 10
N_SEATS: Final[i64] = 5
N_CARDS: Final[i64] = 135
N_FISH: Final[i64] = 138
N_SLOTS: Final[i64] = 18
N_SITES: Final[i64] = 3
N_PRIMITIVES: Final[i64] = 9
N_DECISIONS: Final[i64] = 7
N_RAVEL: Final[i64] = 6
N_NOTED: Final[i64] = 10
DEPTH: Final[i64] = 4  # unfinished things that a row tells of

WEEK: Final[i64] = 0
TILES: Final[i64] = WEEK + N_WEEKS
WORTH: Final[i64] = TILES + N_TILES
SIDE_B: Final[i64] = WORTH + N_SCORED
DECK: Final[i64] = SIDE_B + 1
BACKS: Final[i64] = DECK + 1
PAID_CARDS: Final[i64] = BACKS + 1
PAID_TOKENS: Final[i64] = PAID_CARDS + N_CARDS
FRAMES: Final[i64] = PAID_TOKENS + 3 * N_SLOTS

# An unfinished thing
KIND: Final[i64] = 0
WHOSE: Final[i64] = KIND + N_KINDS
CARD: Final[i64] = WHOSE + N_SEATS
SLOT: Final[i64] = CARD + N_FISH
UNITS: Final[i64] = SLOT + N_SLOTS
WHOLE: Final[i64] = UNITS + N_PRIMITIVES
INTO: Final[i64] = WHOLE + N_PRIMITIVES
LEFT: Final[i64] = INTO + N_SLOTS
STEP: Final[i64] = LEFT + 1
FRAME: Final[i64] = STEP + 1

NAUTOMA: Final[i64] = FRAMES + DEPTH * FRAME
NAUTOMA_NOTED: Final[i64] = NAUTOMA + 10  # eggs, young, schools, fish, markers, schooled, level, strength, deck, total
SHOWN: Final[i64] = NAUTOMA_NOTED + N_NOTED
LAST: Final[i64] = SHOWN + N_DECISIONS
RAVEL_CARD: Final[i64] = LAST + N_DECISIONS
HER_FISH: Final[i64] = RAVEL_CARD + N_RAVEL
SEATS: Final[i64] = HER_FISH + N_CARDS

# The block of a seat
ACTS: Final[i64] = 0
ACTIVE: Final[i64] = 1
FIRST: Final[i64] = 2
DIVERS: Final[i64] = 3
PLAYS: Final[i64] = 4
TOTAL: Final[i64] = 5
KEPT: Final[i64] = 6
DIVES: Final[i64] = 7
NOTED: Final[i64] = DIVES + N_SITES
MOST_OF: Final[i64] = NOTED + N_SCORED
TOP: Final[i64] = MOST_OF + N_SCORED
EGGS: Final[i64] = TOP + N_SLOTS
YOUNG: Final[i64] = EGGS + N_SLOTS
SCHOOL: Final[i64] = YOUNG + N_SLOTS
BENEATH: Final[i64] = SCHOOL + N_SLOTS
USED: Final[i64] = BENEATH + N_SLOTS
HAND: Final[i64] = USED + N_SLOTS
DISCARD: Final[i64] = HAND + N_CARDS
UNDER: Final[i64] = DISCARD + N_CARDS
BLOCK: Final[i64] = UNDER + N_CARDS

# The truth: the deck from the top, the Nautoma's decision cards from the top
TRUTH_DECISIONS: Final[i64] = N_CARDS
MOST: Final[i64] = 255


def row_width(seats: i64) -> i64:
    return SEATS + BLOCK * seats


def observe(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    observe_middle(table, out, at)
    frame = table.top
    place = at + FRAMES
    for _nth in range(DEPTH):
        if frame is None:
            break
        observe_frame(table, frame, seat, out, place)
        frame = frame.below
        place += FRAME
    nautoma = table.nautoma
    if nautoma is not None:
        observe_nautoma(table, nautoma, out, at)
    other = seat
    block = at + SEATS
    for _nth in range(table.seats):
        observe_seat(table, other, out, block)
        block += BLOCK
        other += 1
        if other == table.seats:
            other = 0
    observe_lies(table, seat, out, at)


def observe_middle(table: Table, out: vec[u8], at: i64) -> None:
    """The week, the achievements, and what has been paid for the fish that is being played."""
    week = table.week
    if week >= N_WEEKS:
        week = N_WEEKS - 1
    out[at + WEEK + week] = 1
    for i in range(c.SCORED_WEEKS):
        out[at + TILES + table.tiles[i]] = 1
        out[at + WORTH + i] = u8(table.worth[i])
    if table.side_b:
        out[at + SIDE_B] = 1
    out[at + DECK] = u8(table.deck.count)
    out[at + BACKS] = u8(table.backs)
    paid = table.paid
    for i in range(paid.count):
        step = paid.items[i] & ACTION
        if step >= c.DISCARD and step < c.RETRIEVE_CARD:
            out[at + PAID_CARDS + step - c.DISCARD] = 1
        elif step >= c.PAY_EGG and step < c.USE:
            out[at + PAID_TOKENS + step - c.PAY_EGG] += 1


def observe_frame(table: Table, frame: Frame, seat: i64, out: vec[u8], at: i64) -> None:
    kind = frame.kind
    out[at + KIND + kind] = 1
    whose = frame.seat - seat
    if whose < 0:
        whose += table.seats
    out[at + WHOSE + whose] = 1
    if frame.card >= 0:
        out[at + CARD + frame.card] = 1
    if frame.slot >= 0:
        out[at + SLOT + frame.slot] = 1
    if kind == c.PLAYING:
        for slot in range(c.SLOTS):
            if (frame.whole >> slot) & 1 == 1:
                out[at + INTO + slot] = 1
    elif kind == c.DIVING or kind == c.TURN:
        out[at + STEP] = u8(frame.units)
    elif kind == c.ENDING:
        for other in range(table.seats):  # who has finished, counted from one's own
            if (frame.units >> other) & 1 == 1:
                place = other - seat
                if place < 0:
                    place += table.seats
                out[at + UNITS + place] = 1
    else:
        units = frame.units
        whole = frame.whole
        for i in range(N_PRIMITIVES):
            out[at + UNITS + i] = u8(units & 15)
            out[at + WHOLE + i] = u8(whole & 15)
            units >>= 4
            whole >>= 4
    out[at + LEFT] = u8(frame.left)


def observe_nautoma(table: Table, nautoma: Nautoma, out: vec[u8], at: i64) -> None:
    base = at + NAUTOMA
    out[base] = u8(nautoma.eggs)
    out[base + 1] = u8(nautoma.young)
    out[base + 2] = u8(nautoma.schools)
    out[base + 3] = u8(nautoma.fish)
    out[base + 4] = u8(nautoma.markers)
    if nautoma.schooled:
        out[base + 5] = 1
    out[base + 6] = u8(nautoma.level)
    out[base + 7] = u8(nautoma.strength)
    out[base + 8] = u8(nautoma.deck.count)
    out[base + 9] = u8(at_most(nautoma.total(table.numbers)))
    for i in range(len(nautoma.noted)):
        if i < N_NOTED:
            out[at + NAUTOMA_NOTED + i] = u8(nautoma.noted[i])
    for i in range(nautoma.shown.count):
        out[at + SHOWN + nautoma.shown.items[i]] = 1
    if nautoma.last >= 0:
        out[at + LAST + nautoma.last] = 1
    if nautoma.strength > 0:
        out[at + RAVEL_CARD + nautoma.ravel_card] = 1


def observe_seat(table: Table, other: i64, out: vec[u8], block: i64) -> None:
    ocean = table.oceans[other]
    top = table.top
    if top is not None and other == top.seat:
        out[block + ACTS] = 1
    if other == table.active:
        out[block + ACTIVE] = 1
    if other == table.first:
        out[block + FIRST] = 1
    out[block + DIVERS] = u8(ocean.divers)
    out[block + PLAYS] = u8(ocean.plays)
    out[block + TOTAL] = u8(at_most(total_points(table.numbers, ocean)))
    if ocean.kept >= 0:
        out[block + KEPT] = u8(ocean.kept + 1)
    dives = ocean.dives
    for i in range(c.SITES):
        out[block + DIVES + i] = u8(dives[i])
    noted = ocean.noted
    most = ocean.most
    for i in range(c.SCORED_WEEKS):
        out[block + NOTED + i] = u8(noted[i])
        out[block + MOST_OF + i] = u8(most[i])
    top_fish = ocean.top
    under = ocean.under
    for slot in range(c.SLOTS):  # without a fish -1 and 0
        out[block + TOP + slot] = u8(top_fish[slot] + 1)
        out[block + BENEATH + slot] = u8(under[slot])
    if ocean.eggs > 0:
        copy_into(ocean.eggs_in, out, block + EGGS)
    if ocean.young > 0:
        copy_into(ocean.young_in, out, block + YOUNG)
    if ocean.schools > 0:
        copy_into(ocean.school_in, out, block + SCHOOL)
    used = ocean.used
    if used != 0:
        for slot in range(c.SLOTS):
            if (used >> slot) & 1 == 1:
                out[block + USED + slot] = 1
    mark_into(ocean.hand, out, block + HAND)
    mark_into(ocean.discard, out, block + DISCARD)


def copy_into(tokens: vec[i64], out: vec[u8], at: i64) -> None:
    """How many tokens lie in each slot."""
    for slot in range(c.SLOTS):
        out[at + slot] = u8(tokens[slot])


def mark_into(pile: Pile, out: vec[u8], at: i64) -> None:
    """A one for each card."""
    items = pile.items
    for i in range(pile.count):
        out[at + items[i]] = 1


def observe_lies(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """Cards under fish, and those that the Nautoma has played."""
    lies = table.lies
    for card in range(c.CARDS):
        place = lies[card]
        if place >= c.UNDER_FISH:
            place -= c.UNDER_FISH
            owner: i64 = 0
            while place >= c.SLOTS:
                place -= c.SLOTS
                owner += 1
            owner -= seat
            if owner < 0:
                owner += table.seats
            out[at + SEATS + BLOCK * owner + UNDER + card] = u8(place + 1)
        elif place == c.WITH_NAUTOMA:
            out[at + HER_FISH + card] = 1


def truth(table: Table, out: vec[u8], at: i64) -> None:
    """What no seat sees: the decks from the top."""
    deck = table.deck
    for i in range(deck.count):
        out[at + i] = u8(deck.items[deck.count - 1 - i] + 1)
    nautoma = table.nautoma
    if nautoma is not None:
        cards = nautoma.deck
        for i in range(cards.count):
            out[at + TRUTH_DECISIONS + i] = u8(cards.items[cards.count - 1 - i] + 1)


def at_most(points: i64) -> i64:
    """Points as one byte."""
    if points < 0:
        return 0
    return points if points < MOST else MOST
