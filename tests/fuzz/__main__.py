"""`python -m tests.fuzz GAME [--count N] [--seed S] [--only positions|records|packs|moves|trips] [--case N]`."""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import json
import sys
import traceback
from typing import Any

from seaboard.core.game import Game
from seaboard.games import game_named
from tests.fuzz.cases import KINDS, run_case
from tests.fuzz.run import fuzz

SLOWEST = 60  # seconds without an answer mean that a case hangs
MEMORY = 4 << 30  # bytes that a case may ask for


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000, help="cases of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", choices=KINDS, action="append", help="may be repeated")
    parser.add_argument("--case", type=int, help="this one only, with its document and its traceback")
    given = parser.parse_args()
    game = game_named(given.game)
    kinds = given.only or KINDS
    with contextlib.suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if given.case is not None:
        for kind in kinds:
            again(game, kind, given.seed, given.case)
        return
    failures = fuzz(game, given.count, given.seed, kinds, tell=lambda line: print(line, flush=True))
    sys.exit(1 if failures else 0)


def again(game: Game[Any], kind: str, seed: str, number: int) -> None:
    """Try one case, printing what it is made of."""
    faulthandler.dump_traceback_later(SLOWEST, exit=True)
    try:
        print(run_case(game, kind, seed, number, watch=lambda made: print(json.dumps(made))))
    except Exception:
        traceback.print_exc()
        sys.exit(1)


if __name__ == "__main__":
    main()
