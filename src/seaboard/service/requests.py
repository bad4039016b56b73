"""Requests about games and tables: a host finds out who asks, calls a function and sends what it returns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from seaboard.bots.levels import levels
from seaboard.core.game import Game
from seaboard.core.options import OptionSpec, specs
from seaboard.core.record import Record, read_record
from seaboard.core.refused import Refused
from seaboard.core.seed import new_seed
from seaboard.games import NAMES, game_named, game_of, game_with
from seaboard.service import packs
from seaboard.service.live import now
from seaboard.service.logs import failed
from seaboard.service.messages import GameBrought, LessonWanted, ReplayWanted, SeatChoice, SeatWanted, TableWanted
from seaboard.service.names import LANGUAGES, checked_figure, checked_name
from seaboard.service.service import Service
from seaboard.service.store import Player, read_summary
from seaboard.service.telling import may_watch
from seaboard.table import commands, hosting, show, wire
from seaboard.table.bringing import bring
from seaboard.table.clock import ClockSpec
from seaboard.table.commands import Asker, Decided
from seaboard.table.lesson import lesson_named, lessons_of
from seaboard.table.play import Play
from seaboard.table.settings import Settings
from seaboard.table.table import OVER, RUNNING, Table

STEPS_AT_ONCE = 60
LONGEST_RECORD = 5000  # moves


def asker_of(player: Player) -> Asker:
    return Asker(player.id, now(), player.name, "", new_seed(), player.door, player.figure)


# -- games ------------------------------------------------------------------------------------------------------


def games(service: Service) -> wire.GameList:
    """The games with their options, levels of bots and languages."""
    return wire.GameList(
        games=[_game_shown(service, game_named(name)) for name in NAMES],
        levels=list(levels()),
        languages=list(LANGUAGES),
    )


def _game_shown(service: Service, game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        rules=game.rules_version,
        seats=list(game.seats),
        roles=list(game.roles),
        component_facts=sorted(game.component_facts),
        options=[_option_shown(spec) for spec in specs(game.options)],
        lessons=list(lessons_of(game.name)),
        correctable=game.printed() is not None,
        packs=packs.offered(service, game.name),
    )


def _option_shown(spec: OptionSpec) -> wire.OptionSpec:
    choices = cast("tuple[int | str, ...]", spec.choices)
    return wire.OptionSpec(
        name=spec.name,
        kind=cast(Any, spec.kind),
        default=cast("bool | int | str | None", spec.default),
        optional=spec.optional,
        low=spec.low,
        high=spec.high,
        choices=list(choices) if spec.kind == "choice" and choices else None,
    )


# -- tables -----------------------------------------------------------------------------------------------------


async def lobby(service: Service, player: Player | None, game: str | None, limit: int) -> wire.TableList:
    """Public tables to sit down at or to watch; none where somebody sits whom the one who asks has blocked."""
    name = game_named(game).name if game is not None else None
    tables = [read_summary(row) for row in await service.store.lobby(name, limit)]
    blocked = await service.company.blocked_by(player.id) if player is not None else frozenset()
    return wire.TableList(tables=[one for one in tables if not blocked & {one.host, *(s.player for s in one.seats)}])


async def lay(service: Service, player: Player, wanted: TableWanted) -> wire.TableInfo:
    """Lay a table."""
    service.must_lay(player)
    await _check_room(service, player)
    if wanted.rated:
        _check_registered(player)
    clock = wanted.clock
    people = sum(seat.kind != "bot" for seat in wanted.seats)
    settings = Settings(
        game=wanted.game,
        seats=len(wanted.seats),
        options=wanted.options,
        visibility=wanted.visibility,
        spectators=wanted.spectators,
        start=wanted.start,
        rated=wanted.rated,
        hints=(people == 1 and not wanted.rated) if wanted.hints is None else wanted.hints,
        clock=ClockSpec(clock.kind, clock.seconds, clock.increment, clock.days) if clock else ClockSpec(),
        correction=packs.wanted(service.packs, wanted.game, wanted.pack),
    )
    seats = [
        {
            "kind": seat.kind,
            "level": seat.level or "",
            "name": checked_name(seat.name or ""),
            "figure": checked_figure(seat.figure or ""),
        }
        for seat in wanted.seats
    ]
    await service.people.write_down(player)
    table = await service.hub.create(lambda table: commands.create(table, asker_of(player), settings, seats))
    return show.info(table, player.id)


async def lay_lesson(service: Service, player: Player, wanted: LessonWanted) -> wire.TableInfo:
    """Lay the table of a guided first game."""
    lesson = lesson_named(game_named(wanted.game).name, wanted.lesson)
    service.must_lay(player)
    await _check_room(service, player)
    await service.people.write_down(player)
    table = await service.hub.create(lambda table: commands.create_lesson(table, asker_of(player), lesson))
    return show.info(table, player.id)


async def keep_game(service: Service, player: Player, brought: GameBrought) -> wire.TableInfo:
    """Keep a finished game that was played without a server; its moves are checked, and it is never rated."""
    service.must_lay(player)
    seats = [{"kind": seat.kind, "level": seat.level or ""} for seat in brought.seats]
    work = partial(_kept, brought.record, asker_of(player), seats)
    decided = await service.heavy.run(player.id, work, player.door)
    await service.people.write_down(player)
    return show.info(await service.hub.create(lambda table: decided), player.id)


def _kept(record: dict[str, Any], asker: Asker, seats: list[dict[str, str]]) -> Decided:
    return bring(Table(""), asker, brought_record(record)[1], seats)


def brought_record(data: dict[str, Any]) -> tuple[Game[Any], Record]:
    """A record that somebody sends, and the game with the numbers it was played with."""
    game = game_of(data, "record")
    read = read_record(game, data)
    if len(read.moves) > LONGEST_RECORD:
        raise Refused("message-too-large", limit=LONGEST_RECORD)
    return game, read


async def one_table(service: Service, player: Player | None, id: str) -> wire.TableInfo:
    """What may be known about a table."""
    return show.info(await _fresh(service, id), player.id if player else "")


async def sit(service: Service, player: Player, id: str, choice: SeatChoice) -> wire.TableInfo:
    """Take a seat."""
    await _check_room(service, player)
    table = await _fresh(service, id)
    if table.settings.rated:
        _check_registered(player)
    await service.company.check_welcome(table, player.id)
    await service.people.write_down(player)
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: commands.sit(table, asker, choice.seat))


async def arrange(service: Service, player: Player, id: str, seat: int, wanted: SeatWanted) -> wire.TableInfo:
    """Arrange a seat, as the host."""
    asker = asker_of(player)
    kind, level = wanted.kind, wanted.level or ""
    name, figure = checked_name(wanted.name or ""), checked_figure(wanted.figure or "")
    return await _act(
        service, player, id, lambda table: commands.arrange(table, asker, seat, kind, level, name, figure)
    )


async def mute(service: Service, player: Player, id: str, seat: int, on: bool) -> wire.TableInfo:
    """Silence the person at a seat, as the host, or let them talk again."""
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: hosting.mute(table, asker, seat, on))


async def remove(service: Service, player: Player, id: str, seat: int) -> wire.TableInfo:
    """Let a bot play on for the person at a seat, as the host."""
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: hosting.remove(table, asker, seat))


async def close(service: Service, player: Player, id: str, on: bool) -> wire.TableInfo:
    """Close the table to strangers, as the host, or open it again."""
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: hosting.close(table, asker, on))


async def leave(service: Service, player: Player, id: str, choice: SeatChoice) -> wire.TableInfo:
    """Give up my seat, or all of them."""
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: commands.leave(table, asker, choice.seat))


async def start(service: Service, player: Player, id: str) -> wire.TableInfo:
    """Begin, as the host."""
    asker = asker_of(player)
    return await _act(service, player, id, lambda table: commands.start(table, asker))


async def rematch(service: Service, player: Player, id: str) -> wire.TableInfo:
    """Once more, with seats rotated."""
    await _check_room(service, player)
    return show.info(await service.hub.rematch(id, asker_of(player)), player.id)


async def record(service: Service, id: str) -> Record:
    """The record of a finished game."""
    table = await _fresh(service, id)
    if table.status != OVER or (table.play is None and not table.outdated):
        raise Refused("table-not-over")
    return table.record()


async def chat(service: Service, player: Player | None, id: str) -> wire.Talk:
    """What was said at a table."""
    table = await _fresh(service, id)
    mine = table.seats_of(player.id) if player else []
    if not mine and not show.hears_strangers(table):
        raise Refused("spectators-off")
    return wire.Talk(chat=show.chat_since(table, 0))


# -- looking back -----------------------------------------------------------------------------------------------


async def replay(
    service: Service, player: Player | None, id: str, seat: int | None, first: int, last: int
) -> wire.Replay:
    """What a seat saw, step by step."""
    table = await _fresh(service, id)
    if table.outdated:
        raise Refused("rules-changed")
    if table.play is None:
        raise Refused("table-not-running")
    _check_seat(table.play, seat)
    named: list[int] | None = None
    if table.status == RUNNING:
        named = mine = table.seats_of(player.id) if player else []
        if seat is not None and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        if seat is None and not mine and not may_watch(table):
            raise Refused("spectators-off")
    who, door = (player.id, player.door) if player else ("", "")
    return await service.heavy.run(who, partial(_seen, table.record(), seat, first, last, named), door)


def _seen(record: Record, seat: int | None, first: int, last: int, named: list[int] | None) -> wire.Replay:
    return _steps(_played(game_with(record.game, record.correction), record), seat, first, last, named)


def replay_record(wanted: ReplayWanted) -> wire.RecordReplay:
    """Look at a record from a file, checked move by move. Whatever is wrong with it is the file's fault."""
    try:
        return _replay_record(wanted)
    except Refused:
        raise
    except Exception:
        failed("a record was not read", game=str(wanted.record.get("game")))
        raise Refused("record-unreadable") from None


