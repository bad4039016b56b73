"""What the review can be trusted with: `python benchmarks/review.py time|repeat|order|luck|calibration GAME …`.

    time          seconds of a whole review and of the curve alone, one process
    repeat        marks at the limit of a mistake: how many come again with another seed (fresh games)
    order         the mean regret of each level of bots at the same positions, with two standard errors
    luck          the mean luck over games of unequal bots: zero within two standard errors
    calibration   what the curve foretold against what happened, at fixed plies, between equal bots

Every run ends with a line of JSON. Games are dealt from `--seed` on; `--games` says how many, `--minutes` of the
processor after which no other game is begun. `--worlds` looks at fewer worlds for each point of the curve than a review
does: luck and calibration are means over many games, so they need fewer. With `--rows FILE` every game is written down
as it is done, and a run that was broken off goes on after the last one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from review_rows import ROWS, Row
from review_sums import SUMS

EVERY = 10.0  # seconds between two lines that say how far it is
KEPT = ("what", "game", "levels", "against", "seats", "both", "first", "worlds", "every", "seed", "options", "budget")


def kept_rows(given: argparse.Namespace) -> list[Row]:
    """The rows of a run that was broken off; its first line says what it was."""
    if given.rows is None:
        return []
    path = Path(given.rows)
    head = {name: getattr(given, name) for name in KEPT}
    if not path.exists():
        path.write_text(json.dumps(head) + "\n")
        return []
    first, *rows = [json.loads(line) for line in path.read_text().splitlines()]
    if first != head:
        sys.exit(f"{path} holds another run: {json.dumps(first)}")
    return list({row["number"]: row for row in rows}.values())  # two runs at once may have met


def measured(given: argparse.Namespace) -> list[Row]:
    """The rows of all games, as long as there is time."""
    rows = kept_rows(given)
    done = {row["number"] for row in rows}
    wanted = range(given.begin, given.begin + given.games)
    began, made, told = time.process_time(), 0, 0.0
    for number in wanted:
        if number in done:
            continue
        spent = time.process_time() - began
        if spent > 60 * given.minutes:
            break
        if made and time.monotonic() - told > EVERY:
            left = min((len(wanted) - len(rows)) * spent / made, 60 * given.minutes - spent)
            print(f"{len(rows)} of {len(wanted)} games, at most {left:.0f} s left", file=sys.stderr, flush=True)
            told = time.monotonic()
        row = {"number": number, **ROWS[given.what](given, number)}
        rows.append(row)
        made += 1
        if given.rows is not None:
            with Path(given.rows).open("a") as out:
                out.write(json.dumps(row) + "\n")
        if given.what == "repeat" and sum(len(row["marks"]) for row in rows) >= given.marks:
            break
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(ROWS))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--levels", default="calm,breeze", type=lambda text: text.split(","))
    parser.add_argument("--against", default="breeze", help="order: who plays the games")
    parser.add_argument("--seats", type=int, default=2, help="order: how many there are")
    parser.add_argument("--every", type=int, default=1, help="order: ask only at every so-manieth decision")
    parser.add_argument("--marks", type=int, default=10_000, help="repeat: enough of them")
    parser.add_argument("--both", type=int, default=0, help="repeat: games of which all decisions are judged twice")
    parser.add_argument("--first", type=int, default=0, help="repeat: the number of the first seed of the review")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--budget", default={}, type=json.loads, help="other settings than the review's own, as JSON")
    parser.add_argument("--seed", default="review")
    parser.add_argument("--options", default={}, type=json.loads)
    parser.add_argument("--rows", help="a file that keeps what is done")
    given = parser.parse_args()
    given.game = given.game.replace("-", "_")
    began = time.process_time()
    rows = measured(given)
    told = {**SUMS[given.what](rows), "games": len(rows), "cpu": round(time.process_time() - began)}
    print(json.dumps({"what": given.what, "game": given.game, **told}))


if __name__ == "__main__":
    main()
