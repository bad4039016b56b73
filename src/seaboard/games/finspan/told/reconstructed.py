"""What of Finspan is our reconstruction: whatever the data of the table still marks so."""

from __future__ import annotations

from seaboard.core.game import Json
from seaboard.games.finspan.options import FinspanOptions

WORDS = ("side_b", "decisions", "storm", "gifts", "ravel")


def reconstructed(printed: Json, options: FinspanOptions, seats: int) -> list[str]:
    her = printed["nautoma"] if seats == 1 else {}
    parts = {
        "side_b": printed["achievements"] if options.side == "b" else {},
        "decisions": her.get("decisions"),
        "storm": her.get("storm") if options.nautoma >= 4 else {},
        "gifts": her.get("gifts"),
        "ravel": her.get("ravel") if options.ravel != "off" else {},
    }
    return [word for word in WORDS if "'reconstructed'" in str(parts[word])]
