# seaboard: compiled
"""Playing a fish: the card, the slot, each part of the cost, then all of it at once. (FIN-29 to FIN-40)

Nothing is final before the last part is paid; until then each step can be taken back. A card is offered only if it
can be paid and placed, and slots and costs do not touch each other, so no choice on the way leads into a dead end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.actions import (
    BACK,
    DISCARD,
    PAY_EGG,
    PAY_SCHOOL,
    PAY_YOUNG,
    PLACE,
)
from seaboard.games.finspan.frames import BENEFIT, TURN, Frame
from seaboard.games.finspan.ocean import BENEATH, EGGS, SCHOOL, TOP, YOUNGS
from seaboard.games.finspan.table import IN_DISCARD, IN_HAND, ON_TOP, UNDER_FISH, Table, slot_name
from seaboard.games.finspan.tables import CARDS, NO_FISH, NO_SLOT, ONE_PLAY, SLOTS, WHEN_PLAYED

MOST_BACKS: Final[i64] = 20  # steps that can be taken back in a turn: a game must come to its end

# What is due next
CARD_DUE: Final[i64] = 0
EGG_DUE: Final[i64] = 1
YOUNG_DUE: Final[i64] = 2
SCHOOL_DUE: Final[i64] = 3
NOTHING_DUE: Final[i64] = 4

# A step of a payment: the action, a mark if there was no choice, and the place the card had in the hand
FORCED: Final[i64] = 1 << 12
HAND_PLACE: Final[i64] = 1 << 13
ACTION: Final[i64] = FORCED - 1


class PlayingFish(Table):
    """The steps of playing a fish."""

    def playing_into(self, out: Moves, frame: Frame) -> None:
        """The choices of the next step."""
        ocean = self.oceans[frame.seat]
        if frame.slot == NO_SLOT:
            for slot in range(SLOTS):
                if (frame.whole >> slot) & 1 == 1 and ocean.fits(self.tables, frame.card, slot):
                    out.add(PLACE + slot)
        else:
            due = self.due(frame)
            if due == CARD_DUE:
                for i in range(ocean.hand.count):
                    if ocean.hand.items[i] != frame.card:  # FIN-R17
                        out.add(DISCARD + ocean.hand.items[i])
            else:
                for slot in range(SLOTS):
                    if due == EGG_DUE:
                        if ocean.mat[EGGS + slot] > 0:
                            out.add(PAY_EGG + slot)
                    elif due == YOUNG_DUE:
                        if ocean.mat[YOUNGS + slot] > 0:
                            out.add(PAY_YOUNG + slot)
                    elif ocean.mat[SCHOOL + slot] > 0:
                        out.add(PAY_SCHOOL + slot)
        if self.backs < MOST_BACKS:
            out.add(BACK)

    def play_step(self, frame: Frame, action: i64) -> None:
        if action == BACK:
            self.take_back(frame)
            return
        if frame.slot == NO_SLOT:
            frame.slot = action - PLACE
        else:
            self.pay(frame, action, 0)
        self.pay_what_is_forced(frame)

    def due(self, frame: Frame) -> i64:
        """The part of the cost that is to be paid next: cards, then eggs, young and schools."""
        tables = self.tables
        cards = tables.cards[frame.card]
        eggs = tables.eggs[frame.card]
        young = tables.young[frame.card]
        schools = tables.schools[frame.card]
        for i in range(self.paid.count):
            step = self.paid.items[i] & ACTION
            if step >= DISCARD:
                cards -= 1
            elif step >= PAY_SCHOOL:
                schools -= 1
            elif step >= PAY_YOUNG:
                young -= 1
            else:
                eggs -= 1
        if cards > 0:
            return CARD_DUE
        if eggs > 0:
            return EGG_DUE
        if young > 0:
            return YOUNG_DUE
        return SCHOOL_DUE if schools > 0 else NOTHING_DUE

    def pay_what_is_forced(self, frame: Frame) -> None:
        """Where just as much is there as is due nobody has to choose; with the last part the fish is played."""
        ocean = self.oceans[frame.seat]
        tables = self.tables
        while True:
            due = self.due(frame)
            if due == NOTHING_DUE:
                self.complete_play(frame)
                return
            spare: i64
            if due == CARD_DUE:
                spare = ocean.hand.count - 1 - tables.cards[frame.card] + self.paid.count
            elif due == EGG_DUE:
                spare = ocean.eggs - tables.eggs[frame.card] + self.paid.count - tables.cards[frame.card]
            elif due == YOUNG_DUE:
                before = tables.cards[frame.card] + tables.eggs[frame.card]
                spare = ocean.young - tables.young[frame.card] + self.paid.count - before
            else:
                spare = ocean.schools - 1
            if spare > 0:
                return
            self.pay(frame, self.first_payment(frame, due), FORCED)

    def first_payment(self, frame: Frame, due: i64) -> i64:
        ocean = self.oceans[frame.seat]
        if due == CARD_DUE:
            card = ocean.hand.items[0]
            return DISCARD + (card if card != frame.card else ocean.hand.items[1])
        for slot in range(SLOTS):
            if due == EGG_DUE and ocean.mat[EGGS + slot] > 0:
                return PAY_EGG + slot
            if due == YOUNG_DUE and ocean.mat[YOUNGS + slot] > 0:
                return PAY_YOUNG + slot
            if due == SCHOOL_DUE and ocean.mat[SCHOOL + slot] > 0:
                return PAY_SCHOOL + slot
        return BACK

    def pay(self, frame: Frame, action: i64, mark: i64) -> None:
        """One card to the own discard pile, or one token to the supply. (FIN-30, FIN-31)"""
        ocean = self.oceans[frame.seat]
        if action >= DISCARD:
            card = action - DISCARD
            place = ocean.hand.remove(card)
            ocean.discard.put(card)
            self.lies[card] = IN_DISCARD + frame.seat
            mark += place * HAND_PLACE
        elif action >= PAY_SCHOOL:
            ocean.take_school(action - PAY_SCHOOL)
        elif action >= PAY_YOUNG:
            ocean.take_young(action - PAY_YOUNG)
        else:
            ocean.take_egg(action - PAY_EGG)
        self.paid.put(action + mark)

    def take_back(self, frame: Frame) -> None:
        """The last choice is undone, with the payments that followed from it: a part, the slot, or the card."""
        self.backs += 1
        while self.paid.count > 0:
            step = self.paid.draw()
            self.unpay(frame, step)
            if step & FORCED == 0:
                return
        if frame.slot != NO_SLOT:
            frame.slot = NO_SLOT
            return
        self.pop()
        below = self.top
        assert below is not None
        if below.kind == TURN:
            below.units = 0
        else:
            below.units += ONE_PLAY

    def unpay(self, frame: Frame, step: i64) -> None:
        ocean = self.oceans[frame.seat]
        action = step & ACTION
        if action >= DISCARD:
            card = ocean.discard.draw()
            ocean.hand.insert(step // HAND_PLACE, card)
            self.lies[card] = IN_HAND + frame.seat
        elif action >= PAY_SCHOOL:
            ocean.put_school(action - PAY_SCHOOL)
        elif action >= PAY_YOUNG:
            ocean.put_young(action - PAY_YOUNG)
        else:
            ocean.put_egg(action - PAY_EGG)

    def complete_play(self, frame: Frame) -> None:
        """All is paid: the fish comes to lie in its slot, on top of what was there. (FIN-38, FIN-39)"""
        seat = frame.seat
        card = frame.card
        slot = frame.slot
        ocean = self.oceans[seat]
        self.pop()
        if frame.left == 1:
            ocean.divers -= 1
            ocean.plays += 1
        if self.notes is not None:
            self.tell_play(seat, card, slot)
        for i in range(self.paid.count):
            step = self.paid.items[i] & ACTION
            if PAY_SCHOOL <= step < DISCARD:  # young left behind form a new school (FIN-R8)
                self.form_school(seat, step - PAY_SCHOOL)
        self.paid.count = 0
        self.backs = 0
        ocean.hand.remove(card)
        covered = ocean.mat[TOP + slot]
        if covered == NO_FISH:
            ocean.fish += 1
        else:
            ocean.mat[BENEATH + slot] += 1
            if covered < CARDS:
                self.lies[covered] = UNDER_FISH + seat * SLOTS + slot
            ocean.used &= ~(1 << slot)
            if self.notes is not None:
                facts = {"seat": int(seat), "card": self.names[card], "fish": self.names[covered]}
                self.notes.tell("consumes", EVERYONE, facts)
        ocean.mat[TOP + slot] = card
        self.lies[card] = ON_TOP + seat * SLOTS + slot
        if self.tables.timing[card] == WHEN_PLAYED:  # FIN-60
            self.start_ability(seat, card, slot)

    def start_ability(self, seat: i64, card: i64, slot: i64) -> None:
        """The benefit of a card for its player, or for all players from this one on clockwise. (FIN-71, FIN-R4)"""
        tables = self.tables
        benefit = tables.benefit[card]
        left: i64 = 0
        if tables.all_players[card] > 0:
            left = self.seats - 1
            nautoma = self.nautoma
            if nautoma is not None:  # her share is a token, taken or not by the human (FIN-95)
                gift = tables.gift_played if tables.timing[card] == WHEN_PLAYED else tables.gift_activated
                nautoma.receive(gift)
                if self.notes is not None:
                    token = "egg" if gift == 0 else "young" if gift == 1 else "school"
                    self.notes.tell("nautoma-gift", EVERYONE, {"card": self.names[card], "token": token})
        self.push(BENEFIT, seat, card, slot, benefit, benefit, left)

    def tell_play(self, seat: i64, card: i64, slot: i64) -> None:
        if self.notes is None:
            return
        facts = {"seat": int(seat), "card": self.names[card], "slot": slot_name(slot)}
        self.notes.tell("plays", EVERYONE, facts)
        for i in range(self.paid.count):
            step = self.paid.items[i] & ACTION
            if step >= DISCARD:
                self.tell_card("discards", seat, step - DISCARD)
            elif step >= PAY_SCHOOL:
                self.tell_slot("pays-school", seat, step - PAY_SCHOOL)
            elif step >= PAY_YOUNG:
                self.tell_slot("pays-young", seat, step - PAY_YOUNG)
            else:
                self.tell_slot("pays-egg", seat, step - PAY_EGG)
