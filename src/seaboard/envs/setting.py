"""What every environment needs to know of a table: the game, its seats and options, and how wide a row is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from seaboard.core.game import Game
from seaboard.core.layout import Slice, oracle_of, width_of
from seaboard.core.options import Options, read_options
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.envs.fleet import utility
from seaboard.games import game_named

SPARE_SEED = "0" * 32  # of the table that is never played: `State.again` deals the others


class Setting:
    """A kind of table. Seats that are not said are two, or as many as the game needs."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        oracle: bool = False,
    ) -> None:
        self.game: Game[Any] = game_named(game)
        self.seats = max(2, self.game.seats[0]) if seats is None else seats
        self.given = dict(options or {})
        self.oracle = oracle
        self.table: State = self.game.start(self.seats, self.given, seed=SPARE_SEED)
        if not self.row:
            raise Refused("no-environment", game=self.game.name)

    @cached_property
    def options(self) -> Options:
        return read_options(self.game.options, self.given)

    @cached_property
    def row(self) -> tuple[Slice, ...]:
        """The slices of what one seat sees."""
        return self.game.observation(self.seats, self.options)

    @cached_property
    def layout(self) -> tuple[Slice, ...]:
        """The slices of a row as it is asked for: a seat's, or the oracle's."""
        if not self.oracle:
            return self.row
        return oracle_of(self.row, self.game.truth(self.seats, self.options), self.seats)

    @cached_property
    def width(self) -> int:
        return width_of(self.layout)

    @cached_property
    def is_team(self) -> bool:
        return bool(self.game.together(self.options, self.seats))

    @cached_property
    def agents(self) -> list[str]:
        """A name for each seat: its role, or `player`, and its number."""
        roles = self.game.roles or ("player",) * self.seats
        return [f"{roles[seat]}_{seat}" for seat in range(self.seats)]

    def utilities(self, state: State) -> list[float]:
        """What the finished game is worth to each seat."""
        return [utility(state, seat, self.is_team) for seat in range(self.seats)]


class Series:
    """Deals by number: game k of series s is the same in every interface, in records and in the arena."""

    def __init__(self) -> None:
        self.name: int | None = None
        self.next = 0

    def seed(self, name: int | None) -> str:
        """The seed of the next game. Naming a series begins it anew; without any name ever given, one is drawn."""
        if name is not None or self.name is None:
            self.name = secrets.randbits(31) if name is None else name
            self.next = 0
        self.next += 1
        return derived_seed(self.name, self.next - 1)
