# seaboard: compiled
"""The octopus's quick judgement: it keeps its cover, and reckons with what the shark can know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.kelp.taste import Taste
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.paths import first_port, last_port
from seaboard.games.kelp.rules.table import Table, bit, bits


def octopus_worth(taste: Taste, table: Table, action: i64, likely: vec[float]) -> float:
    phase = table.phase
    if phase == c.ACTION or phase == c.LAST_GAP:
        return action_worth(taste, table, action, likely)
    if phase == c.PAY:
        return -danger_of_showing(taste, table, action - c.ZONE, likely)
    if phase == c.HIDE:
        return 0.5 if action == c.DONE else 1.0 + danger_of_showing(taste, table, action - c.ZONE, likely)
    if phase == c.SHUFFLE:
        return danger_of_showing(taste, table, action - c.ZONE, likely)
    if phase == c.SWAP:
        return swap_worth(taste, table, action - c.PAIR)
    if phase == c.LEARN:
        return learn_worth(taste, table, action)
    if phase == c.EXCHANGE:
        return exchange_worth(table, action - c.ZONE)
    if phase == c.REMOVE:
        return 2.0 if action == c.DONE else 0.0
    if phase == c.SURVIVE:
        return 5.0 if action == c.YES else 0.0
    if phase == c.SEND_HOME or phase == c.CHOOSE_ESCAPE:
        return 0.0
    return 0.0 if action == c.DONE else 1.0


def danger_of_showing(taste: Taste, table: Table, zone: i64, likely: vec[float]) -> float:
    """What the octopus would rather keep hidden."""
    kind = table.pack.block_class[table.board[zone]]
    worth = likely[zone] * taste.show_likely
    if kind == p.IS_OCTOPUS:
        worth += taste.show_octopus
    elif kind == p.IS_TRAP:
        worth += taste.show_trap
    elif kind == p.IS_FOOD:
        worth += taste.show_food
    elif table.pack.pays[table.board[zone]] > 1:
        worth -= 1.0
    return worth


# -- actions ----------------------------------------------------------------------------------------------------------


def is_seen(table: Table) -> bool:
    return bit(table.revealed, zone_of(table, table.pack.octopus))


def is_ahead(table: Table, zone: i64) -> bool:
    """Could the shark come to lie beside this zone with its next move?"""
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry >= 0 and touches(table, entry >> 1, zone):
                return True
    return False


def touches(table: Table, cell: i64, zone: i64) -> bool:
    return table.chart.touch[cell * 2] == zone or table.chart.touch[cell * 2 + 1] == zone


def action_worth(taste: Taste, table: Table, action: i64, likely: vec[float]) -> float:
    if action == c.DONE:
        return 1.0
    if action == c.DRAW_UP:
        return taste.draw + taste.draw_missing * float(table.limit - table.hand_size)
    if action >= c.BLOCK:
        return food_worth(table, action - c.BLOCK)
    if action < c.DISCARDED:
        kind = action - c.CARD
        cost = taste.cost_open * float(table.pack.cost[kind] * bits(table.revealed))
        return taste.play - cost + card_use(taste, table, kind, likely)
    kind = action - c.DISCARDED
    worth = taste.discard + taste.discard_use * card_use(taste, table, kind, likely)
    if is_seen(table):
        worth += taste.discard_seen
    elif bits(table.revealed) > 5:
        worth += taste.discard_open
    if table.pack.food_of[kind] >= 0:
        worth += taste.discard_meal
    return worth


def card_use(taste: Taste, table: Table, kind: i64, likely: vec[float]) -> float:
    """What the effects of a card would bring now."""
    lair = zone_of(table, table.pack.octopus)
    is_open = bit(table.revealed, lair)
    known = likely[lair]
    risk = known if is_ahead(table, lair) else 0.0
    worth = 0.0
    for i in range(p.OPS):
        op = table.pack.op[kind * p.OPS + i]
        if op == p.OP_EAT:
            worth += taste.eat + taste.eat_risk * risk
        elif op == p.OP_HIDE:
            worth += taste.hide + taste.hide_open * float(bits(table.revealed))
            if is_open:
                worth += taste.hide_seen
        elif op == p.OP_LEARN:
            worth += taste.learn + taste.learn_hungry * float(total(table.hunger))
        elif op == p.OP_SHUFFLE:
            worth += taste.mix + taste.mix_known * known + taste.mix_risk * risk
            if is_open:
                worth += taste.mix_seen
        elif op == p.OP_SWAP:
            worth += taste.swap + taste.swap_risk * risk
            if can_reach_food(table):
                worth += taste.swap_food
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


# -- what a card asks for ---------------------------------------------------------------------------------------------


def swap_worth(taste: Taste, table: Table, pair: i64) -> float:
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
            worth += taste.flee_food
    if touches(table, table.cell, goal):
        worth += taste.flee_shark
    if is_ahead(table, goal):
        worth += taste.flee_ahead
    return worth + float(table.chart.value[goal]) * taste.flee_value


def learn_worth(taste: Taste, table: Table, action: i64) -> float:
    if action == c.DONE:
        return 0.0
    if action >= c.PILE_TOP:
        pile = action - c.PILE_TOP
        if pile == c.EAT_PILE:
            return taste.learn_meal
        return taste.learn_move if pile == 0 else taste.learn_hide if pile == 1 else taste.learn_learn
    kind = table.pack.block_class[action - c.BLOCK]
    if kind == p.IS_TRAP:
        return taste.learn_trap
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
