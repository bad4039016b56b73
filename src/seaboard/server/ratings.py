"""Ratings: openskill (Plackett-Luce), one pool for each game, one for each side where sides are unequal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from seaboard.service.standings import Placed
from seaboard.service.store import Rate, Rating

_model = PlackettLuce()
STARTING = (_model.mu, _model.sigma)


def rater(placed: Sequence[Placed]) -> Rate:
    """What a store is to do with the ratings of those who were placed."""
    return lambda known: ratings_due(placed, known)


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
