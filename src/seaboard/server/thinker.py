"""A process in which bots think: a request a line on standard input, an answer a line on standard output."""

from __future__ import annotations

import contextlib
import json
import os
import sys

from seaboard.bots.levels import think
from seaboard.core.record import Record
from seaboard.review.advice import advise
from seaboard.review.portions import portion


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people go first
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


if __name__ == "__main__":
    main()
