"""What a service asks of those who think for bots."""

from __future__ import annotations

from typing import Any, Protocol

from seaboard.core.record import Record
from seaboard.review.shape import Advice


class CannotThink(Exception):
    """No move after several tries."""


class Thinker(Protocol):
    """Thinks wherever the host lets it: in processes, in workers, or here."""

    async def think(self, who: str, record: Record, seat: int, level: str, berth: int | None = None) -> str:
        """The move of a bot in notation, thought of at the expense of `who`; raises CannotThink."""

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        """A hint with its reason (`seaboard.review.advice.advise`); raises CannotThink."""

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        """A portion of a review (`seaboard.review.portions.portion`), when nobody waits for a move."""
