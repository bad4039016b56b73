# seaboard: compiled
"""Quick judgements for both sides of Kelp: a shark that follows its nose, an octopus that keeps its cover."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.dice import colour_of, total, value_of
from seaboard.games.kelp.rules.hunting import fits
from seaboard.games.kelp.rules.paths import first_port, last_port
from seaboard.games.kelp.rules.table import Table, bit, bits
from seaboard.games.kelp.rules.trail import whereabouts
from seaboard.games.kelp.state import Kelp

NOWHERE: Final = vec[float]([0.0] * c.ZONES)


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
        assert isinstance(state, Kelp)
        return best(self.taste, state, moves, quick, True)


@final
class Simple(Policy):
    """The same without the deduction: every hidden block is as likely as any other. Much quicker in a rollout."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Kelp)
        return best(self.taste, state, moves, quick, False)


def best(taste: Taste, table: Kelp, moves: Moves, quick: Quick, deduce: bool) -> i64:
    """The move with the highest worth; chance decides between equals."""
    if moves.count == 1:
        return moves.items[0]
    likely = suspicion(table, deduce) if is_about_where(table.phase) else NOWHERE
    chosen = moves.items[0]
    most = -1000.0
    for i in range(moves.count):
        action = moves.items[i]
        if table.phase < c.FIRST_OF_SHARK:
            worth = octopus_worth(table, action)
        else:
            worth = shark_worth(taste, table, action, likely)
        worth += quick.unit()
        if worth > most:
            most = worth
            chosen = action
    return chosen


def is_about_where(phase: i64) -> bool:
    """Does the shark decide by where the octopus may be? To work that out takes longer than all the rest."""
    return phase == c.MOVE or phase == c.SWIM or phase == c.GLIDE or phase == c.HUNT or phase == c.HUNT_ZONE


# -- the shark -------------------------------------------------------------------------------------


def suspicion(table: Table, deduce: bool) -> vec[float]:
    """How likely the octopus is in each zone, as far as the shark knows."""
    if deduce:
        return whereabouts(table.trail.chances(), table.pack.octopus)
    likely = vec[float]([0.0] * c.ZONES)
    lair = zone_of(table, table.pack.octopus)
    if lair >= 0 and bit(table.revealed, lair):
        likely[lair] = 1.0
        return likely
    for zone in range(c.ZONES):
        if not bit(table.revealed, zone):
            likely[zone] = 1.0 / float(c.ZONES - bits(table.revealed))
    return likely


def shark_worth(taste: Taste, table: Table, action: i64, likely: vec[float]) -> float:
    phase = table.phase
    if phase == c.MOVE or phase == c.SWIM or phase == c.GLIDE:
        return move_worth(taste, table, action, likely)
    if phase == c.HUNT or phase == c.HUNT_ZONE:
        return hunt_worth(taste, table, action, likely)
    if phase == c.ORDER:
        # a search first: what it finds may save the red die
        return 5.0 if colour_of(table.zone_die[action - c.ZONE]) == c.YELLOW else 0.0
    if phase == c.BUY or phase == c.REFRESH:
        return buy_worth(taste, table, action)
    if phase == c.CURRENTS:
        return 2.0 if action == c.DONE else taste.lay if action < c.SKILL else taste.use_card
    if phase == c.LAY_CURRENT:
        return taste.lay_ahead if is_ahead(table, action - c.CELL) else 0.0
    if phase == c.ROLLED:
        return rolled_worth(table, action)
    if phase == c.FEED or phase == c.STARVE:
        die = action - c.DIE
        return float(2 - colour_of(die)) * 10.0 - float(value_of(die))
    if phase == c.SAVE:
        die = action - (c.WATCHED if action >= c.WATCHED else c.DIE)
        return float(value_of(die)) if action != c.DONE else 3.0
    if phase == c.PICK:
        return float(action - c.COLOUR) * 5.0
    if phase == c.GIVE_BACK:
        return float(c.COLOUR - action) * 5.0
    if phase == c.RAISE:
        return 10.0 if colour_of(action - c.DIE) == c.RED else 0.0
    if action >= c.FACE:
        return float(action)
    if phase == c.CHOOSE_HUNT:
        return 0.0
    if action >= c.SKILL:
        return taste.use_card
    return 5.0 if action == c.YES else 0.0


