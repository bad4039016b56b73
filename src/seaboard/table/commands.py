"""What people, bots and the clock can ask of a table. Each answers with the entries to be written, or refuses.

Nothing here changes the table: the caller writes the entries down first and folds them then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from seaboard.core.refused import Refused
from seaboard.table import entry as log
from seaboard.table.chat import SILENT, checked_text, talk_now
from seaboard.table.clock import STRIKES
from seaboard.table.entry import Entry
from seaboard.table.play import Ahead, Play
from seaboard.table.seat import BOT, DEFAULT_LEVEL, KEPT, OPEN, PERSON, Seat
from seaboard.table.settings import Settings, checked_level, checked_settings, is_together
from seaboard.table.table import OVER, RUNNING, WAITING, Table
from seaboard.table.undo import FREE, undo_for


@dataclass(frozen=True)
class Asker:
    """Who asks, when, and under which id of the client's making."""

    player: str
    at: int
    name: str = ""
    id: str = ""
    seed: str = ""  # a fresh one, in case the game begins now


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
                at=self.asker.at,
                by=self.asker.player,
                id=self.asker.id if first else "",
                ply=ply,
                data=data,
            )
        )
        return self

    def start_if_full(self, seats_full: bool) -> list[Entry]:
        if seats_full and self.table.settings.start == "full":
            self.add(log.STARTED, seed=self.asker.seed)
        return self.entries


# -- before the game --------------------------------------------------------------------------------------------


def create(table: Table, asker: Asker, settings: Settings, seats: Sequence[dict[str, str]]) -> list[Entry]:
    """Lay a new table. Seats are given as {"kind": "me" | "open" | "bot", "level": …}."""
    checked = checked_settings(settings)
    laid = []
    for wanted in seats:
        seat = Seat()
        if wanted["kind"] == "me":
            seat.sit(asker.player, asker.name)
        elif wanted["kind"] == BOT:
            seat.seat_bot(checked_level(wanted.get("level") or DEFAULT_LEVEL))
        elif wanted["kind"] != OPEN:
            raise Refused("name-unknown", field="seats", value=wanted["kind"][:40], nearest="")
        laid.append(seat)
    if checked.rated and sum(seat.kind == PERSON for seat in laid) > 1:
        raise Refused("rated-one-seat")
    draft = Draft(table, asker).add(log.CREATED, settings=checked.write(), seats=[seat.write() for seat in laid])
    # Only bots: somebody may want to watch them, but somebody has to start them.
    return draft.start_if_full(all(seat.kind in (PERSON, BOT) for seat in laid))


def sit(table: Table, asker: Asker, seat: int | None) -> list[Entry]:
    """Take an open seat, one's kept seat, or one that a bot plays for somebody who left."""
    _not_over(table)
    number = _seat_to_take(table, asker.player) if seat is None else _checked_seat(table, seat)
    chosen = table.seats[number]
    if chosen.kind == PERSON:
        raise Refused("seat-taken", seat=number, name=chosen.name)
    if chosen.kind == KEPT and chosen.player != asker.player:
        raise Refused("seat-taken", seat=number, name=chosen.name)
    if table.status == RUNNING:
        if not chosen.open:
            raise Refused("seat-not-open", seat=number)
        if table.held.get(asker.player, set()) - {number}:
            raise Refused("would-see-two-hands", seat=number)
    elif chosen.kind == BOT:
        raise Refused("seat-not-open", seat=number)
    if table.settings.rated and table.seats_of(asker.player):
        raise Refused("rated-one-seat")
    draft = Draft(table, asker).add(log.SAT, seat=number, name=asker.name)
    if table.status == RUNNING:
        return draft.entries
    return draft.start_if_full(_full_but(table, number))


