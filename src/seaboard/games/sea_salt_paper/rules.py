# seaboard: compiled
"""Sea Salt & Paper: what a seat may do and what follows. The chapters before: `table`, `pairs`, `rounds`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import no_cards
from seaboard.core.random import Quick
from seaboard.core.state import EVERYONE, Moves
from seaboard.games.sea_salt_paper.codes import (
    CALL_LAST_CHANCE,
    CALL_STOP,
    DISCARD,
    DISCARDING,
    END_TURN,
    KEEP,
    KEEPING,
    NO_CALL,
    OVER,
    PICK,
    PICKING,
    PLAY_MERMAIDS,
    PLAY_PAIR,
    PLAYING,
    ROB,
    ROBBING,
    SEARCH,
    SEARCHING,
    TAKE_DECK,
    TAKE_PILE,
    TAKING,
)
from seaboard.games.sea_salt_paper.components import (
    FACES,
    FIRST_FACE,
    N_FACES,
    N_SUITS,
    PAIR_AT,
    POINTS_TO_CALL,
    SUIT_ONE,
    SUIT_OTHER,
)
from seaboard.games.sea_salt_paper.determinize import sample_hidden
from seaboard.games.sea_salt_paper.memory import TAKEN, Log
from seaboard.games.sea_salt_paper.rounds import Rounds
from seaboard.games.sea_salt_paper.scoring import HAND, HELD, ROW, SIZE, card_points


@final
class SeaSaltPaper(Rounds):
    """The whole game."""

    def clone(self) -> SeaSaltPaper:
        copy = SeaSaltPaper(
            self.seats,
            self.random.clone(),
            self.charter,
            self.tally[:],
            self.deck.clone(),
            self.pile_0.clone(),
            self.pile_1.clone(),
            self.laid.clone(),
            self.totals[:],
            self.known,
            self.log.clone(),
            self.history,
        )
        self.copy_turn_to(copy)
        return copy

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        if self.phase == PLAYING:
            self.playable_into(out)
        elif self.phase == TAKING:
            if self.deck.count > 0:
                out.add(TAKE_DECK)
            if self.pile_0.count > 0:
                out.add(TAKE_PILE)
            if self.pile_1.count > 0:
                out.add(TAKE_PILE + 1)
        elif self.phase == KEEPING:
            out.add(KEEP + self.drawn)
            if self.drawn_too != self.drawn:
                out.add(KEEP + self.drawn_too)
        elif self.phase == DISCARDING:
            out.add(DISCARD)
            out.add(DISCARD + 1)
        elif self.phase == SEARCHING:
            out.add(SEARCH)
            out.add(SEARCH + 1)
        elif self.phase == PICKING:
            self.pickable_into(out)
        elif self.phase == ROBBING:
            for seat in range(self.seats):
                if self.can_be_robbed(seat):
                    out.add(ROB + seat)

    def playable_into(self, out: Moves) -> None:
        """Steps 2 and 3: pairs, a call, or the end of the turn."""
        tally = self.tally
        row = self.turn * ROW
        suits: i64 = N_SUITS if tally[row + SIZE] > 1 else 0  # no pair in a hand of one card
        for suit in range(suits):
            one = SUIT_ONE[suit]
            other = SUIT_OTHER[suit]
            held = tally[row + HELD + one]
            if held == 0 or (one == other and held == 1) or tally[row + HELD + other] == 0:
                continue
            for first in range(FIRST_FACE[one], FIRST_FACE[one + 1]):
                if tally[row + HAND + first] == 0:
                    continue
                start = first if one == other else FIRST_FACE[other]
                for second in range(start, FIRST_FACE[other + 1]):
                    if tally[row + HAND + second] > 0 and (first != second or tally[row + HAND + first] > 1):
                        out.add(PLAY_PAIR + PAIR_AT[first * N_FACES + second])
        out.add(END_TURN)
        if self.can_call():
            out.add(CALL_STOP)
            out.add(CALL_LAST_CHANCE)
        if self.charter.explicit_mermaids and self.has_four_mermaids():
            out.add(PLAY_MERMAIDS)

    def can_call(self) -> bool:
        """SSP-20: seven card points or more, and no call stands yet (SSP-R11)."""
        if self.call != NO_CALL:
            return False
        return card_points(self.tally, self.turn * ROW, self.charter.white_counts) >= POINTS_TO_CALL

    def advance(self, action: i64) -> None:
        if action < KEEP:
            if action == TAKE_DECK:
                self.take_from_deck()
            else:
                self.take_from_pile(action - TAKE_PILE)
        elif action < DISCARD:
            self.keep(action - KEEP)
        elif action < PLAY_PAIR:
            self.discard_second(action - DISCARD)
        elif action < END_TURN:
            self.play_pair(action - PLAY_PAIR)
        elif action == END_TURN:
            self.end_turn()
        elif action == CALL_STOP:
            self.call_stop()
        elif action == CALL_LAST_CHANCE:
            self.call_last_chance()
        elif action == PLAY_MERMAIDS:
            self.win_with_mermaids()
        elif action < PICK:
            self.look_through(action - SEARCH)
        elif action < ROB:
            self.pick(action - PICK)
        else:
            self.rob(action - ROB)

    # -- step 1: take a card -------------------------------------------------------------------------------------------

    def take_from_deck(self) -> None:
        """SSP-14: draw two, to keep one; the last card of the deck is simply taken (SSP-R4)."""
        self.reveals += 1
        if self.deck.count == 1:
            last = self.deck.draw()
            if self.notes is not None:
                self.notes.tell("took_last_of_deck", EVERYONE, {"seat": int(self.turn)})
                self.notes.tell("kept", 1 << self.turn, {"seat": int(self.turn), "card": FACES[last]})
            self.gain_unseen(last)
            return
        self.drawn = self.deck.draw()
        self.drawn_too = self.deck.draw()
        self.phase = KEEPING
        if self.notes is not None:
            self.notes.tell("drew_two", EVERYONE, {"seat": int(self.turn)})
            cards = [FACES[self.drawn], FACES[self.drawn_too]]
            self.notes.tell("drew_two_cards", 1 << self.turn, {"seat": int(self.turn), "cards": cards})

    def keep(self, face: i64) -> None:
        """The kept card first; the other goes to the pile that is empty, if just one is (SSP-15)."""
        if face != self.drawn:
            self.drawn_too = self.drawn
            self.drawn = face
        self.phase = DISCARDING
        if self.pile_0.count == 0 and self.pile_1.count > 0:
            self.discard_second(0)
        elif self.pile_1.count == 0 and self.pile_0.count > 0:
            self.discard_second(1)

    def discard_second(self, pile: i64) -> None:
        self.reveals += 1  # everybody sees the discarded card
        kept = self.drawn
        self.discard(self.drawn_too, pile)
        self.drawn = -1
        self.drawn_too = -1
        if self.notes is not None:
            self.notes.tell("kept", 1 << self.turn, {"seat": int(self.turn), "card": FACES[kept]})
        self.gain_unseen(kept)

    def take_from_pile(self, number: i64) -> None:
        """SSP-16: the top card of a discard pile, seen by all."""
        pile = self.pile(number)
        face = pile.draw()
        below: i64 = -1
        if pile.count > 0:
            below = pile.top()
            self.reveals += 1  # the card below was out of sight
        self.log.add(TAKEN | face << 6 | number << 12 | self.turn << 18 | (below + 1) << 24)
        if self.notes is not None:
            facts: dict[str, object] = {"seat": int(self.turn), "card": FACES[face], "pile": int(number)}
            self.notes.tell("took_from_pile", EVERYONE, facts)
        self.gain(face)

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def determinize(self, seat: i64, quick: Quick) -> SeaSaltPaper:
        """A world that the seat could be in: see `determinize.sample_hidden`."""
        memory = self.memory()
        world = SeaSaltPaper(
            self.seats,
            quick.random(),
            self.charter,
            self.tally[:],
            self.deck.clone(),
            self.pile_0.clone(),
            self.pile_1.clone(),
            self.laid.clone(),
            self.totals[:],
            memory.only_of(seat),
            Log(vec[i64](), 0),
            self.history,
        )
        self.copy_turn_to(world)
        if self.phase == OVER:
            return world  # nothing is played for any more
        seen = no_cards(2)
        drawn: i64 = 0
        if self.drawn >= 0:
            if seat == self.turn:
                seen.put(self.drawn)
                seen.put(self.drawn_too)
            else:
                drawn = 2
        dealt = sample_hidden(
            memory, world.tally, world.deck, world.pile_0, world.pile_1, seat, world.opened, seen, drawn, quick
        )
        if drawn == 2:
            world.drawn = dealt.items[0]
            world.drawn_too = dealt.items[1]
        return world
