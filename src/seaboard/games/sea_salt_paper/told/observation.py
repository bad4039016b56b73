"""What the bytes of a row mean: see `hidden/observe.py`, which writes them."""

from __future__ import annotations

from seaboard.core.layout import Rows, Slice
from seaboard.games.sea_salt_paper.hidden import observe as o

FACES = int(o.N_FACES)
CARDS = int(o.N_CARDS)


def slices(seats: int) -> tuple[Slice, ...]:
    """The row of one seat."""
    rows = Rows()
    add = rows.add
    add("phase", int(o.N_PHASES), "what is being decided: take, keep, discard, play, search, pick, rob, over", high=1)
    add("call", int(o.N_CALLS), "none, stop, last chance", high=1)
    add("deck", 1, "cards in the deck", high=CARDS)
    add("round", 1, "number of the round", high=100)
    add("target", 1, "points that end the game")
    add("searched", 2, "the pile that is being looked through", high=1)
    add("pile_size", 2, "cards in each pile", high=CARDS)
    add("pile_top", (2, FACES), "the top card of each pile, one of the faces", high=1)
    add("drawn", (2, FACES), "the two cards this seat has drawn; once one is kept: that one and the other", high=1)
    add("pile_cards", CARDS, "the pile this seat looks through, from the top: face plus one, 0: no card", high=FACES)
    for seat in range(seats):
        name = f"next_{seat}." if seat else "own."
        add(name + "acts", 1, "decides now", high=1)
        add(name + "began", 1, "began the round", high=1)
        add(name + "called", 1, "ended or bets on the round", high=1)
        add(name + "lies_open", 1, "its hand lies open", high=1)
        add(name + "hand_size", 1, "cards in hand", high=CARDS)
        add(name + "total", 1, "points of finished rounds (255: or more)")
        add(name + "seen", 1, "its hand is seen by this seat", high=1)
        add(name + "points", 1, "card points of hand and area, if the hand is seen")
        add(name + "in_hand", FACES, "how many of each face are in hand, if it is seen", high=4)
        add(name + "in_area", FACES, "how many of each face are laid down", high=4)
    return tuple(rows.slices)


def truth(seats: int) -> tuple[Slice, ...]:
    """What no seat sees."""
    rows = Rows()
    rows.add("deck_cards", CARDS, "the deck from the top: face plus one, 0: no card", high=FACES)
    rows.add("piles", (2, CARDS), "the piles from the top: face plus one, 0: no card", high=FACES)
    rows.add("drawn_cards", 2, "the two cards that are being chosen from: face plus one", high=FACES)
    return tuple(rows.slices)
