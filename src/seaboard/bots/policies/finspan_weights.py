# seaboard: compiled
"""What the judgement of Finspan thinks things are worth, in points; found by `benchmarks/tune_policy.py finspan`."""

from __future__ import annotations

from typing import Final, final

WEIGHTS: Final[dict[str, float]] = {
    # tokens, beyond the points that they bring at the end; "early" fades with the turns that are left
    "egg_early": 0.3,
    "young": 1.31,
    "young_early": 1.97,
    "hatch": 0.13,
    "move": -0.07,
    # a card more in hand: few are less than 3, many more than 5, plenty more than 9
    "card_few": 3.86,
    "card_some": 3.7,
    "card_many": 2.64,
    "card_plenty": 0.69,
    "card_fade": 16.01,  # turns from the end at which cards begin to lose their worth
    "in_hand": 0.06,  # how much of what a card would bring counts while it is in hand
    # fish
    "room": 0.97,  # a place for an egg
    "use": 0.52,  # an ability that is activated, whatever it gives
    "dives": 0.12,  # of the turns to come, how many are dives in one given dive site
    "focus": 0.6,  # how much more often one dives where much is to be had
    "play_again": 3.9,
    "each": 3.07,  # an egg for each of some kind, at some later time
    "tuck": 0.43,
    "condition": 0.04,  # a scoring ability that asks for tokens
    "ending": 0.29,  # a benefit at the end of the game
    "shared": 0.39,  # what is lost of a benefit that is for all players
    "tempo": 0.27,  # to play a fish rather than to dive
    "tempo_early": 0.04,
    # young together
    "second": 0.54,
    "third": 5.9,
    "beside_school": 0.45,
    "egg_there": 0.12,
    # achievements
    "tile": 2.53,  # of this week
    "tile_later": 0.61,  # what stays until the week of its achievement
    "row": 0.31,  # a fish that does not yet complete its row
}


@final
class Weights:
    """The same as fields, which are quick to read."""

    def __init__(self, given: dict[str, float]) -> None:
        self.egg_early = given["egg_early"]
        self.young = given["young"]
        self.young_early = given["young_early"]
        self.hatch = given["hatch"]
        self.move = given["move"]
        self.card_few = given["card_few"]
        self.card_some = given["card_some"]
        self.card_many = given["card_many"]
        self.card_plenty = given["card_plenty"]
        self.card_fade = given["card_fade"]
        self.in_hand = given["in_hand"]
        self.room = given["room"]
        self.use = given["use"]
        self.dives = given["dives"]
        self.focus = given["focus"]
        self.play_again = given["play_again"]
        self.each = given["each"]
        self.tuck = given["tuck"]
        self.condition = given["condition"]
        self.ending = given["ending"]
        self.shared = given["shared"]
        self.tempo = given["tempo"]
        self.tempo_early = given["tempo_early"]
        self.second = given["second"]
        self.third = given["third"]
        self.beside_school = given["beside_school"]
        self.egg_there = given["egg_there"]
        self.tile = given["tile"]
        self.tile_later = given["tile_later"]
        self.row = given["row"]
