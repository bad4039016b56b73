"""The four levels of bots, the same names everywhere: calm, breeze, gale, storm."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from seaboard.bots.bot import Bot, HastyBot, PolicyBot, SearchBot
from seaboard.bots.policies import policies_of
from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.bots.search import Judge, Settings
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_named

LEVELS = ("calm", "breeze", "gale", "storm")
SECONDS = {"gale": 0.25, "storm": 1.5}  # a move never takes longer, whatever the machine


@dataclass(frozen=True)
class Mind:
    """How bots think in one game; `benchmarks/tune_search.py` tries other figures."""

    gale: int = 300  # iterations a move
    storm: int = 3000
    settings: Settings = field(default_factory=Settings)
    caution: float = 0.0  # see SearchBot
    in_company: Settings | None = None  # at a table of more than two
    alone: Settings | None = None  # in a game for one
    patience: int = 1  # so many times the iterations in a game for one, whose rollouts are short
    overlooks: float = 0.25  # how often a calm bot does not notice a move
    slips: float = 0.1  # how often it makes a move without thinking
    judge: Judge = field(default_factory=Judge)
    rollout: Policy = field(default_factory=RandomPolicy)

    def search(self, iterations: int, seconds: float | None = None) -> SearchBot:
        return SearchBot(
            self.rollout,
            self.judge,
            self.settings,
            iterations,
            seconds,
            self.caution,
            self.in_company,
            self.alone,
            self.patience,
        )


MINDS = {
    "sea_salt_paper": Mind(
        gale=600,
        storm=8000,
        settings=Settings(exploration=2.0, certainty=3.0),
        in_company=Settings(exploration=2.0, certainty=3.0, faith=1.0),
    ),
    "finspan": Mind(
        gale=150,
        storm=1000,
        settings=Settings(exploration=1.0, widening=0.25, certainty=3.0),
        alone=Settings(exploration=2.0, widening=0.25, certainty=3.0),
        patience=3,
        caution=0.5,
    ),
    "tranquility": Mind(
        gale=100,
        storm=1200,
        settings=Settings(exploration=1.5, widening=0.3, certainty=3.0, deepest=1),
        caution=1.0,
    ),
    "kelp": Mind(
        gale=100,
        storm=1200,
        settings=Settings(exploration=2.0, certainty=3.0, faith=1.0),
        overlooks=0.5,
        slips=0.3,
    ),
}


@cache
def mind_of(game: str) -> Mind:
    """How bots think in this game, with its judge and its best policy."""
    judges = f"seaboard.bots.judges.{game}"
    judge: Judge = import_module(judges).JUDGE if find_spec(judges) else Judge()
    best = next(iter(policies_of(game).values()))
    return replace(MINDS.get(game, Mind()), judge=judge, rollout=best)


def level_bot(game: str, level: str, hurried: bool = False) -> Bot:
    """The bot of a level; a hurried one also keeps to the time limit of its level, even on a slow machine."""
    mind = mind_of(game)
    if level == "calm":
        return HastyBot(mind.rollout, mind.overlooks, mind.slips)
    if level == "breeze":
        return PolicyBot(mind.rollout)
    if level not in LEVELS:
        raise Refused("bot-unknown", bot=level, game=game, nearest="", known=", ".join(LEVELS))
    return mind.search(mind.gale if level == "gale" else mind.storm, SECONDS[level] if hurried else None)


def bot_named(game: str, name: str) -> Bot:
    """A bot by name: a level, a simple bot such as `random`, or `search@N` for search with N iterations a move.

    >>> bot_named("sea_salt_paper", "search@500").iterations
    500
    """
    policies = policies_of(game)
    if name in policies:
        return PolicyBot(policies[name])
    if name in LEVELS:
        return level_bot(game, name)
    kind, _, budget = name.partition("@")
    if kind == "search" and budget.isdecimal() and int(budget) > 0:
        return replace(mind_of(game), patience=1).search(int(budget))
    known = [*LEVELS, *policies, "search@N"]
    near = get_close_matches(name, known, n=1)
    raise Refused("bot-unknown", bot=name, game=game, nearest=near[0] if near else "", known=", ".join(known))


def level_move(game: Game[Any], state: State, seat: int, level: str, seed: int) -> int:
    """The action that a bot of this level takes; it is shown only what its seat sees."""
    return level_bot(game.name, level, hurried=True).choose(Seen(game, state, seat), Quick(seed))


def think(record: Record, seat: int, level: str, seed: int) -> str:
    """The move of a bot after the moves of a record, in notation; for worker processes, which get no states."""
    game = game_named(record.game)
    state = replay(game, record, len(record.moves))
    return game.describe(state, level_move(game, state, seat, level, seed)).text
