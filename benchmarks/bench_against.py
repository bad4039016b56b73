"""How fast the rules of this checkout run beside those of another one, in one sitting.

    python benchmarks/bench_against.py OTHER_CHECKOUT

Both are measured in turn by their own `seaboard bench --json` (each with its own .venv), so that what else the
machine does falls on both. A ratio above 1 means that this checkout is faster. Beside the ratio of the best runs stand
the median of the ratios of neighbouring runs and the range of the middle half of them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
GAMES = ("sea_salt_paper", "finspan", "tranquility", "kelp")
# Of each figure: is more better?
FIGURES = {"decisions_per_second": True, "clone_microseconds": False, "determinize_microseconds": False}
Row = dict[str, float]  # the figures of one game at one number of seats


class CannotMeasure(Exception):
    """Why a checkout cannot be measured, in a sentence."""


def command_of(checkout: Path) -> Path:
    """The `seaboard` of a checkout."""
    if not checkout.is_dir():
        raise CannotMeasure(f"{checkout} is not a folder")
    for place in (".venv/bin/seaboard", ".venv/Scripts/seaboard.exe"):
        if (checkout / place).is_file():
            return checkout / place
    raise CannotMeasure(f"{checkout} has no .venv with a seaboard in it: run `make native` there first")


def measured(command: Path, game: str, seconds: float, plain: bool) -> dict[str, Row]:
    """The figures of one run, by the number of seats."""
    arguments = ["bench", game.replace("_", "-"), "--json", "--this-engine-only", "--seconds", str(seconds)]
    done = subprocess.run([str(command), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"{command} failed: {(done.stderr.strip() or 'without a word').splitlines()[-1]}")
    report: dict[str, Any] = json.loads(done.stdout)
    engine = next(iter(report["engines"]))
    if engine != "compiled" and not plain:
        raise CannotMeasure(f"{command} runs the plain rules ({report['why_plain']}): run `make native` there first")
    rows: dict[str, Row] = report["engines"][engine][game]["seats"]
    return rows


def told(game: str, seats: str, figure: str, ours: list[float], theirs: list[float]) -> str:
    """One line: the best of both, and how they compare."""
    more = FIGURES[figure]
    best = max if more else min
    pairs = [mine / other if more else other / mine for mine, other in zip(ours, theirs, strict=True)]
    ratio = best(ours) / best(theirs) if more else best(theirs) / best(ours)
    low, _, high = statistics.quantiles(pairs, n=4) if len(pairs) > 1 else pairs * 3
    middle = statistics.median(pairs)
    numbers = f"{best(theirs):>14,.10g} {best(ours):>14,.10g}"
    return f"{game:<15} {seats:>5} {figure:<25} {numbers} {ratio:>6.3f} {middle:>7.3f}  {low:.3f} … {high:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one; may be repeated")
    parser.add_argument("--runs", type=int, default=5, help="of each checkout and game (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.5, help="roughly so long per figure (default: %(default)s)")
    parser.add_argument("--plain", action="store_true", help="measure plain rules too, where nothing is compiled")
    given = parser.parse_args()
    if given.runs < 1:
        parser.error("--runs must be at least 1")
    try:
        commands = (command_of(HERE), command_of(given.other.resolve()))
        print(f"{'game':<15} {'seats':>5} {'':<25} {'other':>14} {'this':>14} {'best':>6} {'median':>7}  middle half")
        for game in given.game or GAMES:
            compare(game, commands, given)
    except CannotMeasure as fault:
        sys.exit(f"bench_against: {fault}")


def compare(game: str, commands: tuple[Path, Path], given: argparse.Namespace) -> None:
    runs: tuple[list[dict[str, Row]], list[dict[str, Row]]] = ([], [])
    for number in range(given.runs):
        for side in (0, 1) if number % 2 == 0 else (1, 0):  # neither always has the first word
            runs[side].append(measured(commands[side], game, given.seconds, given.plain))
        print(f"{game}: run {number + 1} of {given.runs}", end="\r", file=sys.stderr, flush=True)
    for seats in runs[0][0]:
        for figure in FIGURES:
            ours, theirs = ([run[seats][figure] for run in side] for side in runs)
            print(told(game, seats, figure, ours, theirs), flush=True)


if __name__ == "__main__":
    main()
