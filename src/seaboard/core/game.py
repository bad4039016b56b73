"""A game as the rest of Seaboard sees it: how to start it, show it, name its moves and write it down.

The rules themselves live in a `State`; a `Game` is the plain, unhurried Python around it. There is one object per
game, found by name through `seaboard.games`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar, Generic, TypeVar

from seaboard.core.layout import Slice
from seaboard.core.options import Options, read_options
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.seed import checked_seed
from seaboard.core.state import NOBODY, Event, Moves, State

S = TypeVar("S", bound=State)
Json = dict[str, Any]


@dataclass(frozen=True)
class Move:
    """A legal action with its names: a number for engines, a text for records, a kind and facts for people."""

    action: int
    text: str  # notation, e.g. "keep:crab/yellow"; unique among the legal moves of a decision
    kind: str  # the key of its label is "<game>-move-<kind>"
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Prompt:
    """What is to be chosen; the key of its text is "<game>-prompt-<key>"."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Decision:
    """What one seat (or a spectator) is told about the choice that is being made."""

    actor: int
    prompt: Prompt
    moves: tuple[Move, ...]  # empty for all but the actor
    timeout: str | None  # the notation of the move a time-out plays; for the actor only, and not if chance draws it


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet; the key of its text is "<game>-score-<key>"."""

    key: str
    points: int
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Score:
    """What a seat has, and how it comes about. The lines add up to the total."""

    total: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended; its texts are "<game>-ending-<ending>" and, in few words, "<game>-ended-<ending>"."""

    ending: str
    winners: tuple[int, ...]  # empty: all lost together
    scores: tuple[int, ...]
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Vocabulary:
    """Every word a game may say; the texts of each language must cover it, and the game may say nothing else."""

    moves: tuple[str, ...]
    prompts: tuple[str, ...]
    events: tuple[str, ...]
    scores: tuple[str, ...]
    endings: tuple[str, ...]
    components: tuple[str, ...]  # parts of component names, e.g. "crab" and "yellow"
    refusals: tuple[str, ...] = ()  # codes of its own, beside the common ones
    talk: tuple[str, ...] = ()  # topics of its own, beside "free" and "silent"

    def keys(self, game: str) -> list[str]:
        """The keys of all texts that the game needs."""
        kinds = {
            "move": self.moves,
            "prompt": self.prompts,
            "event": self.events,
            "score": self.scores,
            "ending": self.endings,
            "ended": self.endings,  # in few words, for a list
            "talk": self.talk,
        }
        keys = [f"{game}-{kind}-{word}" for kind, words in kinds.items() for word in words]
        return [
            *keys,
            *(f"{game}-{word}" for word in self.components),
            *(f"refused-{code}" for code in self.refusals),
        ]


