# seaboard: compiled
"""Worlds that a seat could be in: everything it cannot know is dealt anew.

A seat knows its hand and the cards it discarded itself (it remembers them although it may not look again), and all
that happened openly. From that follows more than lies open, and the sampled worlds keep it: who cannot hold a start
card, how many monsters a hand has at least and at most, that nobody discards monsters, that the one who is to act can.
What cannot be excluded is as likely as it is among players who keep what fits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.tranquility.hidden.duel_worlds import sample_duel
from seaboard.games.tranquility.hidden.repair import make_able
from seaboard.games.tranquility.hidden.slots import Slots
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.seat import Seat
from seaboard.games.tranquility.rules.start_card import ask_gifts, most_to_give, must_not_ask_top, top_option
from seaboard.games.tranquility.rules.table import Table

EIGHTHS: Final[i64] = 8
UNFAIR: Final[i64] = 4  # so many of them


def sample_hidden(table: Table, seat: i64, quick: Quick) -> None:
    """Deal anew, in place, what this seat cannot know."""
    if table.phase == c.CHOOSING_CELL and table.who != seat:
        table.chosen = 0  # which card somebody else has picked up is not known yet
        table.phase = c.ACTING
    if table.charter.mode == c.DUEL:
        sample_duel(table, seat, quick)
        return
    take_gifts_back(table, seat)
    slots = Slots(table, seat)
    slots.deal(quick)
    slots.hand_out()
    make_able(table, seat, quick)
    pick_secrets(table, seat, quick)
    shuffle_exploration(table.exploration, quick)


# -- secret choices of others -----------------------------------------------------------------------------------


def take_gifts_back(table: Table, seat: i64) -> None:
    """What others have picked for the discards of a start is not known: for now it is in their hands again."""
    if table.phase != c.TOPPING and table.phase != c.GIVING:
        return
    if table.who != seat:
        table.owed = 0
    for s in range(table.seats):
        player = table.players[s]
        if s != seat:
            for _nth in range(player.given):
                player.hold(player.pile.draw())
            player.given = 0
            player.top = -1


def pick_secrets(table: Table, seat: i64, quick: Quick) -> None:
    """Secret pledges and gifts of others, made anew from the hands that they have now."""
    if table.phase == c.PLEDGING:
        for s in range(table.seats):
            player = table.players[s]
            if s != seat and player.secret >= 0:
                player.secret = likely_pledge(table, s, quick)
    elif table.phase == c.TOPPING or table.phase == c.GIVING:
        for s in range(table.seats):
            if s != seat and table.players[s].has_given:
                pick_gifts(table, table.players[s], quick)
        if table.who != seat:
            ask_gifts(table)


def likely_pledge(table: Table, s: i64, quick: Quick) -> i64:
    """What somebody pledges who counts cards: a fair share, or one more or less, and seldom just anything."""
    most = min(most_to_give(table, table.players[s]), c.PLEDGES - 1)
    luck = quick.below(EIGHTHS)
    if luck == 0:
        return quick.below(most + 1)
    count = fair_pledge(table, s)
    if luck < UNFAIR:
        count += quick.below(2) * 2 - 1
    return min(max(count, 0), most)


def fair_pledge(table: Table, s: i64) -> i64:
    """At first as many as leave everybody with the same, then an even part of what is missing to eight."""
    seats = table.seats
    missing = table.charter.numbers.start_discards
    if table.round > 1:
        for other in range(seats):
            missing -= table.players[other].pledge
        count = table.players[s].pledge
        turn = (s - table.active + seats) % seats
    else:
        count = 0
        for other in range(seats):
            missing += cards_of(table.players[s]) - cards_of(table.players[other])
        turn = 0
    count += missing // seats
    return count + 1 if turn < missing % seats else count


def cards_of(player: Seat) -> i64:
    return player.deck.count + player.hand.count


def pick_gifts(table: Table, player: Seat, quick: Quick) -> None:
    if player.share == 0:
        return
    if not must_not_ask_top(table, player):
        player.top = top_option(table, player) if quick.below(2) == 1 else 0
    for _nth in range(player.share - player.top):
        cards = player.hand.count - player.monsters()  # monsters come last
        player.throw(player.hand.items[quick.below(cards)])
        player.given += 1


def shuffle_exploration(deck: Cards, quick: Quick) -> None:
    """Its order is unknown to all: sort it first, so that the true order has no influence."""
    if deck.count == 0:
        return
    counts = vec[i64]([0] * c.KINDS)
    for i in range(deck.count):
        counts[deck.items[i]] += 1
    at: i64 = 0
    for card in range(c.KINDS):
        for _nth in range(counts[card]):
            deck.items[at] = card
            at += 1
    quick.shuffle(deck.items, deck.count)
