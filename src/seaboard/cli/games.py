"""`seaboard games`: what there is."""

from __future__ import annotations

import click

from seaboard.cli.terminal import json_option, lang_option, print_json, texts
from seaboard.core.options import OptionSpec, specs
from seaboard.games import NAMES, game_named


@click.command("games")
@lang_option
@json_option
def command(lang: str | None, as_json: bool) -> None:
    """List the games with their players, options and defaults."""
    say = texts()
    games = [game_named(name) for name in NAMES]
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": say(f"{game.name}-name"),
                    "rules_version": game.rules_version,
                    "players": list(game.seats),
                    "roles": list(game.roles),
                    "actions": game.actions,
                    "options": [
                        {
                            "name": spec.name,
                            "kind": spec.kind,
                            "default": spec.default,
                            "choices": spec.choices,
                            "low": spec.low,
                            "high": spec.high,
                        }
                        for spec in specs(game.options)
                    ],
                }
                for game in games
            ]
        )
        return
    for game in games:
        low, high = game.seats[0], game.seats[-1]
        title = click.style(say(f"{game.name}-name"), bold=True)
        players = say("cli-players", low=low, high=high, same=int(low == high))
        click.echo(f"{title}  {click.style(game.name.replace('_', '-'), fg='cyan')}  {players}")
        click.echo(f"  {say(f'{game.name}-tagline')}")
        for spec in specs(game.options):
            click.echo(
                f"    {spec.name} = {_values(spec)}  {click.style(say(f'{game.name}-option-{spec.name}'), dim=True)}"
            )
        click.echo()


def _values(spec: OptionSpec) -> str:
    """The default first, then what else is allowed."""
    default = "none" if spec.default is None else str(spec.default).lower()
    if spec.choices is not None:
        others = [str(value).lower() for value in spec.choices if value != spec.default]
        return f"{click.style(default, fg='green')} | {' | '.join(others)}"
    return f"{click.style(default, fg='green')} | {spec.low}…{spec.high}"