class Game(ABC, Generic[S]):
    """The plain side of a game. Subclasses set the class variables and write the abstract methods."""

    name: ClassVar[str]  # also the folder and the prefix of its texts
    rules_version: ClassVar[int]  # grows when the same record would play differently
    seats: ClassVar[range]
    actions: ClassVar[int]
    options: ClassVar[type[Options]]
    roles: ClassVar[tuple[str, ...]] = ()  # names of unequal seats, e.g. ("shark", "octopus")
    vocabulary: ClassVar[Vocabulary]
    # Names of facts whose values are components: "crab/yellow" (or a list of such) is shown by the texts
    # "<game>-crab" and "<game>-yellow". The fact "seat" (and every fact that ends in "_seat") is a player.
    component_facts: ClassVar[frozenset[str]] = frozenset()
    clauses: ClassVar[Mapping[str, str]] = {}  # code of a refusal -> the clause of the rules page that it rests on
    pack: str = "standard"  # which set of component data is played, by its fingerprint; documents name it
    correction: Json | None = None  # that data, if it is a corrected pack; documents carry it along

    def with_pack(self, data: object) -> Game[S]:
        """This game with corrected component data, checked; for games whose numbers are a data pack."""
        raise Refused("pack-not-supported", game=self.name)

    def printed(self) -> Json | None:
        """All that is printed on the components, as those who draw them need it; None: nothing can be corrected."""
        return None

    def knows(self, state: S) -> bool:
        """Is the state played with the component data of this very game object? Games with packs say."""
        return True

    # -- starting ---------------------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, object] | None = None, *, seed: str) -> S:
        """A new game, dealt and waiting for its first decision."""
        self.check_seats(seats)
        chosen = read_options(self.options, options or {})
        self.check_options(chosen, seats)
        return self.new(seats, chosen, checked_seed(seed))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refused("seats-out-of-range", seats=seats, low=self.seats[0], high=self.seats[-1], game=self.name)

    def check_options(self, options: Any, seats: int) -> None:
        """Refuse options that do not go together or not with so many seats."""

    @abstractmethod
    def new(self, seats: int, options: Any, seed: str) -> S:
        """Set the game up with checked options."""

    def opening(self, seats: int, options: Any, seed: str) -> list[Event]:
        """What is told of the setup, before the first decision: storms that come up while hands are dealt, for one."""
        return []

    @abstractmethod
    def options_of(self, state: S) -> Options:
        """The options a state is played with."""

    # -- deciding ---------------------------------------------------------------------------------------------

    @abstractmethod
    def describe(self, state: S, action: int) -> Move:
        """A legal action with its names."""

    @abstractmethod
    def prompt(self, state: S, seat: int | None) -> Prompt:
        """What the actor is to choose, told with what this seat (None: a spectator) may know."""

    @abstractmethod
    def timeout(self, state: S) -> int:
        """The legal action that is played for an actor whose time has run out."""

    def tells_timeout(self, state: S) -> bool:
        """Does the actor know which move a time-out plays? Not where the choice is a secret that chance draws."""
        return True

    def is_half(self, state: S) -> bool:
        """Is this the second half of one choice, like a place for a card? Taking it back takes back both halves."""
        return False

    def moves(self, state: S) -> list[Move]:
        """The legal moves of the actor."""
        buffer = Moves(state.actions)
        state.legal_into(buffer)
        return [self.describe(state, int(buffer.items[i])) for i in range(buffer.count)]

    def parse(self, state: S, text: str) -> int:
        """The legal action with this notation, or a refusal that says why there is none."""
        if state.actor() == NOBODY:
            raise Refused("game-over")
        wanted = text.strip()
        for move in self.moves(state):
            if move.text == wanted:
                return move.action
        raise self.why_not(state, wanted)

    def why_not(self, state: S, text: str) -> Refused:
        """The reason why the actor cannot make this move now: a rule, or that something else is to be decided."""
        reason = self.reason_against(state, text) or self._not_asked_for(state, text)
        if reason.code in self.clauses:
            reason.facts["clause"] = self.clauses[reason.code]
        return reason

    def reason_against(self, state: S, text: str) -> Refused | None:
        """The rule of this game that stands against a move of the actor; None if none can be named."""
        return None

    def is_notation(self, state: S, text: str) -> bool:
        """Is this a move of the game at all, be it possible now or not? Games that say so get better refusals."""
        return False

    def _not_asked_for(self, state: S, text: str) -> Refused:
        """A real move at the wrong time, or with the wrong target: what is asked for is told with its prompt."""
        texts = [move.text for move in self.moves(state)]
        if not self.is_notation(state, text):
            near = get_close_matches(text, texts, n=1)
            return Refused("move-not-legal", move=text, nearest=near[0] if near else "", legal=", ".join(texts[:12]))
        kind = text.partition(":")[0]
        what = "other-target" if any(one.partition(":")[0] == kind for one in texts) else "other-step"
        prompt = self.prompt(state, int(state.actor()))
        return Refused(f"{self.name}-{what}", **{**prompt.facts, "step": prompt.key, "move": text})

    def decision(self, state: S, seat: int | None) -> Decision | None:
        """The present decision as a seat or a spectator is told of it; None when the game is over."""
        actor = int(state.actor())
        if actor == NOBODY:
            return None
        mine = seat == actor
        return Decision(
            actor=actor,
            prompt=self.prompt(state, seat),
            moves=tuple(self.moves(state)) if mine else (),
            timeout=self.describe(state, self.timeout(state)).text if mine and self.tells_timeout(state) else None,
        )

    # -- showing ----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Json:
        """All that a seat may see; None is a spectator's view."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """The score of every seat as it stands, from full knowledge; for finished games and analysis."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it runs."""

    def talk(self, state: S) -> str:
        """What the rules say about talking now: "free", "silent", or the one topic that is open."""
        return "free"

    def together(self, options: Any, seats: int) -> bool:
        """Do all seats win or lose as one? Then nobody can resign alone, and ratings are against the scenario."""
        return seats == 1

    # -- for learners -----------------------------------------------------------------------------------------

    def observation(self, seats: int, options: Any) -> tuple[Slice, ...]:
        """What the bytes of `State.observe_into` mean; empty for a game that has no environments."""
        return ()

    def truth(self, seats: int, options: Any) -> tuple[Slice, ...]:
        """What the bytes of `State.truth_into` mean."""
        return ()

    def measure(self, state: S, seat: int) -> float:
        """How far a seat has come by the game's own measure, about 0 … 1: for learners who want a hint on the way."""
        return 0.0

    def longest(self, seats: int, options: Any) -> int:
        """A number of decisions that no game exceeds."""
        return 100_000

    # -- writing down -----------------------------------------------------------------------------------------

    @abstractmethod
    def write_state(self, state: S) -> Json:
        """The whole state in readable names; with options, seats and random it is a position."""

    @abstractmethod
    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> S:
        """The state written there, checked to be a possible one; parts left out take sensible defaults."""

    @abstractmethod
    def components(self, state: S) -> Counter[str]:
        """Every physical component and how many of it there are, wherever they lie: never changes."""


def event_seen(event: Event, seat: int | None) -> Json | None:
    """An event as plain data for one seat, or None if that seat may not know of it."""
    if not event.seen_by(seat):
        return None
    return {"kind": event.kind, **event.facts}
