# seaboard: compiled
"""The Nautoma: her area, her decision deck, her points. She never chooses anything."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.pile import Pile, no_cards


@final
class Nautoma:
    """What lies before her, and what she has noted."""

    def __init__(
        self,
        level: i64,
        strength: i64,
        ravel_card: i64,
        eggs: i64,
        young: i64,
        schools: i64,
        fish: i64,
        markers: i64,
        schooled: bool,
        deck: Pile,
        shown: Pile,
        last: i64,
        noted: vec[i64],
    ) -> None:
        self.level = level
        self.strength = strength  # of Ravel mode; 0 when it is not played
        self.ravel_card = ravel_card
        self.eggs = eggs
        self.young = young
        self.schools = schools
        self.fish = fish  # how many cards she has played
        self.markers = markers  # her divers on the achievement board
        self.schooled = schooled  # she forms one school a turn at most
        self.deck = deck  # decision cards that nobody has seen this week; the last to come is set aside (FIN-88)
        self.shown = shown
        self.last = last  # the decision card of her last turn, also once it is shuffled in again
        self.noted = noted  # achievements of 3 weeks, the points for most of 3 weeks, Ravel points of 4 weeks

    def clone(self) -> Nautoma:
        return Nautoma(
            self.level,
            self.strength,
            self.ravel_card,
            self.eggs,
            self.young,
            self.schools,
            self.fish,
            self.markers,
            self.schooled,
            self.deck.clone(),
            self.shown.clone(),
            self.last,
            self.noted[:],
        )

    def shuffle_decisions(self, random: Random) -> None:
        """All decision cards together again, in a new order. (FIN-88, FIN-98)"""
        self.deck.count = 0
        self.shown.count = 0
        for card in range(c.DECISIONS):
            self.deck.put(card)
        random.shuffle(self.deck.items, self.deck.count)

    def receive(self, token: i64) -> None:
        """A token for an all-players ability of the human player. (FIN-95)"""
        if token == c.TOKEN_EGG:
            self.eggs += 1
        elif token == c.TOKEN_YOUNG:
            self.young += 1
        else:
            self.schools += 1

    def achievement_points(self) -> i64:
        points: i64 = 0
        for week in range(2 * c.SCORED_WEEKS):
            points += self.noted[week]
        return points

    def ravel_points(self) -> i64:
        points: i64 = 0
        for week in range(2 * c.SCORED_WEEKS, len(self.noted)):
            points += self.noted[week]
        return points

    def total(self, numbers: Numbers) -> i64:
        """Her final score. (FIN-101)"""
        return (
            self.fish * numbers.level_fish[self.level]
            + self.schools * numbers.level_school[self.level]
            + self.young * numbers.nautoma_young_points
            + self.eggs // numbers.eggs_for_a_point
            + self.achievement_points()
            + self.ravel_points()
        )


def new_nautoma(numbers: Numbers, level: i64, strength: i64, ravel_card: i64) -> Nautoma:
    """Two eggs, one young and nothing else. (FIN-88)"""
    return Nautoma(
        level,
        strength,
        ravel_card,
        numbers.nautoma_eggs,
        numbers.nautoma_young,
        0,
        0,
        0,
        False,
        no_cards(c.DECISIONS),
        no_cards(c.DECISIONS),
        c.NO_CARD,
        vec[i64]([0] * (2 * c.SCORED_WEEKS + numbers.weeks)),
    )
