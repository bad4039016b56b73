# seaboard: compiled
"""The numbers that the compiled rules speak in: seats, dice, decisions, actions, ends."""

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
FACES: Final[i64] = 6
DICE: Final[i64] = COLOURS * FACES

# Room for what a pack may hold (`box/printed.py`). Sums are folded within one module only, so these sizes stand
# here again; a test compares them.
ZONES: Final[i64] = 9
SLOTS: Final[i64] = 2  # action spaces of the octopus
ALL_ZONES: Final[i64] = 511  # as a mask
CENTRE: Final[i64] = 4
CELLS: Final[i64] = 24
BLOCKS: Final[i64] = 16
CARDS: Final[i64] = 24  # kinds of octopus cards, and of shark cards
PILES: Final[i64] = 4
HIDES: Final[i64] = 4
PAIRS: Final[i64] = 12  # neighbouring zones
ROW: Final[i64] = 6  # face-up shark cards
SPACES: Final[i64] = 8  # of the food track
EAT_PILE: Final[i64] = 3  # move, hide, learn, eat
FREE: Final[i64] = 2  # heading of a figure at 90 degrees to its path
NONE: Final[i64] = -1

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
CELL: Final[i64] = ZONE + ZONES
ENTRY: Final[i64] = CELL + CELLS  # cell * 2 + the port it is entered by
DIE: Final[i64] = ENTRY + 2 * CELLS
WATCHED: Final[i64] = DIE + DICE  # the same from a Watchful card
COLOUR: Final[i64] = WATCHED + DICE
CARD: Final[i64] = COLOUR + COLOURS  # an octopus card of the hand (or of the deck)
DISCARDED: Final[i64] = CARD + CARDS  # a card put to, or taken from, the discard
BLOCK: Final[i64] = DISCARDED + CARDS
PILE_TOP: Final[i64] = BLOCK + BLOCKS
PAIR: Final[i64] = PILE_TOP + PILES
SKILL: Final[i64] = PAIR + PAIRS  # a shark card
FACE: Final[i64] = SKILL + CARDS
HIDEOUT: Final[i64] = FACE + FACES
ACTIONS: Final[i64] = HIDEOUT + HIDES

# Programs are numbered: octopus cards first, then blocks, then the colours of the confrontation.
BLOCK_PROGRAM: Final[i64] = CARDS
COLOUR_PROGRAM: Final[i64] = BLOCK_PROGRAM + BLOCKS
PROGRAMS: Final[i64] = COLOUR_PROGRAM + COLOURS

# Where a program came from, and so what follows it.
BY_CARD: Final[i64] = 0
BY_FOOD: Final[i64] = 1
BY_TRAP: Final[i64] = 2
BY_ESCAPE: Final[i64] = 3
BY_DISCARD: Final[i64] = 4

# How a game ends.
RUNNING: Final[i64] = 0
ATE_ALL: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
CAUGHT: Final[i64] = 3
TOOTHLESS: Final[i64] = 4
TOO_LONG: Final[i64] = 5
