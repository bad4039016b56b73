"""A thousand games at once, random moves: python examples/envs/random_vector.py [GAME] [STEPS]"""

import sys
import time

from seaboard.envs import vector

game = (sys.argv[1:] or ["sea-salt-paper"])[0]
steps = int((sys.argv[2:] or ["1000"])[0])
games = vector.make(game, num_envs=1024, copy=False)
batch = games.reset(seed=1)
ended, won, began = 0, 0.0, time.perf_counter()
for _ in range(steps):
    batch = games.step(games.random_actions())
    ended += int(batch.terminated.sum())
    won += float((batch.rewards[:, 0] > 0).sum())
seconds = time.perf_counter() - began
print(f"{game}: {steps * 1024:,} decisions in {seconds:.1f} s, {ended} games ended, seat 0 won {won:.0f}")
