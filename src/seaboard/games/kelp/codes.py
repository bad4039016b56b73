# seaboard: compiled
"""The numbers that the compiled rules speak in: seats, places on the table, decisions, actions, effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SHARK: Final[i64] = 0
OCTOPUS: Final[i64] = 1

# Dice. A die in play is colour * 6 + value - 1, so that equal dice have equal numbers.
BLUE: Final[i64] = 0
YELLOW: Final[i64] = 1
RED: Final[i64] = 2
COLOURS: Final[i64] = 3
DICE: Final[i64] = 18

# How much of everything a pack may hold.
ZONES: Final[i64] = 9
CENTRE: Final[i64] = 4
CELLS: Final[i64] = 24
BRANCHES: Final[i64] = 6  # ways ahead from one port
BLOCKS: Final[i64] = 16
CARDS: Final[i64] = 24  # kinds of octopus cards, and of shark cards
PILES: Final[i64] = 4
HIDES: Final[i64] = 4
PAIRS: Final[i64] = 12  # neighbouring zones
ROW: Final[i64] = 6
EAT_PILE: Final[i64] = 3  # move, hide, learn, eat
FREE: Final[i64] = 2  # heading of a figure at 90 degrees to its path
NONE: Final[i64] = -1

# The table: one flat vec per state, so that a copy is one block of memory. Where each part begins:
BOARD: Final[i64] = 0  # the block of each zone; NONE while a shuffle has emptied it
ZONE_DIE: Final[i64] = 9  # the die on each zone's value, or NONE
CURRENT: Final[i64] = 18  # the value of the current die on each cell, 0 for none
POOL: Final[i64] = 42  # how many of each die
ENERGY: Final[i64] = 60
WATCH: Final[i64] = 78  # dice on Watchful cards, ready
WATCH_NEW: Final[i64] = 96  # laid there this turn
BAG: Final[i64] = 114  # how many of each colour
SUPPLY: Final[i64] = 117
DRAWN: Final[i64] = 120  # drawn, not yet rolled
HELD: Final[i64] = 123  # taken up to be rolled again
GROWTH: Final[i64] = 126
HUNGER: Final[i64] = 129
HAND: Final[i64] = 132  # how many of each kind of card
KNOWN: Final[i64] = 156  # as many of them the shark is sure of
REMOVED: Final[i64] = 180
OWNED: Final[i64] = 204  # bought shark cards
SPENT: Final[i64] = 228  # shark cards out of the game
RESERVE: Final[i64] = 252  # blocks beside the board, by kind
LENT: Final[i64] = 268  # of them, those exchanged out by the present Learn effect
SACK: Final[i64] = 284  # blocks in the block bag
FOOD: Final[i64] = 300  # the food track: block kinds, NONE for a free space
ROW_AT: Final[i64] = 308  # face-up shark cards, NONE for an empty space
SLOT: Final[i64] = 314  # cards on the two action spaces, NONE
DECK: Final[i64] = 316  # stacks: a count, then the cards from the bottom up
DISCARD: Final[i64] = 341
PILE: Final[i64] = 366  # four stacks, STACK apart
STACK: Final[i64] = 25
SHARK_DECK: Final[i64] = 466
LAID: Final[i64] = 491  # shark cards that lie under a stored die
SIZE: Final[i64] = 515

# Decisions. Those of the octopus come before those of the shark.
OVER: Final[i64] = 0
PLACE_SHARK: Final[i64] = 1
ACTION: Final[i64] = 2
LAST_GAP: Final[i64] = 3
PAY: Final[i64] = 4
SWAP: Final[i64] = 5
SHUFFLE: Final[i64] = 6
HIDE: Final[i64] = 7
LEARN: Final[i64] = 8
EXCHANGE: Final[i64] = 9
REMOVE: Final[i64] = 10
TUTOR: Final[i64] = 11
CALM: Final[i64] = 12  # currents taken off the board
SEND_HOME: Final[i64] = 13
CHOOSE_ESCAPE: Final[i64] = 14  # the secret colour of the octopus
SURVIVE: Final[i64] = 15
FIRST_OF_SHARK: Final[i64] = 20
SETTLE: Final[i64] = 20  # where the next shuffled block goes
DRAW: Final[i64] = 21
REFILL: Final[i64] = 22
DRAWN_WINDOW: Final[i64] = 23
GIVE_BACK: Final[i64] = 24
PICK: Final[i64] = 25
ROLLED: Final[i64] = 26
REROLL: Final[i64] = 27
STORE: Final[i64] = 28
RAISE: Final[i64] = 29
RAISE_TO: Final[i64] = 30
STARVE: Final[i64] = 31
SHARPEN: Final[i64] = 32
CURRENTS: Final[i64] = 33
LAY_CURRENT: Final[i64] = 34
MOVE: Final[i64] = 35
SWIM: Final[i64] = 36
GLIDE: Final[i64] = 37
MOVED: Final[i64] = 38
HUNT: Final[i64] = 39
HUNT_ZONE: Final[i64] = 40
ORDER: Final[i64] = 41
TRAP: Final[i64] = 42
CHOOSE_HUNT: Final[i64] = 43  # the secret colour of the shark
GROW: Final[i64] = 44
SPEND: Final[i64] = 45
SAVE: Final[i64] = 46
BUY: Final[i64] = 47
REFRESH: Final[i64] = 48
FEED: Final[i64] = 49

# What the rules do by themselves between two decisions.
FIRST_FLOW: Final[i64] = 60
OCTOPUS_TURN: Final[i64] = 60
NEXT_OP: Final[i64] = 61
PROGRAM_DONE: Final[i64] = 62
ACTION_DONE: Final[i64] = 63
SHARK_TURN: Final[i64] = 64
TAKE_DICE: Final[i64] = 65
OPEN_DRAWN: Final[i64] = 66
ROLL: Final[i64] = 67
OPEN_ROLLED: Final[i64] = 68
OPEN_CURRENTS: Final[i64] = 69
OPEN_MOVE: Final[i64] = 70
AFTER_MOVE: Final[i64] = 71
OPEN_HUNT: Final[i64] = 72
RESOLVE: Final[i64] = 73
SPRING_TRAP: Final[i64] = 74
AFTER_STRIKE: Final[i64] = 75
ESCAPED: Final[i64] = 76
OPEN_GROW: Final[i64] = 77
GROWING: Final[i64] = 78
OPEN_SPEND: Final[i64] = 79
SAVING: Final[i64] = 80
OPEN_BUY: Final[i64] = 81
SETTLE_ENERGY: Final[i64] = 82
END_SHARK_TURN: Final[i64] = 83

# Actions. What a number means depends on the decision: a zone is revealed, hidden, taken, searched...
DONE: Final[i64] = 0
YES: Final[i64] = 1
DRAW_UP: Final[i64] = 2
ZONE: Final[i64] = 3
CELL: Final[i64] = 12
ENTRY: Final[i64] = 36  # cell * 2 + the port it is entered by
DIE: Final[i64] = 84
WATCHED: Final[i64] = 102  # the same from a Watchful card
COLOUR: Final[i64] = 120
CARD: Final[i64] = 123  # an octopus card of the hand (or of the deck)
DISCARDED: Final[i64] = 147  # a card put to, or taken from, the discard
BLOCK: Final[i64] = 171
PILE_TOP: Final[i64] = 187
PAIR: Final[i64] = 191
SKILL: Final[i64] = 203  # a shark card
FACE: Final[i64] = 227
HIDEOUT: Final[i64] = 233
ACTIONS: Final[i64] = 237

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

# Programs are numbered: octopus cards first, then blocks, then the colours of the confrontation.
BLOCK_PROGRAM: Final[i64] = 24
COLOUR_PROGRAM: Final[i64] = 40
PROGRAMS: Final[i64] = 43

# Where a program came from, and so what follows it.
BY_CARD: Final[i64] = 0
BY_FOOD: Final[i64] = 1
BY_TRAP: Final[i64] = 2
BY_ESCAPE: Final[i64] = 3
BY_DISCARD: Final[i64] = 4

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

# Kinds of blocks.
IS_OCTOPUS: Final[i64] = 0
IS_SHELL: Final[i64] = 1
IS_FOOD: Final[i64] = 2
IS_TRAP: Final[i64] = 3

# How a game ends.
RUNNING: Final[i64] = 0
ATE_ALL: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
CAUGHT: Final[i64] = 3
TOOTHLESS: Final[i64] = 4
TOO_LONG: Final[i64] = 5
