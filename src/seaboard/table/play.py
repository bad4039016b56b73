"""The game of a table while it is played: its state, its moves and what was told of each."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.options import read_options
from seaboard.core.position import read_position
from seaboard.core.record import Record, new_record
from seaboard.core.state import NOBODY, Event, Notes, State

MARKED = 16  # steps from one state that is kept to the next: so many at most are played again to go back
REMEMBERED = 24  # steps whose events are kept at hand; older ones are told anew by playing them again


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made."""

    n: int  # the entry of the table's log
    seat: int
    action: int
    text: str
    reveals: int  # how much had been revealed before it


@dataclass(frozen=True, slots=True)
class Ahead:
    """A move carried out on a clone, waiting to be kept."""

    action: int
    text: str
    state: State
    events: list[Event]


class Play:
    """A game from its deal on. Moves are first carried out on a clone (`ahead`) and then kept (`keep`)."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, object], seed: str, position: Json | None = None
    ) -> None:
        self.position = position  # where it begins, if not with a deal
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.made: list[Made] = []
        self.state: State = self._deal()
        self._marks: dict[int, State] = {}  # step -> the state then
        self._told: dict[int, list[Event]] = {0: self._opening()}  # step -> what was told of it
        self._retold: dict[int, list[Event]] = {}  # the same for all steps up to one, once somebody asked; not changed

    def _deal(self) -> State:
        if self.position is not None:
            return read_position(self.game, self.position)
        state: State = self.game.start(self.seats, self.options, seed=self.seed)
        return state

    def _opening(self) -> list[Event]:
        if self.position is not None:
            return []
        return self.game.opening(self.seats, read_options(self.game.options, self.options), self.seed)

    def twin(self) -> Play:
        """An independent copy. A state is never changed once it is here, so both may hold the same one."""
        twin = copy(self)
        twin.made = list(self.made)
        twin._marks = dict(self._marks)
        twin._told = dict(self._told)
        return twin

    @property
    def step(self) -> int:
        return len(self.made)

    @property
    def actor(self) -> int | None:
        actor = int(self.state.actor())
        return None if actor == NOBODY else actor

    def ahead(self, text: str) -> Ahead:
        """The state after a move, on a clone; refused with the reason if it is not legal."""
        return self._try(self.game.parse(self.state, text))

    def timeout(self) -> Ahead:
        """The state after the move that a time-out plays."""
        return self._try(self.game.timeout(self.state))

    def _try(self, action: int) -> Ahead:
        state = self.state.clone()
        notes = Notes()
        state.notes = notes
        text = self.game.describe(self.state, action).text
        state.apply(action)
        state.notes = None
        return Ahead(action, text, state, notes.events)

    def is_forced(self) -> bool:
        """Is there one move only, by which nobody learns anything?"""
        legal = self.state.legal()
        if len(legal) != 1:
            return False
        after = self.state.clone()
        after.apply(legal[0])
        return int(after.reveals) == int(self.state.reveals)

    def keep(self, ahead: Ahead, n: int) -> None:
        """The move has been written down: now it counts."""
        seat = self.actor
        assert seat is not None
        self.made.append(Made(n, seat, ahead.action, ahead.text, int(self.state.reveals)))
        self.state = ahead.state
        if self.step % MARKED == 0:
            self._marks[self.step] = ahead.state
        self._told[self.step] = ahead.events
        self._told.pop(self.step - REMEMBERED, None)

    def back_to(self, step: int) -> None:
        """Take back every move after so many."""
        for gone in range(step + 1, self.step + 1):
            self._told.pop(gone, None)
        self._retold = {at: events for at, events in self._retold.items() if at <= step}
        self._marks = {at: state for at, state in self._marks.items() if at <= step}
        del self.made[step:]
        self.state = self.state_at(step)

    def state_at(self, step: int) -> State:
        """The state after so many moves."""
        mark = step - step % MARKED
        known = self._marks.get(mark)
        state = self._deal() if known is None else known.clone()
        for made in self.made[0 if known is None else mark : step]:
            state.advance(made.action)
        return state

    def events_of(self, step: int) -> list[Event]:
        """What was told of one step."""
        return (self._told if step in self._told else self._tell_again(step)).get(step, [])

    def told_after(self, step: int, seat: int | None) -> list[tuple[int, Event]]:
        """What a seat was told after so many moves, each with its step; after -1 also of the deal."""
        first = min(self._told, default=self.step + 1)
        told = self._told if step + 1 >= first else {**self._tell_again(first - 1), **self._told}
        return [
            (at, event) for at in range(step + 1, self.step + 1) for event in told.get(at, ()) if event.seen_by(seat)
        ]

    def _tell_again(self, last: int) -> dict[int, list[Event]]:
        """What was told of the steps up to `last` and perhaps more: played again once, then remembered."""
        if len(self._retold) <= last:
            state = self._deal()
            told = {0: self._opening()}
            for at, made in enumerate(self.made, 1):
                notes = Notes()
                state.notes = notes
                state.advance(made.action)
                told[at] = notes.events
            self._retold = told
        return self._retold

    def last_of(self, seat: int) -> int | None:
        """The step before the last move of a seat, or None if it has made none."""
        for step in range(self.step - 1, -1, -1):
            if self.made[step].seat == seat:
                return step
        return None

    def record(self, names: list[str]) -> Record:
        """The record so far; with its seed, so for the server and for finished games only."""
        record = new_record(self.game, names, self.options, self.seed)
        record.position = self.position
        record.moves = [made.text for made in self.made]
        return record
