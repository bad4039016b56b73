# seaboard: compiled
"""Benefits: the units that a bonus or an ability gives, taken one by one in any order, in part or whole.

The rules know nine primitives and read from the numbers which card gives what. Each primitive says here when it can
do something, what it offers, and what it does. (FIN-27, FIN-28, FIN-60 to FIN-66)
"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.deck import can_draw, draw_card
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.tokens import add_young, hatch_egg, lay_egg
from seaboard.games.finspan.rules.unfinished import begin_play, end_top, pick_up


def has_use(table: Table, benefit: Frame) -> bool:
    """Is there a unit left that can be taken? One without a target does nothing. (FIN-R19)"""
    return can_use(table, benefit.seat, benefit.card, benefit.slot, benefit.units)


def can_use(table: Table, seat: i64, card: i64, slot: i64, units: i64) -> bool:
    """Could this player take one of these units of a card in this slot?"""
    ocean = table.oceans[seat]
    if units & c.ANY_YOUNG != 0:
        return True
    if units & c.ANY_EGG != 0 and ocean.fish > ocean.eggs:
        return True
    if units & c.ANY_HATCH != 0 and ocean.eggs > 0:
        return True
    if (units & c.ANY_DRAW != 0 or units & c.ANY_RETRIEVE != 0) and can_draw(table):
        return True
    if units & c.ANY_MOVE != 0 and ocean.can_move_anything():
        return True
    if units & c.ANY_TUCK != 0 and ocean.can_tuck(table.numbers, card, slot):
        return True
    if units & c.ANY_EGG_EACH != 0 and aims_at_any(table, ocean, card):
        return True
    return units & c.ANY_PLAY != 0 and ocean.can_play_any(table.numbers, table.numbers.aim_slots[card])


def aims_at_any(table: Table, ocean: Ocean, card: i64) -> bool:
    for slot in range(c.SLOTS):
        if ocean.is_aimed_at(table.numbers, card, slot):
            return True
    return False


def benefit_into(table: Table, out: Moves, benefit: Frame) -> None:
    """Every unit that can be taken now, with its target; and to leave the rest."""
    units = benefit.units
    ocean = table.oceans[benefit.seat]
    numbers = table.numbers
    if units & c.ANY_DRAW != 0 and can_draw(table):
        out.add(c.TAKE_CARD)
    if units & c.ANY_RETRIEVE != 0:
        for i in range(ocean.discard.count):
            out.add(c.RETRIEVE_CARD + ocean.discard.items[i])
        if ocean.discard.count == 0 and can_draw(table):  # only from an empty pile (FIN-62, FIN-R3)
            out.add(c.TAKE_INSTEAD)
    if units & c.ANY_EGG != 0:  # on visible fish without one (FIN-49)
        top = ocean.top
        eggs = ocean.eggs_in
        for slot in range(c.SLOTS):
            if top[slot] != c.NO_FISH and eggs[slot] == 0:
                out.add(c.LAY_EGG + slot)
    if units & c.ANY_HATCH != 0:
        eggs = ocean.eggs_in
        for slot in range(c.SLOTS):
            if eggs[slot] > 0:
                out.add(c.HATCH_EGG + slot)
    if units & c.ANY_YOUNG != 0:
        for slot in range(c.SLOTS):
            out.add(c.ADD_YOUNG + slot)
    if units & c.ANY_MOVE != 0:
        young = ocean.young_in
        schools = ocean.school_in
        for slot in range(c.SLOTS):
            if young[slot] > 0:  # some neighbour is always open to a young
                out.add(c.PUSH_YOUNG + slot)
            if schools[slot] > 0 and ocean.can_push_school(slot):
                out.add(c.PUSH_SCHOOL + slot)
    if units & c.ANY_TUCK != 0 and ocean.can_tuck(numbers, benefit.card, benefit.slot):
        for i in range(ocean.hand.count):
            card = ocean.hand.items[i]
            if numbers.length[card] < numbers.length[benefit.card]:
                out.add(c.TUCK_CARD + card)
    if units & c.ANY_EGG_EACH != 0:
        before = out.count
        for slot in range(c.SLOTS):
            if ocean.is_aimed_at(numbers, benefit.card, slot):
                out.add(c.LAY_EGG + slot)
        if out.count > before + 1:
            out.add(c.ALL_EGGS)
    if units & c.ANY_PLAY != 0:
        ocean.playable_into(out, numbers, numbers.aim_slots[benefit.card])
    out.add(c.STOP)


def take_unit(table: Table, benefit: Frame, action: i64) -> None:
    """Take one unit, or leave the rest."""
    seat = benefit.seat
    if action == c.STOP:
        benefit.units = 0
    elif action == c.TAKE_CARD:
        benefit.units -= c.ONE_DRAW
        draw_card(table, seat)
    elif action == c.TAKE_INSTEAD:
        benefit.units -= c.ONE_RETRIEVE
        draw_card(table, seat)
    elif action == c.ALL_EGGS:
        benefit.units -= c.ONE_EGG_EACH
        for slot in range(c.SLOTS):
            if table.oceans[seat].is_aimed_at(table.numbers, benefit.card, slot):
                lay_egg(table, seat, slot)
    elif action >= c.TUCK_CARD:
        benefit.units -= c.ONE_TUCK
        tuck(table, benefit, action - c.TUCK_CARD)
    elif action >= c.RETRIEVE_CARD:
        benefit.units -= c.ONE_RETRIEVE
        retrieve(table, seat, action - c.RETRIEVE_CARD)
    elif action >= c.PLAY_CARD:
        benefit.units -= c.ONE_PLAY
        begin_play(table, seat, action - c.PLAY_CARD, table.numbers.aim_slots[benefit.card], False)
    elif action >= c.PUSH_SCHOOL:
        benefit.units -= c.ONE_MOVE
        pick_up(table, seat, action - c.PUSH_SCHOOL, True)
    elif action >= c.PUSH_YOUNG:
        benefit.units -= c.ONE_MOVE
        pick_up(table, seat, action - c.PUSH_YOUNG, False)
    elif action >= c.ADD_YOUNG:
        benefit.units -= c.ONE_YOUNG
        add_young(table, seat, action - c.ADD_YOUNG)
    elif action >= c.HATCH_EGG:
        benefit.units -= c.ONE_HATCH
        hatch_egg(table, seat, action - c.HATCH_EGG)
    else:
        if benefit.units & c.ANY_EGG != 0:  # EGG_EACH stays until no fish is left or the player stops
            benefit.units -= c.ONE_EGG
        lay_egg(table, seat, action - c.LAY_EGG)


def pass_benefit_on(table: Table, benefit: Frame) -> None:
    """To the next player of an all-players benefit, or done. (FIN-71)"""
    if benefit.left == 0:
        end_top(table)
        return
    benefit.left -= 1
    benefit.seat = table.after(benefit.seat)
    benefit.units = benefit.whole


def retrieve(table: Table, seat: i64, card: i64) -> None:
    """A card of the own discard pile to the hand. (FIN-62)"""
    ocean = table.oceans[seat]
    ocean.discard.remove(card)
    ocean.hand.put(card)
    table.lies[card] = c.IN_HAND + seat
    if table.notes is not None:
        table.tell_gain("retrieves", seat, {"card": table.names[card]})


def tuck(table: Table, benefit: Frame, card: i64) -> None:
    """The fish with the ability eats a shorter one from the hand. (FIN-64, FIN-R13)"""
    ocean = table.oceans[benefit.seat]
    ocean.hand.remove(card)
    ocean.under[benefit.slot] += 1
    table.lies[card] = c.UNDER_FISH + benefit.seat * c.SLOTS + benefit.slot
    if table.notes is not None:
        facts = {"seat": int(benefit.seat), "card": table.names[benefit.card], "fish": table.names[card]}
        table.notes.tell("eats", EVERYONE, facts)
