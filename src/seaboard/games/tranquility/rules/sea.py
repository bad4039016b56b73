# seaboard: compiled
"""The sea: islands in their cells, what blocks a row, and what placing a card costs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import Layout

NO_ROCKS: Final[i64] = -1
ALL_CELLS: Final[i64] = (1 << 36) - 1


@final
class Sea:
    """Values strictly increase along the line of cells (TRQ-28).

    So the cells that a value may go to are exactly those between the nearest lower and the nearest higher card, and
    all of them are empty: `below` and `above` keep those two neighbours for every value.
    """

    def __init__(
        self, layout: Layout, line: vec[i64], below: vec[i64], above: vec[i64], in_row: vec[i64], purple: vec[i64]
    ) -> None:
        self.layout = layout
        self.line = line  # the island in each cell, 0: none
        self.below = below  # of each value: the cell of the nearest placed lower card, -1: none
        self.above = above  # of each value: the cell of the nearest placed higher card, CELLS: none
        self.in_row = in_row  # cells filled, of each row
        self.purple = purple  # storms on the marker of each row
        self.filled: i64 = 0
        self.full_rows: i64 = 0
        self.rocks: i64 = NO_ROCKS  # the row they block
        self.blocked: i64 = 0  # bits of blocked rows
        self.gate: i64 = 0  # empty cells that keep the top of an arch closed (TRQ-95)
        self.night: i64 = 0  # bits of cells whose card lies night up
        self.torn: bool = False  # somewhere there are more empty cells than values to fill them (TRQ-29)

    def clone(self) -> Sea:
        copy = Sea(self.layout, self.line[:], self.below[:], self.above[:], self.in_row[:], self.purple[:])
        copy.filled = self.filled
        copy.full_rows = self.full_rows
        copy.rocks = self.rocks
        copy.blocked = self.blocked
        copy.gate = self.gate
        copy.night = self.night
        copy.torn = self.torn
        return copy

    # -- where a card may go ------------------------------------------------------------------------------------

    def is_open(self, cell: i64) -> bool:
        """TRQ-26: empty, its row not blocked (TRQ-62, TRQ-77), and the top of an arch not closed (TRQ-95)."""
        if self.line[cell] != 0 or (self.blocked >> self.layout.row_of[cell]) & 1 == 1:
            return False
        return self.gate == 0 or self.layout.is_top[cell] == 0

    def cost(self, card: i64, cell: i64) -> i64:
        """TRQ-32 … TRQ-34: the smallest difference to an occupied neighbour, 0 without one."""
        price: i64 = 0
        if cell > 0 and self.line[cell - 1] != 0:
            price = card - self.line[cell - 1]
        if cell + 1 < c.CELLS and self.line[cell + 1] != 0:
            other = self.line[cell + 1] - card
            if price == 0 or other < price:
                price = other
        return price

    def has_neighbour(self, cell: i64) -> bool:
        if cell > 0 and self.line[cell - 1] != 0:
            return True
        return cell + 1 < c.CELLS and self.line[cell + 1] != 0

    def can_place(self, card: i64, purse: i64, beside: bool) -> bool:
        """Is there a cell that costs no more than the purse? Under an orange storm only `beside` other cards."""
        first = self.below[card] + 1
        last = self.above[card] - 1
        if self.blocked == 0 and self.gate == 0 and not beside:
            if last - first >= 2:
                return True  # a cell without neighbours is free
            return (first <= last and self.cost(card, first) <= purse) or (
                first < last and self.cost(card, last) <= purse
            )
        for cell in range(first, last + 1):
            if self.fits(card, cell, purse, beside):
                return True
        return False

    def fits(self, card: i64, cell: i64, purse: i64, beside: bool) -> bool:
        """May the card go into this cell of its range?"""
        if not self.is_open(cell) or (beside and not self.has_neighbour(cell)):
            return False
        return self.cost(card, cell) <= purse

    def cells_into(self, card: i64, purse: i64, beside: bool, out: Moves) -> None:
        first = self.below[card] + 1
        last = self.above[card] - 1
        if self.blocked == 0 and self.gate == 0 and not beside:
            if first <= last and self.cost(card, first) <= purse:
                out.add(c.CELL + first)
            for cell in range(first + 1, last):
                out.add(c.CELL + cell)
            if first < last and self.cost(card, last) <= purse:
                out.add(c.CELL + last)
            return
        for cell in range(first, last + 1):
            if self.fits(card, cell, purse, beside):
                out.add(c.CELL + cell)

    # -- changing it --------------------------------------------------------------------------------------------

    def place(self, card: i64, cell: i64, night: bool) -> None:
        self.line[cell] = card
        if self.is_tight(self.below[card], cell) or self.is_tight(cell, self.above[card]):
            self.torn = True
        value = card + 1
        while value <= c.ISLANDS and self.below[value] < cell:
            self.below[value] = cell
            value += 1
        value = card - 1
        while value > 0 and self.above[value] > cell:
            self.above[value] = cell
            value -= 1
        self.filled += 1
        if self.layout.is_top[cell] == 0 and self.gate > 0:
            self.gate -= 1
        if night:
            self.night |= self.layout.bit_of[cell]
        row = self.layout.row_of[cell]
        self.in_row[row] += 1
        if self.is_full(row):
            self.full_rows += 1

    def remove(self, cell: i64) -> i64:
        """Take a card away; the cell is empty again (TRQ-68). Returns the card."""
        row = self.layout.row_of[cell]
        if self.is_full(row):
            self.full_rows -= 1
        self.in_row[row] -= 1
        card = self.line[cell]
        self.line[cell] = 0
        value = card + 1
        while value <= c.ISLANDS and self.below[value] == cell:
            self.below[value] = self.below[card]
            value += 1
        value = card - 1
        while value > 0 and self.above[value] == cell:
            self.above[value] = self.above[card]
            value -= 1
        self.filled -= 1
        if self.has_gate() and self.layout.is_top[cell] == 0:
            self.gate += 1
        self.night &= ALL_CELLS ^ self.layout.bit_of[cell]
        self.torn = self.has_tight_gap()
        return card

    def is_tight(self, first: i64, last: i64) -> bool:
        """Are there too few values for the empty cells between two cards (or the ends of the line)?"""
        return self.values_between(first, last) < last - first - 1

    def values_between(self, first: i64, last: i64) -> i64:
        low: i64 = 0
        if first >= 0:
            low = self.line[first]
        high: i64 = c.ISLANDS + 1
        if last < c.CELLS:
            high = self.line[last]
        return high - low - 1

    def is_closed(self) -> bool:
        """Is there no cell left that any island could go to, whoever holds it?"""
        first: i64 = -1
        for cell in range(c.CELLS + 1):
            if cell == c.CELLS or self.line[cell] != 0:
                if cell - first > 1 and self.values_between(first, cell) > 0:
                    return False
                first = cell
        return True

    def has_tight_gap(self) -> bool:
        first: i64 = -1
        for cell in range(c.CELLS + 1):
            if cell == c.CELLS or self.line[cell] != 0:
                if self.is_tight(first, cell):
                    return True
                first = cell
        return False

    def has_gate(self) -> bool:
        """Only an arch has a top that opens last."""
        return self.layout.has_top

    def rotate(self, cell: i64) -> None:
        self.night ^= self.layout.bit_of[cell]

    # -- rows ---------------------------------------------------------------------------------------------------

    def is_full(self, row: i64) -> bool:
        return self.in_row[row] == self.layout.cells_in(row)

    def is_whole(self) -> bool:
        return self.filled == c.CELLS

    def is_run(self, row: i64) -> bool:
        """TRQ-83: each card of the row exactly one higher than the one to its left."""
        for cell in range(self.layout.row_start[row] + 1, self.layout.row_start[row + 1]):
            if self.line[cell] != self.line[cell - 1] + 1:
                return False
        return True

    def put_purple(self, row: i64, change: i64) -> None:
        self.purple[row] += change
        self.block_rows()

    def put_rocks(self, row: i64) -> None:
        self.rocks = row
        self.block_rows()

    def block_rows(self) -> None:
        """TRQ-R24: a row opens only when the rocks and every purple storm are gone from it."""
        self.blocked = 0
        bit: i64 = 1
        for row in range(self.layout.rows):
            if row == self.rocks or self.purple[row] > 0:
                self.blocked |= bit << row

    # -- day and night ------------------------------------------------------------------------------------------

    def is_half_and_half(self, rows_only: bool) -> bool:
        """TRQ-107, TRQ-110: one straight half of a full sea shows day, the other night."""
        low = self.layout.low_half
        if self.night == low or self.night == ALL_CELLS ^ low:
            return True
        left = self.layout.left_half
        return not rows_only and (self.night == left or self.night == ALL_CELLS ^ left)


def empty_sea(layout: Layout) -> Sea:
    sea = Sea(
        layout,
        vec[i64]([0] * c.CELLS),
        vec[i64]([-1] * (c.ISLANDS + 1)),
        vec[i64]([c.CELLS] * (c.ISLANDS + 1)),
        vec[i64]([0] * c.MOST_ROWS),
        vec[i64]([0] * c.MOST_ROWS),
    )
    for cell in range(c.CELLS):
        if sea.has_gate() and layout.is_top[cell] == 0:
            sea.gate += 1
    return sea