def is_ahead(table: Table, cell: i64) -> bool:
    """Is this the next cell on the shark's way?"""
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry >= 0 and entry >> 1 == cell:
                return True
    return False


def rolled_worth(table: Table, action: i64) -> float:
    if action == c.DONE:
        return 2.0
    if action >= c.SKILL:
        return 2.2
    die = action - c.DIE
    return 6.0 - float(value_of(die)) if colour_of(die) != c.BLUE and value_of(die) < 4 else 0.0


def hungry(table: Table) -> i64:
    return total(table.hunger)


def is_worth_a_bite(taste: Taste, zone: i64, likely: vec[float]) -> bool:
    """Is the octopus likely enough there? Every miss costs a space of the hunger track."""
    return likely[zone] >= taste.bite


def hunt_worth(taste: Taste, table: Table, action: i64, likely: vec[float]) -> float:
    if action == c.DONE:
        return 2.0
    if table.phase == c.HUNT_ZONE:
        return likely[action - c.ZONE] * 10.0
    if action >= c.SKILL:
        return 3.0
    die = action - (c.WATCHED if action >= c.WATCHED else c.DIE)
    worth = 0.0
    for side in range(2):
        zone = table.chart.touch[table.cell * 2 + side]
        if fits(table, zone, die):
            if colour_of(die) == c.YELLOW:
                worth = taste.search
            elif is_worth_a_bite(taste, zone, likely):
                worth = taste.attack
    return worth


def move_worth(taste: Taste, table: Table, action: i64, likely: vec[float]) -> float:
    """Swim where the dice of the pool can be used, and towards the octopus."""
    if action >= c.SKILL:
        return 0.5
    cell = (action - c.ENTRY) >> 1
    worth = taste.ride if table.current[cell] > 0 else 0.0
    for side in range(2):
        zone = table.chart.touch[cell * 2 + side]
        if zone < 0:
            continue
        worth += likely[zone] * taste.near
        for die in range(c.YELLOW * 6, c.DICE):
            if table.pool[die] > 0 and fits(table, zone, die):
                if colour_of(die) == c.YELLOW:
                    worth += taste.near_yellow
                else:
                    worth += likely[zone] * taste.near_red
    return worth


def buy_worth(taste: Taste, table: Table, action: i64) -> float:
    """Red dice first; with little room on the hunger track only for them."""
    if action == c.DONE:
        return taste.no_purchase + taste.no_purchase_hungry * float(hungry(table))
    if action < c.SKILL:
        return 0.0
    kind = action - c.SKILL
    worth = taste.card + float(table.pack.skill_cost[kind]) * taste.card_energy
    worth += float(table.pack.skill_dice[kind * c.COLOURS + c.RED]) * taste.card_red
    worth += float(table.pack.skill_dice[kind * c.COLOURS + c.YELLOW]) * taste.card_yellow
    if table.phase == c.REFRESH:
        return -worth
    return worth


# -- the octopus -----------------------------------------------------------------------------------


def octopus_worth(table: Table, action: i64) -> float:
    phase = table.phase
    if phase == c.ACTION or phase == c.LAST_GAP:
        return action_worth(table, action)
    if phase == c.PAY:
        return -danger_of_showing(table, action - c.ZONE)
    if phase == c.HIDE:
        return 0.5 if action == c.DONE else 1.0 + danger_of_showing(table, action - c.ZONE)
    if phase == c.SHUFFLE:
        return danger_of_showing(table, action - c.ZONE)
    if phase == c.SWAP:
        return swap_worth(table, action - c.PAIR)
    if phase == c.LEARN:
        return learn_worth(table, action)
    if phase == c.EXCHANGE:
        return exchange_worth(table, action - c.ZONE)
    if phase == c.REMOVE:
        return 2.0 if action == c.DONE else 0.0
    if phase == c.SURVIVE:
        return 5.0 if action == c.YES else 0.0
    if phase == c.SEND_HOME or phase == c.CHOOSE_ESCAPE:
        return 0.0
    return 0.0 if action == c.DONE else 1.0


