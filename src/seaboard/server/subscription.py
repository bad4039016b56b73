"""Somebody looking at a table from one seat."""

from __future__ import annotations

from typing import Protocol

from seaboard.server.store.base import encode


class Connection(Protocol):
    """Where messages go; never waits."""

    def send(self, message: bytes) -> None: ...


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

    def end(self, code: str) -> None:
        """The seat is no longer this player's."""
        message = {"type": "unsubscribed", "table": self.table, "seat": self.seat, "code": code}
        self.connection.send(encode(message))
