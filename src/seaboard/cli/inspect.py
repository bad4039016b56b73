"""`seaboard inspect`: what a position or a record says."""

from __future__ import annotations

from typing import Any

import click

from seaboard.cli.draw import draw_view
from seaboard.cli.terminal import console, json_option, lang_option, pack_option, print_json, read_document, texts
from seaboard.core.game import Game
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, State


@click.command("inspect")
@click.argument("file")
@click.option("--seat", type=int, help="Show what this seat (0, 1, …) sees; default: the one who decides.")
@click.option("--spectator", is_flag=True, help="Show what a spectator sees.")
@pack_option
@lang_option
@json_option
def command(file: str, seat: int | None, spectator: bool, pack_file: str, lang: str | None, as_json: bool) -> None:
    """Show a position or a record: the view, who decides what, legal moves in notation, scores.

    FILE is JSON; - reads standard input. A record is shown at its end.
    """
    game, state, record = read_document(file, pack_file)
    seat = _seat_shown(state, seat, spectator)
    if as_json:
        print_json(_as_data(game, state, seat))
        return
    say = texts()
    names = record.seats if record is not None else [say("cli-seat", seat=s) for s in range(state.seats)]
    out = console()
    out.print(draw_view(game, game.view(state, seat), names))
    decision = game.decision(state, state.actor() if state.actor() != NOBODY else None)
    if decision is None:
        result = game.result(state)
        assert result is not None
        winners = [names[winner] for winner in result.winners]
        out.print(say.say(game.name, "ending", result.ending, {**result.facts, "winners": winners}), style="bold")
    else:
        prompt = game.prompt(state, seat)
        said = say.say(game.name, "prompt", prompt.key, prompt.facts, game.component_facts, names)
        out.print(f"[bold]{names[decision.actor]}[/]: {said}")
        if seat == decision.actor:
            for move in decision.moves:
                label = say.say(game.name, "move", move.kind, move.facts, game.component_facts, names)
                out.print(f"  [cyan]{move.text}[/]  {label}")
    for s, score in enumerate(game.scores(state)):
        out.print(f"{names[s]}: {score.total}")


def _seat_shown(state: State, seat: int | None, spectator: bool) -> int | None:
    if spectator:
        if seat is not None:
            raise click.UsageError("--seat and --spectator exclude each other.")
        return None
    if seat is None:
        return int(state.actor()) if state.actor() != NOBODY else None
    if not 0 <= seat < state.seats:
        raise Refused("seat-unknown", seat=seat, high=int(state.seats) - 1)
    return seat


def _as_data(game: Game[Any], state: State, seat: int | None) -> dict[str, Any]:
    decision = game.decision(state, seat)
    result = game.result(state)
    return {
        "game": game.name,
        "seat": seat,
        "view": game.view(state, seat),
        "decision": None
        if decision is None
        else {
            "actor": decision.actor,
            "prompt": decision.prompt.key,
            "facts": dict(decision.prompt.facts),
            "moves": [move.text for move in decision.moves],
            "timeout": decision.timeout,
        },
        "scores": [score.total for score in game.scores(state)],
        "result": None
        if result is None
        else {"ending": result.ending, "winners": list(result.winners), "scores": list(result.scores)},
    }
