# seaboard: compiled
"""The table: what lies on it, the deck with its reshuffles, and the tokens of each ocean."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.core.state import EVERYONE, State
from seaboard.games.finspan.actions import ACTIONS
from seaboard.games.finspan.frames import BENEFIT, DRAWING, KEEPING, REVEALING, Frame
from seaboard.games.finspan.nautoma import Nautoma
from seaboard.games.finspan.ocean import Ocean, Pile
from seaboard.games.finspan.options import FinspanOptions
from seaboard.games.finspan.tables import NO_FISH, NO_SLOT, Tables

# Where a card lies
IN_DECK: Final[i64] = 0
IN_BOX: Final[i64] = 1
WITH_NAUTOMA: Final[i64] = 2
IN_HAND: Final[i64] = 8  # + seat
IN_DISCARD: Final[i64] = 16  # + seat
ON_TOP: Final[i64] = 32  # + seat * 18 + slot
UNDER_FISH: Final[i64] = 160  # + seat * 18 + slot


class Table(State):
    """The state of a game, without the order of play."""

    def __init__(
        self,
        seats: i64,
        random: Random,
        tables: Tables,
        options: FinspanOptions,
        names: list[str],
        oceans: list[Ocean],
        deck: Pile,
        lies: vec[i64],
        tiles: vec[i64],
        worth: vec[i64],
        keep_one: bool,
        side_b: bool,
        nautoma: Nautoma | None,
        week: i64,
        first: i64,
        active: i64,
        top: Frame | None,
        paid: Pile,
        backs: i64,
    ) -> None:
        super().__init__(seats, ACTIONS, random)
        self.tables = tables
        self.options = options
        self.names = names  # of the fish, for events
        self.oceans = oceans
        self.deck = deck
        self.lies = lies  # where each card is
        self.tiles = tiles  # the achievements of weeks 1 to 3, and what each is worth
        self.worth = worth
        self.keep_one = keep_one
        self.side_b = side_b
        self.nautoma = nautoma
        self.week = week
        self.first = first  # the holder of the first-player marker
        self.active = active
        self.top = top
        self.paid = paid  # the steps of the payment that is being made
        self.backs = backs  # steps taken back this turn

    # -- the stack of unfinished things -----------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, card: i64, slot: i64, units: i64, whole: i64, left: i64) -> None:
        self.top = Frame(kind, seat, card, slot, units, whole, left, self.top)

    def pop(self) -> None:
        top = self.top
        assert top is not None
        self.top = top.below

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    # -- the deck ---------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Is there a card to draw, or at least something to make a deck of? (FIN-R19, FIN-R21)"""
        if self.deck.count > 0:
            return True
        for seat in range(self.seats):
            if self.oceans[seat].discard.count > 0:
                return True
        return False

    def draw_card(self, seat: i64) -> None:
        """The top card of the deck to a hand. (FIN-61)"""
        if self.deck.count == 0:
            self.push(DRAWING, seat, NO_FISH, NO_SLOT, 0, 0, 0)
            self.reshuffle()
            return
        card = self.deck.draw()
        self.reveals += 1
        self.oceans[seat].hand.put(card)
        self.lies[card] = IN_HAND + seat
        if self.notes is not None:
            self.tell_card("draws", seat, card)
        if self.deck.count == 0:  # at once, before anything else (FIN-75, FIN-R22)
            self.reshuffle()

    def reveal_for_nautoma(self) -> None:
        """The top card of the deck to the Nautoma's area; its all-players benefit is for the human. (FIN-94)"""
        nautoma = self.nautoma
        assert nautoma is not None
        if self.deck.count == 0:
            self.push(REVEALING, 0, NO_FISH, NO_SLOT, 0, 0, 0)
            self.reshuffle()
            return
        card = self.deck.draw()
        self.reveals += 1
        self.lies[card] = WITH_NAUTOMA
        nautoma.fish += 1
        if self.notes is not None:
            self.notes.tell("nautoma-plays", EVERYONE, {"card": self.names[card]})
        if self.tables.all_players[card] > 0:  # whatever its timing, once, for the human alone (FIN-R32)
            benefit = self.tables.benefit[card]
            self.push(BENEFIT, 0, card, NO_SLOT, benefit, benefit, 0)
        if self.deck.count == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The deck is empty: make a new one of all discard piles. (FIN-75, FIN-R20)"""
        if not self.can_draw():
            return
        if self.keep_one:
            self.push(KEEPING, self.active, NO_FISH, NO_SLOT, 0, 0, self.seats - 1)
        else:
            self.shuffle_discards()

    def shuffle_discards(self) -> None:
        """All discarded cards but the kept ones become the deck."""
        for seat in range(self.seats):
            ocean = self.oceans[seat]
            kept = ocean.kept
            for i in range(ocean.discard.count):
                card = ocean.discard.items[i]
                if card != kept:
                    self.deck.put(card)
                    self.lies[card] = IN_DECK
            ocean.discard.count = 0
            if kept != NO_FISH:
                ocean.discard.put(kept)
                ocean.kept = NO_FISH
        self.random.shuffle(self.deck.items, self.deck.count)
        if self.notes is not None:
            self.notes.tell("reshuffles", EVERYONE, {"count": int(self.deck.count)})

    # -- tokens -----------------------------------------------------------------------------------------------

    def lay_egg(self, seat: i64, slot: i64) -> None:
        self.oceans[seat].put_egg(slot)
        if self.notes is not None:
            self.tell_slot("lays-egg", seat, slot)

    def hatch_egg(self, seat: i64, slot: i64) -> None:
        """An egg becomes a young where it lies. (FIN-50)"""
        ocean = self.oceans[seat]
        ocean.take_egg(slot)
        ocean.put_young(slot)
        if self.notes is not None:
            self.tell_slot("hatches", seat, slot)
        self.form_school(seat, slot)

    def add_young(self, seat: i64, slot: i64) -> None:
        self.oceans[seat].put_young(slot)
        if self.notes is not None:
            self.tell_slot("adds-young", seat, slot)
        self.form_school(seat, slot)

    def move_piece(self, seat: i64, origin: i64, target: i64, is_school: bool) -> None:
        """One young or one school to another slot; schools form at both ends. (FIN-54 to FIN-57)"""
        ocean = self.oceans[seat]
        if is_school:
            ocean.take_school(origin)
            ocean.put_school(target)
        else:
            ocean.take_young(origin)
            ocean.put_young(target)
        if self.notes is not None:
            kind = "moves-school" if is_school else "moves-young"
            facts = {"seat": int(seat), "origin": slot_name(origin), "slot": slot_name(target)}
            self.notes.tell(kind, EVERYONE, facts)
        self.form_school(seat, origin)
        self.form_school(seat, target)

    def form_school(self, seat: i64, slot: i64) -> None:
        """Automatic and not to be declined. (FIN-52, FIN-R18)"""
        if self.oceans[seat].form_school(slot, self.tables.young_in_school) and self.notes is not None:
            self.tell_slot("forms-school", seat, slot)

    # -- events -----------------------------------------------------------------------------------------------

    def tell_card(self, kind: str, seat: i64, card: i64) -> None:
        if self.notes is not None:
            self.notes.tell(kind, EVERYONE, {"seat": int(seat), "card": self.names[card]})

    def tell_slot(self, kind: str, seat: i64, slot: i64) -> None:
        if self.notes is not None:
            self.notes.tell(kind, EVERYONE, {"seat": int(seat), "slot": slot_name(slot)})


def slot_name(slot: i64) -> str:
    """A slot in the words of the texts: its dive site and its row."""
    site = "blue" if slot % 3 == 0 else "purple" if slot % 3 == 1 else "green"
    return f"{site}/row{slot // 3 + 1}"
