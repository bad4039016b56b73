# seaboard: compiled
"""Quick judgements for both sides of Kelp: a shark that follows its nose, an octopus that keeps its cover."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.kelp.codes import (
    ACTION,
    BLOCK,
    BLOCK_PROGRAM,
    BLUE,
    BOARD,
    BRANCHES,
    BUY,
    CARD,
    CELL,
    CHOOSE_ESCAPE,
    CHOOSE_HUNT,
    COLOUR,
    COLOURS,
    CURRENT,
    CURRENTS,
    DICE,
    DIE,
    DISCARDED,
    DONE,
    DRAW_UP,
    EAT_PILE,
    ENTRY,
    EXCHANGE,
    FACE,
    FEED,
    FIRST_OF_SHARK,
    GIVE_BACK,
    GLIDE,
    HIDE,
    HUNGER,
    HUNT,
    HUNT_ZONE,
    IS_FOOD,
    IS_OCTOPUS,
    IS_SHELL,
    IS_TRAP,
    LAST_GAP,
    LAY_CURRENT,
    LEARN,
    MOVE,
    OP_EAT,
    OP_HIDE,
    OP_LEARN,
    OP_SHUFFLE,
    OP_SWAP,
    OPS,
    ORDER,
    PAIR,
    PAY,
    PICK,
    PILE_TOP,
    POOL,
    RAISE,
    RED,
    REFRESH,
    REMOVE,
    ROLLED,
    SAVE,
    SEND_HOME,
    SHUFFLE,
    SKILL,
    STARVE,
    SURVIVE,
    SWAP,
    SWIM,
    WATCHED,
    YELLOW,
    YES,
    ZONE,
    ZONE_DIE,
    ZONES,
)
from seaboard.games.kelp.hunting import fits
from seaboard.games.kelp.paths import first_port, last_port
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.table import Table, bit, bits, colour_of, colour_total, value_of, zone_of
from seaboard.games.kelp.trail import whereabouts


@final
class Taste:
    """What a shark thinks things are worth; `benchmarks/tune_policy.py kelp` tries other figures."""

    def __init__(self) -> None:
        self.bite = 0.24  # a hidden block is attacked from this chance of the octopus on
        self.search = 9.5  # a yellow die used; nothing more to do is worth 2
        self.attack = 20.0
        self.ride = 0.2  # swimming along a current, which is growth
        self.near = 7.75  # beside the octopus, if it is surely there
        self.near_yellow = 5.67  # beside a zone for a yellow die
        self.near_red = 10.2  # beside the octopus with a die to attack it
        self.no_purchase = 4.8
        self.no_purchase_hungry = 4.6  # for every die on the hunger track
        self.card = -13.9  # for every turn with purchases feeds the hunger
        self.card_energy = 0.35  # for each energy that a card costs
        self.card_red = 11.3
        self.card_yellow = -0.5
        self.use_card = 0.74  # where to let it be is worth 2
        self.lay = 1.8  # a current laid is no energy that must be spent; to keep it is worth 2
        self.lay_ahead = 4.0  # where the shark can swim over it at once


@final
class Crafty(Policy):
    """Reckons with what the shark can deduce from the trail of the blocks."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, KelpState)
        return best(self.taste, state, moves, quick, True)


