"""Whether the game can have come to what a position calls unfinished: what lies on what, and whose it is."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.finspan.actions import DISCARD, PAY_EGG, PAY_SCHOOL, PAY_YOUNG
from seaboard.games.finspan.frames import (
    BENEFIT,
    DECIDING,
    DIVING,
    DRAWING,
    ENDING,
    FRAME_NAMES,
    KEEPING,
    MOVING,
    PLAYING,
    REVEALING,
    TURN,
    Frame,
)
from seaboard.games.finspan.ocean import EGGS, TOP, YOUNGS
from seaboard.games.finspan.playing import ACTION, HAND_PLACE
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.tables import (
    ALL_SLOTS,
    EGG_EACH,
    GAME_END,
    NO_FISH,
    NO_SLOT,
    PLAY,
    SLOTS,
    TUCK,
    units_of,
)

# What each thing may lie on; -1 is the bottom
BELOW: dict[int, tuple[int, ...]] = {
    int(TURN): (-1,),
    int(ENDING): (-1,),
    int(DECIDING): (-1,),
    int(DIVING): (int(TURN),),
    int(PLAYING): (int(TURN), int(BENEFIT)),
    int(BENEFIT): (int(TURN), int(DIVING), int(BENEFIT), int(DECIDING), int(ENDING)),
    int(MOVING): (int(BENEFIT),),
    int(DRAWING): (int(BENEFIT),),
    int(REVEALING): (int(DECIDING),),
    int(KEEPING): (int(BENEFIT), int(DRAWING), int(REVEALING), int(DECIDING)),
}
ONLY_ON_TOP = (PLAYING, MOVING, KEEPING)
NEVER_ON_TOP = (DRAWING, REVEALING)  # they wait for a reshuffle


def check_pending(state: Finspan, frames: list[Frame], field: str) -> None:
    """Refuse a stack that no game could have, naming the frame at fault."""
    for i, frame in enumerate(frames):
        at = f"{field}[{i}]"
        is_top = i == len(frames) - 1
        below = frames[i - 1] if i else None
        in_place = (-1 if below is None else int(below.kind)) in BELOW[int(frame.kind)]
        if frame.kind in (NEVER_ON_TOP if is_top else ONLY_ON_TOP):
            in_place = False
        if not in_place or not _is_possible(state, frame, below, is_top, at):
            raise Refused("finspan-pending-wrong", field=at, what=FRAME_NAMES[int(frame.kind)])
    top = frames[-1] if frames else None
    if state.paid.count > 0 and (top is None or top.kind != PLAYING):
        raise Refused("finspan-pending-wrong", field=field, what="paid")


def _is_possible(state: Finspan, frame: Frame, below: Frame | None, is_top: bool, field: str) -> bool:
    kind = frame.kind
    if kind == TURN:
        return frame.seat == state.active and (is_top or frame.units == 1)
    if kind == DIVING:
        return frame.seat == state.active
    if kind == ENDING:
        return (
            state.week == state.tables.weeks
            and frame.seat == state.active
            and _steps(state, int(state.first), frame) == state.seats - 1
        )
    if kind == DECIDING:
        return state.nautoma is not None and state.nautoma.shown.has(frame.card) and _are_last_icons(state, frame)
    if kind == KEEPING:
        return state.keep_one and state.deck.count == 0 and _steps(state, int(state.active), frame) == state.seats - 1
    if kind == BENEFIT:
        return _is_possible_benefit(state, frame, below)
    if kind == PLAYING:
        return _is_possible_play(state, frame, below, field)
    if kind == MOVING:
        _check_piece(state, frame, field)
    return below is not None and (kind == REVEALING or frame.seat == below.seat)


def _steps(state: Finspan, start: int, frame: Frame) -> int:
    """Players asked before this one, from `start` on clockwise, and those still to come."""
    return (int(frame.seat) - start) % int(state.seats) + int(frame.left)


def _are_last_icons(state: Finspan, frame: Frame) -> bool:
    icons = int(state.tables.icons[int(frame.card)])
    while icons and icons != frame.units:
        icons >>= 4
    return icons == frame.units


def _is_possible_benefit(state: Finspan, frame: Frame, below: Frame | None) -> bool:
    """A bonus of the mat for the diver alone, or the ability of a card for its player or for all."""
    tables = state.tables
    whole = int(frame.whole)
    if any(units_of(frame.units, i) > units_of(whole, i) for i in range(9)):
        return False
    if frame.card == NO_FISH:
        simple = not any(units_of(whole, unit) for unit in (TUCK, EGG_EACH, PLAY))
        on_dive = below is not None and below.kind in (TURN, DIVING)
        return simple and on_dive and frame.seat == state.active and frame.left == 0
    card = int(frame.card)
    if whole != tables.benefit[card] or (units_of(whole, TUCK) and frame.slot == NO_SLOT):
        return False
    if tables.all_players[card]:
        return _steps(state, int(state.active), frame) == state.seats - 1
    return frame.seat == state.active and frame.left == 0


def _is_possible_play(state: Finspan, frame: Frame, below: Frame | None, field: str) -> bool:
    """The card is in the hand, may lie in its slot, and what is paid and what is there make up its cost."""
    tables = state.tables
    ocean = state.oceans[int(frame.seat)]
    card, slot = int(frame.card), int(frame.slot)
    if below is None or frame.seat != below.seat or bool(frame.left) != (below.kind == TURN):
        return False
    if not ocean.hand.has(card):
        raise Refused("finspan-not-in-hand", field=field, card=state.names[card])
    aim = int(ALL_SLOTS if below.kind == TURN else tables.aim_slots[int(below.card)])
    if int(frame.whole) & ~aim or (below.kind == BENEFIT and not units_of(below.whole, PLAY)):
        return False
    if slot != NO_SLOT and not (int(frame.whole) >> slot & 1 and ocean.fits(tables, card, slot)):
        return False
    steps = [int(step) for step in state.paid.listed()]
    if slot == NO_SLOT and steps:
        return False
    paid = [step & int(ACTION) for step in steps]
    costs = (
        (DISCARD, tables.cards, ocean.hand.count - 1),
        (PAY_SCHOOL, tables.schools, ocean.schools),
        (PAY_YOUNG, tables.young, ocean.young),
        (PAY_EGG, tables.eggs, ocean.eggs),
    )
    for first, cost, there in costs:
        done = [action for action in paid if action >= first]
        paid = [action for action in paid if action < first]
        if not len(done) <= cost[card] <= len(done) + there:
            return False
        if first == DISCARD:
            cards = [action - int(DISCARD) for action in done]
            pile = ocean.discard.listed()
            if pile[len(pile) - len(cards) :] != cards:
                return False
        elif first == PAY_EGG and not all(_could_hold_egg(state, frame, action) for action in done):
            return False
    places = [step // int(HAND_PLACE) for step in steps]
    return max(places, default=0) <= ocean.hand.count + len(steps)


def _could_hold_egg(state: Finspan, frame: Frame, action: int) -> bool:
    """An egg that was paid can be taken back only to a fish without one."""
    ocean = state.oceans[int(frame.seat)]
    slot = action - int(PAY_EGG)
    return bool(ocean.mat[TOP + slot] != NO_FISH and ocean.mat[EGGS + slot] == 0)


def _check_piece(state: Finspan, frame: Frame, field: str) -> None:
    ocean = state.oceans[int(frame.seat)]
    slot = int(frame.slot)
    there = ocean.can_push_school(slot) if frame.left else ocean.mat[YOUNGS + slot] > 0
    if not there:
        raise Refused("finspan-pending-wrong", field=f"{field}.slot", what=FRAME_NAMES[int(MOVING)])


def check_seats(state: Finspan, frames: list[Frame], field: str) -> None:
    """Cards kept back belong to a reshuffle that is being decided, and used fish are visible game-end fish."""
    top = frames[-1] if frames else None
    for seat, ocean in enumerate(state.oceans):
        asked = (
            top is not None
            and top.kind == KEEPING
            and (seat - int(state.active)) % int(state.seats) < (int(top.seat) - int(state.active)) % int(state.seats)
        )
        if ocean.kept != NO_FISH and not asked:
            raise Refused("finspan-pending-wrong", field=f"{field}[{seat}].kept", what="kept")
        for slot in range(int(SLOTS)):
            fish = int(ocean.mat[TOP + slot])
            if int(ocean.used) >> slot & 1 and (fish < 0 or state.tables.timing[fish] != GAME_END):
                raise Refused("finspan-pending-wrong", field=f"{field}[{seat}].used", what="used")


def check_decisions(state: Finspan, frames: list[Frame], field: str) -> None:
    """The Nautoma has a card for each turn that she still has this week, and one more. (FIN-88)"""
    nautoma = state.nautoma
    if nautoma is None or not frames or frames[0].kind == ENDING:
        return
    to_come = int(state.oceans[0].divers) + int(turn_is_spent(frames))
    if nautoma.deck.count <= to_come:
        raise Refused("finspan-decisions-wrong", field=field, cards=int(nautoma.deck.count), turns=to_come)


def turn_is_spent(frames: list[Frame]) -> bool:
    """Has the diver of the present turn left the hand of its player?"""
    if not frames or frames[0].kind != TURN or frames[0].units == 0:
        return False
    return len(frames) == 1 or frames[1].kind != PLAYING