def _replay_record(wanted: ReplayWanted) -> wire.RecordReplay:
    game, read = brought_record(wanted.record)
    play = _played(game, read)
    _check_seat(play, wanted.seat)
    shown = _steps(play, wanted.seat, wanted.first, wanted.last)
    return wire.RecordReplay(steps=shown.steps, total=shown.total, seats=read.seats, game=game.name, pack=game.pack)


def _played(game: Game[Any], record: Record) -> Play:
    """A record, played once more by our rules."""
    play = Play(game, len(record.seats), record.options, record.seed, record.position)
    for ply, text in enumerate(record.moves):
        try:
            play.keep(play.ahead(text), ply + 1)
        except Refused as refusal:
            facts = {**refusal.facts, "ply": ply, "move": text[:100]}
            raise Refused("record-move-refused", reason=refusal.code, **facts) from refusal
    return play


def _check_seat(play: Play, seat: int | None) -> None:
    if seat is not None and seat >= play.seats:
        raise Refused("seat-unknown", seat=seat, high=play.seats - 1)


def _steps(play: Play, seat: int | None, first: int, last: int, named: list[int] | None = None) -> wire.Replay:
    first = min(first, play.step)
    last = max(first, min(last, first + STEPS_AT_ONCE - 1))
    return wire.Replay(steps=show.steps(play, seat, first, last, named), total=play.step)


# -- what they share --------------------------------------------------------------------------------------------


async def _fresh(service: Service, id: str) -> Table:
    return (await service.hub.fresh(id)).table


async def _act(service: Service, player: Player, id: str, decide: Callable[[Table], Decided]) -> wire.TableInfo:
    acted = await service.hub.act(id, player.id, "", decide)
    return show.info(acted.table, player.id)


def _check_registered(player: Player) -> None:
    """A rated game is for those who can be held to their ratings."""
    if player.login is None:
        raise Refused("rated-needs-account")


async def _check_room(service: Service, player: Player) -> None:
    limit = service.limits.tables_per_person
    if await service.store.count_tables_of(player.id) >= limit:
        raise Refused("too-many-tables", limit=limit)
