# seaboard: compiled
"""Paying for a fish, part by part: cards, then eggs, young and schools. (FIN-30, FIN-31)

Where just as much is there as is due nobody has to choose. Each step is kept until the last, so that it can be taken
back: the action, a mark if there was no choice, and the place the card had in the hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.table import Table

# What is due next
CARD_DUE: Final[i64] = 0
EGG_DUE: Final[i64] = 1
YOUNG_DUE: Final[i64] = 2
SCHOOL_DUE: Final[i64] = 3
NOTHING_DUE: Final[i64] = 4

FORCED: Final[i64] = 1 << 12
HAND_PLACE: Final[i64] = 1 << 13
ACTION: Final[i64] = FORCED - 1


def due(table: Table, play: Frame) -> i64:
    """The part of the cost that is to be paid next."""
    numbers = table.numbers
    cards = numbers.cards[play.card]
    eggs = numbers.eggs[play.card]
    young = numbers.young[play.card]
    schools = numbers.schools[play.card]
    for i in range(table.paid.count):
        step = table.paid.items[i] & ACTION
        if step >= c.DISCARD:
            cards -= 1
        elif step >= c.PAY_SCHOOL:
            schools -= 1
        elif step >= c.PAY_YOUNG:
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


def payments_into(table: Table, out: Moves, play: Frame) -> None:
    """The cards or tokens that the next part can be paid with."""
    ocean = table.oceans[play.seat]
    part = due(table, play)
    if part == CARD_DUE:
        for i in range(ocean.hand.count):
            if ocean.hand.items[i] != play.card:  # FIN-R17
                out.add(c.DISCARD + ocean.hand.items[i])
        return
    for slot in range(c.SLOTS):
        if part == EGG_DUE:
            if ocean.eggs_in[slot] > 0:
                out.add(c.PAY_EGG + slot)
        elif part == YOUNG_DUE:
            if ocean.young_in[slot] > 0:
                out.add(c.PAY_YOUNG + slot)
        elif ocean.school_in[slot] > 0:
            out.add(c.PAY_SCHOOL + slot)


def pay(table: Table, play: Frame, action: i64, mark: i64) -> None:
    """One card to the own discard pile, or one token to the supply."""
    ocean = table.oceans[play.seat]
    if action >= c.DISCARD:
        card = action - c.DISCARD
        place = ocean.hand.remove(card)
        ocean.discard.put(card)
        table.lies[card] = c.IN_DISCARD + play.seat
        mark += place * HAND_PLACE
    elif action >= c.PAY_SCHOOL:
        ocean.take_school(action - c.PAY_SCHOOL)
    elif action >= c.PAY_YOUNG:
        ocean.take_young(action - c.PAY_YOUNG)
    else:
        ocean.take_egg(action - c.PAY_EGG)
    table.paid.put(action + mark)


def pay_what_is_forced(table: Table, play: Frame) -> bool:
    """Pay as long as there is no choice; True if nothing is due any more."""
    ocean = table.oceans[play.seat]
    numbers = table.numbers
    while True:
        part = due(table, play)
        if part == NOTHING_DUE:
            return True
        spare: i64
        if part == CARD_DUE:
            spare = ocean.hand.count - 1 - numbers.cards[play.card] + table.paid.count
        elif part == EGG_DUE:
            spare = ocean.eggs - numbers.eggs[play.card] + table.paid.count - numbers.cards[play.card]
        elif part == YOUNG_DUE:
            before = numbers.cards[play.card] + numbers.eggs[play.card]
            spare = ocean.young - numbers.young[play.card] + table.paid.count - before
        else:
            spare = ocean.schools - 1
        if spare > 0:
            return False
        pay(table, play, only_payment(table, play, part), FORCED)


def only_payment(table: Table, play: Frame, part: i64) -> i64:
    """The first card or token that is there: all of them will be paid."""
    ocean = table.oceans[play.seat]
    if part == CARD_DUE:
        card = ocean.hand.items[0]
        return c.DISCARD + (card if card != play.card else ocean.hand.items[1])
    for slot in range(c.SLOTS):
        if part == EGG_DUE and ocean.eggs_in[slot] > 0:
            return c.PAY_EGG + slot
        if part == YOUNG_DUE and ocean.young_in[slot] > 0:
            return c.PAY_YOUNG + slot
        if part == SCHOOL_DUE and ocean.school_in[slot] > 0:
            return c.PAY_SCHOOL + slot
    return c.BACK


def take_payment_back(table: Table, play: Frame) -> bool:
    """The last part that was chosen, with those that followed from it; False if there was no choice among them."""
    while table.paid.count > 0:
        step = table.paid.draw()
        unpay(table, play, step)
        if step & FORCED == 0:
            return True
    return False


def unpay(table: Table, play: Frame, step: i64) -> None:
    ocean = table.oceans[play.seat]
    action = step & ACTION
    if action >= c.DISCARD:
        card = ocean.discard.draw()
        ocean.hand.insert(step // HAND_PLACE, card)
        table.lies[card] = c.IN_HAND + play.seat
    elif action >= c.PAY_SCHOOL:
        ocean.put_school(action - c.PAY_SCHOOL)
    elif action >= c.PAY_YOUNG:
        ocean.put_young(action - c.PAY_YOUNG)
    else:
        ocean.put_egg(action - c.PAY_EGG)


def tell_payment(table: Table, seat: i64) -> None:
    for i in range(table.paid.count):
        step = table.paid.items[i] & ACTION
        if step >= c.DISCARD:
            table.tell_card("discards", seat, step - c.DISCARD)
        elif step >= c.PAY_SCHOOL:
            table.tell_slot("pays-school", seat, step - c.PAY_SCHOOL)
        elif step >= c.PAY_YOUNG:
            table.tell_slot("pays-young", seat, step - c.PAY_YOUNG)
        else:
            table.tell_slot("pays-egg", seat, step - c.PAY_EGG)
