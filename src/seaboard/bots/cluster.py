"""Series of games on a Ray cluster. Ray is an extra: `pip install seaboard[cluster]`."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from seaboard.bots.series import Chunk, Crew, Played, play_chunk
from seaboard.core.refused import Refused

REACH_SECONDS = 5.0


def ray_crew(address: str) -> Crew:
    """The workers of a cluster: `auto` finds the one of this machine, `local` starts one, else HOST:PORT."""
    try:
        import ray
    except ImportError:
        raise Refused("extra-missing", package="ray", extra="cluster") from None

    _reach(address)

    def play(chunks: list[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        remote: Any = ray
        try:
            remote.init(
                address=None if address == "local" else address,
                log_to_driver=False,
                logging_level="ERROR",
                configure_logging=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Refused("cluster-not-found", address=address, reason=str(error).splitlines()[0]) from None
        try:
            worker = remote.remote(play_chunk)
            waiting = [worker.options(scheduling_strategy="SPREAD").remote(chunk) for chunk in chunks]
            while waiting:
                ready, waiting = remote.wait(waiting, num_returns=1)
                yield remote.get(ready[0])
        finally:
            remote.shutdown()

    return play


def _reach(address: str) -> None:
    """Ray would wait minutes for a HOST:PORT where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise Refused("cluster-not-found", address=address, reason=str(error)) from None
