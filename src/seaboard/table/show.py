"""What is said about a table: to everybody, and to one seat."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from msgspec import UNSET

from seaboard.bots.characters import character_of
from seaboard.core.game import Decision, Move
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.table import wire
from seaboard.table.chat import talk_now
from seaboard.table.clock import ClockSpec
from seaboard.table.guide import guide, lesson_at
from seaboard.table.play import Play
from seaboard.table.table import OVER, RUNNING, Table
from seaboard.table.undo import undo_for


def info(table: Table, player: str) -> wire.TableInfo:
    """What may be known about a table by anyone who knows it; the seed only after the end."""
    return wire.TableInfo(
        **_summary(table, player),
        options=table.settings.options,
        pack=table.pack or table.game.pack if table.game else "standard",
        reconstructed=table.reconstructed,
        together=table.together,
        commitment=table.commitment or None,
        seed=table.seed if table.status == OVER and table.seed else None,
    )


def summary(table: Table, player: str) -> wire.Summary:
    """A line in a list of tables."""
    return wire.Summary(**_summary(table, player))


def _summary(table: Table, player: str) -> dict[str, Any]:
    settings = table.settings
    assert table.game is not None
    mine = table.seats_of(player)
    return {
        "id": table.id,
        "game": settings.game,
        "rules": table.rules or table.game.rules_version,
        "status": table.status,
        "visibility": settings.visibility,
        "spectators": settings.spectators,
        "start": settings.start,
        "rated": settings.rated,
        "hints": settings.hints,
        "clock": clock_rule(settings.clock),
        "host": table.host or None,
        "seats": _seats(table, table.game.roles),
        "yours": mine,
        "your_turn": table.actor() in mine,
        "moves": table.play.step if table.play is not None else len(table.moves),
        "created": table.created,
        "touched": table.touched,
        "started": table.started or None,
        "ended": table.ended or None,
        "result": result(table),
        "next": table.next or None,
        "closed": table.closed,
        "lesson": lesson_at(table),
        "voyage": settings.voyage or None,
    }


def _seats(table: Table, roles: tuple[str, ...]) -> list[wire.Seat]:
    return [
        wire.Seat(
            kind=cast(wire.SeatKind, seat.kind),
            player=seat.player or None,
            name=seat.name,
            level=seat.level or None,
            character=_shown(seat.level, table.berth(number), "id"),
            face=_shown(seat.level, table.berth(number), "face"),
            role=roles[number] if number < len(roles) else None,
            open=table.status != OVER and not table.closed and (seat.kind == "open" or seat.open),
            resigned=seat.resigned,
            muted=bool(seat.player) and seat.player in table.muted,
            figure=seat.figure if seat.berth is None else f"bot-{seat.berth}",
        )
        for number, seat in enumerate(table.seats)
    ]


def _shown(level: str, number: int, what: str) -> str | None:
    """Something of the character of the bot that sits there; people have none but their own."""
    who = character_of(level, number)
    return None if who is None else str(getattr(who, what))


def clock_rule(spec: ClockSpec) -> wire.ClockRule:
    """The clock that a table agreed on."""
    if spec.kind == "bank":
        return wire.BankClock(seconds=spec.seconds, increment=spec.increment)
    if spec.kind == "move":
        return wire.MoveClock(seconds=spec.seconds)
    if spec.kind == "days":
        return wire.DaysClock(days=spec.days)
    return wire.NoClock()


def result(table: Table) -> wire.Result | None:
    """How the table ended."""
    if table.ending is None:
        return None
    ending = table.ending
    return wire.Result(
        ending=ending.ending,
        by="rules" if ending.by == "rules" else "table",
        winners=ending.winners,
        scores=ending.scores,
        facts=ending.facts,
        sheets=[
            wire.Sheet(
                total=sheet.total,
                lines=[wire.ScoreLine(key=x.key, points=x.points, facts=dict(x.facts)) for x in sheet.lines],
            )
            for sheet in ending.sheets
        ],
    )


def move(made: Move) -> wire.Move:
    return wire.Move(text=made.text, kind=made.kind, facts=cast(wire.Facts, made.facts))


def refusal(refused: Refused) -> wire.Refusal:
    """A refusal as JSON; facts that are no plain values are told as text."""
    facts = {
        name: value if isinstance(value, str | int | float | bool | None) else str(value)
        for name, value in refused.facts.items()
    }
    return wire.Refusal(code=refused.code, facts=facts)


def refused(id: str, refusal_: Refused) -> wire.RefusedTold:
    """The answer to a command that was refused."""
    told = refusal(refusal_)
    return wire.RefusedTold(id=id, code=told.code, facts=told.facts)


def decision(asked: Decision | None, forced: bool = False) -> wire.Decision | None:
    """What is being decided, as one seat is told of it."""
    if asked is None:
        return None
    return wire.Decision(
        actor=asked.actor,
        prompt=wire.Prompt(key=asked.prompt.key, facts=cast(wire.Facts, asked.prompt.facts)),
        moves=[move(one) for one in asked.moves],
        timeout=asked.timeout,
        forced=forced and len(asked.moves) == 1,
    )


def _present(table: Table, player: str, seat: int | None, since: int, at: int) -> dict[str, Any]:
    """The present as one seat (None: a spectator) may know it, and what happened after entry `since`."""
    play = table.play
    running = play is not None and table.status == RUNNING
    return {
        "table": table.id,
        "seat": seat,
        "n": table.n,
        "ply": table.ply,
        "step": play.step if play is not None else 0,
        "time": at,
        "view": play.game.view(play.state, seat) if play is not None else None,
        "decision": _decision(table, play, seat) if play is not None and running else None,
        "events": events_since(table, seat, since),
        "notes": notes_since(table, since),
        "chat": chat_since(table, since) if hears_strangers(table) or table.seats_of(player) else [],
        "clock": _clock(table, at),
        "undo": _undo(table, play, seat) if play and running and seat is not None else None,
        "ask": _ask(table, player),
        "talk": talk_now(play) if running else "free",
        "result": result(table),
        "guide": guide(table, seat),
    }


def _decision(table: Table, play: Play, seat: int | None) -> wire.Decision | None:
    """What is being decided; in a lesson only what goes on with it may be chosen."""
    asked = table.asked_of(seat)
    # A learner makes even the only move that goes on.
    shown = decision(play.game.decision(play.state, seat), play.is_forced() and not asked)
    if shown is not None and asked:
        shown.moves = [one for one in shown.moves if one.text in asked]
    return shown


def _undo(table: Table, play: Play, seat: int) -> wire.UndoNow | None:
    last = play.last_of(seat)
    if table.lesson is not None and last is not None and last < len(table.lesson.before):
        return None
    return cast("wire.UndoNow | None", undo_for(play, seat, table.settings.is_strict))


def events_since(table: Table, seat: int | None, since: int) -> list[wire.GameEvent]:
    """The events of the moves made after entry `since`."""
    play = table.play
    if play is None or table.last_step_n <= since:
        return []
    step = play.step
    while step > 0 and play.made[step - 1].n > since:
        step -= 1
    if step == 0 and table.started_n > since:
        step = -1  # the deal is news too
    return [
        wire.GameEvent(n=play.made[at - 1].n if at else table.started_n, step=at, kind=event.kind, facts=event.facts)
        for at, event in play.told_after(step, seat)
    ]


def notes_since(table: Table, since: int) -> list[wire.Note]:
    return [wire.Note(n=note.n, kind=note.kind, facts=note.facts, at=note.at) for note in table.notes if note.n > since]


def hears_strangers(table: Table) -> bool:
    """May people who do not sit here know what is said?"""
    return table.settings.spectators and not table.closed


def chat_since(table: Table, since: int) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(n=said.n, seat=said.seat, name=said.name, text=said.text, at=said.at, player=said.by)
        for said in table.chat
        if said.n > since
    ]


def snapshot(
    table: Table, player: str, seat: int | None, since: int, at: int, presence: wire.Presence, id: str = ""
) -> wire.Snapshot:
    """All there is to show a table to one seat."""
    return wire.Snapshot(
        **_present(table, player, seat, since, at),
        id=id or UNSET,
        info=info(table, player),
        names=table.names(),
        presence=presence,
    )


def update(table: Table, player: str, seat: int | None, since: int, at: int) -> wire.Update:
    """What a subscriber that knows everything up to entry `since` is sent."""
    changed = table.last_info > since
    return wire.Update(
        **_present(table, player, seat, since, at),
        since_n=since,
        info=info(table, player) if changed else UNSET,
        names=table.names() if changed else UNSET,
    )


def unsubscribed(table: Table, seat: int | None, since: int) -> wire.Unsubscribed:
    """What somebody is told who looks at the table no more; `since` is the last entry they know."""
    reason: wire.Lost = "spectators_off" if seat is None else "taken"
    for note in table.notes:
        if note.n > since and note.facts.get("seat") == seat and note.kind in ("left", "took_over", "resigned"):
            reason = cast(wire.Lost, note.kind)
            break
    return wire.Unsubscribed(
        table=table.id,
        seat=seat,
        reason=reason,
        watch=table.settings.spectators or table.status != RUNNING,
        sit=seat is not None and table.status != OVER and (table.seats[seat].kind == "open" or table.seats[seat].open),
    )


def steps(
    play: Play, seat: int | None, first: int, last: int, named: Collection[int] | None = None
) -> list[wire.ReplayStep]:
    """The game as a seat saw it after each of some steps.

    While it is played only the moves of the seats `named` are: a move may say what was chosen in secret.
    """
    told: dict[int, list[wire.Happened]] = {}
    for at, event in play.told_after(first - 1, seat):
        if at <= last:
            told.setdefault(at, []).append(wire.Happened(kind=event.kind, facts=event.facts))
    shown: list[wire.ReplayStep] = []
    state = play.state_at(first)
    for step in range(first, min(last, play.step) + 1):
        made = play.made[step - 1] if step else None
        if made and step > first:
            state.advance(made.action)
        actor = int(state.actor())
        prompt = play.game.prompt(state, seat) if actor != NOBODY else None
        shown.append(
            wire.ReplayStep(
                step=step,
                seat=made.seat if made else None,
                move=made.text if made and (named is None or made.seat in named) else None,
                view=play.game.view(state, seat),
                prompt=None
                if prompt is None
                else wire.ActorPrompt(key=prompt.key, facts=cast(wire.Facts, prompt.facts), actor=actor),
                events=told.get(step, []),
            )
        )
    return shown


def _clock(table: Table, at: int) -> wire.Clock:
    kind = table.settings.clock.kind
    if kind == "none":
        return wire.Clock(kind="none", running=None, deadline=None, left=None)
    return wire.Clock(
        kind=cast(Any, kind),
        running=table.clock.running,
        deadline=table.clock.deadline,
        left=table.clock.left_at(at) if table.play is not None else None,
    )


def _ask(table: Table, player: str) -> wire.Ask | None:
    ask = table.ask
    if ask is None:
        return None
    return wire.Ask(
        n=ask.n,
        kind="undo" if ask.what == "undo" else "abandon",
        seat=ask.seat,
        step=ask.step,
        answers=ask.answers,
        yours=[seat for seat in table.seats_of(player) if ask.answers[seat] is None],
    )
