"""The options of a Finspan table."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.options import Options, choice, number, switch

TILE_NAMES = tuple(f"w{week}{letter}" for week in (1, 2, 3) for letter in "abcdef")


@dataclass(frozen=True)
class FinspanOptions(Options):
    """What a table may agree on before the first turn."""

    side: str = choice("a", ("a", "b"))  # FIN-19
    week_1: str = choice("random", ("random", *TILE_NAMES[:6]))  # FIN-20, FIN-R36: side B only
    week_2: str = choice("random", ("random", *TILE_NAMES[6:12]))
    week_3: str = choice("random", ("random", *TILE_NAMES[12:]))
    keep_one: bool = switch(True)  # FIN-R20
    nautoma: int = number(2, 1, 5)  # FIN-90: for a player alone
    ravel: str = choice("off", ("off", "2", "3", "4"))  # FIN-102: for a player alone


def picked_tiles(options: FinspanOptions) -> list[int]:
    """The achievements that were picked by hand, week by week; -1: at random."""
    names = (options.week_1, options.week_2, options.week_3)
    return [-1 if name == "random" else TILE_NAMES.index(name) for name in names]


def ravel_strength(options: FinspanOptions) -> int:
    return 0 if options.ravel == "off" else int(options.ravel)
