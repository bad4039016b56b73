"""`seaboard arena`: every bot against every other, and how strong that shows them to be."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from seaboard import _native
from seaboard.bots.arena import Arena, hold
from seaboard.bots.kept import keeping_crew
from seaboard.bots.levels import LEVELS, bot_named
from seaboard.bots.series import Crew, local_crew
from seaboard.cli.bench import machine
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
from seaboard.games import game_with


@click.command("arena")
@click.argument("game")
@click.option("--bots", default=",".join(LEVELS), show_default=True, help="Levels, simple bots, or search@N.")
@click.option(
    "--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="Of each match."
)
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--players", type=int, help="Number of seats; default: two if the game can be played so.")
@click.option("--neighbours", is_flag=True, help="Each bot only against the one named before it.")
@click.option("--budgets", default="", metavar="N,N,…", help="Also search@N for each N against the first bot.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the results: FILE.svg or FILE.png.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Worker processes.")
@click.option(
    "--ray", "cluster", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, local or HOST:PORT."
)
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Note every game in FILE; the same command goes on from there if it was interrupted.",
)
@click.option("--pack", "pack_file", default="", metavar="FILE", help="Play with a corrected data pack.")
@option_option
@lang_option
@json_option
def command(
    game: str,
    bots: str,
    count: int,
    seed: str,
    players: int | None,
    neighbours: bool,
    budgets: str,
    plot: Path | None,
    jobs: int,
    cluster: str,
    keep: Path | None,
    pack_file: str,
    given: tuple[str, ...],
    lang: str | None,
    as_json: bool,
) -> None:
    """Let bots play each other and report win rates with 95 % intervals, ratings and seconds per move.

    Two seats: each pair of bots once, every deal from both seats. More seats: one bot against all others of a kind.
    Unequal sides: each pair both ways round. Games won together, or alone: each bot in all seats, on the same deals as
    the others. Bots think in numbers of iterations here, so results depend on the seed alone, not on the machine or the
    number of workers.
    """
    pack = read_file(pack_file) if pack_file else None
    played = game_with(game, pack)
    seats = players if players is not None else max(played.seats[0], min(2, played.seats[-1]))
    played.check_seats(seats)
    options = options_given(played, given)
    played.start(seats, options, seed="0" * 32)  # refuse bad options before anything long begins
    names = _names(played.name, bots)
    if plot is not None:
        _check_plot(plot)
    crew = _crew(jobs, cluster)
    if keep is not None:
        keep.touch()
        crew = keeping_crew(crew, keep)
    arena = Arena(played.name, names, count, seed, seats, options, neighbours, pack)
    curve = [
        Arena(played.name, (names[0], f"search@{budget}"), count, seed, seats, options, pack=pack)
        for budget in _budgets(budgets)
    ]
    if not arena.matches() and not curve:
        raise Refused("bots-too-few", bots=", ".join(names))
    report = _run([arena, *curve], crew)
    if plot is not None:
        from seaboard.bots.plots import draw_report

        draw_report(report, plot)
    if as_json:
        print_json(report)
    else:
        print_report(report)


def _names(game: str, bots: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name for name in bots.replace(",", " ").split() if name))
    for name in names:
        bot_named(game, name)
    if not names:
        raise Refused("bots-do-not-fit", bots=0, seats=1)
    return names


def _budgets(text: str) -> list[int]:
    words = [word for word in text.replace(",", " ").split() if word]
    for word in words:
        if not word.isdecimal() or int(word) < 1:
            raise Refused("field-not-number", field="budgets", value=word)
    return [int(word) for word in words]


def _check_plot(path: Path) -> None:
    """Refuse before anything long begins."""
    from seaboard.bots.plots import check_plot

    check_plot(path)


def _crew(jobs: int, cluster: str) -> Crew:
    if not cluster:
        return local_crew(jobs)
    from seaboard.bots.cluster import ray_crew

    return ray_crew(cluster)


def _run(arenas: list[Arena], crew: Crew) -> dict[str, Any]:
    began = time.perf_counter()
    reports = _with_progress(arenas, crew)
    report = reports[0]
    if len(reports) > 1:
        report["budgets"] = [_point(one) for one in reports[1:]]
    report["run"] = {
        "engine": _native.engine(),
        "machine": machine(),
        "seconds": round(time.perf_counter() - began, 1),
    }
    return report


def _point(report: dict[str, Any]) -> dict[str, Any]:
    """What one budget came to: over both sides where sides are unequal."""
    bot = report["bots"][-1]
    kept = ("games", "wins", "rate", "interval", "seconds_per_move")
    against = report["bots"][0]["bot"] if len(report["matches"][0]["bots"]) > 1 else ""
    return {"iterations": int(bot["bot"].partition("@")[2]), "against": against, **{key: bot[key] for key in kept}}


def _with_progress(arenas: list[Arena], crew: Crew) -> list[dict[str, Any]]:
    total = sum(len(arena.matches()) * arena.games for arena in arenas)
    with progress_bar(texts()(f"{arenas[0].game}-name"), total) as tell:
        reports = []
        before = 0
        for arena in arenas:
            reports.append(hold(arena, crew, progress=_counted(tell, before)))
            before += len(arena.matches()) * arena.games
        return reports


def _counted(tell: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: tell(before + done)


def print_report(report: dict[str, Any]) -> None:
    """The report as tables for people."""
    from rich.table import Table

    say = texts()
    game = report["game"]
    out = console()
    bots = Table(title=say("arena-title", game=say(f"{game}-name"), games=report["games"], players=report["players"]))
    columns = ("cli-bot", "arena-games", "cli-rate", "arena-rating", "arena-seconds", "arena-slowest")
    for i, column in enumerate(columns):
        bots.add_column(say(column), justify="left" if i == 0 else "right", no_wrap=True)
    for bot in report["bots"]:
        if "rate" not in bot:
            continue
        rating = bot["rating"]
        bots.add_row(
            bot_label(bot["bot"]),
            str(bot["games"]),
            rate_text(bot),
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else "",
            f"{bot['seconds_per_move']:.4f}",
            f"{bot['slowest_move']:.3f}",
        )
    if report["matches"]:
        out.print(bots)
    meetings = Table(title=say("arena-matches"))
    for i, column in enumerate(("arena-match", "cli-wins", "cli-rate", "arena-even", "cli-mean")):
        meetings.add_column(say(column), justify="left" if i == 0 else "right", no_wrap=True)
    for match in report["matches"]:
        even = "" if match["even"] is None else f"{match['even']:.0%}"
        meetings.add_row(
            match_label(game, match, report["players"]),
            f"{match['wins']:g} / {match['games']}",
            rate_text(match),
            even,
            f"{match['mean_score']:g}",
        )
    if report["matches"]:
        out.print(meetings)
    for pair in report["compared"]:
        one, other = map(bot_label, pair["bots"])
        more, less = str(pair["only_first"]), str(pair["only_second"])
        games, rate = str(pair["games"]), difference_text(pair)
        out.print(say("arena-compared", games=games, one=one, other=other, more=more, less=less, rate=rate))
    for point in report.get("budgets", []):
        out.print(f"  search@{point['iterations']}: {rate_text(point)}, {point['seconds_per_move']:.4f} s")
    run = report["run"]
    out.print(say("arena-run", seconds=run["seconds"], engine=run["engine"], seed=report["seed"]), style="dim")


def bot_label(name: str) -> str:
    return texts()(f"level-{name}") if name in LEVELS else name


def match_label(game: str, match: dict[str, Any], players: int) -> str:
    names = [bot_label(name) for name in match["bots"]]
    if match["side"]:
        names[0] += f" ({texts()(f'{game}-role-' + match['side'])})"
    if len(names) == 1:
        return f"{names[0]} × {players}"
    return f"{names[0]} – {names[1]}" if players == 2 else f"{names[0]} – {names[1]} × {players - 1}"


def rate_text(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return f"{row['rate']:.1%}  ({low:.1%} … {high:.1%})"


def difference_text(pair: dict[str, Any]) -> str:
    low, high = pair["interval"]
    return f"{pair['more']:+.1%}  ({low:+.1%} … {high:+.1%})"
