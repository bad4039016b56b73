"""What of Kelp is our reconstruction: whatever the data of the table still marks so."""

from __future__ import annotations

from seaboard.core.game import Json
from seaboard.games.kelp.options import KelpOptions

WORDS = ("cards", "paths", "night")


def reconstructed(printed: Json, options: KelpOptions, seats: int) -> list[str]:
    parts = {
        "cards": [printed["octopus_cards"], printed["shark_cards"], printed["confrontation"]],
        "paths": [printed["cells"], printed["junctions"]],
        "night": [printed["hides"]["from"]["night"]] if options.board == "night" else [],
    }
    return [word for word in WORDS if "'reconstructed'" in str(parts[word])]
