"""A table: what the entries of its log have made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from seaboard.core.game import Game, Score
from seaboard.core.record import Record, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import commitment
from seaboard.games import game_with
from seaboard.table import entry as log
from seaboard.table.chat import KEPT_AT_HAND
from seaboard.table.clock import Clock
from seaboard.table.entry import Entry
from seaboard.table.lesson import Lesson, Place, lessons_of
from seaboard.table.play import Ahead, Play
from seaboard.table.seat import BOT, KEPT, OPEN, PERSON, Seat
from seaboard.table.settings import Settings, is_together, read_settings, reconstructed_at

WAITING = "waiting"
RUNNING = "running"
OVER = "over"

NOTES_AT_HAND = 100
BY_RULES = "rules"
BY_TABLE = "table"
FIRST_RULES = 1  # of tables dealt before their rules were written down


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
    by: str = ""  # the player


@dataclass
class Ending:
    """How a table ended: by the rules of the game, or because its people ended it."""

    by: str
    ending: str
    winners: list[int]
    scores: list[int]
    facts: dict[str, object]
    sheets: list[Score] = field(default_factory=list)


class Table:
    """Seats, clock, game and talk of one table. Only `fold` changes it."""

    def __init__(self, id: str, entries: Iterable[Entry] = (), outdated: bool = False) -> None:
        self.id = id
        self.outdated = outdated  # dealt by other rules than those we have: nothing is played, its moves are kept
        self.rules = 0  # by which it was dealt
        self.pack = ""
        self.moves: list[str] = []  # of an outdated table
        self.n = 0
        self.ply = 0
        self.status = WAITING
        self.settings: Settings = Settings("", 0)
        self.game: Game[Any] | None = None
        self.together = False  # do all seats win or lose as one?
        self.reconstructed: list[str] = []  # what of it rests on no source
        self.host = ""
        self.host_door = ""
        self.removed: frozenset[str] = frozenset()  # by the host
        self.muted: frozenset[str] = frozenset()  # by the host
        self.closed = False  # by the host: nobody new comes in
        self.seats: list[Seat] = []
        self.moved: dict[int, int] = {}  # where a seat went when empty ones were taken away,
        self.moved_n = 0  # and when
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
        self.lesson: Lesson | None = None  # whose steps lead the game, unless it was freed of them
        self.freed = False
        self._placed: tuple[int, Place | None] = (-1, None)  # for the entry
        self.last_info = 0  # the n of the last entry that changed what is said about the table itself
        self.last_step_n = 0
        self.started_n = 0
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
        twin.moves = list(self.moves)
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

    def berth(self, number: int) -> int:
        """The seat that a bot was given first: its character follows from it."""
        berth = self.seats[number].berth
        return number if berth is None else berth

    def deadline(self) -> int | None:
        """When the time of a person is up."""
        actor = self.actor()
        if actor is None or self.seats[actor].kind != PERSON:
            return None
        return self.clock.deadline

    def place(self) -> Place | None:
        """Where the game stands in its lesson; None: it is played freely."""
        if self.lesson is None or self.freed or self.play is None or self.status != RUNNING:
            return None
        if self._placed[0] != self.n:
            self._placed = (self.n, self._find_place(self.lesson, self.play))
        return self._placed[1]

    def _find_place(self, lesson: Lesson, play: Play) -> Place | None:
        place = lesson.place([made.text for made in play.made])
        if place is None or place.turn is None:
            return place
        # Corrected numbers of the box may forbid what the lesson asks for: then the game goes on without it.
        legal = {move.text for move in play.game.moves(play.state)}
        is_turn = place.turn.mine == (play.actor == lesson.seat)
        return place if is_turn and not legal.isdisjoint(place.turn.moves) else None

    def scripted(self) -> str | None:
        """The move of a rival that the lesson asks for now."""
        place = self.place()
        if place is None or place.turn is None or place.turn.mine:
            return None
        return place.turn.moves[0]

    def asked_of(self, seat: int | None) -> tuple[str, ...]:
        """The moves of the learner that go on with the lesson; none where it asks for nothing."""
        place = self.place()
        if place is None or place.turn is None or not place.turn.mine or self.actor() != seat:
            return ()
        return place.turn.moves

    def is_full(self) -> bool:
        return all(seat.kind in (PERSON, BOT) for seat in self.seats)

    def record(self) -> Record:
        """The record of the game; it holds the seed, so nobody may have it before the end."""
        names = [seat.owner_name or seat.name or seat.level for seat in self.seats]
        if self.outdated:
            options = dict(self.settings.options)
            return Record(
                self.settings.game,
                self.rules,
                options,
                names,
                self.seed,
                self.moves,
                None,
                self.pack,
                correction=self.settings.correction,
            )
        assert self.play is not None
        record = self.play.record(names)
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
        CARRIED_OUT[entry.kind](self, entry)
        if entry.kind not in (log.CHAT, log.UNDO, log.ASKED, log.ANSWERED):
            self.last_info = entry.n

    def _note(self, entry: Entry, kind: str, **facts: object) -> None:
        self.notes.append(Note(entry.n, kind, facts, entry.at))
        del self.notes[:-NOTES_AT_HAND]

    def _created(self, entry: Entry) -> None:
        self.settings = read_settings(entry.data["settings"])
        self.game = self._game_of_settings()
        self.together = is_together(self.game, self.settings)
        self.reconstructed = reconstructed_at(self.game, self.settings)
        self.host = entry.by
        self.host_door = entry.data.get("door", "")
        self.created = entry.at
        self.seats = [Seat(**seat) for seat in entry.data["seats"]]
        if self.settings.lesson:
            self.lesson = lessons_of(self.game.name).get(self.settings.lesson)

    def _game_of_settings(self) -> Game[Any]:
        try:
            return game_with(self.settings.game, self.settings.correction)
        except Refused:
            if not self.outdated:
                raise
            return game_with(self.settings.game)  # its own pack is none by today's rules

    def _sat(self, entry: Entry) -> None:
        number = entry.data["seat"]
        seat = self.seats[number]
        returned = self.status == RUNNING
        seat.sit(entry.by, entry.data["name"], entry.data.get("door", ""), entry.data.get("figure", ""))
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
            data = entry.data
            seat.sit(
                entry.by, data["name"], data.get("door", ""), data.get("figure", ""), named=data.get("named", False)
            )
        else:
            seat.clear()
            if "removed" in entry.data:
                self.removed |= {entry.data["removed"]}
                self._note(entry, "removed", seat=number)

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
        name = entry.data["name"]
        for number in self.seats_of(entry.by):
            seat = self.seats[number]
            if seat.named and name:  # a name of their own; but who is forgotten is forgotten whole
                continue
            seat.name = name
            if "figure" in entry.data:
                seat.figure = entry.data["figure"]
        for seat in self.seats:
            if seat.owner == entry.by and not (seat.named and name):
                seat.owner_name = name

    def _became(self, entry: Entry) -> None:
        """A guest has an account from now on: whatever was the guest's here is the account's."""
        guest, account = entry.by, entry.data["player"]
        for seat in self.seats:
            if seat.player == guest:
                seat.player = account
                if self.status != OVER and not seat.named:  # a finished game keeps the names it was played under
                    seat.name = entry.data["name"]
            if seat.owner == guest:
                seat.owner = account
                if self.status != OVER and not seat.named:
                    seat.owner_name = entry.data["name"]
        if self.host == guest:
            self.host = account
        if guest in self.held:
            self.held[account] = self.held.pop(guest)

    def _started(self, entry: Entry) -> None:
        assert self.game is not None
        self.status = RUNNING
        self.started = entry.at
        if "without" in entry.data:
            self._take_away(set(entry.data["without"]), entry.n)
        self.seed = entry.data.get("seed", "")  # an export may have left it out
        self.commitment = commitment(self.seed) if self.seed else ""
        self.rules = entry.data.get("rules", FIRST_RULES)
        self.pack = entry.data.get("pack", self.game.pack)
        if not self.seed or (self.rules, self.pack) != (self.game.rules_version, self.game.pack):
            self.outdated = True
        if not self.outdated:
            self.play = Play(
                self.game, self.settings.seats, self.settings.options, self.seed, entry.data.get("position")
            )
        self.clock = Clock(self.settings.clock, self.settings.seats)
        self.last_step_n = self.started_n = entry.n
        for number, seat in enumerate(self.seats):
            seat.owner, seat.owner_name, seat.owner_door = seat.player, seat.name, seat.door
            if seat.kind == PERSON:
                self.held.setdefault(seat.player, set()).add(number)
        self._note(entry, "started")
        self._run_clock(entry.at)
        self._end_by_rules(entry)

    def _take_away(self, empty: set[int], n: int) -> None:
        """Seats that stayed empty are taken away, and those behind them move up."""
        left = [number for number in range(len(self.seats)) if number not in empty]
        self.moved = {old: new for new, old in enumerate(left)}
        self.moved_n = n
        for number, seat in enumerate(self.seats):
            if seat.kind == BOT:
                seat.berth = number  # it stays the one that was seen before the game
        self.seats = [self.seats[old] for old in left]
        self.settings = replace(self.settings, seats=len(left))
        assert self.game is not None
        self.together = is_together(self.game, self.settings)
        self.chat = [replace(said, seat=self.moved[said.seat]) for said in self.chat if said.seat in self.moved]
        self.notes = []  # they speak of seats as they were

    def _move(self, entry: Entry, ahead: Ahead | None) -> None:
        if self.outdated:
            self.moves.append(entry.data["move"])
            return
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
            seat.answered = self.ply - 1
        if self.ask is not None and self.ask.what == "undo":
            self.ask = None
        self._end_by_rules(entry)

    def _undo(self, entry: Entry) -> None:
        if self.outdated:
            del self.moves[entry.data["step"] :]
            return
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
        self.chat.append(Said(entry.n, number, self.seats[number].name, entry.data["text"], entry.at, entry.by))
        del self.chat[:-KEPT_AT_HAND]

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.data["table"]
        self._note(entry, "rematch", table=self.next)

    def _hosted(self, entry: Entry) -> None:
        what, player = entry.data["what"], entry.data.get("player", "")
        if what == "muted":
            self.muted |= {player}
        elif what == "unmuted":
            self.muted -= {player}
        elif what == "removed":
            self.removed |= {player}
            for seat in self.seats:
                if seat.owner == player:
                    seat.open = False
        elif what in ("closed", "opened"):
            self.closed = what == "closed"
        else:
            return  # of a later version
        seat_of = {"seat": entry.data["seat"]} if "seat" in entry.data else {}
        self._note(entry, f"host_{what}", **seat_of)

    def _freed(self, entry: Entry) -> None:
        self.freed = True

    def _run_clock(self, at: int) -> None:
        if self.status == RUNNING:
            self.clock.run(self.actor(), at)

    def _end_by_rules(self, entry: Entry) -> None:
        if self.outdated:
            return
        assert self.play is not None
        result = self.play.game.result(self.play.state)
        if result is not None:
            self._end(
                entry,
                Ending(BY_RULES, result.ending, list(result.winners), list(result.scores), dict(result.facts)),
            )

    def end_as_told(self, ending: Ending) -> None:
        """An outdated game that ended by its own rules: how is known only from what was said then."""
        self.clock.run(None, self.touched)
        self.status = OVER
        self.ended = self.touched
        self.ending = ending

    def _end(self, entry: Entry, ending: Ending) -> None:
        self.clock.run(None, entry.at)
        self.status = OVER
        self.ended = entry.at
        self.ask = None
        self.last_info = entry.n
        self.ending = ending
        if self.play is not None:
            ending.sheets = self.play.game.scores(self.play.state)


# Every kind of entry but a move, and what it does
CARRIED_OUT: dict[str, Callable[[Table, Entry], None]] = {
    log.CREATED: Table._created,
    log.SAT: Table._sat,
    log.ARRANGED: Table._arranged,
    log.LEFT: Table._left,
    log.RENAMED: Table._renamed,
    log.BECAME: Table._became,
    log.STARTED: Table._started,
    log.UNDO: Table._undo,
    log.ASKED: Table._asked,
    log.ANSWERED: Table._answered,
    log.TOOK_OVER: Table._took_over,
    log.RESIGNED: Table._resigned,
    log.ENDED: Table._ended,
    log.CHAT: Table._chat,
    log.REMATCH: Table._rematch,
    log.HOSTED: Table._hosted,
    log.FREED: Table._freed,
}


__all__ = ["BOT", "KEPT", "OPEN", "OVER", "PERSON", "RUNNING", "WAITING", "Ask", "Ending", "Note", "Said", "Table"]
