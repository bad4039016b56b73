# seaboard: compiled
"""The state contract: what the rules of every game answer to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.cards import zeros
from seaboard.core.random import Quick, Random
from seaboard.core.refused import Refused

NOBODY: Final[i64] = -1  # actor() when the game is over
EVERYONE: Final[i64] = -1  # the audience of a public event: every bit set


@final
class Moves:
    """A buffer for the legal actions of one decision, used again and again."""

    def __init__(self, room: i64) -> None:
        self.items: vec[i64] = zeros(room)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False


@final
class Event:
    """Something that happened, and who may know of it."""

    def __init__(self, kind: str, audience: i64, facts: dict[str, object]) -> None:
        self.kind = kind
        self.audience = audience  # bit s is set if seat s may see it; EVERYONE includes spectators
        self.facts = facts

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        if seat is None:
            return self.audience == EVERYONE
        s: i64 = seat
        return (self.audience >> s) & 1 == 1


@final
class Notes:
    """A recorder. Attached to a state it collects events; a state without one notes nothing and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, audience: i64, facts: dict[str, object]) -> None:
        self.events.append(Event(kind, audience, facts))


class State:
    """A game in progress: mutable, cheap to clone, without I/O.

    A game subclasses it (final) and writes `actor`, `legal_into`, `advance`, `clone`, `reward`, `determinize`,
    `reshuffle`.
    A decision is always small: its legal actions are numbers in a fixed range, never empty while the game runs.
    """

    def __init__(self, seats: i64, actions: i64, random: Random) -> None:
        self.seats: i64 = seats
        self.actions: i64 = actions  # legal actions are numbers 0 <= a < actions
        self.random = random
        self.notes: Notes | None = None
        self.scratch: Moves | None = None
        # Grows whenever something hidden became known to anyone: what was done since can't be undone for free.
        self.reveals: i64 = 0

    def actor(self) -> i64:
        """The seat that decides now, or NOBODY when the game is over."""
        raise NotImplementedError

    def legal_into(self, out: Moves) -> None:
        """Write the legal actions into the buffer (which is emptied first): none only when the game is over."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Carry out an action known to be legal, with all that follows up to the next decision."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without the recorder."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """What the finished game is worth to a seat: 1 a win, 0 a loss, shared wins in between."""
        raise NotImplementedError

    def determinize(self, seat: i64, quick: Quick) -> State:
        """A world this seat could be in: everything it cannot know dealt anew, with another future.

        It depends on what the seat knows and on the quick generator alone, never on the hidden truth.
        """
        raise NotImplementedError

    def reshuffle(self, quick: Quick) -> State:
        """The same table with another future: what anybody holds or has chosen stays, what nobody has drawn is mixed.

        It depends on what lies where and on the quick generator alone, never on the true order of what is to come.
        """
        raise NotImplementedError

    def again(self, random: Random) -> State:
        """Another game at the same table with the same options, dealt by this generator: as `Game.start` deals it."""
        raise NotImplementedError

    def row_width(self) -> i64:
        """How many bytes `observe_into` writes at a table of this kind; `Game.observation` says what they mean."""
        raise NotImplementedError

    def observe_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the seat sees into the bytes from `at` on, which are zeros.

        What its view and its decision tell is there as far as it matters for playing on, and nothing else.
        """
        raise NotImplementedError

    def truth_into(self, out: vec[u8], at: i64) -> None:
        """Write what no seat sees, for learners that may know everything; `Game.truth` says what the bytes mean."""
        raise NotImplementedError

    def oracle_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write everything: the rows of all seats, this one first, and then the truth."""
        width = self.row_width()
        for step in range(self.seats):
            other = seat + step
            if other >= self.seats:
                other -= self.seats
            self.observe_into(other, out, at + step * width)
        self.truth_into(out, at + self.seats * width)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return written_for_pickle(self)

    def __repr__(self) -> str:
        actor = self.actor()
        doing = "over" if actor == NOBODY else f"seat {actor} of {self.seats} decides"
        return f"<{type(self).__name__}: {doing}>"

    def forget(self) -> None:
        """This copy will only be played out: a game that keeps what seats remember may stop doing so."""

    def over(self) -> bool:
        return self.actor() == NOBODY

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        moves = self.legal_moves()
        return [int(moves.items[i]) for i in range(moves.count)]

    def is_legal(self, action: i64) -> bool:
        return self.legal_moves().has(action)

    def legal_moves(self) -> Moves:
        """The legal actions in a buffer of this state's own, good until the next call."""
        if self.scratch is None:
            self.scratch = Moves(self.actions)
        self.legal_into(self.scratch)
        return self.scratch

    def apply(self, action: i64) -> None:
        """Carry out an action, or refuse it and change nothing."""
        if not self.is_legal(action):
            if self.actor() == NOBODY:
                raise Refused("game-over")
            raise Refused("action-not-legal", action=int(action))
        self.advance(action)

    def returns(self) -> list[float]:
        """The reward of every seat; zeros while the game runs."""
        if self.actor() != NOBODY:
            return [0.0 for _ in range(self.seats)]
        return [self.reward(seat) for seat in range(self.seats)]


def written_for_pickle(state: State) -> tuple[object, ...]:
    from seaboard.core.position import reduced  # plain, and above us: it knows the game of a state

    return reduced(state)


def play_at_random(state: State, quick: Quick, limit: i64) -> i64:
    """Play uniformly random legal moves until the end or the limit; returns how many decisions were made."""
    moves = Moves(state.actions)
    made: i64 = 0
    while made < limit:
        state.legal_into(moves)
        if moves.count == 0:
            break  # the game is over
        state.advance(moves.items[quick.below(moves.count)])
        made += 1
    return made