def arrange(table: Table, asker: Asker, seat: int, kind: str, level: str = "") -> list[Entry]:
    """The host seats a bot, opens a seat, or sits down once more; in a running game it may open a bot's seat."""
    _not_over(table)
    number = _checked_seat(table, seat)
    if asker.player != table.host:
        raise Refused("not-the-host")
    chosen = table.seats[number]
    if table.status == RUNNING:
        if kind != OPEN or chosen.kind != BOT or chosen.resigned:
            raise Refused("table-not-waiting")
        return Draft(table, asker).add(log.ARRANGED, seat=number, who=OPEN).entries
    if chosen.kind == PERSON and chosen.player != asker.player:
        raise Refused("seat-taken", seat=number, name=chosen.name)
    if kind == "me":
        if table.settings.rated and set(table.seats_of(asker.player)) - {number}:
            raise Refused("rated-one-seat")
        draft = Draft(table, asker).add(log.ARRANGED, seat=number, who=PERSON, name=asker.name)
    elif kind == BOT:
        draft = Draft(table, asker).add(log.ARRANGED, seat=number, who=BOT, level=checked_level(level))
    elif kind == OPEN:
        return Draft(table, asker).add(log.ARRANGED, seat=number, who=OPEN).entries
    else:
        raise Refused("name-unknown", field="kind", value=kind[:40], nearest="")
    return draft.start_if_full(_full_but(table, number))


def start(table: Table, asker: Asker) -> list[Entry]:
    """Begin; the host does it where the table does not begin by itself."""
    if table.status != WAITING:
        raise Refused("table-not-waiting")
    if asker.player != table.host:
        raise Refused("not-the-host")
    if not table.is_full():
        raise Refused("seats-not-filled", missing=sum(seat.kind not in (PERSON, BOT) for seat in table.seats))
    return Draft(table, asker).add(log.STARTED, seed=asker.seed).entries


def leave(table: Table, asker: Asker, seat: int | None = None) -> list[Entry]:
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
    return draft.entries


def close(table: Table, at: int) -> list[Entry]:
    """Nobody came: a table that waits no longer."""
    if table.status != WAITING:
        return []
    return Draft(table, Asker("", at)).add(log.ENDED, ending="closed", winners=[], facts={}).entries


def rename(table: Table, asker: Asker) -> list[Entry]:
    """A person here is called otherwise from now on."""
    if table.status == OVER or not table.seats_of(asker.player):
        return []
    return Draft(table, asker).add(log.RENAMED, name=asker.name).entries


def become(table: Table, asker: Asker, account: str, name: str) -> list[Entry]:
    """The guest who asks has an account from now on, and what is the guest's here passes to it.

    Where the account has a part in the game already, one person must not hold two hands: the guest leaves.
    """
    if asker.player not in _parts(table):
        return []
    if account in _parts(table):
        return leave(table, asker) if table.status != OVER and table.seats_of(asker.player) else []
    # A finished game keeps its place in the history.
    quiet = replace(asker, at=table.touched) if table.status == OVER else asker
    return Draft(table, quiet).add(log.BECAME, player=account, name=name).entries


# -- playing ----------------------------------------------------------------------------------------------------


def move(table: Table, asker: Asker, seat: int, ply: int, text: str) -> tuple[list[Entry], Ahead]:
    """A person's move: the seat's right, the ply, the rules."""
    play = _running(table)
    _own(table, asker.player, seat)
    if ply != table.ply:
        raise Refused("ply-stale", ply=ply, now=table.ply)
    if play.actor != seat:
        raise Refused("not-your-turn", actor=play.actor)
    ahead = play.ahead(text)
    return Draft(table, asker).add(log.MOVE, ply=table.ply + 1, seat=seat, move=ahead.text).entries, ahead


def bot_move(table: Table, at: int, seat: int, ply: int, text: str) -> tuple[list[Entry], Ahead]:
    """The move that a bot thought of, if it is still its turn."""
    play = _running(table)
    if ply != table.ply:
        raise Refused("ply-stale", ply=ply, now=table.ply)
    if play.actor != seat or table.seats[seat].kind != BOT:
        raise Refused("not-your-turn", actor=play.actor)
    ahead = play.ahead(text)
    return Draft(table, Asker("", at)).add(log.MOVE, ply=table.ply + 1, seat=seat, move=ahead.text).entries, ahead


def time_out(table: Table, at: int) -> tuple[list[Entry], Ahead]:
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
    return draft.entries, ahead


def undo(table: Table, asker: Asker, seat: int, ply: int) -> list[Entry]:
    """Take back the last move of a seat: at once if that is free, else by asking everyone."""
    play = _running(table)
    _own(table, asker.player, seat)
    if ply != table.ply:
        raise Refused("ply-stale", ply=ply, now=table.ply)
    how = undo_for(play, seat, table.settings.rated)
    step = play.last_of(seat)
    if how is None or step is None:
        raise Refused("nothing-to-undo")
    if how == FREE:
        return Draft(table, asker).add(log.UNDO, ply=table.ply + 1, seat=seat, step=step).entries
    return _ask(table, asker, "undo", seat, step)


