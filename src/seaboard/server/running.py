"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from seaboard.core.refused import Refused
from seaboard.server.app import make_app
from seaboard.server.config import Config
from seaboard.server.garbage import Garbage
from seaboard.server.guard import Guard
from seaboard.server.protocol import Doors, protocol_with
from seaboard.server.store import open_store

CLOSING_SECONDS = 0.5  # between "I am closing" and the end, for answers under way


class Runner(uvicorn.Server):
    """Uvicorn that tells people before it goes, and its starter when it is there."""

    def __init__(self, config: uvicorn.Config, app: Guard, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.guard = app
        self.ready = ready
        self.garbage = Garbage()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.guard.server.hub.later(self.garbage.forever())
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.guard.server.say_closing()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.guard.server.connections.all:
            await asyncio.sleep(CLOSING_SECONDS)
            self.guard.server.connections.close_all()
        await super().shutdown(sockets)


def run(config: Config, ready: Callable[[], None]) -> bool:
    """Serve until Ctrl-C or SIGTERM; False if it could not even begin."""
    _try_address(config.host, config.port)
    asyncio.run(_try_store(config.database))

    def begun() -> None:
        server = runner.guard.server
        server.hub.later(server.worker.begin())
        ready()

    runner = make_runner(config, begun)
    _allow_many_files()
    runner.garbage.begin()
    # The writer of the store needs the interpreter for a moment after each row: it shall not wait 5 ms every time.
    sys.setswitchinterval(0.0005)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn passes it on when all is done
        runner.run()
    return runner.started


def _allow_many_files() -> None:
    """Every connection is an open file: as many as the system lets us have."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _try_store(database: str) -> None:
    """Refuse what cannot work before anything else is begun."""
    store = await open_store(database)
    await store.close()


def _try_address(host: str, port: int) -> None:
    """The same for where it is to listen."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if os.name == "posix":  # elsewhere this would allow two servers on one port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("port-in-use", port=port) from None
        raise Refused("address-unusable", host=host, port=port, reason=error.strerror or str(error)) from None


def make_runner(config: Config, ready: Callable[[], None]) -> Runner:
    app = make_app(config)
    return Runner(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            loop="auto",
            http=protocol_with(Doors(config.limits, config.trusted_proxies)),
            ws="websockets-sansio",
            ws_max_size=4 * config.limits.message_bytes,  # what is a little too large gets an answer
            ws_per_message_deflate=False,  # costs several times the work of a delivery
            ws_ping_interval=20,
            ws_ping_timeout=40,
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=config.trusted_proxies,
            timeout_graceful_shutdown=int(config.drain_seconds),
            server_header=False,
        ),
        app,
        ready,
    )
