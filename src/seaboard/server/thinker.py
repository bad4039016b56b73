"""A process in which bots think: a request a line on standard input, an answer a line on standard output."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from pathlib import Path

from seaboard.bots.levels import think
from seaboard.core.record import Record
from seaboard.review.advice import advise
from seaboard.review.portions import portion

NICE = 5
GROUP = Path("/proc/self/autogroup")


def main() -> None:
    give_way()
    for line in sys.stdin:
        wanted = json.loads(line)
        answer: dict[str, object]
        try:
            record = Record(**wanted["record"])
            if "level" in wanted:
                answer = {"move": think(record, wanted["seat"], wanted["level"], wanted["seed"], wanted["berth"])}
            elif "advise" in wanted:
                answer = {"move": advise(record, wanted["advise"], wanted["seed"])}
            else:
                answer = {"move": portion(record, wanted["eyes"], wanted["kind"], wanted["plies"])}
        except Exception as error:  # told to the server, which decides what to do
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def give_way() -> None:
    """People go first. Linux may weigh whole sessions: then a process is nice only to those of its own."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    if not GROUP.exists() or os.getsid(0) != os.getpid():
        return
    for _ in range(20):
        try:
            GROUP.write_text(str(NICE))
            return
        except BlockingIOError:  # one such wish a tenth of a second, whoever asks
            time.sleep(0.15)
        except OSError:
            return


if __name__ == "__main__":
    main()
