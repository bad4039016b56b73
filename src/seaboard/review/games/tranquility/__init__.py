"""What the review knows of Tranquility."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.points import points
from seaboard.games.tranquility.state import Tranquility
from seaboard.review.face import Budget, Face, Facts
from seaboard.review.games.tranquility.measure import VoyageMeasure
from seaboard.review.shape import Known, KnownItem, KnownPlace

WORLDS = 120
LIKELY = 8


def facts(state: State, seat: int) -> Facts:
    """How far the voyage came; in a duel, what both have."""
    assert isinstance(state, Tranquility)
    if state.charter.mode == c.DUEL:
        mine, theirs = float(points(state, seat)), float(points(state, 1 - seat))
        return {"score": mine, "rival-score": theirs, "lead": mine - theirs}
    return {"islands": float(state.sea.filled)}


def now(world: State, seat: int, action: int) -> Facts:
    """What an island costs where it is laid."""
    assert isinstance(world, Tranquility)
    if world.phase != c.CHOOSING_CELL or not c.CELL <= action < c.CELL + c.CELLS or world.chosen == c.MONSTER:
        return {}
    return {"rival-cost": float(world.sea.cost(world.chosen, action - c.CELL))}


def known(game: Game[Any], state: State, seat: int) -> Known:
    """Which cards the others are likely to hold."""
    assert isinstance(state, Tranquility)
    others = [other for other in range(int(state.seats)) if other != seat]
    if state.over() or not others:
        return {"ply": 0, "places": []}
    hands: dict[int, Counter[str]] = {other: Counter() for other in others}
    for number in range(WORLDS):
        world = state.determinize(seat, Quick(1_000 + number))
        for other, seen in hands.items():
            seen.update({name_of(card) for card in world.players[other].hand.listed()})
    places: list[KnownPlace] = []
    for other in others:
        rows = sorted(hands[other].items(), key=lambda pair: (-pair[1], pair[0]))
        likely: list[KnownItem] = [
            {"item": item, "chance": round(count / WORLDS, 3)} for item, count in rows if count < WORLDS
        ]
        places.append(
            {
                "place": "hand",
                "seat": other,
                "size": int(state.players[other].hand.count),
                "certain": [{"item": item, "chance": 1.0} for item, count in rows if count == WORLDS],
                "likely": likely[:LIKELY],
            }
        )
    return {"ply": 0, "places": places}


def name_of(card: int) -> str:
    if card <= c.ISLANDS:
        return str(card)
    return {int(c.START): "start", int(c.FINISH): "finish"}.get(card, "monster")


def chapter(state: State) -> int:
    """A turn for everybody is one."""
    assert isinstance(state, Tranquility)
    return 1 + int(state.turns) // (4 * int(state.seats))


FACE = Face(
    budget=Budget(worlds=64, effects=256, flat=24, first=80, cap=240, sure=3.0),
    measure=VoyageMeasure,
    facts=facts,
    now=now,
    known=known,
    chapter=chapter,
    endings=frozenset({"stuck", "shortfall", "no_finish"}),
)
