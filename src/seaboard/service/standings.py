"""Who is to be rated with a finished table, and how they did.

Where all win or lose together the table is rated against its scenario, which is a player of its own and gets harder or
easier by what it does to people.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from seaboard.service.store import Rate, Rating, encode
from seaboard.table.seat import BOT
from seaboard.table.table import BY_RULES, Table


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
    if _was_nothing(table):
        return []
    game = play.game
    players = [seat.owner or f"bot:{seat.level}" for seat in table.seats]
    people = [player for player in players if not player.startswith("bot:")]
    if len(set(people)) < len(people) or not people:
        return []
    if table.together:
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


def _was_nothing(table: Table) -> bool:
    """Games that count for nobody: abandoned by agreement, given up before everybody moved, played by one hand."""
    assert table.play is not None
    assert table.ending is not None
    owners = [seat for seat in table.seats if seat.owner]
    doors = [seat.owner_door for seat in owners if seat.owner_door]
    if len(set(doors)) < len(doors):
        return True  # two of them came by one door: who knows whether they are two
    if table.ending.by == BY_RULES:
        return False
    if not table.ending.winners and len(owners) > 1:
        return True  # by agreement; whoever leaves bots alone has lost to them
    moved = {made.seat for made in table.play.made}
    return len(moved) < len(table.seats)


def _ranks(table: Table) -> list[int]:
    """Places by rules first, then by what people did: who resigned or left is behind those who stayed."""
    assert table.play is not None
    assert table.ending is not None
    by_rules = table.ending.by == BY_RULES
    keys = []
    for number, seat in enumerate(table.seats):
        gave_up = seat.owner and not by_rules and not table.ending.winners
        stayed = not seat.resigned and not gave_up and not (seat.kind == BOT and bool(seat.owner))
        won = number in table.ending.winners
        score = table.ending.scores[number] if by_rules else 0
        keys.append((not stayed, not won, -score))
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


# How a host rates: what is to be done with the ratings of those who were placed
Rater = Callable[[Sequence[Placed]], Rate]


def ordinal(rating: Rating) -> float:
    """What is shown: a cautious guess."""
    return round(rating.mu - 3 * rating.sigma, 2)
