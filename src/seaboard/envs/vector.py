"""Many games at once over NumPy arrays that lie in the engine's own memory."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from seaboard.core.game import Json
from seaboard.core.layout import Slice
from seaboard.core.position import read_position, write_position
from seaboard.core.refused import Refused
from seaboard.envs.arrays import lent
from seaboard.envs.fleet import ALL_LEGAL, EVERY_SEAT, Fleet
from seaboard.envs.setting import Setting

TOGETHER = 64  # so many rows are wiped and written at a time: they stay in the processor's cache meanwhile


class Batch(NamedTuple):
    """Where all games stand. Where one has ended, the row shows the next game already."""

    observation: NDArray[np.uint8]  # (n, width): what the one to act sees
    action_mask: NDArray[np.bool_]  # (n, actions)
    actor: NDArray[np.int64]  # (n,): the seat that decides
    rewards: NDArray[np.float64]  # (n, seats): of the game that has just ended, else zeros
    terminated: NDArray[np.bool_]  # (n,): did a game end in this step?


class VectorGames:
    """So many games of one table, stepped together; a finished one is followed by the next of its row at once."""

    def __init__(self, setting: Setting, num_envs: int, copy: bool = True, learner: int = int(EVERY_SEAT)) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        self.setting = setting
        self.num_envs = num_envs
        self.copy = copy
        self.fleet = Fleet(setting.table, num_envs, setting.width, setting.oracle, setting.is_team, learner)
        fleet, n = self.fleet, num_envs
        self._rows = lent(fleet.observation, n, setting.width)
        self._mask = lent(fleet.mask, n, setting.game.actions)
        self._rewards = lent(fleet.rewards, n, setting.seats)
        self._terminated = lent(fleet.terminated, n)
        self._drawn = lent(fleet.drawn, n)
        self._chosen = lent(fleet.chosen, n)
        live = Batch(
            self._rows, self._mask.view(np.bool_), lent(fleet.actor, n), self._rewards, self._terminated.view(np.bool_)
        )
        self._live = live
        ends = [(first, min(first + TOGETHER, n)) for first in range(0, n, TOGETHER)]
        self._blocks = [(first, last, self._rows[first:last], self._mask[first:last]) for first, last in ends]
        self._begun = False

    @property
    def layout(self) -> tuple[Slice, ...]:
        return self.setting.layout

    @property
    def num_actions(self) -> int:
        return self.setting.game.actions

    def reset(self, seed: int | None = None) -> Batch:
        """Begin the games 0 … n - 1 of a series; row i goes on with the games i + n, i + 2n …"""
        self.begin(seed)
        return self.show()

    def step(self, actions: ArrayLike) -> Batch:
        """One action for each game, all legal; what is not is refused, and nothing is done."""
        self.choose(actions)
        self._rewards.fill(0)
        self._terminated.fill(0)
        step_and_show = self.fleet.step_and_show
        for first, last, rows, mask in self._blocks:
            rows.fill(0)
            mask.fill(0)
            step_and_show(first, last)
        return self._shown()

    def begin(self, seed: int | None = None) -> None:
        """Deal the first games, without a look at them."""
        series = secrets.randbits(31) if seed is None else seed
        self._rewards.fill(0)
        self._terminated.fill(0)
        self.fleet.reset(str(series), series)
        self._begun = True

    def advance(self) -> None:
        """Carry out what was chosen, without a look at what follows."""
        self._rewards.fill(0)
        self._terminated.fill(0)
        self.fleet.step_all()

    def show(self) -> Batch:
        """Where all games stand."""
        self._rows.fill(0)
        self._mask.fill(0)
        self.fleet.show_all()
        return self._shown()

    def _shown(self) -> Batch:
        live = self._live
        return Batch._make(array.copy() for array in live) if self.copy else live

    def choose(self, actions: ArrayLike) -> None:
        """Take down one legal action for each game."""
        if not self._begun:
            raise RuntimeError("reset() comes before step()")
        wanted = np.asarray(actions)
        if wanted.shape != (self.num_envs,) or wanted.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers, not {wanted.dtype} of shape {wanted.shape}"
            )
        self._chosen[:] = wanted
        bad = int(self.fleet.first_illegal())
        if bad != ALL_LEGAL:
            raise ValueError(f"action {int(wanted[bad])} is not legal in game {bad}")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        if not self.fleet.draws:
            self.fleet.draw_all()
        return self._drawn.copy() if self.copy else self._drawn

    def position(self, number: int) -> Json:
        """The game of a row as a position, the whole truth."""
        return write_position(self.setting.game, self.fleet.states[number])

    def put(self, positions: Mapping[int, Json]) -> Batch:
        """Let some rows go on from positions."""
        for number, position in positions.items():
            state = read_position(self.setting.game, position)
            if state.seats != self.setting.seats or state.over():
                raise Refused("position-unfit", seats=int(state.seats))
            self.fleet.put(number, state)
        return self.show()


def make(
    game: str,
    *,
    num_envs: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    oracle: bool = False,
    copy: bool = True,
) -> VectorGames:
    """Many games at once. `copy=False` is faster: it gives arrays that the next step writes over."""
    return VectorGames(Setting(game, seats, options, oracle), num_envs, copy)


def any_legal(action_mask: NDArray[np.bool_], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row of a mask, each equally likely: many times quicker than a number for each action."""
    starts = np.arange(len(action_mask)) * action_mask.shape[1]
    legal = np.flatnonzero(action_mask)
    first = np.searchsorted(legal, starts)
    actions: NDArray[np.int64] = legal[first + generator.integers(np.diff(first, append=len(legal)))] - starts
    return actions
