"""Bots think in processes of their own, one thought after another, everybody in turn.

A thinking bot holds a core (and Python's lock) for as long as it likes: in here that hurts nobody. Requests wait in a
queue that goes round the people who cause them, so that somebody with thirty tables does not make the others wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
import time
from collections import deque
from dataclasses import asdict, dataclass, field
from typing import Any

from seaboard.core.record import Record
from seaboard.server.logs import warn
from seaboard.server.metrics import Metrics

LONGEST = 60.0  # seconds for one move; a process that needs more has hung
TRIES = 3
AGAIN = 1.0  # seconds until a process is tried for again


class CannotThink(Exception):
    """No move after several tries."""


@dataclass(eq=False)
class Thought:
    """A move that somebody waits for."""

    record: Record
    seat: int
    level: str
    seed: int = field(default_factory=lambda: secrets.randbits(48))
    answer: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=time.perf_counter)

    def line(self) -> bytes:
        asked = {"record": asdict(self.record), "seat": self.seat, "level": self.level, "seed": self.seed}
        return json.dumps(asked).encode() + b"\n"


class FairQueue:
    """First come, first served, but everybody in turn."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Thought]] = {}  # in the order in which they are served
        self._arrived = asyncio.Event()
        self.length = 0

    def put(self, who: str, thought: Thought) -> None:
        self._waiting.setdefault(who, deque()).append(thought)
        self.length += 1
        self._arrived.set()

    async def get(self) -> Thought:
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        who = next(iter(self._waiting))
        theirs = self._waiting.pop(who)
        thought = theirs.popleft()
        if theirs:
            self._waiting[who] = theirs  # to the end of the round
        self.length -= 1
        return thought


class Thinkers:
    """A few bot processes. One that dies or hangs is replaced, and its move is thought of anew."""

    def __init__(
        self, count: int, metrics: Metrics, command: tuple[str, ...] = ("-m", "seaboard.server.thinker")
    ) -> None:
        self.count = count
        self.metrics = metrics
        self.command = command
        self.queue = FairQueue()
        self.processes: set[asyncio.subprocess.Process] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.count)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def think(self, who: str, record: Record, seat: int, level: str) -> str:
        """The move of a bot in notation."""
        thought = Thought(record, seat, level)
        self.queue.put(who, thought)
        move = await thought.answer
        self.metrics.think.add(time.perf_counter() - thought.since)
        self.metrics.thoughts.add(level)
        return move

    async def _work(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                process = process or await self._spawn()
                process = await self._serve(process, await self.queue.get())
        finally:
            if process is not None:
                await self._end(process)

    async def _serve(
        self, process: asyncio.subprocess.Process | None, thought: Thought
    ) -> asyncio.subprocess.Process | None:
        """Think one thought, if need be with a new process; returns the process that is left."""
        for _ in range(TRIES):
            if thought.answer.done():  # nobody waits any more
                return process
            process = process or await self._spawn()
            answer = await self._ask(process, thought)
            if answer is None:
                self.metrics.crashes.add()
                warn("a bot process died or hung", pid=process.pid)
                await self._end(process)
                process = None
            elif "move" in answer:
                if not thought.answer.done():
                    thought.answer.set_result(answer["move"])
                return process
            else:
                warn("a bot failed", game=thought.record.game, level=thought.level, error=answer["error"])
        if not thought.answer.done():
            thought.answer.set_exception(CannotThink(thought.level))
        return process

    async def _spawn(self) -> asyncio.subprocess.Process:
        while True:
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *self.command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C in the terminal is for the server, which ends us in its time
                )
            except OSError as error:
                warn("no process for bots", reason=str(error))
                await asyncio.sleep(AGAIN)
                continue
            self.processes.add(process)
            return process

    async def _ask(self, process: asyncio.subprocess.Process, thought: Thought) -> Any:
        """The answer of a process, or None if it will not give one."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(thought.line())
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), LONGEST)
            return json.loads(line) if line.endswith(b"\n") else None
        except (OSError, ValueError, RuntimeError, TimeoutError):  # whichever way a pipe tells that it is broken
            return None

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):  # a loop beside the main thread may not hear of its end
            await asyncio.wait_for(process.wait(), 1)
