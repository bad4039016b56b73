"""Structured logs: one JSON object a line, or a plain line for people. Nobody fills a disk with them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler

from seaboard.service.limits import Bucket

LONGEST_FACT = 200  # characters
LONGEST_LINE = 4000
OF_ONE_EVENT = (50, 5.0)  # lines at once, and a second
OF_ALL = (500, 50.0)
FILE_BYTES = 5_000_000
FILES = 4  # before the one that is written

_log = logging.getLogger("seaboard")


class Flood(logging.Filter):
    """Lets so many lines of one event pass; how many were left out is said with the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._events: dict[str, Bucket] = {}
        self._all = Bucket(*OF_ALL)
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event = str(record.msg)[:LONGEST_FACT]
        if event not in self._events and len(self._events) >= 1000:
            self._events.clear()
            self._left_out.clear()
        bucket = self._events.setdefault(event, Bucket(*OF_ONE_EVENT))
        if bucket.take() or self._all.take():
            self._left_out[event] = self._left_out.get(event, 0) + 1
            return False
        left_out = self._left_out.pop(event, 0)
        if left_out:
            record.facts = {**getattr(record, "facts", {}), "left_out_before": left_out}
        return True


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = getattr(record, "facts", {})
    return {name: value if isinstance(value, int | float) else short(str(value)) for name, value in facts.items()}


def short(text: str, longest: int = LONGEST_FACT) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": short(record.getMessage()),
            **_facts(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)[-LONGEST_LINE // 2 :]
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        time = f"{datetime.fromtimestamp(record.created):%H:%M:%S}"
        line = f"{time} {record.levelname.lower():7} {short(record.getMessage())} {facts}"
        line = line.replace("\n", " ").rstrip()
        return f"{line}\n{self.formatException(record.exc_info)[-LONGEST_LINE:]}" if record.exc_info else line


def set_up_logs(as_json: bool, quiet: bool, file: str = "") -> None:
    """Log to stderr, or to a file that begins anew before it gets large."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES, encoding="utf-8")
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(Flood())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.WARNING if quiet else logging.INFO)
