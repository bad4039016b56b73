# seaboard: compiled
"""A pile of cards in the order they came."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import zeros


@final
class Pile:
    """Cards in the order they came, the top one last; grows as needed and is cheap to copy."""

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count = count

    def clone(self) -> Pile:
        return Pile(self.items[:], self.count)

    def put(self, card: i64) -> None:
        if self.count == len(self.items):
            more = zeros(2 * self.count + 8)
            for i in range(self.count):
                more[i] = self.items[i]
            self.items = more
        self.items[self.count] = card
        self.count += 1

    def insert(self, at: i64, card: i64) -> None:
        """Put a card at a place, the later ones move up."""
        self.put(card)
        i = self.count - 1
        while i > at:
            self.items[i] = self.items[i - 1]
            i -= 1
        self.items[at] = card

    def remove(self, card: i64) -> i64:
        """Take a card out; the others keep their order. Returns the place it had."""
        at: i64 = 0
        while self.items[at] != card:
            at += 1
        self.count -= 1
        for i in range(at, self.count):
            self.items[i] = self.items[i + 1]
        return at

    def draw(self) -> i64:
        """Take the last card, which is the top of a deck."""
        self.count -= 1
        return self.items[self.count]

    def has(self, card: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == card:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


def no_cards(room: i64) -> Pile:
    return Pile(zeros(room), 0)
