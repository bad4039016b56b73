"""Records: a whole game as (rules version, options, seats, seed, moves), replayed to the identical state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.options import read_options, write_options
from seaboard.core.position import FORMAT, check_header, read_position
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.seed import checked_seed
from seaboard.core.state import State


@dataclass
class Record:
    """A game that can be played again. `seats` are the players' names, in seat order."""

    game: str
    rules: int
    options: dict[str, object]
    seats: list[str]
    seed: str
    moves: list[str] = field(default_factory=list)
    result: Json | None = None
    pack: str = "standard"
    position: Json | None = None  # where the game begins, if not with a deal
    correction: Json | None = None  # the corrected pack itself, so that whoever has the record can play it again

    def write(self) -> Json:
        begins = {} if self.position is None else {"position": self.position}
        return {
            "seaboard": "record",
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            **({} if self.correction is None else {"correction": self.correction}),
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed": self.seed,
            **begins,
            "moves": list(self.moves),
            "result": self.result,
        }


def new_record(game: Game[Any], seats: list[str], options: Mapping[str, object], seed: str) -> Record:
    """The record of a game that is about to begin."""
    whole = write_options(read_options(game.options, options))
    return Record(game.name, game.rules_version, whole, seats, seed, pack=game.pack, correction=game.correction)


def read_record(game: Game[Any], data: object) -> Record:
    """A record from JSON data, checked as far as can be without playing it."""
    fields = Fields(data, "")
    check_header(fields, "record", game)
    options = write_options(read_options(game.options, fields.any("options", {})))
    seats = _texts(fields, "seats")
    game.check_seats(len(seats))
    seed = checked_seed(fields.any("seed"))
    moves = _texts(fields, "moves")
    result = fields.any("result", None)
    position = fields.any("position", None)
    if position is not None:
        read_position(game, position)
    fields.done()
    return Record(
        game.name, game.rules_version, options, seats, seed, moves, result, game.pack, position, game.correction
    )


def begun(game: Game[Any], record: Record) -> State:
    """The state before the first recorded move."""
    if record.position is not None:
        return read_position(game, record.position)
    state: State = game.start(len(record.seats), record.options, seed=record.seed)
    return state


def replay(game: Game[Any], record: Record, plies: int | None = None) -> State:
    """The state after the recorded moves (or the first so many of them)."""
    state = begun(game, record)
    for ply, text in enumerate(record.moves if plies is None else record.moves[:plies]):
        try:
            state.advance(game.parse(state, text))
        except Refused as refusal:
            facts = {**refusal.facts, "ply": ply, "move": text}
            raise Refused("record-move-refused", reason=refusal.code, **facts) from refusal
    if plies is None:
        _check_result(game, record, state)
    return state


def write_result(game: Game[Any], state: State) -> Json | None:
    """How a finished game ended, as a record says it."""
    result = game.result(state)
    if result is None:
        return None
    return {
        "ending": result.ending,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "facts": dict(result.facts),
    }


def _check_result(game: Game[Any], record: Record, state: State) -> None:
    """A result that the moves do not lead to means that the record was altered."""
    if record.result is not None and record.result != write_result(game, state):
        raise Refused("record-result-differs", field="result")


def _texts(fields: Fields, name: str) -> list[str]:
    texts = fields.list(name)
    for i, text in enumerate(texts):
        if not isinstance(text, str):
            raise Refused("field-not-text", field=f"{fields.at(name)}[{i}]", value=str(text)[:40])
    return texts
