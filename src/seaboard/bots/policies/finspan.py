# seaboard: compiled
"""Simple bots of Finspan: one that only avoids nonsense, and one that weighs every move in points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.finspan.actions import (
    ADD_YOUNG,
    ALL_EGGS,
    BACK,
    DISCARD,
    DIVE,
    FINISH,
    HATCH_EGG,
    KEEP,
    KEEP_NONE,
    LAY_EGG,
    PAY_EGG,
    PAY_SCHOOL,
    PAY_YOUNG,
    PLACE,
    PLAY_CARD,
    PUSH_SCHOOL,
    PUSH_YOUNG,
    RETRIEVE_CARD,
    STOP,
    TO,
    TUCK_CARD,
    USE,
)
from seaboard.games.finspan.ocean import DIVES, SCHOOL, TOP, YOUNGS, Ocean
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.tables import (
    BONUSES,
    DRAW,
    EGG,
    EGG_EACH,
    FLOOR,
    GAME_END,
    HATCH,
    IF_ACTIVATED,
    MOVE,
    NO_FISH,
    PLAY,
    RETRIEVE,
    ROWS,
    SITES,
    SLOTS,
    TUCK,
    WHEN_PLAYED,
    YOUNG,
    Tables,
    units_of,
)

# What things are worth in points while the game goes on
AN_EGG: Final = 1.3
A_YOUNG: Final = 2.1
A_SCHOOL: Final = 6.0
A_MOVE: Final = 0.9
ANOTHER_PLAY: Final = 3.0
DIVES_TO_COME: Final = 0.18  # how often a turn is a dive in one given dive site


@final
class SoundPolicy(Policy):
    """Any move but those that throw something away: no step is taken back, no benefit is left."""

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        good: i64 = 0
        for i in range(moves.count):
            if is_sound(moves.items[i]):
                good += 1
        if good == 0:
            return moves.items[quick.below(moves.count)]
        pick = quick.below(good)
        for i in range(moves.count):
            if is_sound(moves.items[i]):
                if pick == 0:
                    return moves.items[i]
                pick -= 1
        return moves.items[0]


def is_sound(action: i64) -> bool:
    return action != STOP and action != BACK and action != FINISH and action != KEEP_NONE


@final
class GreedyPolicy(Policy):
    """The move that looks best at once, in points."""

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Finspan)
        if moves.count == 1:
            return moves.items[0]
        top = state.top
        assert top is not None
        best = moves.items[0]
        most = -1000.0
        for i in range(moves.count):
            action = moves.items[i]
            worth = worth_of(state, top.seat, top.card, action) + 0.01 * quick.unit()
            if worth > most:
                most = worth
                best = action
        return best


def turns_left(state: Finspan, ocean: Ocean) -> i64:
    return (state.tables.weeks - state.week) * state.tables.divers + ocean.divers


def worth_of_card(state: Finspan, ocean: Ocean) -> float:
    """One more card in hand: much for an empty hand, little for a full one or when the game is nearly over."""
    left = turns_left(state, ocean)
    if left <= 2:
        return 0.05
    if ocean.hand.count < 4:
        return 1.3
    if ocean.hand.count < 7 and left > 4:
        return 0.8
    return 0.15


def worth_of(state: Finspan, seat: i64, card: i64, action: i64) -> float:
    """What a move promises to its player."""
    tables = state.tables
    ocean = state.oceans[seat]
    if action >= KEEP:
        return worth_in_hand(state, ocean, action - KEEP)
    if action >= TUCK_CARD:
        return 1.6 - worth_in_hand(state, ocean, action - TUCK_CARD)
    if action >= RETRIEVE_CARD:
        return 0.5 + worth_in_hand(state, ocean, action - RETRIEVE_CARD)
    if action >= DISCARD:
        return -worth_in_hand(state, ocean, action - DISCARD)
    if action >= PLAY_CARD:
        return worth_of_play(state, ocean, action - PLAY_CARD)
    if action >= USE:
        return 5.0
    if action >= PAY_SCHOOL:
        return 1.0 - float(ocean.mat[YOUNGS + action - PAY_SCHOOL])
    if action >= PAY_YOUNG:
        return 2.0 - gathering(ocean, action - PAY_YOUNG, -1)
    if action >= PAY_EGG:
        return 2.0 - gathering(ocean, action - PAY_EGG, 0)
    if action >= PUSH_SCHOOL:
        slot = action - PUSH_SCHOOL
        return 4.0 if ocean.mat[YOUNGS + slot] >= tables.young_in_school else -0.5
    if action >= PUSH_YOUNG:
        return worth_of_push(tables, ocean, action - PUSH_YOUNG)
    if action >= ADD_YOUNG:
        return 1.0 + gathering(ocean, action - ADD_YOUNG, 0)
    if action >= HATCH_EGG:
        return 0.5 + gathering(ocean, action - HATCH_EGG, 0)
    if action >= LAY_EGG:
        return 1.0 + 0.3 * gathering(ocean, action - LAY_EGG, 0)
    if action >= TO:
        slot = action - TO
        return gathering(ocean, slot, 0)
    if action >= PLACE:
        return worth_of_slot(state, ocean, card, action - PLACE)
    if action >= DIVE:
        return worth_of_dive(state, seat, ocean, action - DIVE)
    if action == BACK:
        return -900.0
    if action == ALL_EGGS:
        return 9.0
    return 0.0 if action == STOP or action == FINISH or action == KEEP_NONE else 0.8


def gathering(ocean: Ocean, slot: i64, less: i64) -> float:
    """How much a young is worth in this slot: the third one makes a school."""
    if ocean.mat[SCHOOL + slot] > 0:
        return -0.5
    there = ocean.mat[YOUNGS + slot] + less
    return 3.5 if there == 2 else 1.5 if there == 1 else 0.0


def worth_of_push(tables: Tables, ocean: Ocean, slot: i64) -> float:
    """The best that one young of this slot can reach, less what it leaves."""
    best = -1.0
    for other in range(SLOTS):
        in_line = other % SITES == slot % SITES or other // SITES == slot // SITES
        if other != slot and in_line:
            worth = gathering(ocean, other, 0)
            if worth > best:
                best = worth
    return best - gathering(ocean, slot, -1) - 0.2


def worth_of_benefit(state: Finspan, ocean: Ocean, card: i64, benefit: i64) -> float:
    """What the units of a benefit bring in an ocean as it is now."""
    worth = worth_of_card(state, ocean) * float(units_of(benefit, DRAW) + units_of(benefit, RETRIEVE))
    worth += AN_EGG * float(min(units_of(benefit, EGG), ocean.fish - ocean.eggs))
    worth += (A_YOUNG - AN_EGG + 0.4) * float(min(units_of(benefit, HATCH), ocean.eggs + units_of(benefit, EGG)))
    worth += A_YOUNG * float(units_of(benefit, YOUNG))
    if ocean.young > 1:
        worth += A_MOVE * float(units_of(benefit, MOVE))
    if ocean.hand.count > 2:
        worth += 0.5 * float(units_of(benefit, TUCK))
    if units_of(benefit, EGG_EACH) > 0:
        for slot in range(SLOTS):
            if ocean.is_aimed_at(state.tables, card, slot):
                worth += AN_EGG
    if units_of(benefit, PLAY) > 0 and ocean.hand.count > 2:
        worth += ANOTHER_PLAY
    return worth


def worth_of_fish(state: Finspan, ocean: Ocean, card: i64) -> float:
    """A fish once it lies in the ocean: points, its benefit now or on dives to come, and room for an egg."""
    tables = state.tables
    worth = float(tables.points[card]) + 0.5 + 0.4 * float(tables.score[card])
    left = float(turns_left(state, ocean) - 1)
    benefit = tables.benefit[card]
    if tables.timing[card] == WHEN_PLAYED or tables.timing[card] == GAME_END:
        worth += worth_of_benefit(state, ocean, card, benefit)
    elif tables.timing[card] == IF_ACTIVATED:
        worth += DIVES_TO_COME * left * (0.4 + worth_of_benefit(state, ocean, card, benefit))
    return worth


def cost_of(state: Finspan, ocean: Ocean, card: i64) -> float:
    tables = state.tables
    return (
        worth_of_card(state, ocean) * float(1 + tables.cards[card])
        + AN_EGG * float(tables.eggs[card])
        + A_YOUNG * float(tables.young[card])
        + A_SCHOOL * float(tables.schools[card])
    )


def worth_of_play(state: Finspan, ocean: Ocean, card: i64) -> float:
    return worth_of_fish(state, ocean, card) - cost_of(state, ocean, card) + 0.6


def worth_in_hand(state: Finspan, ocean: Ocean, card: i64) -> float:
    """What a card in hand may become; little when it is too dear for the turns that are left."""
    gain = worth_of_fish(state, ocean, card) - cost_of(state, ocean, card)
    return 0.6 + 0.2 * gain if turns_left(state, ocean) > 2 else 0.1


def worth_of_slot(state: Finspan, ocean: Ocean, card: i64, slot: i64) -> float:
    """Where a fish should go: it opens the bonus of a zone, and it should not bury points."""
    tables = state.tables
    covered = ocean.mat[TOP + slot]
    worth = 0.0
    if covered != NO_FISH:
        worth += 1.0 - float(tables.points[covered])
        if tables.timing[covered] == IF_ACTIVATED or tables.score[covered] > 0:
            worth -= 2.0
    else:
        worth += 0.6
        site = slot % SITES
        zone = tables.zone[slot // SITES]
        alone = True
        for row in range(ROWS):
            if tables.zone[row] == zone and ocean.mat[TOP + row * SITES + site] != NO_FISH:
                alone = False
        if alone:
            bonus = tables.bonus[site * BONUSES + zone]
            left = float(turns_left(state, ocean) - 1)
            worth += DIVES_TO_COME * left * (0.4 + worth_of_benefit(state, ocean, NO_FISH, bonus))
    if tables.score[card] > 0 and tables.condition_slots[card] != 0 and (tables.condition_slots[card] >> slot) & 1 == 1:
        worth += float(tables.score[card])
    return worth


def worth_of_dive(state: Finspan, seat: i64, ocean: Ocean, site: i64) -> float:
    """All that lies on the way down."""
    tables = state.tables
    worth = 0.0
    last_zone: i64 = -1
    for row in range(ROWS):
        fish = ocean.mat[TOP + row * SITES + site]
        if fish == NO_FISH:
            continue
        zone = tables.zone[row]
        if zone != last_zone:
            last_zone = zone
            worth += worth_of_benefit(state, ocean, NO_FISH, tables.bonus[site * BONUSES + zone])
        if tables.timing[fish] == IF_ACTIVATED:
            share = 0.6 if tables.all_players[fish] > 0 else 1.0
            worth += share * worth_of_benefit(state, ocean, fish, tables.benefit[fish])
    if ocean.mat[DIVES + site] == 0:
        worth += worth_of_benefit(state, ocean, NO_FISH, tables.bonus[site * BONUSES + FLOOR])
    return worth


POLICIES: dict[str, Policy] = {"greedy": GreedyPolicy(), "sound": SoundPolicy()}
