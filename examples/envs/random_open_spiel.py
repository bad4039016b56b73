"""Random playouts in OpenSpiel: python examples/envs/random_open_spiel.py [GAME]"""

import random
import sys

import pyspiel

import seaboard.envs.open_spiel as ours

game = pyspiel.load_game((sys.argv[1:] or ["seaboard_tranquility"])[0])
chance = random.Random(1)
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
record = ours.to_record(state)
print(f"{game}: {state.move_number()} actions, returns {state.returns()}, record of {len(record.moves)} moves")
