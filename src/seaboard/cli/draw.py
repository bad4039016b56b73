"""A view in the terminal: the game's own board if it has one, else its fields line by line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from seaboard.cli.terminal import texts
from seaboard.core.game import Game
from seaboard.core.state import State
from seaboard.locales import Texts, texts_in


def draw_view(game: Game[Any], view: dict[str, Any], names: Sequence[str], say: Texts | None = None) -> str:
    """Text in rich's markup, in the language of this run unless another is wanted."""
    try:
        board = import_module(f"seaboard.cli.boards.{game.name}")
    except ModuleNotFoundError:
        return "\n".join(_lines(view, ""))
    drawn: str = board.draw(view, say or texts(), names)
    return drawn


def table_in_words(
    game: Game[Any], state: State, seat: int | None, names: Sequence[str], language: str | None = None
) -> str:
    """The table as a seat (None: a spectator) sees it, what is to be decided and how it ended, without colours."""
    from rich.text import Text

    say = texts_in(language) if language else texts()
    called = [name or say("cli-seat", seat=number) for number, name in enumerate(names)]
    lines = [Text.from_markup(draw_view(game, game.view(state, seat), called, say)).plain.rstrip()]
    decision = game.decision(state, seat)
    result = game.result(state)
    if decision is not None:
        facts = decision.prompt.facts
        prompt = say.say(game.name, "prompt", decision.prompt.key, facts, game.component_facts, called)
        lines.append(f"{called[decision.actor]}: {prompt}")
        for move in decision.moves:
            label = say.say(game.name, "move", move.kind, move.facts, game.component_facts, called)
            lines.append(f"  {move.text}  {label}")
    elif result is not None:
        winners = [called[winner] for winner in result.winners]
        lines.append(say.say(game.name, "ending", result.ending, {**result.facts, "winners": winners}))
    return "\n".join(lines)


def _lines(value: object, indent: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{indent}{value}"]
    lines = []
    for name, inner in value.items():
        if isinstance(inner, dict):
            lines += [f"{indent}[bold]{name}[/]", *_lines(inner, indent + "  ")]
        elif isinstance(inner, list) and any(isinstance(item, dict) for item in inner):
            for i, item in enumerate(inner):
                lines += [f"{indent}[bold]{name} {i}[/]", *_lines(item, indent + "  ")]
        else:
            shown = ", ".join(map(str, inner)) if isinstance(inner, list) else inner
            lines.append(f"{indent}{name}: {shown}")
    return lines
