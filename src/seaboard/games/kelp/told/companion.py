"""For a real table: the tracks of both sides, and who has won by them."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Game
from seaboard.core.reading import Fields

Json = dict[str, Any]


def answer(asked: Fields, game: Game[Any]) -> Json:
    """How long the tracks are, and whether somebody has won: by food, by hunger, or by a found octopus."""
    asked.choice("what", ("tracks",))
    printed = game.printed()
    assert printed is not None
    table = printed["table"]
    hunger = asked.number("hunger", 0, table["hunger"], 0)
    food = asked.number("food", 0, table["food"], 0)
    found = asked.switch("found", False)
    asked.done()
    winner = ending = None
    if found:
        winner, ending = "shark", "caught"
    elif food >= table["food"]:
        winner, ending = "octopus", "ate-all"
    elif hunger >= table["hunger"]:
        winner, ending = "octopus", "exhausted"
    return {"hunger": table["hunger"], "food": table["food"], "winner": winner, "ending": ending, "numbers": table}
