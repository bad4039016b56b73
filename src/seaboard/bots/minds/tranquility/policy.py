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

from seaboard.bots.minds.tranquility.duel import choose_in_duel
from seaboard.bots.minds.tranquility.notes import OWN, OWN_BITS, UNSEEN, UNSEEN_BITS, Notes
from seaboard.bots.minds.tranquility.odds import HOPELESS, RISK_ROW, RISKS, STEPS
from seaboard.bots.minds.tranquility.storms import calmest_row, storm_to_lift, worst_harm
from seaboard.bots.minds.tranquility.taste import Taste, stormy
from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import is_lost
from seaboard.games.tranquility.rules.sea import Sea
from seaboard.games.tranquility.rules.seat import HAND_ROOM, Seat
from seaboard.games.tranquility.state import Tranquility

FAR: Final[i64] = 1 << 40
REACH: Final[i64] = 4  # the highest cost that a full hand can pay
WORTHLESS: Final[i64] = -FAR
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
class GapAware(Policy):
    """Looks at the own hand and at what lies open, never at what the world it is given happens to hide."""

    def __init__(self, taste: Taste, in_storms: Taste | None = None) -> None:
        self.taste = taste
        self.on_calm_sea = taste
        self.in_storms = in_storms or taste
        self.risks: vec[i64] = RISKS
        self.odds: vec[i64] = vec[i64]([0] * (c.CELLS + 1))  # where the risks for so many cells begin
        self.odds_known: i64 = 0  # for fewer cells than these
        self.notes: list[Notes] = [Notes() for _nth in range(c.MOST_SEATS)]  # what each seat knows
        self.noted_in: State | None = None  # the voyage they are about
        self.filled: i64 = NEVER  # so many cells were filled in it
        self.seams: i64 = 0  # when so many of the others were to be paid for
        self.there: vec[i64] = self.notes[0].there
        self.counts: vec[i64] = self.notes[0].counts
        self.losses: vec[i64] = vec[i64]([0] * HAND_ROOM)  # of every card in hand
        self.dues: vec[i64] = vec[i64]([0] * HAND_ROOM)  # the same once the card that is weighed lies in its cell
        self.looks: i64 = 0  # so often has any seat looked
        self.gaps: list[Gap] = [Gap() for _nth in range(c.CELLS + 1)]  # by the cell that each begins with
        self.trial = Gap()  # one that there would be if a card were placed
        # Of every card, and every cell of its gap: the risk of the two gaps that it would leave there.
        self.parted: vec[i64] = vec[i64]([0] * ((c.ISLANDS + 1) * c.CELLS))
        self.use: i64 = 0  # percent of the unseen values still about that are of use in a gap
        self.share: i64 = 0  # percent of the unseen values that are still about
        self.odds_of_two: i64 = 0  # where the risks for two cells begin
        self.chance: float = 0.0  # that an unseen value turns up for a single cell
        self.price: i64 = 0  # of a card, at present
        self.toll: float = 0.0  # the same, for sums of chances
        # The best cell of the card that was weighed last; and of the card that was chosen, to be laid next.
        self.cell: i64 = 0
        self.planned: i64 = 0
        self.planned_cell: i64 = 0
        self.planned_in: State | None = None

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Tranquility)
        if moves.count == 1:
            return moves.items[0]
        phase = state.phase
        if state.charter.mode == c.DUEL:
            return choose_in_duel(state, moves)
        if phase == c.CHOOSING_CELL and self.planned_in is state and state.chosen == self.planned:
            self.planned_in = None
            if moves.has(c.CELL + self.planned_cell):
                return c.CELL + self.planned_cell
        self.planned_in = None
        self.taste = self.in_storms if state.charter.storms else self.on_calm_sea
        self.look(state, state.who)
        if phase == c.DISCARDING or phase == c.GIVING or phase == c.SHEDDING:
            return self.least_card(state, moves)
        self.weigh_hand(state, state.players[state.who])
        if phase == c.ACTING:
            return self.best_action(state, moves)
        if phase == c.CHOOSING_CELL:
            return self.best_cell(state, moves)
        if phase == c.PLEDGING:
            return self.pledge(state)
        if phase == c.MOVING_ROCKS or phase == c.LAYING_PURPLE or phase == c.LAYING_ROCKS:
            return calmest_row(state, moves)
        if phase == c.PROPOSING:
            return storm_to_lift(self.taste, state, moves)
        if phase == c.VOTING:
            return c.AGREE
        if phase == c.TOPPING:
            return c.LEAVE_TOP if self.count_bad(state) >= state.players[state.who].share else c.USE_TOP
        if phase == c.FEEDING:
            return self.best_victim(state, moves)
        if phase == c.TURNING:
            return self.card_to_turn(state, moves)
        return c.AGREE if is_lost(state) else c.DISAGREE

    # -- what can be known --------------------------------------------------------------------------------------

    def look(self, state: Tranquility, who: i64) -> None:
        """Take up what this seat knows: search spends much of its time here, so only what is new is noted."""
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

    def weigh_hand(self, state: Tranquility, seat: Seat) -> None:
        hand = seat.hand
        for i in range(hand.count):
            card = hand.items[i]
            if card <= c.ISLANDS:
                gap = self.gap_of(state.sea, card)
                self.part(gap, card, card * c.CELLS, 0, gap.cells)
                self.losses[i] = self.loss_in(gap, card, card * c.CELLS)
            else:
                self.losses[i] = self.loss(state, seat, card)

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

    def gap_of(self, sea: Sea, card: i64) -> Gap:
        """The gap that a card would go into."""
        first = sea.below[card]
        gap = self.gaps[first + 1]
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

    # -- the action ---------------------------------------------------------------------------------------------

    def best_action(self, state: Tranquility, moves: Moves) -> i64:
        best: i64 = moves.items[0]
        value: i64 = WORTHLESS
        for i in range(moves.count):
            action = moves.items[i]
            worth: i64 = WORTHLESS
            if action == c.PLAY + c.FINISH:
                return action
            if action == c.CONCEDE:
                if state.asked == 0 and is_lost(state):  # whoever wants to sail on is not asked again
                    return action
                continue
            if action == c.DISCARD_TWO:
                worth = self.worth_of_discarding(state, 2) - self.taste.turn
            elif action == c.HAND_FOR_COMPASS:
                worth = self.worth_of_hand(state)
            elif action == c.ROTATE:
                worth = self.worth_of_rotating(state)
            elif action == c.PLAY + c.MONSTER:
                worth = self.taste.monster - self.risk_after_monster(state)
            elif action <= c.ISLANDS:
                worth = self.worth_of_card(state, action - c.PLAY)
            if worth > value:
                value = worth
                best = action
                self.planned_cell = self.cell
        if best <= c.ISLANDS:
            self.planned = best - c.PLAY
            self.planned_in = state
        return best

    def best_cell(self, state: Tranquility, moves: Moves) -> i64:
        if state.chosen == c.MONSTER:
            return self.best_victim(state, moves)
        best: i64 = moves.items[0]
        value: i64 = WORTHLESS
        gap = self.gap_of(state.sea, state.chosen)
        for i in range(moves.count):
            worth = self.worth_of_place(state, gap, state.chosen, moves.items[i] - c.CELL)
            if worth > value:
                value = worth
                best = moves.items[i]
        return best

    def worth_of_card(self, state: Tranquility, card: i64) -> i64:
        """The best place for a card."""
        seat = state.players[state.active]
        sea = state.sea
        purse = seat.discardable(state.started) - 1
        beside = seat.orange > 0
        is_calm: bool = sea.blocked == 0 and sea.gate == 0 and not beside  # cells without neighbours are open and free
        gap = self.gap_of(sea, card)
        first = gap.first + 1
        last = gap.last - 1
        best: i64 = WORTHLESS
        for cell in range(first, last + 1):
            if (is_calm and first < cell < last) or sea.fits(card, cell, purse, beside):
                worth = self.worth_of_place(state, gap, card, cell)
                if worth > best:
                    best = worth
                    self.cell = cell
        if best == WORTHLESS:
            return best
        return best + gap.risk

    def worth_of_place(self, state: Tranquility, gap: Gap, card: i64, cell: i64) -> i64:
        """What placing leaves and spends: the risk of the two new gaps, and the price; negative."""
        first = gap.first + 1
        worth = -self.parted[card * c.CELLS + cell - first]
        if cell == first or cell == gap.last - 1:  # nowhere else is there a neighbour
            price = state.sea.cost(card, cell)
            if price > 0:
                worth += self.worth_of_paying(state, price, gap, card, cell)
        if state.charter.mode == c.DAY_NIGHT:
            is_low = state.charter.layout.row_of[cell] < 3
            if is_low == state.night_up:
                worth -= self.taste.wrong_half
        return worth

    # -- discarding ---------------------------------------------------------------------------------------------

    def loss(self, state: Tranquility, seat: Seat, card: i64) -> i64:
        """What is lost with a card of the hand, besides its price."""
        if card >= c.MONSTER or card == c.START:
            return 0
        if card == c.FINISH:
            return self.loss_of_finish(state, seat)
        return self.loss_in(self.gap_of(state.sea, card), card, TRIAL)

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

    def loss_of_finish(self, state: Tranquility, seat: Seat) -> i64:
        """The last one must not go; before, it matters how many others there may be."""
        if self.finishes(seat) > 1:
            return self.taste.spare
        others = state.charter.numbers.finish_cards - 1
        for i in range(seat.pile.count):
            if seat.pile.items[i] == c.FINISH:
                others -= 1
        if others <= 0:
            return HOPELESS
        return (self.taste.finish + self.taste.finish_late * state.sea.filled // c.CELLS) // others

    def finishes(self, seat: Seat) -> i64:
        count: i64 = 0
        for i in range(seat.hand.count):
            if seat.hand.items[i] == c.FINISH:
                count += 1
        return count

    def worth_of_paying(self, state: Tranquility, price: i64, gap: Gap, card: i64, cell: i64) -> i64:
        """The cheapest cards to lose once this one lies in its cell, where others may then fit no more; negative."""
        sea = state.sea
        hand = state.players[state.active].hand
        cards = hand.items
        dues = self.dues
        trial = self.trial
        for i in range(hand.count):
            other = cards[i]
            dues[i] = self.losses[i]
            if other <= c.ISLANDS and other != card and sea.below[other] == gap.first:
                if other < card:
                    self.set_ends(trial, gap.low, card, cell - gap.first - 1)
                else:
                    self.set_ends(trial, card, gap.high, gap.last - cell - 1)
                dues[i] = self.loss_in(trial, other, TRIAL)
        return self.worth_of_discarding_but(state, price, card, dues)

    def worth_of_discarding(self, state: Tranquility, count: i64) -> i64:
        return self.worth_of_discarding_but(state, count, 0, self.losses)

    def worth_of_discarding_but(self, state: Tranquility, count: i64, kept: i64, losses: vec[i64]) -> i64:
        """The cheapest cards to lose, one card being left out; negative."""
        hand = state.players[state.active].hand
        cards = hand.items
        used: i64 = 0
        total: i64 = 0
        for _nth in range(count):
            cheapest: i64 = FAR
            at: i64 = -1
            for i in range(hand.count):
                card = cards[i]
                if card != kept and card < c.MONSTER and (used >> i) & 1 == 0:
                    price = losses[i]
                    if price < cheapest:
                        cheapest = price
                        at = i
            if at < 0:
                break
            bit: i64 = 1
            used |= bit << at
            total -= cheapest + self.price
        return total

    def least_card(self, state: Tranquility, moves: Moves) -> i64:
        seat = state.players[state.who]
        best: i64 = moves.items[0]
        price: i64 = FAR
        for i in range(moves.count):
            cost = self.loss(state, seat, moves.items[i] - c.DISCARD)
            if cost < price:
                price = cost
                best = moves.items[i]
        return best

    def count_bad(self, state: Tranquility) -> i64:
        """Cards that one would give away gladly."""
        seat = state.players[state.who]
        count: i64 = 0
        for i in range(seat.hand.count):
            if seat.hand.items[i] < c.MONSTER and self.losses[i] < self.taste.bad:
                count += 1
        return count

    def pledge(self, state: Tranquility) -> i64:
        """First what one can spare, near an even share; then towards a sum of eight."""
        seat = state.players[state.who]
        wanted = state.charter.numbers.start_discards
        most = min(seat.hand.count - seat.monsters(), wanted)
        if state.round == 1:
            count = (wanted + state.seats - 1) // state.seats + self.surplus(state)
        else:
            total: i64 = 0
            for s in range(state.seats):
                total += state.players[s].pledge
            missing = wanted - total
            turn = (state.who - state.active + state.seats) % state.seats
            count = seat.pledge + missing // state.seats
            if turn < missing % state.seats:
                count += 1
        return c.PLEDGE + min(max(count, 0), most)

    def surplus(self, state: Tranquility) -> i64:
        """How many cards more than an even share this seat can give, so that all have about as many left."""
        mine: i64 = 0
        total: i64 = 0
        for s in range(state.seats):
            cards = state.players[s].deck.count + state.players[s].hand.count
            total += cards
            if s == state.who:
                mine = cards
        more = self.taste.balance * (state.seats * mine - total)
        if more < 0:
            return -(-more // (100 * state.seats))
        return more // (100 * state.seats)

    # -- Stormy Seas --------------------------------------------------------------------------------------------

    def worth_of_hand(self, state: Tranquility) -> i64:
        """A whole hand for a compass pays only against a storm that does much harm."""
        if state.pool > 0:
            return WORTHLESS
        harm = worst_harm(self.taste, state)
        if harm == 0:
            return WORTHLESS
        cost = self.worth_of_discarding(state, state.players[state.active].hand.count)
        return harm + cost - self.taste.turn

    def risk_after_monster(self, state: Tranquility) -> i64:
        """How much worse the sea becomes at least when a monster takes one island."""
        self.note_sea(state)
        least: i64 = FAR
        for cell in range(c.CELLS):
            if state.sea.line[cell] != 0:
                harm = self.harm_of_removing(state, cell)
                if harm < least:
                    least = harm
        return least

    def harm_of_removing(self, state: Tranquility, cell: i64) -> i64:
        sea = state.sea
        card = sea.line[cell]
        first = sea.below[card]
        last = sea.above[card]
        low = value_in(sea, first)
        high = value_in(sea, last)
        before = self.risk(low, card, cell - first - 1) + self.risk(card, high, last - cell - 1)
        return self.risk(low, high, last - first - 1) - before

    def note_sea(self, state: Tranquility) -> None:
        """The gap that a monster tears does have a value of the sea between its ends, and that one is gone."""
        notes = self.notes[state.who]
        for cell in range(c.CELLS):
            notes.note(state.sea.line[cell], 0)
        notes.count()

    def best_victim(self, state: Tranquility, moves: Moves) -> i64:
        self.note_sea(state)
        best: i64 = moves.items[0]
        least: i64 = FAR
        for i in range(moves.count):
            cell = moves.items[i] - c.CELL
            if cell < c.CELLS:
                harm = self.harm_of_removing(state, cell)
                if harm < least:
                    least = harm
                    best = moves.items[i]
        return best

    # -- day and night ------------------------------------------------------------------------------------------

    def is_wrong(self, sea: Sea, cell: i64) -> bool:
        """The lower half shall show day, the upper night."""
        is_night = sea.night & sea.layout.bit_of[cell] != 0
        return is_night == (sea.layout.row_of[cell] < 3)

    def worth_of_rotating(self, state: Tranquility) -> i64:
        for cell in range(c.CELLS):
            if state.sea.line[cell] != 0 and self.is_wrong(state.sea, cell):
                gain = self.taste.wrong_half if state.sea.is_whole() else self.taste.wrong_half // 3
                return gain + self.worth_of_discarding(state, 1) - self.taste.turn
        return WORTHLESS

    def card_to_turn(self, state: Tranquility, moves: Moves) -> i64:
        for i in range(moves.count):
            if self.is_wrong(state.sea, moves.items[i] - c.CELL):
                return moves.items[i]
        return moves.items[0]


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


POLICIES: Final[dict[str, Policy]] = {"gap": GapAware(Taste(), stormy(Taste()))}
