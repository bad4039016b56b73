"""What people, bots and the clock can ask of a table. Each answers with the entries to be written, or refuses.

Nothing here changes the table: the caller writes the entries down first and folds them then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from seaboard.core.refused import Refused
from seaboard.games import game_with
from seaboard.table import entry as log
from seaboard.table.chat import FREE as FREE_TALK
from seaboard.table.chat import SILENT, checked_text, talk_now
from seaboard.table.clock import STRIKES
from seaboard.table.entry import Entry
from seaboard.table.lesson import Lesson
from seaboard.table.play import Ahead, Play
from seaboard.table.seat import BOT, DEFAULT_LEVEL, KEPT, OPEN, PERSON, Seat, told_apart
from seaboard.table.settings import Settings, checked_level, checked_settings
from seaboard.table.table import OVER, RUNNING, WAITING, Table
from seaboard.table.undo import FREE, undo_for, undone_to

MOST_ENTRIES = 10_000  # of a log, but for moves
LESSON_LEVEL = "calm"  # of the rivals, once the lesson is over


@dataclass(frozen=True)
class Asker:
    """Who asks, when, and under which id of the client's making."""

    player: str
    at: int
    name: str = ""
    id: str = ""
    seed: str = ""  # a fresh one, in case the game begins now
    door: str = ""  # by which the asker came in: who came by the same one may be one person
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Decided:
    """The entries to be written, none if nothing is to be done; `ahead` is the move of the first, carried out."""

    entries: Sequence[Entry] = ()
    ahead: Ahead | None = None


class Draft:
    """Entries in the making."""

    def __init__(self, table: Table, asker: Asker) -> None:
        self.table = table
        self.asker = asker
        self.entries: list[Entry] = []

    def add(self, kind: str, ply: int | None = None, **data: Any) -> Draft:
        first = not self.entries
        self.entries.append(
            Entry(
                n=self.table.n + len(self.entries) + 1,
                kind=kind,
                at=max(self.asker.at, self.table.touched),  # a clock that was set back undoes nothing
                by=self.asker.player,
                id=self.asker.id if first else "",
                ply=ply,
                data=data,
            )
        )
        return self

    def start_if_full(self, seats_full: bool, settings: Settings | None = None) -> Decided:
        if seats_full and self.table.settings.start == "full":
            self.deal(settings or self.table.settings)
        return self.done()

    def deal(self, settings: Settings, without: Sequence[int] = (), position: dict[str, Any] | None = None) -> Draft:
        """The game begins: by which rules and with which components is written down with the seed.

        With a position it begins there instead of with a deal.
        """
        game = game_with(settings.game, settings.correction)
        begins: dict[str, Any] = {} if position is None else {"position": position}
        if without:
            begins["without"] = list(without)
        return self.add(log.STARTED, seed=self.asker.seed, rules=game.rules_version, pack=game.pack, **begins)

    def play_through(self, play: Play, moves: Sequence[str]) -> Draft:
        """The moves of a game that was just dealt, each written down as it is made."""
        for ply, text in enumerate(moves, 1):
            seat = play.actor
            if seat is None:
                raise Refused("game-over")
            ahead = play.ahead(text)
            self.add(log.MOVE, ply=ply, seat=seat, move=ahead.text)
            play.keep(ahead, len(self.entries))
        return self

    def done(self, ahead: Ahead | None = None) -> Decided:
        return Decided(self.entries, ahead)


# -- before the game --------------------------------------------------------------------------------------------


