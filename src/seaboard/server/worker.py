"""A process for long work that is no thinking: a piece of work a line on standard input, its outcome a line back.

Work and outcome are pickled: both ends are ours, and nobody else holds the pipe.
"""

from __future__ import annotations

import logging
import sys
from base64 import b64decode, b64encode
from logging.handlers import QueueHandler
from pickle import dumps, loads
from typing import Any

from seaboard.core.refused import Refused
from seaboard.server import identity
from seaboard.server.thinker import give_way
from seaboard.service import requests, requests_reviews


class Said(QueueHandler):
    """What would be logged travels with the outcome: one log, bounded in one place."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self.records: list[logging.LogRecord] = []

    def enqueue(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def main() -> None:
    give_way()
    said = Said()
    logging.getLogger().handlers = [said]
    for line in sys.stdin.buffer:
        outcome = done(line)
        sys.stdout.buffer.write(b64encode(dumps((*outcome, said.records))) + b"\n")
        sys.stdout.buffer.flush()
        said.records.clear()


def done(line: bytes) -> tuple[Any, Exception | None]:
    """What came of a piece of work, or why nothing did."""
    try:
        return loads(b64decode(line))(), None
    except Refused as refusal:
        return None, refusal
    except Exception as error:  # its own kind may not travel
        return None, RuntimeError(f"{type(error).__name__}: {error}")


KNOWN = (identity, requests, requests_reviews)  # whose work it is: imported now, not while somebody waits

if __name__ == "__main__":
    main()
