"""How bots think in Finspan."""

from typing import Any

from seaboard.bots.characters import BOLD, CAREFUL
from seaboard.bots.learned import learned
from seaboard.bots.mind import Mind
from seaboard.bots.minds.finspan.policy import POLICIES, policy_with
from seaboard.bots.minds.finspan.value import ForecastJudge
from seaboard.bots.minds.finspan.weights import WEIGHTS
from seaboard.bots.search import Settings

LEARNED = learned(__file__)


def judge_with(**given: Any) -> ForecastJudge:
    """The judge with other figures, to be tried."""
    return ForecastJudge(LEARNED.numbers("weights"), LEARNED.numbers("nautoma"), LEARNED.number("spread"), **given)


JUDGE = judge_with()
MIND = Mind(
    policies=POLICIES,
    judge=JUDGE,
    gale=50,  # with many more there would be nothing between gale and storm
    storm=2500,  # 16,000 made no more points
    maelstrom=20_000,
    settings=Settings(exploration=2.0, widening=0.25, certainty=3.0),
    trifles=0.25,
    caution=0.5,
    styles={
        BOLD: policy_with({**WEIGHTS, "tempo": WEIGHTS["tempo"] + 0.5}),  # plays fish sooner
        CAREFUL: policy_with({**WEIGHTS, "card_some": WEIGHTS["card_some"] + 0.4}),  # holds on to its cards
    },
)
