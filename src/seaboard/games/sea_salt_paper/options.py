"""What a table may choose."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.options import Options, choice, number, switch

TIE_RULES = ("last_round_points", "last_to_act", "round_ender")
FIRST_SEATS = ("random", "0", "1", "2", "3")


@dataclass(frozen=True)
class SeaSaltPaperOptions(Options):
    """The rulings that the rulebooks leave to the table; the defaults are theirs."""

    target_score: int | None = number(None, 5, 200)  # SSP-R27; None: 40, 35 or 30 by the number of players
    mermaid_counts_white: bool = switch(True)  # SSP-R1
    tie_rule: str = choice("last_round_points", TIE_RULES)  # SSP-R2
    void_on_empty_deck_after_call: bool = switch(False)  # SSP-R3
    explicit_mermaid_play: bool = switch(False)  # SSP-R15
    first_seat: str = choice("random", FIRST_SEATS)  # SSP-R19
