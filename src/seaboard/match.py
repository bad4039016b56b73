"""A match: one game from its deal, or from a position, to its end; with a past that can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from seaboard.core.game import Decision, Game, Json, Move, Result, Score, event_seen
from seaboard.core.position import KINDS, read_position, write_position
from seaboard.core.reading import Fields, parse_json
from seaboard.core.record import Record, read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, Event, Notes, State
from seaboard.games import game_of
from seaboard.locales import LANGUAGES

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=Mapping[str, object], default=Mapping[str, Any], covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made: the state before it, and what was told of it."""

    text: str
    before: State
    events: tuple[Event, ...]


class Match(Generic[V]):
    """A game in progress. `seaboard.start` and `seaboard.load` make one; `print` shows its table in words.

    Seats are numbers from 0. Whatever is not possible raises `Refused` and changes nothing.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        *,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game  # how it is shown, named and written down
        self.names = list(names) or ["" for _ in range(state.seats)]  # of the players, for records and the table
        self._state = state
        self._seed = seed  # None: it began from a position, and nobody knows what was before
        self._options = dict(options or {})
        self._past: list[Made] = []

    # -- who and what -----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state itself, for programs that search: clone it before you change it."""
        return self._state

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._state.seats)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        actor = int(self._state.actor())
        return None if actor == NOBODY else actor

    @property
    def is_over(self) -> bool:
        return bool(self._state.over())

    @property
    def played(self) -> list[str]:
        """The moves since the beginning, in notation."""
        return [made.text for made in self._past]

    def moves(self) -> list[Move]:
        """The legal moves of the seat that decides; none when the game is over."""
        return self.game.moves(self._state)

    def decision(self, seat: int | None = None) -> Decision | None:
        """What is to be chosen, as a seat or a spectator is told of it; None when the game is over."""
        self._check_seat(seat)
        return self.game.decision(self._state, seat)

    def why_not(self, move: str) -> Refused | None:
        """The reason why this move cannot be made now; None if it can."""
        try:
            self.game.parse(self._state, move)
        except Refused as refusal:
            return refusal
        return None

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, move: str | Move) -> None:
        """Make a move, written as in `moves()`; refused with the reason if it is not legal."""
        text = move.text if isinstance(move, Move) else move
        action = self.game.parse(self._state, text)
        after = self._state.clone()
        notes = after.notes = Notes()
        after.advance(action)
        after.notes = None
        self._past.append(Made(text.strip(), self._state, tuple(notes.events)))
        self._state = after

    def undo(self, moves: int = 1) -> None:
        """Take moves back, whoever made them."""
        if not 0 < moves <= len(self._past):
            raise Refused("nothing-to-undo")
        self._state = self._past[-moves].before
        del self._past[-moves:]

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> V:
        """All that a seat may see, as plain data; without a seat, what a spectator sees."""
        self._check_seat(seat)
        return cast(V, self.game.view(self._state, seat))

    def events(self, seat: int | None = None) -> list[Json]:
        """What a seat (or a spectator) was told of the last move, as plain data."""
        self._check_seat(seat)
        events = self._past[-1].events if self._past else ()
        return [seen for event in events if (seen := event_seen(event, seat)) is not None]

    def scores(self) -> list[Score]:
        """The score of every seat as it stands, from full knowledge."""
        return self.game.scores(self._state)

    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.game.result(self._state)

    def rewards(self) -> list[float]:
        """What the finished game is worth to every seat: 1 a win, 0 a loss; zeros while it runs."""
        return self._state.returns()

    def table(self, seat: int | None = None, language: str | None = None) -> str:
        """The table in words as a seat (or a spectator) sees it, in Ukrainian, Russian or English."""
        from seaboard.cli.draw import table_in_words  # draws with rich, which few programs need

        self._check_seat(seat)
        if language is not None:
            checked_language(language)
        return table_in_words(self.game, self._state, seat, self.names, language)

    # -- writing down -----------------------------------------------------------------------------------------

    def position(self) -> Json:
        """The game as it stands, as plain data; `seaboard.load` takes it."""
        return write_position(self.game, self._state)

    def record(self) -> Json:
        """The whole game from its deal, as plain data; `seaboard.load` takes it.

        A match that began from a position knows no deal and has no record.
        """
        if self._seed is None:
            raise Refused("record-unknown")
        return Record(
            self.game.name,
            self.game.rules_version,
            dict(self._options),
            list(self.names),
            self._seed,
            self.played,
            write_result(self.game, self._state),
            self.game.pack,
            correction=self.game.correction,
        ).write()

    def __str__(self) -> str:
        """The table as the seat that decides sees it."""
        return self.table(self.actor)

    def __repr__(self) -> str:
        return f"seaboard.load({self._document()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._document() == other._document() and self.game.pack == other.game.pack

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> Match[V]:
        """An independent match with the same past. (States are never changed once they are here.)"""
        twin: Match[V] = Match(self.game, self._state, seed=self._seed, options=self._options, names=self.names)
        twin._past = list(self._past)
        return twin

    def __deepcopy__(self, memo: object) -> Match[V]:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self._document(),)

    def _document(self) -> Json:
        return self.position() if self._seed is None else self.record()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused("seat-unknown", seat=seat, high=self.seats - 1)


def checked_language(language: str) -> str:
    """The language itself, or a refusal that says which there are."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", value=language, known=", ".join(LANGUAGES))
    return language


def load(data: Mapping[str, Any] | str | Path, *, pack: object = None) -> Match:
    """A match from a position or a record: plain data, its JSON text, or the path of a file.

    A record is played again from its deal; everything is checked, and what cannot be is refused with its field.

    >>> import seaboard
    >>> load(seaboard.start("finspan", seats=1).position()).moves() != []
    True
    """
    if isinstance(data, Path):
        data = data.read_text("utf-8")
    document = parse_json(data) if isinstance(data, str) else data
    fields = Fields(document, "")
    kind = fields.choice("seaboard", KINDS)
    game = game_of(document, kind, pack)
    if kind == "position":
        return Match(game, read_position(game, document))
    record = read_record(game, document)
    begun = replay(game, record, 0)
    replay(game, record)  # refuses moves that cannot be, and a result that they do not lead to
    match = Match(game, begun, seed=record.seed, options=record.options, names=record.seats)
    for text in record.moves:
        match.play(text)
    return match
