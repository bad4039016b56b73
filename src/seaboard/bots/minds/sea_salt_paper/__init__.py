"""How bots think in Sea Salt & Paper."""

from seaboard.bots.characters import BOLD, CAREFUL
from seaboard.bots.mind import Mind
from seaboard.bots.minds.sea_salt_paper.judge import JUDGE
from seaboard.bots.minds.sea_salt_paper.policy import POLICIES, Greedy
from seaboard.bots.minds.sea_salt_paper.worth import Taste
from seaboard.bots.search import Settings

MIND = Mind(
    policies=POLICIES,
    judge=JUDGE,
    gale=600,
    storm=8000,
    maelstrom=100_000,
    settings=Settings(exploration=2.0, certainty=3.0, faith=1.0, weighs=True),
    styles={BOLD: Greedy(Taste(lead=22, slack=34)), CAREFUL: Greedy(Taste(lead=50, slack=8))},  # when they call
)
