"""What is printed on the components, as numbers and words: effects, windows, kinds of blocks, and how much of
everything a pack may hold."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

DieColour = Literal["blue", "yellow", "red"]
EscapeColour = Literal["red", "yellow", "turquoise"]
CardType = Literal["move", "hide", "learn", "eat"]

# The words of a pack. Where a word stands in its list is its number in the rules.
DICE_COLOURS: tuple[DieColour, ...] = ("blue", "yellow", "red")
ESCAPE_COLOURS: tuple[EscapeColour, ...] = ("red", "yellow", "turquoise")
SIDES: tuple[str, ...] = ("day", "night")
CLASSES: tuple[str, ...] = ("octopus", "shell", "food", "trap")
TYPES: tuple[CardType, ...] = ("move", "hide", "learn", "eat")  # also the order of the piles
STARTERS: tuple[str, ...] = ("no", "deck", "hand")

# How much of everything a pack may hold; `rules/codes.py` has room for it.
ZONES: Final[i64] = 9
CELLS: Final[i64] = 24
BLOCKS: Final[i64] = 16
CARDS: Final[i64] = 24  # kinds of octopus cards, and of shark cards
HIDES: Final[i64] = 4
BRANCHES: Final[i64] = 6  # ways ahead from one port
OPENING_CARDS: Final[i64] = 3  # drawn to the card that is always there (KELP-29)

# Kinds of blocks.
IS_OCTOPUS: Final[i64] = 0
IS_SHELL: Final[i64] = 1
IS_FOOD: Final[i64] = 2
IS_TRAP: Final[i64] = 3

# Effects of the octopus side: cards, food, traps and escapes are programs of these.
OPS: Final[i64] = 4  # steps of one program
OP_NONE: Final[i64] = 0
OP_SWAP: Final[i64] = 1
OP_SHUFFLE: Final[i64] = 2
OP_HIDE: Final[i64] = 3
OP_LEARN: Final[i64] = 4
OP_REMOVE: Final[i64] = 5
OP_EAT: Final[i64] = 6
OP_HAND_LIMIT: Final[i64] = 7
OP_DRAW_TO_LIMIT: Final[i64] = 8
OP_TUTOR: Final[i64] = 9
OP_CALM: Final[i64] = 10
OP_SEND_HOME: Final[i64] = 11

FROM_HIDDEN: Final[i64] = 1
FROM_REVEALED: Final[i64] = 2
WITH_CENTRE: Final[i64] = 1
WITH_OCTOPUS: Final[i64] = 2
HIDES_NOT_ITSELF: Final[i64] = 1
HIDES_ALL: Final[i64] = 2
FROM_HAND: Final[i64] = 1
FROM_DISCARD: Final[i64] = 2
FROM_DECK: Final[i64] = 4

# Effects of the shark side.
SK_NONE: Final[i64] = 0
SK_REROLL: Final[i64] = 1
SK_RETURN: Final[i64] = 2
SK_EXTRA_DIE: Final[i64] = 3
SK_RAISE: Final[i64] = 4
SK_PURGE: Final[i64] = 5
SK_STORE: Final[i64] = 6
SK_TURN: Final[i64] = 7
SK_BOLD: Final[i64] = 8
SK_IGNORE_TRAP: Final[i64] = 9
SK_STEP: Final[i64] = 10
SK_BONUS: Final[i64] = 11
SK_DRAW_EXTRA: Final[i64] = 12

# Timing windows, as bits: a window is open or shut.
W_DRAW: Final[i64] = 1
W_DRAWN: Final[i64] = 2
W_ROLLED: Final[i64] = 4
W_PRE_MOVE: Final[i64] = 8
W_MOVE: Final[i64] = 16
W_HUNT: Final[i64] = 32
W_TRAP: Final[i64] = 64
W_SPEND: Final[i64] = 128
W_ANY_STEP: Final[i64] = 256
WINDOWS = {
    "none": 0,
    "draw": int(W_DRAW),
    "drawn_not_rolled": int(W_DRAWN),
    "after_roll": int(W_ROLLED),
    "pre_move": int(W_PRE_MOVE),
    "move": int(W_MOVE),
    "search": int(W_HUNT),
    "trap_revealed": int(W_TRAP),
    "spend_energy": int(W_SPEND),
    "any_own_step": int(W_ANY_STEP),
}
