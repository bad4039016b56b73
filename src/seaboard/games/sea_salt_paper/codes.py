# seaboard: compiled
"""The numbers the rules think in: actions, phases, calls, endings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Actions: numbers in a fixed range, with the same meaning in every state.
# (Plain numbers, because the compiler folds nothing else; a test holds them against the components.)
TAKE_DECK: Final[i64] = 0
TAKE_PILE: Final[i64] = 1  # + pile
KEEP: Final[i64] = 3  # + face
DISCARD: Final[i64] = 49  # + pile
PLAY_PAIR: Final[i64] = 51  # + pair
END_TURN: Final[i64] = 116
CALL_STOP: Final[i64] = 117
CALL_LAST_CHANCE: Final[i64] = 118
PLAY_MERMAIDS: Final[i64] = 119
SEARCH: Final[i64] = 120  # + pile
PICK: Final[i64] = 122  # + first token of the face + how many of that face lie above it
ROB: Final[i64] = 180  # + seat
ACTIONS: Final[i64] = 184

# What is being decided (D1 … D7 of a turn).
TAKING: Final[i64] = 0
KEEPING: Final[i64] = 1
DISCARDING: Final[i64] = 2
PLAYING: Final[i64] = 3
SEARCHING: Final[i64] = 4
PICKING: Final[i64] = 5
ROBBING: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final[list[str]] = ["take", "keep", "discard", "play", "search", "pick", "rob", "over"]

NO_CALL: Final[i64] = 0
STOP: Final[i64] = 1
LAST_CHANCE: Final[i64] = 2
CALLS: Final[list[str]] = ["none", "stop", "last_chance"]

TARGET_REACHED: Final[i64] = 0
FOUR_MERMAIDS: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
ENDINGS: Final[list[str]] = ["target_reached", "four_mermaids", "round_limit"]
MOST_ROUNDS: Final[i64] = 100  # SSP-R28: not a rule, but void rounds must not go on for ever

# SSP-R2: who of the tied wins.
LAST_ROUND_POINTS: Final[i64] = 0
LAST_TO_ACT: Final[i64] = 1
ROUND_ENDER: Final[i64] = 2