@final
class Simple(Policy):
    """The same without the deduction: every hidden block is as likely as any other. Much quicker in a rollout."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, KelpState)
        return best(self.taste, state, moves, quick, False)


def best(taste: Taste, s: KelpState, moves: Moves, quick: Quick, deduce: bool) -> i64:
    """The move with the highest worth; chance decides between equals."""
    if moves.count == 1:
        return moves.items[0]
    likely = suspicion(s, deduce) if s.phase >= FIRST_OF_SHARK else vec[float]([0.0] * ZONES)
    chosen = moves.items[0]
    most = -1000.0
    for i in range(moves.count):
        action = moves.items[i]
        if s.phase < FIRST_OF_SHARK:
            worth = octopus_worth(s, action)
        else:
            worth = shark_worth(taste, s, action, likely)
        worth += quick.unit()
        if worth > most:
            most = worth
            chosen = action
    return chosen


# -- the shark -------------------------------------------------------------------------------------


def suspicion(s: Table, deduce: bool) -> vec[float]:
    """How likely the octopus is in each zone, as far as the shark knows."""
    if deduce:
        return whereabouts(s.trail.chances(), s.pack.octopus)
    likely = vec[float]([0.0] * ZONES)
    lair = zone_of(s, s.pack.octopus)
    if lair >= 0 and bit(s.revealed, lair):
        likely[lair] = 1.0
        return likely
    for zone in range(ZONES):
        if not bit(s.revealed, zone):
            likely[zone] = 1.0 / float(ZONES - bits(s.revealed))
    return likely


def shark_worth(taste: Taste, s: Table, action: i64, likely: vec[float]) -> float:
    phase = s.phase
    if phase == MOVE or phase == SWIM or phase == GLIDE:
        return move_worth(taste, s, action, likely)
    if phase == HUNT or phase == HUNT_ZONE:
        return hunt_worth(taste, s, action, likely)
    if phase == ORDER:
        # a search first: what it finds may save the red die
        return 5.0 if colour_of(s.t[ZONE_DIE + action - ZONE]) == YELLOW else 0.0
    if phase == BUY or phase == REFRESH:
        return buy_worth(taste, s, action)
    if phase == CURRENTS:
        return 2.0 if action == DONE else taste.lay if action < SKILL else taste.use_card
    if phase == LAY_CURRENT:
        return taste.lay_ahead if is_ahead(s, action - CELL) else 0.0
    if phase == ROLLED:
        return rolled_worth(s, action)
    if phase == FEED or phase == STARVE:
        die = action - DIE
        return float(2 - colour_of(die)) * 10.0 - float(value_of(die))
    if phase == SAVE:
        die = action - (WATCHED if action >= WATCHED else DIE)
        return float(value_of(die)) if action != DONE else 3.0
    if phase == PICK:
        return float(action - COLOUR) * 5.0
    if phase == GIVE_BACK:
        return float(COLOUR - action) * 5.0
    if phase == RAISE:
        return 10.0 if colour_of(action - DIE) == RED else 0.0
    if action >= FACE:
        return float(action)
    if phase == CHOOSE_HUNT:
        return 0.0
    if action >= SKILL:
        return taste.use_card
    return 5.0 if action == YES else 0.0


def is_ahead(s: Table, cell: i64) -> bool:
    """Is this the next cell on the shark's way?"""
    for port in range(first_port(s), last_port(s) + 1):
        for branch in range(BRANCHES):
            entry = s.chart.ahead[port * BRANCHES + branch]
            if entry >= 0 and entry >> 1 == cell:
                return True
    return False


def rolled_worth(s: Table, action: i64) -> float:
    if action == DONE:
        return 2.0
    if action >= SKILL:
        return 2.2
    die = action - DIE
    return 6.0 - float(value_of(die)) if colour_of(die) != BLUE and value_of(die) < 4 else 0.0


def hungry(s: Table) -> i64:
    return colour_total(s.t, HUNGER)


def is_worth_a_bite(taste: Taste, zone: i64, likely: vec[float]) -> bool:
    """Is the octopus likely enough there? Every miss costs a space of the hunger track."""
    return likely[zone] >= taste.bite


def hunt_worth(taste: Taste, s: Table, action: i64, likely: vec[float]) -> float:
    if action == DONE:
        return 2.0
    if s.phase == HUNT_ZONE:
        return likely[action - ZONE] * 10.0
    if action >= SKILL:
        return 3.0
    die = action - (WATCHED if action >= WATCHED else DIE)
    worth = 0.0
    for side in range(2):
        zone = s.chart.touch[s.cell * 2 + side]
        if fits(s, zone, die):
            if colour_of(die) == YELLOW:
                worth = taste.search
            elif is_worth_a_bite(taste, zone, likely):
                worth = taste.attack
    return worth


def move_worth(taste: Taste, s: Table, action: i64, likely: vec[float]) -> float:
    """Swim where the dice of the pool can be used, and towards the octopus."""
    if action >= SKILL:
        return 0.5
    cell = (action - ENTRY) >> 1
    worth = taste.ride if s.t[CURRENT + cell] > 0 else 0.0
    for side in range(2):
        zone = s.chart.touch[cell * 2 + side]
        if zone < 0:
            continue
        worth += likely[zone] * taste.near
        for die in range(YELLOW * 6, DICE):
            if s.t[POOL + die] > 0 and fits(s, zone, die):
                if colour_of(die) == YELLOW:
                    worth += taste.near_yellow
                else:
                    worth += likely[zone] * taste.near_red
    return worth


def buy_worth(taste: Taste, s: Table, action: i64) -> float:
    """Red dice first; with little room on the hunger track only for them."""
    if action == DONE:
        return taste.no_purchase + taste.no_purchase_hungry * float(hungry(s))
    if action < SKILL:
        return 0.0
    kind = action - SKILL
    worth = taste.card + float(s.pack.skill_cost[kind]) * taste.card_energy
    worth += float(s.pack.skill_dice[kind * COLOURS + RED]) * taste.card_red
    worth += float(s.pack.skill_dice[kind * COLOURS + YELLOW]) * taste.card_yellow
    if s.phase == REFRESH:
        return -worth
    return worth


# -- the octopus -----------------------------------------------------------------------------------


