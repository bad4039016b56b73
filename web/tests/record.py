"""Records real games for the client's unit tests: python web/tests/record.py GAME > web/tests/fixtures/GAME.json

Nothing in them is invented: each step is what a seat sees after a move, with the events it was told. Of Finspan, whose
views are large, only steps are kept whose legal moves are of kinds that were not seen together before.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from seaboard.core.game import event_seen
from seaboard.core.random import Quick
from seaboard.core.state import Notes
from seaboard.games import game_named

SEED = "5ea5a17bad9e00000000000000000007"
SEAT = 0


def sea_salt_paper() -> list[dict[str, Any]]:
    game = game_named("sea_salt_paper")
    state: Any = game.start(3, {"target_score": 15}, seed=SEED)
    quick = Quick(11)
    steps: list[dict[str, Any]] = []
    notes = Notes()
    while not state.over():
        legal = state.legal()
        moves = {game.describe(state, action).kind: action for action in legal}
        # A lively game: calls and pairs when they can be had, else anything.
        action = moves.get("last_chance", moves.get("play", legal[quick.below(len(legal))]))
        notes = Notes()
        state.notes = notes
        state.apply(action)
        state.notes = None
        seen = [event_seen(event, SEAT) for event in notes.events]
        events = [{"kind": e.pop("kind"), "facts": e} for e in seen if e is not None]
        steps.append({"view": game.view(state, SEAT), "events": events})
    return steps


def finspan() -> list[dict[str, Any]]:
    game = game_named("finspan")
    steps: list[dict[str, Any]] = []
    known: set[tuple[str, ...]] = set()
    for number in range(30):
        state: Any = game.start(number % 5 + 1, {"side": "b"}, seed=f"{number:032x}")
        quick = Quick(number + 1)
        notes = Notes()
        while not state.over():
            seat = state.actor()
            moves = [game.describe(state, action) for action in state.legal()]
            kinds = tuple(sorted({move.kind for move in moves}))
            if kinds not in known:
                known.add(kinds)
                seen = [event_seen(event, seat) for event in notes.events]
                steps.append(
                    {
                        "view": game.view(state, seat),
                        "prompt": game.prompt(state, seat).key,
                        "moves": [{"text": move.text, "kind": move.kind, "facts": move.facts} for move in moves],
                        "events": [{"kind": e.pop("kind"), "facts": e} for e in seen if e is not None],
                    }
                )
            legal = state.legal()
            notes = Notes()
            state.notes = notes
            state.apply(legal[quick.below(len(legal))])
            state.notes = None
    return steps


def main() -> None:
    steps = {"sea_salt_paper": sea_salt_paper, "finspan": finspan}[sys.argv[1]]()
    json.dump(steps, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
