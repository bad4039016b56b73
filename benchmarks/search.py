"""How fast search is and what memory it takes: `python benchmarks/search.py`.

Iterations a second from the first decision of a game, with the rollouts and the judge of the level bots, and for
Sea Salt & Paper also with random rollouts to the end of the round. One thread; the best of several repeats, by the
processor's time, because other work on the machine only ever slows a run down.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time

from seaboard import _native
from seaboard.bots.minds import mind_of
from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.bots.search import Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named

REPEATS = 5


def iterations_per_second(name: str, policy: Policy, settings: Settings, seconds: float) -> float:
    game = game_named(name)
    best = 0.0
    for repeat in range(REPEATS):
        state = game.start(max(2, game.seats[0]), seed=derived_seed("search", repeat))
        seen = Seen(game, state, int(state.actor()))
        search = Search(seen, policy, mind_of(name).judge, settings, Quick(repeat))
        began = time.process_time()
        while time.process_time() - began < seconds / REPEATS:
            search.run(200)
        best = max(best, int(search.iterations) / (time.process_time() - began))
    return best


def memory(name: str) -> None:
    """Fill a tree to the default limit and print the megabytes this process came to need for it."""
    game = game_named(name)
    state = game.start(max(2, game.seats[0]), seed=derived_seed("memory", 1))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    mind = mind_of(name)
    search = Search(
        Seen(game, state, int(state.actor())), RandomPolicy(), mind.judge, Settings(greedy_share=0.0), Quick(1)
    )
    while search.nodes < search.settings.most_nodes and search.iterations < 2 * search.settings.most_nodes:
        search.run(10_000)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"{name}: {int(search.nodes):,} nodes, {grown:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--memory", action="store_true", help="measure the memory of one full tree instead")
    asked = parser.parse_args()
    print(f"rules run {_native.engine()}")
    for name in asked.games:
        if asked.memory:
            code = f"import sys; sys.path.insert(0, 'benchmarks'); import search; search.memory({name!r})"
            subprocess.run([sys.executable, "-c", code], check=True)
            continue
        mind = mind_of(name)
        own = iterations_per_second(name, mind.rollout, mind.settings, asked.seconds)
        print(f"{name}: {own:,.0f} iterations/s as the level bots search")
        if name == "sea_salt_paper":
            settings = Settings(greedy_share=0.0)
            plain = iterations_per_second(name, RandomPolicy(), settings, asked.seconds)
            print(f"{name}: {plain:,.0f} iterations/s with random rollouts to the end of the round")


if __name__ == "__main__":
    main()
