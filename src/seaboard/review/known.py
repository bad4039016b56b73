"""What a seat could know at a moment: what is certain first, with the moment it was seen, then what is likely."""

from __future__ import annotations

from typing import Any

from seaboard.review.eyes import Looking
from seaboard.review.shape import Known


def known_at(looking: Looking, ply: int, seat: int) -> Known:
    """Worked out from the seat's memory and from worlds that it could be in."""
    found = looking.face.known(looking.game, looking.states[ply], seat)
    found["ply"] = ply
    if "zones" in found:
        found["whys"] = looking.face.whys(looking.states[: ply + 1])
    for place in found["places"]:
        for item in place["certain"]:
            seen = last_seen(looking.events[:ply], item["item"])
            if seen is not None:
                item["ply"] = seen
    return found


def last_seen(events: list[list[dict[str, Any]]], item: str) -> int | None:
    """The ply at which these eyes last saw something happen to a thing."""
    for ply in range(len(events) - 1, -1, -1):
        for event in events[ply]:
            for value in event.values():
                if value == item or (isinstance(value, list) and item in value):
                    return ply
    return None
