"""What the bytes of a row mean: see `hidden/observe.py`, which writes them."""

from __future__ import annotations

from seaboard.core.layout import Rows, Slice
from seaboard.games.kelp.hidden import observe as o

ZONES, CELLS, BLOCKS, CARDS = int(o.N_ZONES), int(o.N_CELLS), int(o.N_BLOCKS), int(o.N_CARDS)
DICE, COLOURS = int(o.N_DICE), int(o.N_COLOURS)


def slices() -> tuple[Slice, ...]:
    """The row of one side."""
    rows = Rows()
    add = rows.add
    add("role", 2, "this seat: shark, octopus", high=1)
    add("actor", 2, "who decides: shark, octopus", high=1)
    add("phase", int(o.N_PHASES), "what is being decided, one of the numbers in rules/codes.py", high=1)
    add("night", 1, "the night side of the board", high=1)
    add("round", 1, "number of the round (255: or later)")
    add("revealed", ZONES, "zones whose block lies open", high=1)
    add("empty", ZONES, "zones that a shuffle has emptied", high=1)
    add("block", (ZONES, BLOCKS), "the kind of block in each zone, if this seat sees it", high=1)
    add("zone_die", ZONES, "the die on each zone: colour × 6 + value, 0: none", high=DICE)
    add("value", ZONES, "visibility of each zone", high=9)
    add("picked", ZONES, "zones picked for a shuffle, seen by the octopus alone", high=1)
    add("target", ZONES, "the zone that is being resolved", high=1)
    add("current", CELLS, "the value of the current on each cell, 0: none", high=6)
    add("shark", CELLS, "where the shark is", high=1)
    add("hide", CELLS, "hideouts", high=1)
    add("first_die", CELLS, "the cell of the first current swum over in this turn", high=1)
    add("heading", 3, "the way the shark looks: first port, second port, free", high=1)
    add("pool", DICE, "rolled dice by colour and value")
    add("energy", DICE, "stored dice")
    add("watched", DICE, "dice on Watchful cards, ready")
    add("watched_new", DICE, "dice laid there in this turn")
    add("in_hand", DICE, "the die that is being used", high=1)
    add("held", COLOURS, "dice taken up to be rolled again")
    add("bag", COLOURS, "dice in the bag, seen by the shark alone")
    add("drawn", COLOURS, "dice drawn and not yet rolled, seen by the shark alone")
    add("growth", COLOURS, "dice on the growth track")
    add("hunger", COLOURS, "dice on the hunger track")
    add("supply", COLOURS, "dice beside the board")
    add("confrontation", COLOURS, "colours left in a confrontation", high=1)
    add("escape", COLOURS, "the colour that the octopus has chosen, as far as this seat knows it", high=1)
    add("row", (int(o.N_ROW), CARDS), "shark cards on offer", high=1)
    add("bought", CARDS, "shark cards bought")
    add("laid", CARDS, "shark cards under a stored die")
    add("used", CARDS, "shark cards out of the game")
    add("hand", CARDS, "the octopus's hand, seen by it alone")
    add("deck", CARDS, "the octopus's deck while it looks through it, seen by it alone")
    add("discard", CARDS, "the octopus's discards")
    add("removed", CARDS, "octopus cards out of the game")
    add("played", (2, CARDS), "cards on the two action spaces", high=1)
    add("playing", CARDS, "the card that is being played", high=1)
    add("pile_size", int(o.N_PILES), "cards in the piles: move, hide, learn, eat")
    add("pile_top", (int(o.N_PILES), CARDS), "the top card of each pile", high=1)
    add("reserve", BLOCKS, "blocks beside the board that are no food")
    add("eaten", BLOCKS, "food eaten")
    add("eaten_used", BLOCKS, "food whose ability was used")
    add("learning", BLOCKS, "the block that is being learned, or the trap that works", high=1)
    add(
        "numbers",
        int(o.N_NUMBERS),
        "dice drawn; blue and yellow on their way to growth; growth tiles turned; their rerolls left; shark cards in "
        "the deck; cards in the octopus's hand; its limit; its deck; its actions done; blocks in the bag; what is left "
        "to pay, spend, settle or pick",
    )
    add(
        "turn",
        int(o.N_TURN),
        "for the one who decides, where the turn stands. Shark: move declared, die from a card, bought, must buy, "
        "red die, window to return to, step has just begun, last value swum over. Octopus: least block revealed as "
        "payment, picks that must be made, source, effect, step of it, zone of the working trap plus one, zones picked "
        "as bits (2)",
    )
    return tuple(rows.slices)


def truth() -> tuple[Slice, ...]:
    """What is hidden from one side or from both."""
    rows = Rows()
    rows.add("blocks", ZONES, "the block in each zone plus one, 0: none", high=BLOCKS)
    rows.add("hand", CARDS, "the octopus's hand")
    rows.add("sack", BLOCKS, "blocks in the bag")
    rows.add("drawn", COLOURS, "dice drawn and not yet rolled")
    rows.add("deck", CARDS, "the octopus's deck from the top: card plus one", high=CARDS)
    rows.add("shark_deck", CARDS, "the shark's deck from the top: card plus one", high=CARDS)
    rows.add("piles", (int(o.N_PILES), CARDS), "the piles from the top: card plus one", high=CARDS)
    rows.add("escape", COLOURS, "the colour that the octopus has chosen", high=1)
    return tuple(rows.slices)
