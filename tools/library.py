"""Writes what `docs/library.md` says of each game from the game itself.

    python tools/library.py           write what has changed
    python tools/library.py --check   fail if something is out of date

Between `<!-- game NAME -->` and `<!-- end -->` stand the players, options, actions and views; rewards and the history
of the rules are written by hand below.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from seaboard.core.game import Game
from seaboard.core.options import OptionSpec, specs
from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named

PAGE = Path(__file__).resolve().parents[1] / "docs" / "library.md"
DEALS = 12  # played at random for examples of notation
PART = re.compile(r"(<!-- game (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def about(name: str) -> str:
    """What the page says of a game."""
    game = game_named(name)
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    numbers = f"**Rules version**: {game.rules_version}. **Actions**: {game.actions} numbers."
    roles = f": seat 0 is the {game.roles[0]}, seat 1 the {game.roles[1]}" if game.roles else ""
    return "\n".join(
        [
            f"**Players**: {seats}{roles}. {numbers}",
            "",
            "| option | values | default |",
            "| --- | --- | --- |",
            *(f"| `{spec.name}` | {_values(spec)} | `{_value(spec.default)}` |" for spec in specs(game.options)),
            "",
            "| move | notation, for example |",
            "| --- | --- |",
            *(f"| {kind} | {_code(text)} |" for kind, text in moves_of(game).items()),
            "",
            f"**View**: {', '.join(f'`{field}`' for field in view_of(game))}. **Endings**: "
            + ", ".join(f"`{ending}`" for ending in game.vocabulary.endings)
            + ".",
            "",
        ]
    )


def moves_of(game: Game[Any]) -> dict[str, str]:
    """Every kind of move with an example of its notation, the first that some random games come across."""
    found = dict.fromkeys(game.vocabulary.moves, "")
    for deal in range(DEALS):
        random = Random(deal)
        state: Any = _any_game(game, random)
        while not state.over():
            moves = game.moves(state)
            for move in moves:
                found[move.kind] = found[move.kind] or move.text
            state.apply(random.choice(moves).action)
    return found


def view_of(game: Game[Any]) -> list[str]:
    """The fields of a view: those of its type where it has one."""
    view = getattr(import_module(f"seaboard.games.{game.name}.told.view"), "View", None)
    if view is not None:
        return list(view.__annotations__)
    return list(game.view(game.start(2, seed="0" * 32), 0))


def _any_game(game: Game[Any], random: Random) -> Any:
    while True:
        options: dict[str, object] = {}
        for spec in specs(game.options):
            if random.random() < 0.5:
                options[spec.name] = random.choice(spec.choices or range(spec.low or 0, (spec.high or 0) + 1))
        try:
            return game.start(random.choice(game.seats), options, seed=f"{random.getrandbits(128):032x}")
        except Refused:
            continue


def _values(spec: OptionSpec) -> str:
    values = ", ".join(f"`{_value(value)}`" for value in spec.choices or ()) or f"{spec.low}–{spec.high}"
    return f"{values}, or none" if spec.optional else values


def _value(value: object) -> str:
    return "none" if value is None else str(value).lower()


def _code(text: str) -> str:
    return f"`{text}`" if text else "rare"


def written(page: str) -> str:
    """The page with all its parts as they should be."""
    return PART.sub(lambda match: match[1] + about(match[2]) + match[3], page)


def main() -> int:
    page = PAGE.read_text("utf-8")
    assert [match[2] for match in PART.finditer(page)] == list(NAMES), "every game has its part, in their order"
    fresh = written(page)
    if fresh == page:
        return 0
    if "--check" in sys.argv:
        print("docs/library.md is out of date: python tools/library.py", file=sys.stderr)
        return 1
    PAGE.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