def abandon(table: Table, asker: Asker, seat: int) -> list[Entry]:
    """Propose to end the game without a winner."""
    _running(table)
    _own(table, asker.player, seat)
    return _ask(table, asker, "abandon", seat, 0)


def answer(table: Table, asker: Asker, seat: int, ask: int, yes: bool) -> list[Entry]:
    """Agree or decline; the last one to agree carries it out."""
    _running(table)
    _own(table, asker.player, seat)
    if table.ask is None or table.ask.n != ask or table.ask.answers[seat] is not None:
        raise Refused("ask-gone")
    draft = Draft(table, asker).add(log.ANSWERED, seat=seat, yes=yes)
    if yes:
        _finish_ask(draft, {*_agreed(table), *table.seats_of(asker.player)})
    return draft.entries


def resign(table: Table, asker: Asker, seat: int) -> list[Entry]:
    """Give the game up: of two the other wins, among more a bot plays on."""
    play = _running(table)
    _own(table, asker.player, seat)
    if is_together(play.game, table.settings):
        raise Refused("resign-together")
    draft = Draft(table, asker)
    if len(table.seats) == 2:
        draft.add(log.RESIGNED, seat=seat)
        return draft.add(log.ENDED, ending="resigned", winners=[1 - seat], facts={"seat": seat}).entries
    draft.add(log.RESIGNED, seat=seat, level=DEFAULT_LEVEL)
    if table.people() == {asker.player} and len(table.seats_of(asker.player)) == 1:
        draft.add(log.ENDED, ending="resigned", winners=[], facts={"seat": seat})
    elif table.ask is not None:
        _finish_ask(draft, {*_agreed(table), seat})
    return draft.entries


def say(table: Table, asker: Asker, text: str) -> list[Entry]:
    """Chat, if one sits here and the rules of the game do not forbid it now."""
    mine = table.seats_of(asker.player)
    if not mine:
        raise Refused("chat-not-seated")
    if table.status == RUNNING and talk_now(table.play) == SILENT:
        raise Refused("talk-silent", game=table.settings.game)
    return Draft(table, asker).add(log.CHAT, seat=mine[0], text=checked_text(text)).entries


# -- after the game ---------------------------------------------------------------------------------------------


def rematch(table: Table, asker: Asker, new: Table) -> tuple[list[Entry], list[Entry]]:
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
            seat.sit(asker.player, asker.name)
        elif owner:
            seat.kind, seat.player, seat.name = KEPT, owner, before.owner_name or before.name
        else:
            seat.seat_bot(before.level or DEFAULT_LEVEL)
        seats.append(seat)
    settings = Settings(**{**table.settings.__dict__, "start": "full"})
    first = Draft(new, asker).add(log.CREATED, settings=settings.write(), seats=[seat.write() for seat in seats])
    begun = first.start_if_full(all(seat.kind in (PERSON, BOT) for seat in seats))
    return Draft(table, asker).add(log.REMATCH, table=new.id).entries, begun


# -- what is checked again and again ----------------------------------------------------------------------------


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


def _ask(table: Table, asker: Asker, what: str, seat: int, step: int) -> list[Entry]:
    if table.ask is not None:
        raise Refused("ask-pending", what=table.ask.what)
    draft = Draft(table, asker).add(log.ASKED, what=what, seat=seat, step=step)
    if table.people() == {asker.player}:
        _carry_out(draft, what, seat, step)
    return draft.entries


def _finish_ask(draft: Draft, agreed: set[int]) -> None:
    table = draft.table
    assert table.ask is not None
    if len(agreed) == len(table.seats):
        _carry_out(draft, table.ask.what, table.ask.seat, table.ask.step)


def _carry_out(draft: Draft, what: str, seat: int, step: int) -> None:
    if what == "undo":
        draft.add(log.UNDO, ply=draft.table.ply + 1, seat=seat, step=step)
    else:
        draft.add(log.ENDED, ending="abandoned", winners=[], facts={})
