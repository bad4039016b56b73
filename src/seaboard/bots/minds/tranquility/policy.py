# seaboard: compiled
"""Tranquility: quick judgement one step ahead, by what a move does to the gaps of the sea and by the cards it costs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.tranquility.duel import choose_in_duel
from seaboard.bots.minds.tranquility.gaps import FAR, TRIAL, Gap, Gaps
from seaboard.bots.minds.tranquility.odds import HOPELESS
from seaboard.bots.minds.tranquility.storms import calmest_row, storm_to_lift, worst_harm
from seaboard.bots.minds.tranquility.taste import Taste, stormy
from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.tranquility.hidden.determinize import fair_pledge
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import is_lost
from seaboard.games.tranquility.rules.sea import Sea
from seaboard.games.tranquility.rules.seat import HAND_ROOM, Seat
from seaboard.games.tranquility.state import Tranquility

WORTHLESS: Final[i64] = -FAR


@final
class GapAware(Policy):
    """Looks at the own hand and at what lies open, never at what the world it is given happens to hide."""

    def __init__(self, taste: Taste, in_storms: Taste | None = None) -> None:
        self.taste = taste
        self.on_calm_sea = taste
        self.in_storms = in_storms or taste
        self.gaps = Gaps(taste)
        self.losses: vec[i64] = vec[i64]([0] * HAND_ROOM)  # of every card in hand
        self.dues: vec[i64] = vec[i64]([0] * HAND_ROOM)  # the same once the card that is weighed lies in its cell
        self.trial = Gap()  # one that there would be if a card were placed
        self.best: i64 = 0  # of a hand that was looked into
        self.second: i64 = 0
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
        self.gaps.look(state, state.who, self.taste)
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

    def weigh_hand(self, state: Tranquility, seat: Seat) -> None:
        gaps = self.gaps
        hand = seat.hand
        for i in range(hand.count):
            card = hand.items[i]
            if card <= c.ISLANDS:
                gap = gaps.gap_of(state.sea, card)
                gaps.part(gap, card, card * c.CELLS, 0, gap.cells)
                self.losses[i] = gaps.loss_in(gap, card, card * c.CELLS)
            else:
                self.losses[i] = self.loss(state, seat, card)

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
        gap = self.gaps.gap_of(state.sea, state.chosen)
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
        gap = self.gaps.gap_of(sea, card)
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
        worth = -self.gaps.parted[card * c.CELLS + cell - first]
        if cell == first or cell == gap.last - 1:  # nowhere else is there a neighbour
            price = state.sea.cost(card, cell)
            if price > 0:
                worth += self.worth_of_paying(state, price, gap, card, cell)
        if state.charter.mode == c.DAY_NIGHT:
            is_low = state.charter.layout.row_of[cell] < 3
            if is_low == state.night_up:
                worth -= self.taste.wrong_half
        return worth

    def look_into_hand(self, state: Tranquility, s: i64) -> None:
        """What the two best islands of a hand would be worth if it were their owner's turn: `best` and `second`."""
        active = state.active
        who = state.who
        state.active = s
        state.who = s
        self.taste = self.in_storms if state.charter.storms else self.on_calm_sea
        self.gaps.look(state, s, self.taste)
        hand = state.players[s].hand
        self.weigh_hand(state, state.players[s])
        self.best = WORTHLESS
        self.second = WORTHLESS
        for i in range(hand.count):
            if hand.items[i] <= c.ISLANDS:
                worth = self.worth_of_card(state, hand.items[i])
                if worth > self.best:
                    self.second = self.best
                    self.best = worth
                elif worth > self.second:
                    self.second = worth
        state.active = active
        state.who = who

    # -- discarding ---------------------------------------------------------------------------------------------

    def loss(self, state: Tranquility, seat: Seat, card: i64) -> i64:
        """What is lost with a card of the hand, besides its price."""
        if card >= c.MONSTER or card == c.START:
            return 0
        if card == c.FINISH:
            return self.loss_of_finish(state, seat)
        return self.gaps.loss_in(self.gaps.gap_of(state.sea, card), card, TRIAL)

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
        gaps = self.gaps
        trial = self.trial
        for i in range(hand.count):
            other = cards[i]
            dues[i] = self.losses[i]
            if other <= c.ISLANDS and other != card and sea.below[other] == gap.first:
                if other < card:
                    gaps.set_ends(trial, gap.low, card, cell - gap.first - 1)
                else:
                    gaps.set_ends(trial, card, gap.high, gap.last - cell - 1)
                dues[i] = gaps.loss_in(trial, other, TRIAL)
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
            total -= cheapest + self.gaps.price
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
            count = fair_pledge(state, state.who)
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
        self.gaps.note_sea(state)
        least: i64 = FAR
        for cell in range(c.CELLS):
            if state.sea.line[cell] != 0:
                harm = self.gaps.harm_of_removing(state.sea, cell)
                if harm < least:
                    least = harm
        return least

    def best_victim(self, state: Tranquility, moves: Moves) -> i64:
        self.gaps.note_sea(state)
        best: i64 = moves.items[0]
        least: i64 = FAR
        for i in range(moves.count):
            cell = moves.items[i] - c.CELL
            if cell < c.CELLS:
                harm = self.gaps.harm_of_removing(state.sea, cell)
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


POLICIES: Final[dict[str, Policy]] = {"gap": GapAware(Taste(), stormy(Taste()))}
