"""`seaboard bench`: how fast the rules run, compiled and plain, on this machine."""

from __future__ import annotations

import gc
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from seaboard import _native
from seaboard.cli.terminal import Seconds, console, json_option, lang_option, print_json
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State, play_at_random
from seaboard.games import NAMES, game_named

# Processor time of one thread, the best of so many runs: other work on the machine only ever slows a run down.
REPEATS = 5


@click.command("bench")
@click.argument("game", required=False)
@click.option(
    "--seconds",
    type=Seconds(),
    default=1.0,
    show_default=True,
    help="Roughly so long per measurement.",
)
@click.option("--this-engine-only", is_flag=True, help="Do not measure the other engine in a second process.")
@lang_option
@json_option
def command(game: str | None, seconds: float, this_engine_only: bool, lang: str | None, as_json: bool) -> None:
    """Measure random play: legal moves computed at every decision, one thread, compiled against plain.

    Figures are in processor time, the best of several repeats; on a busy machine compare the two engines rather than
    the absolute numbers.
    """
    names = [game_named(game).name] if game else list(NAMES)
    engines = {_native.engine(): {name: measure(game_named(name), seconds) for name in names}}
    if not this_engine_only and _native.engine() == "compiled":
        engines["plain"] = _measure_plain(names, seconds)
    report = {"machine": machine(), "why_plain": _native.why_plain(), "engines": engines}
    if as_json:
        print_json(report)
    else:
        _print_report(report)


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            model = next((line.split(":", 1)[1].strip() for line in info if line.startswith("model name")), model)
    except OSError:
        pass
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"processor": model, "cores": os.cpu_count(), "python": python, "system": platform.system()}


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """The figures of one game with the engine that is loaded."""
    counts = sorted({max(2, game.seats[0]), min(4, game.seats[-1])})
    state = game.start(counts[0], seed=derived_seed("bench", 0))
    return {
        "rules_file": getattr(sys.modules[type(state).__module__], "__file__", "?"),
        "seats": {str(seats): _measure_seats(game, seats, seconds / REPEATS) for seats in counts},
    }


def _measure_seats(game: Game[Any], seats: int, slice_seconds: float) -> dict[str, float]:
    games = _fitting_number(game, seats, slice_seconds)
    inside = [_play_inside(game, seats, games) for _ in range(REPEATS)]
    from_python = [_play_from_python(game, seats, max(1, games // 4)) for _ in range(REPEATS)]
    state: State = game.start(seats, seed=derived_seed("bench", 0))
    play_at_random(state, Quick(1), 25)
    clones = 20_000 if _native.engine() == "compiled" else 2_000
    return {
        "decisions_per_second": round(max(made / took for made, took in inside)),
        "decisions_per_second_from_python": round(max(made / took for made, took in from_python)),
        "decisions_per_game": round(inside[0][0] / games, 1),
        "clone_microseconds": round(_microseconds(state.clone, clones), 3),
        "determinize_microseconds": round(_microseconds(_sampler(state), clones), 3),
    }


def _fitting_number(game: Game[Any], seats: int, slice_seconds: float) -> int:
    made, took = _play_inside(game, seats, 2)
    return max(2, int(2 * slice_seconds / took)) if made else 2


def _play_inside(game: Game[Any], seats: int, games: int) -> tuple[int, float]:
    """Whole random games inside the engine; dealing them is not timed."""
    quick = Quick(1)
    states = [game.start(seats, seed=derived_seed("bench", i)) for i in range(games)]
    with _no_collector():
        began = time.process_time()
        made = sum(int(play_at_random(state, quick, 1 << 40)) for state in states)
        return made, time.process_time() - began


def _play_from_python(game: Game[Any], seats: int, games: int) -> tuple[int, float]:
    """The same with one Python call each for legal() and apply()."""
    choose = random.Random(1).random
    states = [game.start(seats, seed=derived_seed("bench", i)) for i in range(games)]
    made = 0
    with _no_collector():
        began = time.process_time()
        for state in states:
            legal, apply = state.legal, state.apply
            while moves := legal():
                apply(moves[int(choose() * len(moves))])
                made += 1
        return made, time.process_time() - began


@contextmanager
def _no_collector() -> Iterator[None]:
    """Python's garbage collector off, as `timeit` does it: it would walk over all the games that wait to be played."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _sampler(state: State) -> Callable[[], object]:
    quick = Quick(2)
    seat = state.actor() if state.actor() >= 0 else 0
    return lambda: state.determinize(seat, quick)


def _microseconds(call: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(times):
            call()
        best = min(best, time.process_time() - began)
    return best / times * 1e6


def _measure_plain(names: list[str], seconds: float) -> dict[str, Any]:
    """The same source uncompiled, in a process of its own."""
    figures: dict[str, Any] = {}
    for name in names:
        arguments = ["bench", name, "--json", "--this-engine-only", "--seconds", str(seconds)]
        environment = {**os.environ, "SEABOARD_PLAIN": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "seaboard.cli", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        figures[name] = json.loads(done.stdout)["engines"]["plain"][name]
    return figures


def _print_report(report: dict[str, Any]) -> None:
    from rich.table import Table

    out = console()
    machine_ = report["machine"]
    out.print(f"{machine_['processor']}, {machine_['cores']} cores, {machine_['python']}", style="dim")
    if report["why_plain"]:
        out.print(report["why_plain"], style="yellow")
    for name in next(iter(report["engines"].values())):
        table = Table(title=name)
        columns = ("engine", "seats", "decisions/s", "from Python", "a game", "clone", "sample")
        for column in columns:
            table.add_column(column, justify="left" if column == "engine" else "right", no_wrap=True)
        for engine, games in report["engines"].items():
            for seats, row in games[name]["seats"].items():
                table.add_row(
                    engine,
                    seats,
                    f"{row['decisions_per_second']:,}",
                    f"{row['decisions_per_second_from_python']:,}",
                    f"{row['decisions_per_game']:g}",
                    f"{row['clone_microseconds']:.2f} µs",
                    f"{row['determinize_microseconds']:.2f} µs",
                )
        out.print(table)
        for engine, games in report["engines"].items():
            out.print(f"  {engine}: {os.path.basename(str(games[name]['rules_file']))}", style="dim")
        if len(report["engines"]) == 2:
            for seats, row in report["engines"]["compiled"][name]["seats"].items():
                plain = report["engines"]["plain"][name]["seats"][seats]
                ratio = row["decisions_per_second"] / plain["decisions_per_second"]
                out.print(f"  {seats} seats: compiled is {ratio:.0f} × plain")
