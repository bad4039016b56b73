# seaboard: compiled
"""Step 2 of a turn: pairs and their effects."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.state import EVERYONE, NOBODY, Moves
from seaboard.games.sea_salt_paper.codes import PICK, PICKING, PLAYING, ROBBING, SEARCHING
from seaboard.games.sea_salt_paper.components import (
    DECK,
    EFFECTS,
    FACES,
    FIRST_TOKEN,
    N_PAIRS,
    ONE_MORE_TURN,
    PAIR_ONE,
    PAIR_OTHER,
    PAIR_SUIT,
    ROB_A_HAND,
    SEARCH_A_PILE,
    SUIT_EFFECT,
    TOP_OF_THE_DECK,
)
from seaboard.games.sea_salt_paper.memory import LAID_DOWN, LOOKED_THROUGH, PICKED, ROBBED
from seaboard.games.sea_salt_paper.scoring import HAND, ROW, SIZE, lay_down, lose
from seaboard.games.sea_salt_paper.table import Table


class Pairs(Table):
    """A pair is laid down, and then it does something at once."""

    def play_pair(self, pair: i64) -> None:
        """SSP-19: the pair goes face up into the area, then its effect is carried out if it can be (SSP-R7)."""
        row = self.turn * ROW
        lay_down(self.tally, row, PAIR_ONE[pair])
        lay_down(self.tally, row, PAIR_OTHER[pair])
        self.laid.put(self.turn * N_PAIRS + pair)
        self.log.add(LAID_DOWN | PAIR_ONE[pair] << 6 | self.turn << 12)
        self.log.add(LAID_DOWN | PAIR_OTHER[pair] << 6 | self.turn << 12)
        self.reveals += 1  # cards of a hidden hand are shown
        effect = SUIT_EFFECT[PAIR_SUIT[pair]]
        if self.notes is not None:
            one, other = FACES[PAIR_ONE[pair]], FACES[PAIR_OTHER[pair]]
            facts: dict[str, object] = {"seat": int(self.turn), "card": one, "partner": other}
            facts["effect"] = EFFECTS[effect]
            self.notes.tell("played_pair", EVERYONE, facts)
        if effect == SEARCH_A_PILE:
            self.crabs()
        elif effect == ONE_MORE_TURN:
            self.begin_turn()  # SSP-29, SSP-R8: at once, beginning with step 1
        elif effect == TOP_OF_THE_DECK:
            self.fish()
        elif effect == ROB_A_HAND:
            self.swimmer_and_shark()

    def crabs(self) -> None:
        """SSP-27: choose a pile that is not empty and look through it."""
        if self.pile_0.count > 0 and self.pile_1.count > 0:
            self.phase = SEARCHING
        elif self.pile_0.count > 0:
            self.look_through(0)
        elif self.pile_1.count > 0:
            self.look_through(1)

    def look_through(self, number: i64) -> None:
        pile = self.pile(number)
        self.searched = number
        self.phase = PICKING
        self.log.add_cards(LOOKED_THROUGH | self.turn << 6 | number << 12, pile)
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("searched", EVERYONE, {"seat": int(self.turn), "pile": int(number)})
        if pile.count == 1:
            self.pick(FIRST_TOKEN[pile.top()])

    def pickable_into(self, out: Moves) -> None:
        """SSP-R14: any card of the pile; which of two equal ones matters for the order of the rest."""
        pile = self.pile(self.searched)
        for at in range(pile.count):
            out.add(PICK + FIRST_TOKEN[pile.items[at]] + self.copies_above(pile, at))

    def copies_above(self, pile: Cards, at: i64) -> i64:
        """How many cards of the same face lie above a place of the pile."""
        above: i64 = 0
        for higher in range(at + 1, pile.count):
            if pile.items[higher] == pile.items[at]:
                above += 1
        return above

    def pick(self, token: i64) -> None:
        """Take a card of the pile that is looked through; nobody else sees which (SSP-28)."""
        pile = self.pile(self.searched)
        face = DECK[token]
        copy = token - FIRST_TOKEN[face]
        top_before = pile.top()
        at = pile.count - 1
        while pile.items[at] != face or self.copies_above(pile, at) != copy:
            at -= 1
        pile.take(at)
        top_after: i64 = pile.top() if pile.count > 0 else -1
        tops = top_before << 30 | (top_after + 1) << 36
        self.log.add(PICKED | face << 6 | self.searched << 12 | self.turn << 18 | copy << 24 | tops)
        self.reveals += 1
        if self.notes is not None:
            facts: dict[str, object] = {"seat": int(self.turn), "pile": int(self.searched)}
            self.notes.tell("picked", EVERYONE, facts)
            self.notes.tell("picked_card", 1 << self.turn, {**facts, "card": FACES[face]})
        self.gain(face)

    def fish(self) -> None:
        """SSP-30: the top card of the deck, unseen by the others."""
        self.phase = PLAYING
        if self.deck.count > 0:
            face = self.deck.draw()
            self.reveals += 1
            if self.notes is not None:
                self.notes.tell("fished", EVERYONE, {"seat": int(self.turn)})
                self.notes.tell("fished_card", 1 << self.turn, {"seat": int(self.turn), "card": FACES[face]})
            self.gain_unseen(face)

    def swimmer_and_shark(self) -> None:
        """SSP-31: rob an opponent of your choice; with one possible victim there is no choice."""
        self.phase = PLAYING
        victims: i64 = 0
        last: i64 = NOBODY
        for seat in range(self.seats):
            if self.can_be_robbed(seat):
                victims += 1
                last = seat
        if victims == 1:
            self.rob(last)
        elif victims > 1:
            self.phase = ROBBING

    def rob(self, victim: i64) -> None:
        """A card of the victim's hand, each equally likely (SSP-R24)."""
        row = victim * ROW
        skip = self.random.below(self.tally[row + SIZE])
        face: i64 = 0
        while skip >= self.tally[row + HAND + face]:
            skip -= self.tally[row + HAND + face]
            face += 1
        lose(self.tally, row, face)
        self.log.add(ROBBED | face << 6 | self.turn << 12 | victim << 18 | self.tally[row + SIZE] << 24)
        self.reveals += 1
        if self.notes is not None:
            facts: dict[str, object] = {"seat": int(self.turn), "victim_seat": int(victim)}
            self.notes.tell("robbed", EVERYONE, facts)
            both = (1 << self.turn) | (1 << victim)
            self.notes.tell("robbed_card", both, {**facts, "card": FACES[face]})
        self.gain(face)
