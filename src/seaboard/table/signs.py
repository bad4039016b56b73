"""Signs that players hold up for a moment: feelings, and nothing that could tell a card."""

from __future__ import annotations

from typing import get_args

from seaboard.core.refused import Refused
from seaboard.table import wire
from seaboard.table.chat import FREE, talk_now
from seaboard.table.table import RUNNING, Table

SIGNS: tuple[wire.Sign, ...] = get_args(wire.Sign)


def checked_sign(table: Table, player: str, sign: str) -> tuple[int, wire.Sign]:
    """The seat that holds up a sign, and the sign; not while the rules ask for silence."""
    mine = table.seats_of(player)
    if not mine:
        raise Refused("chat-not-seated")
    if player in table.muted:
        raise Refused("muted-by-host")
    if table.status == RUNNING and talk_now(table.play) != FREE:
        raise Refused("talk-silent", game=table.settings.game)
    for known in SIGNS:
        if sign == known:
            return mine[0], known
    raise Refused("sign-unknown", value=sign[:40])
