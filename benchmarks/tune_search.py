"""Try settings of search against a bot: `python benchmarks/tune_search.py GAME --games 100 exploration=0.2,0.3,0.5`.

Each setting named takes a list of values; all combinations play the same deals, every deal from every seat. Numbers
with a point are floats. Besides the fields of `Settings`, those of the game's judge, `iterations` and
`caution` can be tried.
"""

from __future__ import annotations

import argparse
import itertools
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from seaboard.bots.arena import TEAM, interval, meeting
from seaboard.bots.bot import Bot, SearchBot
from seaboard.bots.levels import bot_named, mind_of
from seaboard.bots.search import Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named

SETTINGS = ("exploration", "most_nodes", "widening", "greedy_share", "longest_rollout", "faith")
BUDGET = ("iterations", "caution")


def searcher(game: str, chosen: dict[str, Any]) -> SearchBot:
    mind = mind_of(game)
    given = {name: getattr(mind.settings, name) for name in SETTINGS}
    given.update({name: value for name, value in chosen.items() if name in SETTINGS})
    judge_given = {name: value for name, value in chosen.items() if name not in (*SETTINGS, *BUDGET)}
    judge = type(mind.judge)(**judge_given) if judge_given else mind.judge
    return SearchBot(
        mind.rollout,
        judge,
        Settings(**given),
        int(chosen.get("iterations", 200)),
        caution=chosen.get("caution", mind.caution),
    )


def play(
    game_name: str, seats: int, index: int, chosen: dict[str, Any], against: str, options: dict[str, Any]
) -> float:
    """The reward of the searcher, which sits at place `index` modulo the seats."""
    game = game_named(game_name)
    state = game.start(seats, options, seed=derived_seed("tune", index // seats))
    own = searcher(game_name, chosen)
    alone = meeting(game_name, seats, options) == TEAM
    place = index % seats
    bots: list[Bot] = [own if alone or seat == place else bot_named(game_name, against) for seat in range(seats)]
    quicks = [Quick(index * 100 + seat) for seat in range(seats)]
    while not state.over():
        seat = int(state.actor())
        state.apply(bots[seat].choose(Seen(game, state, seat), quicks[seat]))
    return float(state.returns()[place])


def number(text: str) -> float | int:
    return float(text) if "." in text else int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", metavar="NAME=VALUE,VALUE,…")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="breeze")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_intermixed_args()
    names = [text.partition("=")[0] for text in asked.settings]
    values = [[number(word) for word in text.partition("=")[2].split(",")] for text in asked.settings]
    options: dict[str, Any] = {}
    for text in asked.option:
        name, _, value = text.partition("=")
        options[name] = int(value) if value.isdecimal() else value
    with ProcessPoolExecutor(max_workers=asked.jobs) as pool:
        for combination in itertools.product(*values):
            chosen = dict(zip(names, combination, strict=True))
            arguments = [(asked.game, asked.players, i, chosen, asked.against, options) for i in range(asked.games)]
            wins = sum(pool.map(play, *zip(*arguments, strict=True)))
            low, high = interval(wins, asked.games)
            print(f"{chosen}: {wins / asked.games:.1%}  ({low:.1%} … {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
