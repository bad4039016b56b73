"""`seaboard pack`: corrected component data."""

from __future__ import annotations

import click

from seaboard.cli.terminal import lang_option, read_file, texts
from seaboard.core.reading import Fields
from seaboard.games import game_named


@click.group("pack")
def command() -> None:
    """Check data packs: the numbers of a game, as an owner of the real box can correct them."""


@command.command("check")
@click.argument("file")
@lang_option
def check(file: str, lang: str | None) -> None:
    """Check a corrected data pack: totals, known effects, a connected board.

    FILE is JSON with a field "game"; every problem is named with its field.
    """
    data = read_file(file)
    game = game_named(Fields(data, "").text("game"))
    corrected = game.with_pack(data)
    click.echo(texts()("cli-pack-fine", game=game.name, pack=corrected.pack))
