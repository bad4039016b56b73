"""What a server is told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from seaboard.service.config import Limits, ServiceConfig


@dataclass(frozen=True)
class Config(ServiceConfig):
    """Where to listen, what to keep and where."""

    database: str = ""
    host: str = "0.0.0.0"
    port: int = 8765
    thinkers: int = 1  # processes for bots
    origins: tuple[str, ...] = ()  # beside the server's own, e.g. https://play.example.org
    secure: bool = False  # cookies for https only
    trusted_proxies: str = ""  # addresses, joined by commas
    log_json: bool = False
    quiet: bool = False
    drain_seconds: float = 5.0
    forget_games_days: int = 0  # finished games older than this are forgotten; 0: never
    forget_guests_days: int = 0  # the same for guests who have no table left


def default_database(data_folder: Path) -> str:
    return os.environ.get("DATABASE_URL") or str(data_folder / "tables.sqlite3")


def default_thinkers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


__all__ = ["Config", "Limits", "default_database", "default_thinkers"]
