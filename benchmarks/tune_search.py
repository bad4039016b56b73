"""Try settings of search against a bot: `python benchmarks/tune_search.py GAME --games 100 exploration=0.2,0.3,0.5`.

Each setting named takes a list of values; all combinations play the same deals, every deal from every seat. Numbers
with a point are floats. Besides the fields of `Settings`, those of the game's judge, `iterations`, `caution`,
`trifles` and `enough` can be tried. The lead in points says more than the bare win; in brackets stands by how much it
differs from that of the first combination on the same deals, with the standard error.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from statistics import mean, stdev
from typing import Any

from seaboard.bots.arena import TEAM, interval, meeting
from seaboard.bots.bot import Bot, SearchBot
from seaboard.bots.levels import bot_named
from seaboard.bots.minds import mind_of
from seaboard.bots.search import Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named

SETTINGS = (
    "exploration",
    "most_nodes",
    "widening",
    "greedy_share",
    "longest_rollout",
    "faith",
    "certainty",
    "deepest",
    "floor",
    "weighs",
    "lots",
)
BUDGET = ("iterations", "caution", "trifles", "enough")


def searcher(game: str, chosen: dict[str, Any]) -> SearchBot:
    """The searcher of the game, but for what is chosen."""
    mind = mind_of(game)
    given = {name: getattr(mind.settings, name) for name in SETTINGS}
    given.update({name: value for name, value in chosen.items() if name in SETTINGS})
    judge_given = {name: value for name, value in chosen.items() if name not in (*SETTINGS, *BUDGET)}
    made = getattr(import_module(f"seaboard.bots.minds.{game}"), "judge_with", type(mind.judge))
    judge = made(**judge_given) if judge_given else mind.judge
    return SearchBot(
        mind.rollout,
        judge,
        Settings(**given),
        int(chosen.get("iterations", 200)),
        caution=chosen.get("caution", mind.caution),
        trifles=chosen.get("trifles", mind.trifles),
        enough=chosen.get("enough", mind.enough),
    )


def play(
    game_name: str, seats: int, index: int, chosen: dict[str, Any], against: str, options: dict[str, Any]
) -> tuple[float, float, float]:
    """Reward and lead of the searcher, which sits at place `index` modulo the seats, and the seconds it took."""
    began = time.process_time()
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
    result = game.result(state)
    assert result is not None
    return float(state.returns()[place]), margin(result.scores, place), time.process_time() - began


def margin(scores: Sequence[int], place: int) -> float:
    """The lead over the best other seat: it says more than the bare win where games are few."""
    others = [score for seat, score in enumerate(scores) if seat != place]
    return scores[place] - max(others, default=0)


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
    first: list[float] = []
    with ProcessPoolExecutor(max_workers=asked.jobs) as pool:
        for combination in itertools.product(*values):
            chosen = dict(zip(names, combination, strict=True))
            arguments = [(asked.game, asked.players, i, chosen, asked.against, options) for i in range(asked.games)]
            played = list(pool.map(play, *zip(*arguments, strict=True)))
            wins, lead, seconds = (sum(one[i] for one in played) for i in range(3))
            low, high = interval(wins, asked.games)
            leads = [one[1] for one in played]
            first = first or leads
            more = [one - other for one, other in zip(leads, first, strict=True)]
            error = stdev(more) / asked.games**0.5 if asked.games > 1 else 0.0
            print(
                f"{chosen}: {wins / asked.games:.1%}  ({low:.1%} … {high:.1%})  lead {lead / asked.games:+.1f}  "
                f"({mean(more):+.1f} ± {error:.1f})  {seconds / asked.games:.2f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
