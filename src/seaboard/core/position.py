"""Positions: a state as JSON that a person can read, write and check."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.options import read_options, write_options
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.seed import checked_seed
from seaboard.core.state import State

FORMAT = 1
KINDS = ("position", "record")
HAND_WRITTEN_SEED = "0" * 32  # the future of a position that names no seed


def write_position(game: Game[Any], state: State) -> Json:
    """A state as a position: loads into a state with the same past, present and future."""
    return {
        "seaboard": "position",
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "pack": game.pack,
        **({} if game.correction is None else {"correction": game.correction}),
        "seats": int(state.seats),
        "options": write_options(game.options_of(state)),
        "random": {"seed": state.random.seed(), "drawn": int(state.random.drawn)},
        "state": game.write_state(state),
    }


def read_position(game: Game[Any], data: object) -> State:
    """The state of a position, checked; `options` and `random` may be left out."""
    fields = Fields(data, "")
    check_header(fields, "position", game)
    seats = fields.number("seats", 1, 9)
    game.check_seats(seats)
    options = read_options(game.options, fields.any("options", {}))
    game.check_options(options, seats)
    random = fields.fields("random", {})
    seed = checked_seed(random.any("seed", HAND_WRITTEN_SEED))
    drawn = random.number("drawn", 0, 1 << 48, 0)
    random.done()
    state = fields.fields("state")
    fields.done()
    loaded: State = game.read_state(state, seats, options, seed, drawn)
    state.done()
    return loaded


def check_header(fields: Fields, what: str, game: Game[Any] | None = None) -> str:
    """Check what a document says it is, and return the name of its game."""
    kind = fields.choice("seaboard", KINDS)
    if kind != what:
        raise Refused("document-kind-differs", field="seaboard", value=kind, expected=what)
    if fields.number("format", 1, 1 << 31) != FORMAT:
        raise Refused("format-unknown", field="format", value=fields.any("format"), known=FORMAT)
    name = fields.text("game").replace("-", "_")  # as the command line writes it
    rules = fields.number("rules", 1, 1 << 31)
    pack = fields.text("pack", "standard")
    fields.any("correction", None)  # the pack itself: whoever chose the game has read it
    if game is not None:
        if pack != game.pack:
            raise Refused("pack-differs", field="pack", value=pack, expected=game.pack)
        if name != game.name:
            raise Refused("game-differs", field="game", value=name, expected=game.name)
        if rules != game.rules_version:
            raise Refused("rules-version-differs", field="rules", value=rules, known=game.rules_version, game=name)
    return name


def reduced(state: State) -> tuple[object, ...]:
    """How a state is pickled: as its position, which any engine of the same rules reads.

    Only states with the printed numbers: nobody knows of a bare state with which corrected pack it is played.
    """
    module = type(state).__module__
    while module and not hasattr(import_module(module), "GAME"):
        module = module.rpartition(".")[0]
    if not module:
        raise TypeError(f"cannot pickle {state!r}: no game is known for it")
    game: Game[Any] = import_module(module).GAME
    if not game.knows(state):
        raise TypeError(f"cannot pickle {state!r}: it is played with a corrected pack; pickle the match instead")
    return restored, (module, write_position(game, state))


def restored(module: str, position: Json) -> State:
    """The state of a pickled position."""
    return read_position(import_module(module).GAME, position)
