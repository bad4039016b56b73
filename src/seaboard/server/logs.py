"""Structured logs: one JSON object a line, or a plain line for people."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_log = logging.getLogger("seaboard")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        time = f"{datetime.fromtimestamp(record.created):%H:%M:%S}"
        line = f"{time} {record.levelname.lower():7} {record.getMessage()} {facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line.rstrip()


def set_up_logs(as_json: bool, quiet: bool) -> None:
    """Log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.WARNING if quiet else logging.INFO)


def note(event: str, **facts: object) -> None:
    """Something worth knowing happened."""
    _log.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    _log.warning(event, extra={"facts": facts})


def failed(event: str, **facts: object) -> None:
    """Something that must not happen; inside an except block."""
    _log.exception(event, extra={"facts": facts})
