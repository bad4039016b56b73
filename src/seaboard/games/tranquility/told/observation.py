"""What the bytes of a row mean: see `hidden/observe.py`, which writes them."""

from __future__ import annotations

from seaboard.core.layout import Rows, Slice
from seaboard.games.tranquility.hidden import observe as o


def slices(seats: int) -> tuple[Slice, ...]:
    """The row of one seat."""
    rows = Rows()
    add = rows.add
    add("phase", int(o.N_PHASES), "what is being decided, as far as this seat knows, one of", high=1)
    add("mode", int(o.N_MODES), "standard, high arch, pyramid, day and night, duel, one of", high=1)
    add("turn", 1, "turns finished (255: or more)")
    add("filled", 1, "cells of the sea that are filled", high=36)
    add(
        "flags",
        int(o.FLAGS),
        "started, finished, night up, a finish failed in this turn, giving up was proposed in this turn, "
        "a border card was covered, rocks were explored in this turn",
        high=1,
    )
    add("owed", 1, "cards still to be discarded, or given for a start card by this seat")
    add("reason", int(o.N_REASONS), "why cards are discarded: payment, action, rotation, rocks, one of", high=1)
    add("line", int(o.N_CELLS), "the island in each cell in reading order, 0: none", high=80)
    add("open", int(o.N_CELLS), "empty cells that may be filled now", high=1)
    add("night", int(o.N_CELLS), "cells whose card lies night up", high=1)
    add("border", int(o.N_CELLS), "cells with a border card", high=1)
    add("full", int(o.N_ROWS), "rows that are full", high=1)
    add("rocks", int(o.N_ROWS), "the row that rocks block", high=1)
    add("purple", int(o.N_ROWS), "purple storms on each row")
    add("gone", int(o.N_KINDS), "cards that left the game face up: how many of each number of a card")
    add("hand", int(o.N_HELD), "one's own hand: how many of each number of a card")
    add("chosen", int(o.N_HELD), "the card for which this seat is choosing a cell, one of", high=1)
    add("own_pile", int(o.N_HELD), "one's own discards, if the table lets one look at them")
    add("pledged", 2, "has this seat pledged in this round, and how many")
    add("pledged_tag", int(o.N_TAGS), "the word with one's own pledge, one of", high=1)
    add("round", 1, "of pledges")
    add("compasses", 3, "in the pool, in the supply, spent")
    add(
        "storm",
        int(o.N_STORMS),
        "the card just drawn or explored: yellow, purple, orange, rocks, compass, border",
        high=1,
    )
    add("window", int(o.N_WINDOWS), "when compasses are asked for: turn's start, refill, storm, loss, one of", high=1)
    add(
        "proposal",
        int(o.N_PROPOSALS),
        "what is voted on: lift yellow of a seat (5), orange of a seat (5), purple of a row (8), the drawn storm",
        high=1,
    )
    add("left", 1, "exploration cards, or the stock of a duel")
    add("explored", int(o.N_KINDS), "exploration cards revealed: how many of each number of a card")
    add("market", int(o.N_ISLANDS), "islands in the market of a duel", high=1)
    for seat in range(seats):
        name = f"next_{seat}." if seat else "own."
        add(name + "acts", 1, "decides now", high=1)
        add(name + "active", 1, "has the turn", high=1)
        add(name + "proposes", 1, "made the proposal", high=1)
        add(name + "in_hand", 1, "cards in hand")
        add(name + "in_deck", 1, "cards in the deck")
        add(name + "in_pile", 1, "discards")
        add(name + "limit", 1, "of the hand")
        add(name + "yellow", 1, "yellow storms")
        add(name + "orange", 1, "orange storms")
        add(name + "monsters", 1, "monsters that are known to be in hand")
        add(name + "points", 1, "points of a duel plus 128")
        add(name + "pledge", 1, "the pledge that was shown plus one, 0: none yet")
        add(name + "share", 1, "cards that fall to this seat")
        add(name + "tag", int(o.N_TAGS), "the word with the pledge, one of", high=1)
        add(name + "taken", int(o.N_ISLANDS), "islands taken from the market", high=1)
    return tuple(rows.slices)


def truth(seats: int) -> tuple[Slice, ...]:
    """What no seat sees."""
    rows = Rows()
    rows.add(
        "decks",
        (seats, int(o.DEEPEST)),
        "the deck of each seat from the top, seat 0 first: numbers of cards, 0: no card",
        high=89,
    )
    rows.add("removed", int(o.N_ISLANDS), "islands taken out unseen", high=1)
    rows.add("stack", int(o.N_KINDS), "the exploration deck, or the stock of a duel, from the top", high=89)
    return tuple(rows.slices)
