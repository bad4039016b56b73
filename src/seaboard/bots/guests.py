"""Bots that somebody brings along: `seaboard serve --bot mine=package.module:Bot`, or `mine=folder/file.py:Bot`.

They are kept in an environment variable, so that the processes in which bots think meet the same ones. A guest is a
subclass of `Bot` that is made without arguments; its class may name the games it plays (`games = ("kelp",)`).
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from seaboard.bots.bot import Bot
from seaboard.core.refused import Refused

VARIABLE = "SEABOARD_BOTS"
BETWEEN = "\n"
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")


def guests() -> dict[str, str]:
    """Where each guest is to be found, by its name."""
    lines = os.environ.get(VARIABLE, "").split(BETWEEN)
    return dict(line.split("=", 1) for line in lines if "=" in line)


def bring(name: str, where: str) -> Bot:
    """Let a guest in under a name; refuses what is no bot."""
    if not _NAME.fullmatch(name):
        raise Refused("guest-name", value=name[:40])
    bot = guest(where)
    there = {**guests(), name: where}
    os.environ[VARIABLE] = BETWEEN.join(f"{one}={place}" for one, place in there.items())
    return bot


@cache
def guest(where: str) -> Bot:
    """The bot that is found there, made once in a process."""
    place, _, name = where.rpartition(":")
    try:
        made = getattr(_module(place), name)()
    except (ImportError, AttributeError, TypeError, OSError, SyntaxError, ValueError) as reason:
        raise Refused("guest-not-found", value=where, reason=str(reason)) from reason
    if not isinstance(made, Bot):
        raise Refused("guest-no-bot", value=where)
    return made


def _module(place: str) -> object:
    if not place.endswith(".py"):
        return import_module(place)
    file = Path(place).resolve()
    spec = spec_from_file_location(f"seaboard_guest_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise ImportError(f"no file {place}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plays(where: str, game: str) -> bool:
    """Does this guest play the game? One that names none plays all."""
    games: tuple[str, ...] = getattr(guest(where), "games", ())
    return not games or game in games
