# seaboard: compiled
"""Sea Salt & Paper: a rollout ends with the round; totals then tell who is likely to win."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policy import Policy
from seaboard.bots.search import Judge, Settings
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.sea_salt_paper.components import COLOUR, DECK, MERMAID, N_PAIRS, NAME
from seaboard.games.sea_salt_paper.rules import (
    CALL_LAST_CHANCE,
    CALL_STOP,
    DISCARD,
    DISCARDING,
    END_TURN,
    KEEP,
    KEEPING,
    OVER,
    PICK,
    PICKING,
    PLAYING,
    ROB,
    TAKE_DECK,
    TAKE_PILE,
    TAKING,
    SeaSaltPaper,
)
from seaboard.games.sea_salt_paper.scoring import PAINTED, ROW, SIZE, card_points, gain, lose

# How many points of lead are worth a clear advantage, at the start and at the end of a game.
WIDE: Final = 14.0
NARROW: Final = 6.0


@final
class RoundJudge(Judge):
    def __init__(self, wide: float = WIDE, narrow: float = NARROW) -> None:
        self.wide = wide
        self.narrow = narrow

    def mark(self, state: State) -> i64:
        assert isinstance(state, SeaSaltPaper)
        return state.round

    def is_done(self, state: State, mark: i64) -> bool:
        assert isinstance(state, SeaSaltPaper)
        return state.phase == OVER or state.round != mark

    def value(self, state: State, seat: i64) -> float:
        """The chance to win from the totals: the lead over each opponent, steeper as the target comes near."""
        assert isinstance(state, SeaSaltPaper)
        if state.phase == OVER:
            return state.reward(seat)
        highest: i64 = 0
        for other in range(state.seats):
            if state.totals[other] > highest:
                highest = state.totals[other]
        progress = float(highest) / float(state.table.target)
        scale = self.wide + (self.narrow - self.wide) * progress
        mine = math.exp(float(state.totals[seat] - highest) / scale)
        everyone = 0.0
        for other in range(state.seats):
            everyone += math.exp(float(state.totals[other] - highest) / scale)
        return mine / everyone

    def is_hidden(self, state: State, action: i64) -> bool:
        """Which drawn card is kept, and which card of a pile is picked."""
        return KEEP <= action < DISCARD or PICK <= action < ROB


# What a card promises beyond the points it brings now, in tenths of a point: by name, alone and with its like.
PROMISE: Final = vec[i64]([4, 5, 5, 4, 4, 5, 7, 6, 6, 3, 3, 3, 3, 25])
COMPLETES: Final = vec[i64]([8, 10, 9, 7, 7, 3, 4, 3, 0, 0, 0, 0, 0, 0])
EACH_OF_COLOUR: Final[i64] = 2
DECK_PROMISE: Final[i64] = 15
GUESS_BY_CARDS: Final = vec[i64]([0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 9, 10, 12, 12, 13, 13, 14])
SURE_LEAD: Final[i64] = 3  # points ahead of the guess at which the bet is taken


@final
class RoundPolicy(Policy):
    """Takes what brings most, plays pairs at once, and ends the round when it seems to lead."""

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, SeaSaltPaper)
        if state.phase == PLAYING:
            return self.play_or_call(state, moves, quick)
        if state.phase == DISCARDING:
            return moves.items[quick.below(moves.count)]
        best: i64 = moves.items[0]
        most: i64 = -1000
        for i in range(moves.count):
            action = moves.items[i]
            worth: i64 = quick.below(4)
            if state.phase == TAKING:
                worth += DECK_PROMISE if action == TAKE_DECK else worth_of(state, state.pile(action - TAKE_PILE).top())
            elif state.phase == KEEPING:
                worth += worth_of(state, action - KEEP)
            elif state.phase == PICKING:
                worth += worth_of(state, DECK[action - PICK])
            if worth > most:
                most = worth
                best = action
        return best

    def play_or_call(self, state: SeaSaltPaper, moves: Moves, quick: Quick) -> i64:
        last = moves.items[moves.count - 1]
        if moves.items[0] < END_TURN:
            return moves.items[0]
        if last != CALL_LAST_CHANCE:
            return last
        mine = card_points(state.tally, state.turn * ROW, state.table.white_counts)
        lead = mine - most_guessed(state)
        if lead >= SURE_LEAD:
            return CALL_LAST_CHANCE
        if lead >= 0 or state.deck.count < 2 * state.seats:
            return CALL_STOP
        return END_TURN


def worth_of(state: SeaSaltPaper, face: i64) -> i64:
    """What a card would bring the active seat, in tenths of a point."""
    row = state.turn * ROW
    tally = state.tally
    name = NAME[face]
    before = card_points(tally, row, state.table.white_counts)
    same = tally[row + PAINTED + COLOUR[face]]
    gain(tally, row, face)
    more = card_points(tally, row, state.table.white_counts) - before
    lose(tally, row, face)
    promise = PROMISE[name] if more == 0 or name == MERMAID else COMPLETES[name]
    return 10 * more + promise + EACH_OF_COLOUR * same


def pairs_laid(state: SeaSaltPaper, seat: i64) -> i64:
    laid: i64 = 0
    for i in range(state.laid.count):
        if state.laid.items[i] // N_PAIRS == seat:
            laid += 1
    return laid


def most_guessed(state: SeaSaltPaper) -> i64:
    """What the best opponent may have in card points, by the number of cards alone."""
    most: i64 = 0
    for other in range(state.seats):
        if other != state.turn:
            cards = state.tally[other * ROW + SIZE] + 2 * pairs_laid(state, other)
            guess = GUESS_BY_CARDS[cards if cards < 20 else 19]
            if guess > most:
                most = guess
    return most


JUDGE: Final = RoundJudge()
ROLLOUT: Final = RoundPolicy()
SETTINGS: Final = Settings()
BUDGETS: Final[dict[str, int]] = {"gale": 600, "storm": 6000}
