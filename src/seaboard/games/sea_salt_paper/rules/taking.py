# seaboard: compiled
"""Step 1 of a turn: take a card (SSP-12 … SSP-16), and what it means to have one."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import NAME
from seaboard.games.sea_salt_paper.rules.points import gain
from seaboard.games.sea_salt_paper.rules.table import Table


def begin_turn(table: Table) -> None:
    """SSP-12: step 1 is compulsory; with nothing to take it is skipped (SSP-R6)."""
    table.phase = c.TAKING if table.can_take() else c.PLAYING


def take_from_deck(table: Table) -> None:
    """SSP-14: draw two, to keep one; the last card of the deck is simply taken (SSP-R4)."""
    table.reveals += 1
    deck = table.deck
    if deck.count == 1:
        last = deck.draw()
        if table.notes is not None:
            table.notes.tell("took_last_of_deck", EVERYONE, {"seat": int(table.turn)})
            table.notes.tell("kept", 1 << table.turn, {"seat": int(table.turn), "card": FACES[last]})
        take_unseen(table, last)
        return
    table.drawn = deck.draw()
    table.drawn_too = deck.draw()
    table.phase = c.KEEPING
    if table.notes is not None:
        table.notes.tell("drew_two", EVERYONE, {"seat": int(table.turn)})
        cards = [FACES[table.drawn], FACES[table.drawn_too]]
        table.notes.tell("drew_two_cards", 1 << table.turn, {"seat": int(table.turn), "cards": cards})


def keep(table: Table, face: i64) -> None:
    """The kept card first; the other goes to the pile that is empty, if just one is (SSP-15)."""
    if face != table.drawn:
        table.drawn_too = table.drawn
        table.drawn = face
    table.phase = c.DISCARDING
    if table.pile_0.count == 0 and table.pile_1.count > 0:
        discard_other(table, 0)
    elif table.pile_1.count == 0 and table.pile_0.count > 0:
        discard_other(table, 1)


def discard_other(table: Table, pile: i64) -> None:
    """Of the two drawn cards one goes to a pile, for all to see, and the other into the hand."""
    table.reveals += 1
    kept = table.drawn
    discard(table, table.drawn_too, pile)
    table.drawn = -1
    table.drawn_too = -1
    if table.notes is not None:
        table.notes.tell("kept", 1 << table.turn, {"seat": int(table.turn), "card": FACES[kept]})
    take_unseen(table, kept)


def take_from_pile(table: Table, number: i64) -> None:
    """SSP-16: the top card of a discard pile, seen by all."""
    pile = table.pile(number)
    face = pile.draw()
    below: i64 = -1
    if pile.count > 0:
        below = pile.top()
        table.reveals += 1  # the card below was out of sight
    table.log.taken(face, number, table.turn, below)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.turn), "card": FACES[face], "pile": int(number)}
        table.notes.tell("took_from_pile", EVERYONE, facts)
    take_in(table, face)


def discard(table: Table, face: i64, pile: i64) -> None:
    """Lay a card of the deck face up on a pile."""
    table.pile(pile).put(face)
    table.log.discarded(face, pile)
    if table.notes is not None:
        if table.phase == c.DISCARDING:
            facts: dict[str, object] = {"card": FACES[face], "pile": int(pile), "seat": int(table.turn)}
            table.notes.tell("discarded", EVERYONE, facts)
        else:
            table.notes.tell("turned_up", EVERYONE, {"card": FACES[face], "pile": int(pile)})


def take_unseen(table: Table, face: i64) -> None:
    """A card of the deck comes into the active hand; nobody else sees it (SSP-82, SSP-83)."""
    table.log.drawn(face, table.turn)
    take_in(table, face)


def take_in(table: Table, face: i64) -> None:
    """A card comes into the active hand. Four mermaids win on the spot (SSP-63, SSP-R15)."""
    gain(table.tally, table.turn * c.ROW, face)
    if NAME[face] == c.MERMAID and table.has_four_mermaids() and not table.charter.explicit_mermaids:
        win_with_mermaids(table)
    else:
        table.phase = c.PLAYING


def win_with_mermaids(table: Table) -> None:
    """SSP-63, SSP-69: four mermaids win regardless of totals; the running round is not scored."""
    table.ending = c.FOUR_MERMAIDS
    table.winners = 1 << table.turn
    table.phase = c.OVER
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("four_mermaids", EVERYONE, {"seat": int(table.turn)})
