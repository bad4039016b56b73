# seaboard: compiled
"""Kelp: a learned chance that the octopus wins, so that a rollout may end after a few rounds.

A rollout to the end says only who won, by what the policies would do in thirty more rounds. What is seen here is what
players talk about: how hungry the shark is and what dice it has, how well it knows where the octopus is, what lies
open, what the octopus holds and has eaten. The weights are made by `python benchmarks/learn_value.py kelp` and
kept in `value.json`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.bots.minds.kelp.judge import is_confrontation, is_secret, leaning, unforeseeable
from seaboard.bots.minds.kelp.octopus import is_ahead
from seaboard.core.state import State
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.table import bit, bits
from seaboard.games.kelp.rules.trail import whereabouts
from seaboard.games.kelp.state import Kelp

FEATURES: Final[i64] = 34


def dice_of(dice: vec[i64], colour: i64) -> i64:
    """How many dice of a colour lie where faces count."""
    count: i64 = 0
    for value in range(c.FACES):
        count += dice[colour * c.FACES + value]
    return count


def fighting_dice(table: Kelp, colour: i64) -> float:
    """What the shark has of a colour, in the bag, the pool, stored or watching."""
    return float(
        table.bag[colour]
        + table.drawn[colour]
        + dice_of(table.pool, colour)
        + dice_of(table.energy, colour)
        + dice_of(table.watch, colour)
        + dice_of(table.watch_new, colour)
    )


class Eye:
    """Looks at a position."""

    def chance(self, table: Kelp) -> float:
        """How likely the octopus is to win; this one cannot tell."""
        return 0.5


@final
class Prospect(Eye):
    """Says it from what players talk about, each by itself."""

    def __init__(self, weights: list[float]) -> None:
        # Of each feature three: one, one that counts by the hunger, one that counts by what has been eaten.
        self.weights = vec[float](weights)
        self.row = vec[float]([0.0] * FEATURES)
        self.likely = vec[float]([0.0] * c.ZONES)  # the chance of the octopus in each zone, by the trail

    def features(self, state: State) -> list[float]:
        """What is seen, for those who learn."""
        assert isinstance(state, Kelp)
        self.look(state)
        return [self.row[i] for i in range(FEATURES)]

    def chance(self, table: Kelp) -> float:
        if table.phase == c.OVER:
            return 1.0 if table.winner == c.OCTOPUS else 0.0
        self.look(table)
        row = self.row
        hunger = row[1]
        eaten = row[2]
        sum_ = 0.0
        for i in range(FEATURES):
            weight = self.weights[3 * i] + hunger * self.weights[3 * i + 1] + eaten * self.weights[3 * i + 2]
            sum_ += row[i] * weight
        return 1.0 / (1.0 + math.exp(-sum_))

    # -- looking --------------------------------------------------------------------------------------------------

    def look(self, table: Kelp) -> None:
        row = self.row
        row[0] = 1.0
        row[1] = float(total(table.hunger)) / float(table.pack.hunger)
        row[2] = float(table.eaten) / float(table.pack.food)
        row[3] = fighting_dice(table, c.RED) / 4.0
        row[4] = fighting_dice(table, c.YELLOW) / 4.0
        row[5] = fighting_dice(table, c.BLUE) / 8.0
        row[6] = float(table.energy_sum) / 10.0
        row[7] = float(table.owned_count) / 4.0
        row[8] = float(table.flipped) / 4.0
        row[27] = float(table.stored) / 3.0
        row[9] = float(bits(table.colours)) / 3.0
        self.look_for_octopus(table)
        self.look_at_forest(table)
        self.look_at_cards(table)

    def look_for_octopus(self, table: Kelp) -> None:
        """How well the shark knows where it is, and how near it has come."""
        row = self.row
        lair = zone_of(table, table.pack.octopus)
        likely = whereabouts(table.trail.chances(), table.pack.octopus)
        self.likely = likely
        most = 0.0
        sharp = 0.0
        for zone in range(c.ZONES):
            sharp += likely[zone] * likely[zone]
            if likely[zone] > most:
                most = likely[zone]
        row[10] = likely[lair] if lair >= 0 else most
        row[11] = most
        row[12] = sharp
        row[13] = 1.0 if lair >= 0 and bit(table.revealed, lair) else 0.0
        near = 0.0
        beside = 0.0
        for side in range(2):
            zone = table.chart.touch[table.cell * 2 + side]
            if zone >= 0:
                near += likely[zone]
                if zone == lair:
                    beside = 1.0
        row[14] = near
        row[15] = beside
        coming = 0.0
        for zone in range(c.ZONES):
            if is_ahead(table, zone):
                coming += likely[zone]
        row[24] = coming
        row[25] = likely[lair] if lair >= 0 and is_ahead(table, lair) else 0.0
        row[26] = likely[lair] * float(table.chart.value[lair]) / 5.0 if lair >= 0 else 0.0

    def look_at_forest(self, table: Kelp) -> None:
        """What lies open, which traps are still hidden, and what searches cannot touch any more."""
        row = self.row
        row[16] = float(bits(table.revealed)) / float(c.ZONES)
        traps = 0.0
        taken = 0.0
        for zone in range(c.ZONES):
            kind = table.board[zone]
            if kind >= 0 and table.pack.block_class[kind] == p.IS_TRAP and not bit(table.revealed, zone):
                traps += 1.0
            if table.zone_die[zone] >= 0:
                taken += 1.0
        row[17] = traps / 3.0
        row[18] = taken / float(c.ZONES)

    def look_at_cards(self, table: Kelp) -> None:
        """The hand, meals that are in hand or in the deck, and those that only wait to be played."""
        row = self.row
        row[19] = float(table.hand_size) / 5.0
        pack = table.pack
        lair = zone_of(table, pack.octopus)
        held = 0.0
        ready = 0.0
        for kind in range(pack.cards):
            food = pack.food_of[kind]
            if food >= 0 and table.hand[kind] > 0:
                held += float(table.hand[kind])
                zone = zone_of(table, food)
                if zone >= 0 and lair >= 0 and bit(table.chart.near[lair], zone):
                    ready += 1.0
        row[20] = held / 2.0
        row[22] = ready
        row[23] = float(table.deck.count + table.discard.count + table.hand_size) / 15.0
        row[21] = 0.0
        for i in range(28, 34):
            row[i] = 0.0
        for kind in range(pack.cards):
            if table.hand[kind] > 0:
                self.count(table, kind, 28, float(table.hand[kind]))
        for i in range(table.deck.count):
            self.count(table, table.deck.cards[i], 31, 1.0)
        for i in range(table.discard.count):
            self.count(table, table.discard.cards[i], 31, 1.0)

    def count(self, table: Kelp, kind: i64, first: i64, copies: float) -> None:
        """How many cards hide, mix and learn, in three features; and the meals that wait to be drawn."""
        row = self.row
        for i in range(p.OPS):
            op = table.pack.op[kind * p.OPS + i]
            if op == p.OP_HIDE:
                row[first] += copies / 4.0
            elif op == p.OP_SHUFFLE:
                row[first + 1] += copies / 4.0
            elif op == p.OP_LEARN:
                row[first + 2] += copies / 4.0
            elif op == p.OP_EAT and first == 31:
                row[21] += copies / 2.0


@final
class ProspectJudge(Judge):
    """A rollout of some rounds, then the learned chance."""

    def __init__(self, eye: Eye, horizon: i64 = 1, trust: float = 1.0, further: i64 = 0, mixes: bool = True) -> None:
        self.eye = eye
        self.horizon = horizon  # rounds that a rollout goes beyond this one
        self.further = further  # and so many more where the octopus searches: what a hiding place is worth shows late
        self.mixes = mixes  # can nobody foresee the colour of a confrontation?
        self.trust = trust  # how far it is believed: the rest of the way to an even chance

    def mark(self, state: State) -> i64:
        """The last round that is played."""
        assert isinstance(state, Kelp)
        last = state.round + self.horizon
        return last + self.further if state.actor() == c.OCTOPUS else last

    def is_done(self, state: State, mark: i64) -> bool:
        """At the beginning of a round."""
        assert isinstance(state, Kelp)
        if state.phase == c.OVER:
            return True
        return state.phase == c.ACTION and state.acted == 0 and state.round > mark

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Kelp)
        chance = self.eye.chance(state)
        if state.phase != c.OVER:
            chance = 0.5 + self.trust * (chance - 0.5)
        return chance if seat == c.OCTOPUS else 1.0 - chance

    def is_hidden(self, state: State, action: i64) -> bool:
        assert isinstance(state, Kelp)
        return is_secret(state)

    def is_guess(self, state: State) -> bool:
        assert isinstance(state, Kelp)
        return self.mixes and is_confrontation(state)

    def mixture(self, seat: i64, worths: list[float]) -> list[float]:
        hunts: bool = seat == c.SHARK
        shares = unforeseeable(worths, hunts)
        return leaning(shares, worths) if hunts else shares
