"""Whether the game can have come to what a position calls unfinished: what lies on what, and whose it is."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import FRAME_NAMES, Frame
from seaboard.games.finspan.rules.payment import ACTION, HAND_PLACE
from seaboard.games.finspan.state import Finspan

# What each thing may lie on; -1 is the bottom
BELOW: dict[int, tuple[int, ...]] = {
    int(c.TURN): (-1,),
    int(c.ENDING): (-1,),
    int(c.DECIDING): (-1,),
    int(c.DIVING): (int(c.TURN),),
    int(c.PLAYING): (int(c.TURN), int(c.BENEFIT)),
    int(c.BENEFIT): (int(c.TURN), int(c.DIVING), int(c.BENEFIT), int(c.DECIDING), int(c.ENDING)),
    int(c.MOVING): (int(c.BENEFIT),),
    int(c.DRAWING): (int(c.BENEFIT),),
    int(c.REVEALING): (int(c.DECIDING),),
    int(c.KEEPING): (int(c.BENEFIT), int(c.DRAWING), int(c.REVEALING), int(c.DECIDING)),
}
ONLY_ON_TOP = (c.PLAYING, c.MOVING, c.KEEPING)
NEVER_ON_TOP = (c.DRAWING, c.REVEALING)  # they wait for a reshuffle


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
    if state.paid.count > 0 and (top is None or top.kind != c.PLAYING):
        raise Refused("finspan-pending-wrong", field=field, what="paid")


def _is_possible(state: Finspan, frame: Frame, below: Frame | None, is_top: bool, field: str) -> bool:
    kind = frame.kind
    if kind == c.TURN:
        return frame.seat == state.active and (is_top or frame.units == 1)
    if kind == c.DIVING:
        return frame.seat == state.active
    if kind == c.ENDING:
        return (
            state.week == state.numbers.weeks
            and frame.seat == state.active
            and not int(frame.units) >> int(frame.seat) & 1
        )
    if kind == c.DECIDING:
        return state.nautoma is not None and state.nautoma.shown.has(frame.card) and _are_last_icons(state, frame)
    if kind == c.KEEPING:
        return state.keep_one and state.deck.count == 0 and _steps(state, int(state.active), frame) == state.seats - 1
    if kind == c.BENEFIT:
        return _is_possible_benefit(state, frame, below)
    if kind == c.PLAYING:
        return _is_possible_play(state, frame, below, field)
    if kind == c.MOVING:
        _check_piece(state, frame, field)
    return below is not None and (kind == c.REVEALING or frame.seat == below.seat)


def _steps(state: Finspan, start: int, frame: Frame) -> int:
    """Players asked before this one, from `start` on clockwise, and those still to come."""
    return (int(frame.seat) - start) % int(state.seats) + int(frame.left)


def _are_last_icons(state: Finspan, frame: Frame) -> bool:
    icons = int(state.numbers.icons[int(frame.card)])
    while icons and icons != frame.units:
        icons >>= 4
    return icons == frame.units


def _is_possible_benefit(state: Finspan, frame: Frame, below: Frame | None) -> bool:
    """A bonus of the mat for the diver alone, or the ability of a card for its player or for all."""
    numbers = state.numbers
    whole = int(frame.whole)
    if any(c.units_of(frame.units, i) > c.units_of(whole, i) for i in range(int(c.PRIMITIVES))):
        return False
    if frame.card == c.NO_FISH:
        simple = not any(c.units_of(whole, unit) for unit in (c.TUCK, c.EGG_EACH, c.PLAY))
        on_dive = below is not None and below.kind in (c.TURN, c.DIVING)
        return simple and on_dive and frame.seat == state.active and frame.left == 0
    card = int(frame.card)
    if whole != numbers.benefit[card] or (c.units_of(whole, c.TUCK) and frame.slot == c.NO_SLOT):
        return False
    if numbers.all_players[card]:
        return _steps(state, int(state.active), frame) == state.seats - 1
    return frame.seat == state.active and frame.left == 0


def _is_possible_play(state: Finspan, frame: Frame, below: Frame | None, field: str) -> bool:
    """The card is in the hand, may lie in its slot, and what is paid and what is there make up its cost."""
    numbers = state.numbers
    ocean = state.oceans[int(frame.seat)]
    card, slot = int(frame.card), int(frame.slot)
    if below is None or frame.seat != below.seat or bool(frame.left) != (below.kind == c.TURN):
        return False
    if not ocean.hand.has(card):
        raise Refused("finspan-not-in-hand", field=field, card=state.names[card])
    aim = int(c.ALL_SLOTS if below.kind == c.TURN else numbers.aim_slots[int(below.card)])
    if int(frame.whole) != aim or (below.kind == c.BENEFIT and not c.units_of(below.whole, c.PLAY)):
        return False
    if slot == c.NO_SLOT and not ocean.can_play(numbers, card, aim):  # FIN-R42
        return False
    if slot != c.NO_SLOT and not (int(frame.whole) >> slot & 1 and ocean.fits(numbers, card, slot)):
        return False
    steps = [int(step) for step in state.paid.listed()]
    if slot == c.NO_SLOT and steps:
        return False
    paid = [step & int(ACTION) for step in steps]
    costs = (
        (c.DISCARD, numbers.cards, ocean.hand.count - 1),
        (c.PAY_SCHOOL, numbers.schools, ocean.schools),
        (c.PAY_YOUNG, numbers.young, ocean.young),
        (c.PAY_EGG, numbers.eggs, ocean.eggs),
    )
    for first, cost, there in costs:
        done = [action for action in paid if action >= first]
        paid = [action for action in paid if action < first]
        if not len(done) <= cost[card] <= len(done) + there:
            return False
        if first == c.DISCARD:
            cards = [action - int(c.DISCARD) for action in done]
            pile = ocean.discard.listed()
            if pile[len(pile) - len(cards) :] != cards:
                return False
        elif first == c.PAY_EGG and not all(_could_hold_egg(state, frame, action) for action in done):
            return False
    places = [step // int(HAND_PLACE) for step in steps]
    return max(places, default=0) <= ocean.hand.count + len(steps)


def _could_hold_egg(state: Finspan, frame: Frame, action: int) -> bool:
    """An egg that was paid can be taken back only to a fish without one."""
    ocean = state.oceans[int(frame.seat)]
    slot = action - int(c.PAY_EGG)
    return bool(ocean.top[slot] != c.NO_FISH and ocean.eggs_in[slot] == 0)


def _check_piece(state: Finspan, frame: Frame, field: str) -> None:
    ocean = state.oceans[int(frame.seat)]
    slot = int(frame.slot)
    there = ocean.can_push_school(slot) if frame.left else ocean.young_in[slot] > 0
    if not there:
        raise Refused("finspan-pending-wrong", field=f"{field}.slot", what=FRAME_NAMES[int(c.MOVING)])


def check_seats(state: Finspan, frames: list[Frame], field: str) -> None:
    """Cards kept back belong to a reshuffle that is being decided, and used fish are visible game-end fish."""
    top = frames[-1] if frames else None
    for seat, ocean in enumerate(state.oceans):
        asked = (
            top is not None
            and top.kind == c.KEEPING
            and (seat - int(state.active)) % int(state.seats) < (int(top.seat) - int(state.active)) % int(state.seats)
        )
        if ocean.kept != c.NO_FISH and not asked:
            raise Refused("finspan-pending-wrong", field=f"{field}[{seat}].kept", what="kept")
        for slot in range(int(c.SLOTS)):
            fish = int(ocean.top[slot])
            in_phase = not frames or frames[0].kind == c.ENDING
            is_used = int(ocean.used) >> slot & 1
            if is_used and (not in_phase or fish < 0 or state.numbers.timing[fish] != c.GAME_END):
                raise Refused("finspan-pending-wrong", field=f"{field}[{seat}].used", what="used")


def check_decisions(state: Finspan, frames: list[Frame], field: str) -> None:
    """The Nautoma has a card for each turn that she still has this week, and one more. (FIN-88)"""
    nautoma = state.nautoma
    if nautoma is None or not frames or frames[0].kind == c.ENDING:
        return
    to_come = int(state.oceans[0].divers) + int(turn_is_spent(frames))
    if nautoma.deck.count <= to_come:
        raise Refused("finspan-decisions-wrong", field=field, cards=int(nautoma.deck.count), turns=to_come)


def turn_is_spent(frames: list[Frame]) -> bool:
    """Has the diver of the present turn left the hand of its player?"""
    if not frames or frames[0].kind != c.TURN or frames[0].units == 0:
        return False
    return len(frames) == 1 or frames[1].kind != c.PLAYING
