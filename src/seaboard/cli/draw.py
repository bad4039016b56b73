"""A view in the terminal: the game's own board if it has one, else its fields line by line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from seaboard.cli.terminal import texts
from seaboard.core.game import Game


def draw_view(game: Game[Any], view: dict[str, Any], names: Sequence[str]) -> str:
    """Text in rich's markup."""
    try:
        board = import_module(f"seaboard.cli.boards.{game.name}")
    except ModuleNotFoundError:
        return "\n".join(_lines(view, ""))
    drawn: str = board.draw(view, texts(), names)
    return drawn


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
