# seaboard: compiled
"""What the judgement of Finspan thinks things are worth, in points; found by `benchmarks/tune_policy.py finspan`."""

from __future__ import annotations

from typing import Final, final

WEIGHTS: Final[dict[str, float]] = {
    # tokens, beyond the points that they bring at the end; "early" fades with the turns that are left
    "egg_early": 0.37,
    "young": 1.66,
    "young_early": 1.1,
    "hatch": 0.17,
    "move": 0.06,
    # a card more in hand: few are less than 3, many more than 5
    "card_few": 2.09,
    "card_some": 2.38,
    "card_many": 1.58,
    "card_fade": 14.84,  # turns from the end at which cards begin to lose their worth
    "in_hand": 0.24,  # how much of what a card would bring counts while it is in hand
    # fish
    "room": 0.89,  # a place for an egg
    "use": 0.47,  # an ability that is activated, whatever it gives
    "dives": 0.1,  # of the turns to come, how many are dives in one given dive site
    "focus": 1.48,  # how much more often one dives where much is to be had
    "play_again": 4.12,
    "each": 2.95,  # an egg for each of some kind, at some later time
    "tuck": 0.32,
    "condition": 0.05,  # a scoring ability that asks for tokens
    "ending": 0.59,  # a benefit at the end of the game
    "shared": 0.25,  # what is lost of a benefit that is for all players
    "tempo": 0.21,  # to play a fish rather than to dive
    "tempo_early": 0.02,
    # young together
    "second": 0.68,
    "third": 7.61,
    "school": 0.17,  # that a benefit completes
    "beside_school": 0.22,
    "egg_there": 0.11,
    # achievements
    "tile": 1.83,  # of this week
    "tile_later": 0.48,  # what stays until the week of its achievement
    "row": 0.18,  # a fish that does not yet complete its row
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
        self.school = given["school"]
        self.beside_school = given["beside_school"]
        self.egg_there = given["egg_there"]
        self.tile = given["tile"]
        self.tile_later = given["tile_later"]
        self.row = given["row"]
