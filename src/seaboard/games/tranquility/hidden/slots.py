# seaboard: compiled
"""The hidden cards of a table, dealt anew over all places where they may lie."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.start_card import top_option
from seaboard.games.tranquility.rules.table import Table

TRIES: Final[i64] = 64


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
        self.counts: vec[i64] = vec[i64]([0] * c.KINDS)  # hidden cards of each kind
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
        if card == c.START:
            self.hides_start[s] = 1
        else:
            self.counts[card] += 1

    # -- dealing ------------------------------------------------------------------------------------------------

    def deal(self, quick: Quick) -> None:
        """Places are few at the end of a voyage: a deal that leaves a card without one is made again."""
        for _nth in range(TRIES):
            if self.try_to_deal(quick):
                return

    def try_to_deal(self, quick: Quick) -> bool:
        table = self.table
        for place in range(self.total):
            self.cards[place] = 0
        for s in range(table.seats):  # start cards that can only be in a deck come before storms
            if self.hides_start[s] == 1 and self.elsewhere(s) == 0:
                self.place_start(s, quick)
        for storm in range(c.YELLOW, c.ORANGE + 1):
            for _nth in range(self.counts[storm]):
                if not self.place_anywhere(storm, self.blind[table.seats], quick):
                    return False
        monsters = self.counts[c.MONSTER]
        finishes = self.counts[c.FINISH]
        for s in range(table.seats):
            if self.hides_start[s] == 1 and self.elsewhere(s) > 0:
                self.place_start(s, quick)
            if s != self.seat:
                monsters -= self.place_known_monsters(s, monsters)
                finishes -= self.place_known_finish(s, finishes)
        for _nth in range(monsters):
            if not self.place_monster(quick):
                return False
        for _nth in range(finishes):
            if not self.place_anywhere(c.FINISH, self.piles[table.seats], quick):
                return False
        self.place_islands(quick)
        self.keep_needed(quick)
        return True

    def place_islands(self, quick: Quick) -> None:
        islands = vec[i64]([0] * c.ISLANDS)
        count: i64 = 0
        for island in range(1, c.ISLANDS + 1):
            if self.counts[island] > 0:
                islands[count] = island
                count += 1
        quick.shuffle(islands, count)
        for place in range(self.total):
            if self.cards[place] == 0:
                count -= 1
                self.cards[place] = islands[count]

    def keep_needed(self, quick: Quick) -> None:
        """Players keep what fits and throw away what does not, so discards are not like any other hidden cards.

        With every card as likely there as anywhere, bots would think that far more is lost than really is. The chances
        are those that make sampled worlds like real ones, as far as games between bots tell.
        """
        for s in range(self.table.seats):
            if self.piles[s] < self.piles[s + 1]:  # not those of the seat itself
                self.keep_finish(s, quick)
                for place in range(self.hands[s], self.hands[s + 1]):
                    if self.is_useless(self.cards[place]) and quick.below(2) == 0:
                        other = self.piles[s] + quick.below(self.piles[s + 1] - self.piles[s])
                        if self.is_needed(self.cards[other]):
                            self.exchange(place, other)
        first = self.piles[0]
        end = self.piles[self.table.seats]
        elsewhere = self.total - (end - first)
        if elsewhere == 0:
            return
        for place in range(first, end):
            if self.is_needed(self.cards[place]) and quick.below(3) > 0:
                other = quick.below(elsewhere)
                if other >= first:
                    other += end - first
                if self.is_useless(self.cards[other]):
                    self.exchange(place, other)
        self.keep_wide(quick)

    def keep_wide(self, quick: Quick) -> None:
        """Where more than one cell is free, an island stays in hand rather than one that fits a single cell or none."""
        for s in range(self.table.seats):
            held = self.hands[s + 1] - self.hands[s]
            if held == 0:
                continue
            for place in range(self.piles[s], self.piles[s + 1]):
                if self.is_wide(self.cards[place]) and quick.below(3) > 0:
                    other = self.hands[s] + quick.below(held)
                    if self.cards[other] <= c.ISLANDS and not self.is_wide(self.cards[other]):
                        self.exchange(place, other)

    def keep_finish(self, s: i64, quick: Quick) -> None:
        """In the last third of a voyage hardly anybody throws away the only finish card in hand."""
        if self.table.sea.filled * 3 < c.CELLS * 2 or quick.below(4) == 0:
            return
        thrown: i64 = -1
        for place in range(self.piles[s], self.piles[s + 1]):
            if self.cards[place] == c.FINISH:
                thrown = place
        for place in range(self.hands[s], self.hands[s + 1]):
            if self.cards[place] == c.FINISH:
                return
        if thrown >= 0:
            for place in range(self.hands[s], self.hands[s + 1]):
                if self.is_useless(self.cards[place]):
                    self.exchange(place, thrown)
                    return

    def exchange(self, place: i64, other: i64) -> None:
        card = self.cards[place]
        self.cards[place] = self.cards[other]
        self.cards[other] = card

    def is_needed(self, card: i64) -> bool:
        """Is it an island with a free cell?"""
        return card <= c.ISLANDS and self.table.sea.above[card] - self.table.sea.below[card] > 1

    def is_wide(self, card: i64) -> bool:
        """Is it an island with more than one free cell?"""
        return card <= c.ISLANDS and self.table.sea.above[card] - self.table.sea.below[card] > 2

    def is_useless(self, card: i64) -> bool:
        return card <= c.ISLANDS and not self.is_needed(card)

    def place_anywhere(self, card: i64, end: i64, quick: Quick) -> bool:
        """Put a card on a random free place before `end`."""
        if end == 0:
            return False
        for _nth in range(TRIES):
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
            self.cards[self.nth_free(self.decks[s], pick)] = c.START
        elif pick < decks + blind:
            self.cards[self.nth_free(self.blind[s], pick - decks)] = c.START
        elif pick < decks + blind + others - min(self.table.players[s].late, self.piles[s + 1] - self.piles[s]):
            self.cards[self.hands[s]] = c.START
        else:
            self.cards[self.piles[s]] = c.START

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
        for _nth in range(least):
            self.put_first(s, c.MONSTER)
        size = self.hands[s + 1] - self.hands[s]
        room = min(player.monsters_most, size - required(self.table, s))
        if not self.table.started and size > 0 and self.cards[self.hands[s]] == c.START:
            room = min(room, size - required(self.table, s) - 1)
        self.monsters_room[s] = max(room - least, 0)
        return least

    def place_known_finish(self, s: i64, left: i64) -> i64:
        if not self.table.players[s].shows_finish or left == 0:
            return 0
        return 1 if self.put_first(s, c.FINISH) else 0

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
        for _nth in range(TRIES):
            place = quick.below(self.piles[table.seats])
            if place < self.hands[0]:
                if self.cards[place] == 0:
                    self.cards[place] = c.MONSTER
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
        return self.place_anywhere(c.MONSTER, self.hands[0], quick)

    def put_in_hand(self, s: i64) -> bool:
        if self.monsters_room[s] == 0 or not self.put_first(s, c.MONSTER):
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
    if table.phase == c.DISCARDING:
        return table.owed
    if table.phase == c.SHEDDING:
        return 1
    if table.phase == c.TOPPING or table.phase == c.GIVING:
        player = table.players[s]
        option = top_option(table, player)
        if player.share == 1 or player.share > option:
            return 1  # there was something to pick from the hand
        return player.share  # else nobody would have been asked
    return 0
