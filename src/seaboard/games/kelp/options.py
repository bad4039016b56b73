"""What a table may choose."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.options import Options, choice, number, switch


@dataclass(frozen=True)
class KelpOptions(Options):
    """The board side, and the rulings that the rulebook leaves open; the defaults are ours."""

    board: str = choice("day", ("day", "night"))  # KELP-21
    outer_ring: bool = switch(False)  # KELP-R1
    whole_effects: bool = switch(True)  # KELP-R4
    most_rounds: int = number(200, 10, 500)  # KELP-R45
