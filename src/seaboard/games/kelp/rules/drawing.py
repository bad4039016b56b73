# seaboard: compiled
"""Octopus cards drawn to the hand limit, and looked for (KELP-37, KELP-38, KELP-73)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.feasible import cards_in
from seaboard.games.kelp.rules.table import Table, enter_hand

# -- draw ---------------------------------------------------------------------------------------


def draw_to_limit(table: Table) -> None:
    """Draw until the hand limit is reached, shuffling the discard when the deck runs out (KELP-37, KELP-38)."""
    drawn: list[str] | None = None if table.notes is None else []
    many: i64 = 0
    while table.hand_size < table.limit:
        if table.deck.count == 0:
            if table.discard.count == 0:
                break  # KELP-R8
            shuffle_discard(table)
        card = table.deck.draw()
        enter_hand(table, card)
        many += 1
        if drawn is not None:
            drawn.append(table.pack.card_names[card])
    if many == 0:
        return
    table.reveals += 1
    if table.notes is not None and drawn is not None:
        table.notes.tell("draw", EVERYONE, {"seat": int(c.OCTOPUS), "count": int(many)})
        table.notes.tell("draw-own", 1 << c.OCTOPUS, {"cards": sorted(drawn)})


def shuffle_discard(table: Table) -> None:
    """The deck is empty, so the shark can tell the whole hand at this moment: all other cards lie open."""
    for kind in range(table.pack.cards):
        table.known[kind] = table.hand[kind]
    kept = table.deck
    table.deck = table.discard
    table.discard = kept
    table.deck.shuffle(table.random)
    if table.notes is not None:
        table.notes.tell("reshuffle", EVERYONE, {})


# -- take ---------------------------------------------------------------------------------------


def go_on_tutoring(table: Table) -> None:
    places = table.pack.op_c[table.program * p.OPS + table.step]
    if table.most == 0 or cards_in(table, places, 0) == 0:
        table.phase = c.NEXT_OP
    else:
        table.phase = c.TUTOR


def legal_tutor(table: Table, out: Moves) -> None:
    """A card of the deck or of the discard (KELP-73)."""
    places = table.pack.op_c[table.program * p.OPS + table.step]
    for kind in range(table.pack.cards):
        if places & p.FROM_DECK and table.deck.has(kind):
            out.add(c.CARD + kind)
    for kind in range(table.pack.cards):
        if places & p.FROM_DISCARD and table.discard.has(kind):
            out.add(c.DISCARDED + kind)


def do_tutor(table: Table, action: i64) -> None:
    table.reveals += 1
    if action < c.DISCARDED:
        kind = action - c.CARD
        table.deck.take_out(kind)
        table.deck.shuffle(table.random)  # KELP-R17
        if table.notes is not None:
            table.notes.tell("tutor-deck", EVERYONE, {"seat": int(c.OCTOPUS)})
            table.notes.tell("tutor-own", 1 << c.OCTOPUS, {"card": table.pack.card_names[kind]})
    else:
        kind = action - c.DISCARDED
        table.discard.take_out(kind)
        table.known[kind] += 1
        if table.notes is not None:
            table.notes.tell("tutor", EVERYONE, {"card": table.pack.card_names[kind]})
    enter_hand(table, kind)
    table.most -= 1
    go_on_tutoring(table)
