"""`seaboard moments`: positions with one clearly best move, made and checked."""

from __future__ import annotations

import json
import time
from itertools import count as counted
from pathlib import Path

import click

from seaboard.core.position import read_position
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.moments.choosing import PLAIN, Choosing
from seaboard.moments.kept import kinds_of, read_moments
from seaboard.moments.making import moments_of, played_game
from seaboard.moments.shape import Moment


@click.group("moments")
def command() -> None:
    """Positions of games in which one move is clearly the best, for what its seat can know."""


@command.command("make")
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 1000), default=48, help="So many moments in the whole file.")
@click.option("--seed", default="moments", help="The series of games to look at.")
@click.option("--games", type=click.IntRange(1), help="At most so many games.")
@click.option(
    "--plain", type=click.FloatRange(0, 1), default=PLAIN, help="Of all may be such as a quick judgement finds."
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="Appended to, line by line."
)
def make(game: str, count: int, seed: str, games: int | None, plain: float, out: Path) -> None:
    """Look for moments of GAME in games between bots, and append them to a file.

    What is in the file stays; the series goes on where it was left, which a file beside it tells.
    """
    game = game_named(game).name
    kept = _moments(out) if out.exists() else []
    for moment in kept:
        if Fields(moment, "").text("game") != game:
            raise Refused("game-differs", field="game", value=moment["game"], expected=game)
    choosing = Choosing(count, kept, plain)
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
    moments = _moments(file)
    for moment in moments:
        fields = Fields(moment, "")
        game = game_named(fields.text("game"))
        state = read_position(game, fields.any("position"))
        if int(state.actor()) != fields.any("seat"):
            raise Refused("not-your-turn", actor=int(state.actor()))
        tried = [Fields(each, "moves").text("text") for each in fields.list("moves")]
        for move in (fields.text("best"), *tried):
            game.parse(state, move)
    click.echo(f"{file.name}: {len(moments)}")


def _moments(file: Path) -> list[Moment]:
    try:
        return read_moments(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=str(file)) from None
