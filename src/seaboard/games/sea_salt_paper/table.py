# seaboard: compiled
"""What lies on the table of Sea Salt & Paper, and how cards come into hands and onto piles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.core.random import Random
from seaboard.core.state import EVERYONE, NOBODY, State
from seaboard.games.sea_salt_paper.charter import Charter
from seaboard.games.sea_salt_paper.codes import (
    ACTIONS,
    DISCARDING,
    FOUR_MERMAIDS,
    NO_CALL,
    OVER,
    PLAYING,
    TAKING,
    TARGET_REACHED,
)
from seaboard.games.sea_salt_paper.components import FACES, MERMAID, N_FACES, N_PAIRS, NAME, PAIR_ONE, PAIR_OTHER
from seaboard.games.sea_salt_paper.memory import DISCARDED, DRAWN, OPENED, Log, Memory, recall
from seaboard.games.sea_salt_paper.results import RoundResult
from seaboard.games.sea_salt_paper.scoring import HAND, OWNED, ROW, SIZE, card_points, gain


class Table(State):
    """The state without the rules of a turn."""

    def __init__(
        self,
        seats: i64,
        random: Random,
        charter: Charter,
        tally: vec[i64],
        deck: Cards,
        pile_0: Cards,
        pile_1: Cards,
        laid: Cards,
        totals: vec[i64],
        known: Memory,
        log: Log,
        history: list[RoundResult],
    ) -> None:
        super().__init__(seats, ACTIONS, random)
        self.charter = charter
        self.tally = tally  # a row of counters per seat: see scoring
        self.deck = deck
        self.pile_0 = pile_0
        self.pile_1 = pile_1
        self.laid = laid  # pairs in the order of play: seat * N_PAIRS + pair
        self.totals = totals  # points of finished rounds
        self.known = known  # what the seats knew before the log begins; never changed in place: clones share it
        self.log = log
        self.recalled: Memory | None = None  # made from the log when needed, good as long as the log does not grow
        self.recalled_at: i64 = 0
        self.history = history  # never changed in place: clones share it
        self.phase: i64 = TAKING
        self.turn: i64 = 0  # the active seat
        self.first: i64 = 0  # who began the round
        self.round: i64 = 1
        self.call: i64 = NO_CALL
        self.caller: i64 = NOBODY
        self.opened: i64 = 0  # bit s: the hand of seat s lies open
        self.drawn: i64 = -1  # the two cards drawn from the deck; in DISCARDING the first is the kept one
        self.drawn_too: i64 = -1
        self.searched: i64 = 0  # the pile that is being looked through
        self.last_to_end: i64 = NOBODY  # whose turn ended last
        self.ending: i64 = TARGET_REACHED
        self.winners: i64 = 0  # bit s: seat s has won
        self.is_cut_short = False  # whoever tries this world out looks no further than the round: the next is not dealt

    def copy_turn_to(self, copy: Table) -> None:
        """Everything that is a plain number."""
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.turn = self.turn
        copy.first = self.first
        copy.round = self.round
        copy.call = self.call
        copy.caller = self.caller
        copy.opened = self.opened
        copy.drawn = self.drawn
        copy.drawn_too = self.drawn_too
        copy.searched = self.searched
        copy.last_to_end = self.last_to_end
        copy.ending = self.ending
        copy.winners = self.winners
        copy.is_cut_short = self.is_cut_short

    def actor(self) -> i64:
        return NOBODY if self.phase == OVER else self.turn  # all choices belong to the active player

    def pile(self, number: i64) -> Cards:
        return self.pile_0 if number == 0 else self.pile_1

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0  # SSP-11: clockwise

    def begin_turn(self) -> None:
        """SSP-12: step 1 is compulsory; with nothing to take it is skipped (SSP-R6)."""
        self.phase = TAKING if self.can_take() else PLAYING

    def can_take(self) -> bool:
        return self.deck.count > 0 or self.pile_0.count > 0 or self.pile_1.count > 0

    def has_four_mermaids(self) -> bool:
        return self.tally[self.turn * ROW + OWNED + MERMAID] == 4

    def can_be_robbed(self, seat: i64) -> bool:
        """SSP-73: another seat with cards in a hand that does not lie open."""
        return seat != self.turn and self.tally[seat * ROW + SIZE] > 0 and (self.opened >> seat) & 1 == 0

    def reward(self, seat: i64) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        shared: i64 = 0
        for other in range(self.seats):
            shared += (self.winners >> other) & 1
        return 1.0 / float(shared)

    # -- cards come and go ---------------------------------------------------------------------------------------------

    def discard(self, face: i64, pile: i64) -> None:
        """Lay a card of the deck face up on a pile."""
        self.pile(pile).put(face)
        self.log.add(DISCARDED | face << 6 | pile << 12)
        if self.notes is not None:
            who = int(self.turn) if self.phase == DISCARDING else -1
            kind = "discarded" if self.phase == DISCARDING else "turned_up"
            facts: dict[str, object] = {"card": FACES[face], "pile": int(pile)}
            if who >= 0:
                facts["seat"] = who
            self.notes.tell(kind, EVERYONE, facts)

    def gain_unseen(self, face: i64) -> None:
        """A card of the deck comes into the active hand; nobody else sees it (SSP-82, SSP-83)."""
        self.log.add(DRAWN | face << 6 | self.turn << 12)
        self.gain(face)

    def gain(self, face: i64) -> None:
        """A card comes into the active hand. Four mermaids win on the spot (SSP-63, SSP-R15)."""
        gain(self.tally, self.turn * ROW, face)
        if NAME[face] == MERMAID and self.has_four_mermaids() and not self.charter.explicit_mermaids:
            self.win_with_mermaids()
        else:
            self.phase = PLAYING

    def win_with_mermaids(self) -> None:
        """SSP-63, SSP-69: four mermaids win regardless of totals; the running round is not scored."""
        self.ending = FOUR_MERMAIDS
        self.winners = 1 << self.turn
        self.phase = OVER
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("four_mermaids", EVERYONE, {"seat": int(self.turn)})

    def open_hand(self, seat: i64) -> None:
        """SSP-87: a hand lies open while the round goes on."""
        self.log.add(OPENED | seat << 6)
        self.show_hand(seat)

    def show_hand(self, seat: i64) -> None:
        """A hand is laid open; when the round is over nobody need remember it."""
        self.opened |= 1 << seat
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("opened_hand", EVERYONE, {"seat": int(seat), "cards": self.hand_faces(seat)})

    # -- what the seats know -------------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.log.is_kept = False

    def memory(self) -> Memory:
        """What the seats remember now."""
        if self.recalled is not None and self.recalled_at == self.log.count:
            return self.recalled
        hands = [self.hand_cards(seat) for seat in range(self.seats)]
        recalled = recall(self.known, self.log, hands)
        self.recalled = recalled
        self.recalled_at = self.log.count
        return recalled

    # -- what lies where, in words -------------------------------------------------------------------------------------

    def hand_cards(self, seat: i64) -> Cards:
        """The cards in a hand, in the order of their faces."""
        cards = no_cards(self.tally[seat * ROW + SIZE])
        for face in range(N_FACES):
            for _ in range(self.tally[seat * ROW + HAND + face]):
                cards.put(face)
        return cards

    def hand_faces(self, seat: i64) -> list[str]:
        """The cards in a hand, by name."""
        return [FACES[face] for face in self.hand(seat)]

    def hand(self, seat: i64) -> list[int]:
        return self.hand_cards(seat).listed()

    def area(self, seat: i64) -> list[int]:
        """The cards laid down by a seat, pair after pair."""
        faces: list[int] = []
        for i in range(self.laid.count):
            if self.laid.items[i] // N_PAIRS == seat:
                pair = self.laid.items[i] % N_PAIRS
                faces += [int(PAIR_ONE[pair]), int(PAIR_OTHER[pair])]
        return faces

    def points_of(self, seat: i64) -> int:
        """Card points of a seat as they stand."""
        return int(card_points(self.tally, seat * ROW, self.charter.white_counts))
