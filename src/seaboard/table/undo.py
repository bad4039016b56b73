"""Taking back: free while nothing hidden was revealed and nobody else acted, else by consent of all."""

from __future__ import annotations

from seaboard.table.play import Play

FREE = "free"
ASK = "ask"


def undo_for(play: Play, seat: int, strict: bool) -> str | None:
    """How this seat may take back its last move: at once, by asking, or not at all."""
    last = play.last_of(seat)
    if last is None or play.actor is None:
        return None
    if last == play.step - 1 and play.made[last].reveals == int(play.state.reveals):
        return FREE
    # What was revealed cannot be forgotten: where something is at stake it stays on the table.
    return None if strict else ASK
