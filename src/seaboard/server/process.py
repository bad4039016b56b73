"""A process beside the server: a line goes in, a line comes out. What it does holds its own interpreter, not ours."""

from __future__ import annotations

import asyncio
import contextlib
import sys

from seaboard.service.logs import warn

AGAIN = 1.0  # seconds until a process is tried for again
LONGEST_LINE = 16_777_216  # bytes of an answer


class Process:
    """Python, running a module; it ends when we do, for then its input ends."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @classmethod
    async def start(cls, *command: str) -> Process:
        while True:
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                    start_new_session=True,  # Ctrl-C in the terminal is for the server, which ends us in its time
                )
            except OSError as error:
                warn("no process beside the server", reason=str(error))
                await asyncio.sleep(AGAIN)
                continue
            return cls(process)

    async def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Its answer, or None if it will not give one: then it is to be ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
            answer = await asyncio.wait_for(self._process.stdout.readline(), seconds)
            return answer if answer.endswith(b"\n") else None
        except (OSError, ValueError, RuntimeError, TimeoutError):  # whichever way a pipe tells that it is broken
            return None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        self.kill()
        with contextlib.suppress(TimeoutError):  # a loop beside the main thread may not hear of its end
            await asyncio.wait_for(self._process.wait(), 1)
