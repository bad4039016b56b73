"""Telling: snapshots for those who come to look, updates for those who are there, and who else is."""

from __future__ import annotations

import time
from collections.abc import Callable

from seaboard.core.refused import Refused
from seaboard.service.config import Limits
from seaboard.service.live import Live, now
from seaboard.service.metrics import Metrics
from seaboard.service.presence import Presence
from seaboard.service.store import encode
from seaboard.service.subscription import Subscription
from seaboard.table import show, wire
from seaboard.table.table import OVER, RUNNING, Table

SHARED_SNAPSHOTS = 32  # of one table at once
SHARED_SECONDS = 0.2  # they tell the time
NOBODY_YET = wire.Presence(seats=[], watchers=0)
TAIL = b',"presence":' + encode(NOBODY_YET) + b"}"


class Telling:
    """What is sent to whom. Never waits."""

    def __init__(self, presence: Presence, metrics: Metrics, limits: Limits, whisper: Callable[[str], None]) -> None:
        self._presence = presence
        self.metrics = metrics
        self.limits = limits
        self.whisper = whisper  # to the other processes

    def deliver(self, live: Live) -> None:
        """Send everybody who looks what is new to them."""
        table = live.table
        at = now()
        cache: dict[tuple[str, int | None, int], bytes] = {}
        # In the order of seats: one that moves up never takes the number of one that has not moved yet.
        for subscription in sorted(live.subscriptions, key=lambda one: -1 if one.seat is None else one.seat):
            if subscription.n >= table.n:
                continue
            if subscription.seat is not None and subscription.n < table.moved_n:
                subscription.move(table.moved.get(subscription.seat, subscription.seat))
            seat, player = subscription.seat, subscription.player
            mine = table.seats_of(player)
            unseated = seat is not None and seat not in mine
            if unseated or (seat is None and not mine and not may_watch(table)):
                live.subscriptions.discard(subscription)
                subscription.end(show.unsubscribed(table, seat, subscription.n))
                continue
            key = (player if mine else "", seat, subscription.n)
            if key not in cache:
                cache[key] = encode(show.update(table, key[0], seat, subscription.n, at))
            subscription.send(cache[key], table.n)
            self.metrics.sent.add()

    def subscribe(self, live: Live, subscription: Subscription, since: int, id: str) -> None:
        """Send a snapshot, then everything that follows."""
        table = live.table
        mine = table.seats_of(subscription.player)
        if subscription.pick_seat:
            subscription.seat = mine[0] if mine else None
        self._check(live, subscription, mine)
        live.subscriptions = {one for one in live.subscriptions if not one.is_same(subscription)} | {subscription}
        shared = self._snapshot(live, subscription.player if mine else "", subscription.seat, since)
        here = encode(self._presence.shown(table, list(live.subscriptions)))
        answer = b',"id":' + encode(id) if id else b""
        subscription.send(shared + b',"presence":' + here + answer + b"}", table.n)
        self.metrics.sent.add()
        self.presence(live)

    def _check(self, live: Live, subscription: Subscription, mine: list[int]) -> None:
        seat = subscription.seat
        if seat is not None and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        others = [one for one in live.subscriptions if not one.is_same(subscription)]
        theirs = sum(one.player == subscription.player for one in others)
        if theirs >= self.limits.subscriptions_per_table:
            raise Refused("too-many-subscriptions", limit=self.limits.subscriptions_per_table)
        if seat is None and not mine:
            if not may_watch(live.table):
                raise Refused("spectators-off")
            if sum(one.seat is None for one in others) >= self.limits.watchers_per_table:
                raise Refused("too-many-watchers", limit=self.limits.watchers_per_table)

    def _snapshot(self, live: Live, player: str, seat: int | None, since: int) -> bytes:
        """All but the end, which differs for each who asks: made once for all who may see the same."""
        table = live.table
        moment = time.monotonic()
        if live.snapshots_n != table.n or moment - live.snapshots_at > SHARED_SECONDS:
            live.snapshots.clear()
            live.snapshots_n = table.n
            live.snapshots_at = moment
        key = (player, seat, min(since, table.n))
        if key not in live.snapshots:
            if len(live.snapshots) >= SHARED_SNAPSHOTS:
                live.snapshots.clear()
            whole = encode(show.snapshot(table, player, seat, since, now(), NOBODY_YET))
            assert whole.endswith(TAIL)
            live.snapshots[key] = whole.removesuffix(TAIL)
        return live.snapshots[key]

    def unsubscribe(self, live: Live, subscription: Subscription) -> None:
        if subscription in live.subscriptions:
            live.subscriptions.discard(subscription)
            live.used = live.seen = time.monotonic()
            self.presence(live)

    def reacted(self, live: Live, seat: int, sign: wire.Sign) -> None:
        """Everybody who looks sees the sign."""
        message = encode(wire.Reacted(table=live.table.id, seat=seat, sign=sign))
        for connection in {one.connection for one in live.subscriptions}:
            connection.send(message)

    def presence(self, live: Live, to_others: bool = True) -> None:
        """Say who is here, if that has changed."""
        told = self._presence.changed(live.table, list(live.subscriptions), to_others)
        for word in self._presence.words():
            self.whisper(word)
        if told is None:
            return
        message = encode(wire.PresenceTold(table=live.table.id, seats=told.seats, watchers=told.watchers))
        for connection in {one.connection for one in live.subscriptions}:
            connection.send(message)


def may_watch(table: Table) -> bool:
    """May somebody look who does not sit here?"""
    if table.closed:
        return table.status == OVER
    return table.settings.spectators or table.status != RUNNING
