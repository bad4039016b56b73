"""Proves the levels: plays the matches of docs/bots.md and writes its table: `python benchmarks/levels.py`.

Every row is one `seaboard arena` command and is kept in `benchmarks/levels.json`, so rows can be played one at a time
(`--only NAME`) and the page be written again without playing (`--write`). An interrupted row goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("levels.json")
UNFINISHED = Path(__file__).with_name("unfinished")  # games of rows that are being played
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
CHAIN = "--bots calm,breeze,gale --neighbours"
MANY, FEW = 400, 200  # games of a match; few where they take long
ROWS = {
    "ssp-levels": (f"sea-salt-paper {CHAIN}", MANY),
    "ssp-storm-gale": ("sea-salt-paper --bots gale,storm", MANY),
    "ssp-storm-breeze": ("sea-salt-paper --bots breeze,storm", MANY),
    "ssp-four": ("sea-salt-paper --players 4 --bots breeze,storm --neighbours", MANY),
    "kelp-levels": (f"kelp {CHAIN}", MANY),
    "kelp-storm-gale": ("kelp --bots gale,storm", FEW),
    "finspan-levels": (f"finspan {CHAIN}", FEW),
    "finspan-storm-gale": ("finspan --bots gale,storm", FEW),
    "tranquility": ("tranquility --bots breeze,storm", FEW),
    "tranquility-poseidon": ("tranquility --bots breeze,storm -o fewer_islands=poseidon", FEW),
    "nautoma-3": ("finspan --players 1 --bots breeze,storm -o nautoma=3", FEW),
    "nautoma-5": ("finspan --players 1 --bots breeze,storm -o nautoma=5", FEW),
    # What was learned: today's storm against the one of before (`before.py`), and the fifth level against storm.
    "ssp-gale-before": ("sea-salt-paper --bots gale-before,gale", MANY),
    "ssp-before": ("sea-salt-paper --bots storm-before,storm", MANY),
    "ssp-four-before": ("sea-salt-paper --players 4 --bots storm-before,storm --neighbours", MANY),
    "kelp-before": ("kelp --bots storm-before,storm", MANY),
    "kelp-gale-before": ("kelp --bots gale-before,gale", FEW),
    "finspan-before": ("finspan --bots storm-before,storm", FEW),
    "finspan-gale-before": ("finspan --bots gale-before,gale", FEW),
    "ssp-maelstrom": ("sea-salt-paper --bots storm,maelstrom", FEW),
    "kelp-maelstrom": ("kelp --bots storm,maelstrom", FEW),
    "finspan-maelstrom": ("finspan --bots storm,maelstrom", FEW),
    "tranquility-maelstrom": ("tranquility --bots storm,maelstrom -o fewer_islands=poseidon", FEW),
    "tranquility-storms": ("tranquility --bots breeze,storm -o storms=true", FEW),
}
BEFORE = Path(__file__).with_name("before.py")
GUESTS = {**os.environ, "SEABOARD_BOTS": f"gale-before={BEFORE}:Gale\nstorm-before={BEFORE}:Storm"}


def play(name: str, games: int | None, jobs: int, seed: str) -> dict[str, Any]:
    match, usual = ROWS[name]
    command = [*match.split(), "--games", str(games or usual), "--seed", seed]
    UNFINISHED.mkdir(exist_ok=True)
    noted = UNFINISHED / f"{name}.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "seaboard.cli", "arena", *command, "--jobs", str(jobs), "--json", "--keep", noted],
        stdout=subprocess.PIPE,
        text=True,
        env=GUESTS,
        check=True,
    )
    noted.unlink()
    return {"command": "seaboard arena " + " ".join(command), "report": json.loads(done.stdout)}


def kept_rows() -> dict[str, Any]:
    rows: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return rows


def table(kept: dict[str, Any]) -> str:
    lines = [
        "| match | games | wins | 95 % interval | even | s/move | played by |",
        "| --- | ---: | ---: | --- | ---: | ---: | --- |",
    ]
    for name in ROWS:
        if name not in kept:
            continue
        report = kept[name]["report"]
        thought = {bot["bot"]: bot["seconds_per_move"] for bot in report["bots"]}
        for match in report["matches"]:
            low, high = match["interval"]
            even = "" if match["even"] is None else f"{match['even']:.0%}"
            lines.append(
                f"| {label(report, match)} | {match['games']} | {match['rate']:.1%} | {low:.1%} – {high:.1%} | {even} "
                f"| {thought[match['bots'][0]]:.3f} | `{name}` |"
            )
        for pair in report.get("compared", []):
            low, high = pair["interval"]
            one, other = pair["bots"]
            lines.append(
                f"| {heading(report)}: {one} more often than {other}, same deals | {pair['games']} "
                f"| {pair['more']:+.1%} | {low:+.1%} – {high:+.1%} | 0% | | `{name}` |"
            )
    lines.append("")
    for name in ROWS:
        if name in kept:
            machine = kept[name]["report"]["run"]["machine"]["processor"]
            lines.append(f"- `{name}`: `{kept[name]['command']}` ({machine})")
    return "\n".join(lines)


def heading(report: dict[str, Any]) -> str:
    game: str = report["game"].replace("_", " ")
    return game + "".join(f", {name} {value}" for name, value in report["options"].items())


def label(report: dict[str, Any], match: dict[str, Any]) -> str:
    names = list(match["bots"])
    side = f" ({match['side']})" if match["side"] else ""
    if len(names) == 1:
        return f"{heading(report)}: {report['players']} × {names[0]}"
    others = f"{report['players'] - 1} × " if report["players"] > 2 else ""
    return f"{heading(report)}: {names[0]}{side} against {others}{names[1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=list(ROWS))
    parser.add_argument("--games", type=int, help="of each match, instead of the usual 400 or 200")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--write", action="store_true", help="only write the page again")
    asked = parser.parse_args()
    for name in [] if asked.write else asked.only or list(ROWS):
        played = play(name, asked.games, asked.jobs, asked.seed)
        # Read only now: another row may have ended meanwhile.
        KEPT.write_text(json.dumps({**kept_rows(), name: played}, indent=1) + "\n")
    kept = kept_rows()
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{table(kept)}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
