# seaboard: compiled
"""Playing a fish: the card, the slot, each part of the cost, then all of it at once. (FIN-29 to FIN-40)

Nothing is final before the last part is paid; until then each step can be taken back. A card is offered only if it
can be paid and placed, and slots and costs do not touch each other, so no choice on the way leads into a dead end.
"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.payment import (
    ACTION,
    pay,
    pay_what_is_forced,
    payments_into,
    take_payment_back,
    tell_payment,
)
from seaboard.games.finspan.rules.table import Table, slot_name
from seaboard.games.finspan.rules.tokens import form_school
from seaboard.games.finspan.rules.unfinished import end_top, offer_ability


def playing_into(table: Table, out: Moves, play: Frame) -> None:
    """The choices of the next step."""
    if play.slot == c.NO_SLOT:
        ocean = table.oceans[play.seat]
        for slot in range(c.SLOTS):
            if (play.whole >> slot) & 1 == 1 and ocean.fits(table.numbers, play.card, slot):
                out.add(c.PLACE + slot)
    else:
        payments_into(table, out, play)
    if table.backs < c.MOST_BACKS:
        out.add(c.BACK)


def play_on(table: Table, play: Frame, action: i64) -> None:
    """The next step of a play: the slot, a part of the cost, or one step back."""
    if action == c.BACK:
        take_back(table, play)
        return
    if play.slot == c.NO_SLOT:
        play.slot = action - c.PLACE
    else:
        pay(table, play, action, 0)
    go_on_paying(table, play)


def go_on_paying(table: Table, play: Frame) -> None:
    """What needs no choice is paid; with the last part the fish is played."""
    if pay_what_is_forced(table, play):
        complete_play(table, play)


def take_back(table: Table, play: Frame) -> None:
    """The last choice is undone, with the payments that followed from it: a part, the slot, or the card. (FIN-R42)"""
    table.backs += 1
    if take_payment_back(table, play):
        return
    if play.slot != c.NO_SLOT:
        play.slot = c.NO_SLOT
        return
    end_top(table)
    below = table.top
    assert below is not None
    if below.kind == c.TURN:
        below.units = 0
    else:
        below.units += c.ONE_PLAY


def complete_play(table: Table, play: Frame) -> None:
    """All is paid: the fish comes to lie in its slot, on top of what was there. (FIN-38, FIN-39)"""
    seat = play.seat
    card = play.card
    slot = play.slot
    ocean = table.oceans[seat]
    end_top(table)
    if play.left == 1:
        ocean.divers -= 1
        ocean.plays += 1
    if table.notes is not None:
        table.tell_gain("plays", seat, {"card": table.names[card], "slot": slot_name(slot)})
        tell_payment(table, seat)
    for i in range(table.paid.count):
        step = table.paid.items[i] & ACTION
        if c.PAY_SCHOOL <= step < c.DISCARD:  # young left behind form a new school (FIN-R8)
            form_school(table, seat, step - c.PAY_SCHOOL)
    table.paid.count = 0
    table.backs = 0
    ocean.hand.remove(card)
    covered = ocean.top[slot]
    if covered == c.NO_FISH:
        ocean.fish += 1
    else:
        cover(table, seat, slot, card, covered)
    ocean.top[slot] = card
    table.lies[card] = c.ON_TOP + seat * c.SLOTS + slot
    if table.numbers.timing[card] == c.WHEN_PLAYED:  # FIN-60
        start_ability(table, seat, card, slot)


def cover(table: Table, seat: i64, slot: i64, card: i64, covered: i64) -> None:
    """The fish that was there is consumed, whatever it was and had still to do. (FIN-39, FIN-R24)"""
    ocean = table.oceans[seat]
    ocean.under[slot] += 1
    if covered < c.CARDS:
        table.lies[covered] = c.UNDER_FISH + seat * c.SLOTS + slot
    ocean.used &= ~(1 << slot)
    if table.notes is not None:
        facts = {"seat": int(seat), "card": table.names[card], "fish": table.names[covered]}
        table.notes.tell("consumes", EVERYONE, facts)


def start_ability(table: Table, seat: i64, card: i64, slot: i64) -> None:
    """The benefit of a card for its player, or for all players from this one on clockwise. (FIN-71, FIN-R4)"""
    if table.numbers.all_players[card] == 0:
        offer_ability(table, seat, card, slot, 0)
        return
    if table.nautoma is not None:
        give_to_nautoma(table, card)
    offer_ability(table, seat, card, slot, table.seats - 1)


def give_to_nautoma(table: Table, card: i64) -> None:
    """Her share is a token, whether the human takes theirs or not. (FIN-95)"""
    nautoma = table.nautoma
    assert nautoma is not None
    numbers = table.numbers
    gift = numbers.gift_played if numbers.timing[card] == c.WHEN_PLAYED else numbers.gift_activated
    nautoma.receive(gift)
    if table.notes is not None:
        token = "egg" if gift == c.TOKEN_EGG else "young" if gift == c.TOKEN_YOUNG else "school"
        table.notes.tell("nautoma-gift", EVERYONE, {"card": table.names[card], "token": token})
