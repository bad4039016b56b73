# seaboard: compiled
"""Fixed room for numbers, and a stack of cards in it that is cheap to copy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seaboard.core.random import Quick

ZEROS: Final = vec[i64]([0] * 1024)


def zeros(room: i64) -> vec[i64]:
    """So many zeros. Where games are short, making them from a list took a tenth of the time of a game."""
    return ZEROS[:room] if room <= len(ZEROS) else vec[i64]([0] * room)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """A pile with a fixed room: numbers of cards from the bottom (0) to the top (count - 1).

    Growing and shrinking never allocates, and no caller meets the aliasing of `vec`.
    """

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count = count

    def clone(self) -> Cards:
        return Cards(self.items[:], self.count)

    def put(self, card: i64) -> None:
        """Lay a card on top."""
        self.items[self.count] = card
        self.count += 1

    def draw(self) -> i64:
        """Take the top card away."""
        self.count -= 1
        return self.items[self.count]

    def top(self) -> i64:
        return self.items[self.count - 1]

    def take(self, at: i64) -> i64:
        """Take the card at a place, counted from the bottom; the others keep their order."""
        card = self.items[at]
        self.count -= 1
        for i in range(at, self.count):
            self.items[i] = self.items[i + 1]
        return card

    def mix(self, quick: Quick) -> None:
        """Another order, in which the old one has no part: a sampled future."""
        sort_in_place(self.items, self.count)
        quick.shuffle(self.items, self.count)

    def clear(self) -> None:
        self.count = 0

    def listed(self) -> list[int]:
        """The cards from bottom to top."""
        return [int(self.items[i]) for i in range(self.count)]


def sort_in_place(items: vec[i64], count: i64) -> None:
    """The first `count` items in ascending order."""
    for i in range(1, count):
        item = items[i]
        at = i
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item


def no_cards(room: i64) -> Cards:
    """An empty stack with room for so many cards.

    >>> stack = no_cards(3)
    >>> stack.put(7); stack.put(8); stack.draw(), stack.listed()
    (8, [7])
    """
    return Cards(zeros(room), 0)


def cards_from(cards: list[int], room: i64) -> Cards:
    """A stack of these cards, bottom first."""
    stack = no_cards(room)
    for card in cards:
        stack.put(card)
    return stack
