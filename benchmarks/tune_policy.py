"""Tune the weights of a game's policy by evolution: `python benchmarks/tune_policy.py finspan --generations 100`.

A separable CMA-ES: every generation tries some variations of the weights on the same deals and moves towards the better
ones. What counts is the lead in points, alone over the Nautoma and in company over a player of the weights as they are
now. Prints the new weights, to be copied into the policy.
"""

from __future__ import annotations

import argparse
import math
import random
import time

from seaboard.bots.policies.finspan import policy_with
from seaboard.bots.policies.finspan_weights import WEIGHTS
from seaboard.bots.policy import play_by
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.games.finspan.counting import total_points
from seaboard.games.finspan.rules import Finspan

TABLES: tuple[tuple[int, dict[str, object]], ...] = ((1, {"nautoma": 3}), (2, {}))  # seats and options
DECISIONS = 5000


def deals(generation: int, count: int) -> list[State]:
    """Fresh deals for every generation, alike for all its candidates."""
    made = []
    for seats, options in TABLES:
        for index in range(count):
            made.append(game_named("finspan").start(seats, options, seed=derived_seed(f"tune {generation}", index)))
    return made


def lead(weights: dict[str, float], states: list[State]) -> float:
    """The mean lead over the Nautoma, or over the best other seat, which plays by the weights as they were."""
    tried, known = policy_with(weights), policy_with(WEIGHTS)
    total = 0
    for number, start in enumerate(states):
        state = start.clone()
        assert isinstance(state, Finspan)
        place = number % int(state.seats)
        policies = [tried if seat == place else known for seat in range(state.seats)]
        play_by(policies, state, Quick(number), DECISIONS)
        points = [int(total_points(state.tables, ocean)) for ocean in state.oceans]
        others = [points[seat] for seat in range(len(points)) if seat != place]
        if state.nautoma is not None:
            others.append(int(state.nautoma.total(state.tables)))
        total += points[place] - max(others)
    return total / len(states)


class Evolution:
    """Separable CMA-ES over the logarithms of the step sizes' natural units."""

    def __init__(self, start: list[float], step: float, children: int) -> None:
        self.mean = list(start)
        self.scale = [max(abs(x), 0.2) for x in start]  # what is a small and what a big change
        self.size = len(start)
        self.children = children
        self.parents = children // 2
        raw = [math.log(self.parents + 0.5) - math.log(i + 1) for i in range(self.parents)]
        self.share = [x / sum(raw) for x in raw]
        effective = 1 / sum(x * x for x in self.share)
        self.step = step
        self.variance = [1.0] * self.size
        self.path = [0.0] * self.size
        self.path_of_step = [0.0] * self.size
        n = self.size
        self.c_path = 4 / (n + 4)
        self.c_step = (effective + 2) / (n + effective + 3)
        self.c_one = 2 / ((n + 1.3) ** 2 + effective) * (n + 2) / 3
        self.c_many = min(
            1 - self.c_one, 2 * (effective - 2 + 1 / effective) / ((n + 2) ** 2 + effective) * (n + 2) / 3
        )
        self.damping = 1 + self.c_step + 2 * max(0.0, math.sqrt((effective - 1) / (n + 1)) - 1)
        self.effective = effective
        self.expected = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self, chance: random.Random) -> list[list[float]]:
        """Deviations from the mean, to be judged."""
        return [[chance.gauss(0, 1) * math.sqrt(v) for v in self.variance] for _ in range(self.children)]

    def at(self, deviation: list[float]) -> list[float]:
        return [m + self.step * s * d for m, s, d in zip(self.mean, self.scale, deviation, strict=True)]

    def tell(self, ranked: list[list[float]]) -> None:
        """The deviations, the best first."""
        best = ranked[: self.parents]
        moved = [sum(w * d[i] for w, d in zip(self.share, best, strict=True)) for i in range(self.size)]
        self.mean = self.at(moved)
        for i, move in enumerate(moved):
            self.path_of_step[i] += -self.c_step * self.path_of_step[i] + math.sqrt(
                self.c_step * (2 - self.c_step) * self.effective
            ) * move / math.sqrt(self.variance[i])
            self.path[i] += (
                -self.c_path * self.path[i] + math.sqrt(self.c_path * (2 - self.c_path) * self.effective) * move
            )
            spread = sum(w * d[i] * d[i] for w, d in zip(self.share, best, strict=True))
            self.variance[i] += self.c_one * (self.path[i] ** 2 - self.variance[i]) + self.c_many * (
                spread - self.variance[i]
            )
        length = math.sqrt(sum(x * x for x in self.path_of_step))
        self.step *= math.exp(self.c_step / self.damping * (length / self.expected - 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["finspan"])
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--children", type=int, default=16)
    parser.add_argument("--games", type=int, default=150, help="of each kind, for each candidate")
    parser.add_argument("--step", type=float, default=0.3)
    asked = parser.parse_args()
    names = list(WEIGHTS)
    evolution = Evolution(list(WEIGHTS.values()), asked.step, asked.children)
    chance = random.Random(1)
    check = deals(-1, 2 * asked.games)
    print(f"before: {lead(WEIGHTS, check):.2f}", flush=True)
    began = time.monotonic()
    for generation in range(asked.generations):
        states = deals(generation, asked.games)
        judged = []
        for deviation in evolution.ask(chance):
            weights = dict(zip(names, evolution.at(deviation), strict=True))
            judged.append((lead(weights, states), deviation))
        judged.sort(key=lambda one: -one[0])
        evolution.tell([deviation for _, deviation in judged])
        if generation % 10 == 9:
            now = dict(zip(names, evolution.mean, strict=True))
            print(
                f"{generation + 1}: {lead(now, check):.2f} (step {evolution.step:.3f}, "
                f"{time.monotonic() - began:.0f} s) { {k: round(v, 3) for k, v in now.items()} }",
                flush=True,
            )


if __name__ == "__main__":
    main()
