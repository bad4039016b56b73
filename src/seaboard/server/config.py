"""What a server is told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one person may ask for. A rate is (how many at once, how many per second in the long run)."""

    tables_per_person: int = 30
    subscriptions: int = 20
    connections_per_person: int = 12
    watchers_per_table: int = 100
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 1_048_576
    unsent_messages: int = 256  # waiting for a slow reader, who is then disconnected
    messages: tuple[int, float] = (100, 50.0)  # per connection; more are read more slowly
    requests: tuple[int, float] = (120, 20.0)  # per person
    new_tables: tuple[int, float] = (20, 0.2)  # per person
    guests: tuple[int, float] = (60, 1.0)  # per address
    passwords: tuple[int, float] = (10, 0.1)  # per address
    hints: tuple[int, float] = (10, 0.5)  # per person
    chat: tuple[int, float] = (10, 0.5)  # lines per person


@dataclass(frozen=True)
class Config:
    """Where to listen, what to keep and where."""

    database: str = ""
    host: str = "0.0.0.0"
    port: int = 8765
    thinkers: int = 1  # processes for bots
    origins: tuple[str, ...] = ()  # beside the server's own, e.g. https://play.example.org
    secure: bool = False  # cookies for https only
    trusted_proxies: str = "127.0.0.1"
    log_json: bool = False
    quiet: bool = False
    grace_seconds: float = 30.0  # after a start, in which no clock runs out
    idle_seconds: float = 600.0  # after which a table nobody looks at leaves the memory
    drain_seconds: float = 5.0
    limits: Limits = field(default_factory=Limits)


def default_database(data_folder: Path) -> str:
    return os.environ.get("DATABASE_URL") or str(data_folder / "tables.sqlite3")


def default_thinkers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
