"""What may be asked for without a server: the addresses of the HTTP interface, answered by the same functions."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec

from seaboard.core.refused import Refused
from seaboard.service import companion, packs, requests, requests_people
from seaboard.service.messages import (
    LessonWanted,
    MePatch,
    PackWanted,
    ReplayWanted,
    SeatChoice,
    SeatWanted,
    TableWanted,
)
from seaboard.service.refusals import malformed
from seaboard.service.service import Service
from seaboard.service.store import END_OF_TIME, Player
from seaboard.table import wire

LONGEST_LIST = 100


@dataclass(frozen=True)
class Asked:
    """A request: whose, and what its address and its body say."""

    service: Service
    player: Player
    names: dict[str, str]
    query: dict[str, str]
    body: Any

    def number(self, name: str, default: int, high: int = END_OF_TIME) -> int:
        text = self.query.get(name, str(default))
        if not text.isdecimal() or int(text) > high:
            raise malformed(f"Expected a number up to {high} - at `$.{name}`")
        return int(text)

    @property
    def table(self) -> str:
        return self.names["table"]

    @property
    def seat(self) -> int | None:
        return self.number("seat", 0, 9) if "seat" in self.query else None


Answer = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """An address, and who answers there."""

    method: str
    pattern: re.Pattern[str]
    body: Any  # its type, or None
    answer: Answer


ROUTES: list[Route] = []


def route(method: str, path: str, body: Any = None) -> Callable[[Answer], Answer]:
    """Says where a function answers; `{name}` stands for one part of the address."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def said(answer: Answer) -> Answer:
        ROUTES.append(Route(method, pattern, body, answer))
        return answer

    return said


async def answer(service: Service, player: Player, method: str, target: str, body: str) -> Any:
    """The answer to a request, or a refusal."""
    path, _, query = target.partition("?")
    for known in ROUTES:
        match = known.pattern.fullmatch(path)
        if match is not None and known.method == method:
            names = {name: unquote(value) for name, value in match.groupdict().items()}
            asked = {name: values[-1] for name, values in parse_qs(query).items()}
            return await known.answer(Asked(service, player, names, asked, _read(known.body, body)))
    raise Refused("needs-server")


def _read(kind: Any, body: str) -> Any:
    if kind is None:
        return None
    try:
        return msgspec.json.decode(body or "{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


# -- games and tables -------------------------------------------------------------------------------------------


@route("GET", "/api/games")
async def games(asked: Asked) -> wire.GameList:
    return requests.games(asked.service)


@route("GET", "/api/tables")
async def lobby(asked: Asked) -> wire.TableList:
    return wire.TableList(tables=[])


@route("POST", "/api/tables", TableWanted)
async def lay(asked: Asked) -> wire.TableInfo:
    """Nobody else can come here, and nothing is rated."""
    wanted: TableWanted = asked.body
    if wanted.rated or wanted.visibility == "public" or any(seat.kind == "open" for seat in wanted.seats):
        raise Refused("needs-server")
    return await requests.lay(asked.service, asked.player, wanted)


@route("POST", "/api/lessons", LessonWanted)
async def lay_lesson(asked: Asked) -> wire.TableInfo:
    return await requests.lay_lesson(asked.service, asked.player, asked.body)


@route("GET", "/api/packs/{game}")
async def printed(asked: Asked) -> wire.Pack:
    return packs.printed(asked.service.packs, asked.names["game"], asked.query.get("pack", packs.STANDARD))


@route("POST", "/api/packs", PackWanted)
async def check_pack(asked: Asked) -> wire.Pack:
    return packs.checked(asked.body.pack)


@route("GET", "/api/tables/{table}/pack")
async def pack_of_table(asked: Asked) -> wire.Pack:
    return await packs.of_table(asked.service, asked.table)


@route("POST", "/api/companion/{game}", dict[str, Any])
async def at_a_real_table(asked: Asked) -> dict[str, Any]:
    return companion.answer(asked.names["game"], asked.body, asked.service.packs)


@route("GET", "/api/tables/{table}")
async def one_table(asked: Asked) -> wire.TableInfo:
    return await requests.one_table(asked.service, asked.player, asked.table)


@route("POST", "/api/tables/{table}/sit", SeatChoice)
async def sit(asked: Asked) -> wire.TableInfo:
    return await requests.sit(asked.service, asked.player, asked.table, asked.body)


@route("POST", "/api/tables/{table}/seats/{seat}", SeatWanted)
async def arrange(asked: Asked) -> wire.TableInfo:
    seat = asked.names["seat"]
    if not (seat.isdecimal() and len(seat) == 1):
        raise malformed("Expected a number up to 9 - at `$.seat`")
    return await requests.arrange(asked.service, asked.player, asked.table, int(seat), asked.body)


@route("POST", "/api/tables/{table}/leave", SeatChoice)
async def leave(asked: Asked) -> wire.TableInfo:
    return await requests.leave(asked.service, asked.player, asked.table, asked.body)


@route("POST", "/api/tables/{table}/start")
async def start(asked: Asked) -> wire.TableInfo:
    return await requests.start(asked.service, asked.player, asked.table)


@route("POST", "/api/tables/{table}/rematch")
async def rematch(asked: Asked) -> wire.TableInfo:
    return await requests.rematch(asked.service, asked.player, asked.table)


@route("GET", "/api/tables/{table}/record")
async def record(asked: Asked) -> dict[str, Any]:
    return (await requests.record(asked.service, asked.table)).write()


@route("GET", "/api/tables/{table}/replay")
async def replay(asked: Asked) -> wire.Replay:
    first, last = asked.number("from", 0), asked.number("to", 40)
    return await requests.replay(asked.service, asked.player, asked.table, asked.seat, first, last)


@route("POST", "/api/replay", ReplayWanted)
async def replay_record(asked: Asked) -> wire.RecordReplay:
    return requests.replay_record(asked.body)


@route("GET", "/api/tables/{table}/chat")
async def chat(asked: Asked) -> wire.Talk:
    return await requests.chat(asked.service, asked.player, asked.table)


# -- people -----------------------------------------------------------------------------------------------------


@route("GET", "/api/me")
async def me(asked: Asked) -> wire.Me:
    return await requests_people.me(asked.service, asked.player)


@route("PATCH", "/api/me", MePatch)
async def change_me(asked: Asked) -> wire.Me:
    return await requests_people.change_me(asked.service, asked.player, asked.body)


@route("GET", "/api/me/tables")
async def my_tables(asked: Asked) -> wire.MyTables:
    limit = max(1, asked.number("limit", 20, LONGEST_LIST))
    status = asked.query.get("status", "")
    return await requests_people.my_tables(
        asked.service, asked.player, status, asked.number("before", END_OF_TIME), limit
    )


@route("GET", "/api/players/{player}")
async def one_player(asked: Asked) -> wire.PlayerShown:
    return await requests_people.one_player(asked.service, asked.names["player"])
