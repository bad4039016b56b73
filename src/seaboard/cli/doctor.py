"""`seaboard doctor`: does what is installed here play, serve and keep what it is told?"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from seaboard import __version__
from seaboard.cli.terminal import data_folder, lang_option, texts
from seaboard.core.random import Quick
from seaboard.core.record import new_record, read_record, replay, write_result
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named

START_SECONDS = 60.0


class Ill(Exception):
    """What is wrong, in words."""


@click.command("doctor")
@click.option("--whole", is_flag=True, help="Rules that run plain are a fault too.")
@lang_option
def command(lang: str | None, whole: bool) -> None:
    """Check this installation: rules, texts, the browser client, a server of its own with a game on it.

    Nothing of yours is touched: the server keeps its tables in a folder that is thrown away.
    """
    say = texts()
    checks: list[tuple[str, Callable[[], str]]] = [
        (say("doctor-engine"), partial(_engine, whole)),
        (say("doctor-texts"), _texts),
        *((say(f"{name}-name"), partial(_play, name)) for name in NAMES),
        (say("doctor-client"), _client),
        (say("doctor-folder"), _folder),
        (say("doctor-serve"), _serve),
    ]
    ill = 0
    click.echo(f"Seaboard {__version__}, Python {sys.version.split()[0]}")
    for title, check in checks:
        began = time.perf_counter()
        try:
            found, well = check(), True
        except Exception as error:
            found, well = str(error) if isinstance(error, Ill) else f"{type(error).__name__}: {error}", False
            ill += 1
        mark = click.style("✓", fg="green") if well else click.style("✗", fg="red")
        click.echo(f"{mark} {title}: {found} ({time.perf_counter() - began:.1f} s)")
    click.echo(say("doctor-well") if not ill else say("doctor-ill", count=ill))
    sys.exit(1 if ill else 0)


def _engine(whole: bool) -> str:
    import seaboard._native as native

    reason = native.why_plain()
    if not reason:
        return texts()("doctor-compiled")
    if whole:
        raise Ill(texts()("doctor-plain", reason=reason))
    return texts()("doctor-plain", reason=reason)


def _texts() -> str:
    from seaboard.service.names import LANGUAGES

    return ", ".join(LANGUAGES)


def _play(name: str) -> str:
    """A whole game at random, written down and played again from its record."""
    game = game_named(name)
    record = new_record(game, ["a"] * min(seats for seats in game.seats if seats > 1), {}, derived_seed("doctor", 1))
    state = game.start(len(record.seats), {}, seed=record.seed)
    quick = Quick(1)
    while not state.over():
        legal = state.legal()
        action = legal[int(quick.below(len(legal)))]
        record.moves.append(game.describe(state, action).text)
        state.advance(action)
    record.result = write_result(game, state)
    again = replay(game, read_record(game, json.loads(json.dumps(record.write()))))
    if game.write_state(again) != game.write_state(state):
        raise Ill(texts()("doctor-differs"))
    return texts()("doctor-moves", moves=len(record.moves))


def _client() -> str:
    spec = find_spec("seaboard_web")
    if spec is None or not spec.submodule_search_locations:
        raise Ill(texts()("doctor-no-client"))
    files = [path for path in Path(next(iter(spec.submodule_search_locations))).rglob("*") if path.is_file()]
    return texts()("doctor-files", files=len(files))


def _folder() -> str:
    folder = data_folder()
    there = folder
    while not there.exists():
        there = there.parent
    if not os.access(there, os.W_OK):
        raise Ill(texts()("doctor-read-only", folder=str(folder)))
    return str(folder)


def _serve() -> str:
    """A server on a free port: it says it is well, lays a table against a bot, and takes a move."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="seaboard-doctor-") as folder:
        given = ["serve", f"--port={port}", f"--database={Path(folder) / 't.sqlite3'}", "--quiet", "--thinkers=1"]
        server = subprocess.Popen(
            [sys.executable, "-m", "seaboard.cli", *given],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "SEABOARD_DATA": folder},
        )
        try:
            _wait_for(server, address)
            return _try_a_move(address)
        finally:
            server.terminate()
            server.communicate(timeout=20)


def _wait_for(server: subprocess.Popen[str], address: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if server.poll() is not None:
            said = server.stderr.read() if server.stderr else ""
            raise Ill(" ".join(said.split())[-300:] or texts()("doctor-no-answer"))
        try:
            _ask(f"{address}/health")
            return
        except OSError:
            time.sleep(0.1)
    raise Ill(texts()("doctor-no-answer"))


def _try_a_move(address: str) -> str:
    from websockets.sync.client import connect

    _, cookie = _ask(f"{address}/api/me")
    wanted = {"game": NAMES[0], "seats": [{"kind": "me"}, {"kind": "bot", "level": "calm"}]}
    table, _ = _ask(f"{address}/api/tables", cookie, wanted)
    with connect(f"{address.replace('http', 'ws', 1)}/ws", additional_headers={"Cookie": cookie}) as line:
        line.send(json.dumps({"type": "subscribe", "table": table["id"], "seat": 0}))
        while True:
            told = json.loads(line.recv(timeout=30))
            if told["type"] == "done":
                return texts()("doctor-served")
            if told["type"] in ("snapshot", "update") and told["decision"] and told["decision"]["moves"]:
                move = told["decision"]["moves"][0]["text"]
                sent = {"type": "move", "id": "1", "table": table["id"], "seat": 0, "ply": told["ply"], "move": move}
                line.send(json.dumps(sent))


def _ask(address: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=10) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").split(";")[0]