def create(
    table: Table,
    asker: Asker,
    settings: Settings,
    seats: Sequence[dict[str, str]],
    position: dict[str, Any] | None = None,
) -> Decided:
    """Lay a new table. Seats are given as {"kind": "me" | "open" | "bot", "level": …, "name": …, "figure": …}.

    With a position it begins at once, and there.
    """
    checked = checked_settings(settings)
    laid = []
    for wanted in seats:
        seat = Seat()
        if wanted["kind"] == "me":
            name = wanted.get("name", "")
            figure = wanted.get("figure", "") or ("" if name else asker.figure)
            seat.sit(asker.player, name or asker.name, asker.door, figure, named=bool(name))
        elif wanted["kind"] == BOT:
            seat.seat_bot(checked_level(wanted.get("level") or DEFAULT_LEVEL))
        elif wanted["kind"] != OPEN:
            raise Refused("name-unknown", field="seats", value=wanted["kind"][:40], nearest="")
        laid.append(seat)
    if checked.rated and sum(seat.kind == PERSON for seat in laid) > 1:
        raise Refused("rated-one-seat")
    written = [seat.write() for seat in laid]
    draft = Draft(table, asker).add(log.CREATED, settings=checked.write(), seats=written, **_door(asker))
    if position is not None:
        return draft.deal(checked, position=position).done()
    # Only bots: somebody may want to watch them, but somebody has to start them.
    return draft.start_if_full(all(seat.kind in (PERSON, BOT) for seat in laid), checked)


def create_lesson(table: Table, asker: Asker, lesson: Lesson) -> Decided:
    """Lay the table of a lesson: its deal, its learner, calm rivals, and what was played before."""
    settings = checked_settings(
        Settings(lesson.game, lesson.seats, dict(lesson.options), spectators=False, hints=True, lesson=lesson.name)
    )
    laid = [Seat() for _ in range(lesson.seats)]
    for number, seat in enumerate(laid):
        if number == lesson.seat:
            seat.sit(asker.player, asker.name, asker.door)
        else:
            seat.seat_bot(LESSON_LEVEL)
    draft = Draft(table, replace(asker, seed=lesson.seed))
    draft.add(log.CREATED, settings=settings.write(), seats=[seat.write() for seat in laid], **_door(asker))
    draft.deal(settings)
    play = Play(game_with(lesson.game), lesson.seats, settings.options, lesson.seed)
    return draft.play_through(play, lesson.before).done()


def free(table: Table, asker: Asker, seat: int) -> Decided:
    """Leave the steps of a lesson: from now on the game is played freely."""
    _running(table)
    _own(table, asker.player, seat)
    if table.lesson is None or table.freed:
        return Decided()
    return Draft(table, asker).add(log.FREED).done()


def sit(table: Table, asker: Asker, seat: int | None) -> Decided:
    """Take an open seat, one's kept seat, or one that a bot plays for somebody who left."""
    _not_over(table)
    number = _seat_to_take(table, asker.player) if seat is None else _checked_seat(table, seat)
    chosen = table.seats[number]
    if asker.player in table.removed:
        raise Refused("removed-by-host")
    if table.closed and asker.player not in _parts(table):
        raise Refused("table-closed")
    if chosen.kind == PERSON:
        raise Refused("seat-taken", seat=number, name=chosen.name)
    if chosen.kind == KEPT and chosen.player != asker.player:
        raise Refused("seat-taken", seat=number, name=chosen.name)
    if table.status == RUNNING:
        if not chosen.open:
            raise Refused("seat-not-open", seat=number)
        if table.settings.rated and chosen.owner != asker.player:
            raise Refused("rated-seats-fixed", seat=number)
        if table.held.get(asker.player, set()) - {number}:
            raise Refused("would-see-two-hands", seat=number)
    elif chosen.kind == BOT:
        raise Refused("seat-not-open", seat=number)
    if table.settings.rated and table.seats_of(asker.player):
        raise Refused("rated-one-seat")
    name = told_apart(table.seats, asker.player, asker.name)
    draft = Draft(table, asker).add(log.SAT, seat=number, name=name, **_looks(asker.figure), **_door(asker))
    if table.status == RUNNING:
        return draft.done()
    return draft.start_if_full(_full_but(table, number))


