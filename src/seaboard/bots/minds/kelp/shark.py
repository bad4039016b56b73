# seaboard: compiled
"""The shark's quick judgement: it follows its nose, and bites where the octopus is likely enough."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.kelp.taste import Taste
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import colour_of, total, value_of
from seaboard.games.kelp.rules.hunting import fits
from seaboard.games.kelp.rules.paths import first_port, last_port
from seaboard.games.kelp.rules.table import Table


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
