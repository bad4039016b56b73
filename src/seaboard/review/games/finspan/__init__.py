"""What the review knows of Finspan."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.bots.judge import Judge
from seaboard.bots.minds.finspan import judge_with
from seaboard.core.game import Game
from seaboard.core.state import State
from seaboard.games.finspan.game import FinspanGame
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.state import Finspan
from seaboard.review.face import Budget, Face, Facts
from seaboard.review.games.finspan.measure import LeadMeasure
from seaboard.review.measure import Measure
from seaboard.review.shape import Known

ZONES = {"S": "zone_sunlight", "T": "zone_twilight", "M": "zone_midnight", "D": "zone_deep"}


def chances(judge: Judge) -> Measure:
    """Trees look as far as those of the bots, but count nothing except the chance that the forecast lead holds."""
    return Measure(judge_with(win=1.0))


def now(world: State, seat: int, action: int) -> Facts:
    """The points of one's ocean right after the move."""
    assert isinstance(world, Finspan)
    world.advance(action)
    return {"now-points": float(total_points(world.numbers, world.oceans[seat]))}


def known(game: Game[Any], state: State, seat: int) -> Known:
    """Only the order of the deck is hidden: where the next fish may live and what it costs follows from the rest."""
    assert isinstance(state, Finspan)
    assert isinstance(game, FinspanGame)
    printed = {fish.name: fish for fish in game.data.fish}
    zones: Counter[str] = Counter()
    prices: Counter[str] = Counter()
    left = 0
    for card in range(len(state.lies)):
        if state.lies[card] == c.IN_DECK and state.names[card] in printed:
            left += 1
            fish = printed[state.names[card]]
            zones.update(ZONES[letter] for letter in fish.zones if letter in ZONES)
            prices["price_free" if fish.cards + fish.eggs + fish.young + fish.schools == 0 else "price_paid"] += 1
            prices["price_consumes"] += fish.consumes
    if not left or state.over():
        return {"ply": 0, "places": []}
    return {
        "ply": 0,
        "places": [
            {
                "place": "next",
                "size": int(state.deck.count),
                "certain": [],
                "likely": [
                    {"item": f"review-{name}", "chance": round(count / left, 3), "left": count}
                    for name, count in (*sorted(zones.items()), *sorted(prices.items()))
                    if count
                ],
            }
        ],
    }


def chapter(state: State) -> int:
    assert isinstance(state, Finspan)
    return int(state.week)


FACE = Face(
    budget=Budget(
        worlds=24, effects=48, flat=10, first=64, cap=960, enough=0.25, trifle=0.5, doubt=0.05, mistake=0.10, sure=3.0
    ),
    measure=chances,
    ends=LeadMeasure,
    now=now,
    known=known,
    chapter=chapter,
    lines=True,
)
