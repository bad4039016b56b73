# seaboard: compiled
"""A judge: what search must know of one game."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import NOBODY, Moves, State


class Judge:
    """This one plays to the end, where the reward is the worth, and sees all."""

    def mark(self, state: State) -> i64:
        """A note of where the search begins, e.g. the number of the round. The world is the search's own to prepare."""
        return 0

    def is_done(self, state: State, mark: i64) -> bool:
        """Has the rollout come to its horizon?"""
        return state.actor() == NOBODY

    def skips(self, state: State, seat: i64, mark: i64) -> bool:
        """Let a turn of another seat go by that hardly touches the searching one; was there such a turn?"""
        return False

    def value(self, state: State, seat: i64) -> float:
        """What the position is worth to a seat, between 0 and 1; about the chance to win."""
        return state.reward(seat)

    def is_hidden(self, state: State, action: i64) -> bool:
        """Do the other seats not see which move the actor makes?"""
        return False

    def is_minor(self, state: State) -> bool:
        """Is this decision so small that below the root the policy may take it, for the sake of a deeper look?"""
        return False

    def is_plain(self, state: State) -> bool:
        """Does the policy see here all there is to see, so that search would only find accidents?"""
        return False

    def is_guess(self, state: State) -> bool:
        """Do two seats choose at once, each hoping to foresee the other? Who always takes the best is foreseen."""
        return False

    def mixture(self, seat: i64, worths: list[float]) -> list[float]:
        """How often each move of a guess should be made, so that nobody gains by foreseeing it; they add up to 1.

        The worths are those to a seat whose opponent takes any move, each equally likely.
        """
        return [1.0 / len(worths) for _ in worths]

    def prune(self, state: State, moves: Moves) -> None:
        """Take out moves that are never worth a thought; some must stay."""

    def likelihood(self, world: State, seat: i64) -> float:
        """How likely the others would have come to such a world by their own choices, in proportion; above 0.

        The world stays as it is: the search may go on from it.
        """
        return 1.0
