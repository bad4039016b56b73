# seaboard: compiled
"""Quick judgements for both sides of Kelp: a shark that follows its nose, an octopus that keeps its cover."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.kelp.octopus import octopus_worth
from seaboard.bots.minds.kelp.shark import shark_worth
from seaboard.bots.minds.kelp.taste import Taste, hungry
from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.table import Table, bit, bits
from seaboard.games.kelp.rules.trail import Chances, whereabouts
from seaboard.games.kelp.state import Kelp

NOWHERE: Final = vec[float]([0.0] * c.ZONES)


@final
class Crafty(Policy):
    """Reckons with what the shark can deduce from the trail of the blocks."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.chances: Chances | None = None  # what was worked out last, which is asked for several times a turn
        self.likely = NOWHERE

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Kelp)
        if moves.count == 1:
            return moves.items[0]
        if not is_about_where(state.phase):
            return best(self.taste, state, moves, quick, NOWHERE)
        chances = state.trail.chances()
        if chances is not self.chances:
            self.likely = whereabouts(chances, state.pack.octopus)
            self.chances = chances
        return best(self.taste, state, moves, quick, self.likely)


@final
class Simple(Policy):
    """The same without the deduction: every hidden block is as likely as any other. Much quicker in a rollout."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Kelp)
        if moves.count == 1:
            return moves.items[0]
        return best(self.taste, state, moves, quick, suspicion(state) if is_about_where(state.phase) else NOWHERE)


def best(taste: Taste, table: Kelp, moves: Moves, quick: Quick, likely: vec[float]) -> i64:
    """The move with the highest worth; chance decides between equals."""
    chosen = moves.items[0]
    most = -1000.0
    for i in range(moves.count):
        action = moves.items[i]
        if table.phase < c.FIRST_OF_SHARK:
            worth = octopus_worth(taste, table, action, likely)
        else:
            worth = shark_worth(taste, table, action, likely)
        worth += quick.unit()
        if worth > most:
            most = worth
            chosen = action
    return chosen


def is_about_where(phase: i64) -> bool:
    """Does it matter where the octopus may be? To work that out takes longer than all the rest."""
    if phase < c.FIRST_OF_SHARK:
        return phase == c.ACTION or phase == c.LAST_GAP or phase == c.PAY or phase == c.HIDE or phase == c.SHUFFLE
    return phase == c.MOVE or phase == c.SWIM or phase == c.GLIDE or phase == c.HUNT or phase == c.HUNT_ZONE


def suspicion(table: Table) -> vec[float]:
    """How likely the octopus is in each zone for who does not deduce."""
    likely = vec[float]([0.0] * c.ZONES)
    lair = zone_of(table, table.pack.octopus)
    if lair >= 0 and bit(table.revealed, lair):
        likely[lair] = 1.0
        return likely
    for zone in range(c.ZONES):
        if not bit(table.revealed, zone):
            likely[zone] = 1.0 / float(c.ZONES - bits(table.revealed))
    return likely


POLICIES: dict[str, Policy] = {
    "crafty": Crafty(Taste()),
    "hungry": Crafty(hungry()),  # the same shark
    "simple": Simple(Taste()),
}
