"""The levels as they were before values were learned, to be met by those of today: guests of the arena.

    SEABOARD_BOTS=storm-before=benchmarks/before.py:Storm seaboard arena finspan --bots storm-before,storm --games 200

`benchmarks/levels.py` does so for the rows whose bots are called …-before. Judges, settings and Kelp's policy are
those of then. What only made search faster they share with the bots of today, and so are the sampled worlds.
"""

from __future__ import annotations

import math
from itertools import product

from seaboard.bots.bot import Bot, SearchBot
from seaboard.bots.judge import Judge
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.finspan.judge import LeadJudge
from seaboard.bots.minds.kelp.judge import HuntJudge
from seaboard.bots.minds.kelp.policy import POLICIES as KELP
from seaboard.bots.minds.sea_salt_paper.judge import WHOLE, RoundJudge, Standing
from seaboard.bots.minds.tranquility.judge import VoyageJudge
from seaboard.bots.policy import Policy
from seaboard.bots.search import Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick

TARGETS = {2: 40, 3: 35, 4: 30}  # points that end a game of Sea Salt & Paper


def logistic(seats: int) -> Standing:
    """What totals were thought to be worth: the lead over each opponent, steeper as the target comes near."""
    target = TARGETS[seats]
    knots = sorted({*range(1, target + 1, 1 if seats == 2 else 4), target})
    chances: list[int] = []
    for missing in product(knots, repeat=seats):  # counted from the seat that begins
        scale = 14.0 - 9.5 * (target - min(missing)) / target
        weights = [math.exp((min(missing) - one + (1.7 if at == 0 else 0.0)) / scale) for at, one in enumerate(missing)]
        chances += [round(WHOLE * weight / sum(weights)) for weight in weights]
    return Standing(knots, chances)


POLICIES: dict[str, Policy] = {"kelp": KELP["hungry"]}  # elsewhere the policy is today's
JUDGES: dict[str, Judge] = {
    "sea_salt_paper": RoundJudge([logistic(seats) for seats in TARGETS]),
    "kelp": HuntJudge(),
    "finspan": LeadJudge(leaves=True),
    "tranquility": VoyageJudge(best=15.0, lost=-3.0, missing=4.0, worst=-15.0, late=0),
}
SETTINGS = {
    "sea_salt_paper": Settings(exploration=2.0, certainty=3.0),
    "kelp": Settings(exploration=2.0, certainty=3.0, faith=1.0),
    "finspan": Settings(exploration=1.0, widening=0.25, certainty=3.0),
    "tranquility": Settings(exploration=1.5, widening=0.3, certainty=3.0, deepest=1),
}
IN_COMPANY = {"sea_salt_paper": Settings(exploration=2.0, certainty=3.0, faith=1.0)}  # at a table of more than two
ALONE = {"finspan": Settings(exploration=2.0, widening=0.25, certainty=3.0)}
PATIENCE = {"finspan": 3}  # so many times the iterations alone
CAUTION = {"finspan": 0.5, "tranquility": 1.0}
BUDGETS = {
    "gale": {"sea_salt_paper": 600, "kelp": 100, "finspan": 150, "tranquility": 100},
    "storm": {"sea_salt_paper": 8000, "kelp": 1200, "finspan": 1000, "tranquility": 1200},
}


class Before(Bot):
    """A searching level of then."""

    level = ""

    def decide(self, seen: Seen, quick: Quick) -> int:
        game = seen.game.name
        special = ALONE if seen.seats == 1 else IN_COMPANY if seen.seats > 2 else {}
        bot = SearchBot(
            POLICIES.get(game) or mind_of(game).rollout,
            JUDGES[game],
            special.get(game, SETTINGS[game]),
            BUDGETS[self.level][game] * (PATIENCE.get(game, 1) if seen.seats == 1 else 1),
            None,
            CAUTION.get(game, 0.0),
        )
        return bot.choose(seen, quick)


class Gale(Before):
    level = "gale"


class Storm(Before):
    level = "storm"
