# seaboard: compiled
"""What each seat remembers (SSP-80 … SSP-87), so that the worlds it imagines are worlds it could be in.

For every seat and every one of the 58 cards: where, as far as that seat can tell, the card may be. Nothing here
depends on what the seat did not see. A card is *unseen* until the seat has seen it; *known* if it can be in one
place only; *adrift* if it was known and then moved out of sight: taken with crabs from a pile, or stolen between two
others. A card that was laid down is out of the game until the round ends.

While a game is played nobody's memory is kept up: the state only logs what happens (`Log`), and memories are made
from the log when a world is to be sampled (`recall`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.games.sea_salt_paper.components import COPIES, FIRST_TOKEN, MOST_SEATS, N_CARDS

# Where a token may be: a set of bits. No bit at all: it lies in an area.
PILE: Final[i64] = 1  # shifted by the number of the pile
HELD_BY: Final[i64] = 4  # shifted by the seat
PILES: Final[i64] = 3
UNSEEN: Final[i64] = 64  # in the deck, or in a hand that drew unseen cards
PLACES: Final[i64] = 127
DOUBTFUL: Final[i64] = 128  # the moment is that of this card or of an equal one: see recognise
LAID: Final[i64] = 256  # times the moment it was laid on a pile: the order of cards in a pile
MOMENT: Final[i64] = 8  # shifted right by so many bits a fact is that moment

UNSEEN_IN: Final[i64] = 58  # after the tokens of an observer: at most so many unseen cards in a seat's hand
ANY_ADRIFT: Final[i64] = 62  # 1 once a card went adrift in this round: else much is plain
OBSERVER: Final[i64] = 63


def _blank() -> vec[i64]:
    facts = vec[i64]([0] * (OBSERVER * MOST_SEATS))
    for observer in range(MOST_SEATS):
        for token in range(N_CARDS):
            facts[observer * OBSERVER + token] = UNSEEN
    return facts


BLANK: Final = _blank()  # the memories of seats that have seen nothing


@final
class Memory:
    """The memories of all seats, or of those that are `watching` (in a sampled world: of one)."""

    def __init__(self, seats: i64, watching: i64, moment: i64, facts: vec[i64]) -> None:
        self.seats = seats
        self.watching = watching  # bit s: the memory of seat s is kept
        self.moment = moment  # grows with every card laid on a pile
        self.facts = facts

    def clone(self) -> Memory:
        return Memory(self.seats, self.watching, self.moment, self.facts[: self.seats * OBSERVER])

    def only_of(self, seat: i64) -> Memory:
        """The same in which nobody but this seat remembers anything."""
        return Memory(self.seats, 1 << seat, self.moment, self.facts)

    # -- what happens at the table ------------------------------------------------------------------------------

    def sees_discard(self, face: i64, pile: i64) -> None:
        """Everybody sees a card laid on a pile."""
        self.moment += 1
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, UNSEEN, (PILE << pile) + LAID * self.moment)

    def sees_taken(self, face: i64, pile: i64, seat: i64, below: i64) -> None:
        """Everybody sees the top of a pile taken, and the card below it (-1: the pile is empty) (SSP-81)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, PILE << pile, HELD_BY << seat)
                self.sees_top(observer, pile, below)

    def draws_unseen(self, face: i64, seat: i64) -> None:
        """A card goes from the deck into a hand; only its taker sees it (SSP-82, SSP-83)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                if observer == seat:
                    self.place(observer, face, UNSEEN, HELD_BY << seat)
                else:
                    self.facts[observer * OBSERVER + UNSEEN_IN + seat] += 1

    def sees_laid_down(self, face: i64, seat: i64) -> None:
        """Everybody sees a card go from a hand into the area (SSP-19)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, HELD_BY << seat, 0)

    def looks_through(self, observer: i64, pile: i64, cards: Cards) -> None:
        """A seat looks through a pile with crabs: for that seat, every card of it is known, in its order (SSP-27)."""
        if (self.watching >> observer) & 1 == 0:
            return
        start = observer * OBSERVER
        here = PILE << pile
        found = vec[i64]([0] * cards.count)
        for i in range(cards.count):
            token = self.recognise(observer, cards.items[i], here)
            found[i] = token
            self.facts[start + token] = 0  # so that it is not found again
        for token in range(N_CARDS):
            self.leave_out(observer, token, here)
        for i in range(cards.count):
            self.facts[start + found[i]] = here + LAID * (i + 1)

    def picks(self, face: i64, copy: i64, pile: i64, seat: i64, top_before: i64, top_after: i64) -> None:
        """A seat takes a card of the pile it looked through; the others see only the top and the size (SSP-84).

        `copy` says which of several cards of that face it is, 0 being the topmost.
        """
        here = PILE << pile
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0:
                continue
            if observer == seat:
                self.facts[observer * OBSERVER + self.nth_in_pile(observer, face, here, copy)] = HELD_BY << seat
            elif top_after != top_before:
                self.place(observer, face, here, HELD_BY << seat)
                self.sees_top(observer, pile, top_after)
            else:
                start = observer * OBSERVER
                self.facts[start + ANY_ADRIFT] = 1
                top = self.find(observer, top_before, here)
                for token in range(N_CARDS):
                    if token != top and self.facts[start + token] & here != 0:
                        self.facts[start + token] |= HELD_BY << seat

    def sees_robbery(self, face: i64, thief: i64, victim: i64, left: i64) -> None:
        """A card is stolen; thief and victim know which, the others do not (SSP-85). `left`: the victim's hand now."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0:
                continue
            if observer == thief or observer == victim:
                self.place(observer, face, HELD_BY << victim, HELD_BY << thief)
                continue
            start = observer * OBSERVER
            self.facts[start + ANY_ADRIFT] = 1
            for token in range(N_CARDS):
                if self.facts[start + token] & (HELD_BY << victim) != 0:
                    self.facts[start + token] |= HELD_BY << thief
            if self.facts[start + UNSEEN_IN + victim] > 0:
                self.facts[start + UNSEEN_IN + thief] += 1
            if left < self.facts[start + UNSEEN_IN + victim]:
                self.facts[start + UNSEEN_IN + victim] = left
            if left == 0:
                for token in range(N_CARDS):
                    self.leave_out(observer, token, HELD_BY << victim)

    def sees_hand(self, seat: i64, cards: Cards) -> None:
        """A hand is laid open to all (SSP-87)."""
        here = HELD_BY << seat
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0 or observer == seat:
                continue
            start = observer * OBSERVER
            for i in range(cards.count):
                token = self.recognise(observer, cards.items[i], here)
                self.facts[start + token] = here | UNSEEN  # a mark that no other card has: it is not found again
            for token in range(N_CARDS):
                fact = self.facts[start + token]
                if fact & here != 0:
                    if fact & UNSEEN != 0:
                        self.facts[start + token] = here
                    else:
                        self.leave_out(observer, token, here)
            self.facts[start + UNSEEN_IN + seat] = 0

    # -- one observer -------------------------------------------------------------------------------------------

    def place(self, observer: i64, face: i64, source: i64, fact: i64) -> None:
        """The observer sees a card of this face leave `source`; from now on it is where `fact` says."""
        token = self.recognise(observer, face, source)
        facts = self.facts
        start = observer * OBSERVER
        if source >= HELD_BY and source < UNSEEN and facts[start + token] & UNSEEN != 0:
            seat: i64 = 0
            while HELD_BY << seat != source:
                seat += 1
            if facts[start + UNSEEN_IN + seat] > 0:
                facts[start + UNSEEN_IN + seat] -= 1
        facts[start + token] = fact

    def recognise(self, observer: i64, face: i64, source: i64) -> i64:
        """Which copy of a face the observer takes the card to be that it sees at `source`.

        If it may as well be another copy adrift, then the other may be wherever this one might have been.
        """
        token = self.find(observer, face, source)
        if COPIES[face] == 1:
            return token
        facts = self.facts
        start = observer * OBSERVER
        fact = facts[start + token]
        places = fact & PLACES
        if places == source or places & source == 0:
            return token
        for other in range(FIRST_TOKEN[face], FIRST_TOKEN[face] + COPIES[face]):
            too = facts[start + other]
            if other == token or too & source == 0 or too & UNSEEN != 0:
                continue
            if source >= HELD_BY and places & PILES != 0:
                # The one that is left may be either, so it was laid at either moment; the later one excludes less.
                doubt = DOUBTFUL if too & PILES != 0 else 0
                moment = fact >> MOMENT if fact > too else too >> MOMENT
                too = LAID * moment | doubt | (too & PLACES)
            facts[start + other] = too | places
        return token

    def find(self, observer: i64, face: i64, source: i64) -> i64:
        """The copy of a face that is likeliest to be at `source`, as the observer sees it.

        Best one known to be there (in a pile: the one laid last), then one adrift that may be there (of two: the one
        with fewer places, so that the other keeps the places that either may be at), then an unseen one, then any
        that is still in the game. The choice depends on the facts alone, not on the numbers of tokens.
        """
        facts = self.facts
        best: i64 = -1
        best_rank: i64 = -1
        best_fact: i64 = 0
        start = FIRST_TOKEN[face]
        for token in range(start, start + COPIES[face]):
            fact = facts[observer * OBSERVER + token]
            places = fact & PLACES
            rank: i64 = 0
            if places == source:
                rank = 40
            elif places & source != 0 and places & UNSEEN == 0:
                rank = 30 - how_many(places)
            elif places == UNSEEN:
                rank = 20
            elif places != 0 and places & UNSEEN == 0:
                rank = 10
            if rank > best_rank or (rank == best_rank and fact > best_fact):
                best = token
                best_rank = rank
                best_fact = fact
        return best

    def nth_in_pile(self, observer: i64, face: i64, here: i64, copy: i64) -> i64:
        """The copy of a face that lies below `copy` others of it in a pile the observer has looked through."""
        start = observer * OBSERVER
        for i in range(COPIES[face]):
            token = FIRST_TOKEN[face] + i
            if self.facts[start + token] & PLACES == here:
                above: i64 = 0
                for j in range(COPIES[face]):
                    other = self.facts[start + FIRST_TOKEN[face] + j]
                    if other & PLACES == here and other > self.facts[start + token]:
                        above += 1
                if above == copy:
                    return token
        return self.find(observer, face, here)

    def sees_top(self, observer: i64, pile: i64, face: i64) -> None:
        """The observer sees which card tops a pile: what was laid later cannot be there any more."""
        start = observer * OBSERVER
        if self.facts[start + ANY_ADRIFT] == 0:
            return  # every card of the pile is known already
        here = PILE << pile
        if face < 0:
            for token in range(N_CARDS):
                self.leave_out(observer, token, here)
            return
        top = self.recognise(observer, face, here)
        laid = self.facts[start + top] >> MOMENT
        sure = self.facts[start + top] & DOUBTFUL == 0
        self.facts[start + top] = here + LAID * laid
        for token in range(N_CARDS):
            fact = self.facts[start + token]
            if sure and fact & here != 0 and fact & DOUBTFUL == 0 and fact >> MOMENT > laid:
                self.leave_out(observer, token, here)
        self.put_on_top(observer, top, here)

    def put_on_top(self, observer: i64, top: i64, here: i64) -> None:
        """Let all that may still be in the pile have been laid before its top, in the order it had."""
        facts = self.facts
        start = observer * OBSERVER
        while True:
            laid = facts[start + top] >> MOMENT
            next_one: i64 = -1
            for token in range(N_CARDS):
                fact = facts[start + token]
                is_above = fact & here != 0 and fact >> MOMENT > laid
                if is_above and (next_one < 0 or fact >> MOMENT < facts[start + next_one] >> MOMENT):
                    next_one = token
            if next_one < 0:
                return
            moment = facts[start + next_one] >> MOMENT
            facts[start + next_one] = LAID * laid | (facts[start + next_one] & (LAID - 1))
            facts[start + top] = LAID * moment | (facts[start + top] & (LAID - 1))

    def leave_out(self, observer: i64, token: i64, place: i64) -> None:
        """The token is not at this place; the last place that is left for a token stays."""
        fact = self.facts[observer * OBSERVER + token]
        if fact & place != 0 and fact & PLACES != place:
            self.facts[observer * OBSERVER + token] = fact - place


def how_many(places: i64) -> i64:
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


def blank_memory(seats: i64) -> Memory:
    return Memory(seats, (1 << seats) - 1, 0, BLANK)


def plain_memory(seats: i64, hands: list[Cards], piles: list[Cards], laid: list[int], opened: i64) -> Memory:
    """What everybody at least knows of a table: own hand, opened hands, areas, and what was discarded.

    For positions written by hand and for the others in a sampled world, whose real memories nobody can know.
    """
    memory = blank_memory(seats).clone()
    for pile in range(len(piles)):
        for i in range(piles[pile].count):
            memory.sees_discard(piles[pile].items[i], pile)
    for face in laid:
        for observer in range(seats):
            memory.place(observer, face, UNSEEN, 0)
    for seat in range(seats):
        for i in range(hands[seat].count):
            memory.draws_unseen(hands[seat].items[i], seat)
    for seat in range(seats):
        if (opened >> seat) & 1 == 1:
            memory.sees_hand(seat, hands[seat])
    return memory


# What a log entry tells, in the lowest six bits; each further number has six bits of its own.
DISCARDED: Final[i64] = 0
TAKEN: Final[i64] = 1
DRAWN: Final[i64] = 2
LAID_DOWN: Final[i64] = 3
LOOKED_THROUGH: Final[i64] = 4
PICKED: Final[i64] = 5
ROBBED: Final[i64] = 6
OPENED: Final[i64] = 7
SIX_BITS: Final[i64] = 63


@final
class Log:
    """What happened in this round, as numbers: cheap to keep, enough to recall every memory."""

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count = count
        self.is_kept = True  # False in a world that is only played out

    def clone(self) -> Log:
        copy = Log(self.items[: self.count + 16], self.count)
        copy.is_kept = self.is_kept
        return copy

    def add(self, entry: i64) -> None:
        if not self.is_kept:
            return
        while self.count >= len(self.items):
            self.items = append(self.items, 0)
        self.items[self.count] = entry
        self.count += 1

    def add_cards(self, entry: i64, cards: Cards) -> None:
        """An entry that is followed by cards: their number has the third place."""
        self.add(entry | cards.count << 18)
        for i in range(cards.count):
            self.add(cards.items[i])


def recall(base: Memory, log: Log, hands: list[Cards]) -> Memory:
    """The memories of all who watch, from what they knew before the log begins.

    `hands` are the hands as they are now; one that lies open is still what it was when it was opened.
    """
    memory = base.clone()
    at: i64 = 0
    while at < log.count:
        entry = log.items[at]
        at += 1
        what = entry & SIX_BITS
        a = (entry >> 6) & SIX_BITS
        b = (entry >> 12) & SIX_BITS
        c = (entry >> 18) & SIX_BITS
        d = (entry >> 24) & SIX_BITS
        if what == DISCARDED:
            memory.sees_discard(a, b)
        elif what == TAKEN:
            memory.sees_taken(a, b, c, d - 1)
        elif what == DRAWN:
            memory.draws_unseen(a, b)
        elif what == LAID_DOWN:
            memory.sees_laid_down(a, b)
        elif what == PICKED:
            top_before = (entry >> 30) & SIX_BITS
            top_after = ((entry >> 36) & SIX_BITS) - 1
            memory.picks(a, d, b, c, top_before, top_after)
        elif what == ROBBED:
            memory.sees_robbery(a, b, c, d)
        elif what == OPENED:
            memory.sees_hand(a, hands[a])
        else:
            memory.looks_through(a, b, Cards(log.items[at : at + c], c))
            at += c
    return memory
