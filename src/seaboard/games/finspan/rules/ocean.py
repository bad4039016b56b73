# seaboard: compiled
"""One player's mat, tokens, hand and discard pile, and what the rules say of them alone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import zeros
from seaboard.core.state import Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.pile import Pile, no_cards

BARE: Final = vec[i64]([c.NO_FISH] * c.SLOTS)


@final
class Ocean:
    """All that lies before one player."""

    def __init__(
        self,
        hand: Pile,
        discard: Pile,
        divers: i64,
        top: vec[i64],
        eggs_in: vec[i64],
        young_in: vec[i64],
        school_in: vec[i64],
        under: vec[i64],
        dives: vec[i64],
        noted: vec[i64],
        most: vec[i64],
    ) -> None:
        self.hand = hand
        self.discard = discard
        self.divers = divers  # not yet used this week
        self.top = top  # by slot: the visible fish, or NO_FISH
        self.eggs_in = eggs_in
        self.young_in = young_in
        self.school_in = school_in
        self.under = under  # by slot: how many consumed fish lie under the visible one
        self.dives = dives  # by site: dives of this week
        self.noted = noted  # points of the achievements of weeks 1 to 3; copies share it, so it is never written into
        self.most = most  # points for having most of them
        self.fish: i64 = 0  # visible ones, and the tokens of the whole ocean
        self.eggs: i64 = 0
        self.young: i64 = 0
        self.schools: i64 = 0
        self.plays: i64 = 0  # divers in the box for playing fish
        self.used: i64 = 0  # slots whose game-end fish has been used
        self.kept: i64 = c.NO_FISH  # the card kept from a reshuffle that is being decided

    def clone(self) -> Ocean:
        twin = Ocean(
            self.hand.clone(),
            self.discard.clone(),
            self.divers,
            self.top[:],
            self.eggs_in[:],
            self.young_in[:],
            self.school_in[:],
            self.under[:],
            self.dives[:],
            self.noted,
            self.most,
        )
        twin.fish = self.fish
        twin.eggs = self.eggs
        twin.young = self.young
        twin.schools = self.schools
        twin.plays = self.plays
        twin.used = self.used
        twin.kept = self.kept
        return twin

    # -- playing a fish ---------------------------------------------------------------------------------------

    def fits(self, numbers: Numbers, card: i64, slot: i64) -> bool:
        """May the card lie in the slot by zone, band and what is there? (FIN-32, FIN-34 to FIN-37)"""
        if (numbers.allowed[card] >> slot) & 1 == 0:
            return False
        there = self.top[slot]
        if there == c.NO_FISH:
            return numbers.consumes[card] == 0
        return numbers.length[there] < numbers.length[card]

    def can_pay(self, numbers: Numbers, card: i64) -> bool:
        """Are there cards, eggs, young and schools enough? The card itself is in the hand. (FIN-30, FIN-31)"""
        return (
            self.hand.count > numbers.cards[card]
            and self.eggs >= numbers.eggs[card]
            and self.young >= numbers.young[card]
            and self.schools >= numbers.schools[card]
        )

    def free_slots(self) -> i64:
        """The slots without a fish, as a mask."""
        top = self.top
        free: i64 = 0
        bit: i64 = 1
        for slot in range(c.SLOTS):
            if top[slot] == c.NO_FISH:
                free |= bit
            bit += bit
        return free

    def has_slot(self, numbers: Numbers, card: i64, wanted: i64, free: i64) -> bool:
        """Can the card lie in one of these slots? `free` are those without a fish."""
        wanted &= numbers.allowed[card]
        if numbers.consumes[card] == 0 and wanted & free != 0:
            return True
        wanted &= ~free
        top = self.top
        lengths = numbers.length
        length = lengths[card]
        slot: i64 = 0
        while wanted != 0:
            if wanted & 1 == 1 and lengths[top[slot]] < length:
                return True
            wanted >>= 1
            slot += 1
        return False

    def can_play(self, numbers: Numbers, card: i64, aim: i64) -> bool:
        """Can the play be completed, into one of the slots of `aim`? (FIN-33, FIN-R42)"""
        return self.can_pay(numbers, card) and self.has_slot(numbers, card, aim, self.free_slots())

    def playable_into(self, out: Moves, numbers: Numbers, aim: i64) -> None:
        """The cards in hand that can be played into one of the slots of `aim`."""
        free = self.free_slots()
        hand = self.hand.items
        for i in range(self.hand.count):
            if self.can_pay(numbers, hand[i]) and self.has_slot(numbers, hand[i], aim, free):
                out.add(c.PLAY_CARD + hand[i])

    def can_play_any(self, numbers: Numbers, aim: i64) -> bool:
        free = self.free_slots()
        hand = self.hand.items
        for i in range(self.hand.count):
            if self.can_pay(numbers, hand[i]) and self.has_slot(numbers, hand[i], aim, free):
                return True
        return False

    # -- tokens -----------------------------------------------------------------------------------------------

    def can_have_egg(self, slot: i64) -> bool:
        """A visible fish without an egg. (FIN-49)"""
        return self.top[slot] != c.NO_FISH and self.eggs_in[slot] == 0

    def is_aimed_at(self, numbers: Numbers, card: i64, slot: i64) -> bool:
        """Does the fish in the slot match what the EGG_EACH of a card asks for, and is it without an egg? (FIN-65)"""
        if not self.can_have_egg(slot) or (numbers.aim_slots[card] >> slot) & 1 == 0:
            return False
        fish = self.top[slot]
        size = numbers.aim_size[card]
        if size != c.ANY and numbers.size[fish] != size:
            return False
        symbol = numbers.aim_symbol[card]
        return symbol == c.ANY or (numbers.symbols[fish] >> (2 * symbol)) & 3 > 0

    def put_egg(self, slot: i64) -> None:
        self.eggs_in[slot] += 1
        self.eggs += 1

    def take_egg(self, slot: i64) -> None:
        self.eggs_in[slot] -= 1
        self.eggs -= 1

    def put_young(self, slot: i64) -> None:
        self.young_in[slot] += 1
        self.young += 1

    def take_young(self, slot: i64) -> None:
        self.young_in[slot] -= 1
        self.young -= 1

    def put_school(self, slot: i64) -> None:
        self.school_in[slot] += 1
        self.schools += 1

    def take_school(self, slot: i64) -> None:
        self.school_in[slot] -= 1
        self.schools -= 1

    def form_school(self, slot: i64, enough: i64) -> bool:
        """Enough young in a slot without a school become one. (FIN-52, FIN-53)"""
        if self.young_in[slot] < enough or self.school_in[slot] > 0:
            return False
        self.young_in[slot] -= enough
        self.young -= enough
        self.put_school(slot)
        return True

    # -- moving -----------------------------------------------------------------------------------------------

    def can_push_school(self, slot: i64) -> bool:
        """Is there a school with a free neighbour? (FIN-57, FIN-R7)"""
        if self.school_in[slot] == 0:
            return False
        row = slot // c.SITES
        site = slot % c.SITES
        return (
            (row > 0 and self.school_in[slot - c.SITES] == 0)
            or (row < c.ROWS - 1 and self.school_in[slot + c.SITES] == 0)
            or (site > 0 and self.school_in[slot - 1] == 0)
            or (site < c.SITES - 1 and self.school_in[slot + 1] == 0)
        )

    def can_move_anything(self) -> bool:
        if self.young > 0:
            return True
        if self.schools > 0:
            for slot in range(c.SLOTS):
                if self.can_push_school(slot):
                    return True
        return False

    def reach_into(self, out: Moves, slot: i64, is_school: bool, enough: i64) -> None:
        """The slots that a young or a school can be moved to, along its row and its column. (FIN-55, FIN-R5)"""
        row = slot // c.SITES
        site = slot % c.SITES
        self.line_into(out, slot, -c.SITES, row, is_school, enough)
        self.line_into(out, slot, -1, site, is_school, enough)
        self.line_into(out, slot, 1, c.SITES - 1 - site, is_school, enough)
        self.line_into(out, slot, c.SITES, c.ROWS - 1 - row, is_school, enough)

    def line_into(self, out: Moves, slot: i64, step: i64, most: i64, is_school: bool, enough: i64) -> None:
        at = slot
        schools = self.school_in
        young = self.young_in
        for _nth in range(most):
            at += step
            if is_school:
                if schools[at] > 0:  # FIN-57
                    return
                out.add(c.TO + at)
            else:
                out.add(c.TO + at)
                if schools[at] == 0 and young[at] == enough - 1:  # FIN-56, FIN-R6
                    return

    # -- cards ------------------------------------------------------------------------------------------------

    def can_tuck(self, numbers: Numbers, card: i64, slot: i64) -> bool:
        """Is a hand card shorter than the fish with the ability, and that fish still on top? (FIN-64, FIN-R14)"""
        if self.top[slot] != card:
            return False
        for i in range(self.hand.count):
            if numbers.length[self.hand.items[i]] < numbers.length[card]:
                return True
        return False


def new_ocean(numbers: Numbers) -> Ocean:
    """A mat with its printed fish and starting tokens. (FIN-14, FIN-16, FIN-21)"""
    ocean = bare_ocean(numbers)
    for slot in range(c.SLOTS):
        ocean.top[slot] = numbers.printed[slot]
        if numbers.printed[slot] != c.NO_FISH:
            ocean.fish += 1
        if (numbers.start_eggs >> slot) & 1 == 1:
            ocean.put_egg(slot)
        if (numbers.start_young >> slot) & 1 == 1:
            ocean.put_young(slot)
    return ocean


def bare_ocean(numbers: Numbers) -> Ocean:
    """Nothing on it but the divers beside it."""
    return Ocean(
        no_cards(12),
        no_cards(8),
        numbers.divers,
        BARE[:],
        zeros(c.SLOTS),
        zeros(c.SLOTS),
        zeros(c.SLOTS),
        zeros(c.SLOTS),
        zeros(c.SITES),
        zeros(c.SCORED_WEEKS),
        zeros(c.SCORED_WEEKS),
    )