def arrange(
    table: Table, asker: Asker, seat: int, kind: str, level: str = "", name: str = "", figure: str = ""
) -> Decided:
    """The host seats a bot, opens a seat, or seats somebody else at the same device under a name of their own.

    In a running game it may open a bot's seat. Opening the seat of another before the game removes them for good.
    """
    _not_over(table)
    number = _checked_seat(table, seat)
    if asker.player != table.host:
        raise Refused("not-the-host")
    chosen = table.seats[number]
    if table.lesson is not None:
        raise Refused("lesson-alone")
    if table.status == RUNNING:
        if table.settings.rated:
            raise Refused("rated-seats-fixed", seat=number)
        if kind != OPEN or chosen.kind != BOT or chosen.resigned:
            raise Refused("table-not-waiting")
        return Draft(table, asker).add(log.ARRANGED, seat=number, who=OPEN).done()
    if chosen.kind == PERSON and chosen.player != asker.player:
        if kind != OPEN:
            raise Refused("seat-taken", seat=number, name=chosen.name)
        return Draft(table, asker).add(log.ARRANGED, seat=number, who=OPEN, removed=chosen.player).done()
    if kind == "me":
        if table.settings.rated and set(table.seats_of(asker.player)) - {number}:
            raise Refused("rated-one-seat")
        looks = {**_looks(figure, named=True), "name": name} if name else {**_looks(asker.figure), "name": asker.name}
        draft = Draft(table, asker).add(log.ARRANGED, seat=number, who=PERSON, **looks, **_door(asker))
    elif kind == BOT:
        draft = Draft(table, asker).add(log.ARRANGED, seat=number, who=BOT, level=checked_level(level))
    elif kind == OPEN:
        return Draft(table, asker).add(log.ARRANGED, seat=number, who=OPEN).done()
    else:
        raise Refused("name-unknown", field="kind", value=kind[:40], nearest="")
    return draft.start_if_full(_full_but(table, number))


def start(table: Table, asker: Asker) -> Decided:
    """Begin; the host does it where the table does not begin by itself. Seats that are still open are taken away."""
    if table.status != WAITING:
        raise Refused("table-not-waiting")
    if asker.player != table.host:
        raise Refused("not-the-host")
    return Draft(table, asker).deal(table.settings, _empty_seats(table)).done()


def leave(table: Table, asker: Asker, seat: int | None = None) -> Decided:
    """Give up one's seat or all of them: to anybody while waiting, to a bot while the game runs."""
    _not_over(table)
    mine = table.seats_of(asker.player)
    if not mine:
        raise Refused("not-seated")
    leaving = mine if seat is None else [_own(table, asker.player, seat)]
    draft = Draft(table, asker)
    for number in leaving:
        draft.add(log.LEFT, seat=number, level=DEFAULT_LEVEL)
    staying = table.people() - ({asker.player} if len(leaving) == len(mine) else set())
    if not staying:
        ending = "closed" if table.status == WAITING else "abandoned"
        draft.add(log.ENDED, ending=ending, winners=[], facts={})
    elif table.ask is not None and table.status == RUNNING:
        _finish_ask(draft, {*_agreed(table), *leaving})
    return draft.done()


def close(table: Table, at: int) -> Decided:
    """Nobody came: a table that waits no longer."""
    if table.status != WAITING:
        return Decided()
    return Draft(table, Asker("", at)).add(log.ENDED, ending="closed", winners=[], facts={}).done()


def outdate(table: Table, at: int) -> Decided:
    """The rules have changed since the deal, or the seed is not here: the game cannot be played on as it was begun."""
    if table.status != RUNNING or not table.outdated:
        return Decided()
    ending = "rules_changed" if table.seed else "sealed"
    return Draft(table, Asker("", at)).add(log.ENDED, ending=ending, winners=[], facts={}).done()


def forget(table: Table, asker: Asker) -> Decided:
    """Somebody who played here wants to be forgotten: the game stays, the name goes."""
    if asker.player not in _parts(table):
        return Decided()
    return Draft(table, replace(asker, at=table.touched)).add(log.RENAMED, name="").done()


