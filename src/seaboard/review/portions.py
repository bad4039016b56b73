"""A review in portions, for processes that also do other things: so many plies as fit into about half a second.

What a ply gives depends on the record, the eyes and the ply alone, never on how the work was cut.
"""

from __future__ import annotations

import time
from typing import Any

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.review.eyes import Looking
from seaboard.review.judging import judged
from seaboard.review.known import known_at
from seaboard.review.sea import point
from seaboard.review.whole import key_of

SECONDS = 0.5
KINDS = ("sea", "judge", "known")
_last: dict[str, Looking] = {}  # the record that was looked at last, replayed


def looking_at(record: Record, eyes: int | None) -> Looking:
    """The record replayed; the last one is kept, for its portions come one after another."""
    key = key_of(record, eyes)
    looking = _last.get(key)
    if looking is None:
        looking = Looking(record, eyes)
        _last.clear()
        _last[key] = looking
    return looking


def portion(record: Record, eyes: int | None, kind: str, plies: list[int], seconds: float = SECONDS) -> dict[str, Any]:
    """The pieces of the first of these plies, at least of one: `done` says of how many."""
    looking = looking_at(record, eyes)
    end = time.perf_counter() + seconds
    pieces: list[Any] = []
    for ply in plies:
        if not 0 <= ply <= looking.plies:
            raise Refused("ply-unknown", ply=ply, high=looking.plies)
        if kind == "sea":
            pieces.append(point(looking, ply))
        elif kind == "judge":
            pieces.append(judged(looking, ply))
        else:
            pieces.append(known_at(looking, ply, 0 if eyes is None else eyes))
        if time.perf_counter() >= end:
            break
    return {"pieces": pieces, "done": len(pieces)}
