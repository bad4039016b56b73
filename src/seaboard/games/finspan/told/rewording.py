"""Names that a corrected pack makes wrong, said from its data."""

from __future__ import annotations

from typing import Any

from seaboard.games.finspan.box.check import counted
from seaboard.games.finspan.box.pack import standard_data

Worded = tuple[str, dict[str, object]]  # the key of a text, and its facts


def reworded(printed: dict[str, Any]) -> dict[str, Worded]:
    """Achievements that count something else, and Ravel cards that show other places."""
    standard = standard_data()
    words: dict[str, Worded] = {}
    old = {tile["name"]: tile["counts"] for tile in standard["achievements"]["tiles"]}
    for tile in printed["achievements"]["tiles"]:
        if tile["counts"] != old[tile["name"]]:
            words[tile["name"]] = _counts(tile["counts"])
    colours = {site["name"]: site["colour"] for site in printed["mat"]["sites"]}
    cards = {card["name"]: (card["site"], card["rows"]) for card in standard["nautoma"]["ravel"]}
    for card in printed["nautoma"]["ravel"]:
        if (card["site"], card["rows"]) != cards[card["name"]]:
            facts: dict[str, object] = {
                "number": int(card["name"][1:]),
                "site": colours[card["site"]],
                "rows": ", ".join(str(row) for row in card["rows"]),
                "count": len(card["rows"]),
            }
            words[card["name"]] = "finspan-ravel_card", facts
    return words


def _counts(text: str) -> Worded:
    word, detail = counted(text, "counts")
    facts: dict[str, object] = {}
    if isinstance(detail, tuple):
        facts = {"units": list(dict.fromkeys(detail))}
    elif detail:
        facts = {"count": detail}
    return f"finspan-counts-{word}", facts
