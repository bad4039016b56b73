# seaboard: compiled
"""Cards that lie on one another."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.games.kelp.rules import codes as c


@final
class Stack:
    """A deck, a pile or the discard, from the bottom up."""

    def __init__(self, cards: vec[i64], count: i64) -> None:
        self.cards = cards
        self.count = count

    def clone(self) -> Stack:
        return Stack(self.cards[:], self.count)

    def put(self, card: i64) -> None:
        self.cards[self.count] = card
        self.count += 1

    def draw(self) -> i64:
        self.count -= 1
        return self.cards[self.count]

    def top(self) -> i64:
        return self.cards[self.count - 1]

    def has(self, card: i64) -> bool:
        for i in range(self.count):
            if self.cards[i] == card:
                return True
        return False

    def take_out(self, card: i64) -> None:
        """Take the highest card of this kind; those above it come down."""
        at = self.count - 1
        while self.cards[at] != card:
            at -= 1
        self.count -= 1
        for i in range(at, self.count):
            self.cards[i] = self.cards[i + 1]

    def shuffle(self, random: Random) -> None:
        cards = self.cards
        i = self.count
        while i > 1:
            j = random.below(i)
            i -= 1
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept


def no_cards() -> Stack:
    return Stack(vec[i64]([0] * c.CARDS), 0)
