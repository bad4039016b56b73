# seaboard: compiled
"""Compass windows: who may use a compass when, and on which storm (TRQ-80, TRQ-81, TRQ-86, TRQ-88, TRQ-88a)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, NOBODY, Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.storms import go_back
from seaboard.games.tranquility.rules.table import Table


def can_open_window(table: Table) -> bool:
    return table.pool > 0 and has_storms(table)


def has_storms(table: Table) -> bool:
    """Does any storm lie on the table?"""
    for s in range(table.seats):
        if table.players[s].yellow > 0 or table.players[s].orange > 0:
            return True
    for row in range(table.charter.layout.rows):
        if table.sea.purple[row] > 0:
            return True
    return False


def open_window(table: Table, window: i64, first: i64) -> None:
    table.window = window
    table.asker = first
    table.answered = 0
    table.decide(c.PROPOSING, first)


def proposals_into(table: Table, out: Moves) -> None:
    """Every storm that lies on the table, or the one just drawn and no other."""
    if table.window == c.AT_STORM:
        out.add(c.LIFT_DRAWN)
    else:
        for s in range(table.seats):
            if table.players[s].yellow > 0:
                out.add(c.LIFT_YELLOW + s)
        for s in range(table.seats):
            if table.players[s].orange > 0:
                out.add(c.LIFT_ORANGE + s)
        for row in range(table.charter.layout.rows):
            if table.sea.purple[row] > 0:
                out.add(c.LIFT_PURPLE + row)
    out.add(c.PASS)


def propose(table: Table, action: i64) -> None:
    """One storm, or a pass; the others must agree, unless one decides alone (TRQ-R26)."""
    if action == c.PASS:
        ask_next(table)
        return
    table.proposer = table.who
    table.proposal = action
    table.votes = 0
    if table.seats == 1 or table.charter.active_decides:
        use_compass(table)
        return
    if table.notes is not None:
        table.notes.tell("proposed", EVERYONE, {"seat": int(table.who), **storm_facts(table, action)})
    table.decide(c.VOTING, table.after(table.proposer, 1))


def vote(table: Table, action: i64) -> None:
    """All must agree; the first who does not lets the proposal fall."""
    if table.notes is not None:
        table.notes.tell("agreed" if action == c.AGREE else "disagreed", EVERYONE, {"seat": int(table.who)})
    if action != c.AGREE:
        table.proposal = 0
        ask_next(table)
        return
    table.votes += 1
    if table.votes == table.seats - 1:
        use_compass(table)
    else:
        table.decide(c.VOTING, table.after(table.proposer, table.votes + 1))


def ask_next(table: Table) -> None:
    table.answered += 1
    if table.charter.active_decides or table.answered == table.seats:
        close_window(table)
    else:
        table.decide(c.PROPOSING, table.after(table.asker, table.answered))


def use_compass(table: Table) -> None:
    """TRQ-80: compass and storm leave the game, and the window begins anew."""
    action = table.proposal
    table.proposal = 0
    table.pool -= 1
    table.spent += 1
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.proposer), **storm_facts(table, action)}
        table.notes.tell("compass_used", EVERYONE, facts)
    if action == c.LIFT_DRAWN:
        note_gone(table, table.storm)
        go_back(table)
        return
    if action >= c.LIFT_PURPLE:
        table.sea.put_purple(action - c.LIFT_PURPLE, -1)
        table.purple_gone += 1
    elif action >= c.LIFT_ORANGE:
        table.players[action - c.LIFT_ORANGE].orange -= 1
        table.orange_gone += 1
    else:
        table.players[action - c.LIFT_YELLOW].yellow -= 1
        table.yellow_gone += 1
    if table.window == c.AT_LOSS:
        table.then(c.CHECK_LOSS)
    elif can_open_window(table):
        open_window(table, table.window, table.asker)
    else:
        close_window(table)


def note_gone(table: Table, storm: i64) -> None:
    if storm == c.YELLOW:
        table.yellow_gone += 1
    elif storm == c.PURPLE:
        table.purple_gone += 1
    else:
        table.orange_gone += 1


def close_window(table: Table) -> None:
    if table.window == c.AT_TURN_START:
        table.then(c.CHECK_LOSS)
    elif table.window == c.AT_REFILL:
        table.then(c.REFILL)
    elif table.window == c.AT_STORM:
        table.then(c.LAY_STORM)
    else:
        if table.notes is not None:
            table.notes.tell("stuck", EVERYONE, {"seat": int(table.active)})
        table.end(c.STUCK)


def storm_facts(table: Table, action: i64) -> dict[str, object]:
    """Which storm a proposal means, in words for the log."""
    colour = "yellow"
    place = "seat"
    owner = action - c.LIFT_YELLOW
    row: i64 = 0
    if action == c.LIFT_DRAWN:
        colour = "yellow" if table.storm == c.YELLOW else ("purple" if table.storm == c.PURPLE else "orange")
        place = "drawn"
        owner = NOBODY
    elif action >= c.LIFT_PURPLE:
        colour = "purple"
        place = "row"
        owner = NOBODY
        row = action - c.LIFT_PURPLE + 1
    elif action >= c.LIFT_ORANGE:
        colour = "orange"
        owner = action - c.LIFT_ORANGE
    return {"storm": colour, "place": place, "row": int(row), "owner_seat": int(owner)}
