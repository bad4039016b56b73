"""Why a move is not possible, where a rule of the game can be named."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.finspan import actions as a
from seaboard.games.finspan.components import SLOT_NAMES
from seaboard.games.finspan.frames import BENEFIT, MOVING, PLAYING, TURN, Frame
from seaboard.games.finspan.moves import action_of
from seaboard.games.finspan.ocean import EGGS, SCHOOL, TOP, YOUNGS, Ocean
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.tables import (
    ALL_SLOTS,
    EGG,
    EGG_EACH,
    HATCH,
    MOVE,
    NO_FISH,
    NO_SLOT,
    PLAY,
    units_of,
)

CODES = (
    # moves
    "finspan-not-in-hand",
    "finspan-too-few-cards",
    "finspan-too-few-eggs",
    "finspan-too-few-young",
    "finspan-too-few-schools",
    "finspan-no-slot",
    "finspan-slot-not-allowed",
    "finspan-outside-target",
    "finspan-must-consume",
    "finspan-not-shorter",
    "finspan-no-fish",
    "finspan-has-egg",
    "finspan-not-aimed-at",
    "finspan-no-egg",
    "finspan-nothing-to-move",
    "finspan-out-of-line",
    "finspan-blocked",
    "finspan-shut-in",
    # options
    "finspan-ravel-alone",
    "finspan-tiles-side-a",
    # positions and oceans
    "finspan-card-twice",
    "finspan-nothing-above",
    "finspan-nothing-eaten",
    "finspan-egg-without-fish",
    "finspan-school-not-formed",
    "finspan-divers-wrong",
    "finspan-turns-wrong",
    "finspan-not-over",
    "finspan-pending-wrong",
    "finspan-decisions-wrong",
    "finspan-no-move",
    "finspan-nautoma-alone",
    "finspan-ravel-off",
    # packs
    "finspan-ability-malformed",
    "finspan-zones-malformed",
    "finspan-pack-name",
    "finspan-pack-fixed",
    "finspan-pack-value",
)


def why_not(state: Finspan, text: str) -> Refused | None:
    """The rule that forbids a move to the actor, or None if no rule of this game can be named."""
    top = state.top
    action = action_of(state.names, text)
    if top is None or action is None:
        return None
    ocean = state.oceans[int(top.seat)]
    if a.PLAY_CARD <= action < a.DISCARD and top.kind in (TURN, BENEFIT):
        return _why_not_play(state, top, ocean, action - int(a.PLAY_CARD))
    if a.PLACE <= action < a.TO and top.kind == PLAYING and top.slot == NO_SLOT:
        return _why_not_there(state, top, ocean, action - int(a.PLACE))
    if a.TO <= action < a.LAY_EGG and top.kind == MOVING:
        return _why_not_to(state, top, ocean, action - int(a.TO))
    if top.kind == BENEFIT:
        return _why_no_token(state, top, ocean, action)
    return None


def _why_not_play(state: Finspan, top: Frame, ocean: Ocean, card: int) -> Refused | None:
    tables = state.tables
    name = state.names[card]
    aim = int(ALL_SLOTS)
    if top.kind == BENEFIT:
        if units_of(top.units, PLAY) == 0:
            return None
        aim = int(tables.aim_slots[int(top.card)])
    if not ocean.hand.has(card):
        return Refused("finspan-not-in-hand", card=name)
    costs = (
        ("cards", tables.cards, int(ocean.hand.count) - 1),
        ("eggs", tables.eggs, ocean.eggs),
        ("young", tables.young, ocean.young),
        ("schools", tables.schools, ocean.schools),
    )
    for what, cost, there in costs:
        if cost[card] > there:
            return Refused(f"finspan-too-few-{what}", card=name, cost=int(cost[card]), there=int(there))
    if not ocean.can_play(tables, card, aim):
        return Refused("finspan-no-slot", card=name)
    return None


def _why_not_there(state: Finspan, top: Frame, ocean: Ocean, slot: int) -> Refused | None:
    card = int(top.card)
    facts = {"card": state.names[card], "slot": SLOT_NAMES[slot]}
    if not int(state.tables.allowed[card]) >> slot & 1:
        return Refused("finspan-slot-not-allowed", **facts)
    if not int(top.whole) >> slot & 1:
        return Refused("finspan-outside-target", **facts)
    there = int(ocean.mat[TOP + slot])
    if there == NO_FISH:
        return Refused("finspan-must-consume", **facts) if state.tables.consumes[card] else None
    if state.tables.length[there] >= state.tables.length[card]:
        return Refused("finspan-not-shorter", card=state.names[card], fish=state.names[there])
    return None


def _why_not_to(state: Finspan, top: Frame, ocean: Ocean, slot: int) -> Refused | None:
    origin = int(top.slot)
    facts = {"origin": SLOT_NAMES[origin], "slot": SLOT_NAMES[slot]}
    if slot == origin or (slot % 3 != origin % 3 and slot // 3 != origin // 3):
        return Refused("finspan-out-of-line", **facts)
    return Refused("finspan-blocked", **facts)


def _why_no_token(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused | None:
    mat = ocean.mat
    if a.LAY_EGG <= action < a.HATCH_EGG and units_of(top.units, EGG) + units_of(top.units, EGG_EACH) > 0:
        slot = action - int(a.LAY_EGG)
        if mat[TOP + slot] == NO_FISH:
            return Refused("finspan-no-fish", slot=SLOT_NAMES[slot])
        if mat[EGGS + slot] > 0:
            return Refused("finspan-has-egg", slot=SLOT_NAMES[slot])
        return Refused("finspan-not-aimed-at", slot=SLOT_NAMES[slot], fish=state.names[int(mat[TOP + slot])])
    if a.HATCH_EGG <= action < a.ADD_YOUNG and units_of(top.units, HATCH) > 0:
        return Refused("finspan-no-egg", slot=SLOT_NAMES[action - int(a.HATCH_EGG)])
    if a.PUSH_YOUNG <= action < a.PAY_EGG and units_of(top.units, MOVE) > 0:
        is_school = action >= a.PUSH_SCHOOL
        slot = action - int(a.PUSH_SCHOOL if is_school else a.PUSH_YOUNG)
        if is_school and mat[SCHOOL + slot] > 0:
            return Refused("finspan-shut-in", slot=SLOT_NAMES[slot])
        if mat[(SCHOOL if is_school else YOUNGS) + slot] == 0:
            return Refused("finspan-nothing-to-move", slot=SLOT_NAMES[slot])
    return None
