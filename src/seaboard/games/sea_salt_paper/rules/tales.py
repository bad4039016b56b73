# seaboard: compiled
"""How it may have come about: for a seat that saw others steal from each other, or pick from a pile.

What a seat knows for sure (`memory.py`) says where a card may be, not how likely. A theft takes any card of the victim,
the unseen ones too, and one theft may follow another. So the round is told again, many times, from what the seat saw
alone: each unseen theft takes a card by chance, each card that comes to light must be where it can be. A tale weighs as
much as what came to light was likely in it; worlds are dealt from tales by their weights.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import COPIES, DECK, FIRST_TOKEN
from seaboard.games.sea_salt_paper.rules.log import (
    DISCARDED,
    DRAWN,
    LAID_DOWN,
    LOOKED_THROUGH,
    OPENED,
    PICKED,
    ROBBED,
    SIX_BITS,
    TAKEN,
    Log,
)
from seaboard.games.sea_salt_paper.rules.memory import Memory

TALES: Final[i64] = 256  # of one decision
IN_DECK: Final[i64] = -1  # or in a hand that drew it unseen
LAID: Final[i64] = -2  # out of the round
HANDS: Final[i64] = 2  # hand s is place 2 + s; the places before are the piles
ODD: Final[i64] = 0x51ED27


@final
class Tales:
    """Some ways in which a round may have gone, for one seat, with their weights summed up."""

    def __init__(self, places: list[vec[i64]], moments: list[vec[i64]], sums: vec[float]) -> None:
        self.places = places  # of each tale: where each token is
        self.moments = moments  # and when those in the piles were laid
        self.sums = sums

    def pick(self, quick: Quick) -> i64:
        wanted = quick.unit() * self.sums[len(self.places) - 1]
        low: i64 = 0
        high: i64 = len(self.places) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return low


@final
class Teller:
    """Tells one tale after another."""

    def __init__(self, seat: i64, seats: i64, quick: Quick) -> None:
        self.seat = seat
        self.seats = seats
        self.quick = quick
        self.at = vec[i64]([IN_DECK] * c.N_CARDS)
        self.laid = vec[i64]([0] * c.N_CARDS)
        self.drawn = vec[i64]([0] * c.MOST_SEATS)  # unseen cards in each hand
        self.free: i64 = c.N_CARDS  # tokens that are in the deck or unseen in a hand
        self.moment: i64 = 0
        self.weight = 1.0

    def begin(self, base: Memory) -> None:
        """From what the seat knew before the log begins; the weight is 0 if that was not plain."""
        start = self.seat * c.OBSERVER
        self.weight = 1.0
        self.moment = base.moment
        self.free = 0
        for token in range(c.N_CARDS):
            fact = base.facts[start + token]
            places = fact & c.PLACES
            self.laid[token] = fact >> c.MOMENT
            if places == 0:
                self.at[token] = LAID
            elif places == c.UNSEEN:
                self.at[token] = IN_DECK
                self.free += 1
            elif places & (places - 1) != 0:
                self.weight = 0.0
            else:
                place: i64 = 0
                while (places >> place) & 1 == 0:
                    place += 1
                self.at[token] = place
        for hand in range(self.seats):
            self.drawn[hand] = base.facts[start + c.UNSEEN_IN + hand]

    def tell(self, log: Log, hands: list[Cards]) -> None:
        """The whole log once more; stops when it comes to what cannot be."""
        at: i64 = 0
        while at < log.count and self.weight > 0.0:
            entry = log.items[at]
            at += 1
            what = entry & SIX_BITS
            a = (entry >> 6) & SIX_BITS
            b = (entry >> 12) & SIX_BITS
            who = (entry >> 18) & SIX_BITS
            d = (entry >> 24) & SIX_BITS
            if what == DISCARDED:
                self.moment += 1
                token = self.uncover(a)
                if token >= 0:
                    self.at[token] = b
                    self.laid[token] = self.moment
            elif what == TAKEN:
                self.leave_pile(a, b, who)
                self.check_top(b, d - 1)
            elif what == DRAWN:
                if b == self.seat:
                    token = self.uncover(a)
                    if token >= 0:
                        self.at[token] = HANDS + b
                else:
                    self.drawn[b] += 1
            elif what == LAID_DOWN:
                self.show(a, b, LAID)
            elif what == PICKED:
                before = (entry >> 30) & SIX_BITS
                after = ((entry >> 36) & SIX_BITS) - 1
                if who == self.seat or after != before:
                    self.leave_pile(a, b, who)
                else:
                    self.pick_unseen(b, who)
                self.check_top(b, after)
            elif what == ROBBED:
                self.rob(a, b, who, d)
            elif what == OPENED:
                self.open(a, hands[a])
            elif what == LOOKED_THROUGH:
                if a == self.seat:
                    self.look_through(b, log, at, who)
                at += who

    # -- what comes to light --------------------------------------------------------------------------------------

    def uncover(self, face: i64) -> i64:
        """A card of this face that nobody had seen comes from the deck; returns -1 if there is none."""
        left = self.hidden(face)
        if left == 0 or self.free == 0:
            self.weight = 0.0
            return -1
        self.weight *= float(left) / float(self.free)
        self.free -= 1
        return self.any_at(face, IN_DECK)

    def hidden(self, face: i64) -> i64:
        """How many cards of a face nobody has seen in this tale."""
        return self.count_at(face, IN_DECK)

    def count_at(self, face: i64, place: i64) -> i64:
        count: i64 = 0
        for token in range(FIRST_TOKEN[face], FIRST_TOKEN[face] + COPIES[face]):
            if self.at[token] == place:
                count += 1
        return count

    def any_at(self, face: i64, place: i64) -> i64:
        """A copy at a place, in a pile the one that was laid last; -1 if there is none."""
        found: i64 = -1
        for token in range(FIRST_TOKEN[face], FIRST_TOKEN[face] + COPIES[face]):
            if self.at[token] == place and (found < 0 or self.laid[token] > self.laid[found]):
                found = token
        return found

    def leave_pile(self, face: i64, pile: i64, seat: i64) -> None:
        token = self.any_at(face, pile)
        if token < 0:
            self.weight = 0.0
        else:
            self.at[token] = HANDS + seat

    def check_top(self, pile: i64, face: i64) -> None:
        """The card on top of a pile is seen by all (-1: the pile is empty)."""
        top: i64 = -1
        for token in range(c.N_CARDS):
            if self.at[token] == pile and (top < 0 or self.laid[token] > self.laid[top]):
                top = token
        if (DECK[top] if top >= 0 else -1) != face:
            self.weight = 0.0

    def show(self, face: i64, seat: i64, place: i64) -> None:
        """A hand shows a card: one that is known there, else one of the unseen turns out to be it."""
        token = self.any_at(face, HANDS + seat)
        if token < 0:
            unseen = self.drawn[seat]
            left = self.hidden(face)
            if unseen == 0 or left == 0:
                self.weight = 0.0
                return
            none = 1.0  # the chance that none of the unseen is of this face
            for i in range(unseen):
                none *= max(float(self.free - left - i), 0.0) / float(self.free - i)
            self.weight *= 1.0 - none
            self.drawn[seat] -= 1
            self.free -= 1
            token = self.any_at(face, IN_DECK)
        self.at[token] = place

    def rob(self, face: i64, thief: i64, victim: i64, left: i64) -> None:
        """Any card of the victim is as likely as any other. Thief and victim know which it was."""
        if victim == self.seat:
            self.show(face, victim, HANDS + thief)
            return
        if thief == self.seat:
            known = float(self.count_at(face, HANDS + victim))
            chance = float(self.drawn[victim]) * float(self.hidden(face)) / float(max(self.free, 1))
            self.weight *= (known + chance) / float(left + 1)
            if self.quick.unit() * (known + chance) < known:
                self.at[self.any_at(face, HANDS + victim)] = HANDS + thief
            elif self.weight > 0.0:
                self.drawn[victim] -= 1
                self.free -= 1
                self.at[self.any_at(face, IN_DECK)] = HANDS + thief
            return
        at = self.quick.below(left + 1)
        if at < self.drawn[victim]:
            self.drawn[victim] -= 1
            self.drawn[thief] += 1
            return
        at -= self.drawn[victim]
        for token in range(c.N_CARDS):
            if self.at[token] == HANDS + victim:
                if at == 0:
                    self.at[token] = HANDS + thief
                    return
                at -= 1
        self.weight = 0.0

    def pick_unseen(self, pile: i64, seat: i64) -> None:
        """Somebody takes a card of a pile other than the top."""
        top: i64 = -1
        lower: i64 = -1
        for token in range(c.N_CARDS):
            if self.at[token] == pile:
                lower += 1
                if top < 0 or self.laid[token] > self.laid[top]:
                    top = token
        if lower < 1:
            self.weight = 0.0
            return
        at = self.quick.below(lower)
        for token in range(c.N_CARDS):
            if self.at[token] == pile and token != top:
                if at == 0:
                    self.at[token] = HANDS + seat
                    return
                at -= 1

    def check_drawn(self, seen: Cards) -> None:
        """Cards that the seat looks at just now are in the deck to everybody else."""
        for i in range(seen.count):
            left = self.hidden(seen.items[i]) - counted(seen.items, 0, i, seen.items[i])
            self.weight *= float(max(left, 0))

    def look_through(self, pile: i64, log: Log, first: i64, count: i64) -> None:
        """The seat itself sees every card of a pile, in its order."""
        there: i64 = 0
        for token in range(c.N_CARDS):
            if self.at[token] == pile:
                there += 1
        if there != count:
            self.weight = 0.0
            return
        for i in range(count):
            if self.count_at(log.items[first + i], pile) != counted(log.items, first, count, log.items[first + i]):
                self.weight = 0.0

    def open(self, seat: i64, cards: Cards) -> None:
        """A hand is laid open: what is known to be there must be among its cards, the others were unseen."""
        if seat == self.seat:
            return
        for face in range(c.N_FACES):
            shown = counted(cards.items, 0, cards.count, face)
            missing = shown - self.count_at(face, HANDS + seat)
            if missing < 0 or missing > self.hidden(face) or missing > self.drawn[seat]:
                self.weight = 0.0
                return
            for _nth in range(missing):
                self.weight *= float(self.hidden(face)) / float(self.free)
                self.at[self.any_at(face, IN_DECK)] = HANDS + seat
                self.drawn[seat] -= 1
                self.free -= 1


def counted(items: vec[i64], first: i64, count: i64, face: i64) -> i64:
    found: i64 = 0
    for i in range(first, first + count):
        if items[i] == face:
            found += 1
    return found


def tales_of(seat: i64, base: Memory, log: Log, hands: list[Cards], seen: Cards) -> Tales | None:
    """Tales of the round so far, the same whenever they are told; none if what is known does not allow it.

    `seen` are cards that the seat has drawn and not kept yet: they came from the deck.
    """
    teller = Teller(seat, base.seats, Quick(ODD * (seat + 1) + log.count))
    places: list[vec[i64]] = []
    moments: list[vec[i64]] = []
    sums = vec[float]([0.0] * TALES)
    whole = 0.0
    for _nth in range(4 * TALES):
        teller.begin(base)
        if teller.weight == 0.0:
            return None
        teller.tell(log, hands)
        teller.check_drawn(seen)
        if teller.weight > 0.0:
            whole += teller.weight
            sums[len(places)] = whole
            places.append(teller.at[:])
            moments.append(teller.laid[:])
            if len(places) == TALES:
                break
    return Tales(places, moments, sums) if len(places) > 0 else None
