# seaboard: compiled
"""Step 3 of a turn, and what follows: calls, the end of a round, the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE, NOBODY
from seaboard.games.sea_salt_paper.codes import (
    CALLS,
    LAST_CHANCE,
    LAST_TO_ACT,
    MOST_ROUNDS,
    NO_CALL,
    OVER,
    ROUND_ENDER,
    ROUND_LIMIT,
    STOP,
    TARGET_REACHED,
)
from seaboard.games.sea_salt_paper.components import DECK, N_CARDS
from seaboard.games.sea_salt_paper.memory import blank_memory
from seaboard.games.sea_salt_paper.pairs import Pairs
from seaboard.games.sea_salt_paper.results import RoundResult, count_round, tell_scores
from seaboard.games.sea_salt_paper.scoring import ROW

NO_CARDS_AT_ALL: Final = vec[i64]([0] * (4 * ROW))


class Rounds(Pairs):
    """Round after round, to the end."""

    def deal_round(self) -> None:
        """SSP-06 … SSP-08: shuffle all cards, turn up the first two as the discard piles; nobody is dealt a card."""
        self.tally = NO_CARDS_AT_ALL[: self.seats * ROW]
        self.deck.items = DECK[:]
        self.deck.count = N_CARDS
        self.random.shuffle(self.deck.items, N_CARDS)
        self.pile_0.clear()
        self.pile_1.clear()
        self.laid.clear()
        self.known = blank_memory(self.seats)
        self.log.count = 0
        self.recalled = None
        self.call = NO_CALL
        self.caller = NOBODY
        self.opened = 0
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("round_begins", EVERYONE, {"round": int(self.round), "seat": int(self.first)})
        self.discard(self.deck.draw(), 0)
        self.discard(self.deck.draw(), 1)
        self.turn = self.first
        self.begin_turn()

    def end_turn(self) -> None:
        """SSP-21, SSP-35, SSP-40: open a final hand, end a round without cards, or pass on."""
        if self.has_four_mermaids():
            self.win_with_mermaids()  # SSP-R15: at the latest now
            return
        if self.notes is not None:
            self.notes.tell("ended_turn", EVERYONE, {"seat": int(self.turn)})
        self.last_to_end = self.turn
        if self.call == LAST_CHANCE:
            self.open_hand(self.turn)
            if self.charter.void_after_call and self.deck.count == 0:
                self.void_round()
                return
            self.turn = self.left_of(self.turn)
            if self.turn == self.caller:
                self.score_round()
            else:
                self.begin_turn()
        elif self.deck.count == 0:
            self.void_round()
        else:
            self.turn = self.left_of(self.turn)
            self.begin_turn()

    def call_stop(self) -> None:
        """SSP-33: everybody lays open their cards and scores them."""
        if self.has_four_mermaids():
            self.win_with_mermaids()
            return
        self.announce(STOP)
        for i in range(1, self.seats):
            self.show_hand((self.turn + i) % self.seats)
        self.score_round()

    def call_last_chance(self) -> None:
        """SSP-34: every other player has one final turn, clockwise from the caller's left."""
        if self.has_four_mermaids():
            self.win_with_mermaids()
            return
        self.announce(LAST_CHANCE)
        if self.charter.void_after_call and self.deck.count == 0:
            self.void_round()
            return
        self.turn = self.left_of(self.turn)
        self.begin_turn()

    def announce(self, call: i64) -> None:
        """SSP-32: the caller lays open the whole hand and says the word."""
        self.call = call
        self.caller = self.turn
        self.last_to_end = self.turn
        if self.notes is not None:
            self.notes.tell("called", EVERYONE, {"seat": int(self.turn), "call": CALLS[call]})
        if call == LAST_CHANCE:
            self.open_hand(self.turn)
        else:
            self.show_hand(self.turn)

    def void_round(self) -> None:
        """SSP-40, SSP-R26: the deck has run out; nobody scores, and hands stay closed (SSP-R22)."""
        if self.notes is not None:
            self.notes.tell("round_void", EVERYONE, {"round": int(self.round)})
        nothing = [0 for _ in range(self.seats)]
        # SSP-39, SSP-R16: who ended the round, by a call or by the last turn of a void one
        ender = self.turn if self.caller == NOBODY else self.caller
        self.history = [*self.history, RoundResult(NO_CALL, int(ender), False, nothing, nothing, nothing)]
        self.begin_next_round(self.left_of(ender))

    def score_round(self) -> None:
        """SSP-41: note what the round brought, and on to the next one or to the end."""
        result = count_round(self.tally, self.seats, self.call, self.caller, self.charter.white_counts)
        for seat in range(self.seats):
            self.totals[seat] += result.scored[seat]
        self.history = [*self.history, result]
        if self.notes is not None:
            tell_scores(self.notes, result, self.totals)
        for seat in range(self.seats):
            if self.totals[seat] >= self.charter.target:
                self.finish(TARGET_REACHED)  # SSP-66
                return
        self.begin_next_round(self.left_of(self.caller))  # SSP-39

    def begin_next_round(self, first: i64) -> None:
        if self.round >= MOST_ROUNDS:
            self.finish(ROUND_LIMIT)
            return
        self.round += 1
        self.first = first
        if not self.is_cut_short:
            self.deal_round()

    def finish(self, ending: i64) -> None:
        """SSP-67, SSP-68: the highest total wins; the tie rule decides, else the win is shared (SSP-R2)."""
        self.ending = ending
        self.phase = OVER
        best: i64 = -1
        for seat in range(self.seats):
            if self.totals[seat] > best:
                best = self.totals[seat]
        for seat in range(self.seats):
            if self.totals[seat] == best:
                self.winners |= 1 << seat
        self.break_tie()

    def break_tie(self) -> None:
        """Leave only those of the tied whom the tie rule prefers."""
        best: i64 = -1
        preferred: i64 = 0
        for seat in range(self.seats):
            if (self.winners >> seat) & 1 == 1:
                rank = self.tie_rank(seat)
                if rank > best:
                    best = rank
                    preferred = 0
                if rank == best:
                    preferred |= 1 << seat
        self.winners = preferred

    def tie_rank(self, seat: i64) -> i64:
        if self.charter.tie_rule == LAST_TO_ACT:
            # How late the seat's last turn was: the last one to end a turn comes first, then its right neighbours.
            return self.seats - (self.last_to_end - seat + self.seats) % self.seats
        if self.charter.tie_rule == ROUND_ENDER:
            return 1 if seat == self.caller else 0
        points: i64 = self.history[len(self.history) - 1].scored[seat]
        return points
