# seaboard: compiled
"""Shark and octopus face to face: two secret colours (KELP-121 ... KELP-127)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.effects import start_program
from seaboard.games.kelp.rules.feasible import can_carry_out
from seaboard.games.kelp.rules.table import Table, bit, bits, finish


def confront(table: Table) -> None:
    if table.notes is not None:
        table.notes.tell("confrontation", EVERYONE, {"zone": table.pack.zone_names[table.target]})
    if bits(table.colours) == 1:
        finish(table, c.CAUGHT, c.SHARK)  # KELP-124: one pair left, the colours cannot differ
    else:
        table.phase = c.CHOOSE_ESCAPE


def legal_colours(table: Table, out: Moves) -> None:
    for colour in range(len(p.ESCAPE_COLOURS)):
        at: i64 = colour
        if bit(table.colours, at):
            out.add(c.COLOUR + at)


def do_choose_escape(table: Table, colour: i64) -> None:
    """The octopus chooses first; the shark is not told what (KELP-121, KELP-O6)."""
    table.escape = colour
    table.phase = c.CHOOSE_HUNT


def do_choose_hunt(table: Table, colour: i64) -> None:
    table.reveals += 1
    if table.notes is not None:
        facts: dict[str, object] = {"escape": p.ESCAPE_COLOURS[table.escape], "hunt": p.ESCAPE_COLOURS[colour]}
        table.notes.tell("showdown", EVERYONE, facts)
    if colour == table.escape:
        finish(table, c.CAUGHT, c.SHARK)
    elif can_carry_out(table, c.COLOUR_PROGRAM + table.escape, table.revealed, table.hand_size):
        table.phase = c.SURVIVE
    else:
        table.phase = c.ESCAPED  # KELP-R50


def legal_survive(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    out.add(c.YES)


def do_survive(table: Table, action: i64) -> None:
    if action == c.YES:
        start_program(table, c.COLOUR_PROGRAM + table.escape, c.BY_ESCAPE)
    else:
        table.phase = c.ESCAPED


def escaped(table: Table) -> None:
    """Both cards of the octopus's colour leave the game (KELP-123)."""
    table.colours &= ~(1 << table.escape)
    if table.notes is not None:
        table.notes.tell("escaped", EVERYONE, {"colour": p.ESCAPE_COLOURS[table.escape]})
    table.escape = c.NONE
    table.phase = c.AFTER_STRIKE
