"""The ways that lie before the shark, each from its first cell to where it ends: what a board draws before it moves."""

from __future__ import annotations

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.paths import can_enter, can_move, port_after
from seaboard.games.kelp.state import Kelp

SWIMMING = (int(c.MOVE), int(c.SWIM), int(c.GLIDE))


def ways(state: Kelp) -> list[list[str]]:
    """Every way of the move that is being made, as the cells entered one after another; the last one is its end.

    All of it can be seen on the board. A way of several cells is chosen cell by cell where currents branch.
    """
    if state.phase not in SWIMMING:
        return []
    first = [action - int(c.ENTRY) for action in state.legal() if c.ENTRY <= action < c.DIE]
    # A Swift step is one cell; a forced move ends on the die that is taken away (KELP-R25, KELP-R26).
    short = state.phase == c.GLIDE or (state.phase == c.MOVE and not can_move(state))
    found = [[entry] for entry in first] if short else [way for entry in first for way in _onward(state, [entry])]
    return [[entry_name(state, entry) for entry in way] for way in found]


def _onward(state: Kelp, way: list[int]) -> list[list[int]]:
    """The way itself if it ends on an empty cell, else every way on over falling currents (KELP-81)."""
    value = int(state.current[way[-1] // 2])
    if value == 0:
        return [way]
    port = int(port_after(way[-1]))
    ahead = [int(state.chart.ahead[port * p.BRANCHES + branch]) for branch in range(p.BRANCHES)]
    return [
        longer
        for entry in ahead
        if entry >= 0 and can_enter(state, entry, value)
        for longer in _onward(state, [*way, entry])
    ]


def entry_name(state: Kelp, entry: int) -> str:
    """`e45.N`: the cell, and the port by which it is entered."""
    return f"{state.chart.cell_names[entry // 2]}.{state.chart.port_names[entry]}"
