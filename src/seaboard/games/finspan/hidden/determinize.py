# seaboard: compiled
"""A world that a seat could be in: only the order of the decks is hidden, and from everybody alike. (FIN-107)

Both functions begin from the cards in the order of their numbers, so that the new order depends on what is known and
on the generator alone.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import zeros
from seaboard.core.random import Quick
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.pile import Pile


def dealt_anew(deck: Pile, lies: vec[i64], quick: Quick) -> Pile:
    """A deck in another order; which cards are in it follows from where all others lie."""
    items = zeros(deck.count)
    count: i64 = 0
    for card in range(len(lies)):
        if lies[card] == c.IN_DECK:
            items[count] = card
            count += 1
    quick.shuffle(items, count)
    return Pile(items, count)


def deal_decisions_anew(nautoma: Nautoma, quick: Quick) -> None:
    """Another order of the decision cards that nobody has seen this week, the one set aside among them."""
    count: i64 = 0
    for card in range(c.DECISIONS):
        if not nautoma.shown.has(card):
            nautoma.deck.items[count] = card
            count += 1
    quick.shuffle(nautoma.deck.items, count)