def rename(table: Table, asker: Asker) -> Decided:
    """A person here is called otherwise from now on, or stands there as another figure."""
    if table.status == OVER or not table.seats_of(asker.player) or table.n > MOST_ENTRIES:
        return Decided()
    name = told_apart(table.seats, asker.player, asker.name)
    return Draft(table, asker).add(log.RENAMED, name=name, figure=asker.figure).done()


def become(table: Table, asker: Asker, account: str, name: str) -> Decided:
    """The guest who asks has an account from now on, and what is the guest's here passes to it.

    Where the account has a part in the game already, one person must not hold two hands: the guest leaves.
    """
    if asker.player not in _parts(table):
        return Decided()
    if account in _parts(table):
        return leave(table, asker) if table.status != OVER and table.seats_of(asker.player) else Decided()
    # A finished game keeps its place in the history.
    quiet = replace(asker, at=table.touched) if table.status == OVER else asker
    return Draft(table, quiet).add(log.BECAME, player=account, name=told_apart(table.seats, asker.player, name)).done()


# -- playing ----------------------------------------------------------------------------------------------------


def move(table: Table, asker: Asker, seat: int, ply: int, text: str) -> Decided:
    """A person's move: the seat's right, the ply, the rules."""
    play = _running(table)
    _own(table, asker.player, seat)
    if ply != table.ply:
        if ply == table.seats[seat].answered:
            return Decided()  # a second click: the first one has decided this
        raise Refused("ply-stale", ply=ply, now=table.ply)
    if play.actor != seat:
        raise Refused("not-your-turn", actor=play.actor)
    ahead = play.ahead(text)
    asked = table.asked_of(seat)
    if asked and ahead.text not in asked:
        raise Refused("lesson-other")
    return Draft(table, asker).add(log.MOVE, ply=table.ply + 1, seat=seat, move=ahead.text).done(ahead)


def bot_move(table: Table, at: int, seat: int, ply: int, text: str) -> Decided:
    """The move that a bot thought of, if it is still its turn."""
    play = _running(table)
    if ply != table.ply:
        raise Refused("ply-stale", ply=ply, now=table.ply)
    if play.actor != seat or table.seats[seat].kind != BOT:
        raise Refused("not-your-turn", actor=play.actor)
    ahead = play.ahead(text)
    return Draft(table, Asker("", at)).add(log.MOVE, ply=table.ply + 1, seat=seat, move=ahead.text).done(ahead)


def time_out(table: Table, at: int) -> Decided:
    """The time of the actor is up: its time-out move is played; the third time in a row a bot takes the seat."""
    play = _running(table)
    deadline = table.deadline()
    if deadline is None or at < deadline:
        raise Refused("time-left")
    seat = play.actor
    assert seat is not None
    ahead = play.timeout()
    draft = Draft(table, Asker("", at)).add(log.MOVE, ply=table.ply + 1, seat=seat, move=ahead.text, timeout=True)
    if table.seats[seat].strikes + 1 >= STRIKES and not ahead.state.over():
        draft.add(log.TOOK_OVER, seat=seat, level=DEFAULT_LEVEL)
        if table.ask is not None and table.ask.what == "abandon":
            _finish_ask(draft, {*_agreed(table), seat})
    return draft.done(ahead)


def undo(table: Table, asker: Asker, seat: int, ply: int) -> Decided:
    """Take back the last choice of a seat: at once if that is free, else by asking everyone."""
    play = _running(table)
    _own(table, asker.player, seat)
    if ply != table.ply:
        raise Refused("ply-stale", ply=ply, now=table.ply)
    _room_in_log(table)
    how = undo_for(play, seat, table.settings.is_strict)
    step = undone_to(play, seat)
    if how is None or step is None or (table.lesson is not None and step < len(table.lesson.before)):
        raise Refused("nothing-to-undo")
    if how == FREE:
        return Draft(table, asker).add(log.UNDO, ply=table.ply + 1, seat=seat, step=step).done()
    return _ask(table, asker, "undo", seat, step)


