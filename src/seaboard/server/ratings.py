"""Ratings: openskill (Plackett-Luce), one pool for each game, one for each side where sides are unequal.

Where all win or lose together the table is rated against its scenario, which is a player of its own and gets harder or
easier by what it does to people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from seaboard.server.store.base import Rating, encode
from seaboard.table.seat import BOT
from seaboard.table.settings import is_together
from seaboard.table.table import BY_RULES, Table

_model = PlackettLuce()
STARTING = (_model.mu, _model.sigma)


@dataclass(frozen=True)
class Placed:
    """Somebody in a finished game."""

    player: str  # an id, "bot:<level>" or "scenario:<what>"
    pool: str
    team: int
    rank: int  # 0 is the best


def standings(table: Table) -> list[Placed]:
    """Who is to be rated with a finished table, and how they did; empty if it does not count."""
    play, ending = table.play, table.ending
    if play is None or ending is None or not table.settings.rated:
        return []
    if ending.by != BY_RULES and not ending.winners:
        return []  # abandoned by agreement
    game = play.game
    players = [seat.owner or f"bot:{seat.level}" for seat in table.seats]
    people = [player for player in players if not player.startswith("bot:")]
    if len(set(people)) < len(people) or not people:
        return []
    if is_together(game, table.settings):
        pool = f"{game.name}+"
        won = bool(ending.winners)
        scenario = encode([table.settings.seats, sorted(table.settings.options.items())]).decode()
        team = [Placed(player, pool, 0, 0 if won else 1) for player in people]
        return [*team, Placed(f"scenario:{scenario}", pool, 1, 1 if won else 0)]
    ranks = _ranks(table)
    placed = []
    for seat, player in enumerate(players):
        pool = f"{game.name}/{game.roles[seat]}" if seat < len(game.roles) else game.name
        placed.append(Placed(player, pool, seat, ranks[seat]))
    # Two bots of one level are one player: only the better of them counts.
    best: dict[str, Placed] = {}
    for one in sorted(placed, key=lambda one: one.rank):
        best.setdefault(one.player, one)
    return [one for one in placed if best[one.player] is one] if len(best) > 1 else []


def _ranks(table: Table) -> list[int]:
    """Places by rules first, then by what people did: who resigned or left is behind those who stayed."""
    assert table.play is not None
    assert table.ending is not None
    by_rules = table.ending.by == BY_RULES
    keys = []
    for number, seat in enumerate(table.seats):
        stayed = not seat.resigned and not (seat.kind == BOT and bool(seat.owner))
        won = number in table.ending.winners
        score = table.ending.scores[number] if by_rules else 0
        keys.append((not stayed, not won, -score))
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def ratings_due(placed: Sequence[Placed], known: Mapping[tuple[str, str], Rating]) -> list[Rating]:
    """The ratings after a game, from the ratings before it."""
    before = [
        known.get((one.player, one.pool), Rating(one.player, one.pool, STARTING[0], STARTING[1], 0)) for one in placed
    ]
    teams: dict[int, list[int]] = {}
    for index, one in enumerate(placed):
        teams.setdefault(one.team, []).append(index)
    rated = _model.rate(
        [[_model.rating(mu=before[i].mu, sigma=before[i].sigma) for i in team] for team in teams.values()],
        ranks=[float(placed[team[0]].rank) for team in teams.values()],
    )
    after = list(before)
    for team, new in zip(teams.values(), rated, strict=True):
        for i, rating in zip(team, new, strict=True):
            old = before[i]
            after[i] = Rating(old.player, old.pool, float(rating.mu), float(rating.sigma), old.games + 1)
    return after


def ordinal(rating: Rating) -> float:
    """What is shown: a cautious guess."""
    return round(rating.mu - 3 * rating.sigma, 2)
