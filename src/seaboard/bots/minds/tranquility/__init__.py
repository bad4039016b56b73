"""How bots think in Tranquility."""

from seaboard.bots.characters import BOLD, CAREFUL
from seaboard.bots.mind import Mind
from seaboard.bots.minds.tranquility.judge import JUDGE
from seaboard.bots.minds.tranquility.policy import POLICIES, GapAware
from seaboard.bots.minds.tranquility.taste import Taste, stormy
from seaboard.bots.search import Settings


def one_that_prices_cards_at(price: int) -> GapAware:
    """A player who spends cards more freely, or less, than others."""
    calm, wild = Taste(), Taste()
    calm.card = wild.card = price
    return GapAware(calm, stormy(wild))


MIND = Mind(
    policies=POLICIES,
    judge=JUDGE,
    gale=400,
    storm=6000,
    maelstrom=24_000,
    settings=Settings(exploration=1.5, widening=0.3, certainty=1.5, deepest=1, lots=6),
    caution=0.5,
    enough=0.97,
    styles={BOLD: one_that_prices_cards_at(625), CAREFUL: one_that_prices_cards_at(710)},
)
