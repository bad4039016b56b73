# seaboard: compiled
"""Sea Salt & Paper: quick judgement one step ahead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.minds.sea_salt_paper.worth import POINT, Taste, worth_of_card
from seaboard.bots.policy import Policy
from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK, PAIR_SUIT, SUIT_EFFECT
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

LEAST: Final[i64] = -1_000_000  # less than anything is worth


@final
class Greedy(Policy):
    """Takes what improves the own cards most, plays every pair, and ends the round when it seems to lead."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        if moves.count == 1:
            return moves.items[0]
        assert isinstance(state, SeaSaltPaper)
        if state.phase == c.TAKING:
            return choose_source(self.taste, state, moves)
        if state.phase == c.PLAYING:
            return choose_play(self.taste, state, moves)
        best = moves.items[0]
        best_worth = LEAST
        for i in range(moves.count):
            action = moves.items[i]
            worth: i64 = 0
            if state.phase == c.KEEPING:
                worth = worth_to_actor(self.taste, state, action - c.KEEP)
            elif state.phase == c.DISCARDING:
                worth = worth_of_covering(self.taste, state, action - c.DISCARD)
            elif state.phase == c.SEARCHING:
                worth = best_in(self.taste, state, state.pile(action - c.SEARCH))
            elif state.phase == c.PICKING:
                worth = worth_to_actor(self.taste, state, DECK[action - c.PICK])
            elif state.phase == c.ROBBING:
                worth = worth_of_robbing(state, action - c.ROB)
            # a little chance between equals
            worth = worth * 4 + quick.below(4)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


# -- the choices ----------------------------------------------------------------------------------------------------


def worth_to_actor(taste: Taste, state: SeaSaltPaper, face: i64) -> i64:
    """What one card more would add to the active hand."""
    return worth_of_card(taste, state.tally, state.turn * c.ROW, face, state.charter.white_counts)


def best_in(taste: Taste, state: SeaSaltPaper, pile: Cards) -> i64:
    """The best card of a pile, as far as the actor remembers it."""
    best = LEAST
    for i in range(pile.count):
        worth = worth_to_actor(taste, state, pile.items[i])
        if worth > best:
            best = worth
    return best


def choose_source(taste: Taste, state: SeaSaltPaper, moves: Moves) -> i64:
    """A pile whose top is better than what the deck promises, else the deck."""
    best = moves.items[0]
    best_worth: i64 = -1
    for i in range(moves.count):
        action = moves.items[i]
        worth = taste.draw
        if action != c.TAKE_DECK:
            worth = worth_to_actor(taste, state, state.pile(action - c.TAKE_PILE).top())
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def worth_of_covering(taste: Taste, state: SeaSaltPaper, number: i64) -> i64:
    """Cover what one does not want oneself, so that what one wants stays on top."""
    pile = state.pile(number)
    if pile.count == 0:
        return 0
    return -worth_to_actor(taste, state, pile.top())


def worth_of_robbing(state: SeaSaltPaper, victim: i64) -> i64:
    """Rob who is ahead and has many cards."""
    return 3 * state.tally[victim * c.ROW + c.SIZE] + state.totals[victim]


def choose_play(taste: Taste, state: SeaSaltPaper, moves: Moves) -> i64:
    """Four mermaids; then pairs; then a call if it seems right."""
    if moves.has(c.PLAY_MERMAIDS):
        return c.PLAY_MERMAIDS
    pair = choose_pair(state, moves)
    if pair >= 0:
        return pair
    if moves.has(c.CALL_STOP):
        return choose_call(taste, state)
    return c.END_TURN


def choose_pair(state: SeaSaltPaper, moves: Moves) -> i64:
    """Every pair is played: it brings something, and it is safe from thieves. Theft comes last (-1: no pair)."""
    best: i64 = -1
    for i in range(moves.count):
        action = moves.items[i]
        is_pair = action >= c.PLAY_PAIR and action < c.END_TURN
        if is_pair and (best < 0 or SUIT_EFFECT[PAIR_SUIT[best - c.PLAY_PAIR]] == c.ROB_A_HAND):
            best = action
    return best


def choose_call(taste: Taste, state: SeaSaltPaper) -> i64:
    """LAST CHANCE with a clear lead, STOP if nobody seems to have more, else play on."""
    row = state.turn * c.ROW
    mine = POINT * card_points(state.tally, row, state.charter.white_counts)
    theirs: i64 = 0
    leading = True
    for seat in range(state.seats):
        if seat != state.turn:
            guess = guess_points(taste, state, seat)
            if guess > theirs:
                theirs = guess
            if POINT * state.totals[seat] + guess >= POINT * state.totals[state.turn] + mine:
                leading = False
    if leading and POINT * state.totals[state.turn] + mine >= POINT * state.charter.target:
        return c.CALL_STOP
    if mine >= theirs + taste.lead:
        return c.CALL_LAST_CHANCE
    if mine + taste.slack >= theirs:
        return c.CALL_STOP
    return c.END_TURN


def guess_points(taste: Taste, state: SeaSaltPaper, seat: i64) -> i64:
    """What another seat may have: the pairs that lie open, and a share for every hidden card."""
    laid: i64 = 0
    for name in range(c.N_NAMES):
        laid += state.tally[seat * c.ROW + c.OWNED + name] - state.tally[seat * c.ROW + c.HELD + name]
    return POINT * (laid // 2) + taste.unseen_card * state.tally[seat * c.ROW + c.SIZE]


POLICIES: Final[dict[str, Policy]] = {"greedy": Greedy(Taste())}
