# seaboard: compiled
"""Kelp: hunts are short, so a rollout goes to the end; some choices are made behind a hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.core.state import State
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.state import Kelp


def is_secret(state: Kelp) -> bool:
    """The colours of a confrontation, a card looked for in the deck, and dice that are chosen or put back."""
    phase = state.phase
    if phase == c.CHOOSE_ESCAPE or phase == c.CHOOSE_HUNT:
        return True
    return phase == c.TUTOR or phase == c.PICK or phase == c.GIVE_BACK


@final
class HuntJudge(Judge):
    def is_hidden(self, state: State, action: i64) -> bool:
        assert isinstance(state, Kelp)
        return is_secret(state)


JUDGE: Final = HuntJudge()
