"""Names that a corrected pack makes wrong, said from its data."""

from __future__ import annotations

from typing import Any

from seaboard.games.kelp.box.pack import standard_data

Worded = tuple[str, dict[str, object]]  # the key of a text, and its facts


def reworded(printed: dict[str, Any]) -> dict[str, Worded]:
    """Traps and growth tiles whose name says what they do, and that do something else here."""
    standard = standard_data()
    words: dict[str, Worded] = {}
    for part in ("blocks", "growth_tiles"):
        old = {one["id"]: one["effect"] for one in standard[part]}
        for number, one in enumerate(printed[part], 1):
            if one["id"] in old and one["effect"] != old[one["id"]] and one.get("class", "trap") == "trap":
                words[one["id"]] = ("kelp-any_trap", {}) if part == "blocks" else ("kelp-any_tile", {"number": number})
    return words
