"""The examples of docs/hosting.md run for real: nginx with TLS before two processes that share a PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.postgres import new_database
from tests.server.rig import BOT, ME, Process, free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
NAME = "play.example.org"
GIVEN = (f"--origin=https://{NAME}", "--secure", "--proxies=127.0.0.1", "--thinkers=1")  # as on the page

pytestmark = pytest.mark.skipif(not NGINX or not shutil.which("openssl"), reason="nginx is not installed")


def configuration(folder: Path, port: int, behind: list[int]) -> str:
    """What the page says, with other ports and a certificate of our own."""
    server, upstream = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    notes = re.findall(r"^# +(?:in the location above: )?(proxy_[^;]+;)", upstream, re.MULTILINE)
    assert len(notes) == 2
    server = server.replace("proxy_pass http://127.0.0.1:8765;", "\n".join(notes))
    server = server.replace("listen 443", f"listen 127.0.0.1:{port}")
    server = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", f"{folder}/cert.pem", server)
    server = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", f"{folder}/key.pem", server)
    upstream = upstream.replace("127.0.0.1:8765", f"127.0.0.1:{behind[0]}").replace(
        "127.0.0.1:8766", f"127.0.0.1:{behind[1]}"
    )
    temp = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nworker_processes 1;\n"
        f"{'user root;' if os.getuid() == 0 else ''}\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temp}\n{upstream}\n{server}\n}}\n"
    )


@contextmanager
def nginx_before(folder: Path, behind: list[int]) -> Iterator[int]:
    assert NGINX is not None
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-days", "1"]
    names = ["-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(
        [*made, *names, "-keyout", "key.pem", "-out", "cert.pem"], cwd=folder, check=True, capture_output=True
    )
    port = free_port()
    (folder / "nginx.conf").write_text(configuration(folder, port, behind), "utf-8")
    running = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert running.poll() is None, running.communicate()[1]
            time.sleep(0.05)
        yield port
    finally:
        running.terminate()
        running.wait(10)


class Guest:
    """Somebody who comes by the public name."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.tls = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            verify=self.tls,
            timeout=20,
        )

    def ask(self, way: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(way, path, json=body, extensions={"sni_hostname": NAME})


def test_people_play_through_nginx_before_two_processes_and_one_may_end(postgres: str, tmp_path: Path) -> None:
    # given the page's configuration, and two processes started as it says
    database = new_database(postgres, "proxied")
    migrate = [sys.executable, "-m", "seaboard.cli", "serve", "--migrate", f"--database={database}"]
    subprocess.run(migrate, check=True, capture_output=True)
    servers = [Process(database, *GIVEN, folder=tmp_path) for _ in range(2)]
    try:
        with nginx_before(tmp_path, [server.port for server in servers]) as port:
            # when somebody comes, they get a cookie for https only, and the figures of the house are nobody's business
            ann = Guest(port, tmp_path)
            me = ann.ask("GET", "/api/me")
            assert me.status_code == 200, me.text
            assert "Secure" in me.headers["set-cookie"]
            assert me.http_version == "HTTP/1.1"
            assert ann.ask("GET", "/metrics").status_code == 403
            table = ann.ask("POST", "/api/tables", {"game": "sea_salt_paper", "seats": [ME, BOT]}).json()["id"]
            # then they play over a WebSocket, and go on when one process has ended
            played = play(ann, table, moves=3)
            assert servers[0].stop() == 0
            assert play(ann, table, moves=3) > played
            assert [ann.ask("GET", "/api/me").status_code for _ in range(6)] == [200] * 6
            # and another name is not answered
            stranger = httpx.Client(base_url=servers[1].address, headers={"Host": "elsewhere.example"})
            assert stranger.get("/api/me").status_code == 421
        assert servers[1].stop() == 0
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


def play(guest: Guest, table: str, moves: int) -> int:
    """Make so many moves, whenever it is one's turn; the number of the last decision."""
    cookie = "; ".join(f"{one.name}={one.value}" for one in guest.http.cookies.jar)
    with (
        socket.create_connection(("127.0.0.1", guest.port)) as raw,
        connect(
            f"wss://{NAME}/ws",
            sock=raw,
            ssl=guest.tls,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
        ) as wire,
    ):
        wire.send(json.dumps({"type": "subscribe", "table": table, "seat": 0}))
        ply, made = -1, 0
        while made < moves:
            told = json.loads(wire.recv(timeout=60))
            decision = told.get("decision") if told["type"] in ("snapshot", "update") else None
            if decision and decision["moves"] and told["ply"] != ply:
                ply = told["ply"]
                move = decision["moves"][0]["text"]
                sent = {"type": "move", "id": str(ply), "table": table, "seat": 0, "ply": ply, "move": move}
                wire.send(json.dumps(sent))
            made += told["type"] == "done"
    return int(ply)
