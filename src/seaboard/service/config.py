"""What a service is told when it starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from seaboard.service.live import now


@dataclass(frozen=True)
class Limits:
    """How much one person may ask for. A rate is (how many at once, how many per second in the long run)."""

    tables_per_person: int = 30
    subscriptions: int = 20  # of one connection
    subscriptions_per_table: int = 24  # of one person, over all connections
    connections_per_person: int = 12
    connections_per_address: int = 256
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 20.0  # for its body
    first_seconds: float = 60.0  # for the first message of a WebSocket
    watchers_per_table: int = 100
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 1_048_576
    unsent_messages: int = 256  # waiting for a slow reader, who is then disconnected
    unsent_bytes: int = 2_097_152  # the same; a quarter of it, and nothing more is read from the reader until it reads
    unread_seconds: float = 30.0  # for which a reader may stand still
    messages: tuple[int, float] = (100, 50.0)  # per connection; more are read more slowly
    requests: tuple[int, float] = (120, 20.0)  # per person
    requests_of_address: tuple[int, float] = (1000, 100.0)
    new_tables: tuple[int, float] = (20, 0.2)  # per person
    new_tables_of_address: tuple[int, float] = (200, 1.0)
    evenings: tuple[int, float] = (20, 0.2)  # lists of all one has kept, per person
    accounts: tuple[int, float] = (10, 0.005)  # new ones, per address
    guests: tuple[int, float] = (60, 1.0)  # per address
    passwords: tuple[int, float] = (10, 0.1)  # per address
    passwords_of_login: tuple[int, float] = (20, 0.02)  # tries of one, from everywhere
    subscribes: tuple[int, float] = (60, 4.0)  # per person
    hints: tuple[int, float] = (10, 0.5)  # per person
    known: tuple[int, float] = (60, 2.0)  # looks into what could be known, per person
    reviews: tuple[int, float] = (20, 0.002)  # new ones, per person
    undos: tuple[int, float] = (30, 0.5)  # per person
    renames: tuple[int, float] = (10, 0.02)  # per person
    chat: tuple[int, float] = (10, 0.5)  # lines per person
    reports: tuple[int, float] = (5, 0.002)  # per person
    reports_of_address: tuple[int, float] = (20, 0.01)


@dataclass(frozen=True)
class ServiceConfig:
    """How long it waits, and for how much it may be asked."""

    grace_seconds: float = 30.0  # after a start, in which no clock runs out
    bots_alone_seconds: float = 60.0  # after which bots whom nobody watches stop
    idle_seconds: float = 600.0  # after which a table nobody looks at leaves the memory
    idle_tables: int = 1000  # such tables at once: one that comes in sends the one that was used longest ago out
    packs: tuple[dict[str, Any], ...] = ()  # corrected ones that the house offers
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = now  # what time it is, in milliseconds: the voyage of the day follows it
    voyage_bots: tuple[str, ...] = ("calm", "breeze", "gale", "storm")  # who sail too, for comparison
