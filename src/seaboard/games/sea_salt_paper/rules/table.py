# seaboard: compiled
"""What lies on the table of Sea Salt & Paper."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.core.random import Random
from seaboard.core.state import NOBODY, State
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import PAIR_ONE, PAIR_OTHER, POINTS_TO_CALL
from seaboard.games.sea_salt_paper.rules.charter import Charter
from seaboard.games.sea_salt_paper.rules.log import Log, recall
from seaboard.games.sea_salt_paper.rules.memory import Memory
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.rules.results import RoundResult
from seaboard.games.sea_salt_paper.rules.setting import Setting
from seaboard.games.sea_salt_paper.rules.tales import Tales, tales_of


class Table(State):
    """What lies where, whose turn it is and what is being decided; the verbs of the other chapters change it."""

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
        super().__init__(seats, c.ACTIONS, random)
        self.charter = charter
        self.tally = tally  # a row of counters per seat: see scoring
        self.deck = deck  # drawn from, never written to: clones share its cards
        self.pile_0 = pile_0
        self.pile_1 = pile_1
        self.laid = laid  # pairs in the order of play: seat * c.N_PAIRS + pair
        self.totals = totals  # points of finished rounds
        self.known = known  # what the seats knew before the log begins; never changed in place: clones share it
        self.log = log
        self.recalled: Memory | None = None  # made from the log when needed, good as long as the log does not grow
        self.recalled_at: i64 = 0
        self.told: Tales | None = None  # by whom and when they were told is in the number below
        self.told_at: i64 = -1
        self.setting: Setting | None = None  # of a seat to which all is plain, likewise
        self.setting_at: i64 = -1
        self.history = history  # never changed in place: clones share it
        self.phase: i64 = c.TAKING
        self.turn: i64 = 0  # the active seat
        self.first: i64 = 0  # who began the round
        self.round: i64 = 1
        self.call: i64 = c.NO_CALL
        self.caller: i64 = NOBODY
        self.opened: i64 = 0  # bit s: the hand of seat s lies open
        self.drawn: i64 = -1  # the two cards drawn from the deck; in DISCARDING the first is the kept one
        self.drawn_too: i64 = -1
        self.searched: i64 = 0  # the pile that is being looked through
        self.last_to_end: i64 = NOBODY  # whose turn ended last
        self.ending: i64 = c.TARGET_REACHED
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
        return NOBODY if self.phase == c.OVER else self.turn  # all choices belong to the active player

    def pile(self, number: i64) -> Cards:
        return self.pile_0 if number == 0 else self.pile_1

    def left_of(self, seat: i64) -> i64:
        left = seat + 1  # SSP-11: clockwise
        return left if left < self.seats else left - self.seats

    def can_take(self) -> bool:
        return self.deck.count > 0 or self.pile_0.count > 0 or self.pile_1.count > 0

    def has_four_mermaids(self) -> bool:
        return self.tally[self.turn * c.ROW + c.OWNED + c.MERMAID] == 4

    def can_call(self) -> bool:
        """SSP-20: seven card points or more, and no call stands yet (SSP-R11)."""
        if self.call != c.NO_CALL:
            return False
        return card_points(self.tally, self.turn * c.ROW, self.charter.white_counts) >= POINTS_TO_CALL

    def can_be_robbed(self, seat: i64) -> bool:
        """SSP-73: another seat with cards in a hand that does not lie open."""
        return seat != self.turn and self.tally[seat * c.ROW + c.SIZE] > 0 and (self.opened >> seat) & 1 == 0

    def reward(self, seat: i64) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        shared: i64 = 0
        for other in range(self.seats):
            shared += (self.winners >> other) & 1
        return 1.0 / float(shared)

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

    def tales(self, seat: i64, seen: Cards) -> Tales | None:
        """How the round may have gone, as a seat saw it."""
        at = self.moment_of(seat)
        if self.told_at != at:
            hands = [self.hand_cards(other) for other in range(self.seats)]
            self.told = tales_of(seat, self.known, self.log, hands, seen)
            self.told_at = at
        return self.told

    def moment_of(self, seat: i64) -> i64:
        """A number that is another one whenever a seat has seen more."""
        seen = ((self.log.count * c.MOST_SEATS + seat) * 64 + self.drawn + 1) * 64 + self.drawn_too + 1
        return (seen << c.MOST_SEATS) + self.opened

    # -- what lies where, in words -------------------------------------------------------------------------------------

    def hand_cards(self, seat: i64) -> Cards:
        """The cards in a hand, in the order of their faces."""
        cards = no_cards(self.tally[seat * c.ROW + c.SIZE])
        for face in range(c.N_FACES):
            for _nth in range(self.tally[seat * c.ROW + c.HAND + face]):
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
            if self.laid.items[i] // c.N_PAIRS == seat:
                pair = self.laid.items[i] % c.N_PAIRS
                faces += [int(PAIR_ONE[pair]), int(PAIR_OTHER[pair])]
        return faces

    def points_of(self, seat: i64) -> int:
        """Card points of a seat as they stand."""
        return int(card_points(self.tally, seat * c.ROW, self.charter.white_counts))