def danger_of_showing(table: Table, zone: i64) -> float:
    """What the octopus would rather keep hidden."""
    kind = table.pack.block_class[table.board[zone]]
    worth = 0.0
    if kind == p.IS_OCTOPUS:
        worth = 10.0
    elif kind == p.IS_TRAP:
        worth = 3.0
    elif kind == p.IS_FOOD:
        worth = 1.0
    elif table.pack.pays[table.board[zone]] > 1:
        worth = -1.0
    return worth


def is_seen(table: Table) -> bool:
    return bit(table.revealed, zone_of(table, table.pack.octopus))


def action_worth(table: Table, action: i64) -> float:
    lying = float(bits(table.revealed))
    if action == c.DONE:
        return 1.0
    if action == c.DRAW_UP:
        return 3.0 + 1.5 * float(table.limit - table.hand_size)
    if action >= c.BLOCK:
        return food_worth(table, action - c.BLOCK)
    if action >= c.DISCARDED:
        worth = 1.0
        if is_seen(table):
            worth = 8.0
        elif lying > 5.0:
            worth = 3.0
        if table.pack.food_of[action - c.DISCARDED] >= 0:
            worth -= 4.0
        return worth
    kind = action - c.CARD
    worth = 4.0 - float(table.pack.cost[kind]) * lying * 0.2
    for i in range(p.OPS):
        op = table.pack.op[kind * p.OPS + i]
        if op == p.OP_EAT:
            worth += 50.0
        elif op == p.OP_HIDE:
            worth += lying - 2.0 + (10.0 if is_seen(table) else 0.0)
        elif op == p.OP_LEARN:
            worth += 3.0
        elif op == p.OP_SHUFFLE:
            worth += 1.0 + (3.0 if is_seen(table) else 0.0)
        elif op == p.OP_SWAP:
            worth += 0.5 + (4.0 if can_reach_food(table) else 0.0)
    return worth


def food_worth(table: Table, kind: i64) -> float:
    """Food that hides waits until much lies open; the rest is used at once."""
    if table.pack.op[(c.BLOCK_PROGRAM + kind) * p.OPS] == p.OP_HIDE:
        return 12.0 if is_seen(table) or bits(table.revealed) > 4 else 0.0
    return 6.0


def can_reach_food(table: Table) -> bool:
    """Could one swap bring octopus and some food together?"""
    lair = zone_of(table, table.pack.octopus)
    for zone in range(c.ZONES):
        if table.pack.block_class[table.board[zone]] == p.IS_FOOD and not bit(table.chart.near[zone], lair):
            return True
    return False


def swap_worth(table: Table, pair: i64) -> float:
    """Bring octopus and food together; otherwise get away from the shark."""
    one = table.chart.one[pair]
    other = table.chart.other[pair]
    lair = zone_of(table, table.pack.octopus)
    if lair != one and lair != other:
        return 0.3
    goal = other if lair == one else one
    worth = 0.0
    for zone in range(c.ZONES):
        if (
            zone != lair
            and table.pack.block_class[table.board[zone]] == p.IS_FOOD
            and bit(table.chart.near[goal], zone)
        ):
            worth += 5.0
    if table.chart.touch[table.cell * 2] == goal or table.chart.touch[table.cell * 2 + 1] == goal:
        worth -= 3.0
    return worth + float(table.chart.value[goal]) * 0.3


def learn_worth(table: Table, action: i64) -> float:
    if action == c.DONE:
        return 0.0
    if action >= c.PILE_TOP:
        return 5.0 if action - c.PILE_TOP == c.EAT_PILE else 2.0
    kind = table.pack.block_class[action - c.BLOCK]
    if kind == p.IS_TRAP:
        return 2.0
    return 0.0 if kind == p.IS_SHELL and table.pack.pays[action - c.BLOCK] == 1 else 1.5


def exchange_worth(table: Table, zone: i64) -> float:
    """Food goes beside the octopus, in the place of a shell."""
    worth = 0.0
    if table.pack.block_class[table.board[zone]] == p.IS_SHELL:
        worth += 2.0
    if table.pack.block_class[table.learning] == p.IS_FOOD and bit(
        table.chart.near[zone], zone_of(table, table.pack.octopus)
    ):
        worth += 4.0
    return worth


POLICIES: dict[str, Policy] = {"crafty": Crafty(Taste()), "simple": Simple(Taste())}
