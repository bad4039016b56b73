"""Taking back: free while nothing hidden was revealed and nobody else acted, else by consent of all."""

from __future__ import annotations

from seaboard.table.play import Play

FREE = "free"
ASK = "ask"


def undone_to(play: Play, seat: int) -> int | None:
    """The step to which an undo of this seat goes back: before its last choice, with all its halves."""
    step = play.last_of(seat)
    while step and play.made[step - 1].seat == seat and play.game.is_half(play.state_at(step)):
        step -= 1
    return step


def undo_for(play: Play, seat: int, strict: bool) -> str | None:
    """How this seat may take back its last choice: at once, by asking, or not at all."""
    last = play.last_of(seat)
    if last is None or play.actor is None:
        return None
    if last == play.step - 1 and play.made[last].reveals == int(play.state.reveals):
        return FREE
    # What was revealed cannot be forgotten: where something is at stake it stays on the table.
    return None if strict else ASK
