"""A real server on loopback, and friends who play on it."""

from __future__ import annotations

import itertools
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from seaboard.server.config import Config, Limits
from seaboard.server.running import Runner, make_runner

WIDE = Limits(
    tables_per_person=1000,
    messages=(1_000_000, 1e6),
    requests=(1_000_000, 1e6),
    new_tables=(1_000_000, 1e6),
    requests_of_address=(1_000_000, 1e6),
    accounts=(1_000_000, 1e6),
    guests=(1_000_000, 1e6),
    passwords=(1_000_000, 1e6),
    hints=(1_000_000, 1e6),
    subscribes=(1_000_000, 1e6),
    chat=(1_000_000, 1e6),
    undos=(1_000_000, 1e6),
    renames=(1_000_000, 1e6),
    passwords_of_login=(1_000_000, 1e6),
)
GAME = "sea_salt_paper"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "calm"}


class Rig:
    """A server in a thread of this process."""

    def __init__(self, database: str, limits: Limits = WIDE, **config: Any) -> None:
        chosen = Config(database=database, host="127.0.0.1", port=0, limits=limits, grace_seconds=0)
        self.config = replace(chosen, **config)
        self.ready = threading.Event()
        self.runner: Runner = make_runner(self.config, self.ready.set)
        self.thread = threading.Thread(target=self.runner.run, daemon=True)
        self.thread.start()
        assert self.ready.wait(20), "the server did not start"
        self.port = self.runner.servers[0].sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def server(self) -> Any:
        return self.runner.guard.server

    def stop(self) -> None:
        self.runner.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"


@contextmanager
def rig_on(database: str, **config: Any) -> Iterator[Rig]:
    rig = Rig(database, **config)
    try:
        yield rig
    finally:
        rig.stop()


class Friend:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "", cookie: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=20)
        if cookie:
            self.http.cookies.set("seaboard", cookie, domain="127.0.0.1", path="/")
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.http.patch("/api/me", json={"name": name}).json()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["seaboard"])

    def at(self, address: str) -> Friend:
        """The same person, at another process."""
        return Friend(address, cookie=self.cookie)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        if status is not None:
            assert answer.status_code == status, answer.text
        else:
            assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(self, *seats: dict[str, str], **settings: Any) -> str:
        wanted = {"game": GAME, "seats": list(seats or (ME, OPEN)), **settings}
        return str(self.post("/api/tables", wanted)["id"])

    def sit(self, table: str, seat: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/sit", {} if seat is None else {"seat": seat})

    def socket(self) -> Wire:
        return Wire(self.address, self.cookie)


class Wire:
    """A WebSocket that remembers everything it was sent."""

    def __init__(self, address: str, cookie: str, origin: str | None = None, **told: str) -> None:
        headers = {**told, **({"Cookie": f"seaboard={cookie}"} if cookie else {})}
        self.socket: ClientConnection = connect(
            address.replace("http", "ws", 1) + "/ws",
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )
        self.ids = itertools.count(1)
        self.name = secrets.token_hex(4)
        self.heard: list[dict[str, Any]] = []
        self.hello = self.next()

    def next(self, seconds: float = 10) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], Any], seconds: float = 15) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its own answer."""
        id = message.setdefault("id", f"{self.name}-{next(self.ids)}")
        self.say(**message)
        return self.until(lambda one: one.get("id") == id)

    def subscribe(self, table: str, **more: Any) -> dict[str, Any]:
        return self.ask(type="subscribe", table=table, **more)

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_on(
    wires: dict[int, Wire],
    table: str,
    moves: int,
    seed: int = 1,
    shown: dict[int, dict[str, Any]] | None = None,
) -> dict[int, dict[str, Any]]:
    """People at all seats make so many random moves (or play to the end); returns what each saw last."""
    chance = random.Random(seed)
    last = shown or {seat: wire.subscribe(table, seat=seat) for seat, wire in wires.items()}
    for _ in range(moves):
        any_seat = next(iter(last))
        if last[any_seat]["result"] is not None:
            break
        actor = last[any_seat]["decision"]["actor"]
        chosen = chance.choice(last[actor]["decision"]["moves"])["text"]
        done = wires[actor].ask(type="move", table=table, seat=actor, ply=last[actor]["ply"], move=chosen)
        assert done["type"] == "done", done
        for seat, wire in wires.items():
            if seat == actor:
                updates = [one for one in wire.heard if one["type"] == "update" and one["seat"] == seat]
                last[seat] = updates[-1]
            else:
                last[seat] = wire.until(partial(is_update_to, done["n"]))
    return last


def is_update_to(n: int, message: dict[str, Any]) -> bool:
    return message["type"] == "update" and bool(message["n"] >= n)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, *arguments: str, folder: Path) -> None:
        self.port = free_port()
        self.log = open(folder / f"server-{self.port}.log", "wb")  # noqa: SIM115
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "seaboard.cli",
                "serve",
                "--host=127.0.0.1",
                f"--port={self.port}",
                f"--database={database}",
                "--log=json",
                *arguments,
            ],
            stdout=self.log,
            stderr=subprocess.STDOUT,
            env={**os.environ, "SEABOARD_DATA": str(folder)},
        )
        self.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, Path(self.log.name).read_text()[-3000:]
            try:
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(20)
        self.log.close()
        return code


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
