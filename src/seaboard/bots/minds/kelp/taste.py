# seaboard: compiled
"""What both sides of Kelp think things are worth; `benchmarks/tune_policy.py` tries other figures."""

from __future__ import annotations

from typing import final


@final
class Taste:
    """The shark's figures first, then those of the octopus. Each side compares its own only."""

    def __init__(self) -> None:
        self.bite = 0.24  # a hidden block is attacked from this chance of the octopus on
        self.search = 9.5  # a yellow die used; nothing more to do is worth 2
        self.attack = 20.0
        self.ride = 0.2  # swimming along a current, which is growth
        self.near = 7.75  # beside the octopus, if it is surely there
        self.near_yellow = 5.67  # beside a zone for a yellow die
        self.near_red = 10.2  # beside the octopus with a die to attack it
        self.no_purchase = 4.8
        self.no_purchase_hungry = 4.6  # for every die on the hunger track
        self.card = -13.9  # for every turn with purchases feeds the hunger
        self.card_energy = 0.35  # for each energy that a card costs
        self.card_red = 11.3
        self.card_yellow = -0.5
        self.use_card = 0.74  # where to let it be is worth 2
        self.lay = 1.8  # a current laid is no energy that must be spent; to keep it is worth 2
        self.lay_ahead = 4.0  # where the shark can swim over it at once

        # An action of the octopus. “Seen”: it lies open. “Known”: how sure the shark is of its place. “Risk”: how sure,
        # if that place is on the shark's way. “Open”: for every block that lies open.
        self.draw = 4.0
        self.draw_missing = 1.4  # for every card missing to the limit
        self.play = 3.1
        self.cost_open = 0.2  # what a payment of one hurts
        self.eat = 41.4
        self.eat_risk = -3.5
        self.hide = -1.6
        self.hide_open = 1.3
        self.hide_seen = 11.8
        self.learn = 0.5
        self.learn_hungry = -0.6  # for every die on the hunger track: what is learned late is of little use
        self.mix = 1.0  # shuffle
        self.mix_seen = 0.5
        self.mix_known = 1.8
        self.mix_risk = 6.2
        self.swap = 0.5
        self.swap_food = 8.4  # where it brings food near
        self.swap_risk = 4.7
        self.discard = 1.4
        self.discard_seen = 9.3
        self.discard_open = 1.7  # if more than half of the forest lies open
        self.discard_meal = -4.6
        self.discard_use = -0.2  # for what the card would have brought
        # Which blocks and cards.
        self.show_octopus = 4.2  # what is rather not shown, and what is hidden and mixed first
        self.show_trap = 2.8
        self.show_food = 0.4
        self.show_likely = 3.5  # a block that the shark takes for the octopus
        self.flee_food = 6.2  # beside food
        self.flee_shark = -2.2  # beside the shark
        self.flee_ahead = -2.9  # on the shark's way
        self.flee_value = 0.4  # for how hard it is to see there
        self.learn_meal = 2.1
        self.learn_move = 0.6
        self.learn_hide = 3.0
        self.learn_learn = 5.7
        self.learn_trap = 2.2


def hungry() -> Taste:
    """An octopus that learns and eats, hides, and does not ask what the shark can know; as all were once."""
    taste = Taste()
    taste.draw = 3.0
    taste.draw_missing = 1.5
    taste.play = 4.0
    taste.eat = 50.0
    taste.eat_risk = 0.0
    taste.hide = -2.0
    taste.hide_open = 1.0
    taste.hide_seen = 10.0
    taste.learn = 3.0
    taste.learn_hungry = 0.0
    taste.mix_seen = 3.0
    taste.mix_known = 0.0
    taste.mix_risk = 0.0
    taste.swap_food = 4.0
    taste.swap_risk = 0.0
    taste.discard = 1.0
    taste.discard_seen = 7.0
    taste.discard_open = 2.0
    taste.discard_meal = -4.0
    taste.discard_use = 0.0
    taste.show_octopus = 10.0
    taste.show_trap = 3.0
    taste.show_food = 1.0
    taste.show_likely = 0.0
    taste.flee_food = 5.0
    taste.flee_shark = -3.0
    taste.flee_ahead = 0.0
    taste.flee_value = 0.3
    taste.learn_meal = 5.0
    taste.learn_move = 2.0
    taste.learn_hide = 2.0
    taste.learn_learn = 2.0
    taste.learn_trap = 2.0
    return taste
