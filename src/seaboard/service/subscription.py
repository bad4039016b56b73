"""Somebody looking at a table from one seat."""

from __future__ import annotations

from typing import Protocol

from seaboard.service.store import encode
from seaboard.table import wire


class Connection(Protocol):
    """Where messages go; never waits."""

    def send(self, message: bytes) -> None: ...

    def forget(self, subscription: Subscription) -> None:
        """It has ended."""

    def renumber(self, subscription: Subscription, seat: int) -> None:
        """It is for the same person, whose seat has another number now."""


class Subscription:
    """A connection that is sent what one seat (None: a spectator) of a table may know."""

    def __init__(self, connection: Connection, player: str, table: str, seat: int | None, pick_seat: bool) -> None:
        self.connection = connection
        self.player = player
        self.table = table
        self.seat = seat
        self.pick_seat = pick_seat  # the first seat of the player, if there is one
        self.n = 0  # everything up to this entry has been sent

    def is_same(self, other: Subscription) -> bool:
        return self.connection is other.connection and self.seat == other.seat

    def send(self, message: bytes, n: int) -> None:
        self.n = n
        self.connection.send(message)

    def move(self, seat: int) -> None:
        if seat != self.seat:
            self.connection.renumber(self, seat)
            self.seat = seat

    def end(self, last: wire.Unsubscribed) -> None:
        """Nothing more is sent."""
        self.connection.forget(self)
        self.connection.send(encode(last))