def abandon(table: Table, asker: Asker, seat: int) -> Decided:
    """Propose to end the game without a winner."""
    _running(table)
    _own(table, asker.player, seat)
    return _ask(table, asker, "abandon", seat, 0)


def answer(table: Table, asker: Asker, seat: int, ask: int, yes: bool) -> Decided:
    """Agree or decline; the last one to agree carries it out."""
    _running(table)
    _own(table, asker.player, seat)
    if table.ask is None or table.ask.n != ask or table.ask.answers[seat] is not None:
        raise Refused("ask-gone")
    draft = Draft(table, asker).add(log.ANSWERED, seat=seat, yes=yes)
    if yes:
        _finish_ask(draft, {*_agreed(table), *table.seats_of(asker.player)})
    return draft.done()


def resign(table: Table, asker: Asker, seat: int) -> Decided:
    """Give the game up: of two the other wins, among more a bot plays on."""
    _running(table)
    _own(table, asker.player, seat)
    if table.together:
        raise Refused("resign-together")
    draft = Draft(table, asker)
    if len(table.seats) == 2:
        draft.add(log.RESIGNED, seat=seat)
        return draft.add(log.ENDED, ending="resigned", winners=[1 - seat], facts={"seat": seat}).done()
    draft.add(log.RESIGNED, seat=seat, level=DEFAULT_LEVEL)
    if table.people() == {asker.player} and len(table.seats_of(asker.player)) == 1:
        draft.add(log.ENDED, ending="resigned", winners=[], facts={"seat": seat})
    elif table.ask is not None:
        _finish_ask(draft, {*_agreed(table), seat})
    return draft.done()


def say(table: Table, asker: Asker, text: str) -> Decided:
    """Chat, if one sits here and the rules of the game do not forbid it now."""
    mine = table.seats_of(asker.player)
    if not mine:
        raise Refused("chat-not-seated")
    if asker.player in table.muted:
        raise Refused("muted-by-host")
    topic = talk_now(table.play) if table.status == RUNNING else FREE_TALK
    if topic == SILENT:
        raise Refused("talk-silent", game=table.settings.game)
    if topic != FREE_TALK:  # the rules open one topic: what may be said of it are moves
        raise Refused("talk-by-moves", game=table.settings.game)
    _room_in_log(table)
    return Draft(table, asker).add(log.CHAT, seat=mine[0], text=checked_text(text)).done()


# -- after the game ---------------------------------------------------------------------------------------------


def rematch(table: Table, asker: Asker, new: Table) -> tuple[Decided, Decided]:
    """Once more with seats rotated by one: the entries of this table and of the new one."""
    if table.status != OVER or table.play is None:
        raise Refused("rematch-early")
    mine = {number for number, seat in enumerate(table.seats) if asker.player in (seat.player, seat.owner)}
    if not mine:
        raise Refused("not-seated")
    seats = []
    for number in range(len(table.seats)):
        before = table.seats[number - 1]  # everyone moves one seat on
        seat = Seat()
        owner = before.owner if before.kind == BOT and before.open else before.player
        if owner == asker.player:
            name = before.name if before.named else asker.name
            seat.sit(asker.player, name, asker.door, before.figure, named=before.named)
        elif owner:
            seat.kind, seat.player, seat.name = KEPT, owner, before.owner_name or before.name
            seat.figure = before.figure
        else:
            seat.seat_bot(before.level or DEFAULT_LEVEL)
        seats.append(seat)
    settings = Settings(**{**table.settings.__dict__, "start": "full", "lesson": "", "voyage": ""})
    written = [seat.write() for seat in seats]
    first = Draft(new, asker).add(log.CREATED, settings=settings.write(), seats=written, **_door(asker))
    begun = first.start_if_full(all(seat.kind in (PERSON, BOT) for seat in seats), settings)
    return Draft(table, asker).add(log.REMATCH, table=new.id).done(), begun


