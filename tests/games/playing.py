"""What the tests of all games do at a table: moves in notation, what happened, why not, and both engines compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.core.conformance import trace
from seaboard.core.game import Game
from seaboard.core.refused import Refused
from seaboard.core.state import Event, Notes, State

Deal = tuple[int, int, Mapping[str, object]]  # seats, seed, options


def moves(game: Game[Any], state: State) -> list[str]:
    """The legal moves in notation."""
    return [move.text for move in game.moves(state)]


def play(game: Game[Any], state: State, *texts: str) -> list[Event]:
    """Make these moves; returns all that happened."""
    notes = state.notes = Notes()
    for text in texts:
        state.apply(game.parse(state, text))
    return notes.events


def happened(events: Sequence[Event], kind: str) -> list[dict[str, object]]:
    """The facts of the events of one kind."""
    return [event.facts for event in events if event.kind == kind]


def why_not(game: Game[Any], state: State, text: str) -> Refused:
    """The refusal that a move meets; the state must not change by it."""
    before = game.write_state(state)
    try:
        state.apply(game.parse(state, text))
    except Refused as refusal:
        assert game.write_state(state) == before
        return refusal
    raise AssertionError(f"{text} was carried out")


def plays_the_same_plain(game: Game[Any], deals: Sequence[Deal]) -> bool:
    """Do these games come out alike with the plain rules and with those of this process?"""
    code = (
        "import json, sys; from seaboard.core.conformance import trace; from seaboard.games import game_named\n"
        "name, deals = json.loads(sys.argv[1])\n"
        "print(*(trace(game_named(name), *deal) for deal in deals))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, json.dumps([game.name, deals])],
        env={**os.environ, "SEABOARD_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return answer.stdout.split() == [trace(game, *deal) for deal in deals]
