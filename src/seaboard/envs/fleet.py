# seaboard: compiled
"""Many games at once: rows, masks, actors and rewards in memory that NumPy looks at without copying.

Every `vec` here is made once and never changes its size, because arrays lie over it (`seaboard.envs.arrays`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.bots.policy import Policy
from seaboard.core.random import Quick, random_from
from seaboard.core.seed import derived_seed
from seaboard.core.state import NOBODY, Moves, State
from seaboard.envs.rivals import quick_move

ALL_LEGAL: Final[i64] = -1
EVERY_SEAT: Final[i64] = -1  # the learner sits everywhere


@final
class Fleet:
    """So many games of one table. Whenever one ends, the next of its series begins in its row at once.

    Row i plays the games i, i + n, i + 2n … of a series: what is dealt in one row never hangs on how long the games of
    the others take.
    """

    def __init__(self, table: State, games: i64, width: i64, oracle: bool, is_team: bool, learner: i64) -> None:
        self.table = table
        self.games = games
        self.seats: i64 = table.seats
        self.actions: i64 = table.actions
        self.width = width  # of a row
        self.oracle = oracle
        self.is_team = is_team
        self.series = ""
        self.learner = learner
        self.rival: Policy | None = None  # plays the other seats, if it is a quick one
        self.quick = Quick(0)
        self.draws = False
        self.states: list[State] = [table] * games
        self.begun: vec[i64] = vec[i64]([0] * games)  # games begun in each row
        self.moves = Moves(table.actions)
        self.observation: vec[u8] = vec[u8]([0] * (games * width))
        self.mask: vec[u8] = vec[u8]([0] * (games * table.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (games * table.seats))
        self.actor: vec[i64] = vec[i64]([0] * games)
        self.terminated: vec[u8] = vec[u8]([0] * games)
        self.chosen: vec[i64] = vec[i64]([0] * games)  # what `step` carries out
        # With one learner: its last look at the game that has just ended in a row.
        kept: i64 = 0
        if learner != EVERY_SEAT:
            kept = games * width
        self.last: vec[u8] = vec[u8]([0] * kept)
        self.drawn: vec[i64] = vec[i64]([0] * games)  # a random legal action for each game, once they are asked for

    def reset(self, series: str, seed: i64) -> None:
        """Begin the first games of a series."""
        self.series = series
        self.quick = Quick(seed)
        for i in range(self.games):
            self.begun[i] = 0
            self.begin(i)

    def begin(self, i: i64) -> None:
        """The next game of a row."""
        number = i + self.begun[i] * self.games
        self.begun[i] += 1
        self.states[i] = self.table.again(random_from(derived_seed(self.series, int(number))))

    def put(self, i: i64, state: State) -> None:
        """Let a row go on from this state."""
        self.states[i] = state

    def show_all(self) -> None:
        """Write the rows and masks of all games. They are zeros."""
        for i in range(self.games):
            self.show(i, self.states[i])

    def show(self, i: i64, state: State) -> None:
        moves = self.moves
        state.legal_into(moves)
        mask = self.mask
        items = moves.items
        start = i * self.actions
        for j in range(moves.count):
            mask[start + items[j]] = 1
        if self.draws:
            self.drawn[i] = items[self.quick.below(moves.count)]
        actor = state.actor()
        self.actor[i] = actor
        self.look(state, actor, self.observation, i)

    def look(self, state: State, seat: i64, out: vec[u8], i: i64) -> None:
        if self.oracle:
            state.oracle_into(seat, out, i * self.width)
        else:
            state.observe_into(seat, out, i * self.width)

    def draw_all(self) -> None:
        """A random legal action for each game, now and after every step from now on."""
        self.draws = True
        for i in range(self.games):
            self.states[i].legal_into(self.moves)
            self.drawn[i] = self.moves.items[self.quick.below(self.moves.count)]

    def first_illegal(self) -> i64:
        """The first row whose chosen action is not legal, or ALL_LEGAL."""
        mask = self.mask
        chosen = self.chosen
        actions = self.actions
        for i in range(self.games):
            action = chosen[i]
            if action < 0 or action >= actions or mask[i * actions + action] == 0:
                return i
        return ALL_LEGAL

    def step_and_show(self, first: i64, last: i64) -> None:
        """Step the rows from `first` up to `last` and show where they stand. They are zeros.

        In one pass: a game that has just been stepped is still at hand when it is looked at.
        """
        for i in range(first, last):
            self.show(i, self.step(i))

    def step_all(self) -> None:
        """Step all games, without a look at them."""
        for i in range(self.games):
            self.step(i)

    def step(self, i: i64) -> State:
        """Carry out the chosen action of a row, and what quick rivals answer; returns the game that goes on there."""
        state = self.states[i]
        state.advance(self.chosen[i])
        if state.actor() == NOBODY:
            self.finish(i)
            state = self.states[i]
        rival = self.rival
        if rival is not None:
            self.answer(i, rival)
            state = self.states[i]
        return state

    def answer_all(self, rival: Policy) -> None:
        """Quick rivals move in all games until the learner is to decide."""
        for i in range(self.games):
            self.answer(i, rival)

    def finish(self, i: i64) -> None:
        """Pay the game of a row that has just ended, and begin the next."""
        if self.terminated[i] == 0:  # a game that ends before the learner's first decision is passed over
            self.terminated[i] = 1
            state = self.states[i]
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = utility(state, seat, self.is_team)
            if self.learner != EVERY_SEAT:
                for j in range(i * self.width, (i + 1) * self.width):
                    self.last[j] = 0
                self.look(state, self.learner, self.last, i)
        self.begin(i)

    def answer(self, i: i64, rival: Policy) -> None:
        """Quick rivals move until the learner is to decide."""
        while self.states[i].actor() != self.learner:
            state = self.states[i]
            state.advance(quick_move(state, rival, self.moves, self.quick))
            if state.actor() == NOBODY:
                self.finish(i)

    def play_for_rival(self, i: i64, action: i64) -> None:
        """The move of a rival that thinks for itself."""
        self.states[i].advance(action)
        if self.states[i].actor() == NOBODY:
            self.finish(i)


def utility(state: State, seat: i64, is_team: bool) -> float:
    """What a finished game is worth to a learner: 1 and -1 for two, zero in sum for more, the same to all of a team."""
    reward = state.reward(seat)
    if is_team:
        return 2.0 * reward - 1.0
    others = float(state.seats - 1)
    return (reward * float(state.seats) - 1.0) / others
