"""`seaboard simulate`: many games between simple bots."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import click

from seaboard.bots.arena import interval
from seaboard.bots.levels import bot_named
from seaboard.bots.minds import mind_of
from seaboard.bots.series import Played, Series, play_series
from seaboard.cli.terminal import (
    console,
    json_option,
    lang_option,
    option_option,
    options_given,
    print_json,
    progress_bar,
    read_file,
    texts,
)
from seaboard.core.refused import Refused
from seaboard.games import game_named, game_with


@click.command("simulate")
@click.argument("game")
@click.option(
    "--players", type=int, help="Number of seats; default: the number of bots named, at least the game's least."
)
@click.option("--bots", default="", help="Bots by name, one per seat (random, greedy, …); one name fills all seats.")
@click.option("--games", "count", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Worker processes.")
@click.option("--pack", "pack_file", default="", metavar="FILE", help="Play with a corrected data pack.")
@option_option
@lang_option
@json_option
def command(
    game: str,
    players: int | None,
    bots: str,
    count: int,
    seed: str,
    jobs: int,
    pack_file: str,
    given: tuple[str, ...],
    lang: str | None,
    as_json: bool,
) -> None:
    """Play many games between simple bots and report who won how often.

    Bots change seats from game to game; each sees only what its seat may see. Results depend on the seed alone, not on
    the number of jobs.
    """
    pack = read_file(pack_file) if pack_file else None
    played_game = game_with(game, pack)
    best = next(iter(mind_of(played_game.name).policies))
    names = bots.replace(",", " ").split() or [best]
    seats = players if players is not None else max(len(names), played_game.seats[0])
    played_game.check_seats(seats)
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise Refused("bots-do-not-fit", bots=len(names), seats=seats)
    for name in names:
        bot_named(played_game.name, name)
    options = options_given(played_game, given)
    played_game.start(seats, options, seed="0" * 32)  # refuse bad options before anything long begins
    series = Series(played_game.name, tuple(names), count, seed, options, not played_game.roles, pack)
    began = time.perf_counter()
    with progress_bar(texts()(f"{played_game.name}-name"), count) as tell:
        played = play_series(series, jobs, tell)
    summary = summarize(series, played, time.perf_counter() - began)
    if as_json:
        print_json(summary)
    else:
        _print_summary(played_game.name, summary)


def summarize(series: Series, played: list[Played], seconds: float) -> dict[str, Any]:
    """What a series came to."""
    games = len(played)
    bots = []
    for i, name in enumerate(series.bots):
        wins = sum(one.rewards[i] for one in played)
        low, high = interval(wins, games)
        bots.append(
            {
                "bot": name,
                "wins": round(wins, 3),
                "win_rate": round(wins / games, 4),
                "interval": [round(low, 4), round(high, 4)],
                "mean_score": round(sum(one.scores[i] for one in played) / games, 2),
            }
        )
    decisions = sum(one.decisions for one in played)
    return {
        "game": series.game,
        "pack": game_with(series.game, series.pack).pack,
        "games": games,
        "seed": series.seed,
        "options": dict(series.options),
        "bots": bots,
        "endings": dict(Counter(one.ending for one in played).most_common()),
        "decisions_per_game": round(decisions / games, 1),
        "seconds": round(seconds, 2),
    }


def _print_summary(game: str, summary: dict[str, Any]) -> None:
    from rich.table import Table

    say = texts()
    roles = game_named(game).roles
    table = Table(title=say("cli-simulated", game=say(f"{game}-name"), games=summary["games"]))
    for column, justify in (("cli-bot", "left"), ("cli-wins", "right"), ("cli-rate", "right"), ("cli-mean", "right")):
        table.add_column(say(column), justify="right" if justify == "right" else "left")
    for i, bot in enumerate(summary["bots"]):
        low, high = bot["interval"]
        rate = f"{bot['win_rate']:.1%}  ({low:.1%} … {high:.1%})"
        name = f"{bot['bot']} ({say(f'{game}-role-{roles[i]}')})" if roles else bot["bot"]
        table.add_row(name, f"{bot['wins']:g}", rate, f"{bot['mean_score']:g}")
    out = console()
    out.print(table)
    for ending, count in summary["endings"].items():
        out.print(f"  {count:>6} × {say(f'{game}-ended-{ending}')}", style="dim")
    out.print(
        say("cli-simulated-cost", decisions=summary["decisions_per_game"], seconds=summary["seconds"]), style="dim"
    )
