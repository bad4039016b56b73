# seaboard: compiled
"""Kelp: a small net that says how likely the octopus is to win.

Beside what `Prospect` sees it looks at every zone with its block, its die, the chance of the octopus and the shark's
ways there, at the dice by colour, and at the cards of both sides by what they do. All zones are looked at alike and
added up; one layer of hidden units lets things count together. The weights are learned by
`python benchmarks/learn_kelp.py` and kept in `net.json`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.kelp.value import FEATURES, Eye, Prospect, dice_of
from seaboard.core.state import State
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.paths import HIGH, first_port, last_port, port_after
from seaboard.games.kelp.rules.stack import Stack
from seaboard.games.kelp.rules.table import bit, bits
from seaboard.games.kelp.state import Kelp

OPS: Final[i64] = 12  # effects of the octopus side
SKILLS: Final[i64] = 13  # effects of the shark side
MOST_HUNGER: Final[i64] = 8
MOST_EATEN: Final[i64] = 5
MOST_STORED: Final[i64] = 4
MOST_TILES: Final[i64] = 5
MOST_HAND: Final[i64] = 6

# What is seen beside the zones
AT_HUNGER: Final[i64] = FEATURES  # these are one where the number is this one
AT_EATEN: Final[i64] = AT_HUNGER + MOST_HUNGER
AT_COLOURS: Final[i64] = AT_EATEN + MOST_EATEN
AT_STORED: Final[i64] = AT_COLOURS + c.COLOURS
AT_TILES: Final[i64] = AT_STORED + MOST_STORED
AT_HAND: Final[i64] = AT_TILES + MOST_TILES
AT_OPEN: Final[i64] = AT_HAND + MOST_HAND + 1
AT_BAG: Final[i64] = AT_OPEN + c.ZONES + 1  # by colour, and the shares of yellow and red
AT_ENERGY: Final[i64] = AT_BAG + c.COLOURS + 2  # by colour
AT_WATCH: Final[i64] = AT_ENERGY + c.COLOURS  # yellow, red, and what the red ones show
AT_SHARK: Final[i64] = AT_WATCH + 3  # growth, currents, heading, cards left, what it can pay
AT_OWNED: Final[i64] = AT_SHARK + 8
AT_ROW: Final[i64] = AT_OWNED + SKILLS
AT_HELD: Final[i64] = AT_ROW + SKILLS  # cards in hand by what they do, and how far
AT_FAR: Final[i64] = AT_HELD + OPS
AT_KNOWN: Final[i64] = AT_FAR + OPS  # those the shark is sure of
AT_DECK: Final[i64] = AT_KNOWN + OPS
AT_DISCARD: Final[i64] = AT_DECK + OPS
AT_FOOD: Final[i64] = AT_DISCARD + OPS  # eaten and not used yet
AT_OCTOPUS: Final[i64] = AT_FOOD + OPS  # limit, costs, payments, round, how many zones are possible, side
PLAIN: Final[i64] = AT_OCTOPUS + 8

# What is seen of a zone. “Easy” is how often a die can be laid there.
LIKELY: Final[i64] = 0  # the chance of the octopus by the trail, its square, and times easy
EASY: Final[i64] = 3
OPEN: Final[i64] = 4
LAIR: Final[i64] = 5  # the octopus is there; how likely that is to the shark, is it shown, is it easy
FOOD: Final[i64] = 9  # shown, hidden, beside the octopus
TRAP: Final[i64] = 12  # shown, hidden
TAKEN: Final[i64] = 14  # by a die
BESIDE: Final[i64] = 15  # the shark; and how likely the octopus is there
SOON: Final[i64] = 17  # the shark can come with its move; how likely, times easy, is the octopus there
LATER: Final[i64] = 21  # with the next one: how likely, is the octopus there
NEIGHBOURS: Final[i64] = 23
TRAITS: Final[i64] = 24

FROM_ZONE: Final[i64] = 16  # numbers that a zone adds to
INPUTS: Final[i64] = PLAIN + FROM_ZONE
HIDDEN: Final[i64] = 32
SIZES: Final = (TRAITS * FROM_ZONE, FROM_ZONE, INPUTS * HIDDEN, HIDDEN, HIDDEN, INPUTS, 1)  # of the parts, in order


@final
class Net(Eye):
    """Says how likely the octopus is to win. `weights` are those of `benchmarks/learn_kelp.py`, one after another."""

    def __init__(self, weights: list[float], prospect: Prospect) -> None:
        self.prospect = prospect  # looks at what it looks at, too
        self.row = vec[float]([0.0] * INPUTS)
        self.zones = vec[float]([0.0] * (c.ZONES * TRAITS))
        self.hidden = vec[float]([0.0] * HIDDEN)
        self.unit = vec[float]([0.0] * FROM_ZONE)
        assert len(weights) == sum(SIZES)
        parts: list[vec[float]] = []
        begin = 0
        for size in SIZES:
            parts.append(vec[float](weights[begin : begin + size]))
            begin += size
        self.to_zone = parts[0]
        self.bias_of_zone = parts[1]
        self.to_hidden = parts[2]
        self.bias = parts[3]
        self.from_hidden = parts[4]
        self.straight = parts[5]  # what counts by itself
        self.least = parts[6]

    def chance(self, table: Kelp) -> float:
        if table.phase == c.OVER:
            return 1.0 if table.winner == c.OCTOPUS else 0.0
        self.look(table)
        return 1.0 / (1.0 + math.exp(-self.foretold()))

    def seen(self, state: State) -> list[float]:
        """What is seen, for those who learn: the table first, then zone after zone."""
        assert isinstance(state, Kelp)
        self.look(state)
        return [self.row[i] for i in range(PLAIN)] + [self.zones[i] for i in range(c.ZONES * TRAITS)]

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, table: Kelp) -> None:
        row = self.row
        for i in range(FEATURES, PLAIN):
            row[i] = 0.0
        self.prospect.look(table)
        for i in range(FEATURES):
            row[i] = self.prospect.row[i]
        row[AT_HUNGER + min(total(table.hunger), MOST_HUNGER - 1)] = 1.0
        row[AT_EATEN + min(table.eaten, MOST_EATEN - 1)] = 1.0
        row[AT_COLOURS + bits(table.colours) - 1] = 1.0
        row[AT_STORED + min(table.stored, MOST_STORED - 1)] = 1.0
        row[AT_TILES + min(table.flipped, MOST_TILES - 1)] = 1.0
        row[AT_HAND + min(table.hand_size, MOST_HAND)] = 1.0
        row[AT_OPEN + bits(table.revealed)] = 1.0
        self.look_at_shark(table)
        self.look_at_octopus(table)
        self.look_at_zones(table)

    def look_at_shark(self, table: Kelp) -> None:
        row = self.row
        pack = table.pack
        inside = float(total(table.bag))
        for colour in range(c.COLOURS):
            row[AT_BAG + colour] = float(table.bag[colour]) / 4.0
            row[AT_ENERGY + colour] = float(dice_of(table.energy, colour))
        if inside > 0.0:
            row[AT_BAG + c.COLOURS] = float(table.bag[c.YELLOW]) / inside
            row[AT_BAG + c.COLOURS + 1] = float(table.bag[c.RED]) / inside
        row[AT_WATCH] = float(dice_of(table.watch, c.YELLOW))
        for value in range(c.FACES):
            count = float(table.watch[c.RED * c.FACES + value])
            row[AT_WATCH + 1] += count
            row[AT_WATCH + 2] += count * float(value + 1) / 6.0
        row[AT_SHARK] = float(total(table.growth)) / 3.0
        row[AT_SHARK + 1] = float(table.flows) / 3.0
        row[AT_SHARK + 2] = 1.0 if table.heading == c.FREE else 0.0
        row[AT_SHARK + 3] = float(table.shark_deck.count) / 20.0
        for kind in range(pack.skills):
            if table.owned[kind] > 0:
                row[AT_OWNED + pack.skill[kind]] += float(table.owned[kind])
        for at in range(pack.row):
            kind = table.row[at]
            if kind >= 0:
                row[AT_ROW + pack.skill[kind]] += 1.0
                red = float(pack.skill_dice[kind * c.COLOURS + c.RED])
                row[AT_SHARK + 4] += red / 2.0
                if pack.skill_cost[kind] <= table.energy_sum:
                    row[AT_SHARK + 5] += 0.5
                    row[AT_SHARK + 6] += red / 2.0
        row[AT_SHARK + 7] = float(table.energy_sum * table.energy_sum) / 100.0

    def look_at_octopus(self, table: Kelp) -> None:
        row = self.row
        pack = table.pack
        costs = 0.0
        for kind in range(pack.cards):
            if table.hand[kind] > 0:
                held = float(table.hand[kind])
                costs += held * float(pack.cost[kind])
                self.count(table, kind, AT_HELD, held)
                self.count(table, kind, AT_KNOWN, float(table.known[kind]))
                for i in range(p.OPS):
                    at = kind * p.OPS + i
                    if pack.op[at] != p.OP_NONE and pack.op[at] != p.OP_EAT:
                        row[AT_FAR + pack.op[at]] += held * float(pack.op_a[at]) / 4.0
        self.count_all(table, table.deck, AT_DECK)
        self.count_all(table, table.discard, AT_DISCARD)
        for space in range(table.eaten):
            if table.food[space] >= 0 and not bit(table.food_used, space):
                self.count(table, c.BLOCK_PROGRAM + table.food[space], AT_FOOD, 1.0)
        row[AT_OCTOPUS] = float(table.limit) / 4.0
        row[AT_OCTOPUS + 1] = costs / 4.0
        for zone in range(c.ZONES):
            if self.prospect.likely[zone] > 0.001:
                row[AT_OCTOPUS + 2] += 1.0 / 9.0
            if not bit(table.revealed, zone) and pack.block_class[table.board[zone]] != p.IS_OCTOPUS:
                row[AT_OCTOPUS + 3] += float(pack.pays[table.board[zone]]) / 8.0
        row[AT_OCTOPUS + 4] = float(min(table.round, 40)) / 20.0
        row[AT_OCTOPUS + 5] = float(table.night)
        row[AT_OCTOPUS + 6] = float(table.ring)
        row[AT_OCTOPUS + 7] = 1.0 / (self.prospect.row[12] + 0.01) / 9.0  # among how many zones the shark must guess

    def count(self, table: Kelp, program: i64, first: i64, copies: float) -> None:
        """Add what a card does to the counts of one place."""
        for i in range(p.OPS):
            op = table.pack.op[program * p.OPS + i]
            if op != p.OP_NONE:
                self.row[first + op] += copies

    def count_all(self, table: Kelp, cards: Stack, first: i64) -> None:
        for i in range(cards.count):
            self.count(table, cards.cards[i], first, 1.0)

    def look_at_zones(self, table: Kelp) -> None:
        zones = self.zones
        for i in range(c.ZONES * TRAITS):
            zones[i] = 0.0
        pack = table.pack
        lair = zone_of(table, pack.octopus)
        beside = touched(table, table.cell)
        soon = reached(table, first_port(table), last_port(table))
        later = soon
        for port in range(first_port(table), last_port(table) + 1):
            for branch in range(p.BRANCHES):
                entry = table.chart.ahead[port * p.BRANCHES + branch]
                if entry >= 0:
                    later |= reached(table, port_after(entry), port_after(entry))
        for zone in range(c.ZONES):
            at = zone * TRAITS
            likely = self.prospect.likely[zone]
            is_open = bit(table.revealed, zone)
            kind = pack.block_class[table.board[zone]]
            easy = float(7 - table.chart.value[zone]) / 6.0
            zones[at + LIKELY] = likely
            zones[at + LIKELY + 1] = likely * likely
            zones[at + LIKELY + 2] = likely * easy
            zones[at + EASY] = easy
            if is_open:
                zones[at + OPEN] = 1.0
            if zone == lair:
                zones[at + LAIR] = 1.0
                zones[at + LAIR + 1] = likely
                zones[at + LAIR + 2] = 1.0 if is_open else 0.0
                zones[at + LAIR + 3] = easy
            elif kind == p.IS_FOOD:
                zones[at + (FOOD if is_open else FOOD + 1)] = 1.0
                if lair >= 0 and bit(table.chart.near[lair], zone):
                    zones[at + FOOD + 2] = 1.0
            elif kind == p.IS_TRAP:
                zones[at + (TRAP if is_open else TRAP + 1)] = 1.0
            if table.zone_die[zone] >= 0:
                zones[at + TAKEN] = 1.0
            if bit(beside, zone):
                zones[at + BESIDE] = 1.0
                zones[at + BESIDE + 1] = likely
            if bit(soon, zone):
                zones[at + SOON] = 1.0
                zones[at + SOON + 1] = likely
                zones[at + SOON + 2] = likely * easy
                if zone == lair:
                    zones[at + SOON + 3] = 1.0
            if bit(later, zone):
                zones[at + LATER] = likely
                if zone == lair:
                    zones[at + LATER + 1] = 1.0
            zones[at + NEIGHBOURS] = float(bits(table.chart.near[zone])) / 4.0

    # -- foretelling ----------------------------------------------------------------------------------------------

    def foretold(self) -> float:
        """The logit of the octopus's chance, from what was looked at."""
        self.gather_zones()
        row = self.row
        hidden = self.hidden
        to_hidden = self.to_hidden
        straight = self.straight
        for k in range(HIDDEN):
            hidden[k] = self.bias[k]
        sum_ = self.least[0]
        for i in range(INPUTS):
            by = row[i]
            if by != 0.0:
                sum_ += by * straight[i]
                begin = i * HIDDEN
                for k in range(HIDDEN):
                    hidden[k] += by * to_hidden[begin + k]
        for k in range(HIDDEN):
            if hidden[k] > 0.0:
                sum_ += hidden[k] * self.from_hidden[k]
        return sum_

    def gather_zones(self) -> None:
        row = self.row
        unit = self.unit
        to_zone = self.to_zone
        for k in range(FROM_ZONE):
            row[PLAIN + k] = 0.0
        for zone in range(c.ZONES):
            for k in range(FROM_ZONE):
                unit[k] = self.bias_of_zone[k]
            for i in range(TRAITS):
                by = self.zones[zone * TRAITS + i]
                if by != 0.0:
                    for k in range(FROM_ZONE):
                        unit[k] += by * to_zone[i * FROM_ZONE + k]
            for k in range(FROM_ZONE):
                if unit[k] > 0.0:
                    row[PLAIN + k] += unit[k]


def touched(table: Kelp, cell: i64) -> i64:
    """The zones beside a cell, as a mask."""
    mask: i64 = 0
    for side in range(2):
        zone = table.chart.touch[cell * 2 + side]
        if zone >= 0:
            one: i64 = 1
            mask |= one << zone
    return mask


def reached(table: Kelp, first: i64, last: i64) -> i64:
    """The zones beside which a move ahead of some ports may end, as a mask."""
    mask: i64 = 0
    for port in range(first, last + 1):
        mask |= swum(table, port, HIGH)
    return mask


def swum(table: Kelp, port: i64, last: i64) -> i64:
    """The zones beside which a swim may end that goes on from a port over lower and lower currents."""
    mask: i64 = 0
    for branch in range(p.BRANCHES):
        entry = table.chart.ahead[port * p.BRANCHES + branch]
        if entry < 0:
            break
        value = table.current[entry >> 1]
        if value == 0:
            mask |= touched(table, entry >> 1)
        elif value < last:
            mask |= swum(table, port_after(entry), value)
    return mask
