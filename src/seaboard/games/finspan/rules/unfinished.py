# seaboard: compiled
"""The verbs that begin something that somebody has to finish."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.table import Table


def begin_turn(table: Table, seat: i64) -> None:
    """`units` becomes 1 once the player has chosen."""
    table.top = Frame(c.TURN, seat, c.NO_FISH, c.NO_SLOT, 0, 0, 0, table.top)


def begin_play(table: Table, seat: i64, card: i64, slots: i64, with_diver: bool) -> None:
    """`whole` is where the fish may go; `left` is 1 if a diver is used for it."""
    table.top = Frame(c.PLAYING, seat, card, c.NO_SLOT, 0, slots, 1 if with_diver else 0, table.top)


def offer_benefit(table: Table, seat: i64, benefit: i64) -> None:
    """A bonus of the mat: `units` are those not yet taken."""
    table.top = Frame(c.BENEFIT, seat, c.NO_FISH, c.NO_SLOT, benefit, benefit, 0, table.top)


def offer_ability(table: Table, seat: i64, card: i64, slot: i64, others: i64) -> None:
    """The benefit of a card, afterwards for so many `others`: `whole` is what each of them is offered."""
    benefit = table.numbers.benefit[card]
    table.top = Frame(c.BENEFIT, seat, card, slot, benefit, benefit, others, table.top)


def pick_up(table: Table, seat: i64, slot: i64, is_school: bool) -> None:
    """A young or a school that is to be moved; `left` is 1 for a school."""
    table.top = Frame(c.MOVING, seat, c.NO_FISH, slot, 0, 0, 1 if is_school else 0, table.top)


def begin_dive(table: Table, seat: i64, site: i64) -> None:
    """`slot` is the dive site, `units` the steps done."""
    table.top = Frame(c.DIVING, seat, c.NO_FISH, site, 0, 0, 0, table.top)


def ask_to_keep(table: Table) -> None:
    """Before a reshuffle, from the active player on; `left` players are still to be asked."""
    table.top = Frame(c.KEEPING, table.active, c.NO_FISH, c.NO_SLOT, 0, 0, table.seats - 1, table.top)


def owe_card(table: Table, seat: i64) -> None:
    """A card is due once the deck has been reshuffled."""
    table.top = Frame(c.DRAWING, seat, c.NO_FISH, c.NO_SLOT, 0, 0, 0, table.top)


def owe_reveal(table: Table) -> None:
    """The same for a card that the Nautoma plays."""
    table.top = Frame(c.REVEALING, 0, c.NO_FISH, c.NO_SLOT, 0, 0, 0, table.top)


def begin_decision(table: Table, decision: i64) -> None:
    """The Nautoma's turn: `units` are the icons to come."""
    table.top = Frame(c.DECIDING, 0, decision, c.NO_SLOT, table.numbers.icons[decision], 0, 0, table.top)


def begin_ending(table: Table) -> None:
    """The game-end phase, from the holder of the marker on; `units` are the seats that have finished, as bits."""
    table.top = Frame(c.ENDING, table.first, c.NO_FISH, c.NO_SLOT, 0, 0, 0, table.top)


def end_top(table: Table) -> None:
    """What was begun last is done."""
    top = table.top
    assert top is not None
    table.top = top.below
