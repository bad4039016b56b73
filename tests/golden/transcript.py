"""Golden playthroughs: readable transcripts of whole games, with all that is said and shown on the way.

A game lists its playthroughs in `tests/golden/<game>/scenarios.json`; `python -m tests.golden` writes a transcript of
each beside it, and tests compare. A difference is either a fault or a change that somebody should read.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from seaboard.core.game import Game, Move
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import EVERYONE, Event, Notes, State
from seaboard.games import game_named

FOLDER = Path(__file__).parent


def scenarios_of(game: str) -> dict[str, dict[str, Any]]:
    """The playthroughs of a game by name.

    Each has `seats`, `options`, a number as `seed`, `prefer`: kinds of moves that are made whenever they can be, the
    first kind first (other moves are drawn by chance), and `most`: after how many decisions to stop.
    """
    return dict(json.loads((FOLDER / game / "scenarios.json").read_text(encoding="utf-8")))


def games_with_scenarios() -> list[str]:
    return sorted(path.parent.name for path in FOLDER.glob("*/scenarios.json"))


def transcript(name: str, scenario: dict[str, Any]) -> str:
    """One playthrough as text."""
    game = game_named(name)
    seats, options = int(scenario["seats"]), scenario.get("options", {})
    state = game.start(seats, options, seed=derived_seed("golden", int(scenario["seed"])))
    quick = Quick(int(scenario["seed"]))
    lines = [
        f"game: {name}, rules version {game.rules_version}",
        f"seats: {seats}",
        f"options: {_plain(options)}",
        f"seed: {state.random.seed()}",
    ]
    opening = game.opening(seats, game.options_of(state), state.random.seed())
    lines += [f"  event: {_event(event, seats)}" for event in opening]
    shown: dict[int | None, dict[str, str]] = {seat: {} for seat in (None, *range(seats))}
    for number in range(1, int(scenario.get("most", 10_000)) + 1):
        lines += _views(game, state, shown)
        if state.over():
            break
        lines += _decision(game, state, number)
        move = _chosen(game, state, scenario.get("prefer", []), quick)
        lines.append(f"  move: {move.text}")
        notes = Notes()
        state.notes = notes
        state.apply(move.action)
        state.notes = None
        lines += [f"  event: {_event(event, seats)}" for event in notes.events]
    lines += _ending(game, state)
    return "\n".join(lines) + "\n"


def _decision(game: Game[Any], state: State, number: int) -> list[str]:
    actor = int(state.actor())
    decision = game.decision(state, actor)
    assert decision is not None
    lines = ["", f"decision {number}: seat {actor}"]
    for seat in (actor, None):
        prompt = game.prompt(state, seat)
        who = "the actor" if seat is not None else "the others"
        lines.append(f"  prompt for {who}: {prompt.key} {_plain(dict(prompt.facts))}")
    lines.append(f"  moves: {', '.join(move.text for move in decision.moves)}")
    lines.append(f"  time-out: {decision.timeout}")
    return lines


def _views(game: Game[Any], state: State, shown: dict[int | None, dict[str, str]]) -> list[str]:
    """What changed in the view of each seat and of a spectator since the last time; the same change is told once."""
    seen_by: dict[str, list[str]] = {}
    for seat, before in shown.items():
        now = _flat(game.view(state, seat), "")
        changes = [f"{path} = {value}" for path, value in now.items() if before.get(path) != value]
        changes += [f"{path} is gone" for path in before if path not in now]
        for change in changes:
            seen_by.setdefault(change, []).append("spectator" if seat is None else str(seat))
        shown[seat] = now
    everybody = len(shown)
    return [
        f"  all see {change}" if len(seats) == everybody else f"  {', '.join(seats)} sees {change}"
        for change, seats in seen_by.items()
    ]


def _flat(value: object, path: str) -> dict[str, str]:
    """Nested data as paths and values; a list of plain values is one value."""
    if isinstance(value, dict) and value:
        parts = [(f"{path}.{name}" if path else str(name), inner) for name, inner in value.items()]
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        parts = [(f"{path}[{i}]", inner) for i, inner in enumerate(value)]
    else:
        return {path: _plain(value)}
    flat: dict[str, str] = {}
    for name, inner in parts:
        flat.update(_flat(inner, name))
    return flat


def _chosen(game: Game[Any], state: State, prefer: list[str], quick: Quick) -> Move:
    moves = game.moves(state)
    for kind in prefer:
        liked = [move for move in moves if move.kind == kind]
        if liked:
            return liked[int(quick.below(len(liked)))]
    return moves[int(quick.below(len(moves)))]


def _event(event: Event, seats: int) -> str:
    if event.audience == EVERYONE:
        audience = "all"
    else:
        audience = "seats " + " ".join(str(seat) for seat in range(seats) if event.seen_by(seat))
    return f"{event.kind} {_plain(event.facts)} to {audience}"


def _ending(game: Game[Any], state: State) -> list[str]:
    result = game.result(state)
    if result is None:
        return ["", "not finished"]
    lines = ["", f"ending: {result.ending} {_plain(dict(result.facts))}"]
    lines.append(f"winners: {_plain(list(result.winners))}")
    lines.append(f"returns: {_plain(state.returns())}")
    for seat, score in enumerate(game.scores(state)):
        parts = [f"{line.key} {line.points} {_plain(dict(line.facts))}" for line in score.lines]
        lines.append(f"seat {seat}: {score.total} = {' + '.join(parts)}")
    return lines


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
