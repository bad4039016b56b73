"""A game of one secret: seat 0 lays a coin, seat 1 guesses. Prints how often search expects to guess right.

With the coin under a hand half of the guesses can be right; a search that took the secret for knowledge would expect
to be right nearly always, as it is with the coin in the open.
"""

from __future__ import annotations

from seaboard.bots.judge import Judge
from seaboard.bots.policy import RandomPolicy
from seaboard.bots.search import Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick, Random, random_from
from seaboard.core.state import NOBODY, Moves, State
from seaboard.games import game_named


class Pennies(State):
    """Seat 1 wins if it guesses the coin."""

    def __init__(self, random: Random) -> None:
        super().__init__(2, 2, random)
        self.coin = -1
        self.guess = -1

    def actor(self) -> int:
        if self.coin < 0:
            return 0
        return 1 if self.guess < 0 else NOBODY

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        out.add(0)
        out.add(1)

    def advance(self, action: int) -> None:
        if self.coin < 0:
            self.coin = int(action)
        else:
            self.guess = int(action)

    def clone(self) -> Pennies:
        copy = Pennies(self.random.clone())
        copy.coin, copy.guess = self.coin, self.guess
        return copy

    def reward(self, seat: int) -> float:
        return float((self.coin == self.guess) == (seat == 1))

    def determinize(self, seat: int, quick: Quick) -> Pennies:
        world = self.clone()
        if seat == 1 and self.coin >= 0:
            world.coin = int(quick.below(2))
        return world


class Veiled(Judge):
    """The coin lies under a hand."""

    def is_hidden(self, state: State, action: int) -> bool:
        return state.actor() == 0


def pennies_from(seat: int, judge: Judge) -> Search:
    seen = Seen(game_named("sea_salt_paper"), Pennies(random_from("00" * 16)), seat)
    search = Search(seen, RandomPolicy(), judge, Settings(), Quick(3))
    search.run(3000)
    return search


def worth_to_the_guesser(search: Search) -> float:
    """The mean worth of the guesses made below the root, weighted by how often each was tried."""
    total = visits = 0.0
    for parent in range(int(search.nodes)):
        for action in range(2):
            node = search.find(parent, action)
            if parent != 0 and node >= 0:
                total += search.worth[node]
                visits += float(search.visits[node])
    return total / visits


if __name__ == "__main__":
    print(*(worth_to_the_guesser(pennies_from(1, judge)) for judge in (Veiled(), Judge())))
