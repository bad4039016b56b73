"""Saying what happens: an event and its facts, to whatever the host has set up."""

from __future__ import annotations

import logging

_log = logging.getLogger("seaboard")


def note(event: str, **facts: object) -> None:
    """Something worth knowing happened."""
    _log.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    """Something went wrong that may go wrong."""
    _log.warning(event, extra={"facts": facts})


def failed(event: str, **facts: object) -> None:
    """Something that must not happen; inside an except block."""
    _log.exception(event, extra={"facts": facts})
