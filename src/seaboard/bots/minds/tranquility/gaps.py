# seaboard: compiled
"""Tranquility: every gap of the sea is judged by the chance that it can still be filled, and by what that will cost.

A gap is a stretch of empty cells between two islands. It needs as many values as it has cells; those in the own hand
are sure, each unseen one turns up and can be used with some probability. The logarithm of the chance to fill all gaps
is what a move must spare. Cards pay for everything, so they have a price, which rises when they become scarce; a gap
costs cards too, because in the end every second cell of it lies beside another island.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.tranquility.notes import OWN, OWN_BITS, UNSEEN, UNSEEN_BITS, Notes
from seaboard.bots.minds.tranquility.odds import HOPELESS, RISK_ROW, RISKS, STEPS
from seaboard.bots.minds.tranquility.taste import Taste
from seaboard.core.state import State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.sea import Sea
from seaboard.games.tranquility.state import Tranquility

FAR: Final[i64] = 1 << 40
REACH: Final[i64] = 4  # the highest cost that a full hand can pay
NEVER: Final[i64] = -1
TRIAL: Final[i64] = 0  # the row of a card that is only looked at in its best place


@final
class Gap:
    """A stretch of empty cells between two islands, or between one and an end of the sea."""

    def __init__(self) -> None:
        self.first: i64 = 0  # the cells of the two, and their values
        self.last: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.cells: i64 = 0
        self.risk: i64 = 0
        self.look: i64 = 0  # when all this was found


@final
class Gaps:
    """All gaps, by what one seat knows: its own hand and what lies open, never what a world happens to hide."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.risks: vec[i64] = RISKS
        self.odds: vec[i64] = vec[i64]([0] * (c.CELLS + 1))  # where the risks for so many cells begin
        self.odds_known: i64 = 0  # for fewer cells than these
        self.notes: list[Notes] = [Notes() for _nth in range(c.MOST_SEATS)]  # what each seat knows
        self.noted_in: State | None = None  # the voyage they are about
        self.filled: i64 = NEVER  # so many cells were filled in it
        self.seams: i64 = 0  # when so many of the others were to be paid for
        self.there: vec[i64] = self.notes[0].there
        self.counts: vec[i64] = self.notes[0].counts
        self.looks: i64 = 0  # so often has any seat looked
        self.beginning: list[Gap] = [Gap() for _nth in range(c.CELLS + 1)]  # by the cell that each begins with
        # Of every card, and every cell of its gap: the risk of the two gaps that it would leave there.
        self.parted: vec[i64] = vec[i64]([0] * ((c.ISLANDS + 1) * c.CELLS))
        self.use: i64 = 0  # percent of the unseen values still about that are of use in a gap
        self.share: i64 = 0  # percent of the unseen values that are still about
        self.odds_of_two: i64 = 0  # where the risks for two cells begin
        self.chance: float = 0.0  # that an unseen value turns up for a single cell
        self.price: i64 = 0  # of a card, at present
        self.toll: float = 0.0  # the same, for sums of chances

    # -- what can be known --------------------------------------------------------------------------------------

    def look(self, state: Tranquility, who: i64, taste: Taste) -> None:
        """Take up what this seat knows: search spends much of its time here, so only what is new is noted."""
        self.taste = taste
        if self.noted_in is not state:
            self.noted_in = state
            self.filled = NEVER
            for s in range(state.seats):
                self.notes[s].forget()
        notes = self.notes[who]
        notes.bring_up_to_date(state, who)
        self.there = notes.there
        self.counts = notes.counts
        self.looks += 1
        self.reckon(state, who)

    def reckon(self, state: Tranquility, who: i64) -> None:
        """The chance of an unseen value, and the price of a card.

        A value is useful if it is not discarded or removed already, and if somebody can use it. Cards are dear if there
        are fewer of them than islands, and payment, will need.
        """
        about: i64 = 0
        lost = state.removed.count
        thrown: i64 = 0
        for s in range(state.seats):
            seat = state.players[s]
            about += seat.deck.count
            if s != who:
                about += seat.hand.count
                thrown += seat.pile.count
        taste = self.taste
        left = about + state.players[who].hand.count
        lost += taste.trust * thrown // 100
        share = 100 * about // max(about + lost, 1)
        late = taste.late * max(c.ISLANDS - left, 0) // c.ISLANDS
        self.share = share
        self.use = taste.use + late
        self.odds_of_two = RISK_ROW * step_of((taste.use_two + late) * share)
        self.chance = min(max(float((taste.use_one + late) * share) / 10000.0, 0.01), 0.99)
        mine = state.players[who].deck.count + state.players[who].hand.count
        beyond = state.seats * mine - left  # the even share
        empty = c.CELLS - state.sea.filled
        if not state.started:
            left -= state.charter.numbers.start_discards
        if self.filled != state.sea.filled or state.charter.monsters > 0:  # only monsters empty cells again
            self.filled = state.sea.filled
            self.seams = count_paid(state.sea.line)
        short = empty + (taste.plan * empty + taste.seams * self.seams) // 100 - left
        short -= taste.own * beyond // 100
        self.price = max(taste.card + taste.scarce * short // 8, 0)
        self.toll = float(self.price)
        self.odds_known = 2

    def note_sea(self, state: Tranquility) -> None:
        """The gap that a monster tears does have a value of the sea between its ends, and that one is gone."""
        notes = self.notes[state.who]
        for cell in range(c.CELLS):
            notes.note(state.sea.line[cell], 0)
        notes.count()

    # -- gaps ---------------------------------------------------------------------------------------------------

    def gap_of(self, sea: Sea, card: i64) -> Gap:
        """The gap that a card would go into."""
        first = sea.below[card]
        gap = self.beginning[first + 1]
        if gap.look != self.looks:
            gap.look = self.looks
            gap.first = first
            gap.last = sea.above[card]
            self.set_ends(gap, value_in(sea, first), value_in(sea, gap.last), gap.last - first - 1)
        return gap

    def set_ends(self, gap: Gap, low: i64, high: i64, cells: i64) -> None:
        gap.low = low
        gap.high = high
        gap.cells = cells
        gap.risk = self.risk(low, high, cells)
        while self.odds_known < cells:
            self.odds[self.odds_known] = self.odds_of(self.odds_known)
            self.odds_known += 1

    def part(self, gap: Gap, card: i64, row: i64, begin: i64, end: i64) -> None:
        """Fill a row: the risk of the two gaps that a card leaves with so many cells before it."""
        parted = self.parted
        for at in range(row + begin, row + end):
            parted[at] = 0
        cells = gap.cells
        self.add_risks(gap.low, card, begin, end, row, 1)
        self.add_risks(card, gap.high, cells - end, cells - begin, row + cells - 1, -1)

    def add_risks(self, low: i64, high: i64, begin: i64, end: i64, at: i64, step: i64) -> None:
        """Add to a row the risks of gaps between two values that grow by a cell from step to step."""
        parted = self.parted
        if begin <= 1 < end:
            parted[at + step] += self.risk_of_one(low, high)
        more = max(begin, 2)
        if more == 2 < end and low > 0 and high <= c.ISLANDS:
            parted[at + 2 * step] += self.risk_of_two(low, high)
            more = 3
        between = self.counts[high - 1] - self.counts[low]
        for cells in range(more, end):
            risk = self.cost(low, high, cells) + self.risk_of_more(cells, between, self.odds[cells])
            parted[at + cells * step] += risk

    # -- risks --------------------------------------------------------------------------------------------------

    def risk(self, low: i64, high: i64, cells: i64) -> i64:
        """The risk of a gap of so many cells between two values and what it will cost, in thousandths."""
        if cells == 0:
            return 0
        if cells == 1:
            return self.risk_of_one(low, high)
        if cells == 2 and low > 0 and high <= c.ISLANDS:
            return self.risk_of_two(low, high)
        between = self.counts[high - 1] - self.counts[low]
        return self.cost(low, high, cells) + self.risk_of_more(cells, between, self.odds_of(cells))

    def cost(self, low: i64, high: i64, cells: i64) -> i64:
        """What the cells of a gap will cost that have a neighbour one day."""
        seam = self.taste.seam
        if self.taste.steep != 0:
            seam += self.taste.steep * (high - low) // (cells + 1)
        return seam * self.price * paid(low, high, cells) // 100

    def risk_of_more(self, cells: i64, between: i64, odds: i64) -> i64:
        """The risk that too few of the values between turn up: unseen and own ones."""
        need = cells - (between >> OWN_BITS)
        if need <= 0:
            return 0
        return self.risks[odds + need * (c.ISLANDS + 1) + (between & UNSEEN_BITS)]

    def risk_of_two(self, low: i64, high: i64) -> i64:
        """Two cells between islands: each lies beside one, so its value must be near enough to be paid for."""
        risk = self.risk_of_more(2, self.reachable(low, high), self.odds_of_two)
        return self.cost(low, high, 2) + self.taste.two * risk // 100

    def odds_of(self, cells: i64) -> i64:
        """Where the risks for a gap of three or more cells begin."""
        return RISK_ROW * step_of((self.use + self.taste.use_wide * (cells - 3) // 10) * self.share)

    def reachable(self, low: i64, high: i64) -> i64:
        """The values between two islands that can be paid for beside one of them: unseen and own ones."""
        counts = self.counts
        if high - low > 2 * REACH + 1:
            return counts[low + REACH] - counts[low] + counts[high - 1] - counts[high - REACH - 1]
        return counts[high - 1] - counts[low]

    def risk_of_one(self, low: i64, high: i64) -> i64:
        """A single cell: values near its neighbours are cheap, and those far from both cannot be paid for."""
        # How many values are paid for beside the lower neighbour, and how many beside the higher one
        from_low = high - low - 1
        from_high = from_low
        if low == 0:
            from_low = 0
        elif high > c.ISLANDS:
            from_high = 0
        else:
            from_low = (high - low) >> 1
            from_high -= from_low
        missed = 1.0  # the chance that none of the cheaper ones turns up
        cost = 0.0
        step = 0.0
        there = self.there
        chance = self.chance
        for distance in range(1, min(max(from_low, from_high), REACH) + 1):
            step += 1.0
            if distance <= from_low:
                where = there[low + distance]
                if where == OWN:
                    return i64((cost + missed * step) * self.toll)
                if where == UNSEEN:
                    cost += missed * chance * step
                    missed *= 1.0 - chance
            if distance <= from_high:
                where = there[high - distance]
                if where == OWN:
                    return i64((cost + missed * step) * self.toll)
                if where == UNSEEN:
                    cost += missed * chance * step
                    missed *= 1.0 - chance
        if missed == 1.0:
            return HOPELESS
        risk = -10.0 * math.log(1.0 - missed) * float(self.taste.one)
        return i64(risk + cost / (1.0 - missed) * self.toll)

    # -- what would be lost -------------------------------------------------------------------------------------

    def loss_in(self, gap: Gap, card: i64, row: i64) -> i64:
        """What is lost with a card that could fill one of the cells of a gap."""
        low = gap.low
        high = gap.high
        cells = gap.cells
        if cells == 0:
            return 0
        if cells == 1:
            self.there[card] = 0
            gone = self.risk_of_one(low, high)
            self.there[card] = OWN
            return gone - gap.risk
        between = self.counts[high - 1] - self.counts[low]
        odds = self.odds_of(cells)
        weight: i64 = 100
        if cells == 2 and low > 0 and high <= c.ISLANDS:
            if low + REACH < card < high - REACH:
                return 1
            between = self.reachable(low, high)
            odds = self.odds_of_two
            weight = self.taste.two
        need = cells - (between >> OWN_BITS)
        have = between & UNSEEN_BITS
        if need < 0:
            return 1
        lost = self.risks[odds + (need + 1) * (c.ISLANDS + 1) + have]
        if need > 0:
            lost -= self.risks[odds + need * (c.ISLANDS + 1) + have]
        lost = weight * lost // 100 + 2
        eased = gap.risk - self.risk_with(gap, card, row) + self.taste.any_place
        return lost + self.taste.place * max(eased, 0) // 100

    def risk_with(self, gap: Gap, card: i64, row: i64) -> i64:
        """The risk of a gap with this card in it, about where it parts the cells as it parts the values."""
        low = gap.low
        high = gap.high
        cells = gap.cells
        middle = (card - low) * cells // (high - low)
        begin = max(0, middle - 1)
        end = min(cells, middle + 2)
        if row == TRIAL:
            self.part(gap, card, row, begin, end)
        least: i64 = FAR
        for before in range(begin, end):
            risk = self.parted[row + before]
            cost: i64 = 0
            if before == 0 and low > 0:
                cost = card - low
            if before == cells - 1 and high <= c.ISLANDS and (cost == 0 or high - card < cost):
                cost = high - card
            risk += self.price * cost
            if risk < least:
                least = risk
        return least

    def harm_of_removing(self, sea: Sea, cell: i64) -> i64:
        """How much worse the sea becomes without the island in a cell."""
        card = sea.line[cell]
        first = sea.below[card]
        last = sea.above[card]
        low = value_in(sea, first)
        high = value_in(sea, last)
        before = self.risk(low, card, cell - first - 1) + self.risk(card, high, last - cell - 1)
        return self.risk(low, high, last - first - 1) - before


def value_in(sea: Sea, cell: i64) -> i64:
    """The island in a cell at the end of a gap; beyond the sea what is lower, or higher, than all."""
    if cell < 0:
        return 0
    if cell >= c.CELLS:
        return c.ISLANDS + 1
    return sea.line[cell]


def count_paid(line: vec[i64]) -> i64:
    """How many of the empty cells must be paid for, at best."""
    count: i64 = 0
    low: i64 = 0
    cells: i64 = 0
    for cell in range(c.CELLS):
        value = line[cell]
        if value == 0:
            cells += 1
            continue
        if cells > 0:
            count += paid(low, value, cells)
            cells = 0
        low = value
    if cells > 0:
        count += paid(low, c.ISLANDS + 1, cells)
    return count


def step_of(chance: i64) -> i64:
    """A chance in ten-thousandths as a row of the table of risks."""
    return min(max(chance * STEPS // 10000, 1), STEPS - 1)


def paid(low: i64, high: i64, cells: i64) -> i64:
    """How many cells of a gap will have a neighbour when they are filled, at best."""
    open_ends: i64 = 1
    if low > 0:
        open_ends -= 1
    if high <= c.ISLANDS:
        open_ends -= 1
    return cells - ((cells + open_ends) >> 1)
