# seaboard: compiled
"""Effects of the octopus side, step by step: cards, food, traps and escapes are the same to it."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.drawing import draw_to_limit, go_on_tutoring
from seaboard.games.kelp.rules.eating import eat
from seaboard.games.kelp.rules.fending import go_on_calming
from seaboard.games.kelp.rules.hiding import begin_hide
from seaboard.games.kelp.rules.learning import go_on_learning, go_on_removing
from seaboard.games.kelp.rules.moving import begin_shuffle
from seaboard.games.kelp.rules.table import Table


def start_program(table: Table, program: i64, source: i64) -> None:
    table.program = program
    table.step = -1
    table.source = source
    table.itself = c.NONE
    table.phase = c.NEXT_OP


def next_op(table: Table) -> None:
    """Begin the next step of the effect; one that leaves nothing to choose is done at once."""
    table.step += 1
    at = table.program * p.OPS + table.step
    op = table.pack.op[at] if table.step < p.OPS else p.OP_NONE
    a: i64 = 0
    b: i64 = 0
    if op != p.OP_NONE:
        a = table.pack.op_a[at]
        b = table.pack.op_b[at]
    table.phase = c.NEXT_OP
    if op == p.OP_NONE:
        table.phase = c.PROGRAM_DONE
    elif op == p.OP_SWAP:
        table.most = a
        table.phase = c.SWAP
    elif op == p.OP_SHUFFLE:
        begin_shuffle(table, at)
    elif op == p.OP_HIDE:
        begin_hide(table, at)
    elif op == p.OP_LEARN:
        table.picked = 0
        for kind in range(table.pack.blocks):
            table.lent[kind] = 0
        table.least = a
        table.most = b
        go_on_learning(table)
    elif op == p.OP_REMOVE:
        table.least = a
        table.most = b
        go_on_removing(table)
    elif op == p.OP_EAT:
        eat(table, a)
    elif op == p.OP_HAND_LIMIT:
        table.limit = a
    elif op == p.OP_DRAW_TO_LIMIT:
        draw_to_limit(table)
    elif op == p.OP_TUTOR:
        table.most = a
        go_on_tutoring(table)
    elif op == p.OP_CALM:
        table.most = b
        go_on_calming(table)
    elif op == p.OP_SEND_HOME:
        table.phase = c.SEND_HOME
