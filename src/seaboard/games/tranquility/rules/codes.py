# seaboard: compiled
"""The numbers that stand for cards, actions, decisions and steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 5
CELLS: Final[i64] = 36  # of every layout
MOST_ROWS: Final[i64] = 8

# Cards. An island is its own value, 1 … 80; the others are alike within their kind.
ISLANDS: Final[i64] = 80
START: Final[i64] = 81
FINISH: Final[i64] = 82
MONSTER: Final[i64] = 83
YELLOW: Final[i64] = 84
PURPLE: Final[i64] = 85
ORANGE: Final[i64] = 86
ROCKS: Final[i64] = 87
COMPASS: Final[i64] = 88
BORDER: Final[i64] = 89
KINDS: Final[i64] = 90

# Actions: the same meaning in every state. Each begins where the one before it ends.
PLEDGES: Final[i64] = 9  # counts 0 … 8
TAGS: Final[i64] = 4
PLAY: Final[i64] = 0  # + card, up to MONSTER
DISCARD: Final[i64] = PLAY + MONSTER + 1  # + card, up to FINISH
CELL: Final[i64] = DISCARD + FINISH + 1  # + cell; CELLS is the start place
ROW: Final[i64] = CELL + CELLS + 1  # + row
PLEDGE: Final[i64] = ROW + MOST_ROWS  # + tag * PLEDGES + count
TAKE: Final[i64] = PLEDGE + TAGS * PLEDGES  # + island
LIFT_YELLOW: Final[i64] = TAKE + ISLANDS + 1  # + seat
LIFT_ORANGE: Final[i64] = LIFT_YELLOW + MOST_SEATS  # + seat
LIFT_PURPLE: Final[i64] = LIFT_ORANGE + MOST_SEATS  # + row
LIFT_DRAWN: Final[i64] = LIFT_PURPLE + MOST_ROWS
PASS: Final[i64] = LIFT_DRAWN + 1
AGREE: Final[i64] = PASS + 1
DISAGREE: Final[i64] = AGREE + 1
DISCARD_TWO: Final[i64] = DISAGREE + 1
HAND_FOR_COMPASS: Final[i64] = DISCARD_TWO + 1
ROTATE: Final[i64] = HAND_FOR_COMPASS + 1
KEEP_ROCKS: Final[i64] = ROTATE + 1
USE_TOP: Final[i64] = KEEP_ROCKS + 1
LEAVE_TOP: Final[i64] = USE_TOP + 1
CONCEDE: Final[i64] = LEAVE_TOP + 1
ACTIONS: Final[i64] = CONCEDE + 1

# What is being decided; WORKING means nothing: the next step is carried out.
WORKING: Final[i64] = 0
ACTING: Final[i64] = 1
CHOOSING_CELL: Final[i64] = 2  # for a chosen island or monster; private until the cell is named
DISCARDING: Final[i64] = 3
TURNING: Final[i64] = 4  # which card of the sea is rotated
PLEDGING: Final[i64] = 5
TOPPING: Final[i64] = 6  # shall cards off the deck count among the discards of a start?
GIVING: Final[i64] = 7
MOVING_ROCKS: Final[i64] = 8
PROPOSING: Final[i64] = 9  # a compass window
VOTING: Final[i64] = 10  # on a proposal of a compass window
LAYING_PURPLE: Final[i64] = 11
SHEDDING: Final[i64] = 12  # cards for a yellow storm
FEEDING: Final[i64] = 13  # an explored monster
LAYING_ROCKS: Final[i64] = 14
TAKING: Final[i64] = 15
CONCEDING: Final[i64] = 16
OVER: Final[i64] = 17
PHASES: Final[list[str]] = [
    "working",
    "act",
    "cell",
    "discard",
    "turn",
    "pledge",
    "deck_top",
    "give",
    "rocks",
    "compass",
    "vote",
    "purple",
    "yellow",
    "monster",
    "lay_rocks",
    "take",
    "concede",
    "over",
]

# What is to be done next once nobody has to decide.
BEGIN_TURN: Final[i64] = 0
CHECK_LOSS: Final[i64] = 1
SETTLE: Final[i64] = 2  # after an action and its payment
SETTLE_EXPLORED: Final[i64] = 3  # after the exploration card has done its work
ROCKS_STEP: Final[i64] = 4
BEFORE_REFILL: Final[i64] = 5
REFILL: Final[i64] = 6
DRAW: Final[i64] = 7
LAY_STORM: Final[i64] = 8
NEXT_TURN: Final[i64] = 9
ASK_PLEDGES: Final[i64] = 10
ASK_GIFTS: Final[i64] = 11
STEPS: Final[list[str]] = [
    "begin_turn",
    "check_loss",
    "settle",
    "settle_explored",
    "rocks_step",
    "before_refill",
    "refill",
    "draw",
    "lay_storm",
    "next_turn",
    "ask_pledges",
    "ask_gifts",
]

# Why cards are being discarded.
FOR_PAYMENT: Final[i64] = 0
FOR_ACTION: Final[i64] = 1
FOR_ROTATION: Final[i64] = 2
FOR_ROCKS: Final[i64] = 3
REASONS: Final[list[str]] = ["payment", "action", "rotation", "rocks"]

# Why cards are being drawn.
OPENING: Final[i64] = 0
EXTRA: Final[i64] = 1
REFILLING: Final[i64] = 2
DRAWINGS: Final[list[str]] = ["opening", "extra", "refill"]

# When a compass may be used (TRQ-88a).
AT_TURN_START: Final[i64] = 0
AT_REFILL: Final[i64] = 1
AT_STORM: Final[i64] = 2
AT_LOSS: Final[i64] = 3
WINDOWS: Final[list[str]] = ["turn_start", "before_refill", "storm", "before_loss"]

# How a game ends.
RUNNING: Final[i64] = 0
WON: Final[i64] = 1
STUCK: Final[i64] = 2
SHORTFALL: Final[i64] = 3
NO_FINISH: Final[i64] = 4
CONCEDED: Final[i64] = 5
DUEL_WON: Final[i64] = 6
DUEL_SHARED: Final[i64] = 7
ENDINGS: Final[list[str]] = [
    "running",
    "won",
    "stuck",
    "shortfall",
    "no_finish",
    "conceded",
    "duel_won",
    "duel_shared",
]

# Modes.
STANDARD: Final[i64] = 0
HIGH_ARCH: Final[i64] = 1
PYRAMID: Final[i64] = 2
DAY_NIGHT: Final[i64] = 3
DUEL: Final[i64] = 4
