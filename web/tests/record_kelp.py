"""Records a moment of every decision of Kelp: python web/tests/record_kelp.py > web/tests/fixtures/kelp.json

Each is what the one who decides sees, with all moves there are; nothing in it is invented.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from seaboard.core.random import Quick
from seaboard.games import game_named

GAMES = 8000


def main() -> None:
    game = game_named("kelp")
    wanted = set(game.vocabulary.prompts)
    found: dict[str, dict[str, Any]] = {}
    for number in range(GAMES):
        quick = Quick(number + 1)
        state: Any = game.start(2, {"board": ("day", "night")[number % 2]}, seed=f"{number:032x}")
        while not state.over() and wanted - set(found):
            seat = state.actor()
            key = game.prompt(state, seat).key
            legal = state.legal()
            if len(legal) > len(found.get(key, {}).get("moves", ())) and len(legal) < 14:
                moves = [game.describe(state, action) for action in legal]
                told = [{"text": move.text, "kind": move.kind, "facts": dict(move.facts)} for move in moves]
                found[key] = {"view": game.view(state, seat), "moves": told}
            state.apply(legal[quick.below(len(legal))])
    print("never seen:", ", ".join(sorted(wanted - set(found))) or "none", file=sys.stderr)
    json.dump(found, sys.stdout, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    print()


if __name__ == "__main__":
    main()
