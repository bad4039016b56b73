# seaboard: compiled
"""Kelp: hunts are short, so a rollout goes to the end; some choices are made behind a hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.search import Judge
from seaboard.core.state import State
from seaboard.games.kelp.codes import CHOOSE_ESCAPE, CHOOSE_HUNT, GIVE_BACK, PICK, TUTOR
from seaboard.games.kelp.rules import KelpState


@final
class HuntJudge(Judge):
    def is_hidden(self, state: State, action: i64) -> bool:
        """The colours of a confrontation, a card looked for in the deck, and dice that are chosen or put back."""
        assert isinstance(state, KelpState)
        phase = state.phase
        return phase == CHOOSE_ESCAPE or phase == CHOOSE_HUNT or phase == TUTOR or phase == PICK or phase == GIVE_BACK


JUDGE: Final = HuntJudge()
