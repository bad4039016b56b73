# seaboard: compiled
"""Worlds that a seat could be in: everything it cannot know is dealt anew.

A seat knows its hand and the cards it discarded itself (it remembers them although it may not look again), and all
that happened openly. From that follows more than lies open, and the sampled worlds keep it: who cannot hold a start
card, how many monsters a hand has at least and at most, that nobody discards monsters, that the one who is to act can.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.tranquility.codes import (
    ACTING,
    CHOOSING_CELL,
    DISCARDING,
    DUEL,
    FINISH,
    GIVING,
    ISLANDS,
    KINDS,
    MONSTER,
    ORANGE,
    PLEDGES,
    PLEDGING,
    SHEDDING,
    START,
    TOPPING,
    YELLOW,
)
from seaboard.games.tranquility.duel_worlds import sample_duel
from seaboard.games.tranquility.repair import make_able
from seaboard.games.tranquility.seat import Seat
from seaboard.games.tranquility.start import ask_gifts, most_to_give, must_not_ask_top, top_option
from seaboard.games.tranquility.table import Table

TRIES: Final[i64] = 64


def sample_hidden(table: Table, seat: i64, quick: Quick) -> None:
    """Deal anew, in place, what this seat cannot know."""
    if table.stage == CHOOSING_CELL and table.who != seat:
        table.chosen = 0  # which card somebody else has picked up is not known yet
        table.stage = ACTING
    if table.charter.mode == DUEL:
        sample_duel(table, seat, quick)
        return
    take_gifts_back(table, seat)
    slots = Slots(table, seat)
    slots.deal(quick)
    slots.hand_out()
    make_able(table, seat, quick)
    pick_secrets(table, seat, quick)
    shuffle_exploration(table.exploration, quick)


@final
class Slots:
    """All places for hidden cards in one row: decks, cards thrown unseen, hands, discards, islands taken out.

    In this order every kind of card may lie in a leading part of the row: storms in decks, monsters also in hands,
    finish cards also among discards, islands everywhere. So each kind in turn is put on free places at random.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.decks: vec[i64] = vec[i64]([0] * (table.seats + 1))  # where the places of each player begin
        self.blind: vec[i64] = vec[i64]([0] * (table.seats + 1))
        self.hands: vec[i64] = vec[i64]([0] * (table.seats + 1))
        self.piles: vec[i64] = vec[i64]([0] * (table.seats + 1))
        self.counts: vec[i64] = vec[i64]([0] * KINDS)  # hidden cards of each kind
        self.hides_start: vec[i64] = vec[i64]([0] * table.seats)
        self.monsters_room: vec[i64] = vec[i64]([0] * table.seats)  # how many more monsters a hand may take
        self.collect()
        at: i64 = 0
        for s in range(table.seats):
            self.decks[s] = at
            at += table.players[s].deck.count
        self.decks[table.seats] = at
        for s in range(table.seats):
            self.blind[s] = at
            at += unseen(table.players[s].pile)
        self.blind[table.seats] = at
        for s in range(table.seats):
            self.hands[s] = at
            at += table.players[s].hand.count if s != seat else 0
        self.hands[table.seats] = at
        for s in range(table.seats):
            self.piles[s] = at
            pile = table.players[s].pile
            at += pile.count - unseen(pile) if s != seat else 0
        self.piles[table.seats] = at
        self.total: i64 = at + table.removed.count
        self.cards: vec[i64] = vec[i64]([0] * self.total)

    # -- what is hidden -----------------------------------------------------------------------------------------

    def collect(self) -> None:
        for s in range(self.table.seats):
            player = self.table.players[s]
            self.count_all(player.deck, s)
            if s != self.seat:
                self.count_all(player.hand, s)
                self.count_all(player.pile, s)
            else:
                for i in range(player.pile.count):
                    if player.pile.items[i] < 0:
                        self.count(-player.pile.items[i], s)
        self.count_all(self.table.removed, 0)

    def count_all(self, cards: Cards, s: i64) -> None:
        for i in range(cards.count):
            card = cards.items[i]
            self.count(-card if card < 0 else card, s)

    def count(self, card: i64, s: i64) -> None:
        if card == START:
            self.hides_start[s] = 1
        else:
            self.counts[card] += 1

    # -- dealing ------------------------------------------------------------------------------------------------

    def deal(self, quick: Quick) -> None:
        """Places are few at the end of a voyage: a deal that leaves a card without one is made again."""
        for _ in range(TRIES):
            if self.try_to_deal(quick):
                return

    def try_to_deal(self, quick: Quick) -> bool:
        table = self.table
        for place in range(self.total):
            self.cards[place] = 0
        for s in range(table.seats):  # start cards that can only be in a deck come before storms
            if self.hides_start[s] == 1 and self.elsewhere(s) == 0:
                self.place_start(s, quick)
        for storm in range(YELLOW, ORANGE + 1):
            for _ in range(self.counts[storm]):
                if not self.place_anywhere(storm, self.blind[table.seats], quick):
                    return False
        monsters = self.counts[MONSTER]
        finishes = self.counts[FINISH]
        for s in range(table.seats):
            if self.hides_start[s] == 1 and self.elsewhere(s) > 0:
                self.place_start(s, quick)
            if s != self.seat:
                monsters -= self.place_known_monsters(s, monsters)
                finishes -= self.place_known_finish(s, finishes)
        for _ in range(monsters):
            if not self.place_monster(quick):
                return False
        for _ in range(finishes):
            if not self.place_anywhere(FINISH, self.piles[table.seats], quick):
                return False
        self.place_islands(quick)
        return True

    def place_islands(self, quick: Quick) -> None:
        islands = vec[i64]([0] * ISLANDS)
        count: i64 = 0
        for island in range(1, ISLANDS + 1):
            if self.counts[island] > 0:
                islands[count] = island
                count += 1
        quick.shuffle(islands, count)
        for place in range(self.total):
            if self.cards[place] == 0:
                count -= 1
                self.cards[place] = islands[count]

    def place_anywhere(self, card: i64, end: i64, quick: Quick) -> bool:
        """Put a card on a random free place before `end`."""
        if end == 0:
            return False
        for _ in range(TRIES):
            place = quick.below(end)
            if self.cards[place] == 0:
                self.cards[place] = card
                return True
        for place in range(end):
            if self.cards[place] == 0:
                self.cards[place] = card
                return True
        return False

    def elsewhere(self, s: i64) -> i64:
        """How many chances there are that a hidden start card is not in the deck: in a hand that has drawn since it
        was known to hold none, or among what was discarded since."""
        if s == self.seat:
            return 0
        player = self.table.players[s]
        hand: i64 = 0
        size = self.hands[s + 1] - self.hands[s]
        if self.table.started or size - 1 - player.monsters_least >= required(self.table, s):
            hand = max(min(player.unchecked, size - player.monsters_least), 0)
        return hand + min(player.late, self.piles[s + 1] - self.piles[s])

    def place_start(self, s: i64, quick: Quick) -> None:
        decks = self.free_between(self.decks[s], self.decks[s + 1])
        blind = self.free_between(self.blind[s], self.blind[s + 1])
        others = self.elsewhere(s)
        pick = quick.below(max(decks + blind + others, 1))
        if pick < decks:
            self.cards[self.nth_free(self.decks[s], pick)] = START
        elif pick < decks + blind:
            self.cards[self.nth_free(self.blind[s], pick - decks)] = START
        elif pick < decks + blind + others - min(self.table.players[s].late, self.piles[s + 1] - self.piles[s]):
            self.cards[self.hands[s]] = START
        else:
            self.cards[self.piles[s]] = START

    def free_between(self, first: i64, end: i64) -> i64:
        count: i64 = 0
        for place in range(first, end):
            if self.cards[place] == 0:
                count += 1
        return count

    def nth_free(self, place: i64, skip: i64) -> i64:
        while self.cards[place] != 0 or skip > 0:
            if self.cards[place] == 0:
                skip -= 1
            place += 1
        return place

    def place_known_monsters(self, s: i64, left: i64) -> i64:
        """What a hand is known to hold, and how many monsters it may hold beside; returns how many were placed."""
        player = self.table.players[s]
        least = min(player.monsters_least, left)
        for _ in range(least):
            self.put_first(s, MONSTER)
        size = self.hands[s + 1] - self.hands[s]
        room = min(player.monsters_most, size - required(self.table, s))
        if not self.table.started and size > 0 and self.cards[self.hands[s]] == START:
            room = min(room, size - required(self.table, s) - 1)
        self.monsters_room[s] = max(room - least, 0)
        return least

    def place_known_finish(self, s: i64, left: i64) -> i64:
        if not self.table.players[s].shows_finish or left == 0:
            return 0
        return 1 if self.put_first(s, FINISH) else 0

    def put_first(self, s: i64, card: i64) -> bool:
        """On the first free place of a hand."""
        for place in range(self.hands[s], self.hands[s + 1]):
            if self.cards[place] == 0:
                self.cards[place] = card
                return True
        return False

    def place_monster(self, quick: Quick) -> bool:
        """A monster once drawn stays in hand, so a place among discards counts for the hand as well."""
        table = self.table
        if self.piles[table.seats] == 0:
            return False
        for _ in range(TRIES):
            place = quick.below(self.piles[table.seats])
            if place < self.hands[0]:
                if self.cards[place] == 0:
                    self.cards[place] = MONSTER
                    return True
                continue
            s: i64 = 0
            if place < self.piles[0]:
                while place >= self.hands[s + 1]:
                    s += 1
            else:
                while place >= self.piles[s + 1]:
                    s += 1
            if self.put_in_hand(s):
                return True
        for s in range(table.seats):
            if self.put_in_hand(s):
                return True
        return self.place_anywhere(MONSTER, self.hands[0], quick)

    def put_in_hand(self, s: i64) -> bool:
        if self.monsters_room[s] == 0 or not self.put_first(s, MONSTER):
            return False
        self.monsters_room[s] -= 1
        return True

    # -- back to the table --------------------------------------------------------------------------------------

    def hand_out(self) -> None:
        table = self.table
        for s in range(table.seats):
            player = table.players[s]
            for i in range(player.deck.count):
                player.deck.items[i] = self.cards[self.decks[s] + i]
            place = self.blind[s]
            if s == self.seat:
                for i in range(player.pile.count):
                    if player.pile.items[i] < 0:
                        player.pile.items[i] = -self.cards[place]
                        place += 1
                continue
            count = self.hands[s + 1] - self.hands[s]
            player.hand.clear()
            for i in range(count):
                player.hold(self.cards[self.hands[s] + i])
            player.pile.clear()
            for i in range(self.piles[s + 1] - self.piles[s]):
                player.pile.put(self.cards[self.piles[s] + i])
            for i in range(self.blind[s + 1] - self.blind[s]):
                player.pile.put(-self.cards[place + i])
        for i in range(table.removed.count):
            table.removed.items[i] = self.cards[self.piles[table.seats] + i]


