"""What of Tranquility is our reconstruction: the memo of the solo rules and the sheet of modes were not at hand."""

from __future__ import annotations

from seaboard.games.tranquility.options import TranquilityOptions

WORDS = ("high_arch", "pyramid", "day_night", "duel", "alone", "storms")


def reconstructed(printed: None, options: TranquilityOptions, seats: int) -> list[str]:
    holds = {
        options.mode: True,
        "alone": seats == 1,
        "storms": options.storms or options.mode == "pyramid",
    }
    return [word for word in WORDS if holds.get(word)]
