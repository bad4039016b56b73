"""How bots think in Kelp."""

from typing import Any

from seaboard.bots.characters import BOLD, CAREFUL
from seaboard.bots.learned import learned
from seaboard.bots.mind import Mind
from seaboard.bots.minds.kelp.net import Net
from seaboard.bots.minds.kelp.policy import POLICIES, Crafty
from seaboard.bots.minds.kelp.taste import Taste
from seaboard.bots.minds.kelp.value import Prospect, ProspectJudge
from seaboard.bots.search import Settings

VALUE = learned(__file__).numbers("weights")
NET = learned(__file__, "net.json").numbers("weights")


def prospect() -> Prospect:
    return Prospect(VALUE)


def judge_with(**given: Any) -> ProspectJudge:
    """The judge with other figures, to be tried."""
    given.setdefault("horizon", 0)
    given.setdefault("further", 1)  # the shark hunts worse so
    return ProspectJudge(Net(NET, prospect()), **given)


JUDGE = judge_with()
BRIEF_JUDGE = judge_with(further=0)  # some hundred iterations do not reach a round further
PLAIN_JUDGE = ProspectJudge(prospect(), mixes=False)  # of gale: who watches it can learn what it will do


def shark_that_bites_from(chance: float) -> Crafty:
    """A shark that attacks earlier or later than others; its octopus plays like all."""
    taste = Taste()
    taste.bite = chance
    return Crafty(taste)


MIND = Mind(
    policies=POLICIES,
    judge=JUDGE,
    plain=PLAIN_JUDGE,
    brief=BRIEF_JUDGE,
    gale=800,
    gale_shares=(1.0, 0.05),  # with more its octopus would hide as well as storm's
    storm=4400,
    maelstrom=32_000,
    settings=Settings(exploration=2.0, certainty=3.0, faith=1.0),
    strays=(0.2, 0.95),  # it is hard to hunt and easy to hide
    styles={BOLD: shark_that_bites_from(0.19), CAREFUL: shark_that_bites_from(0.3)},
)
