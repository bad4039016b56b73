# seaboard: compiled
"""Eggs, young and schools. (FIN-49 to FIN-57)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.table import Table, slot_name
from seaboard.games.finspan.rules.unfinished import end_top


def lay_egg(table: Table, seat: i64, slot: i64) -> None:
    table.oceans[seat].put_egg(slot)
    if table.notes is not None:
        table.tell_gain("lays-egg", seat, {"slot": slot_name(slot)})


def hatch_egg(table: Table, seat: i64, slot: i64) -> None:
    """An egg becomes a young where it lies. (FIN-50)"""
    ocean = table.oceans[seat]
    ocean.take_egg(slot)
    ocean.put_young(slot)
    if table.notes is not None:
        table.tell_gain("hatches", seat, {"slot": slot_name(slot)})
    form_school(table, seat, slot)


def add_young(table: Table, seat: i64, slot: i64) -> None:
    table.oceans[seat].put_young(slot)
    if table.notes is not None:
        table.tell_gain("adds-young", seat, {"slot": slot_name(slot)})
    form_school(table, seat, slot)


def form_school(table: Table, seat: i64, slot: i64) -> None:
    """Automatic and not to be declined. (FIN-52, FIN-R18)"""
    if table.oceans[seat].form_school(slot, table.numbers.young_in_school) and table.notes is not None:
        table.tell_slot("forms-school", seat, slot)


# -- moving a piece (FIN-54 to FIN-57) ----------------------------------------------------------------------------


def reach_into(table: Table, out: Moves, moving: Frame) -> None:
    """Where the piece that was picked up can go; or back to its slot, and the unit is as good as untouched."""
    table.oceans[moving.seat].reach_into(out, moving.slot, moving.left == 1, table.numbers.young_in_school)
    if table.backs < c.MOST_BACKS:
        out.add(c.BACK)


def put_down(table: Table, moving: Frame, action: i64) -> None:
    """One young or one school to another slot; schools form at both ends."""
    end_top(table)
    if action == c.BACK:
        put_back(table)
        return
    table.backs = 0
    seat = moving.seat
    origin = moving.slot
    target = action - c.TO
    is_school = moving.left == 1
    ocean = table.oceans[seat]
    if is_school:
        ocean.take_school(origin)
        ocean.put_school(target)
    else:
        ocean.take_young(origin)
        ocean.put_young(target)
    if table.notes is not None:
        kind = "moves-school" if is_school else "moves-young"
        table.tell_gain(kind, seat, {"origin": slot_name(origin), "slot": slot_name(target)})
    form_school(table, seat, origin)
    form_school(table, seat, target)


def put_back(table: Table) -> None:
    """The piece is where it was, and its move is still to be had. (FIN-R42)"""
    table.backs += 1
    benefit = table.top
    assert benefit is not None
    benefit.units += c.ONE_MOVE
