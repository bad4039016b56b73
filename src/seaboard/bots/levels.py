"""The five levels of bots, the same names everywhere: calm, breeze, gale, storm, maelstrom; and guests, if any."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from seaboard.bots.bot import Bot, HastyBot, PolicyBot
from seaboard.bots.characters import STEADY, character_of
from seaboard.bots.guests import guest, guests, plays
from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_with

LEVELS = ("calm", "breeze", "gale", "storm", "maelstrom")
SECONDS = {"gale": 0.25, "storm": 1.5, "maelstrom": 5.0}  # a move never takes longer, whatever the machine


def levels() -> tuple[str, ...]:
    """What may sit at a table: the levels, and the guests of this server."""
    return (*LEVELS, *guests())


def level_bot(game: str, level: str, hurried: bool = False, style: str = STEADY) -> Bot:
    """The bot of a level; a hurried one also keeps to the time limit of its level, even on a slow machine."""
    mind = mind_of(game)
    if level == "calm":
        return HastyBot(mind.in_style(style), mind.strays)
    if level == "breeze":
        return PolicyBot(mind.in_style(style))
    where = guests().get(level)
    if where is not None:
        if not plays(where, game):
            raise Refused("guest-other-game", bot=level, game=game)
        return guest(where)
    if level not in LEVELS:
        raise Refused("bot-unknown", bot=level, game=game, nearest="", known=", ".join(levels()))
    return mind.level(level, SECONDS[level] if hurried else None, style)


def bot_named(game: str, name: str) -> Bot:
    """A bot by name: a level, a simple bot such as `random`, or `search@N` for search with N iterations a move.

    >>> bot_named("sea_salt_paper", "search@500").iterations
    500
    """
    mind = mind_of(game)
    if name in mind.policies:
        return PolicyBot(mind.policies[name])
    if name in levels():
        return level_bot(game, name)
    kind, _, budget = name.partition("@")
    if kind == "search" and budget.isdecimal() and int(budget) > 0:
        return replace(mind, trifles=1.0).search(int(budget))
    known = [*levels(), *mind.policies, "search@N"]
    near = get_close_matches(name, known, n=1)
    raise Refused("bot-unknown", bot=name, game=game, nearest=near[0] if near else "", known=", ".join(known))


def level_move(game: Game[Any], state: State, seat: int, level: str, seed: int, berth: int | None = None) -> int:
    """The action that a bot of this level takes; it is shown only what its seat sees, and has a style of its own.

    The style is that of the seat it was given first (`berth`), if it has moved since.
    """
    character = character_of(level, seat if berth is None else berth)
    bot = level_bot(game.name, level, hurried=True, style=character.style if character else STEADY)
    return bot.choose(Seen(game, state, seat), Quick(seed))


def think(record: Record, seat: int, level: str, seed: int, berth: int | None = None) -> str:
    """The move of a bot after the moves of a record, in notation; for worker processes, which get no states."""
    game = game_with(record.game, record.correction)
    state = replay(game, record, len(record.moves))
    return game.describe(state, level_move(game, state, seat, level, seed, berth)).text
