"""What a table may choose: the mode, the modules of Stormy Seas, and the points the rulebook leaves open."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.options import Options, choice, switch
from seaboard.core.refused import Refused

MODES = ("standard", "high_arch", "pyramid", "day_night", "duel")
FEWER_ISLANDS = ("none", "galatea", "triton", "leucothea", "amphitrite", "poseidon")
CONCESSIONS = ("hopeless", "always", "never")
SHORTFALLS = ("forgive", "lose")
OPENING_STORMS = ("resolve", "reshuffle")
PURPLE_STACKS = ("allow", "avoid")
COMPASS_DECIDERS = ("all", "active")
ROW_COMPASSES = ("run", "any")
SOLO_STARTS = ("draw", "deck", "hand")
FLIPS = ("start", "never")
HALVES = ("any", "rows")
CHATS = ("strict", "house_rule")


@dataclass(frozen=True)
class TranquilityOptions(Options):
    """The defaults are the plain game for a first evening, and our reading of every open point."""

    mode: str = choice("standard", MODES)
    fewer_islands: str = choice("none", FEWER_ISLANDS)  # TRQ-89
    rocks: bool = switch(False)  # TRQ-62
    monsters: int = choice(0, (0, 3, 4, 5))  # TRQ-66
    storms: bool = switch(False)  # TRQ-72
    start_shortfall: str = choice("forgive", SHORTFALLS)  # TRQ-R7
    concede: str = choice("hopeless", CONCESSIONS)  # TRQ-R12
    monster_hits_start: bool = switch(False)  # TRQ-R17
    opening_storms: str = choice("resolve", OPENING_STORMS)  # TRQ-R21
    purple_stack: str = choice("allow", PURPLE_STACKS)  # TRQ-R23
    compass_decider: str = choice("all", COMPASS_DECIDERS)  # TRQ-R26
    row_compass: str = choice("run", ROW_COMPASSES)  # TRQ-R27
    compass_any_hand: bool = switch(False)  # TRQ-R28
    solo_start: str = choice("draw", SOLO_STARTS)  # TRQ-R34
    daynight_flip: str = choice("start", FLIPS)  # TRQ-R36
    daynight_half: str = choice("any", HALVES)  # TRQ-R36
    own_discards_visible: bool = switch(False)  # TRQ-R40
    chat: str = choice("strict", CHATS)  # TRQ-R32
    gap_hints: bool = switch(False)  # TRQ-R4


def check_combination(options: TranquilityOptions, seats: int) -> None:
    """TRQ-118 … TRQ-123: which modules go together, and with how many players."""
    if options.mode == "duel" and seats != 2:
        raise Refused("tranquility-duel-for-two", seats=seats)
    if options.mode in ("pyramid", "duel"):
        switched_on = {"rocks": options.rocks, "monsters": options.monsters > 0, "storms": options.storms}
        for name, on in switched_on.items():
            if on:
                raise Refused(f"tranquility-no-modules-in-{options.mode}", module=name)
