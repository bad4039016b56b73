"""`seaboard apply`: moves on a position."""

from __future__ import annotations

import click

from seaboard.cli.terminal import lang_option, pack_option, print_json, read_document
from seaboard.core.position import write_position


@click.command("apply")
@click.argument("file")
@click.argument("moves", nargs=-1, required=True, metavar="MOVE...")
@pack_option
@lang_option
def command(file: str, moves: tuple[str, ...], pack_file: str, lang: str | None) -> None:
    """Print the position after these moves, or say why a move is refused.

    FILE is a position or a record (its last position); - reads standard input. MOVEs are in notation, as
    `seaboard inspect` lists them. Nothing is written anywhere, and nothing is printed unless all moves are legal.
    """
    game, state, _ = read_document(file, pack_file)
    for text in moves:
        state.apply(game.parse(state, text))
    print_json(write_position(game, state))
