"""How many ways a game can go on for a few decisions: any change of the rules shows in these numbers."""

from __future__ import annotations

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import table


def ways(state: SeaSaltPaper, depth: int) -> int:
    """Sequences of so many decisions; a game that ends before counts once."""
    if depth == 0 or state.over():
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.advance(action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [3, 4, 8, 10, 18, 32, 61, 89, 159, 254, 446, 768, 1372, 2198, 3888, 6342]),
        (3, [3, 4, 8, 10, 18, 32, 60, 84, 152, 236, 420, 720, 1260, 2060, 3644, 5968]),
        (4, [3, 4, 8, 10, 18, 32, 60, 84, 152, 236, 420, 720, 1248, 1968, 3464, 5544]),
    ],
)
def test_from_the_first_deal(seats: int, counts: list[int]) -> None:
    state = GAME.start(seats, seed=derived_seed("perft", seats))
    assert [ways(state, depth) for depth in range(1, len(counts) + 1)] == counts


MIDDLE = {
    "crabs and boats": ["2*crab/yellow 2*boat/black crab/grey", "fish/green swimmer/black shark/green"],
    "thieves": ["swimmer/black shark/black swimmer/yellow", "penguin/pink sailor/pink", "3*mermaid/white"],
    "calls": ["octopus/grey octopus/green octopus/yellow penguin/pink 2*fish/black", "2*boat/yellow"],
}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("crabs and boats", [4, 10, 24, 52, 141, 276, 670, 1381, 3102, 6545, 13784, 28533, 61593]),
        ("thieves", [3, 7, 8, 22, 28, 69, 96, 234, 411, 921, 1500, 3363, 4683]),
        ("calls", [4, 12, 25, 56, 110, 241, 497, 1077, 2240, 4640, 9419, 19021, 38922]),
    ],
)
def test_from_the_middle_of_a_round(name: str, counts: list[int]) -> None:
    piles = ["shell/black crab/green penguin/purple", "shark/purple mermaid/white"]
    state = table(MIDDLE[name], piles=piles)
    assert [ways(state, depth) for depth in range(1, len(counts) + 1)] == counts
