# seaboard: compiled
"""One game for one loop from Python: what the environments of PettingZoo, Gymnasium and OpenSpiel step."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick, random_from
from seaboard.core.state import NOBODY, Moves, State
from seaboard.envs.rivals import quick_move

NOT_LEGAL: Final[i64] = -2


@final
class Desk:
    """A game, its mask, and one row to look at it through. The memory stays where it is (`seaboard.envs.arrays`)."""

    def __init__(self, table: State, width: i64) -> None:
        self.table = table
        self.state = table
        self.actor: i64 = NOBODY  # who decides
        self.moves = Moves(table.actions)  # what the mask shows
        self.thought = Moves(table.actions)  # what rivals choose from
        self.row: vec[u8] = vec[u8]([0] * width)
        self.mask: vec[u8] = vec[u8]([0] * table.actions)

    def begin(self, seed: str) -> i64:
        """Another game at this table; returns who decides."""
        return self.put(self.table.again(random_from(seed)))

    def put(self, state: State) -> i64:
        """Go on from this state; returns who decides."""
        self.state = state
        return self.offer()

    def offer(self) -> i64:
        moves = self.moves
        items = moves.items
        mask = self.mask
        for j in range(moves.count):
            mask[items[j]] = 0
        self.state.legal_into(moves)
        for j in range(moves.count):
            mask[items[j]] = 1
        self.actor = self.state.actor()
        return self.actor

    def act(self, action: i64) -> i64:
        """Carry an action out; returns who decides next, NOBODY at the end, NOT_LEGAL if nothing was done."""
        if action < 0 or action >= self.table.actions or self.mask[action] == 0:
            return NOT_LEGAL
        self.state.advance(action)
        return self.offer()

    def answer(self, learner: i64, rival: Policy, quick: Quick) -> i64:
        """Quick rivals move until the learner is to decide, or nobody; returns which."""
        state = self.state
        actor = self.actor
        if actor == learner or actor == NOBODY:
            return actor
        while actor != learner and actor != NOBODY:
            state.advance(quick_move(state, rival, self.thought, quick))
            actor = state.actor()
        return self.offer()

    def see(self, seat: i64) -> None:
        """Write the row, as this seat sees the game. It is zeros: NumPy wipes it ten times quicker than a loop."""
        self.state.observe_into(seat, self.row, 0)

    def see_all(self, seat: i64) -> None:
        """Write the row, which is zeros, with everything open."""
        self.state.oracle_into(seat, self.row, 0)

    def legal(self) -> list[int]:
        """The legal actions, in order."""
        moves = self.moves
        return sorted([int(moves.items[j]) for j in range(moves.count)])
