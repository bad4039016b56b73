# seaboard: compiled
"""Sea Salt & Paper: the state and its transitions, one function per paragraph of the rulebook."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.core.random import Quick, Random
from seaboard.core.state import EVERYONE, NOBODY, Moves, State
from seaboard.games.sea_salt_paper.components import (
    DECK,
    EFFECTS,
    FACES,
    FIRST_FACE,
    FIRST_TOKEN,
    MERMAID,
    N_CARDS,
    N_FACES,
    N_PAIRS,
    N_SUITS,
    NAME,
    ONE_MORE_TURN,
    PAIR_AT,
    PAIR_ONE,
    PAIR_OTHER,
    PAIR_SUIT,
    POINTS_TO_CALL,
    ROB_A_HAND,
    SEARCH_A_PILE,
    SUIT_EFFECT,
    SUIT_ONE,
    SUIT_OTHER,
    TOP_OF_THE_DECK,
)
from seaboard.games.sea_salt_paper.determinize import sample_hidden
from seaboard.games.sea_salt_paper.memory import (
    DISCARDED,
    DRAWN,
    LAID_DOWN,
    LOOKED_THROUGH,
    OPENED,
    PICKED,
    ROBBED,
    TAKEN,
    Log,
    Memory,
    blank_memory,
    recall,
)
from seaboard.games.sea_salt_paper.options import SeaSaltPaperOptions
from seaboard.games.sea_salt_paper.scoring import (
    HAND,
    HELD,
    OWNED,
    ROW,
    SIZE,
    card_points,
    colour_bonus,
    gain,
    lay_down,
    lose,
)

# Actions: numbers in a fixed range, with the same meaning in every state.
# (Plain numbers, because the compiler folds nothing else; a test holds them against the components.)
TAKE_DECK: Final[i64] = 0
TAKE_PILE: Final[i64] = 1  # + pile
KEEP: Final[i64] = 3  # + face
DISCARD: Final[i64] = 49  # + pile
PLAY_PAIR: Final[i64] = 51  # + pair
END_TURN: Final[i64] = 116
CALL_STOP: Final[i64] = 117
CALL_LAST_CHANCE: Final[i64] = 118
PLAY_MERMAIDS: Final[i64] = 119
SEARCH: Final[i64] = 120  # + pile
PICK: Final[i64] = 122  # + first token of the face + how many of that face lie above it
ROB: Final[i64] = 180  # + seat
ACTIONS: Final[i64] = 184

# What is being decided (D1 … D7 of a turn).
TAKING: Final[i64] = 0
KEEPING: Final[i64] = 1
DISCARDING: Final[i64] = 2
PLAYING: Final[i64] = 3
SEARCHING: Final[i64] = 4
PICKING: Final[i64] = 5
ROBBING: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final[list[str]] = ["take", "keep", "discard", "play", "search", "pick", "rob", "over"]

NO_CALL: Final[i64] = 0
STOP: Final[i64] = 1
LAST_CHANCE: Final[i64] = 2
CALLS: Final[list[str]] = ["none", "stop", "last_chance"]

TARGET_REACHED: Final[i64] = 0
FOUR_MERMAIDS: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
ENDINGS: Final[list[str]] = ["target_reached", "four_mermaids", "round_limit"]
MOST_ROUNDS: Final[i64] = 100  # SSP-R28: not a rule, but void rounds must not go on for ever

NO_CARDS_AT_ALL: Final = vec[i64]([0] * (4 * ROW))

LAST_ROUND_POINTS: Final[i64] = 0
LAST_TO_ACT: Final[i64] = 1
ROUND_ENDER: Final[i64] = 2


@final
class Table:
    """The options of a table as the rules use them; shared by all clones."""

    def __init__(
        self,
        target: i64,
        white_counts: bool,
        tie_rule: i64,
        void_after_call: bool,
        explicit_mermaids: bool,
        options: SeaSaltPaperOptions,
    ) -> None:
        self.target = target
        self.white_counts = white_counts
        self.tie_rule = tie_rule
        self.void_after_call = void_after_call
        self.explicit_mermaids = explicit_mermaids
        self.options = options


@final
class RoundResult:
    """A finished round, for score sheets: what each seat scored, and how the round ended."""

    def __init__(self, call: i64, caller: i64, bet_won: bool, points: list[int], bonuses: list[int], scored: list[int]):
        self.call = call  # NO_CALL: the deck ran out and nobody scored
        self.caller = caller
        self.bet_won = bet_won
        self.points = points
        self.bonuses = bonuses
        self.scored = scored


@final
class SeaSaltPaper(State):
    def __init__(
        self,
        seats: i64,
        random: Random,
        table: Table,
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
        self.table = table
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

    def clone(self) -> SeaSaltPaper:
        copy = SeaSaltPaper(
            self.seats,
            self.random.clone(),
            self.table,
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

    def copy_turn_to(self, copy: SeaSaltPaper) -> None:
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

    def actor(self) -> i64:
        return NOBODY if self.phase == OVER else self.turn  # all choices belong to the active player

    def pile(self, number: i64) -> Cards:
        return self.pile_0 if number == 0 else self.pile_1

    # -- set-up of a round --------------------------------------------------------------------------------------

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

    # -- a turn -------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """SSP-12: step 1 is compulsory; with nothing to take it is skipped (SSP-R6)."""
        self.phase = TAKING if self.can_take() else PLAYING

    def can_take(self) -> bool:
        return self.deck.count > 0 or self.pile_0.count > 0 or self.pile_1.count > 0

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
        if self.table.explicit_mermaids and self.has_four_mermaids():
            out.add(PLAY_MERMAIDS)

    def can_call(self) -> bool:
        """SSP-20: seven card points or more, and no call stands yet (SSP-R11)."""
        if self.call != NO_CALL:
            return False
        return card_points(self.tally, self.turn * ROW, self.table.white_counts) >= POINTS_TO_CALL

    def has_four_mermaids(self) -> bool:
        return self.tally[self.turn * ROW + OWNED + MERMAID] == 4

    def can_be_robbed(self, seat: i64) -> bool:
        """SSP-73: another seat with cards in a hand that does not lie open."""
        return seat != self.turn and self.tally[seat * ROW + SIZE] > 0 and (self.opened >> seat) & 1 == 0

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

    # -- step 1: take a card ------------------------------------------------------------------------------------

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

    def gain_unseen(self, face: i64) -> None:
        """A card of the deck comes into the active hand; nobody else sees it (SSP-82, SSP-83)."""
        self.log.add(DRAWN | face << 6 | self.turn << 12)
        self.gain(face)

    def gain(self, face: i64) -> None:
        """A card comes into the active hand. Four mermaids win on the spot (SSP-63, SSP-R15)."""
        gain(self.tally, self.turn * ROW, face)
        if NAME[face] == MERMAID and self.has_four_mermaids() and not self.table.explicit_mermaids:
            self.win_with_mermaids()
        else:
            self.phase = PLAYING

    # -- step 2: play pairs -------------------------------------------------------------------------------------

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

    # -- step 3: end the round, or the turn -----------------------------------------------------------------------

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
            if self.table.void_after_call and self.deck.count == 0:
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
        if self.table.void_after_call and self.deck.count == 0:
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

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0  # SSP-11: clockwise

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
        """SSP-33, SSP-36 … SSP-38, SSP-41: who scores what, and on to the next round or the end."""
        points = [int(card_points(self.tally, seat * ROW, self.table.white_counts)) for seat in range(self.seats)]
        bonuses = [int(colour_bonus(self.tally, seat * ROW)) for seat in range(self.seats)]
        mine = points[self.caller]
        bet_won = True
        for seat in range(self.seats):
            if points[seat] > mine:
                bet_won = False
        scored: list[int] = []
        for seat in range(self.seats):
            if self.call == STOP:
                scored.append(points[seat])
            elif seat == self.caller:
                scored.append(points[seat] + bonuses[seat] if bet_won else bonuses[seat])
            else:
                scored.append(bonuses[seat] if bet_won else points[seat])
            self.totals[seat] += scored[seat]
        result = RoundResult(self.call, int(self.caller), bet_won, points, bonuses, scored)
        self.history = [*self.history, result]
        if self.notes is not None:
            self.tell_scores(result)
        for seat in range(self.seats):
            if self.totals[seat] >= self.table.target:
                self.finish(TARGET_REACHED)  # SSP-66
                return
        self.begin_next_round(self.left_of(self.caller))  # SSP-39

    def tell_scores(self, result: RoundResult) -> None:
        if self.notes is None:
            return
        if result.call == LAST_CHANCE:
            kind = "bet_won" if result.bet_won else "bet_lost"
            self.notes.tell(kind, EVERYONE, {"seat": result.caller, "points": result.points[result.caller]})
        for seat in range(self.seats):
            facts: dict[str, object] = {"seat": int(seat), "points": result.points[seat]}
            facts["bonus"] = result.bonuses[seat] if result.call == LAST_CHANCE else 0
            facts["scored"] = result.scored[seat]
            facts["total"] = int(self.totals[seat])
            self.notes.tell("scored", EVERYONE, facts)

    def begin_next_round(self, first: i64) -> None:
        if self.round >= MOST_ROUNDS:
            self.finish(ROUND_LIMIT)
            return
        self.round += 1
        self.first = first
        self.deal_round()

    # -- the end of the game --------------------------------------------------------------------------------------

    def win_with_mermaids(self) -> None:
        """SSP-63, SSP-69: four mermaids win regardless of totals; the running round is not scored."""
        self.ending = FOUR_MERMAIDS
        self.winners = 1 << self.turn
        self.phase = OVER
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("four_mermaids", EVERYONE, {"seat": int(self.turn)})

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
        if self.table.tie_rule == LAST_TO_ACT:
            # How late the seat's last turn was: the last one to end a turn comes first, then its right neighbours.
            return self.seats - (self.last_to_end - seat + self.seats) % self.seats
        if self.table.tie_rule == ROUND_ENDER:
            return 1 if seat == self.caller else 0
        points: i64 = self.history[len(self.history) - 1].scored[seat]
        return points

    def reward(self, seat: i64) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        shared: i64 = 0
        for other in range(self.seats):
            shared += (self.winners >> other) & 1
        return 1.0 / float(shared)

    # -- what is hidden -------------------------------------------------------------------------------------------

    def determinize(self, seat: i64, quick: Quick) -> SeaSaltPaper:
        """A world that the seat could be in: see `determinize.sample_hidden`."""
        memory = self.memory()
        world = SeaSaltPaper(
            self.seats,
            quick.random(),
            self.table,
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

    def hand_cards(self, seat: i64) -> Cards:
        """The cards in a hand, in the order of their faces."""
        cards = no_cards(self.tally[seat * ROW + SIZE])
        for face in range(N_FACES):
            for _ in range(self.tally[seat * ROW + HAND + face]):
                cards.put(face)
        return cards

    # -- what lies where, in words ----------------------------------------------------------------------------------

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
        return int(card_points(self.tally, seat * ROW, self.table.white_counts))
