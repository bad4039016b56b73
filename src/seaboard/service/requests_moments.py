"""Requests about moments: positions in which one move is clearly the best.

A moment is shown as the table of its seat; the position itself, with all that is hidden in it, stays here. Only the
first try counts, and it is kept with the player.
"""

from __future__ import annotations

from typing import Any

from seaboard.core.seed import new_seed
from seaboard.games import NAMES, game_named
from seaboard.moments.kept import moment_of, moments_of_game
from seaboard.moments.shape import Moment, TriedMove
from seaboard.service.hub import folded
from seaboard.service.live import now
from seaboard.service.messages import MomentTried
from seaboard.service.requests import asker_of
from seaboard.service.service import Service
from seaboard.service.store import Paper, Player
from seaboard.table import commands, show, wire
from seaboard.table.commands import Asker
from seaboard.table.play import Play
from seaboard.table.settings import Settings
from seaboard.table.table import Table

TRIED = "moment"
MOST_TRIED = 5000
LEVEL = "gale"  # of the bots that seem to sit there
NOBODY_ELSE = wire.Presence(seats=[], watchers=0)


async def shelf(service: Service, player: Player | None) -> wire.MomentShelf:
    """All moments by game, and which of them I have solved."""
    tries = await _tries_of(service, player)
    return wire.MomentShelf(
        games=[
            wire.MomentGame(game=name, moments=[_name(moment, tries) for moment in moments_of_game(name).values()])
            for name in NAMES
            if moments_of_game(name)
        ]
    )


async def one(service: Service, player: Player | None, game: str, id: str) -> wire.MomentShown:
    """A moment as its seat sees it."""
    moment = moment_of(game_named(game).name, id)
    tries = await _tries_of(service, player)
    who = player.id if player is not None else "p"
    table = _laid(moment, asker_of(player) if player is not None else Asker(who, now(), seed=new_seed()))
    shown = _name(moment, tries)
    return wire.MomentShown(
        id=shown.id,
        depth=shown.depth,
        tried=shown.tried,
        solved=shown.solved,
        now=show.snapshot(table, who, moment["seat"], table.n, now(), NOBODY_ELSE),
    )


def _laid(moment: Moment, asker: Asker) -> Table:
    """A table that is kept nowhere: what its seat is told is told as at any table."""
    position = moment["position"]
    settings = Settings(
        game=moment["game"], seats=position["seats"], options=dict(position["options"]), spectators=False
    )
    seats = [
        {"kind": "me", "level": ""} if seat == moment["seat"] else {"kind": "bot", "level": LEVEL}
        for seat in range(position["seats"])
    ]
    table = Table(f"moment-{moment['id']}")
    return folded(table, commands.create(table, asker, settings, seats, position))


async def attempt(service: Service, player: Player, game: str, id: str, said: MomentTried) -> wire.MomentVerdict:
    """What a move is worth; the first one counts, and so does giving up."""
    moment = moment_of(game_named(game).name, id)
    move = said.move
    if move is not None:
        position = moment["position"]
        kind = game_named(moment["game"])
        play = Play(kind, position["seats"], position["options"], new_seed(), position)
        move = play.ahead(move).text  # or a refusal that says why it cannot be made
    right = move == moment["best"]
    known = (await _tries_of(service, player)).get(id)
    if known is None:
        await service.people.write_down(player)
        known = {"game": moment["game"], "right": right}
        await service.store.put_paper(Paper(TRIED, player.id, id, now(), known))
    open_now = right or move is None
    tried = next((one for one in moment["moves"] if one["text"] == move), None)
    return wire.MomentVerdict(
        id=id,
        right=right,
        best=moment["best"] if open_now else "",
        moves=[_move(one) for one in moment["moves"]] if open_now else [],
        tried=None if tried is None else _move(tried),
        error=max(moment["error"], moment["error_again"]),
        solved=bool(known["right"]),
    )


def _move(tried: TriedMove) -> wire.MomentMove:
    return wire.MomentMove(
        text=tried["text"],
        kind=tried["kind"],
        facts=tried["facts"],
        win=tried["win"],
        cost=tried["cost"],
        error=tried["error"],
        reason=tried["reason"],
    )


def _name(moment: Moment, tries: dict[str, dict[str, Any]]) -> wire.MomentName:
    mine = tries.get(moment["id"])
    return wire.MomentName(
        id=moment["id"],
        depth=moment["depth"],
        tried=mine is not None,
        solved=mine is not None and bool(mine["right"]),
    )


async def _tries_of(service: Service, player: Player | None) -> dict[str, dict[str, Any]]:
    if player is None:
        return {}
    return {paper.id: paper.doc for paper in await service.store.papers(TRIED, player.id, MOST_TRIED)}
