"""What the commands share: languages, files, refusals in words, output."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

import click

from seaboard.core.game import Game
from seaboard.core.options import option_from_text
from seaboard.core.position import KINDS, read_position
from seaboard.core.reading import Fields, parse_json
from seaboard.core.record import Record, read_record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_of, reworded
from seaboard.locales import LANGUAGES, Texts, language_of_system, texts_in

if TYPE_CHECKING:
    from rich.console import Console

F = TypeVar("F", bound=Callable[..., Any])


def chosen_language() -> str:
    """The language of this run: --lang of the command, else of the system."""
    context = click.get_current_context(silent=True)
    chosen = context.params.get("lang") if context is not None else None
    return chosen or _asked_for[0] or language_of_system()


_asked_for: list[str] = [""]  # kept after the command has ended, for the words of a refusal


def _remember(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    _asked_for[0] = value or ""
    return value


def lang_option(command: F) -> F:
    """--lang on a command."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=_remember,
        is_eager=True,
        help="Language of the texts; default: that of your system.",
    )(command)


def json_option(command: F) -> F:
    """--json on a command."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")(command)


def option_option(command: F) -> F:
    """--option NAME=VALUE on a command, as often as needed."""
    return click.option(
        "--option", "-o", "given", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
    )(command)


class Seconds(click.FloatRange):
    """A time: click's own range lets `nan` through."""

    def __init__(self) -> None:
        super().__init__(0.01, 3600)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        seconds = super().convert(value, param, ctx)
        if seconds != seconds:
            self.fail(f"{value!r} is not a time.", param, ctx)
        return seconds


def texts() -> Texts:
    return texts_in(chosen_language())


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, for a person who watches; it goes to stderr, so JSON on stdout stays JSON.

    Gives the function that is told how much is done.
    """
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=watched, transient=True, disable=not watched.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def console() -> Console:
    """A console for people; rich is imported only when something is drawn."""
    from rich.console import Console

    return Console(highlight=False)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def refusal_text(refusal: Refused) -> str:
    """A refusal as a sentence in the language of this run."""
    return texts().refused(refusal)


def options_given(game: Game[Any], given: Sequence[str]) -> dict[str, object]:
    """The values of --option NAME=VALUE."""
    chosen: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("option-without-value", option=text)
        chosen[name.replace("-", "_")] = option_from_text(game.options, name.replace("-", "_"), value)
    return chosen


def read_file(path: str) -> Any:
    """JSON of a file or, for `-`, of standard input."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise file_refusal(path, error) from None
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=path) from None
    try:
        return parse_json(text.removeprefix("\ufeff"))  # some editors begin a file with a mark
    except Refused as refusal:
        raise Refused("file-not-json", file=path, **refusal.facts) from None


def file_refusal(path: str | Path, error: OSError) -> Refused:
    """Why a file cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        return Refused("file-missing", file=str(path))
    if isinstance(error, IsADirectoryError):
        return Refused("file-is-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Refused("file-forbidden", file=str(path))
    return Refused("file-unusable", file=str(path), reason=error.strerror or str(error))


def pack_option(command: F) -> F:
    """--pack FILE on a command that reads documents."""
    return click.option(
        "--pack",
        "pack_file",
        default="",
        metavar="FILE",
        help="The corrected pack, if the file names one without carrying it.",
    )(command)


def use_words_of(game: Game[Any]) -> None:
    """Name the components of a corrected pack by what they are there."""
    texts().reworded[game.name] = reworded(game)


def read_document(path: str, pack_file: str = "") -> tuple[Game[Any], State, Record | None]:
    """A position or a record: its game, the state it leads to, and the record if it is one."""
    data = read_file(path)
    fields = Fields(data, "")
    kind = fields.choice("seaboard", KINDS)
    game = game_of(data, kind, read_file(pack_file) if pack_file else None)
    use_words_of(game)
    if kind == "position":
        return game, read_position(game, data), None
    record = read_record(game, data)
    return game, replay(game, record), record


def write_file(path: Path, data: object) -> None:
    """Write JSON whole or not at all: a file is never left half-written or overwritten by half."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_refusal(path, error) from None
    with written_whole(path) as out:
        out.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")


@contextmanager
def written_whole(path: Path, mode: int = 0o666) -> Iterator[TextIO]:
    """A file to write, which appears when all of it is written; a pipe or a device is written to as it is."""

    def opened(name: str, flags: int) -> int:
        return os.open(name, flags, mode)

    try:
        if path.is_dir():
            raise IsADirectoryError
        in_place = path.exists() and not path.is_file()
        beside = path if in_place else path.with_name(path.name + ".new")
        with open(beside, "w", encoding="utf-8", opener=opened) as out:
            yield out
        if not in_place:
            os.replace(beside, path)
    except OSError as error:
        raise file_refusal(path, error) from None


def data_folder() -> Path:
    """Where games of this user are kept."""
    if os.environ.get("SEABOARD_DATA"):
        return Path(os.environ["SEABOARD_DATA"])
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "seaboard"


def event_lines(
    game: Game[Any], events: Sequence[dict[str, Any]], names: Sequence[str], reader: int | None = None
) -> list[str]:
    """Events in words, one line each, told to the reader's seat."""
    say = texts()
    return [
        say.say(
            game.name,
            "event",
            str(event["kind"]),
            {name: value for name, value in event.items() if name != "kind"},
            game.component_facts,
            names,
            reader,
        )
        for event in events
    ]
