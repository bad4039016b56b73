# seaboard: compiled
"""What each seat remembers (SSP-80 … SSP-87), so that the worlds it imagines are worlds it could be in.

For every seat and every one of the 58 cards: where, as far as that seat can tell, the card may be. Nothing here
depends on what the seat did not see. A card is *unseen* until the seat has seen it; *known* if it can be in one
place only; *adrift* if it was known and then moved out of sight: taken with crabs from a pile, or stolen between two
others. A card that was laid down is out of the game until the round ends.

While a game is played nobody's memory is kept up: the state only logs what happens (see `log`), and memories are
made from the log when a world is to be sampled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seaboard.core.cards import Cards
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import COPIES, FIRST_TOKEN


def _blank() -> vec[i64]:
    facts = vec[i64]([0] * (c.OBSERVER * c.MOST_SEATS))
    for observer in range(c.MOST_SEATS):
        for token in range(c.N_CARDS):
            facts[observer * c.OBSERVER + token] = c.UNSEEN
    return facts


BLANK: Final = _blank()  # the memories of seats that have seen nothing


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """The memories of all seats, or of those that are `watching` (in a sampled world: of one)."""

    def __init__(self, seats: i64, watching: i64, moment: i64, facts: vec[i64]) -> None:
        self.seats = seats
        self.watching = watching  # bit s: the memory of seat s is kept
        self.moment = moment  # grows with every card laid on a pile
        self.facts = facts

    def clone(self) -> Memory:
        return Memory(self.seats, self.watching, self.moment, self.facts[: self.seats * c.OBSERVER])

    def only_of(self, seat: i64) -> Memory:
        """The same in which nobody but this seat remembers anything."""
        return Memory(self.seats, 1 << seat, self.moment, self.facts)

    # -- what happens at the table ------------------------------------------------------------------------------

    def sees_discard(self, face: i64, pile: i64) -> None:
        """Everybody sees a card laid on a pile."""
        self.moment += 1
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, c.UNSEEN, (c.PILE << pile) + c.LAID * self.moment)

    def sees_taken(self, face: i64, pile: i64, seat: i64, below: i64) -> None:
        """Everybody sees the top of a pile taken, and the card below it (-1: the pile is empty) (SSP-81)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, c.PILE << pile, c.HELD_BY << seat)
                self.sees_top(observer, pile, below)

    def draws_unseen(self, face: i64, seat: i64) -> None:
        """A card goes from the deck into a hand; only its taker sees it (SSP-82, SSP-83)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                if observer == seat:
                    self.place(observer, face, c.UNSEEN, c.HELD_BY << seat)
                else:
                    self.facts[observer * c.OBSERVER + c.UNSEEN_IN + seat] += 1

    def sees_laid_down(self, face: i64, seat: i64) -> None:
        """Everybody sees a card go from a hand into the area (SSP-19)."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 1:
                self.place(observer, face, c.HELD_BY << seat, 0)

    def looks_through(self, observer: i64, pile: i64, cards: Cards) -> None:
        """A seat looks through a pile with crabs: for that seat, every card of it is known, in its order (SSP-27)."""
        if (self.watching >> observer) & 1 == 0:
            return
        start = observer * c.OBSERVER
        here = c.PILE << pile
        found = vec[i64]([0] * cards.count)
        for i in range(cards.count):
            token = self.recognise(observer, cards.items[i], here)
            found[i] = token
            self.facts[start + token] = 0  # so that it is not found again
        for token in range(c.N_CARDS):
            self.leave_out(observer, token, here)
        for i in range(cards.count):
            self.facts[start + found[i]] = here + c.LAID * (i + 1)

    def picks(self, face: i64, pile: i64, seat: i64, copy: i64, top_before: i64, top_after: i64) -> None:
        """A seat takes a card of the pile it looked through; the others see only the top and the size (SSP-84).

        `copy` says which of several cards of that face it is, 0 being the topmost.
        """
        here = c.PILE << pile
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0:
                continue
            if observer == seat:
                self.facts[observer * c.OBSERVER + self.nth_in_pile(observer, face, here, copy)] = c.HELD_BY << seat
            elif top_after != top_before:
                self.place(observer, face, here, c.HELD_BY << seat)
                self.sees_top(observer, pile, top_after)
            else:
                start = observer * c.OBSERVER
                self.facts[start + c.ANY_ADRIFT] = 1
                top = self.find(observer, top_before, here)
                for token in range(c.N_CARDS):
                    if token != top and self.facts[start + token] & here != 0:
                        self.facts[start + token] |= c.HELD_BY << seat

    def sees_robbery(self, face: i64, thief: i64, victim: i64, left: i64) -> None:
        """A card is stolen; thief and victim know which, the others do not (SSP-85). `left`: the victim's hand now."""
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0:
                continue
            if observer == thief or observer == victim:
                self.place(observer, face, c.HELD_BY << victim, c.HELD_BY << thief)
                continue
            start = observer * c.OBSERVER
            self.facts[start + c.ANY_ADRIFT] = 1
            for token in range(c.N_CARDS):
                if self.facts[start + token] & (c.HELD_BY << victim) != 0:
                    self.facts[start + token] |= c.HELD_BY << thief
            if self.facts[start + c.UNSEEN_IN + victim] > 0:
                self.facts[start + c.UNSEEN_IN + thief] += 1
            if left < self.facts[start + c.UNSEEN_IN + victim]:
                self.facts[start + c.UNSEEN_IN + victim] = left
            if left == 0:
                for token in range(c.N_CARDS):
                    self.leave_out(observer, token, c.HELD_BY << victim)

    def sees_hand(self, seat: i64, cards: Cards) -> None:
        """A hand is laid open to all (SSP-87)."""
        here = c.HELD_BY << seat
        for observer in range(self.seats):
            if (self.watching >> observer) & 1 == 0 or observer == seat:
                continue
            start = observer * c.OBSERVER
            for i in range(cards.count):
                token = self.recognise(observer, cards.items[i], here)
                self.facts[start + token] = here | c.UNSEEN  # a mark that no other card has: it is not found again
            for token in range(c.N_CARDS):
                fact = self.facts[start + token]
                if fact & here != 0:
                    if fact & c.UNSEEN != 0:
                        self.facts[start + token] = here
                    else:
                        self.leave_out(observer, token, here)
            self.facts[start + c.UNSEEN_IN + seat] = 0

    # -- one observer -------------------------------------------------------------------------------------------

    def place(self, observer: i64, face: i64, source: i64, fact: i64) -> None:
        """The observer sees a card of this face leave `source`; from now on it is where `fact` says."""
        token = self.recognise(observer, face, source)
        facts = self.facts
        start = observer * c.OBSERVER
        if source >= c.HELD_BY and source < c.UNSEEN and facts[start + token] & c.UNSEEN != 0:
            seat: i64 = 0
            while c.HELD_BY << seat != source:
                seat += 1
            if facts[start + c.UNSEEN_IN + seat] > 0:
                facts[start + c.UNSEEN_IN + seat] -= 1
        facts[start + token] = fact

    def recognise(self, observer: i64, face: i64, source: i64) -> i64:
        """Which copy of a face the observer takes the card to be that it sees at `source`.

        If it may as well be another copy adrift, then the other may be wherever this one might have been.
        """
        token = self.find(observer, face, source)
        if COPIES[face] == 1:
            return token
        facts = self.facts
        start = observer * c.OBSERVER
        fact = facts[start + token]
        places = fact & c.PLACES
        if places == source or places & source == 0:
            return token
        for other in range(FIRST_TOKEN[face], FIRST_TOKEN[face] + COPIES[face]):
            too = facts[start + other]
            if other == token or too & source == 0 or too & c.UNSEEN != 0:
                continue
            if source >= c.HELD_BY and places & c.PILES != 0:
                # The one that is left may be either, so it was laid at either moment; the later one excludes less.
                doubt = c.DOUBTFUL if too & c.PILES != 0 else 0
                moment = fact >> c.MOMENT if fact > too else too >> c.MOMENT
                too = c.LAID * moment | doubt | (too & c.PLACES)
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
            fact = facts[observer * c.OBSERVER + token]
            places = fact & c.PLACES
            rank: i64 = 0
            if places == source:
                rank = 40
            elif places & source != 0 and places & c.UNSEEN == 0:
                rank = 30 - how_many(places)
            elif places == c.UNSEEN:
                rank = 20
            elif places != 0 and places & c.UNSEEN == 0:
                rank = 10
            if rank > best_rank or (rank == best_rank and fact > best_fact):
                best = token
                best_rank = rank
                best_fact = fact
        return best

    def nth_in_pile(self, observer: i64, face: i64, here: i64, copy: i64) -> i64:
        """The copy of a face that lies below `copy` others of it in a pile the observer has looked through."""
        start = observer * c.OBSERVER
        for i in range(COPIES[face]):
            token = FIRST_TOKEN[face] + i
            if self.facts[start + token] & c.PLACES == here:
                above: i64 = 0
                for j in range(COPIES[face]):
                    other = self.facts[start + FIRST_TOKEN[face] + j]
                    if other & c.PLACES == here and other > self.facts[start + token]:
                        above += 1
                if above == copy:
                    return token
        return self.find(observer, face, here)

    def sees_top(self, observer: i64, pile: i64, face: i64) -> None:
        """The observer sees which card tops a pile: what was laid later cannot be there any more."""
        start = observer * c.OBSERVER
        if self.facts[start + c.ANY_ADRIFT] == 0:
            return  # every card of the pile is known already
        here = c.PILE << pile
        if face < 0:
            for token in range(c.N_CARDS):
                self.leave_out(observer, token, here)
            return
        top = self.recognise(observer, face, here)
        laid = self.facts[start + top] >> c.MOMENT
        sure = self.facts[start + top] & c.DOUBTFUL == 0
        self.facts[start + top] = here + c.LAID * laid
        for token in range(c.N_CARDS):
            fact = self.facts[start + token]
            if sure and fact & here != 0 and fact & c.DOUBTFUL == 0 and fact >> c.MOMENT > laid:
                self.leave_out(observer, token, here)
        self.put_on_top(observer, top, here)

    def put_on_top(self, observer: i64, top: i64, here: i64) -> None:
        """Let all that may still be in the pile have been laid before its top, in the order it had."""
        facts = self.facts
        start = observer * c.OBSERVER
        while True:
            laid = facts[start + top] >> c.MOMENT
            next_one: i64 = -1
            for token in range(c.N_CARDS):
                fact = facts[start + token]
                is_above = fact & here != 0 and fact >> c.MOMENT > laid
                if is_above and (next_one < 0 or fact >> c.MOMENT < facts[start + next_one] >> c.MOMENT):
                    next_one = token
            if next_one < 0:
                return
            moment = facts[start + next_one] >> c.MOMENT
            facts[start + next_one] = c.LAID * laid | (facts[start + next_one] & (c.LAID - 1))
            facts[start + top] = c.LAID * moment | (facts[start + top] & (c.LAID - 1))

    def leave_out(self, observer: i64, token: i64, place: i64) -> None:
        """The token is not at this place; the last place that is left for a token stays."""
        fact = self.facts[observer * c.OBSERVER + token]
        if fact & place != 0 and fact & c.PLACES != place:
            self.facts[observer * c.OBSERVER + token] = fact - place


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
            memory.place(observer, face, c.UNSEEN, 0)
    for seat in range(seats):
        for i in range(hands[seat].count):
            memory.draws_unseen(hands[seat].items[i], seat)
    for seat in range(seats):
        if (opened >> seat) & 1 == 1:
            memory.sees_hand(seat, hands[seat])
    return memory
