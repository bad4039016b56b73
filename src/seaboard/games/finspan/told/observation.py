"""What the bytes of a row mean: see `hidden/observe.py`, which writes them."""

from __future__ import annotations

from seaboard.core.layout import Rows, Slice
from seaboard.games.finspan.hidden import observe as o

CARDS, FISH, SLOTS = int(o.N_CARDS), int(o.N_FISH), int(o.N_SLOTS)


def slices(seats: int) -> tuple[Slice, ...]:
    """The row of one seat."""
    rows = Rows()
    add = rows.add
    add("week", int(o.N_WEEKS), "number of the week", high=1)
    add("tiles", int(o.N_TILES), "achievements of the three weeks", high=1)
    add("worth", int(o.N_SCORED), "what each is worth")
    add("side_b", 1, "side B of the achievement board", high=1)
    add("deck", 1, "cards in the deck", high=CARDS)
    add("backs", 1, "steps taken back in this turn")
    add("paid_cards", CARDS, "cards discarded for the fish that is being played", high=1)
    add("paid_tokens", (3, SLOTS), "eggs, young and schools paid for it, by slot")
    for depth in range(int(o.DEPTH)):
        name = f"unfinished_{depth}."
        add(
            name + "kind",
            int(o.N_KINDS),
            "an unfinished thing, the innermost first: turn, playing, benefit, moving, diving, keeping, drawing, "
            "revealing, deciding, ending",
            high=1,
        )
        add(name + "whose", int(o.N_SEATS), "whose it is, counted from one's own seat", high=1)
        add(name + "card", FISH, "the fish it comes from, or that is played; the Nautoma's decision card", high=1)
        add(name + "slot", SLOTS, "its slot; of a dive its site", high=1)
        add(name + "units", int(o.N_PRIMITIVES), "units of a benefit left; who has finished at the game's end", high=15)
        add(name + "whole", int(o.N_PRIMITIVES), "units of the whole benefit", high=15)
        add(name + "into", SLOTS, "slots that the fish may be played into", high=1)
        add(name + "left", 1, "seats still to be asked; is a diver used; is a school moved")
        add(name + "step", 1, "the step of a dive; has the turn's action been chosen")
    add(
        "nautoma",
        10,
        "eggs, young, schools, fish, markers, has formed a school, level, strength of Ravel, decision cards, points",
    )
    add("nautoma_noted", int(o.N_NOTED), "her points: achievements, most of them, Ravel")
    add("shown", int(o.N_DECISIONS), "decision cards shown in this week", high=1)
    add("last", int(o.N_DECISIONS), "the decision card of her last turn", high=1)
    add("ravel_card", int(o.N_RAVEL), "Ravel's card", high=1)
    add("her_fish", CARDS, "cards that she has played", high=1)
    for seat in range(seats):
        name = f"next_{seat}." if seat else "own."
        add(name + "acts", 1, "decides now", high=1)
        add(name + "active", 1, "has the turn", high=1)
        add(name + "first", 1, "has the first-player marker", high=1)
        add(name + "divers", 1, "not yet used this week")
        add(name + "plays", 1, "divers used for playing fish")
        add(name + "total", 1, "points as they stand (255: or more)")
        add(name + "kept", 1, "the card kept from a reshuffle plus one", high=CARDS)
        add(name + "dives", int(o.N_SITES), "dives of this week by site")
        add(name + "noted", int(o.N_SCORED), "points of the achievements")
        add(name + "most", int(o.N_SCORED), "points for having most of them")
        add(name + "top", SLOTS, "the visible fish in each slot plus one, 0: none", high=FISH)
        add(name + "eggs", SLOTS, "eggs")
        add(name + "young", SLOTS, "young")
        add(name + "school", SLOTS, "schools")
        add(name + "beneath", SLOTS, "consumed fish under the visible one")
        add(name + "used", SLOTS, "slots whose game-end fish was used", high=1)
        add(name + "hand", CARDS, "cards in hand", high=1)
        add(name + "discard", CARDS, "the discard pile", high=1)
        add(name + "under", CARDS, "the slot under whose fish a card lies, plus one", high=SLOTS)
    return tuple(rows.slices)


def truth() -> tuple[Slice, ...]:
    """What no seat sees."""
    rows = Rows()
    rows.add("deck_cards", CARDS, "the deck from the top: card plus one, 0: no card", high=CARDS)
    rows.add("decisions", int(o.N_DECISIONS), "the Nautoma's decision cards from the top: card plus one", high=7)
    return tuple(rows.slices)
