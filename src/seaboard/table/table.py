"""A table: what the entries of its log have made of it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.record import Record, write_result
from seaboard.core.seed import commitment
from seaboard.games import game_named
from seaboard.table import entry as log
from seaboard.table.chat import KEPT_AT_HAND
from seaboard.table.clock import Clock
from seaboard.table.entry import Entry
from seaboard.table.play import Ahead, Play
from seaboard.table.seat import BOT, KEPT, OPEN, PERSON, Seat
from seaboard.table.settings import Settings, read_settings

WAITING = "waiting"
RUNNING = "running"
OVER = "over"

NOTES_AT_HAND = 100
BY_RULES = "rules"
BY_TABLE = "table"


@dataclass
class Ask:
    """A question to all people at the table."""

    n: int
    what: str  # "undo" or "abandon"
    seat: int
    step: int  # to which an undo goes back
    answers: list[bool | None]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table rather than in the game."""

    n: int
    kind: str
    facts: dict[str, object]
    at: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int


@dataclass
class Ending:
    """How a table ended: by the rules of the game, or because its people ended it."""

    by: str
    ending: str
    winners: list[int]
    scores: list[int]
    facts: dict[str, object]
    sheets: list[Json] = field(default_factory=list)


class Table:
    """Seats, clock, game and talk of one table. Only `fold` changes it."""

    def __init__(self, id: str, entries: Iterable[Entry] = ()) -> None:
        self.id = id
        self.n = 0
        self.ply = 0
        self.status = WAITING
        self.settings: Settings = Settings("", 0)
        self.game: Game[Any] | None = None
        self.host = ""
        self.seats: list[Seat] = []
        self.held: dict[str, set[int]] = {}  # the seats that a player has held since the start
        self.play: Play | None = None
        self.clock: Clock = Clock(self.settings.clock, 0)
        self.seed = ""
        self.commitment = ""
        self.created = self.started = self.ended = self.touched = 0
        self.ask: Ask | None = None
        self.notes: list[Note] = []
        self.chat: list[Said] = []
        self.ending: Ending | None = None
        self.next = ""  # the table of the rematch
        self.last_info = 0  # the n of the last entry that changed what is said about the table itself
        self.last_step_n = 0
        self.done: dict[tuple[str, str], tuple[int, int]] = {}  # (player, id of the command) -> n, ply
        for entry in entries:
            self.fold(entry)

    def twin(self) -> Table:
        """An independent copy: entries are tried on it before they are kept."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.held = {player: set(seats) for player, seats in self.held.items()}
        twin.play = None if self.play is None else self.play.twin()
        twin.clock = copy(self.clock)
        twin.clock.left = list(self.clock.left)
        twin.ask = None if self.ask is None else replace(self.ask, answers=list(self.ask.answers))
        twin.notes = list(self.notes)
        twin.chat = list(self.chat)
        twin.done = dict(self.done)
        return twin

    # -- looking ----------------------------------------------------------------------------------------------

    def seats_of(self, player: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON and seat.player == player]

    def people(self) -> set[str]:
        """The players who sit here now."""
        return {seat.player for seat in self.seats if seat.kind == PERSON}

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def actor(self) -> int | None:
        return self.play.actor if self.play is not None and self.status == RUNNING else None

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the level of the bot that is to move, if one is."""
        actor = self.actor()
        if actor is None or self.seats[actor].kind != BOT:
            return None
        return actor, self.seats[actor].level

    def deadline(self) -> int | None:
        """When the time of a person is up."""
        actor = self.actor()
        if actor is None or self.seats[actor].kind != PERSON:
            return None
        return self.clock.deadline

    def is_full(self) -> bool:
        return all(seat.kind in (PERSON, BOT) for seat in self.seats)

    def record(self) -> Record:
        """The record of the game; it holds the seed, so nobody may have it before the end."""
        assert self.play is not None
        record = self.play.record([seat.owner_name or seat.name or seat.level for seat in self.seats])
        if self.ending is not None and self.ending.by == BY_RULES:
            record.result = write_result(self.play.game, self.play.state)
        return record

    # -- changing ---------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, ahead: Ahead | None = None) -> None:
        """Carry out an entry of the log. `ahead` spares a move that has just been tried from being made again."""
        assert entry.n == self.n + 1, f"table {self.id}: entry {entry.n} after {self.n}"
        self.n = entry.n
        self.touched = entry.at
        if entry.ply is not None:
            self.ply = entry.ply
        if entry.id:
            self.done[(entry.by, entry.id)] = (entry.n, self.ply)
        if entry.kind == log.MOVE:
            self._move(entry, ahead)
            return
        getattr(self, f"_{entry.kind}")(entry)
        if entry.kind not in (log.CHAT, log.UNDO, log.ASKED, log.ANSWERED):
            self.last_info = entry.n

    def _note(self, entry: Entry, kind: str, **facts: object) -> None:
        self.notes.append(Note(entry.n, kind, facts, entry.at))
        del self.notes[:-NOTES_AT_HAND]

    def _created(self, entry: Entry) -> None:
        self.settings = read_settings(entry.data["settings"])
        self.game = game_named(self.settings.game)
        self.host = entry.by
        self.created = entry.at
        self.seats = [Seat(**seat) for seat in entry.data["seats"]]

    def _sat(self, entry: Entry) -> None:
        number = entry.data["seat"]
        seat = self.seats[number]
        returned = self.status == RUNNING
        seat.sit(entry.by, entry.data["name"])
        if returned:
            self.held.setdefault(entry.by, set()).add(number)
            self._run_clock(entry.at)
        self._note(entry, "returned" if returned else "sat", seat=number)

    def _arranged(self, entry: Entry) -> None:
        number, who = entry.data["seat"], entry.data["who"]
        seat = self.seats[number]
        if self.status == RUNNING:
            seat.open = True
            self._note(entry, "opened", seat=number)
        elif who == BOT:
            seat.seat_bot(entry.data["level"])
        elif who == PERSON:
            seat.sit(entry.by, entry.data["name"])
        else:
            seat.clear()

    def _left(self, entry: Entry) -> None:
        number = entry.data["seat"]
        self._note(entry, "left", seat=number)
        if self.status == WAITING:
            self.seats[number].clear()
            if self.host == entry.by and entry.by not in self.people():
                self.host = next(iter(sorted(self.people())), "")
        else:
            self._seat_bot(number, entry)

    def _took_over(self, entry: Entry) -> None:
        self._seat_bot(entry.data["seat"], entry)

    def _seat_bot(self, number: int, entry: Entry) -> None:
        self.seats[number].seat_bot(entry.data["level"], is_open=True)
        if self.ask is not None:
            self.ask.answers[number] = True
        self._note(entry, "took_over", seat=number)
        self._run_clock(entry.at)

    def _renamed(self, entry: Entry) -> None:
        for number in self.seats_of(entry.by):
            seat = self.seats[number]
            seat.name = entry.data["name"]
            if seat.owner == entry.by:
                seat.owner_name = seat.name

    def _became(self, entry: Entry) -> None:
        """A guest has an account from now on: whatever was the guest's here is the account's."""
        guest, account = entry.by, entry.data["player"]
        for seat in self.seats:
            if seat.player == guest:
                seat.player = account
                if self.status != OVER:  # a finished game is told with the names it was played under
                    seat.name = entry.data["name"]
            if seat.owner == guest:
                seat.owner = account
                if self.status != OVER:
                    seat.owner_name = entry.data["name"]
        if self.host == guest:
            self.host = account
        if guest in self.held:
            self.held[account] = self.held.pop(guest)

    def _started(self, entry: Entry) -> None:
        assert self.game is not None
        self.status = RUNNING
        self.started = entry.at
        self.seed = entry.data["seed"]
        self.commitment = commitment(self.seed)
        self.play = Play(self.game, self.settings.seats, self.settings.options, self.seed)
        self.clock = Clock(self.settings.clock, self.settings.seats)
        self.last_step_n = entry.n
        for number, seat in enumerate(self.seats):
            seat.owner, seat.owner_name = seat.player, seat.name
            if seat.kind == PERSON:
                self.held.setdefault(seat.player, set()).add(number)
        self._note(entry, "started")
        self._run_clock(entry.at)
        self._end_by_rules(entry)

    def _move(self, entry: Entry, ahead: Ahead | None) -> None:
        assert self.play is not None
        number = entry.data["seat"]
        seat = self.seats[number]
        timed_out = entry.data.get("timeout", False)
        if ahead is None:
            ahead = self.play.ahead(entry.data["move"])
        self.play.keep(ahead, entry.n)
        self.last_step_n = entry.n
        self._run_clock(entry.at)
        if timed_out:
            seat.strikes += 1
            self.clock.grant_breath(number)
            self._note(entry, "timed_out", seat=number)
        elif entry.by:
            seat.strikes = 0
        if self.ask is not None and self.ask.what == "undo":
            self.ask = None
        self._end_by_rules(entry)

    def _undo(self, entry: Entry) -> None:
        assert self.play is not None
        self.play.back_to(entry.data["step"])
        self.last_step_n = entry.n
        self.ask = None
        self._note(entry, "undone", seat=entry.data["seat"], step=entry.data["step"])
        self._run_clock(entry.at)

    def _asked(self, entry: Entry) -> None:
        asker = entry.data["seat"]
        answers: list[bool | None] = [
            True if seat.kind != PERSON or seat.player == entry.by else None for seat in self.seats
        ]
        self.ask = Ask(entry.n, entry.data["what"], asker, entry.data["step"], answers)
        self._note(entry, "asked", seat=asker, what=entry.data["what"])

    def _answered(self, entry: Entry) -> None:
        assert self.ask is not None
        if not entry.data["yes"]:
            self.ask = None
            self._note(entry, "declined", seat=entry.data["seat"])
            return
        for number in self.seats_of(entry.by):
            self.ask.answers[number] = True
        self._note(entry, "agreed", seat=entry.data["seat"])

    def _resigned(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        self._note(entry, "resigned", seat=entry.data["seat"])
        if "level" in entry.data:  # with more than two seats a bot plays on
            self._seat_bot(entry.data["seat"], entry)
            seat.open = False
        seat.resigned = True

    def _ended(self, entry: Entry) -> None:
        scores: list[int] = []
        if self.play is not None:
            scores = [score.total for score in self.play.game.scores(self.play.state)]
        self._end(entry, Ending(BY_TABLE, entry.data["ending"], entry.data["winners"], scores, entry.data["facts"]))
        self._note(entry, entry.data["ending"], **entry.data["facts"])

    def _chat(self, entry: Entry) -> None:
        number = entry.data["seat"]
        self.chat.append(Said(entry.n, number, self.seats[number].name, entry.data["text"], entry.at))
        del self.chat[:-KEPT_AT_HAND]

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.data["table"]
        self._note(entry, "rematch", table=self.next)

    def _run_clock(self, at: int) -> None:
        if self.status == RUNNING:
            self.clock.run(self.actor(), at)

    def _end_by_rules(self, entry: Entry) -> None:
        assert self.play is not None
        result = self.play.game.result(self.play.state)
        if result is not None:
            self._end(
                entry,
                Ending(BY_RULES, result.ending, list(result.winners), list(result.scores), dict(result.facts)),
            )

    def _end(self, entry: Entry, ending: Ending) -> None:
        self.clock.run(None, entry.at)
        self.status = OVER
        self.ended = entry.at
        self.ask = None
        self.last_info = entry.n
        self.ending = ending
        if self.play is not None:
            ending.sheets = [
                {
                    "total": score.total,
                    "lines": [{"key": x.key, "points": x.points, "facts": dict(x.facts)} for x in score.lines],
                }
                for score in self.play.game.scores(self.play.state)
            ]


__all__ = ["BOT", "KEPT", "OPEN", "OVER", "PERSON", "RUNNING", "WAITING", "Ask", "Ending", "Note", "Said", "Table"]
