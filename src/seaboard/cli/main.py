"""The `seaboard` command: each subcommand is a module of its own, imported only when it is used."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module

import click

from seaboard import __version__
from seaboard.core.refused import Refused

# Each command is the module of that name in seaboard.cli; the list of them is printed without importing one.
COMMANDS = {
    "games": "the games with their players, options and defaults",
    "play": "play in the terminal, against bots",
    "serve": "tables for people and bots, and the browser client",
    "site": "a site of static files that plays without a server",
    "simulate": "many games between bots: who won how often",
    "score": "what lies on a real table, line by line",
    "inspect": "a position or a record as a seat sees it",
    "apply": "the position after some moves",
    "rules": "the rules clause by clause",
    "pack": "corrected numbers of a game, checked",
    "arena": "bots against each other, with ratings",
    "review": "a finished game looked back at: luck, mistakes, what could be known",
    "moments": "positions with one clearly best move, made and checked",
    "hint": "the best moves of a position",
    "verify": "a record played again: was the deal the promised one?",
    "data": "everything a server keeps, in and out",
    "admin": "people of a server: reports, bans, lock, rename, merge, delete",
    "doctor": "does what is installed here play and serve?",
    "bench": "how fast the rules run here",
}


class Commands(click.Group):
    """Subcommands by name; a slip of the pen is answered with the nearest name."""

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = arguments[0]
        near = get_close_matches(name, COMMANDS, n=1) if name not in COMMANDS and not name.startswith("-") else []
        if near:
            context.fail(f"No such command {name!r}. Did you mean {near[0]!r}?")
        return super().resolve_command(context, arguments)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"seaboard.cli.{name}").command
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="seaboard")
def cli() -> None:
    """Four ocean tabletop games: play, simulate, score and inspect.

    GAME is a name such as sea-salt-paper; `seaboard games` lists them. Texts are Ukrainian, Russian or English, by the
    language of your system or --lang. Exit codes: 0 well, 1 refused or invalid input, 2 wrong usage.
    """


def main() -> None:
    """Run a command; a refusal is a sentence on stderr and exit code 1, never a traceback."""
    try:
        cli(prog_name="seaboard")
    except Refused as refusal:
        from seaboard.cli.terminal import refusal_text

        click.echo(refusal_text(refusal), err=True)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone, e.g. `| head`
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        if error.filename is None:  # not about a file
            raise
        from seaboard.cli.terminal import file_refusal, refusal_text

        click.echo(refusal_text(file_refusal(error.filename, error)), err=True)
        sys.exit(1)
