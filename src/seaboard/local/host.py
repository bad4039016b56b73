"""The host of the service in a worker: requests and lines of play are calls, bots think where the page lets them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, Protocol

import msgspec

from seaboard.bots.levels import think
from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.local.routes import answer
from seaboard.local.store import Keeper, LocalStore
from seaboard.review.advice import advise
from seaboard.review.shape import Advice
from seaboard.service.config import ServiceConfig
from seaboard.service.heavy import Heavy
from seaboard.service.line import Line
from seaboard.service.logs import failed
from seaboard.service.metrics import Metrics
from seaboard.service.names import new_id
from seaboard.service.refusals import status_of
from seaboard.service.service import Service
from seaboard.service.store import Player, encode
from seaboard.service.thinking import CannotThink
from seaboard.table import show

Send = Callable[[str], None]


class Page(Keeper, Protocol):
    """What the page around the interpreter can do."""

    def think(self, thought: str) -> Awaitable[str]:
        """Have `thought_of` called with this, here or in a worker of its own; rejects if nothing comes of it."""


class Thinkers:
    """Bots think wherever the page lets them."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def think(self, who: str, record: Record, seat: int, level: str, berth: int | None = None) -> str:
        asked = {"seat": seat, "level": level, "seed": secrets.randbits(48), "berth": berth}
        thought = {"record": asdict(record), **asked}
        try:
            return str(await self._page.think(encode(thought).decode()))
        except Exception as error:
            raise CannotThink(str(error)) from error

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        thought = {"record": asdict(record), "advise": seat, "seed": secrets.randbits(48)}
        try:
            return msgspec.json.decode(str(await self._page.think(encode(thought).decode())), type=Advice)
        except Exception as error:
            raise CannotThink(str(error)) from error

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        raise CannotThink("a review takes a server's time")


def thought_of(thought: str) -> str:
    """The move of a bot, or a hint as JSON, in whatever worker this is called."""
    wanted = msgspec.json.decode(thought)
    if "advise" in wanted:
        return encode(advise(Record(**wanted["record"]), wanted["advise"], wanted["seed"])).decode()
    return think(Record(**wanted["record"]), wanted["seat"], wanted["level"], wanted["seed"], wanted["berth"])


class LocalLine(Line):
    """A line of play to a tab: messages are answered one after another, as they came."""

    def __init__(self, service: Service, player: Player, send: Send) -> None:
        super().__init__(service.hub, player, service.rates)
        self._send = send
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen())

    def send(self, message: bytes) -> None:
        self._send(message.decode())

    def say(self, text: str) -> None:
        self._heard.put_nowait(text)

    async def _listen(self) -> None:
        while True:
            await self.hear(await self._heard.get())

    def end(self) -> None:
        self._listening.cancel()
        super().end()


class Host:
    """The service of one person on one device, for all tabs."""

    def __init__(self, page: Page, rows: str) -> None:
        store = LocalStore(page, msgspec.json.decode(rows))
        self.service = Service(ServiceConfig(), store, Thinkers(page), Metrics(), heavy=Heavy(beside=at_once))
        self._lines: dict[str, LocalLine] = {}
        self._player: Player | None = None

    async def start(self, language: str) -> None:
        """Find out whose device this is, and take up what was being played."""
        id = await self.service.store.setting("player", new_id("p", 11))
        people = self.service.people
        self._player = await people.by_id(id) or people.guest_of(id, language)
        await self.service.start()

    @property
    def player(self) -> Player:
        assert self._player is not None, "it has not started"
        return self._player

    # -- requests ---------------------------------------------------------------------------------------------

    async def request(self, method: str, target: str, body: str) -> str:
        """The answer as JSON: {"status", "body"}."""
        try:
            said = await answer(self.service, self.player, method, target, body)
            return encode({"status": 200, "body": said}).decode()
        except Refused as refusal:
            return self._refused(refusal)
        except Exception:
            failed("a request failed", method=method, path=target[:100])
            return self._refused(Refused("server-failed"))

    def _refused(self, refusal: Refused) -> str:
        return encode({"status": status_of(refusal), "body": show.refusal(refusal)}).decode()

    # -- lines of play ----------------------------------------------------------------------------------------

    def open_line(self, name: str, send: Send) -> None:
        line = self._lines[name] = LocalLine(self.service, self.player, send)
        line.greet()

    def hear(self, name: str, text: str) -> None:
        line = self._lines.get(name)
        if line is not None:
            line.say(text)

    def close_line(self, name: str) -> None:
        line = self._lines.pop(name, None)
        if line is not None:
            line.end()


async def at_once(work: Callable[[], Any]) -> Any:
    """There are no threads in a worker, and nobody else waits."""
    return work()
