"""Without a server: the same addresses and lines of play, rows kept by the page, all there again after a reload."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from seaboard.games import NAMES
from seaboard.local.host import Host, thought_of
from seaboard.local.routes import ROUTES
from seaboard.server import routes_companion, routes_files, routes_packs, routes_people, routes_tables


class Page:
    """A browser's page without a browser: keeps rows and lets bots think here."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, list[dict[str, Any]]] = {}
        self.full = False
        self.read: list[str] = []

    async def keep(self, rows: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        for row in json.loads(rows):
            if row["kind"] == "entry":
                log = self.entries.setdefault(row["key"][0], [])
                assert row["key"][1] == len(log) + 1
                log.append(row["value"])
            else:
                self.rows[f"{row['kind']}/{row['key']}"] = row

    async def log(self, table: str) -> str:
        self.read.append(table)
        return json.dumps(self.entries.get(table, []))

    async def think(self, thought: str) -> str:
        return thought_of(thought)


class Tab:
    """A tab of the page: asks, and hears what it is told."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.told: list[dict[str, Any]] = []
        host.open_line("tab:1", lambda text: self.told.append(json.loads(text)))
        self.count = 0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        said = json.loads(await self.host.request(method, path, "" if body is None else json.dumps(body)))
        return said["status"], said["body"]

    async def say(self, **message: Any) -> Any:
        self.count += 1
        id = f"m{self.count}"
        self.host.hear("tab:1", json.dumps({**message, "id": id}))
        while True:
            for one in reversed(self.told):
                if one.get("id") == id:
                    return one
            await asyncio.sleep(0)

    def shown(self) -> Any:
        return next(one for one in reversed(self.told) if one["type"] in ("snapshot", "update"))


async def opened(page: Page) -> tuple[Host, Tab]:
    host = Host(page, json.dumps(list(page.rows.values())))
    await host.start("uk")
    return host, Tab(host)


async def play(tab: Tab, table: str, most: int) -> int:
    """The first legal move again and again; how many were made."""
    made = 0
    while made < most and tab.shown()["result"] is None:
        shown = tab.shown()
        decision = shown["decision"]
        if decision is not None and decision["actor"] == 0:
            text = decision["moves"][made % len(decision["moves"])]["text"]
            answer = await tab.say(type="move", table=table, seat=0, ply=shown["ply"], move=text)
            assert answer["type"] == "done", answer
            made += 1
        else:
            await asyncio.sleep(0.001)
    return made


@pytest.mark.parametrize("game", NAMES)
def test_a_game_goes_on_after_a_reload(game: str) -> None:
    async def whole() -> None:
        page = Page()
        host, tab = await opened(page)
        assert (await tab.ask("PATCH", "/api/me", {"name": "Олена"}))[0] == 200
        seats = [{"kind": "me"}, {"kind": "bot", "level": "breeze"}]
        status, info = await tab.ask("POST", "/api/tables", {"game": game, "seats": seats})
        assert status == 200, info
        assert (await tab.say(type="subscribe", table=info["id"]))["type"] == "snapshot"
        await play(tab, info["id"], 5)
        left = (await tab.ask("POST", "/api/tables", {"game": game, "seats": seats}))[1]["id"]
        assert (await tab.ask("POST", f"/api/tables/{left}/leave", {}))[1]["status"] == "over"
        page.read.clear()
        host.close_line("tab:1")
        await host.service.stop()

        host, tab = await opened(page)
        assert left not in page.read, "the log of an old table is read when it is asked for"
        assert (await tab.ask("GET", "/api/me"))[1]["name"] == "Олена"
        mine = (await tab.ask("GET", "/api/me/tables?status=running,over"))[1]["tables"]
        assert {one["id"] for one in mine} == {info["id"], left}
        await tab.say(type="subscribe", table=info["id"])
        await play(tab, info["id"], 3)
        replay = (await tab.ask("GET", f"/api/tables/{info['id']}/replay?from=0&to=3&seat=0"))[1]
        assert len(replay["steps"]) == 4
        await host.service.stop()

    asyncio.run(whole())


def test_what_needs_others_is_refused() -> None:
    async def whole() -> None:
        _, tab = await opened(Page())
        assert [game["name"] for game in (await tab.ask("GET", "/api/games"))[1]["games"]] == list(NAMES)
        assert (await tab.ask("GET", "/api/packs/kelp"))[0] == 200
        open_seat = {"game": "kelp", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await tab.ask("POST", "/api/tables", open_seat))[1]["code"] == "needs-server"
        assert (await tab.ask("POST", "/api/account", {"login": "a", "password": "b"}))[1]["code"] == "needs-server"
        status, said = await tab.ask("POST", "/api/tables", {"game": 3})
        assert (status, said["facts"]["field"]) == (400, "game")
        assert (await tab.ask("GET", "/api/me/tables?limit=many"))[1]["facts"]["field"] == "limit"
        assert (await tab.ask("POST", "/api/tables/x/seats/y", {"kind": "bot"}))[1]["facts"]["field"] == "seat"

    asyncio.run(whole())


def test_a_full_device_is_told_and_nothing_is_half_kept() -> None:
    async def whole() -> None:
        page = Page()
        host, tab = await opened(page)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "calm"}]
        info = (await tab.ask("POST", "/api/tables", {"game": "sea_salt_paper", "seats": seats}))[1]
        await tab.say(type="subscribe", table=info["id"])
        while tab.shown()["decision"]["actor"] != 0:
            await asyncio.sleep(0.001)
        shown, kept = tab.shown(), len(page.entries[info["id"]])
        page.full = True
        move = shown["decision"]["moves"][0]["text"]
        answer = await tab.say(type="move", table=info["id"], seat=0, ply=shown["ply"], move=move)
        assert answer["code"] == "store-unavailable"
        assert len(page.entries[info["id"]]) == kept
        page.full = False
        while not any(one["type"] == "store" and one["answers"] for one in tab.told):
            await asyncio.sleep(0.05)
        answer = await tab.say(type="move", table=info["id"], seat=0, ply=shown["ply"], move=move)
        assert answer["type"] == "done"
        await host.service.stop()

    asyncio.run(whole())


def test_every_address_is_one_of_the_servers() -> None:
    handlers = [*routes_people.HANDLERS, *routes_tables.HANDLERS, *routes_files.HANDLERS]
    handlers += [*routes_packs.HANDLERS, *routes_companion.HANDLERS]
    served = {
        (method, re.sub(r"{(\w+)(:\w+)?}", "x", path))
        for handler in handlers
        for path in handler.paths
        for method in handler.http_methods
    }
    for route in ROUTES:
        path = re.sub(r"\(\?P<\w+>\[\^/\]\+\)", "x", route.pattern.pattern)
        assert (route.method, path) in served, path
