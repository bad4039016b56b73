# seaboard: compiled
"""Kelp: hunts are short, so a rollout goes to the end; some choices are made behind a hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.core.state import State
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.state import Kelp

DOOMED: Final = 0.02  # the least that an escape is thought to be worth
TRUSTING: Final = 0.5  # how often the shark takes the octopus for one that cannot but choose the best escape


def is_confrontation(state: Kelp) -> bool:
    return state.phase == c.CHOOSE_ESCAPE or state.phase == c.CHOOSE_HUNT


def is_secret(state: Kelp) -> bool:
    """The colours of a confrontation, a card looked for in the deck, and dice that are chosen or put back."""
    phase = state.phase
    if is_confrontation(state):
        return True
    return phase == c.TUTOR or phase == c.PICK or phase == c.GIVE_BACK


def unforeseeable(worths: list[float], hunts: bool) -> list[float]:
    """How often to choose each colour of a confrontation, so that the other side gains nothing by foreseeing it.

    Escaping with a colour is worth something to the octopus if the shark chose another one, and nothing if it chose the
    same. The octopus is hard to foresee if all its colours are worth the same against a shark that knows how often it
    takes each, so it takes a good one less often than a poor one; the shark guards the good ones more often.
    """
    escapes = worth_of_escapes(worths, hunts)
    guarded = [True for _ in escapes]  # colours so poor that the octopus would not even take them unguarded are not
    while True:
        colours = 0
        sum_ = 0.0
        for i in range(len(escapes)):
            if guarded[i]:
                colours += 1
                sum_ += 1.0 / escapes[i]
        worth = float(colours - 1) / sum_  # of the confrontation to the octopus
        poor = [i for i in range(len(escapes)) if guarded[i] and escapes[i] <= worth]
        if not poor:
            break
        for i in poor:
            guarded[i] = False
    if hunts:
        return [1.0 - worth / escapes[i] if guarded[i] else 0.0 for i in range(len(escapes))]
    return [1.0 / escapes[i] / sum_ if guarded[i] else 0.0 for i in range(len(escapes))]


def leaning(shares: list[float], worths: list[float]) -> list[float]:
    """The shark's shares, leaning to the escape that is worth most.

    Against an octopus that cannot be foreseen every colour is as good as any other; one that can takes the best.
    """
    best = 0
    for i in range(len(worths)):
        if worths[i] > worths[best]:
            best = i
    return [(1.0 - TRUSTING) * shares[i] + (TRUSTING if i == best else 0.0) for i in range(len(shares))]


def worth_of_escapes(worths: list[float], hunts: bool) -> list[float]:
    """What it is worth to the octopus to get away with each colour, from what its choice, or the shark's, is worth.

    Those worths hold against an opponent who takes any colour, each equally likely.
    """
    colours = len(worths)
    if hunts:
        # The worth of each is (s + escape) / colours, where s is the sum of what the shark keeps after each escape.
        kept = (sum(worths) - 1.0) * colours / (colours - 1)
        escapes = [colours * worth - kept for worth in worths]
    else:
        escapes = [worth * colours / (colours - 1) for worth in worths]
    return [min(max(escape, DOOMED), 1.0) for escape in escapes]


@final
class HuntJudge(Judge):
    def is_hidden(self, state: State, action: i64) -> bool:
        assert isinstance(state, Kelp)
        return is_secret(state)


JUDGE: Final = HuntJudge()
