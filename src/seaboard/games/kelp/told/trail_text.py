"""The trail of the blocks in readable words: `begin`, then what happened to them in the open."""

from __future__ import annotations

from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.trail import (
    EXCHANGED,
    SEEN,
    SHUFFLED,
    SWAPPED,
    Trail,
    kind_in,
    step_a,
    step_b,
    step_kind,
    trail_from,
)
from seaboard.games.kelp.state import Kelp

WORDS = {"seen": int(SEEN), "swapped": int(SWAPPED), "shuffled": int(SHUFFLED), "exchanged": int(EXCHANGED)}


def begun_here(state: Kelp) -> Trail:
    """The trail of a shark that knows the revealed blocks and which hidden ones there are, but not where."""
    hidden = [zone for zone in range(c.ZONES) if not (state.revealed >> zone) & 1]
    lying = [kind for kind in range(state.pack.blocks) for _ in range(state.sack[kind])]
    kinds = sorted([*lying, *(int(state.board[zone]) for zone in hidden if state.board[zone] >= 0)])
    code = 0
    for zone in range(c.ZONES):
        kind = kinds[hidden.index(zone)] if zone in hidden else int(state.board[zone])
        code |= kind << (zone * 4)
    trail = trail_from(code)
    trail.note(SHUFFLED, sum(1 << zone for zone in hidden), 0)
    return trail


def write_trail(state: Kelp) -> dict[str, Any]:
    begin, *steps = [int(state.trail.steps[i]) for i in range(state.trail.count)]
    blocks = [state.pack.block_names[kind_in(step_a(begin), zone)] for zone in range(c.ZONES)]
    return {"begin": blocks, "since": [_text(state, step) for step in steps]}


def _text(state: Kelp, step: int) -> str:
    zones, blocks = state.pack.zone_names, state.pack.block_names
    kind, a, b = step_kind(step), step_a(step), step_b(step)
    if kind == SEEN:
        return f"seen {zones[a]} {blocks[b]}"
    if kind == SWAPPED:
        return f"swapped {zones[a]} {zones[b]}"
    if kind == EXCHANGED:
        return f"exchanged {zones[a]} {blocks[b]}"
    return " ".join(["shuffled", *(zone for i, zone in enumerate(zones) if (a >> i) & 1)])


def read_trail(fields: Fields, state: Kelp) -> Trail:
    """The trail written there; it must lead to the blocks as they lie."""
    given = fields.fields("trail")
    zones, blocks = state.pack.zone_names, state.pack.block_names
    code = 0
    for zone, name in enumerate(given.list("begin", int(c.ZONES))):
        code |= blocks.index(one_of(name, blocks, f"{given.at('begin')}[{zone}]")) << (zone * 4)
    trail = trail_from(code)
    for i, text in enumerate(given.list("since", default=[])):
        where = f"{given.at('since')}[{i}]"
        word, *rest = str(text).split() or [""]
        kind = WORDS[one_of(word, WORDS, where)]
        if kind == SHUFFLED:
            mask = sum(1 << zones.index(one_of(zone, zones, where)) for zone in set(rest))
            trail.note(kind, mask, 0)
            continue
        if len(rest) != 2:
            raise Refused("field-wrong-length", field=where, length=len(rest), expected=2)
        a = zones.index(one_of(rest[0], zones, where))
        known = zones if kind == SWAPPED else blocks
        trail.note(kind, a, known.index(one_of(rest[1], known, where)))
    given.done()
    if not _leads_here(state, trail):
        raise Refused("kelp-trail", field=fields.at("trail"))
    return trail


def _leads_here(state: Kelp, trail: Trail) -> bool:
    """Is the present arrangement one that the trail allows? A shuffle may still hold some blocks.

    The trail must know what everybody knows: which blocks there are, and what lies revealed.
    """
    chances = trail.chances()
    whole = sorted(
        [int(state.board[zone]) for zone in range(c.ZONES) if state.board[zone] >= 0]
        + [kind for kind in range(state.pack.blocks) for _ in range(state.sack[kind])]
    )
    seen = {zone: int(state.board[zone]) for zone in range(c.ZONES) if (state.revealed >> zone) & 1}
    for i in range(chances.count):
        code = chances.codes[i]
        if sorted(int(kind_in(code, zone)) for zone in range(c.ZONES)) != whole:
            return False
        if any(kind_in(code, zone) != kind for zone, kind in seen.items()):
            return False
    lying = {zone: int(state.board[zone]) for zone in range(c.ZONES) if state.board[zone] >= 0}
    sack = sorted(kind for kind in range(state.pack.blocks) for _ in range(state.sack[kind]))
    for i in range(chances.count):
        code = chances.codes[i]
        if any(kind_in(code, zone) != kind for zone, kind in lying.items()):
            continue
        if sorted(int(kind_in(code, zone)) for zone in range(c.ZONES) if zone not in lying) == sack:
            return True
    return False
