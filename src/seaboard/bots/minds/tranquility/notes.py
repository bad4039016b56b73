# seaboard: compiled
"""What one seat of a voyage knows of the values."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.state import Tranquility

UNSEEN: Final[i64] = 1
OWN_BITS: Final[i64] = 8  # there are fewer values than 2 ** 8, so one sum counts both kinds
OWN: Final[i64] = 1 << 8
UNSEEN_BITS: Final[i64] = OWN - 1


@final
class Notes:
    """Where one seat knows the values to be: those in its own hand and those it has discarded; all others are unseen.

    Values in the sea need not be noted, as none of them lies between the ends of a gap.
    """

    def __init__(self) -> None:
        self.there: vec[i64] = vec[i64]([0] * (c.ISLANDS + 2))  # where this value is: UNSEEN, OWN or neither
        self.counts: vec[i64] = vec[i64]([0] * (c.ISLANDS + 2))  # the sum of the values up to v: unseen and own ones
        self.lowest: i64 = 1  # the sums from this value on are to be made anew
        self.thrown: i64 = 0  # discards, and cards that left the game, that are noted already
        self.gone: i64 = 0

    def forget(self) -> None:
        there = self.there
        for value in range(1, c.ISLANDS + 1):
            there[value] = UNSEEN
        self.lowest = 1
        self.thrown = 0
        self.gone = 0

    def bring_up_to_date(self, state: Tranquility, who: i64) -> None:
        """Note what is new since this seat looked last."""
        seat = state.players[who]
        if self.thrown < seat.pile.count:
            self.strike_out(seat.pile, self.thrown)
            self.thrown = seat.pile.count
        if self.gone < state.gone.count:
            self.strike_out(state.gone, self.gone)
            self.gone = state.gone.count
        hand = seat.hand.items
        for i in range(seat.hand.count):
            self.note(hand[i], OWN)
        self.count()

    def strike_out(self, cards: Cards, noted: i64) -> None:
        """These values, after so many that are noted, will not come any more."""
        items = cards.items
        for i in range(noted, cards.count):
            self.note(items[i], 0)

    def note(self, card: i64, where: i64) -> None:
        if 0 < card <= c.ISLANDS and self.there[card] != where:
            self.there[card] = where
            self.lowest = min(self.lowest, card)

    def count(self) -> None:
        there = self.there
        counts = self.counts
        total = counts[self.lowest - 1]
        for value in range(self.lowest, c.ISLANDS + 2):
            total += there[value]
            counts[value] = total
        self.lowest = c.ISLANDS + 2
