"""The arena: every bot against every other, with seats balanced, and what that says about their strength."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.series import Crew, Played, Series, play_all
from seaboard.core.options import read_options
from seaboard.games import game_named, game_with

# How the bots of a match meet.
TABLE = "table"  # one of the first kind, all other seats of the second
SIDES = "sides"  # unequal sides: the first bot on one, the second on the other
TEAM = "team"  # all seats of one kind, winning or losing together (or one seat alone)


@dataclass(frozen=True)
class Match:
    """A series between two kinds of bot, or of one kind playing together."""

    kind: str
    bots: tuple[str, ...]  # the kinds that meet: two, or one for a team
    series: Series
    place: int  # of the first kind among the bots of the series

    def side(self) -> str:
        """The side that the first kind plays, where sides are unequal."""
        return game_named(self.series.game).roles[self.place] if self.kind == SIDES else ""


@dataclass(frozen=True)
class Arena:
    """Which bots meet in which game, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int  # of each match
    seed: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    neighbours: bool = False  # each bot only against the one named before it
    pack: Mapping[str, object] | None = None  # corrected component data, if they are not the printed ones

    def matches(self) -> list[Match]:
        """All matches: each pair once at a table of two, both ways round for bigger tables and unequal sides."""
        kind = meeting(self.game, self.players, self.options)
        if kind == TEAM:
            return [self.match(kind, (bot,), (bot,) * self.players) for bot in self.bots]
        pairs = [(b, a) for i, a in enumerate(self.bots) for b in self.bots[i + 1 : i + 2 if self.neighbours else None]]
        found: list[Match] = []
        for one, other in pairs:
            if kind == SIDES:
                found.append(self.match(kind, (one, other), (one, other)))
                found.append(self.match(kind, (one, other), (other, one)))
            else:
                found.append(self.match(kind, (one, other), (one, *[other] * (self.players - 1))))
                if self.players > 2 and not self.neighbours:
                    found.append(self.match(kind, (other, one), (other, *[one] * (self.players - 1))))
        return found

    def match(self, kind: str, kinds: tuple[str, ...], seats: tuple[str, ...]) -> Match:
        seed = f"{self.seed} {' '.join(seats)}"
        deals = self.seed if kind == TEAM else ""  # teams do not meet: what tells them apart must not be the deals
        series = Series(self.game, seats, self.games, seed, self.options, kind == TABLE, self.pack, True, deals)
        return Match(kind, kinds, series, seats.index(kinds[0]))


