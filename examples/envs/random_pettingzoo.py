"""One game with an agent for each seat: python examples/envs/random_pettingzoo.py [GAME]"""

import sys

import numpy as np

from seaboard.envs.pettingzoo import env

game = (sys.argv[1:] or ["kelp"])[0]
environment = env(game)
environment.reset(seed=1)
chance = np.random.default_rng(1)
rewards = dict.fromkeys(environment.possible_agents, 0.0)
decisions = 0
for agent in environment.agent_iter():
    observation, reward, over, _, _ = environment.last()
    rewards[agent] += reward
    if over:
        environment.step(None)
    else:
        environment.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
print(f"{game}: {decisions} decisions, rewards {rewards}")