def octopus_worth(s: Table, action: i64) -> float:
    phase = s.phase
    if phase == ACTION or phase == LAST_GAP:
        return action_worth(s, action)
    if phase == PAY:
        return -danger_of_showing(s, action - ZONE)
    if phase == HIDE:
        return 0.5 if action == DONE else 1.0 + danger_of_showing(s, action - ZONE)
    if phase == SHUFFLE:
        return danger_of_showing(s, action - ZONE)
    if phase == SWAP:
        return swap_worth(s, action - PAIR)
    if phase == LEARN:
        return learn_worth(s, action)
    if phase == EXCHANGE:
        return exchange_worth(s, action - ZONE)
    if phase == REMOVE:
        return 2.0 if action == DONE else 0.0
    if phase == SURVIVE:
        return 5.0 if action == YES else 0.0
    if phase == SEND_HOME or phase == CHOOSE_ESCAPE:
        return 0.0
    return 0.0 if action == DONE else 1.0


def danger_of_showing(s: Table, zone: i64) -> float:
    """What the octopus would rather keep hidden."""
    kind = s.pack.block_class[s.t[BOARD + zone]]
    worth = 0.0
    if kind == IS_OCTOPUS:
        worth = 10.0
    elif kind == IS_TRAP:
        worth = 3.0
    elif kind == IS_FOOD:
        worth = 1.0
    elif s.pack.pays[s.t[BOARD + zone]] > 1:
        worth = -1.0
    return worth


def is_seen(s: Table) -> bool:
    return bit(s.revealed, zone_of(s, s.pack.octopus))


def action_worth(s: Table, action: i64) -> float:
    lying = float(bits(s.revealed))
    if action == DONE:
        return 1.0
    if action == DRAW_UP:
        return 3.0 + 1.5 * float(s.limit - s.hand)
    if action >= BLOCK:
        return food_worth(s, action - BLOCK)
    if action >= DISCARDED:
        worth = 1.0
        if is_seen(s):
            worth = 8.0
        elif lying > 5.0:
            worth = 3.0
        if s.pack.food_of[action - DISCARDED] >= 0:
            worth -= 4.0
        return worth
    kind = action - CARD
    worth = 4.0 - float(s.pack.cost[kind]) * lying * 0.2
    for i in range(OPS):
        op = s.pack.op[kind * OPS + i]
        if op == OP_EAT:
            worth += 50.0
        elif op == OP_HIDE:
            worth += lying - 2.0 + (10.0 if is_seen(s) else 0.0)
        elif op == OP_LEARN:
            worth += 3.0
        elif op == OP_SHUFFLE:
            worth += 1.0 + (3.0 if is_seen(s) else 0.0)
        elif op == OP_SWAP:
            worth += 0.5 + (4.0 if can_reach_food(s) else 0.0)
    return worth


def food_worth(s: Table, kind: i64) -> float:
    """Food that hides waits until much lies open; the rest is used at once."""
    if s.pack.op[(BLOCK_PROGRAM + kind) * OPS] == OP_HIDE:
        return 12.0 if is_seen(s) or bits(s.revealed) > 4 else 0.0
    return 6.0


def can_reach_food(s: Table) -> bool:
    """Could one swap bring octopus and some food together?"""
    lair = zone_of(s, s.pack.octopus)
    for zone in range(ZONES):
        if s.pack.block_class[s.t[BOARD + zone]] == IS_FOOD and not bit(s.chart.near[zone], lair):
            return True
    return False


def swap_worth(s: Table, pair: i64) -> float:
    """Bring octopus and food together; otherwise get away from the shark."""
    one = s.chart.one[pair]
    other = s.chart.other[pair]
    lair = zone_of(s, s.pack.octopus)
    if lair != one and lair != other:
        return 0.3
    goal = other if lair == one else one
    worth = 0.0
    for zone in range(ZONES):
        if zone != lair and s.pack.block_class[s.t[BOARD + zone]] == IS_FOOD and bit(s.chart.near[goal], zone):
            worth += 5.0
    if s.chart.touch[s.cell * 2] == goal or s.chart.touch[s.cell * 2 + 1] == goal:
        worth -= 3.0
    return worth + float(s.chart.value[goal]) * 0.3


def learn_worth(s: Table, action: i64) -> float:
    if action == DONE:
        return 0.0
    if action >= PILE_TOP:
        return 5.0 if action - PILE_TOP == EAT_PILE else 2.0
    kind = s.pack.block_class[action - BLOCK]
    if kind == IS_TRAP:
        return 2.0
    return 0.0 if kind == IS_SHELL and s.pack.pays[action - BLOCK] == 1 else 1.5


def exchange_worth(s: Table, zone: i64) -> float:
    """Food goes beside the octopus, in the place of a shell."""
    worth = 0.0
    if s.pack.block_class[s.t[BOARD + zone]] == IS_SHELL:
        worth += 2.0
    if s.pack.block_class[s.learning] == IS_FOOD and bit(s.chart.near[zone], zone_of(s, s.pack.octopus)):
        worth += 4.0
    return worth


POLICIES: dict[str, Policy] = {"crafty": Crafty(Taste()), "simple": Simple(Taste())}
