# seaboard: compiled
"""Setting up: TRQ-10 … TRQ-20, and the decks of each mode."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.core.state import EVERYONE
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.sea import empty_sea
from seaboard.games.tranquility.rules.seat import new_seat
from seaboard.games.tranquility.rules.table import Table


def set_up(table: Table) -> None:
    """Lay out everything and deal; the table must be bare."""
    charter = table.charter
    sea = empty_sea(charter.layout)
    table.sea = sea
    stack = no_cards(c.KINDS + 40)
    for island in range(1, c.ISLANDS + 1):
        stack.put(island)
    table.random.shuffle(stack.items, stack.count)
    table.removed.clear()
    for _nth in range(charter.removed):  # TRQ-13, TRQ-89: unseen, before anything else is shuffled in
        table.removed.put(stack.draw())
    table.supply = charter.numbers.compasses if charter.storms else 0
    if charter.mode == c.DUEL:
        deal_duel(table, stack)
        return
    if charter.has_finish_in_hands():  # TRQ-14; TRQ-101: in a pyramid they are to be explored
        put_many(stack, c.FINISH, charter.numbers.finish_cards)
    put_many(stack, c.MONSTER, charter.monsters)  # TRQ-66
    if charter.storms:  # TRQ-72
        put_many(stack, c.YELLOW, charter.numbers.storms_of_a_colour)
        put_many(stack, c.PURPLE, charter.numbers.storms_of_a_colour)
        put_many(stack, c.ORANGE, charter.numbers.storms_of_a_colour)
    table.random.shuffle(stack.items, stack.count)
    deal_decks(table, stack)
    lay_exploration(table)
    if charter.rocks:  # TRQ-20
        sea.put_rocks(table.random.below(charter.layout.rows))
        if table.notes is not None:
            table.notes.tell("rocks_laid", EVERYONE, {"row": int(sea.rocks) + 1})
    table.drawing = c.OPENING
    table.drawer = table.active
    table.refills = table.seats
    table.then(c.DRAW)


def put_many(stack: Cards, card: i64, count: i64) -> None:
    for _nth in range(count):
        stack.put(card)


def deal_decks(table: Table, stack: Cards) -> None:
    """TRQ-14 … TRQ-16, TRQ-19: shares as even as can be, the larger ones to random seats; the smallest begins."""
    seats = table.seats
    order = vec[i64]([0] * seats)
    for seat in range(seats):
        order[seat] = seat
    table.random.shuffle(order, seats)
    larger = stack.count % seats
    share = stack.count // seats
    table.players = [new_seat(share + 2) for _ in range(seats)]
    for place in range(seats):
        deck = table.players[order[place]].deck
        for _nth in range(share + 1 if place < larger else share):
            deck.put(stack.draw())
    # The seats from `larger` on have the smallest share; they stand in random order already.
    table.active = order[larger]


def lay_exploration(table: Table) -> None:
    """TRQ-101: the exploration deck of a pyramid."""
    table.exploration.clear()
    table.explored.clear()
    for i in range(len(table.charter.exploration)):
        table.exploration.put(table.charter.exploration[i])
    table.random.shuffle(table.exploration.items, table.exploration.count)


def shuffle_starts_in(table: Table) -> None:
    """TRQ-18: only now one start card into each deck. A deck in random order needs no more than a random place."""
    for seat in range(table.seats):
        deck = table.players[seat].deck
        if table.charter.opening_reshuffles:  # storms were put back under the deck (TRQ-R21)
            table.random.shuffle(deck.items, deck.count)
        deck.put(c.START)
        place = table.random.below(deck.count)
        deck.items[deck.count - 1] = deck.items[place]
        deck.items[place] = c.START
    if table.notes is not None:
        table.notes.tell("voyage_begins", EVERYONE, {"seat": int(table.active)})
    table.drawing = c.REFILLING  # from now on every start card is in a deck
    table.then(c.BEGIN_TURN)


def deal_duel(table: Table, stack: Cards) -> None:
    """TRQ-114: five hidden cards each, five open ones, the rest is the stock."""
    numbers = table.charter.numbers
    table.players = [new_seat(c.ISLANDS) for _ in range(table.seats)]
    for seat in range(table.seats):
        for _nth in range(numbers.hand):
            table.players[seat].hold(stack.draw())
    table.market.clear()
    for _nth in range(numbers.market):
        table.market.put(stack.draw())
    table.exploration.clear()
    while stack.count > 0:
        table.exploration.put(stack.draw())
    table.log.clear()
    table.active = table.random.below(table.seats)
    if table.notes is not None:
        table.notes.tell("voyage_begins", EVERYONE, {"seat": int(table.active)})
    table.drawing = c.REFILLING
    table.then(c.BEGIN_TURN)
