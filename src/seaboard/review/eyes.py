"""A game that is looked back at through somebody's eyes: its states, and the tools to judge them with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.minds import mind_of
from seaboard.core.game import Game, event_seen
from seaboard.core.options import read_options
from seaboard.core.record import Record, begun
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, Notes, State
from seaboard.games import game_with
from seaboard.review.face import Budget, Face, face_of
from seaboard.review.measure import Measure
from seaboard.review.playing import TRUTH, Playouts

SEED = 20_011  # fixed before any game is seen; a ply has seeds of its own
EACH_PLY = 100_003


@dataclass
class Looking:
    """A record, replayed; `eyes` is the seat that looks, None: everything lies open."""

    record: Record
    eyes: int | None
    seed: int = 0
    budget: Budget | None = None
    states: list[State] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    events: list[list[dict[str, Any]]] = field(default_factory=list)  # seen by these eyes, by ply

    def __post_init__(self) -> None:
        self.game: Game[Any] = game_with(self.record.game, self.record.correction)
        self.face: Face = face_of(self.record.game)
        self.mind = mind_of(self.record.game)
        self.measure: Measure = self.face.measure(self.mind.judge)
        self.ends: Measure = self.face.ends(self.mind.judge) if self.face.ends else self.measure
        self.budget = self.budget or self.face.budget
        self._replay()
        first = self.states[0]
        self.seats = int(first.seats)
        if self.eyes is not None and not 0 <= self.eyes < self.seats:
            raise Refused("seat-unknown", seat=self.eyes, high=self.seats - 1)
        self.together = self.game.together(read_options(self.game.options, self.record.options), self.seats)
        self.playouts = Playouts(self.mind.rollout, self.ends, first.seats, first.actions)
        self.settings = self.mind.settings

    def _replay(self) -> None:
        record = self.record
        state = begun(self.game, record)
        for ply, text in enumerate(record.moves):
            self.states.append(state.clone())
            try:
                action = self.game.parse(state, text)
            except Refused as refusal:
                facts = {**refusal.facts, "ply": ply, "move": text}
                raise Refused("record-move-refused", reason=refusal.code, **facts) from refusal
            self.actions.append(action)
            state.notes = Notes()
            state.advance(action)
            self.events.append([seen for event in state.notes.events if (seen := event_seen(event, self.eyes))])
        state.notes = None
        self.states.append(state)
        if state.actor() != NOBODY:
            raise Refused("review-not-over")

    @property
    def plies(self) -> int:
        """How many decisions were made."""
        return len(self.actions)

    @property
    def lens(self) -> int:
        """Whose knowledge worlds come from, as the inner loops say it."""
        return TRUTH if self.eyes is None else self.eyes

    def seed_of(self, ply: int) -> int:
        """Depends on nothing that is hidden: the ply and the number of the review."""
        return SEED + self.seed * 7_368_787 + ply * EACH_PLY

    def is_unseen(self, ply: int) -> bool:
        """Was this a move of somebody else that these eyes did not see?"""
        state = self.states[ply]
        actor = int(state.actor())
        if self.eyes is None or actor == self.eyes:
            return False
        return bool(self.measure.is_hidden(state, self.actions[ply]))

    def decisions(self, seat: int) -> list[int]:
        """The plies at which a seat had something to decide."""
        return [
            ply
            for ply in range(self.plies)
            if int(self.states[ply].actor()) == seat and len(self.states[ply].legal()) > 1
        ]