# -- what is checked again and again ----------------------------------------------------------------------------


def _room_in_log(table: Table) -> None:
    """A game can always be played to its end, but not talked about or taken back without end."""
    if table.n > MOST_ENTRIES:
        raise Refused("table-full", limit=MOST_ENTRIES)


def _empty_seats(table: Table) -> list[int]:
    """The seats that are taken away when the game begins without them, if it can be played so."""
    empty = [number for number, seat in enumerate(table.seats) if seat.kind not in (PERSON, BOT)]
    if empty:
        game = game_with(table.settings.game, table.settings.correction)
        left = len(table.seats) - len(empty)
        kept = any(table.seats[number].kind == KEPT for number in empty)
        if kept or game.roles or left not in game.seats or left < 2:
            raise Refused("seats-not-filled", missing=len(empty))
        checked_settings(replace(table.settings, seats=left))
    return empty


def _looks(figure: str, named: bool = False) -> dict[str, Any]:
    return {**({"figure": figure} if figure else {}), **({"named": True} if named else {})}


def _door(asker: Asker) -> dict[str, Any]:
    return {"door": asker.door} if asker.door else {}


def _parts(table: Table) -> set[str]:
    """Everybody who has, keeps or once had a part in the game of this table."""
    return {table.host, *table.held, *(seat.player for seat in table.seats), *(seat.owner for seat in table.seats)}


def _running(table: Table) -> Play:
    if table.status != RUNNING or table.play is None:
        raise Refused("game-over" if table.status == OVER else "table-not-running")
    return table.play


def _not_over(table: Table) -> None:
    if table.status == OVER:
        raise Refused("table-over")


def _checked_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused("seat-unknown", seat=seat, high=len(table.seats) - 1)
    return seat


def _own(table: Table, player: str, seat: int) -> int:
    _checked_seat(table, seat)
    chosen = table.seats[seat]
    if chosen.kind != PERSON or chosen.player != player:
        raise Refused("not-your-seat", seat=seat)
    return seat


def _seat_to_take(table: Table, player: str) -> int:
    """One's own seat that is kept or was left, else the first open one."""
    for number, seat in enumerate(table.seats):
        if seat.kind == KEPT and seat.player == player:
            return number
        if table.status == RUNNING and seat.kind == BOT and seat.open and number in table.held.get(player, ()):
            return number
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN or (table.status == RUNNING and seat.open):
            return number
    raise Refused("no-open-seat")


def _full_but(table: Table, number: int) -> bool:
    return all(seat.kind in (PERSON, BOT) for i, seat in enumerate(table.seats) if i != number)


def _agreed(table: Table) -> set[int]:
    assert table.ask is not None
    return {number for number, yes in enumerate(table.ask.answers) if yes}


def _ask(table: Table, asker: Asker, what: str, seat: int, step: int) -> Decided:
    if table.ask is not None:
        raise Refused("ask-pending", what=table.ask.what)
    _room_in_log(table)
    draft = Draft(table, asker).add(log.ASKED, what=what, seat=seat, step=step)
    if table.people() == {asker.player}:
        _carry_out(draft, what, seat, step)
    return draft.done()


def _finish_ask(draft: Draft, agreed: set[int]) -> None:
    table = draft.table
    assert table.ask is not None
    if len(agreed) == len(table.seats):
        _carry_out(draft, table.ask.what, table.ask.seat, table.ask.step)


def finish_ask_without(draft: Draft, gone: Sequence[int]) -> None:
    """Bots sit down where people were asked something: if all others have agreed, it is done."""
    if draft.table.ask is not None and draft.table.ask.seat not in gone:
        _finish_ask(draft, {*_agreed(draft.table), *gone})


def _carry_out(draft: Draft, what: str, seat: int, step: int) -> None:
    if what == "undo":
        draft.add(log.UNDO, ply=draft.table.ply + 1, seat=seat, step=step)
    else:
        draft.add(log.ENDED, ending="abandoned", winners=[], facts={})
