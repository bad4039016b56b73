# seaboard: compiled
"""What a bot is given: the view of its seat, its legal moves, and worlds that its seat could be in."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.game import Game, Json, Move
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, State


@final
class Seen:
    """One decision as its seat sees it. The true state stays inside: a bot can only ask what a player could know.

    >>> from seaboard.games import game_named
    >>> game = game_named("sea_salt_paper")
    >>> seen = Seen(game, game.start(2, {"first_seat": "0"}, seed="00" * 16), 0)
    >>> [move.text for move in seen.moves()]
    ['take:deck', 'take:0', 'take:1']
    """

    def __init__(self, game: Game[Any], state: State, seat: i64) -> None:
        if not 0 <= seat < state.seats:
            raise Refused("seat-unknown", seat=seat, high=state.seats - 1)
        self._state = state
        self.game = game
        self.seat = seat
        self.seats: i64 = state.seats
        self.actions: i64 = state.actions

    def view(self) -> Json:
        """All that the seat may see."""
        return self.game.view(self._state, int(self.seat))

    def moves(self) -> list[Move]:
        """The legal moves with their names; empty when another seat decides."""
        return self.game.moves(self._state) if self._state.actor() == self.seat else []

    def legal(self) -> list[int]:
        """The numbers of the legal moves; empty when another seat decides."""
        return self._state.legal() if self._state.actor() == self.seat else []

    def check_turn(self) -> None:
        """Refuse to think for a seat that has nothing to decide."""
        actor = self._state.actor()
        if actor == NOBODY:
            raise Refused("game-over")
        if actor != self.seat:
            raise Refused("seat-not-deciding", seat=self.seat, actor=actor)

    def row(self) -> bytes:
        """All that the seat sees as bytes, for bots that were learned: `seaboard.envs.layout` says what they mean."""
        out: vec[u8] = vec[u8]([0] * self._state.row_width())
        self._state.observe_into(self.seat, out, 0)
        return bytes(memoryview(out))

    def sample(self, quick: Quick) -> State:
        """A world that the seat could be in: a function of what it knows and of the quick generator alone."""
        return self._state.determinize(self.seat, quick)
