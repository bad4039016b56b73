# seaboard: compiled
"""A table with gaps: where a seat takes the cards to be, and those that may fill what it has not seen."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import gain


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Setting:
    """What all the worlds of one decision have in common, until `fill` makes it one of them."""

    def __init__(self, tally: vec[i64], pile_0: Cards, pile_1: Cards, gaps_0: i64, gaps_1: i64, pool: Cards) -> None:
        self.tally = tally  # closed hands of others hold just what is known to be there
        self.pile_0 = pile_0
        self.pile_1 = pile_1
        self.gaps_0 = gaps_0  # so many cards at the bottom of a pile are not known
        self.gaps_1 = gaps_1
        self.pool = pool  # the unseen cards; what is left of them is the deck
        self.drawn: i64 = -1  # the two cards that somebody else has drawn and not kept yet
        self.drawn_too: i64 = -1

    def clone(self) -> Setting:
        return Setting(
            self.tally[:], self.pile_0.clone(), self.pile_1.clone(), self.gaps_0, self.gaps_1, self.pool.clone()
        )

    def fill(self, sizes: vec[i64], seats: i64, has_drawn: bool, quick: Quick) -> None:
        """Deal the unseen cards, two of them to somebody else's decision if there is one.

        `sizes` is a tally in which every hand is as large as it is.
        """
        pool = self.pool
        quick.shuffle(pool.items, pool.count)
        if has_drawn:
            self.drawn = pool.draw()
            self.drawn_too = pool.draw()
        for i in range(self.gaps_0):
            self.pile_0.items[i] = pool.draw()
        for i in range(self.gaps_1):
            self.pile_1.items[i] = pool.draw()
        for seat in range(seats):
            row = seat * c.ROW
            while self.tally[row + c.SIZE] < sizes[row + c.SIZE]:
                gain(self.tally, row, pool.draw())
