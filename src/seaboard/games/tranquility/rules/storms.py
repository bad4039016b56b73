# seaboard: compiled
"""Storms taking effect: TRQ-75 … TRQ-79, TRQ-87."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.rules.turn import discard_card


def drawer_of_storm(table: Table) -> i64:
    """Who drew it, or uncovered it in a pyramid (TRQ-102)."""
    return table.active if table.storm_explored else table.drawer


def lay_storm(table: Table) -> None:
    who = drawer_of_storm(table)
    seat = table.players[who]
    if table.storm == c.YELLOW:
        seat.yellow += 1
        tell_laid(table, who, "yellow")
        shed_down(table)
    elif table.storm == c.PURPLE:
        if table.sea.is_whole():  # TRQ-87
            table.purple_gone += 1
            if table.notes is not None:
                table.notes.tell("storm_passed", EVERYONE, {"seat": int(who)})
            go_back(table)
        else:
            table.decide(c.LAYING_PURPLE, who)
    else:
        seat.orange += 1
        tell_laid(table, who, "orange")
        go_back(table)


def tell_laid(table: Table, who: i64, colour: str) -> None:
    if table.notes is not None:
        table.notes.tell("storm_laid", EVERYONE, {"seat": int(who), "storm": colour})


def go_back(table: Table) -> None:
    """The storm has done its work: back to what it interrupted."""
    table.storm = 0
    table.then(c.SETTLE_EXPLORED if table.storm_explored else c.DRAW)


def shed_down(table: Table) -> None:
    """TRQ-75: the drawer discards down to three; what cannot be discarded is kept (TRQ-24a)."""
    who = drawer_of_storm(table)
    seat = table.players[who]
    if seat.hand.count > table.limit(who):
        if seat.discardable(table.started) > 0:
            table.decide(c.SHEDDING, who)
            return
        # Everybody sees that nothing here can be discarded: monsters, and perhaps a start card.
        hides_start = not table.started and seat.unchecked > 0
        seat.monsters_least = max(seat.monsters_least, seat.hand.count - (1 if hides_start else 0))
    go_back(table)


def shed(table: Table, card: i64) -> None:
    """Discard one card for the yellow storm."""
    who = table.who
    discard_card(table, who, card)
    if table.notes is not None:
        table.notes.tell("discarded", EVERYONE, {"seat": int(who), "count": 1, "why": "yellow"})
    shed_down(table)


def rows_into(table: Table, out: Moves) -> None:
    """TRQ-77: rows with an empty cell; TRQ-R23: by option not where a purple storm lies, if there is another."""
    avoids: bool = table.charter.purple_avoids and has_calm_row(table)
    for row in range(table.charter.layout.rows):
        if not table.sea.is_full(row) and not (avoids and table.sea.purple[row] > 0):
            out.add(c.ROW + row)


def has_calm_row(table: Table) -> bool:
    for row in range(table.charter.layout.rows):
        if not table.sea.is_full(row) and table.sea.purple[row] == 0:
            return True
    return False


def lay_purple(table: Table, row: i64) -> None:
    table.sea.put_purple(row, 1)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(drawer_of_storm(table)), "row": int(row) + 1}
        table.notes.tell("purple_laid", EVERYONE, facts)
    go_back(table)
