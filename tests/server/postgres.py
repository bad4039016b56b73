"""A real PostgreSQL on loopback, for as long as a test session lasts."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.server.rig import free_port


def program(name: str) -> str | None:
    """Debian keeps the programs of each version in a folder of its own."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def _nobody_special() -> str | None:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A fresh database server that can crash, come back, and hang."""

    def __init__(self, folder: Path, initdb: str, pg_ctl: str) -> None:
        self.folder, self._pg_ctl = folder, pg_ctl
        self._user = _nobody_special()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._data, port = folder / "data", free_port()
        self.address = f"postgresql://seaboard@127.0.0.1:{port}/postgres"
        self._run(initdb, "-D", str(self._data), "-U", "seaboard", "-A", "trust", "--no-sync", "-E", "UTF8")
        self._options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories='' -c fsync=off"

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, user=self._user, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run(self._pg_ctl, "-D", str(self._data), "-o", self._options, "-l", log, "-w", "-t", "60", "start")

    def crash(self) -> None:
        """At once: nothing is written any more, nobody is told."""
        self._run(self._pg_ctl, "-D", str(self._data), "-m", "immediate", "stop")

    def restart(self) -> None:
        self.crash()
        self.start()

    def hang(self, hung: bool) -> None:
        """Stop all of its processes where they are, or let them go on."""
        first = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        for pid in [first, *_children(first)]:
            os.kill(pid, signal.SIGSTOP if hung else signal.SIGCONT)


def _children(parent: int) -> list[int]:
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(pid) for pid in text.split()]


@contextmanager
def fresh_postgres() -> Iterator[Postgres]:
    """A database server for as long as it is needed."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed: its store is not tested")
    folder = Path(tempfile.mkdtemp(prefix="seaboard-postgres-"))
    try:
        postgres = Postgres(folder, initdb, pg_ctl)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str, name: str) -> str:
    """An empty database on that server."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.rsplit("/", 1)[0] + "/" + name
