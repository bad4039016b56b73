"""Writes the tables of docs/environments/<game>.md from the layouts: python tools/environment_pages.py [--check]"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from seaboard.core.layout import Slice, width_of
from seaboard.envs.setting import Setting
from seaboard.games import NAMES

PAGES = Path(__file__).resolve().parents[1] / "docs" / "environments"
BEGIN, END = "<!-- made by tools/environment_pages.py -->", "<!-- end -->"


def table(slices: Sequence[Slice]) -> list[str]:
    """A row of the table for each slice; the blocks of the other seats are like one's own and are left out."""
    lines = ["| slice | start | shape | high | meaning |", "| --- | ---: | --- | ---: | --- |"]
    for part in slices:
        if not part.name.startswith("next_"):
            shape = " × ".join(map(str, part.shape))
            lines.append(f"| `{part.name}` | {part.start} | {shape} | {part.high} | {part.meaning} |")
    return lines


def made(name: str) -> str:
    """All that is made of a page."""
    setting = Setting(name)
    game = setting.game
    widths = [width_of(game.observation(seats, setting.options)) for seats in game.seats]
    sizes = ", ".join(f"{seats}: {width}" for seats, width in zip(game.seats, widths, strict=True))
    block = widths[1] - widths[0] if len(widths) > 1 else 0
    lines = [
        BEGIN,
        "",
        f"- actions: {game.actions}; width of a row by players: {sizes}",
        f"- the longest game takes no more than {game.longest(setting.seats, setting.options):,} decisions",
        "",
        f"### Row ({setting.seats} players)",
        "",
        *table(setting.row),
        "",
    ]
    if block:
        lines += [f"The block of each other seat (`next_1.…`) is like one's own and follows {block} bytes later.", ""]
    lines += ["### Truth (oracle only)", "", *table(game.truth(setting.seats, setting.options)), "", END]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is out of date")
    check = parser.parse_args().check
    stale = []
    for name in NAMES:
        page = PAGES / f"{name}.md"
        text = page.read_text(encoding="utf-8")
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        wanted = before + made(name) + after
        if wanted != text:
            stale.append(page.name)
            if not check:
                page.write_text(wanted, encoding="utf-8")
    if check and stale:
        print(f"out of date: {', '.join(stale)}; run python tools/environment_pages.py", file=sys.stderr)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
