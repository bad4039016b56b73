# seaboard: compiled
"""What a finished round brought."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Notes
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus


@final
class RoundResult:
    """A finished round, for score sheets: what each seat scored, and how the round ended."""

    def __init__(
        self,
        call: i64,
        caller: i64,
        bet_won: bool,
        points: list[int],
        bonuses: list[int],
        scored: list[int],
        tally: vec[i64],
    ) -> None:
        self.call = call  # NO_CALL: the deck ran out and nobody scored
        self.caller = caller
        self.bet_won = bet_won
        self.points = points
        self.bonuses = bonuses
        self.scored = scored
        self.tally = tally  # of the cards that were laid open, never changed any more; empty: nobody showed them


def count_round(tally: vec[i64], seats: i64, call: i64, caller: i64, white_counts: bool) -> RoundResult:
    """SSP-33, SSP-36 … SSP-38: who scores what after c.STOP, after a bet won and after a bet lost."""
    points = [int(card_points(tally, seat * c.ROW, white_counts)) for seat in range(seats)]
    bonuses = [int(colour_bonus(tally, seat * c.ROW)) for seat in range(seats)]
    mine = points[caller]
    bet_won = True
    for seat in range(seats):
        if points[seat] > mine:
            bet_won = False
    scored: list[int] = []
    for seat in range(seats):
        if call == c.STOP:
            scored.append(points[seat])
        elif seat == caller:
            scored.append(points[seat] + bonuses[seat] if bet_won else bonuses[seat])
        else:
            scored.append(bonuses[seat] if bet_won else points[seat])
    return RoundResult(call, int(caller), bet_won, points, bonuses, scored, tally)


def tell_scores(notes: Notes, result: RoundResult, totals: vec[i64]) -> None:
    is_bet = result.call == c.LAST_CHANCE
    if is_bet:
        kind = "bet_won" if result.bet_won else "bet_lost"
        notes.tell(kind, EVERYONE, {"seat": result.caller, "points": result.points[result.caller]})
    for seat in range(len(result.scored)):
        facts: dict[str, object] = {"seat": seat, "points": result.points[seat]}
        facts["bonus"] = result.bonuses[seat] if is_bet else 0
        facts["scored"] = result.scored[seat]
        facts["total"] = int(totals[seat])
        notes.tell("scored", EVERYONE, facts)
