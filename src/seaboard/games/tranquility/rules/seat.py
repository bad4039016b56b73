# seaboard: compiled
"""What one player has: hand, deck, discard pile, the storms that lie there, and what others have learnt of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.games.tranquility.rules import codes as c

HAND_ROOM: Final[i64] = 20
MANY: Final[i64] = 99


@final
class Seat:
    def __init__(self, hand: Cards, deck: Cards, pile: Cards) -> None:
        self.hand = hand  # in ascending order
        self.deck = deck  # face down, the top last
        self.pile = pile  # discards; a card that nobody has seen is entered as its negative
        self.yellow: i64 = 0  # storms that lie before this player
        self.orange: i64 = 0
        # The discards of a start card (TRQ-129 … TRQ-132)
        self.pledge: i64 = -1  # as last shown, -1: none yet
        self.tag: i64 = 0
        self.secret: i64 = -1  # the pledge of this round, PLEDGES * tag + count, shown when all are in
        self.share: i64 = 0  # how many of the discards fall to this player
        self.given: i64 = 0  # cards at the end of the pile that were picked but are not yet shown as discarded
        self.top: i64 = -1  # cards that shall come off the deck, -1: not yet decided
        self.start_out: bool = False  # the start card of this player has been played
        self.has_given: bool = False
        # What follows for others from what they have seen
        self.unchecked: i64 = 0  # cards drawn since this hand was last known to hold no start card
        self.late: i64 = 0  # discards since then among which a start card may be
        self.monsters_least: i64 = 0  # at least so many monsters in hand
        self.monsters_most: i64 = MANY
        self.shows_finish: bool = False  # surely holds a finish card (TRQ-71)
        # Points of a duel
        self.placed: i64 = 0
        self.neighbours: i64 = 0
        self.completed: i64 = 0
        self.discarded: i64 = 0

    def clone(self) -> Seat:
        copy = Seat(self.hand.clone(), self.deck.clone(), self.pile.clone())
        copy.yellow = self.yellow
        copy.orange = self.orange
        copy.pledge = self.pledge
        copy.tag = self.tag
        copy.secret = self.secret
        copy.share = self.share
        copy.given = self.given
        copy.top = self.top
        copy.start_out = self.start_out
        copy.has_given = self.has_given
        copy.unchecked = self.unchecked
        copy.late = self.late
        copy.monsters_least = self.monsters_least
        copy.monsters_most = self.monsters_most
        copy.shows_finish = self.shows_finish
        copy.placed = self.placed
        copy.neighbours = self.neighbours
        copy.completed = self.completed
        copy.discarded = self.discarded
        return copy

    # -- the hand -----------------------------------------------------------------------------------------------

    def hold(self, card: i64) -> None:
        """Take a card into the hand, in its order."""
        hand = self.hand
        at = hand.count
        hand.put(card)
        while at > 0 and hand.items[at - 1] > card:
            hand.items[at] = hand.items[at - 1]
            at -= 1
        hand.items[at] = card

    def holds(self, card: i64) -> bool:
        for i in range(self.hand.count):
            if self.hand.items[i] == card:
                return True
        return False

    def drop(self, card: i64) -> None:
        """Take one such card out of the hand."""
        for i in range(self.hand.count):
            if self.hand.items[i] == card:
                self.hand.take(i)
                return

    def has_islands_only(self) -> bool:
        """The last card of a hand in ascending order tells."""
        return self.hand.count == 0 or self.hand.items[self.hand.count - 1] <= c.ISLANDS

    def monsters(self) -> i64:
        """Sea monsters in hand: they come last in its order."""
        at = self.hand.count
        while at > 0 and self.hand.items[at - 1] == c.MONSTER:
            at -= 1
        return self.hand.count - at

    def discardable(self, started: bool) -> i64:
        """How many cards may be discarded: no monsters (TRQ-69), and no start card before one is played (TRQ-46)."""
        if self.has_islands_only():
            return self.hand.count
        count: i64 = 0
        for i in range(self.hand.count):
            card = self.hand.items[i]
            if card < c.MONSTER and (card != c.START or started):
                count += 1
        return count

    def throw(self, card: i64) -> None:
        """Discard a card of the hand, face down."""
        self.drop(card)
        self.pile.put(card)

    # -- what others know ---------------------------------------------------------------------------------------

    def note_draw(self) -> None:
        self.unchecked += 1
        if self.monsters_most < MANY:
            self.monsters_most += 1

    def note_discard(self, started: bool) -> None:
        if started and self.unchecked > 0:
            self.late += 1
        self.shows_finish = False

    def note_monster_played(self) -> None:
        if self.monsters_least > 0:
            self.monsters_least -= 1
        if self.monsters_most < MANY:
            self.monsters_most -= 1

    def note_monsters(self, count: i64) -> None:
        """Everybody knows now how many monsters this hand holds."""
        self.monsters_least = count
        self.monsters_most = count


def new_seat(room: i64) -> Seat:
    """A seat without cards, with room for so many in deck and pile."""
    return Seat(no_cards(HAND_ROOM), no_cards(room), no_cards(room))
