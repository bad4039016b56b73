# seaboard: compiled
"""Benefits: the units that a bonus or an ability gives, taken one by one in any order, in part or whole.

The engine knows nine primitives and reads from the tables which card gives what. (FIN-27, FIN-28, FIN-60 to FIN-66)
"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.actions import (
    ADD_YOUNG,
    ALL_EGGS,
    HATCH_EGG,
    LAY_EGG,
    PLAY_CARD,
    PUSH_SCHOOL,
    PUSH_YOUNG,
    RETRIEVE_CARD,
    STOP,
    TAKE_CARD,
    TAKE_INSTEAD,
    TO,
    TUCK_CARD,
)
from seaboard.games.finspan.frames import MOVING, PLAYING, Frame
from seaboard.games.finspan.ocean import BENEATH, EGGS, SCHOOL, TOP, YOUNGS, Ocean
from seaboard.games.finspan.playing import PlayingFish
from seaboard.games.finspan.table import IN_HAND, UNDER_FISH
from seaboard.games.finspan.tables import (
    ANY_DRAW,
    ANY_EGG,
    ANY_EGG_EACH,
    ANY_HATCH,
    ANY_MOVE,
    ANY_PLAY,
    ANY_RETRIEVE,
    ANY_TUCK,
    ANY_YOUNG,
    NO_FISH,
    NO_SLOT,
    ONE_DRAW,
    ONE_EGG,
    ONE_EGG_EACH,
    ONE_HATCH,
    ONE_MOVE,
    ONE_PLAY,
    ONE_RETRIEVE,
    ONE_TUCK,
    ONE_YOUNG,
    SLOTS,
)


class Benefits(PlayingFish):
    """Taking benefits."""

    def has_use(self, frame: Frame) -> bool:
        """Is there a unit left that can be taken? One without a target does nothing. (FIN-R19)"""
        units = frame.units
        ocean = self.oceans[frame.seat]
        if units & ANY_YOUNG != 0:
            return True
        if units & ANY_EGG != 0 and ocean.fish > ocean.eggs:
            return True
        if units & ANY_HATCH != 0 and ocean.eggs > 0:
            return True
        if (units & ANY_DRAW != 0 or units & ANY_RETRIEVE != 0) and self.can_draw():
            return True
        if units & ANY_MOVE != 0 and ocean.can_move_anything():
            return True
        if units & ANY_TUCK != 0 and ocean.can_tuck(self.tables, frame.card, frame.slot):
            return True
        if units & ANY_EGG_EACH != 0 and self.aims_at_any(ocean, frame.card):
            return True
        return units & ANY_PLAY != 0 and ocean.can_play_any(self.tables, self.tables.aim_slots[frame.card])

    def aims_at_any(self, ocean: Ocean, card: i64) -> bool:
        for slot in range(SLOTS):
            if ocean.is_aimed_at(self.tables, card, slot):
                return True
        return False

    def benefit_into(self, out: Moves, frame: Frame) -> None:
        """Every unit that can be taken now, with its target; and to leave the rest."""
        units = frame.units
        ocean = self.oceans[frame.seat]
        tables = self.tables
        if units & ANY_DRAW != 0 and self.can_draw():
            out.add(TAKE_CARD)
        if units & ANY_RETRIEVE != 0:
            for i in range(ocean.discard.count):
                out.add(RETRIEVE_CARD + ocean.discard.items[i])
            if ocean.discard.count == 0 and self.can_draw():  # only from an empty pile (FIN-62, FIN-R3)
                out.add(TAKE_INSTEAD)
        mat = ocean.mat
        if units & ANY_EGG != 0:  # on visible fish without one (FIN-49)
            for slot in range(SLOTS):
                if mat[TOP + slot] != NO_FISH and mat[EGGS + slot] == 0:
                    out.add(LAY_EGG + slot)
        if units & ANY_HATCH != 0:
            for slot in range(SLOTS):
                if mat[EGGS + slot] > 0:
                    out.add(HATCH_EGG + slot)
        if units & ANY_YOUNG != 0:
            for slot in range(SLOTS):
                out.add(ADD_YOUNG + slot)
        if units & ANY_MOVE != 0:
            for slot in range(SLOTS):
                if mat[YOUNGS + slot] > 0:  # some neighbour is always open to a young
                    out.add(PUSH_YOUNG + slot)
                if mat[SCHOOL + slot] > 0 and ocean.can_push_school(slot):
                    out.add(PUSH_SCHOOL + slot)
        if units & ANY_TUCK != 0 and ocean.can_tuck(tables, frame.card, frame.slot):
            for i in range(ocean.hand.count):
                card = ocean.hand.items[i]
                if tables.length[card] < tables.length[frame.card]:
                    out.add(TUCK_CARD + card)
        if units & ANY_EGG_EACH != 0:
            before = out.count
            for slot in range(SLOTS):
                if ocean.is_aimed_at(tables, frame.card, slot):
                    out.add(LAY_EGG + slot)
            if out.count > before + 1:
                out.add(ALL_EGGS)
        if units & ANY_PLAY != 0:
            ocean.playable_into(out, tables, tables.aim_slots[frame.card])
        out.add(STOP)

    def use(self, frame: Frame, action: i64) -> None:
        """Take one unit, or leave the rest."""
        seat = frame.seat
        if action == STOP:
            frame.units = 0
        elif action == TAKE_CARD:
            frame.units -= ONE_DRAW
            self.draw_card(seat)
        elif action == TAKE_INSTEAD:
            frame.units -= ONE_RETRIEVE
            self.draw_card(seat)
        elif action == ALL_EGGS:
            frame.units -= ONE_EGG_EACH
            for slot in range(SLOTS):
                if self.oceans[seat].is_aimed_at(self.tables, frame.card, slot):
                    self.lay_egg(seat, slot)
        elif action >= TUCK_CARD:
            frame.units -= ONE_TUCK
            self.tuck(frame, action - TUCK_CARD)
        elif action >= RETRIEVE_CARD:
            frame.units -= ONE_RETRIEVE
            self.retrieve(seat, action - RETRIEVE_CARD)
        elif action >= PLAY_CARD:
            frame.units -= ONE_PLAY
            aim = self.tables.aim_slots[frame.card]
            self.push(PLAYING, seat, action - PLAY_CARD, NO_SLOT, 0, aim, 0)
        elif action >= PUSH_SCHOOL:
            frame.units -= ONE_MOVE
            self.push(MOVING, seat, NO_FISH, action - PUSH_SCHOOL, 0, 0, 1)
        elif action >= PUSH_YOUNG:
            frame.units -= ONE_MOVE
            self.push(MOVING, seat, NO_FISH, action - PUSH_YOUNG, 0, 0, 0)
        elif action >= ADD_YOUNG:
            frame.units -= ONE_YOUNG
            self.add_young(seat, action - ADD_YOUNG)
        elif action >= HATCH_EGG:
            frame.units -= ONE_HATCH
            self.hatch_egg(seat, action - HATCH_EGG)
        else:
            if frame.units & ANY_EGG != 0:  # EGG_EACH stays until no fish is left or the player stops
                frame.units -= ONE_EGG
            self.lay_egg(seat, action - LAY_EGG)

    def moving_into(self, out: Moves, frame: Frame) -> None:
        self.oceans[frame.seat].reach_into(out, frame.slot, frame.left == 1, self.tables.young_in_school)

    def move_to(self, frame: Frame, action: i64) -> None:
        self.pop()
        self.move_piece(frame.seat, frame.slot, action - TO, frame.left == 1)

    def retrieve(self, seat: i64, card: i64) -> None:
        """A card of the own discard pile to the hand. (FIN-62)"""
        ocean = self.oceans[seat]
        ocean.discard.remove(card)
        ocean.hand.put(card)
        self.lies[card] = IN_HAND + seat
        if self.notes is not None:
            self.tell_card("retrieves", seat, card)

    def tuck(self, frame: Frame, card: i64) -> None:
        """The fish with the ability eats a shorter one from the hand. (FIN-64, FIN-R13)"""
        ocean = self.oceans[frame.seat]
        ocean.hand.remove(card)
        ocean.mat[BENEATH + frame.slot] += 1
        self.lies[card] = UNDER_FISH + frame.seat * SLOTS + frame.slot
        if self.notes is not None:
            facts = {"seat": int(frame.seat), "card": self.names[frame.card], "fish": self.names[card]}
            self.notes.tell("eats", EVERYONE, facts)
