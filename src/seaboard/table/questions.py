"""What a player may ask about the game without trying it."""

from __future__ import annotations

from seaboard.bots.seen import Seen
from seaboard.core.refused import Refused
from seaboard.table.table import OVER, RUNNING, Table


def why_not(table: Table, player: str, seat: int, text: str) -> Refused | None:
    """Why this seat cannot make a move now; None if it can. Only whoever sits there may ask."""
    if seat not in table.seats_of(player):
        raise Refused("not-your-seat", seat=seat)
    play = table.play
    if play is None or table.status != RUNNING:
        return Refused("game-over" if table.status == OVER else "table-not-running")
    if play.actor != seat:
        return Refused("not-your-turn", actor=play.actor)
    wanted = text.strip()
    if any(move.text == wanted for move in play.game.moves(play.state)):
        asked = table.asked_of(seat)
        return Refused("lesson-other") if asked and wanted not in asked else None
    return play.game.why_not(play.state, wanted)


def row_of(table: Table, player: str, seat: int) -> tuple[bytes, dict[str, int]]:
    """What this seat sees as bytes, and the numbers of its legal moves. Only whoever sits there may ask."""
    if seat not in table.seats_of(player):
        raise Refused("not-your-seat", seat=seat)
    play = table.play
    if play is None or table.status != RUNNING:
        raise Refused("game-over" if table.status == OVER else "table-not-running")
    seen = Seen(play.game, play.state, seat)
    return seen.row(), {move.text: move.action for move in seen.moves()}
