"""How fast the environments are, side by side with others': `python benchmarks/envs.py [--seconds 2] [--games kelp …]`.

`--rows "n = 1024" OpenSpiel` measures only the rows whose names have one of these in them.

Random legal moves, observations and masks written, one thread, steps a second of the processor's time; the best tenth
of many short slices, because other work on a machine only ever slows a run down. Peers are measured in the same run if
they are installed (pettingzoo[classic], open_spiel, envpool, pgx).
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from seaboard import _native
from seaboard.envs import vector
from seaboard.games import NAMES

SLICE = 0.02  # seconds
Steps = Iterator[int]  # how many steps were made since the last time


def rate(loop: Callable[[], Steps], seconds: float) -> float:
    """Steps a second of a loop: of many short slices the one that only a tenth of them beats."""
    steps = loop()
    next(steps)  # what is only done once
    rates: list[float] = []
    ends = time.process_time() + seconds
    while time.process_time() < ends or not rates:
        made = 0
        began = time.process_time()
        while time.process_time() - began < SLICE:
            made += next(steps)
        rates.append(made / (time.process_time() - began))
    return sorted(rates)[-1 - len(rates) // 10]


def our_vector(game: str, num_envs: int, numpy_policy: bool = False) -> Callable[[], Steps]:
    def loop() -> Steps:
        games = vector.make(game, num_envs=num_envs, copy=False)
        batch = games.reset(seed=1)
        quick = np.random.default_rng(1)
        while True:
            if numpy_policy:
                actions = vector.any_legal(batch.action_mask, quick)
            else:
                actions = games.random_actions()
            batch = games.step(actions)
            yield num_envs

    return loop


def aec(make: Callable[[], Any]) -> Callable[[], Steps]:
    """PettingZoo: observe and step."""

    def loop() -> Steps:
        environment = make()
        chance = random.Random(1)
        yield 0
        while True:
            environment.reset(seed=1)
            made = 0
            for _ in environment.agent_iter():
                observation, _, over, cut, _ = environment.last()
                if over or cut:
                    environment.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[int(chance.random() * len(legal))]))
                made += 1
                if made % 500 == 0:
                    yield 500
                    made = 0
            yield made

    return loop


def our_gymnasium(game: str) -> Callable[[], Steps]:
    def loop() -> Steps:
        from seaboard.envs.gymnasium import SeatEnv

        environment = SeatEnv(game, rivals="random")
        chance = random.Random(1)
        _, info = environment.reset(seed=1)
        while True:
            for _ in range(200):
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = environment.step(legal[int(chance.random() * len(legal))])
                if over:
                    _, info = environment.reset()
            yield 200

    return loop


def open_spiel(name: str) -> Callable[[], Steps]:
    """OpenSpiel: playouts from Python, an observation tensor at every decision."""

    def loop() -> Steps:
        import pyspiel
        from open_spiel.python.observation import make_observation

        import seaboard.envs.open_spiel  # noqa: F401 - registers ours

        game = pyspiel.load_game(name)
        observer = make_observation(game)
        chance = random.Random(1)
        yield 0
        while True:
            state = game.new_initial_state()
            made = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                    continue
                observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                made += 1
            yield made

    return loop


def pgx_loop(name: str, num_envs: int) -> Callable[[], Steps]:
    def loop() -> Steps:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        environment = pgx.make(name)
        begin = jax.jit(jax.vmap(environment.init))
        step = jax.jit(jax.vmap(auto_reset(environment.step, environment.init)))
        key = jax.random.PRNGKey(1)
        state = begin(jax.random.split(key, num_envs))
        while True:
            key, one, two = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(one, logits, axis=1)
            state = step(state, actions, jax.random.split(two, num_envs))
            jax.block_until_ready(state.observation)
            yield num_envs

    return loop


def envpool_loop(name: str, num_envs: int) -> Callable[[], Steps]:
    def loop() -> Steps:
        import envpool

        environment = envpool.make(name, env_type="gymnasium", num_envs=num_envs, num_threads=1)
        _, info = environment.reset()
        quick = np.random.default_rng(1)
        yield 0
        while True:
            mask = info["legal_action_mask"]
            info = environment.step(vector.any_legal(mask, quick).astype(np.int32))[4]
            yield num_envs

    return loop


def peers() -> Iterator[tuple[str, Callable[[], Steps]]]:
    def classic(module: str) -> Callable[[], Any]:
        from importlib import import_module

        found = import_module(f"pettingzoo.classic.{module}")
        return lambda: found.env()

    for module in ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3", "tictactoe_v3"):
        yield f"PettingZoo's own {module}", lambda module=module: aec(classic(module))()  # type: ignore[misc]
    for name in ("gin_rummy", "hanabi", "crazy_eights", "leduc_poker"):
        yield f"OpenSpiel's own {name}", open_spiel(name)
    for name in ("leduc_holdem", "sparrow_mahjong"):
        yield f"pgx on the CPU, n = 1024, {name}", pgx_loop(name, 1024)
    for name in ("LeducHoldem-v1", "SparrowMahjong-v1", "Backgammon-v1"):
        yield f"EnvPool, n = 64, one thread, {name}", envpool_loop(name, 64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(NAMES))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument(
        "--rows", nargs="*", default=[""], help="parts of the names of rows; all of them if none is given"
    )
    parser.add_argument("--peers", action="store_true", help="measure others' environments too, if they are installed")
    arguments = parser.parse_args()
    warnings.filterwarnings("ignore")
    print(f"rules: {_native.engine()}")

    def row(name: str, loop: Callable[[], Steps]) -> None:
        if not any(part in name for part in arguments.rows):
            return
        try:
            print(f"{name:60} {rate(loop, arguments.seconds):12,.0f}", flush=True)
        except (ImportError, AttributeError) as reason:
            print(f"{name:60} not installed ({reason})", flush=True)

    from seaboard.envs.pettingzoo import SeatsEnv

    for game in arguments.games:
        row(f"{game}: vector, n = 1", our_vector(game, 1))
        row(f"{game}: vector, n = 64", our_vector(game, 64))
        row(f"{game}: vector, n = 1024", our_vector(game, 1024))
        row(f"{game}: vector, n = 1024, NumPy policy", our_vector(game, 1024, numpy_policy=True))
        row(f"{game}: PettingZoo", aec(lambda game=game: SeatsEnv(game)))  # type: ignore[misc]
        row(f"{game}: Gymnasium, random rivals", our_gymnasium(game))
        row(f"{game}: OpenSpiel", open_spiel(f"seaboard_{game}"))
    if arguments.peers:
        for name, loop in peers():
            row(name, loop)


if __name__ == "__main__":
    main()
