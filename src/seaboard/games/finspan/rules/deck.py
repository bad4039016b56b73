# seaboard: compiled
"""The deck: drawing from it, and making a new one of the discard piles. (FIN-61, FIN-75, FIN-94)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.pile import no_cards
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.unfinished import ask_to_keep, end_top, offer_ability, owe_card, owe_reveal


def can_draw(table: Table) -> bool:
    """Is there a card to draw, or at least something to make a deck of? (FIN-R19, FIN-R21)"""
    if table.deck.count > 0:
        return True
    for seat in range(table.seats):
        if table.oceans[seat].discard.count > 0:
            return True
    return False


def draw_card(table: Table, seat: i64) -> None:
    """The top card of the deck to a hand. (FIN-61)"""
    if table.deck.count == 0:
        owe_card(table, seat)
        reshuffle(table)
        return
    card = table.deck.draw()
    table.reveals += 1
    table.oceans[seat].hand.put(card)
    table.lies[card] = c.IN_HAND + seat
    if table.notes is not None:
        table.tell_gain("draws", seat, {"card": table.names[card]})
    if table.deck.count == 0:  # at once, before anything else (FIN-75, FIN-R22)
        reshuffle(table)


def reveal_for_nautoma(table: Table) -> None:
    """The top card of the deck to the Nautoma's area; its all-players benefit is for the human. (FIN-94)"""
    nautoma = table.nautoma
    assert nautoma is not None
    if table.deck.count == 0:
        owe_reveal(table)
        reshuffle(table)
        return
    card = table.deck.draw()
    table.reveals += 1
    table.lies[card] = c.WITH_NAUTOMA
    nautoma.fish += 1
    if table.notes is not None:
        table.notes.tell("nautoma-plays", EVERYONE, {"card": table.names[card]})
    if table.numbers.all_players[card] > 0:  # whatever its timing, once, for the human alone (FIN-R32)
        offer_ability(table, 0, card, c.NO_SLOT, 0)
    if table.deck.count == 0:
        reshuffle(table)


# -- a new deck (FIN-75, FIN-R20) ---------------------------------------------------------------------------------


def reshuffle(table: Table) -> None:
    """The deck is empty: make a new one of all discard piles; each player may keep a card of theirs."""
    if not can_draw(table):
        return
    if table.keep_one:
        ask_to_keep(table)
    else:
        shuffle_discards(table)


def keepable_into(table: Table, out: Moves, seat: i64) -> None:
    discard = table.oceans[seat].discard
    for i in range(discard.count):
        out.add(c.KEEP + discard.items[i])
    out.add(c.KEEP_NONE)


def keep(table: Table, keeping: Frame, action: i64) -> None:
    if action != c.KEEP_NONE:
        table.oceans[keeping.seat].kept = action - c.KEEP
        if table.notes is not None:
            table.tell_card("keeps", keeping.seat, action - c.KEEP)
    ask_next_to_keep(table, keeping)


def ask_next_to_keep(table: Table, keeping: Frame) -> None:
    if keeping.left > 0:
        keeping.left -= 1
        keeping.seat = table.after(keeping.seat)
        return
    end_top(table)
    shuffle_discards(table)


def shuffle_discards(table: Table) -> None:
    """All discarded cards but the kept ones become the deck, a new pile: copies of the table share the old one."""
    table.deck = no_cards(c.CARDS)
    for seat in range(table.seats):
        ocean = table.oceans[seat]
        kept = ocean.kept
        for i in range(ocean.discard.count):
            card = ocean.discard.items[i]
            if card != kept:
                table.deck.put(card)
                table.lies[card] = c.IN_DECK
        ocean.discard.count = 0
        if kept != c.NO_FISH:
            ocean.discard.put(kept)
            ocean.kept = c.NO_FISH
    table.random.shuffle(table.deck.items, table.deck.count)
    if table.notes is not None:
        table.notes.tell("reshuffles", EVERYONE, {"count": int(table.deck.count)})
