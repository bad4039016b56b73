"""What a seat may see: everything but the order of the decks, and the same for every seat and spectator. (FIN-106)"""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Score
from seaboard.core.state import NOBODY
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.scoring import score_of, score_of_nautoma
from seaboard.games.finspan.writing import write_table

Json = dict[str, Any]


def view(state: Finspan, viewer: int | None) -> Json:
    """The table as everybody sees it. Hands and discard piles lie open; what is hidden is said. (FIN-107)"""
    shown = write_table(state)
    for seat, ocean in zip(shown["seats"], state.oceans, strict=True):
        seat["score"] = _sheet(score_of(state.tables, ocean))
    hidden = ["deck"]
    nautoma = state.nautoma
    if nautoma is not None:
        hidden.append("nautoma.deck")
        shown["nautoma"]["deck"] = int(nautoma.deck.count)
        shown["nautoma"]["level"] = int(nautoma.level)
        shown["nautoma"]["strength"] = int(nautoma.strength)
        shown["nautoma"]["score"] = _sheet(score_of_nautoma(state.tables, nautoma))
    actor = int(state.actor())
    shown["actor"] = actor if actor != NOBODY else None
    shown["seat"] = viewer
    shown["worth"] = [int(points) for points in state.worth]
    shown["side"] = "b" if state.side_b else "a"
    shown["deck"] = int(state.deck.count)
    shown["open"] = ["hands", "discards"]
    shown["hidden"] = hidden
    return shown


def _sheet(score: Score) -> Json:
    return {"total": score.total, **{line.key: line.points for line in score.lines}}
