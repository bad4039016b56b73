# seaboard: compiled
"""The course of a turn between decisions, in the order of TRQ-25."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import has_action
from seaboard.games.tranquility.rules.compasses import can_open_window, open_window
from seaboard.games.tranquility.rules.drawing import draw, refill
from seaboard.games.tranquility.rules.duel import end_duel
from seaboard.games.tranquility.rules.exploration import explore
from seaboard.games.tranquility.rules.rescue import can_be_helped
from seaboard.games.tranquility.rules.setup import set_up
from seaboard.games.tranquility.rules.start_card import ask_gifts, ask_pledges
from seaboard.games.tranquility.rules.storms import lay_storm
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.rules.turn import lose, next_turn, rocks_step


def go_on(table: Table) -> None:
    """Carry out steps until somebody has to decide; the order is that of TRQ-25."""
    while table.phase == c.WORKING:
        step = table.step
        if step == c.SETTLE:
            settle(table)
        elif step == c.SETTLE_EXPLORED:
            settle_explored(table)
        elif step == c.ROCKS_STEP:
            rocks_step(table)
        elif step == c.BEFORE_REFILL:
            before_refill(table)
        elif step == c.REFILL:
            refill(table)
        elif step == c.DRAW:
            draw(table)
        elif step == c.NEXT_TURN:
            next_turn(table)
        elif step == c.BEGIN_TURN:
            begin_turn(table)
        elif step == c.CHECK_LOSS:
            check_loss(table)
        elif step == c.LAY_STORM:
            lay_storm(table)
        elif step == c.ASK_PLEDGES:
            ask_pledges(table)
        elif step == c.ASK_GIFTS:
            ask_gifts(table)


def begin_turn(table: Table) -> None:
    if can_open_window(table):
        open_window(table, c.AT_TURN_START, table.active)
    else:
        table.then(c.CHECK_LOSS)


def check_loss(table: Table) -> None:
    """TRQ-54: only for the active player, after the compass window; a last window if compasses help (TRQ-88)."""
    if has_action(table):
        table.decide(c.ACTING, table.active)
    elif table.charter.mode == c.DUEL:
        end_duel(table)
    elif table.turns == 0:
        deal_again(table)
    elif can_be_helped(table):
        open_window(table, c.AT_LOSS, table.active)
    else:
        lose(table)


def deal_again(table: Table) -> None:
    """TRQ-R19: nobody shall lose before the first move."""
    table.yellow_gone = 0
    table.purple_gone = 0
    table.orange_gone = 0
    if table.notes is not None:
        table.notes.tell("dealt_again", EVERYONE, {})
    set_up(table)


def settle(table: Table) -> None:
    """After the payment: exploration comes first."""
    if table.explores:
        table.explores = False
        if table.exploration.count > 0:  # TRQ-103
            explore(table)
            return
    settle_explored(table)


def settle_explored(table: Table) -> None:
    """Row compass (TRQ-83), end of a pyramid (TRQ-104) or a duel (TRQ-117), then the rocks."""
    if table.cell >= 0:
        if table.charter.storms:
            pay_for_row(table, table.charter.layout.row_of[table.cell])
        table.cell = -1
    if table.sea.is_whole():
        if table.charter.mode == c.DUEL:
            end_duel(table)
            return
        if table.is_pyramid() and not table.finished:
            table.end(c.NO_FINISH)
            return
        if table.is_pyramid() and table.started:
            table.end(c.WON)
            return
    table.then(c.ROCKS_STEP)


def pay_for_row(table: Table, row: i64) -> None:
    """TRQ-83, TRQ-85: once per row, and only for an unbroken run (TRQ-R27)."""
    bit: i64 = 1
    if not table.sea.is_full(row) or (table.rows_paid >> row) & 1 == 1:
        return
    if table.charter.any_row_pays or table.sea.is_run(row):
        table.rows_paid |= bit << row
        table.gain_compass("row")


def before_refill(table: Table) -> None:
    if can_open_window(table):
        open_window(table, c.AT_REFILL, table.active)
    else:
        table.then(c.REFILL)
