"""What the review must know of one game, found by its name in `seaboard/review/games`; one without is reviewed too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from seaboard.bots.judge import Judge
from seaboard.core.game import Game
from seaboard.core.state import State
from seaboard.review.measure import Measure
from seaboard.review.shape import Known, ZoneWhy

Facts = dict[str, float]


@dataclass(frozen=True)
class Budget:
    """What a review may cost, in worlds and iterations; the same budget gives the same review."""

    worlds: int = 64  # for each point of the curve
    effects: int = 64  # for what a move changed: their errors add up over a game
    flat: int = 24  # for each move in the first pass
    first: int = 200  # iterations of a tree until the first look
    cap: int = 600  # at most
    enough: float = 0.5  # of the cap, if by then a move can hardly be a mistake
    trifle: float = 1.0  # the share of the cap that a small decision is given
    followed: int = 96  # worlds in which two lines are followed to find a reason
    doubt: float = 0.02  # a regret from which on a word is said
    mistake: float = 0.05
    sure: float = 2.0  # errors beyond which a mistake must still be doubtful
    trusts_flat: bool = True  # may the first pass leave out what is far behind?


def no_facts(state: State, seat: int) -> Facts:
    return {}


def nothing_now(state: State, seat: int, action: int) -> Facts:
    return {}


def nothing_known(game: Game[Any], state: State, seat: int) -> Known:
    return {"ply": 0, "places": []}


def no_whys(states: Sequence[State]) -> list[ZoneWhy]:
    return []


@dataclass(frozen=True)
class Face:
    """The parts of a review that differ from game to game."""

    budget: Budget = field(default_factory=Budget)
    measure: Callable[[Judge], Measure] = Measure  # of trees
    ends: Callable[[Judge], Measure] | None = None  # of the curve, if trees stop before the end; else the same
    facts: Callable[[State, int], Facts] = no_facts  # of a world at its horizon; more is better unless "rival-…"
    now: Callable[[State, int, int], Facts] = nothing_now  # what a move does at once, in a world the seat could be in
    known: Callable[[Game[Any], State, int], Known] = nothing_known
    whys: Callable[[Sequence[State]], list[ZoneWhy]] = no_whys  # of zones, from all states up to the one looked at
    chapter: Callable[[State], int] = lambda state: 0
    lines: bool = False  # do score sheets at the horizon tell what the difference was?
    endings: frozenset[str] = frozenset()  # those that tell more than who won
    strength: str = "gale"  # about as strong as this level


@cache
def face_of(game: str) -> Face:
    folder = f"seaboard.review.games.{game}"
    return cast(Face, import_module(folder).FACE) if find_spec(folder) else Face()
