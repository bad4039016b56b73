"""OpenSpiel's own information-set Monte Carlo tree search plays Kelp: python examples/envs/search_kelp.py [SIMULATIONS]

It is OpenSpiel's bot in Python: the one in C++ does not take games that are written in Python.
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import seaboard.envs.open_spiel  # noqa: F401 - registers the games

simulations = int((sys.argv[1:] or ["20"])[0])
game = pyspiel.load_game("seaboard_kelp", {"seed": 3})
chance = np.random.RandomState(1)
octopus = ismcts.ISMCTSBot(
    game=game,
    uct_c=1.4,
    max_simulations=simulations,
    evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
    random_state=chance,
)
dice = random.Random(2)
state = game.new_initial_state()
decisions = 0
while not state.is_terminal():
    if state.current_player() == 1:
        state.apply_action(octopus.step(state))
        decisions += 1
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print(f"IS-MCTS with {simulations} simulations as the octopus: {decisions} decisions, returns {state.returns()}")
