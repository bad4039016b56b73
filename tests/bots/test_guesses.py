"""Where two choose at once, whoever can be foreseen loses: bots do not always take what looks best."""

from collections import Counter

import pytest

from seaboard.bots.minds import mind_of
from seaboard.bots.minds.kelp.judge import unforeseeable
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.state import Kelp
from seaboard.review.advice import advice_on

KELP = game_named("kelp")
MIND = mind_of("kelp")
ESCAPES = pytest.mark.parametrize("escapes", [[0.3, 0.5, 0.35], [0.7, 0.7, 0.7], [0.4, 0.9]])


def confrontation(phase: int) -> Kelp:
    """A first confrontation, with three colours, in which this side is asked."""
    for number in range(100):
        state = KELP.start(2, seed=derived_seed("guess", number))
        quick = Quick(number)
        while not state.over():
            if state.phase == phase and len(state.legal()) == 3:
                assert isinstance(state, Kelp)
                return state
            state.apply(int(MIND.rollout.choose(state, state.legal_moves(), quick)))
    raise AssertionError


def worths_to_octopus(escapes: list[float]) -> list[float]:
    """Against a shark that takes any colour."""
    return [escape * (len(escapes) - 1) / len(escapes) for escape in escapes]


def worths_to_shark(escapes: list[float]) -> list[float]:
    """Against an octopus that takes any colour: those it catches, and the others."""
    kept = sum(1 - escape for escape in escapes)
    return [(1 + kept - (1 - escape)) / len(escapes) for escape in escapes]


@ESCAPES
def test_a_shark_that_knows_how_often_gains_nothing_by_any_colour(escapes: list[float]) -> None:
    shares = unforeseeable(worths_to_octopus(escapes), hunts=False)
    assert sum(shares) == pytest.approx(1)
    caught = [share * escape for share, escape in zip(shares, escapes, strict=True)]  # what each colour would prevent
    assert caught == pytest.approx([caught[0]] * len(caught))


@ESCAPES
def test_an_octopus_that_knows_how_often_gains_nothing_by_any_colour(escapes: list[float]) -> None:
    shares = unforeseeable(worths_to_shark(escapes), hunts=True)
    assert sum(shares) == pytest.approx(1)
    worth = [(1 - share) * escape for share, escape in zip(shares, escapes, strict=True)]
    assert worth == pytest.approx([worth[0]] * len(worth))


def test_a_colour_that_is_hardly_an_escape_is_neither_taken_nor_guarded() -> None:
    escapes = [0.1, 0.8, 0.8]
    assert unforeseeable(worths_to_octopus(escapes), hunts=False) == pytest.approx([0, 0.5, 0.5])
    assert unforeseeable(worths_to_shark(escapes), hunts=True) == pytest.approx([0, 0.5, 0.5])


def test_the_shark_leans_to_the_best_escape() -> None:
    """An octopus that cannot be foreseen loses nothing by it, one that takes the best is caught more often."""
    escapes = [0.3, 0.5, 0.35]
    plain = unforeseeable(worths_to_shark(escapes), hunts=True)
    shares = MIND.judge.mixture(c.SHARK, worths_to_shark(escapes))
    assert shares == pytest.approx([plain[0] / 2, plain[1] / 2 + 0.5, plain[2] / 2])
    assert MIND.judge.mixture(c.OCTOPUS, worths_to_octopus(escapes)) == pytest.approx(
        unforeseeable(worths_to_octopus(escapes), hunts=False)
    )


@pytest.mark.parametrize("phase", [c.CHOOSE_ESCAPE, c.CHOOSE_HUNT])
def test_no_colour_of_a_confrontation_can_be_foreseen(phase: int) -> None:
    state = confrontation(phase)
    seen = Seen(KELP, state, int(state.actor()))
    bot = MIND.search(240)
    visits = [line[1] for line in bot.search(seen, Quick(1)).lines()]
    assert max(visits) - min(visits) <= 1  # all are known alike
    chosen = Counter(bot.choose(seen, Quick(seed)) for seed in range(60))
    assert max(chosen.values()) < 54
    assert len(chosen) == 3


@pytest.mark.parametrize("iterations", [1, 2])
def test_who_has_hardly_time_to_look_chooses_all_the_same(iterations: int) -> None:
    state = confrontation(c.CHOOSE_ESCAPE)
    assert MIND.search(iterations).choose(Seen(KELP, state, int(state.actor())), Quick(1)) in state.legal()


def test_gale_can_be_foreseen() -> None:
    state = confrontation(c.CHOOSE_ESCAPE)
    seen = Seen(KELP, state, int(state.actor()))
    assert not MIND.level("gale").begin(seen, Quick(1)).is_guess
    assert all(MIND.level(name).begin(seen, Quick(1)).is_guess for name in ("storm", "maelstrom"))


def test_a_hint_says_that_it_guesses() -> None:
    state = confrontation(c.CHOOSE_ESCAPE)
    advice = advice_on(KELP, state, int(state.actor()), seed=3, hurried=False)
    assert advice["why"] == "guess"
    assert advice["second"] is None
