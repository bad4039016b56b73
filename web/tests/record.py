"""Records a real game for the client's unit tests: python web/tests/record.py > web/tests/fixtures/sea_salt_paper.json

Each step is what seat 0 sees after a move, with the events it was told; nothing in it is invented.
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


def main() -> None:
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
    json.dump(steps, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