def meeting(game: str, players: int, options: Mapping[str, object]) -> str:
    """How bots meet at such a table."""
    played = game_named(game)
    if players == 1 or played.together(read_options(played.options, options), players):
        return TEAM
    return SIDES if played.roles else TABLE


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's).

    >>> [round(x, 3) for x in interval(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def difference(more: int, less: int, games: int) -> tuple[float, float]:
    """The 95 % interval of how much more often one of two bots wins, of so many deals that both have played.

    Only deals that one of them won alone tell them apart. Half a deal is added to each side, so that a few games
    without such a deal are no proof (Agresti and Min).

    >>> [round(x, 3) for x in difference(30, 10, 100)]
    [0.079, 0.313]
    """
    b, c, n = more + 0.5, less + 0.5, games + 2
    middle = (b - c) / n
    spread = 1.959964 * math.sqrt((b + c) - (b - c) ** 2 / n) / n
    return max(-1.0, middle - spread), min(1.0, middle + spread)


def hold(
    arena: Arena, crew: Crew, size: int = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """Play all matches and report; everything but the seconds is the same wherever it is played."""
    matches = arena.matches()
    played = play_all([match.series for match in matches], crew, size, progress)
    return {
        "game": arena.game,
        "pack": game_with(arena.game, arena.pack).pack,
        "players": arena.players,
        "options": dict(arena.options),
        "games": arena.games,
        "seed": arena.seed,
        "matches": [_match_report(match, games) for match, games in zip(matches, played, strict=True)],
        "compared": _compared(matches, played),
        "bots": _bot_reports(arena, matches, played),
    }


def _compared(matches: list[Match], played: list[list[Played]]) -> list[dict[str, Any]]:
    """Teams of one kind never meet, but have played the same deals: each beside the one named before it."""
    reports = []
    for at in range(1, len(matches)):
        if matches[at].kind != TEAM:
            continue
        pairs = [(one.rewards[0], other.rewards[0]) for one, other in zip(played[at], played[at - 1], strict=True)]
        more, less = sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
        low, high = difference(more, less, len(pairs))
        reports.append(
            {
                "bots": [matches[at].bots[0], matches[at - 1].bots[0]],
                "games": len(pairs),
                "only_first": more,
                "only_second": less,
                "more": round((more - less) / len(pairs), 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        )
    return reports


def _match_report(match: Match, played: list[Played]) -> dict[str, Any]:
    wins = sum(one.rewards[match.place] for one in played)
    return {
        "kind": match.kind,
        "bots": list(match.bots),
        "side": match.side(),
        **_rate(wins, len(played)),
        "even": None if match.kind == TEAM else round(1 / len(match.series.bots), 4),
        "mean_score": round(sum(one.scores[match.place] for one in played) / len(played), 2),
        "decisions_per_game": round(sum(one.decisions for one in played) / len(played), 1),
        "endings": dict(Counter(one.ending for one in played).most_common()),
    }


def _rate(wins: float, games: int) -> dict[str, Any]:
    low, high = interval(wins, games)
    return {
        "games": games,
        "wins": round(wins, 3),
        "rate": round(wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _bot_reports(arena: Arena, matches: list[Match], played: list[list[Played]]) -> list[dict[str, Any]]:
    """Each bot over all its games, with its rating and the time it took to think."""
    ratings = rate_bots(arena.bots, matches, played)
    reports = []
    for bot in arena.bots:
        wins = seconds = 0.0
        games = moves = 0
        slowest = 0.0
        for match, series in zip(matches, played, strict=True):
            places = [i for i, name in enumerate(match.series.bots) if name == bot]
            if not places:
                continue
            for one in series:
                games += 1
                wins += one.rewards[places[0]] if match.kind == TEAM else sum(one.rewards[i] for i in places)
                seconds += sum(one.thought[i] for i in places)
                moves += sum(one.moves[i] for i in places)
                slowest = max(slowest, *(one.slowest[i] for i in places))
        reports.append(
            {
                "bot": bot,
                **(_rate(wins, games) if games else {}),
                "rating": ratings.get(bot),
                "seconds_per_move": round(seconds / moves, 5) if moves else None,
                "slowest_move": round(slowest, 4),
            }
        )
    return reports


def rate_bots(bots: tuple[str, ...], matches: list[Match], played: list[list[Played]]) -> dict[str, dict[str, float]]:
    """Ratings by Weng and Lin's method for Plackett and Luce's model, game after game in the order of their numbers."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    met = [match for match in matches if match.kind != TEAM]
    if not met:
        return {}
    for index in range(max(match.series.games for match in met)):
        for match, series in zip(matches, played, strict=True):
            if match.kind == TEAM or index >= len(series):
                continue
            one = series[index]
            other = 1 - match.place if len(match.series.bots) == 2 else 1
            best = max(one.rewards[i] for i in range(len(one.rewards)) if i != match.place)
            teams = [[ratings[match.bots[0]]], [ratings[match.series.bots[other]]]]
            rated = model.rate(teams, scores=[one.rewards[match.place], best])
            ratings[match.bots[0]], ratings[match.series.bots[other]] = rated[0][0], rated[1][0]
    return {
        bot: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2), "ordinal": round(rating.ordinal(), 2)}
        for bot, rating in ratings.items()
    }
