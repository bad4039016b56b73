"""What the review knows of Kelp."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from seaboard.bots.judge import Judge
from seaboard.bots.minds.kelp.judge import JUDGE as HUNT
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.trail import (
    BEGIN,
    EXCHANGED,
    SEEN,
    SHUFFLED,
    SWAPPED,
    step_a,
    step_b,
    step_kind,
    whereabouts,
)
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.moves import describe
from seaboard.review.face import Budget, Face, Facts
from seaboard.review.measure import Measure
from seaboard.review.shape import Known, KnownItem, KnownPlace, ZoneWhy

WORLDS = 120
LIKELY = 6


def to_the_end(judge: Judge) -> Measure:
    """The curve and the lines of a reason reach an ending; trees keep the learned value, which makes them steadier."""
    return Measure(HUNT)


def facts(state: State, seat: int) -> Facts:
    """How long the hunt lasts is the octopus's hope and the shark's worry."""
    assert isinstance(state, Kelp)
    return {"rival-rounds" if seat == c.SHARK else "rounds": float(state.round)}


def now(world: State, seat: int, action: int) -> Facts:
    """Where the shark looks, the chance that the octopus is there; what the octopus does, how surely it is known."""
    assert isinstance(world, Kelp)
    if seat == c.SHARK:
        likely = whereabouts(world.trail.chances(), world.pack.octopus)
        move = describe(world, action)
        if move.kind in ("aim", "settle") and "zone" in move.facts:
            return {"here-chance": float(likely[world.pack.zone_names.index(str(move.facts["zone"]))])}
        if move.kind in ("swim", "step"):
            # A cell is named by the zones that it touches.
            return {"near-chance": sum(float(likely[int(zone) - 1]) for zone in str(move.facts["cell"])[1:])}
        return {}
    world.advance(action)
    if world.over():
        return {}
    likely = whereabouts(world.trail.chances(), world.pack.octopus)
    at = next((zone for zone in range(c.ZONES) if world.board[zone] == world.pack.octopus), None)
    return {} if at is None else {"rival-trail-chance": float(likely[at])}


def known(game: Game[Any], state: State, seat: int) -> Known:
    """Where the octopus can be, exactly, as the trail of swaps, shuffles and reveals tells; and the octopus's hand.

    The octopus sees here how much the shark can know.
    """
    assert isinstance(state, Kelp)
    likely = whereabouts(state.trail.chances(), state.pack.octopus)
    zones = [round(float(likely[zone]), 4) for zone in range(c.ZONES)]
    places: list[KnownPlace] = []
    if seat == c.SHARK and state.actor() >= 0:
        names = state.pack.card_names
        sure: list[KnownItem] = [
            {"item": names[kind], "chance": 1.0}
            for kind in range(state.pack.cards)
            for _ in range(int(state.known[kind]))
        ]
        seen: Counter[str] = Counter()
        for number in range(WORLDS):
            world = state.determinize(seat, Quick(1_000 + number))
            for kind in range(state.pack.cards):
                if world.hand[kind] > state.known[kind]:
                    seen[names[kind]] += 1
        unsure = int(state.hand_size) - len(sure)
        places.append(
            {
                "place": "hand",
                "seat": int(c.OCTOPUS),
                "size": int(state.hand_size),
                "certain": sure,
                "likely": [
                    {"item": name, "chance": round(count / WORLDS, 3)}
                    for name, count in sorted(seen.items(), key=lambda pair: (-pair[1], pair[0]))[:LIKELY]
                ]
                if unsure
                else [],
            }
        )
    return {"ply": 0, "places": places, "zones": zones}


def whys(states: Sequence[State]) -> list[ZoneWhy]:
    """What last happened to the block of each zone in the open, and at which ply."""
    now = states[-1]
    assert isinstance(now, Kelp)
    found: dict[int, ZoneWhy] = {}
    for at in range(int(now.trail.count) - 1, -1, -1):
        step = now.trail.steps[at]
        zones = zones_of(step)
        whole = len(zones) == c.ZONES  # laid out, or mixed before the hunt began
        for zone in zones:
            if zone not in found:
                others = [] if whole else [other + 1 for other in zones if other != zone]
                key = "begin" if whole else WHYS[int(step_kind(step))]
                found[zone] = {"key": key, "zones": others, "ply": ply_of(states, at)}
    return [found[zone] for zone in range(c.ZONES)]


WHYS = {int(SEEN): "seen", int(SWAPPED): "swapped", int(SHUFFLED): "shuffled", int(EXCHANGED): "laid"}


def zones_of(step: int) -> list[int]:
    """The zones that a step of the trail is about."""
    kind, a, b = int(step_kind(step)), int(step_a(step)), int(step_b(step))
    if kind == BEGIN:
        return list(range(c.ZONES))
    if kind == SHUFFLED:
        return [zone for zone in range(c.ZONES) if a >> zone & 1]
    return [a, b] if kind == SWAPPED else [a]


def ply_of(states: Sequence[State], step: int) -> int:
    """The move that left this step in the trail; the setup is before the first."""
    for ply, state in enumerate(states):
        assert isinstance(state, Kelp)
        if state.trail.count > step:
            return max(ply - 1, 0)
    return len(states) - 1


def chapter(state: State) -> int:
    assert isinstance(state, Kelp)
    return int(state.round)


FACE = Face(
    budget=Budget(worlds=192, effects=384, flat=32, first=400, cap=2400, doubt=0.05, mistake=0.10, trusts_flat=False),
    ends=to_the_end,
    facts=facts,
    now=now,
    known=known,
    whys=whys,
    chapter=chapter,
    endings=frozenset({"ate-all", "exhausted", "caught", "toothless"}),
)
