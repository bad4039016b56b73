"""Why a move is not possible, where a rule of the game can be named."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.finspan.box.effect_text import COLOURS, ZONES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.payment import CARD_DUE, EGG_DUE, SCHOOL_DUE, YOUNG_DUE, due
from seaboard.games.finspan.rules.table import slot_name
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.moves import action_of

SITES = int(c.SITES)
ALL_SITES = (1 << SITES) - 1  # the slots of the first row
ALL_ROWS = sum(1 << row * SITES for row in range(int(c.ROWS)))  # the slots of the first dive site
# The reasons against moves, each with the clause that it rests on.
RULES = {
    "not-in-hand": "FIN-29",
    "too-few-cards": "FIN-30",
    "too-few-eggs": "FIN-31",
    "too-few-young": "FIN-31",
    "too-few-schools": "FIN-31",
    "no-slot": "FIN-37",
    "wrong-zone": "FIN-34",
    "wrong-site": "FIN-36",
    "outside-target": "FIN-66",
    "must-consume": "FIN-32",
    "not-shorter": "FIN-37",
    "no-fish": "FIN-49",
    "has-egg": "FIN-49",
    "not-aimed-at": "FIN-65",
    "no-egg": "FIN-50",
    "no-young": "FIN-31",
    "no-school": "FIN-31",
    "nothing-to-move": "FIN-55",
    "out-of-line": "FIN-55",
    "blocked": "FIN-57",
    "shut-in": "FIN-57",
    "pays-not-itself": "FIN-30",
    "not-discarded": "FIN-62",
    "discard-first": "FIN-62",
    "nothing-to-draw": "FIN-61",
    "not-small-enough": "FIN-64",
    "no-game-end": "FIN-84",
    "used-already": "FIN-84",
    "too-many-backs": "",
    "nothing-to-take-back": "",
    "needs-dive": "FIN-26",
    "card-first": "FIN-26",
    "pay-first": "FIN-33",
    "benefit-first": "FIN-27",
    "other-step": "FIN-26",
    "other-target": "",
}
CLAUSES = {f"finspan-{word}": clause for word, clause in RULES.items() if clause}
CODES = (
    *(f"finspan-{word}" for word in RULES),
    # options
    "finspan-ravel-alone",
    "finspan-tiles-side-a",
    # positions and oceans
    "finspan-card-twice",
    "finspan-slot-not-allowed",
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


def reason_against(state: Finspan, text: str) -> Refused | None:
    """The rule that forbids a move to the actor, or None if no rule of this game can be named."""
    top = state.top
    action = action_of(state.names, text)
    if top is None or action is None:
        return None
    ocean = state.oceans[int(top.seat)]
    if top.kind == c.TURN:
        return _why_not_in_turn(state, top, ocean, action)
    if top.kind == c.PLAYING:
        if c.PLACE <= action < c.TO and top.slot == c.NO_SLOT:
            return _why_not_there(state, top, ocean, action - int(c.PLACE))
        return _why_not_pay(state, top, ocean, action) if top.slot != c.NO_SLOT else None
    if top.kind == c.MOVING and c.TO <= action < c.LAY_EGG:
        return _why_not_to(state, top, ocean, action - int(c.TO))
    if top.kind == c.BENEFIT:
        return _why_no_unit(state, top, ocean, action)
    if top.kind == c.KEEPING and action >= c.KEEP:
        return Refused("finspan-not-discarded", card=state.names[action - int(c.KEEP)])
    if top.kind == c.ENDING and c.USE <= action < c.PLAY_CARD:
        slot = action - int(c.USE)
        used = int(ocean.used) >> slot & 1
        return Refused("finspan-used-already" if used else "finspan-no-game-end", slot=slot_name(slot))
    return None


def _why_not_in_turn(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused | None:
    if c.PLAY_CARD <= action < c.DISCARD:
        return _why_not_play(state, top, ocean, action - int(c.PLAY_CARD))
    if action == c.BACK:
        return Refused("finspan-nothing-to-take-back")
    if c.PLACE <= action < c.TO:
        return Refused("finspan-card-first")
    if c.LAY_EGG <= action < c.PAY_EGG or action in (c.TAKE_CARD, c.TAKE_INSTEAD, c.ALL_EGGS):
        return Refused("finspan-needs-dive")
    return Refused("finspan-needs-dive") if c.RETRIEVE_CARD <= action < c.KEEP else None


def _why_not_pay(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused | None:
    """Something is due for the fish: another thing is pressed, or one that is not there."""
    part = due(state, top)
    if action == c.BACK:
        return Refused("finspan-too-many-backs")
    if part == CARD_DUE and c.PLAY_CARD <= action < c.RETRIEVE_CARD:
        card = (action - int(c.PLAY_CARD)) % int(c.CARDS)
        if card == top.card:
            return Refused("finspan-pays-not-itself", card=state.names[card])
        if not ocean.hand.has(card):
            return Refused("finspan-not-in-hand", card=state.names[card])
    for due_part, first, word in (
        (EGG_DUE, c.PAY_EGG, "egg"),
        (YOUNG_DUE, c.PAY_YOUNG, "young"),
        (SCHOOL_DUE, c.PAY_SCHOOL, "school"),
    ):
        if part == due_part and first <= action < first + c.SLOTS:
            return Refused(f"finspan-no-{word}", slot=slot_name(action - int(first)))
    return Refused("finspan-pay-first", card=state.names[int(top.card)])


def _why_not_play(state: Finspan, top: Frame, ocean: Ocean, card: int) -> Refused | None:
    numbers = state.numbers
    name = state.names[card]
    aim = int(c.ALL_SLOTS)
    if top.kind == c.BENEFIT:
        aim = int(numbers.aim_slots[int(top.card)])
    if not ocean.hand.has(card):
        return Refused("finspan-not-in-hand", card=name)
    costs = (
        ("cards", numbers.cards, int(ocean.hand.count) - 1),
        ("eggs", numbers.eggs, ocean.eggs),
        ("young", numbers.young, ocean.young),
        ("schools", numbers.schools, ocean.schools),
    )
    for what, cost, there in costs:
        if cost[card] > there:
            return Refused(f"finspan-too-few-{what}", card=name, cost=int(cost[card]), there=int(there))
    if not ocean.can_play(numbers, card, aim):
        return Refused("finspan-no-slot", card=name)
    return None


def _why_not_there(state: Finspan, top: Frame, ocean: Ocean, slot: int) -> Refused | None:
    card = int(top.card)
    facts = {"card": state.names[card], "slot": slot_name(slot)}
    allowed = int(state.numbers.allowed[card])
    if not allowed >> slot & 1:
        if allowed >> slot - slot % SITES & ALL_SITES:  # it may go to this row, but not to this dive site
            return Refused("finspan-wrong-site", **facts, site=_its_site(allowed))
        zone = ZONES[int(state.numbers.zone[slot // SITES])]
        return Refused("finspan-wrong-zone", **facts, zones=_its_zones(state, allowed), zone=zone)
    if not int(top.whole) >> slot & 1:
        return Refused("finspan-outside-target", **facts)
    there = int(ocean.top[slot])
    if there == c.NO_FISH:
        return Refused("finspan-must-consume", **facts) if state.numbers.consumes[card] else None
    if state.numbers.length[there] >= state.numbers.length[card]:
        return Refused("finspan-not-shorter", card=state.names[card], fish=state.names[there])
    return None


def _its_site(allowed: int) -> str:
    return COLOURS[next(site for site in range(SITES) if allowed & ALL_ROWS << site)]


def _its_zones(state: Finspan, allowed: int) -> list[str]:
    rows = [row for row in range(int(c.ROWS)) if allowed >> row * SITES & ALL_SITES]
    if rows == [int(c.ROWS) - 1]:
        return ["deep"]
    return list(dict.fromkeys(ZONES[int(state.numbers.zone[row])] for row in rows))


def _why_not_to(state: Finspan, top: Frame, ocean: Ocean, slot: int) -> Refused | None:
    origin = int(top.slot)
    facts = {"origin": slot_name(origin), "slot": slot_name(slot)}
    if slot == origin or (slot % 3 != origin % 3 and slot // 3 != origin // 3):
        return Refused("finspan-out-of-line", **facts)
    return Refused("finspan-blocked", **facts)


def _why_no_unit(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused:
    """A benefit waits: its unit has no such target, or something else is pressed."""
    if c.PLAY_CARD <= action < c.DISCARD and c.units_of(top.units, c.PLAY) > 0:
        reason = _why_not_play(state, top, ocean, action - int(c.PLAY_CARD))
    elif action >= c.RETRIEVE_CARD:
        reason = _why_no_card(state, top, ocean, action)
    else:
        reason = _why_no_token(state, top, ocean, action)
    return reason or Refused("finspan-benefit-first")


def _why_no_card(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused | None:
    if action < c.TUCK_CARD and c.units_of(top.units, c.RETRIEVE) > 0:
        return Refused("finspan-not-discarded", card=state.names[action - int(c.RETRIEVE_CARD)])
    if c.TUCK_CARD <= action < c.KEEP and c.units_of(top.units, c.TUCK) > 0:
        card = action - int(c.TUCK_CARD)
        if not ocean.hand.has(card):
            return Refused("finspan-not-in-hand", card=state.names[card])
        return Refused("finspan-not-small-enough", card=state.names[int(top.card)], fish=state.names[card])
    return None


def _why_no_token(state: Finspan, top: Frame, ocean: Ocean, action: int) -> Refused | None:
    if action == c.TAKE_CARD and c.units_of(top.units, c.DRAW) > 0:
        return Refused("finspan-nothing-to-draw")
    if action == c.TAKE_INSTEAD and c.units_of(top.units, c.RETRIEVE) > 0:
        return Refused("finspan-discard-first" if ocean.discard.count > 0 else "finspan-nothing-to-draw")
    if c.LAY_EGG <= action < c.HATCH_EGG and c.units_of(top.units, c.EGG) + c.units_of(top.units, c.EGG_EACH) > 0:
        slot = action - int(c.LAY_EGG)
        if ocean.top[slot] == c.NO_FISH:
            return Refused("finspan-no-fish", slot=slot_name(slot))
        if ocean.eggs_in[slot] > 0:
            return Refused("finspan-has-egg", slot=slot_name(slot))
        return Refused("finspan-not-aimed-at", slot=slot_name(slot), fish=state.names[int(ocean.top[slot])])
    if c.HATCH_EGG <= action < c.ADD_YOUNG and c.units_of(top.units, c.HATCH) > 0:
        return Refused("finspan-no-egg", slot=slot_name(action - int(c.HATCH_EGG)))
    if c.PUSH_YOUNG <= action < c.PAY_EGG and c.units_of(top.units, c.MOVE) > 0:
        is_school = action >= c.PUSH_SCHOOL
        slot = action - int(c.PUSH_SCHOOL if is_school else c.PUSH_YOUNG)
        if is_school and ocean.school_in[slot] > 0:
            return Refused("finspan-shut-in", slot=slot_name(slot))
        if (ocean.school_in if is_school else ocean.young_in)[slot] == 0:
            return Refused("finspan-nothing-to-move", slot=slot_name(slot))
    return None
