"""`seaboard hint`: the best moves of a position, and where they lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from seaboard.bots.minds import mind_of
from seaboard.bots.search import Search
from seaboard.bots.seen import Seen
from seaboard.cli.terminal import (
    Seconds,
    console,
    json_option,
    lang_option,
    pack_option,
    print_json,
    read_document,
    texts,
)
from seaboard.core.game import Game, Move
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, State
from seaboard.review.advice import Adviser, ranked_in
from seaboard.review.shape import Advice
from seaboard.review.words import advice_words

LONGEST = 8  # moves of a line


@click.command("hint")
@click.argument("file")
@click.option("--seat", type=int, help="Whose move (0, 1, …); default: the one who decides.")
@click.option("--iterations", type=click.IntRange(1, 10_000_000), help="Default: as many as storm uses.")
@click.option("--seconds", type=Seconds(), help="Search so long instead.")
@click.option("--moves", "most", type=click.IntRange(1, 100), default=5, show_default=True, help="Show so many.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same answer.")
@pack_option
@lang_option
@json_option
def command(
    file: str,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    most: int,
    seed: int,
    pack_file: str,
    lang: str | None,
    as_json: bool,
) -> None:
    """Search a position or the end of a record, and print the best moves with visits, value and the expected line.

    Then it says in a sentence why the best is the best, and which is the second best.

    Only what the seat may see is used: the same view gives the same hint, whatever the others hold. A value is what
    a move is worth as search sees it, 0 to 1: the chance to win, or by how much. FILE is JSON; - reads standard input.
    """
    game, state, record = read_document(file, pack_file)
    seat = _deciding_seat(state, seat)
    mind = mind_of(game.name)
    bot = mind.search(10_000_000 if seconds else iterations or mind.storm, seconds)
    seen = Seen(game, state, seat)
    search = bot.search(seen, Quick(seed))
    hints = hints_of(game, seen, search, most, seed)
    advice = Adviser(game, state, seat).advise(*ranked_in(search, bot, seen, seed), seed, seconds)
    if as_json:
        found = {"game": game.name, "seat": seat, "iterations": int(search.iterations), "moves": hints}
        print_json({**found, "advice": advice})
        return
    say = texts()
    given = record.seats if record is not None else [say("cli-seat", seat=s) for s in range(state.seats)]
    names = [name or say("cli-seat", seat=s) for s, name in enumerate(given)]
    _print_hints(game, hints, names, int(search.iterations))
    for line in advice_lines(game, state, advice, names):
        console().print(line)


def advice_lines(game: Game[Any], state: State, advice: Advice, names: Sequence[str]) -> list[str]:
    """A hint with its reason in sentences."""
    say = texts()
    moves = {move.text: move for move in game.moves(state)}

    def name(text: str) -> str:
        move = moves[text]
        return say.say(game.name, "move", move.kind, dict(move.facts), game.component_facts, names)

    together = game.together(game.options_of(state), int(state.seats))
    heading, lines = advice_words(say, game.name, advice, name, together)
    return [f"[bold]{heading}[/]", *lines]


def _deciding_seat(state: State, seat: int | None) -> int:
    actor = int(state.actor())
    if actor == NOBODY:
        raise Refused("game-over")
    if seat is None:
        return actor
    if not 0 <= seat < state.seats:
        raise Refused("seat-unknown", seat=seat, high=int(state.seats) - 1)
    if seat != actor:
        raise Refused("seat-not-deciding", seat=seat, actor=actor)
    return seat


def hints_of(game: Game[Any], seen: Seen, search: Search, most: int, seed: int) -> list[dict[str, Any]]:
    """The best moves as data; the words of each line are made from worlds that the seat could be in."""
    return [
        {
            "move": game.describe(seen.sample(Quick(seed)), action).text,
            "visits": visits,
            "share": round(visits / int(search.iterations), 4),
            "value": round(worth, 4),
            "line": _written(game, seen, search, seed, search.expected_line(action, LONGEST)),
        }
        for action, visits, worth in search.lines()[:most]
    ]


def _written(game: Game[Any], seen: Seen, search: Search, seed: int, line: Sequence[int]) -> list[dict[str, Any]]:
    """A line of moves in notation, played in a world where it is possible as far as one is found.

    As in search, the policy takes the small decisions on the way and ends the turn of the seat; turns of others that
    search does not think about are the policy's too.
    """
    best: list[dict[str, Any]] = []
    furthest = -1
    quick = Quick(seed)
    for _ in range(64):
        world = seen.sample(quick)
        mark = search.judge.mark(world)
        written: list[dict[str, Any]] = []
        made = 0
        while len(written) < LONGEST and not world.over():
            is_skipped = search.judge.skips(world.clone(), seen.seat, mark)
            if made < len(line) and not is_skipped and not (made > 0 and search.judge.is_minor(world)):
                action = line[made]
                if not world.is_legal(action):
                    break
                made += 1
            elif made == len(line) and world.actor() != seen.seat:
                break
            else:
                action = int(search.policy.choose(world, world.legal_moves(), quick))
            move: Move = game.describe(world, action)
            said = {"seat": int(world.actor()), "move": move.text, "kind": move.kind, "facts": dict(move.facts)}
            written.append(said)
            world.advance(action)
        if made > furthest:
            best, furthest = written, made
        if made == len(line):
            break
    return best


def _print_hints(game: Game[Any], hints: list[dict[str, Any]], names: list[str], iterations: int) -> None:
    from rich.table import Table

    say = texts()
    table = Table(title=say("hint-title", game=say(f"{game.name}-name"), iterations=iterations))
    for column, justify in (("hint-move", "left"), ("hint-visits", "right"), ("hint-value", "right")):
        table.add_column(say(column), justify="right" if justify == "right" else "left", no_wrap=True)
    table.add_column(say("hint-line"))
    for hint in hints:
        line = [
            f"{names[step['seat']]}: "
            + say.say(game.name, "move", step["kind"], step["facts"], game.component_facts, names)
            + f" ({step['move']})"
            for step in hint["line"]
        ]
        visits = f"{hint['visits']} ({hint['share']:.0%})"
        table.add_row(hint["move"], visits, f"{hint['value']:.3f}", "\n".join(line))
    console().print(table)
