"""Which voyage is made on which day. Each game keeps its own in `told/voyages.json`.

Monday to Thursday every game once, Friday to Sunday the same order goes on with a twist; the next week begins one game
later. The voyages of a game come by turns, week after week.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Literal

import seaboard.games
from seaboard.games import NAMES
from seaboard.table.table import BY_RULES, Ending

FOLDER = Path(seaboard.games.__file__).parent
ME = "me"
FIRST_MONDAY = date(2024, 1, 1)
WITH_TWIST = 4  # from Friday on
EVEN = 50  # points of a game that was neither won nor lost
MOST = 100
ARRIVED = 60  # points of one who has just reached the goal, where only reaching it counts


@dataclass(frozen=True)
class Plan:
    """How the game of a day is set up, and by what a voyage is measured."""

    game: str
    name: str
    levels: list[str]  # of the seats; one of them is "me"
    points: Literal["lead", "score", "rounds"]
    options: dict[str, Any] = field(default_factory=dict)
    twist: bool = False
    whole: int = 0  # the score of one who reaches the goal

    @property
    def seat(self) -> int:
        return self.levels.index(ME)


@cache
def plans_of(game: str) -> tuple[Plan, ...]:
    file = FOLDER / game / "told" / "voyages.json"
    return tuple(Plan(game, **plan) for plan in json.loads(file.read_text("utf-8"))) if file.exists() else ()


def plan_of(day: date) -> Plan:
    """The voyage of a day.

    >>> [plan_of(date(2026, 11, 16) + timedelta(days=ahead)).name for ahead in range(3)]
    ['alone', 'octopus', 'company']
    """
    games = [name for name in NAMES if plans_of(name)]
    week, weekday = divmod((day - FIRST_MONDAY).days, 7)
    game = games[(week + weekday) % len(games)]
    twist = weekday >= WITH_TWIST
    known = [plan for plan in plans_of(game) if plan.twist == twist]
    return known[week % len(known)]


def week_of(day: date) -> list[date]:
    """Its days, from Monday on."""
    monday = day - timedelta(days=day.weekday())
    return [monday + timedelta(days=ahead) for ahead in range(7)]


def points_of(plan: Plan, ending: Ending, seat: int) -> int:
    """What a voyage is worth, between 0 and 100: above fifty if the game was won, nothing for one who gave up."""
    if ending.by != BY_RULES:
        return 0
    won = seat in ending.winners
    own = ending.scores[seat]
    if plan.points == "score":
        spare = int(str(ending.facts.get("cards_left", 0)))
        return min(ARRIVED + 2 * spare, MOST) if won else min(own * ARRIVED // max(plan.whole, 1), ARRIVED - 1)
    if plan.points == "rounds":  # a win is worth more the sooner it comes, a loss the later
        rounds = int(str(ending.facts.get("rounds", 0)))
        return max(MOST - 2 * rounds, EVEN + 1) if won else min(3 * rounds, EVEN - 1)
    rivals = [score for other, score in enumerate(ending.scores) if other != seat]
    rivals += [int(str(value)) for name, value in ending.facts.items() if name == "nautoma"]
    ahead = own - max(rivals, default=0)
    if won:
        return EVEN if len(ending.winners) > 1 else min(EVEN + max(ahead, 1), MOST)
    return max(EVEN + min(ahead, -1), 0)


def streaks(days: set[date], today: date) -> tuple[int, int]:
    """Days in a row up to today, or to yesterday while today can still be sailed; and the longest row ever."""
    last = today if today in days else today - timedelta(days=1)
    current = 0
    while last - timedelta(days=current) in days:
        current += 1
    longest = run = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(days=1) in days else 1
        longest = max(longest, run)
    return current, longest