def unseen(pile: Cards) -> i64:
    count: i64 = 0
    for i in range(pile.count):
        if pile.items[i] < 0:
            count += 1
    return count


def required(table: Table, s: i64) -> i64:
    """How many cards a player must be able to discard for the decision that is being made."""
    if table.who != s:
        return 0
    if table.stage == DISCARDING:
        return table.owed
    if table.stage == SHEDDING:
        return 1
    if table.stage == TOPPING or table.stage == GIVING:
        player = table.players[s]
        option = top_option(table, player)
        if player.share == 1 or player.share > option:
            return 1  # there was something to pick from the hand
        return player.share  # else nobody would have been asked
    return 0


# -- secret choices of others -----------------------------------------------------------------------------------


def take_gifts_back(table: Table, seat: i64) -> None:
    """What others have picked for the discards of a start is not known: for now it is in their hands again."""
    if table.stage != TOPPING and table.stage != GIVING:
        return
    for s in range(table.seats):
        player = table.players[s]
        if s != seat:
            for _ in range(player.given):
                player.hold(player.pile.draw())
            player.given = 0
            player.top = -1


def pick_secrets(table: Table, seat: i64, quick: Quick) -> None:
    """Secret pledges and gifts of others, made anew from the hands that they have now."""
    if table.stage == PLEDGING:
        for s in range(table.seats):
            player = table.players[s]
            if s != seat and player.secret >= 0:
                most = min(most_to_give(table, player), PLEDGES - 1)
                player.secret = quick.below(most + 1)
    elif table.stage == TOPPING or table.stage == GIVING:
        for s in range(table.seats):
            if s != seat and table.players[s].has_given:
                pick_gifts(table, table.players[s], quick)
        if table.who != seat:
            ask_gifts(table)


def pick_gifts(table: Table, player: Seat, quick: Quick) -> None:
    if player.share == 0:
        return
    if not must_not_ask_top(table, player):
        player.top = top_option(table, player) if quick.below(2) == 1 else 0
    for _ in range(player.share - player.top):
        cards = player.hand.count - player.monsters()  # monsters come last
        player.throw(player.hand.items[quick.below(cards)])
        player.given += 1


def shuffle_exploration(deck: Cards, quick: Quick) -> None:
    """Its order is unknown to all: sort it first, so that the true order has no influence."""
    if deck.count == 0:
        return
    counts = vec[i64]([0] * KINDS)
    for i in range(deck.count):
        counts[deck.items[i]] += 1
    at: i64 = 0
    for card in range(KINDS):
        for _ in range(counts[card]):
            deck.items[at] = card
            at += 1
    quick.shuffle(deck.items, deck.count)
