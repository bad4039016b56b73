"""Files of lines, each of them JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from seaboard.core.reading import parse_json
from seaboard.core.refused import Refused


def json_lines(lines: Iterable[str]) -> Iterator[tuple[int, Any]]:
    """What stands in every line that is not empty, with the line's number."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, parse_json(line)
            except Refused as refusal:
                raise Refused(refusal.code, **{**refusal.facts, "line": number}) from None
