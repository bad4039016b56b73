"""What the host of a table may do about people: remove one, silence one, close the table to strangers."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.table import entry as log
from seaboard.table.commands import Asker, Decided, Draft, finish_ask_without
from seaboard.table.seat import DEFAULT_LEVEL, PERSON
from seaboard.table.table import OVER, RUNNING, Table


def mute(table: Table, asker: Asker, seat: int, on: bool) -> Decided:
    """Whoever sits there talks no more at this table, or talks again."""
    player = _anothers(table, asker, seat)
    if (player in table.muted) == on:
        return Decided()
    return Draft(table, asker).add(log.HOSTED, what="muted" if on else "unmuted", seat=seat, player=player).done()


def close(table: Table, asker: Asker, on: bool) -> Decided:
    """Nobody new sits down or looks on, or may again."""
    _check_host(table, asker)
    if table.closed == on:
        return Decided()
    return Draft(table, asker).add(log.HOSTED, what="closed" if on else "opened").done()


def remove(table: Table, asker: Asker, seat: int) -> Decided:
    """In a running game a bot plays on for somebody, who does not come back. Seats of rated games are fixed."""
    player = _anothers(table, asker, seat)
    if table.status != RUNNING:
        raise Refused("table-not-running")
    if table.settings.rated:
        raise Refused("rated-seats-fixed", seat=seat)
    draft = Draft(table, asker)
    for number in table.seats_of(player):
        draft.add(log.TOOK_OVER, seat=number, level=DEFAULT_LEVEL)
    draft.add(log.HOSTED, what="removed", seat=seat, player=player)
    finish_ask_without(draft, table.seats_of(player))
    return draft.done()


def _check_host(table: Table, asker: Asker) -> None:
    if table.status == OVER:
        raise Refused("table-over")
    if asker.player != table.host:
        raise Refused("not-the-host")


def _anothers(table: Table, asker: Asker, seat: int) -> str:
    """The person at a seat that is not the host's own."""
    _check_host(table, asker)
    if not 0 <= seat < len(table.seats):
        raise Refused("seat-unknown", seat=seat, high=len(table.seats) - 1)
    chosen = table.seats[seat]
    if chosen.kind != PERSON or chosen.player == asker.player:
        raise Refused("nobody-there", seat=seat)
    return chosen.player
