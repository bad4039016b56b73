"""Bots think in processes of their own, one thought after another, everybody in turn.

A thinking bot holds a core (and Python's lock) for as long as it likes: in here that hurts nobody. Requests wait in a
queue that goes round the people who cause them, so that somebody with thirty tables does not make the others wait.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import asdict, dataclass, field
from typing import Any

from seaboard.core.record import Record
from seaboard.review.shape import Advice
from seaboard.server.process import Process
from seaboard.service.logs import warn
from seaboard.service.metrics import Metrics
from seaboard.service.thinking import CannotThink

LONGEST = 60.0  # seconds for one move; a process that needs more has hung
TRIES = 3
HALF_FORGOTTEN = 30.0  # seconds
MOST_REMEMBERED = 10_000
REVIEW = "review:"  # before the name of whoever looks back


@dataclass(eq=False)
class Thought:
    """A move, or a portion of a review, that somebody waits for."""

    record: Record
    asked: dict[str, Any]
    level: str
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=time.perf_counter)
    who: str = ""  # at whose expense

    def line(self) -> bytes:
        return json.dumps({"record": asdict(self.record), **self.asked}).encode() + b"\n"


class FairQueue:
    """Everybody in turn, and first whoever has had the least thinking of late."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Thought]] = {}  # in the order in which they came
        self._used: dict[str, tuple[float, float]] = {}  # seconds of thinking, and when that was
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
        at_tables = [who for who in self._waiting if not who.startswith(REVIEW)]
        who = min(at_tables or self._waiting, key=self.used)  # whoever looks back waits for those who play
        theirs = self._waiting.pop(who)
        thought = theirs.popleft()
        thought.who = who
        if theirs:
            self._waiting[who] = theirs  # to the end of the round
        self.length -= 1
        return thought

    def used(self, who: str) -> float:
        """The seconds that were thought for somebody; forgotten by half every half minute."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_FORGOTTEN))

    def charge(self, who: str, seconds: float) -> None:
        if len(self._used) > MOST_REMEMBERED:
            self._used = {one: self._used[one] for one in self._used if self.used(one) > 0.05}
        self._used[who] = (self.used(who) + seconds, time.monotonic())


class Thinkers:
    """A few bot processes. One that dies or hangs is replaced, and its move is thought of anew."""

    def __init__(
        self, count: int, metrics: Metrics, command: tuple[str, ...] = ("-m", "seaboard.server.thinker")
    ) -> None:
        self.count = count
        self.metrics = metrics
        self.command = command
        self.queue = FairQueue()
        self.processes: set[Process] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.count)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def think(self, who: str, record: Record, seat: int, level: str, berth: int | None = None) -> str:
        """The move of a bot in notation."""
        asked = {"seat": seat, "level": level, "seed": secrets.randbits(48), "berth": berth}
        thought = Thought(record, asked, level)
        move: str = await self._answer(who, thought)
        self.metrics.think.add(time.perf_counter() - thought.since)
        self.metrics.thoughts.add(level)
        return move

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        """A hint with its reason."""
        thought = Thought(record, {"advise": seat, "seed": secrets.randbits(48)}, "hint")
        advice: Advice = await self._answer(who, thought)
        self.metrics.thoughts.add("hint")
        return advice

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        """A portion of a review, behind all bots' moves that wait."""
        asked = {"eyes": eyes, "kind": kind, "plies": plies}
        found: dict[str, Any] = await self._answer(REVIEW + who, Thought(record, asked, "review"))
        self.metrics.thoughts.add("review")
        return found

    async def _answer(self, who: str, thought: Thought) -> Any:
        self.queue.put(who, thought)
        try:
            return await thought.answer
        finally:
            thought.answer.cancel()  # whoever waited has gone

    async def _work(self) -> None:
        process: Process | None = None
        try:
            while True:
                process = process or await self._spawn()
                thought = await self.queue.get()
                began = time.monotonic()
                process = await self._serve(process, thought)
                self.queue.charge(thought.who, time.monotonic() - began)
        finally:
            if process is not None:
                await self._end(process)

    async def _serve(self, process: Process | None, thought: Thought) -> Process | None:
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

    async def _spawn(self) -> Process:
        process = await Process.start(*self.command)
        self.processes.add(process)
        return process

    async def _ask(self, process: Process, thought: Thought) -> Any:
        """The answer of a process, or None if it will not give one."""
        line = await process.ask(thought.line(), LONGEST)
        try:
            return None if line is None else json.loads(line)
        except ValueError:
            return None

    async def _end(self, process: Process) -> None:
        self.processes.discard(process)
        await process.end()
