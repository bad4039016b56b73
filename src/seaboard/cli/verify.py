"""`seaboard verify`: was a game dealt and played as its record says?"""

from __future__ import annotations

import click

from seaboard.cli.terminal import json_option, lang_option, pack_option, print_json, read_file, texts
from seaboard.core.record import read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import commitment
from seaboard.games import game_of

SHORTEST = 16  # digits of a commitment that still mean something


@click.command("verify")
@click.argument("record")
@click.option(
    "--commitment", "promised", default="", help="What the table showed at the start, or its first 16 digits."
)
@pack_option
@lang_option
@json_option
def command(record: str, promised: str, pack_file: str, lang: str | None, as_json: bool) -> None:
    """Play RECORD (a file, or - for standard input) again and check every move, the result and the promised deal.

    Every deal follows from the seed in the record; a table shows the commitment (a hash of that seed) before the first
    card is dealt. If both fit, nobody has altered the deal.
    """
    data = read_file(record)
    game = game_of(data, "record", read_file(pack_file) if pack_file else None)
    read = read_record(game, data)
    state = replay(game, read)
    kept = commitment(read.seed)
    wanted = promised.strip().lower().rstrip("…")
    if wanted and len(wanted) < SHORTEST:
        raise Refused("commitment-too-short", promised=promised, least=SHORTEST)
    if not kept.startswith(wanted):
        raise Refused("commitment-differs", promised=promised[:80], found=kept)
    if as_json:
        print_json(
            {
                "game": game.name,
                "moves": len(read.moves),
                "over": state.over(),
                "result": write_result(game, state),
                "commitment": kept,
                "checked": bool(wanted),
            }
        )
        return
    say = texts()
    click.echo(say("verify-moves", moves=len(read.moves), game=say(f"{game.name}-name")))
    if not state.over():
        click.echo(say("verify-not-over"))
    else:
        click.echo(say("verify-over") if read.result is not None else say("verify-over-without-result"))
    click.echo(say("verify-promise-kept") if wanted else say("verify-promise", hash=kept))
