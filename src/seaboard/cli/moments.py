"""`seaboard moments`: positions with one clearly best move, made and checked."""

from __future__ import annotations

import json
import time
from itertools import count as counted
from pathlib import Path

import click

from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.moments.choosing import Choosing
from seaboard.moments.kept import kinds_of, read_moments, state_of
from seaboard.moments.making import moments_of, played_game


@click.group("moments")
def command() -> None:
    """Positions of games in which one move is clearly the best, for what its seat can know."""


@command.command("make")
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 1000), default=48, help="So many moments in the whole file.")
@click.option("--seed", default="moments", help="The series of games to look at.")
@click.option("--games", type=click.IntRange(1), help="At most so many games.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="Appended to, line by line."
)
def make(game: str, count: int, seed: str, games: int | None, out: Path) -> None:
    """Look for moments of GAME in games between bots, and append them to a file.

    What is in the file stays; the series goes on where it was left, which a file beside it tells.
    """
    game = game_named(game).name
    kept = read_moments(out.read_text("utf-8")) if out.exists() else []
    if any(moment["game"] != game for moment in kept):
        raise Refused("game-differs", field="game", value=kept[0]["game"], expected=game)
    choosing = Choosing(count, kept)
    mark = out.with_suffix(".next")  # games without a moment leave no other trace
    first = int(mark.read_text()) if mark.exists() else max((moment["number"] + 1 for moment in kept), default=0)
    kinds = kinds_of(game)
    began = time.monotonic()
    with out.open("a", encoding="utf-8") as file:
        for number in range(first, first + games) if games else counted(first):
            if choosing.count >= count:
                break
            kind = kinds[number % len(kinds)]
            record = played_game(game_named(game), kind, derived_seed(f"{seed} {game}", number))
            for seat in range(kind.seats):
                for moment in moments_of(record, number, seat, choosing.accepts):
                    choosing.add(moment)
                    file.write(json.dumps(moment, ensure_ascii=False, separators=(",", ":")) + "\n")
                    file.flush()
            mark.write_text(str(number + 1))
            click.echo(f"{game} {number}: {choosing.count}/{count}, {time.monotonic() - began:.0f} s")


@command.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Read the moments of FILE again: does every position load, and is its best move legal there?"""
    moments = read_moments(file.read_text("utf-8"))
    for moment in moments:
        game, state = state_of(moment)
        if int(state.actor()) != moment["seat"]:
            raise Refused("not-your-turn", actor=int(state.actor()))
        for move in (moment["best"], *(tried["text"] for tried in moment["moves"])):
            game.parse(state, move)
    click.echo(f"{file.name}: {len(moments)}")
