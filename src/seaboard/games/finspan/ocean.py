# seaboard: compiled
"""One player's mat, tokens, hand and discard pile, and what the rules say of them alone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.finspan.actions import PLAY_CARD, TO
from seaboard.games.finspan.tables import ANY, NO_FISH, ROWS, SITES, SLOTS, Tables

# The mat is one row of numbers: five for each slot, then counts of this week's dives and noted points
TOP: Final[i64] = 0  # the visible fish, or NO_FISH
EGGS: Final[i64] = 18
YOUNGS: Final[i64] = 36
SCHOOL: Final[i64] = 54
BENEATH: Final[i64] = 72  # how many consumed fish lie under the visible one
DIVES: Final[i64] = 90  # dives this week, by site
NOTED: Final[i64] = 93  # points of the achievements of weeks 1 to 3
MOST: Final[i64] = 96  # points for having most of them
MAT: Final[i64] = 99


@final
class Pile:
    """Cards in the order they came; grows as needed and is cheap to copy."""

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count = count

    def clone(self) -> Pile:
        return Pile(self.items[:], self.count)

    def put(self, card: i64) -> None:
        if self.count == len(self.items):
            more = vec[i64]([0] * (2 * self.count + 8))
            for i in range(self.count):
                more[i] = self.items[i]
            self.items = more
        self.items[self.count] = card
        self.count += 1

    def insert(self, at: i64, card: i64) -> None:
        """Put a card at a place, the later ones move up."""
        self.put(card)
        i = self.count - 1
        while i > at:
            self.items[i] = self.items[i - 1]
            i -= 1
        self.items[at] = card

    def remove(self, card: i64) -> i64:
        """Take a card out; the others keep their order. Returns the place it had."""
        at: i64 = 0
        while self.items[at] != card:
            at += 1
        self.count -= 1
        for i in range(at, self.count):
            self.items[i] = self.items[i + 1]
        return at

    def draw(self) -> i64:
        """Take the last card, which is the top of a deck."""
        self.count -= 1
        return self.items[self.count]

    def has(self, card: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == card:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


def no_cards(room: i64) -> Pile:
    return Pile(vec[i64]([0] * room), 0)


@final
class Ocean:
    """All that lies before one player."""

    def __init__(
        self,
        mat: vec[i64],
        hand: Pile,
        discard: Pile,
        fish: i64,
        eggs: i64,
        young: i64,
        schools: i64,
        divers: i64,
        plays: i64,
        used: i64,
        kept: i64,
    ) -> None:
        self.mat = mat
        self.hand = hand
        self.discard = discard
        self.fish = fish  # visible ones, and the tokens of the whole ocean
        self.eggs = eggs
        self.young = young
        self.schools = schools
        self.divers = divers  # not yet used this week
        self.plays = plays  # divers in the box for playing fish
        self.used = used  # slots whose game-end fish has been used
        self.kept = kept  # the card kept from a reshuffle that is being decided

    def clone(self) -> Ocean:
        return Ocean(
            self.mat[:],
            self.hand.clone(),
            self.discard.clone(),
            self.fish,
            self.eggs,
            self.young,
            self.schools,
            self.divers,
            self.plays,
            self.used,
            self.kept,
        )

    # -- playing a fish ---------------------------------------------------------------------------------------

    def fits(self, tables: Tables, card: i64, slot: i64) -> bool:
        """May the card lie in the slot by zone, band and what is there? (FIN-32, FIN-34 to FIN-37)"""
        if (tables.allowed[card] >> slot) & 1 == 0:
            return False
        there = self.mat[TOP + slot]
        if there == NO_FISH:
            return tables.consumes[card] == 0
        return tables.length[there] < tables.length[card]

    def can_pay(self, tables: Tables, card: i64) -> bool:
        """Are there cards, eggs, young and schools enough? The card itself is in the hand. (FIN-30, FIN-31)"""
        return (
            self.hand.count > tables.cards[card]
            and self.eggs >= tables.eggs[card]
            and self.young >= tables.young[card]
            and self.schools >= tables.schools[card]
        )

    def free_slots(self) -> i64:
        """The slots without a fish, as a mask."""
        mat = self.mat
        free: i64 = 0
        bit: i64 = 1
        for slot in range(SLOTS):
            if mat[TOP + slot] == NO_FISH:
                free |= bit
            bit += bit
        return free

    def has_slot(self, tables: Tables, card: i64, wanted: i64, free: i64) -> bool:
        """Can the card lie in one of these slots? `free` are those without a fish."""
        wanted &= tables.allowed[card]
        if tables.consumes[card] == 0 and wanted & free != 0:
            return True
        wanted &= ~free
        mat = self.mat
        lengths = tables.length
        length = lengths[card]
        slot: i64 = 0
        while wanted != 0:
            if wanted & 1 == 1 and lengths[mat[TOP + slot]] < length:
                return True
            wanted >>= 1
            slot += 1
        return False

    def can_play(self, tables: Tables, card: i64, aim: i64) -> bool:
        """Can the play be completed, into one of the slots of `aim`? (FIN-33, FIN-R42)"""
        return self.can_pay(tables, card) and self.has_slot(tables, card, aim, self.free_slots())

    def playable_into(self, out: Moves, tables: Tables, aim: i64) -> None:
        """The cards in hand that can be played into one of the slots of `aim`."""
        free = self.free_slots()
        hand = self.hand.items
        for i in range(self.hand.count):
            if self.can_pay(tables, hand[i]) and self.has_slot(tables, hand[i], aim, free):
                out.add(PLAY_CARD + hand[i])

    def can_play_any(self, tables: Tables, aim: i64) -> bool:
        free = self.free_slots()
        hand = self.hand.items
        for i in range(self.hand.count):
            if self.can_pay(tables, hand[i]) and self.has_slot(tables, hand[i], aim, free):
                return True
        return False

    # -- tokens -----------------------------------------------------------------------------------------------

    def can_have_egg(self, slot: i64) -> bool:
        """A visible fish without an egg. (FIN-49)"""
        return self.mat[TOP + slot] != NO_FISH and self.mat[EGGS + slot] == 0

    def is_aimed_at(self, tables: Tables, card: i64, slot: i64) -> bool:
        """Does the fish in the slot match what the EGG_EACH of a card asks for, and is it without an egg? (FIN-65)"""
        if not self.can_have_egg(slot) or (tables.aim_slots[card] >> slot) & 1 == 0:
            return False
        fish = self.mat[TOP + slot]
        size = tables.aim_size[card]
        if size != ANY and tables.size[fish] != size:
            return False
        symbol = tables.aim_symbol[card]
        return symbol == ANY or (tables.symbols[fish] >> (2 * symbol)) & 3 > 0

    def put_egg(self, slot: i64) -> None:
        self.mat[EGGS + slot] += 1
        self.eggs += 1

    def take_egg(self, slot: i64) -> None:
        self.mat[EGGS + slot] -= 1
        self.eggs -= 1

    def put_young(self, slot: i64) -> None:
        self.mat[YOUNGS + slot] += 1
        self.young += 1

    def take_young(self, slot: i64) -> None:
        self.mat[YOUNGS + slot] -= 1
        self.young -= 1

    def put_school(self, slot: i64) -> None:
        self.mat[SCHOOL + slot] += 1
        self.schools += 1

    def take_school(self, slot: i64) -> None:
        self.mat[SCHOOL + slot] -= 1
        self.schools -= 1

    def form_school(self, slot: i64, enough: i64) -> bool:
        """Enough young in a slot without a school become one. (FIN-52, FIN-53)"""
        if self.mat[YOUNGS + slot] < enough or self.mat[SCHOOL + slot] > 0:
            return False
        self.mat[YOUNGS + slot] -= enough
        self.young -= enough
        self.put_school(slot)
        return True

    # -- moving -----------------------------------------------------------------------------------------------

    def can_push_school(self, slot: i64) -> bool:
        """Is there a school with a free neighbour? (FIN-57, FIN-R7)"""
        if self.mat[SCHOOL + slot] == 0:
            return False
        row = slot // SITES
        site = slot % SITES
        return (
            (row > 0 and self.mat[SCHOOL + slot - SITES] == 0)
            or (row < ROWS - 1 and self.mat[SCHOOL + slot + SITES] == 0)
            or (site > 0 and self.mat[SCHOOL + slot - 1] == 0)
            or (site < SITES - 1 and self.mat[SCHOOL + slot + 1] == 0)
        )

    def can_move_anything(self) -> bool:
        if self.young > 0:
            return True
        if self.schools > 0:
            for slot in range(SLOTS):
                if self.can_push_school(slot):
                    return True
        return False

    def reach_into(self, out: Moves, slot: i64, is_school: bool, enough: i64) -> None:
        """The slots that a young or a school can be moved to, along its row and its column. (FIN-55, FIN-R5)"""
        row = slot // SITES
        site = slot % SITES
        self.line_into(out, slot, -SITES, row, is_school, enough)
        self.line_into(out, slot, -1, site, is_school, enough)
        self.line_into(out, slot, 1, SITES - 1 - site, is_school, enough)
        self.line_into(out, slot, SITES, ROWS - 1 - row, is_school, enough)

    def line_into(self, out: Moves, slot: i64, step: i64, most: i64, is_school: bool, enough: i64) -> None:
        at = slot
        for _ in range(most):
            at += step
            if is_school:
                if self.mat[SCHOOL + at] > 0:  # FIN-57
                    return
                out.add(TO + at)
            else:
                out.add(TO + at)
                if self.mat[SCHOOL + at] == 0 and self.mat[YOUNGS + at] == enough - 1:  # FIN-56, FIN-R6
                    return

    # -- cards ------------------------------------------------------------------------------------------------

    def can_tuck(self, tables: Tables, card: i64, slot: i64) -> bool:
        """Is a hand card shorter than the fish with the ability, and that fish still on top? (FIN-64, FIN-R14)"""
        if self.mat[TOP + slot] != card:
            return False
        for i in range(self.hand.count):
            if tables.length[self.hand.items[i]] < tables.length[card]:
                return True
        return False


def new_ocean(tables: Tables) -> Ocean:
    """A mat with its printed fish and starting tokens. (FIN-14, FIN-16, FIN-21)"""
    ocean = Ocean(vec[i64]([0] * MAT), no_cards(12), no_cards(8), 0, 0, 0, 0, tables.divers, 0, 0, NO_FISH)
    for slot in range(SLOTS):
        ocean.mat[TOP + slot] = tables.printed[slot]
        if tables.printed[slot] != NO_FISH:
            ocean.fish += 1
        if (tables.start_eggs >> slot) & 1 == 1:
            ocean.put_egg(slot)
        if (tables.start_young >> slot) & 1 == 1:
            ocean.put_young(slot)
    return ocean
