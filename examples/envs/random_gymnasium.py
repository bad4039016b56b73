"""One learner among bots: python examples/envs/random_gymnasium.py [GAME] [RIVALS]"""

import sys

import gymnasium
import numpy as np

import seaboard.envs.gymnasium

game = (sys.argv[1:] or ["finspan"])[0]
rivals = (sys.argv[2:] or ["breeze"])[0]
name = f"seaboard/{seaboard.envs.gymnasium.title(game.replace('-', '_'))}-v0"
environment = gymnasium.make(name, rivals=rivals)
chance = np.random.default_rng(1)
results = []
for seed in range(5):
    _, info = environment.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = environment.step(action)
    results.append(float(reward))
print(f"{name} against {rivals}: rewards {results}")
