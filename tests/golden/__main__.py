"""Writes the golden playthroughs anew: `python -m tests.golden [GAME …]`. Read the difference before you commit it."""

from __future__ import annotations

import sys

from tests.golden.transcript import FOLDER, games_with_scenarios, scenarios_of, transcript


def main() -> None:
    for game in sys.argv[1:] or games_with_scenarios():
        for name, scenario in scenarios_of(game).items():
            path = FOLDER / game / f"{name}.txt"
            path.write_text(transcript(game, scenario), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
