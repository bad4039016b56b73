"""A guided first game: a real table with a fixed deal, whose first moves are written down step by step.

A game keeps its lessons in `told/lessons/<name>.json`. Each step has a `key` of its texts, says what is lit (`light`:
names of places on the board; by default whatever may be pressed), which moves of the learner go on (`moves`, one after
another; `a | b` are both right) and what the rivals answer (`then`). A step without moves is only told. Where the game
stands in its lesson follows from the moves made so far, so that taking back, coming back later and another process
need nothing more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import seaboard.games
from seaboard.core.refused import Refused
from seaboard.games import game_named

FOLDER = Path(seaboard.games.__file__).parent
EITHER = " | "


@dataclass(frozen=True)
class Step:
    """One idea and, but for what is only told, one action."""

    key: str
    light: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn:
    """A move of the script: which ones go on, at which step, and whether the learner makes it."""

    step: int
    moves: tuple[str, ...]
    mine: bool
    first: bool = False  # of its step


@dataclass(frozen=True)
class Place:
    """Where a game stands in its lesson: the step, and what is to be done there; no turn: all is done."""

    step: int
    turn: Turn | None


@dataclass(frozen=True)
class Lesson:
    """A deal, the moves that were made before, and the steps."""

    game: str
    name: str
    seats: int
    seat: int  # of the learner
    seed: str
    options: dict[str, Any]
    before: tuple[str, ...]
    steps: tuple[Step, ...]
    learned: tuple[str, ...]  # what was learned, in a word each

    @cached_property
    def script(self) -> tuple[Turn, ...]:
        return tuple(
            turn
            for number, step in enumerate(self.steps)
            for turn in (
                *(Turn(number, tuple(move.split(EITHER)), True, at == 0) for at, move in enumerate(step.moves)),
                *(Turn(number, (move,), False) for move in step.then),
            )
        )

    def place(self, made: Sequence[str]) -> Place | None:
        """Where these moves have led; None if they have left the lesson."""
        if tuple(made[: len(self.before)]) != self.before:
            return None
        walked = made[len(self.before) :]
        if any(move not in turn.moves for move, turn in zip(walked, self.script, strict=False)):
            return None
        if len(walked) >= len(self.script):
            return Place(len(self.steps), None)
        turn = self.script[len(walked)]
        return Place(self._first_told(turn), turn)

    def _first_told(self, turn: Turn) -> int:
        """What is only told before a step is told once the step before it is done."""
        step = turn.step
        if turn.first:
            while step > 0 and not self.steps[step - 1].moves:
                step -= 1
        return step


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order of their files."""
    folder = FOLDER / game_named(game).name / "told" / "lessons"
    return {path.stem: _read(game, path) for path in sorted(folder.glob("*.json"))}


def lesson_named(game: str, name: str) -> Lesson:
    known = lessons_of(game)
    if name not in known:
        raise Refused("lesson-unknown", game=game, lesson=name[:40])
    return known[name]


def _read(game: str, path: Path) -> Lesson:
    data = json.loads(path.read_text(encoding="utf-8"))
    steps = [
        Step(
            one["key"],
            tuple(one.get("light", ())),
            tuple(one.get("moves", ())),
            tuple(one.get("then", ())),
        )
        for one in data["steps"]
    ]
    return Lesson(
        game=game,
        name=path.stem,
        seats=data["seats"],
        seat=data["seat"],
        seed=data["seed"],
        options=data.get("options", {}),
        before=tuple(data.get("before", ())),
        steps=tuple(steps),
        learned=tuple(data["learned"]),
    )
