"""Tune the weights of a game's policy by evolution: `python benchmarks/tune_policy.py finspan --generations 100`.

A separable CMA-ES: every generation tries some variations of the weights on the same deals and moves towards the better
ones. Prints the new weights, to be copied into the policy.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from seaboard.bots.minds.finspan.policy import policy_with
from seaboard.bots.minds.finspan.weights import WEIGHTS
from seaboard.bots.minds.kelp import policy as kelp
from seaboard.bots.minds.kelp.taste import Taste as KelpTaste
from seaboard.bots.minds.tranquility.policy import GapAware
from seaboard.bots.minds.tranquility.taste import Taste as VoyageTaste
from seaboard.bots.minds.tranquility.taste import stormy
from seaboard.bots.policy import Policy, play_by
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.state import Finspan
from seaboard.games.tranquility.state import Tranquility

DECISIONS = 5000


@dataclass(frozen=True)
class Task:
    """What is tuned, at which tables, and what counts."""

    weights: Mapping[str, float]
    policy: Callable[[dict[str, float]], Policy]
    tables: tuple[tuple[int, dict[str, object]], ...]  # seats and options
    merit: Callable[[State, int], float]  # of a finished game, to a seat
    places: tuple[int, ...] | None = None  # the seats that the tried policy takes in turn; None: all seats at once
    game: str = ""  # if the task has another name


def lead(state: State, place: int) -> float:
    """Over the Nautoma, or over the best other seat: it says more than the bare win."""
    assert isinstance(state, Finspan)
    points = [int(total_points(state.numbers, ocean)) for ocean in state.oceans]
    others = [points[seat] for seat in range(len(points)) if seat != place]
    if state.nautoma is not None:
        others.append(int(state.nautoma.total(state.numbers)))
    return points[place] - max(others)


def win(state: State, place: int) -> float:
    return 100 * float(state.reward(place))


def voyage(state: State, place: int) -> float:
    """The win, and a little for every island."""
    assert isinstance(state, Tranquility)
    return win(state, place) + float(state.sea.filled)


def tasted(usual: Any, policy: Any, names: str) -> tuple[dict[str, float], Callable[[dict[str, float]], Policy]]:
    """The weights of a policy's usual taste, and how to make a policy with others."""

    def make(weights: dict[str, float]) -> Policy:
        taste = usual()
        for name, value in weights.items():
            setattr(taste, name, type(getattr(taste, name))(value))
        made: Policy = policy(taste)
        return made

    taste = usual()
    return {name: float(getattr(taste, name)) for name in names.split()}, make


SHARK = (
    "bite search attack ride near near_yellow near_red no_purchase no_purchase_hungry card card_energy card_red "
    "card_yellow use_card lay lay_ahead"
)
OCTOPUS = (
    "draw draw_missing play cost_open eat eat_risk hide hide_open hide_seen learn learn_hungry mix mix_seen mix_known "
    "mix_risk swap swap_food swap_risk discard discard_seen discard_open discard_meal discard_use "
    "show_octopus show_trap show_food show_likely flee_food flee_shark flee_ahead flee_value "
    "learn_meal learn_move learn_hide learn_learn learn_trap"
)
VOYAGE = (
    "card scarce plan seams own turn use use_one use_two use_wide late trust seam one two place any_place finish "
    "finish_late spare bad balance"
)
STORMS = f"{VOYAGE} purple purple_early orange yellow keep"
TASKS = {
    "finspan": Task(WEIGHTS, policy_with, ((1, {"nautoma": 3}), (2, {})), lead, (0, 1)),
    "kelp": Task(*tasted(KelpTaste, kelp.Crafty, SHARK), ((2, {}),), win, (0,)),  # the shark
    "kelp-octopus": Task(*tasted(KelpTaste, kelp.Crafty, OCTOPUS), ((2, {}),), win, (1,), "kelp"),
    "tranquility": Task(
        *tasted(VoyageTaste, GapAware, VOYAGE),
        ((2, {}), (2, {"fewer_islands": "poseidon"})),
        voyage,
    ),
    "tranquility-storms": Task(
        *tasted(lambda: stormy(VoyageTaste()), GapAware, STORMS),
        ((2, {"storms": True}),),
        voyage,
        game="tranquility",
    ),
}


def deals(game: str, generation: int, count: int) -> list[State]:
    """Fresh deals for every generation, alike for all its candidates."""
    made = []
    rules = game_named(TASKS[game].game or game)
    for seats, options in TASKS[game].tables:
        for index in range(count):
            made.append(rules.start(seats, options, seed=derived_seed(f"tune {generation}", index)))
    return made


def merit(task: Task, weights: dict[str, float], states: list[State]) -> float:
    """The mean of what counts; other seats play by the weights as they were."""
    tried, known = task.policy(weights), task.policy(dict(task.weights))
    total = 0.0
    for number, start in enumerate(states):
        state = start.clone()
        places = [place for place in task.places or (0,) if place < state.seats]
        place = places[number % len(places)]
        policies = [tried if task.places is None or seat == place else known for seat in range(state.seats)]
        play_by(policies, state, Quick(number), DECISIONS)
        total += task.merit(state, place)
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
    parser.add_argument("game", choices=list(TASKS))
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--children", type=int, default=16)
    parser.add_argument("--games", type=int, default=150, help="of each kind, for each candidate")
    parser.add_argument("--step", type=float, default=0.3)
    asked = parser.parse_args()
    task = TASKS[asked.game]
    names = list(task.weights)
    evolution = Evolution(list(task.weights.values()), asked.step, asked.children)
    chance = random.Random(1)
    check = deals(asked.game, -1, 2 * asked.games)
    print(f"before: {merit(task, dict(task.weights), check):.2f}", flush=True)
    began = time.monotonic()
    for generation in range(asked.generations):
        states = deals(asked.game, generation, asked.games)
        judged = []
        for deviation in evolution.ask(chance):
            weights = dict(zip(names, evolution.at(deviation), strict=True))
            judged.append((merit(task, weights, states), deviation))
        judged.sort(key=lambda one: -one[0])
        evolution.tell([deviation for _, deviation in judged])
        if generation % 10 == 9:
            now = dict(zip(names, evolution.mean, strict=True))
            print(
                f"{generation + 1}: {merit(task, now, check):.2f} (step {evolution.step:.3f}, "
                f"{time.monotonic() - began:.0f} s) { {k: round(v, 3) for k, v in now.items()} }",
                flush=True,
            )


if __name__ == "__main__":
    main()
