"""What is said about a table: to everybody, and to one seat."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from seaboard.core.game import Decision, Json
from seaboard.table.chat import talk_now
from seaboard.table.play import Play
from seaboard.table.table import OVER, RUNNING, Table
from seaboard.table.undo import undo_for


def info(table: Table, player: str) -> Json:
    """What may be known about a table by anyone who knows it; the seed only after the end."""
    return {
        **summary(table, player),
        "options": table.settings.options,
        "commitment": table.commitment or None,
        "seed": table.seed if table.status == OVER and table.seed else None,
    }


def summary(table: Table, player: str) -> Json:
    """A line in a list of tables."""
    settings = table.settings
    assert table.game is not None
    roles = table.game.roles
    mine = table.seats_of(player)
    return {
        "id": table.id,
        "game": settings.game,
        "rules": table.game.rules_version,
        "status": table.status,
        "visibility": settings.visibility,
        "spectators": settings.spectators,
        "start": settings.start,
        "rated": settings.rated,
        "hints": settings.hints,
        "clock": settings.clock.write(),
        "host": table.host or None,
        "seats": [
            {
                "kind": seat.kind,
                "player": seat.player or None,
                "name": seat.name,
                "level": seat.level or None,
                "role": roles[number] if number < len(roles) else None,
                "open": table.status != OVER and (seat.kind == "open" or seat.open),
                "resigned": seat.resigned,
            }
            for number, seat in enumerate(table.seats)
        ],
        "yours": mine,
        "your_turn": table.actor() in mine,
        "moves": table.play.step if table.play is not None else 0,
        "created": table.created,
        "touched": table.touched,
        "started": table.started or None,
        "ended": table.ended or None,
        "result": result(table),
        "next": table.next or None,
    }


def result(table: Table) -> Json | None:
    """How the table ended."""
    if table.ending is None:
        return None
    ending = table.ending
    return {
        "ending": ending.ending,
        "by": ending.by,
        "winners": ending.winners,
        "scores": ending.scores,
        "facts": ending.facts,
        "sheets": ending.sheets,
    }


def decision(play: Play | None, seat: int | None, running: bool) -> Json | None:
    """What is being decided, as one seat is told of it."""
    if play is None or not running:
        return None
    asked = play.game.decision(play.state, seat)
    return None if asked is None else _decision(asked)


def _decision(asked: Decision) -> Json:
    return {
        "actor": asked.actor,
        "prompt": {"key": asked.prompt.key, "facts": asked.prompt.facts},
        "moves": [{"text": move.text, "kind": move.kind, "facts": move.facts} for move in asked.moves],
        "timeout": asked.timeout,
    }


def present(table: Table, player: str, seat: int | None, at: int) -> Json:
    """The present as one seat (None: a spectator) may know it: the common part of snapshots and updates."""
    play = table.play
    running = table.status == RUNNING
    return {
        "table": table.id,
        "seat": seat,
        "n": table.n,
        "ply": table.ply,
        "step": play.step if play is not None else 0,
        "time": at,
        "view": play.game.view(play.state, seat) if play is not None else None,
        "decision": decision(play, seat, running),
        "clock": _clock(table, at),
        "undo": undo_for(play, seat, table.settings.rated) if play and running and seat is not None else None,
        "ask": _ask(table, player),
        "talk": talk_now(play) if running else "free",
        "result": result(table),
    }


def news(table: Table, seat: int | None, since: int) -> Json:
    """What happened after entry `since`, as one seat may know it."""
    return {
        "events": events_since(table, seat, since),
        "notes": [
            {"n": note.n, "kind": note.kind, "facts": note.facts, "at": note.at}
            for note in table.notes
            if note.n > since
        ],
        "chat": [
            {"n": said.n, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
            for said in table.chat
            if said.n > since
        ],
    }


def events_since(table: Table, seat: int | None, since: int) -> list[Json]:
    """The events of the moves made after entry `since`."""
    play = table.play
    if play is None or table.last_step_n <= since:
        return []
    step = play.step
    while step > 0 and play.made[step - 1].n > since:
        step -= 1
    return [
        {
            "n": play.made[at - 1].n,
            "step": at,
            "kind": seen["kind"],
            "facts": {name: value for name, value in seen.items() if name != "kind"},
        }
        for at, seen in play.told_after(step, seat)
    ]


def snapshot(table: Table, player: str, seat: int | None, since: int, at: int) -> Json:
    """All there is to show a table to one seat."""
    return {
        "type": "snapshot",
        **present(table, player, seat, at),
        **news(table, seat, since),
        "info": info(table, player),
        "names": table.names(),
    }


def update(table: Table, player: str, seat: int | None, since: int, at: int) -> Json:
    """What a subscriber that knows everything up to entry `since` is sent."""
    shown = {"type": "update", "since_n": since, **present(table, player, seat, at), **news(table, seat, since)}
    if table.last_info > since:
        shown["info"] = info(table, player)
        shown["names"] = table.names()
    return shown


def steps(
    play: Play, seat: int | None, first: int, last: int, named: Collection[int] | None = None
) -> list[dict[str, Any]]:
    """The game as a seat saw it after each of some steps.

    While it is played only the moves of the seats `named` are: a move may say what was chosen in secret.
    """
    shown: list[dict[str, Any]] = []
    state = play.state_at(first)
    for step in range(first, min(last, play.step) + 1):
        made = play.made[step - 1] if step else None
        if made and step > first:
            state.advance(made.action)
        asked = play.game.decision(state, seat)
        shown.append(
            {
                "step": step,
                "seat": made.seat if made else None,
                "move": made.text if made and (named is None or made.seat in named) else None,
                "view": play.game.view(state, seat),
                "prompt": None
                if asked is None
                else {"key": asked.prompt.key, "facts": asked.prompt.facts, "actor": asked.actor},
                "events": [],
            }
        )
    told: dict[int, list[Json]] = {}
    for at, seen in play.told_after(max(0, first - 1), seat):
        if at <= last:
            facts = {name: value for name, value in seen.items() if name != "kind"}
            told.setdefault(at, []).append({"kind": seen["kind"], "facts": facts})
    for one in shown:
        one["events"] = told.get(one["step"], [])
    return shown


def _clock(table: Table, at: int) -> Json | None:
    if table.settings.clock.kind == "none":
        return {"kind": "none", "running": None, "deadline": None, "left": None}
    return {
        "kind": table.settings.clock.kind,
        "running": table.clock.running,
        "deadline": table.clock.deadline,
        "left": table.clock.left_at(at) if table.play is not None else None,
    }


def _ask(table: Table, player: str) -> Json | None:
    ask = table.ask
    if ask is None:
        return None
    return {
        "n": ask.n,
        "kind": ask.what,
        "seat": ask.seat,
        "step": ask.step,
        "answers": ask.answers,
        "yours": [seat for seat in table.seats_of(player) if ask.answers[seat] is None],
    }
