# seaboard: compiled
"""Drawing cards one at a time: opening hands, extra draws of a start, refills (TRQ-17, TRQ-24, TRQ-42a, TRQ-73)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.compasses import open_window
from seaboard.games.tranquility.rules.duel import ask_to_take
from seaboard.games.tranquility.rules.setup import shuffle_starts_in
from seaboard.games.tranquility.rules.start_card import extra_draws
from seaboard.games.tranquility.rules.table import Table


def refill(table: Table) -> None:
    """TRQ-24, TRQ-44: the active player, after a start everybody in turn order (TRQ-R9)."""
    if table.charter.mode == c.DUEL:
        ask_to_take(table)
        return
    table.drawing = c.REFILLING
    table.drawer = table.active
    table.refills = table.seats if table.all_refill else 1
    table.then(c.DRAW)


def draw(table: Table) -> None:
    """Go on drawing until everybody has drawn or a storm comes up."""
    while table.refills > 0:
        if draw_up(table):
            return
        note_drawn(table)
        table.refills -= 1
        table.drawer = table.after(table.drawer, 1)
        if table.drawing == c.EXTRA:
            table.extra = extra_draws(table)
    if table.drawing == c.REFILLING:
        table.then(c.NEXT_TURN)
    elif table.drawing == c.EXTRA:
        table.extra = 0
        table.then(c.ASK_PLEDGES)
    else:
        shuffle_starts_in(table)


def draw_up(table: Table) -> bool:
    """The drawer draws up to the limit, or so many extra cards; True if a storm has come up."""
    seat = table.players[table.drawer]
    deck = seat.deck
    limit = table.limit(table.drawer)
    told: list[int] | None = None if table.notes is None else []
    while deck.count > 0 and (table.extra > 0 if table.drawing == c.EXTRA else seat.hand.count < limit):
        card = deck.draw()
        if card < c.YELLOW:
            seat.hold(card)
            table.drew += 1
            if table.drawing == c.EXTRA:
                table.extra -= 1
            if table.drawing != c.OPENING:
                seat.note_draw()
            if told is not None:
                told.append(int(card))
        elif table.drawing == c.OPENING and table.charter.opening_reshuffles:
            put_under(table, card)  # TRQ-R21; the deck is shuffled before the start card comes in
        else:
            tell_cards(table, told)
            meet_storm(table, card)
            return True
    tell_cards(table, told)
    return False


def put_under(table: Table, card: i64) -> None:
    deck = table.players[table.drawer].deck
    deck.put(card)
    for i in range(deck.count - 1):
        at = deck.count - 1 - i
        deck.items[at] = deck.items[at - 1]
    deck.items[0] = card


def meet_storm(table: Table, card: i64) -> None:
    """TRQ-73: a storm is never held; a compass may stop it before it takes effect (TRQ-80)."""
    table.storm = card
    table.storm_explored = False
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("storm_drawn", EVERYONE, {"seat": int(table.drawer), "storm": storm_name(card)})
    if table.pool > 0:
        open_window(table, c.AT_STORM, table.drawer)
    else:
        table.then(c.LAY_STORM)


def storm_name(card: i64) -> str:
    if card == c.YELLOW:
        return "yellow"
    return "purple" if card == c.PURPLE else "orange"


def note_drawn(table: Table) -> None:
    if table.drew > 0:
        table.reveals += 1
        if table.notes is not None and table.drawing != c.OPENING:
            table.notes.tell("drew", EVERYONE, {"seat": int(table.drawer), "count": int(table.drew)})
    table.drew = 0


def tell_cards(table: Table, cards: list[int] | None) -> None:
    """The drawer alone learns what the cards are; their order in the deck is nothing to know."""
    if table.notes is None or cards is None or not cards or table.drawing == c.OPENING:
        return
    names: list[object] = []
    for card in sorted(cards):
        if card <= c.ISLANDS:
            names.append(card)
        else:
            names.append("start" if card == c.START else ("finish" if card == c.FINISH else "monster"))
    bit: i64 = 1
    table.notes.tell("drew_cards", bit << table.drawer, {"seat": int(table.drawer), "cards": names})
