"""Long work that is no thinking (records replayed, packs checked, passwords hashed) is done in a process of its own.

A thread would not do: it holds Python's lock half of the time, and on a busy machine also while it is not running.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from pickle import dumps, loads
from typing import TypeVar

from seaboard.core.refused import Refused
from seaboard.server.process import Process
from seaboard.service.logs import warn

T = TypeVar("T")
LONGEST = 20.0  # seconds for one piece of work; a process that needs more has hung
TRIES = 2


class Worker:
    """One process, begun when there is work and replaced when it dies; one piece of work after another."""

    def __init__(self, command: tuple[str, ...] = ("-m", "seaboard.server.worker")) -> None:
        self.command = command
        self.process: Process | None = None
        self._turn = asyncio.Lock()

    async def begin(self) -> None:
        """Have the process there before somebody waits for it."""
        async with self._turn:
            self.process = self.process or await Process.start(*self.command)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of the work: a function of ours with its arguments (`functools.partial`), for it is pickled."""
        line = b64encode(dumps(work)) + b"\n"
        async with self._turn:
            answer = await self._ask(line)
        result: T
        result, error, said = loads(b64decode(answer))
        for record in said:
            logging.getLogger(record.name).handle(record)
        if error is not None:
            raise error
        return result

    async def _ask(self, line: bytes) -> bytes:
        for _ in range(TRIES):
            process = self.process = self.process or await Process.start(*self.command)
            try:
                answer = await process.ask(line, LONGEST)
            except asyncio.CancelledError:  # nobody shall get this answer for theirs
                self._drop(process)
                raise
            if answer is not None:
                return answer
            warn("a worker process died or hung", pid=process.pid)
            self._drop(process)
        raise Refused("server-failed")

    def _drop(self, process: Process) -> None:
        process.kill()
        self.process = None

    async def stop(self) -> None:
        if self.process is not None:
            await self.process.end()
            self.process = None
