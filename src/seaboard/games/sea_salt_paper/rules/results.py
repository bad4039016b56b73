# seaboard: compiled
"""What a finished round brought."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from seaboard.core.cards import zeros
from seaboard.core.state import EVERYONE, Notes
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus

TWELVE_BITS: Final[i64] = 0xFFF


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoundResult:
    """A finished round, for score sheets: what each seat scored, and how the round ended."""

    def __init__(
        self,
        call: i64,
        caller: i64,
        bet_won: bool,
        points: vec[i64],
        bonuses: vec[i64],
        scored: vec[i64],
    ) -> None:
        self.call = call  # NO_CALL: the deck ran out and nobody scored
        self.caller = caller
        self.bet_won = bet_won
        self.points = points
        self.bonuses = bonuses
        self.scored = scored
        self.shown = vec[i64]()  # the counters that the points came from, packed; empty: nobody laid cards open

    def tally(self) -> vec[i64]:
        """The cards that were laid open, as far as points come from them, as a tally of all seats."""
        seats: i64 = len(self.points)
        tally = zeros(seats * c.ROW)
        for seat in range(seats):
            for i in range(c.SCORED):
                packed = self.shown[seat * c.PACKED + i // c.TOGETHER]
                tally[seat * c.ROW + c.OWNED + i] = (packed >> (12 * (i % c.TOGETHER))) & TWELVE_BITS
        return tally


def count_round(tally: vec[i64], seats: i64, call: i64, caller: i64, white_counts: bool) -> RoundResult:
    """SSP-33, SSP-36 … SSP-38: who scores what after c.STOP, after a bet won and after a bet lost."""
    points = zeros(seats)
    bonuses = zeros(seats)
    for seat in range(seats):
        points[seat] = card_points(tally, seat * c.ROW, white_counts)
        bonuses[seat] = colour_bonus(tally, seat * c.ROW)
    bet_won = True
    for seat in range(seats):
        if points[seat] > points[caller]:
            bet_won = False
    scored = zeros(seats)
    for seat in range(seats):
        if call == c.STOP:
            scored[seat] = points[seat]
        elif seat == caller:
            scored[seat] = points[seat] + bonuses[seat] if bet_won else bonuses[seat]
        else:
            scored[seat] = bonuses[seat] if bet_won else points[seat]
    return RoundResult(call, caller, bet_won, points, bonuses, scored)


def shown_by(tally: vec[i64], seats: i64) -> vec[i64]:
    """The counters that points come from, packed: every round of a game is kept, and tallies would fill the memory."""
    shown = zeros(seats * c.PACKED)
    for seat in range(seats):
        for i in range(c.PACKED):
            first = seat * c.ROW + c.OWNED + i * c.TOGETHER
            low = tally[first] | tally[first + 1] << 12 | tally[first + 2] << 24
            shown[seat * c.PACKED + i] = low | tally[first + 3] << 36 | tally[first + 4] << 48
    return shown


def tell_scores(notes: Notes, result: RoundResult, totals: vec[i64]) -> None:
    is_bet = result.call == c.LAST_CHANCE
    if is_bet:
        kind = "bet_won" if result.bet_won else "bet_lost"
        notes.tell(kind, EVERYONE, {"seat": int(result.caller), "points": int(result.points[result.caller])})
    for seat in range(len(result.scored)):
        facts: dict[str, object] = {"seat": int(seat), "points": int(result.points[seat])}
        facts["bonus"] = int(result.bonuses[seat]) if is_bet else 0
        facts["scored"] = int(result.scored[seat])
        facts["total"] = int(totals[seat])
        notes.tell("scored", EVERYONE, facts)
