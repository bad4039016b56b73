"""Talking at a table, as far as the game's rules let it."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.table.play import Play

FREE = "free"
SILENT = "silent"
LONGEST = 500
KEPT_AT_HAND = 200  # lines of chat that a newcomer is sent


def talk_now(play: Play | None) -> str:
    """ "free", "silent", or the one topic that the rules open; before and after the game talk is free."""
    if play is None or play.actor is None:
        return FREE
    return play.game.talk(play.state)


def checked_text(text: str) -> str:
    """What was said, without control characters, or a refusal."""
    said = "".join(c for c in text if c.isprintable() or c == " ").strip()
    if not said:
        raise Refused("text-empty")
    if len(said) > LONGEST:
        raise Refused("text-too-long", length=len(said), limit=LONGEST)
    return said
