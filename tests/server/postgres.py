"""A real PostgreSQL on loopback, for as long as a test session lasts."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
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


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a fresh database server."""
    with restarting_postgres() as (address, _):
        yield address


@contextmanager
def restarting_postgres() -> Iterator[tuple[str, Callable[[], None]]]:
    """A fresh database server, and a way to have it restarted as if it had crashed."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed: its store is not tested")
    folder = Path(tempfile.mkdtemp(prefix="seaboard-postgres-"))
    user = _nobody_special()
    if user is not None:
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        run(initdb, "-D", str(data), "-U", "seaboard", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories='' -c fsync=off"
        start = (pg_ctl, "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "-t", "60", "start")

        def restart() -> None:
            run(pg_ctl, "-D", str(data), "-m", "immediate", "stop")
            run(*start)

        run(*start)
        try:
            yield f"postgresql://seaboard@127.0.0.1:{port}/postgres", restart
        finally:
            run(pg_ctl, "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str, name: str) -> str:
    """An empty database on that server."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.rsplit("/", 1)[0] + "/" + name
