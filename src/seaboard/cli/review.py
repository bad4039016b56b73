"""`seaboard review`: a finished game looked back at."""

from __future__ import annotations

from typing import Any

import click

from seaboard.cli.terminal import console, json_option, lang_option, print_json, progress_bar, read_file, texts
from seaboard.core.game import Game
from seaboard.core.position import check_header
from seaboard.core.reading import Fields
from seaboard.core.record import Record, read_record, replay
from seaboard.core.refused import Refused
from seaboard.games import game_named
from seaboard.review.shape import NamedMove, Review, ReviewDecision
from seaboard.review.whole import review
from seaboard.review.words import percent, points, reason_words

MOST_SHOWN = 12
UNSURE = 0.15  # a split with a greater error says nothing


@click.command("review")
@click.argument("record")
@click.option("--seat", type=click.IntRange(0), help="Only what this seat (0, 1, …) could know, and its own decisions.")
@click.option("--seed", type=click.IntRange(0, 1_000_000), default=0, help="Another seed: how much of it is noise?")
@lang_option
@json_option
def command(record: str, seat: int | None, seed: int, lang: str | None, as_json: bool) -> None:
    """Review RECORD (a file, or - for standard input): how the chances went, what luck did, which decisions cost most.

    Every decision is judged by what its player could know. Chances are those of sound players who go on from there;
    small differences are noise, so figures are rounded. Without --seat everything lies open and all seats are reviewed.
    """
    data = read_file(record)
    game = game_named(check_header(Fields(data, ""), "record"))
    read = read_record(game, data)
    if not replay(game, read).over():
        raise Refused("review-not-over")
    if seat is not None and seat >= len(read.seats):
        raise Refused("seat-unknown", seat=seat, high=len(read.seats) - 1)
    with progress_bar(texts()("review-cli-running"), 100) as show:
        whole = review(read, seat, seed=seed, tell=lambda done, total: show(100 * done // total))
    if as_json:
        print_json(whole)
    else:
        _print(game, read, whole)


def _print(game: Game[Any], record: Record, whole: Review) -> None:
    from rich.table import Table

    say = texts()
    names = [name or say("cli-seat", seat=seat) for seat, name in enumerate(record.seats)]
    out = console()
    out.print(f"[bold]{say('review-title')}[/bold] · {say(f'{game.name}-name')}")
    for part in whole["split"]:
        if whole["eyes"] is not None and part["seat"] != whole["eyes"]:
            continue
        if part["error"] > UNSURE:
            out.print(f"{names[part['seat']]}: {say('review-noise-great', points=percent(part['error']))}")
            continue
        out.print(
            say(
                "review-cli-split",
                name=names[part["seat"]],
                start=percent(part["start"]),
                luck=points(part["luck"]),
                own=points(part["own"]),
                others=points(part["others"]),
                result=percent(part["result"]),
            )
        )
    for helm in whole["helms"]:
        facts = {"decisions": helm["decisions"], "doubtful": helm["doubtful"], "mistakes": helm["mistakes"]}
        out.print(say("review-cli-helm", name=names[helm["seat"]], percent=percent(helm["kept"]), **facts))
    costly = [one for one in whole["decisions"] if one["mark"] in ("doubtful", "mistake")]
    costly.sort(key=lambda one: -one["regret"])
    if not costly:
        out.print(say("review-cli-none"))
    else:
        table = Table(title=say("review-cli-mistakes"))
        for column in (
            "review-table-ply",
            "review-cli-played",
            "review-cli-best",
            "review-cli-cost",
            "review-cli-reason",
        ):
            table.add_column(say(column))
        for one in costly[:MOST_SHOWN]:
            table.add_row(
                f"{one['ply'] + 1} {names[one['seat']]}",
                _move(game, names, one, one["played"]),
                _move(game, names, one, one["best"]),
                say("review-cost", points=percent(one["regret"])),
                reason_words(say, game.name, one["reason"], "you" if one["seat"] == whole["eyes"] else "other"),
            )
        out.print(table)
    out.print(say("review-strength", level=say(f"level-{whole['method']['strength']}")))


def _move(game: Game[Any], names: list[str], one: ReviewDecision, text: str) -> str:
    move: NamedMove = next(move for move in one["moves"] if move["text"] == text)
    return texts().say(game.name, "move", move["kind"], move["facts"], game.component_facts, names)
