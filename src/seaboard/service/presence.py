"""Who is here: the seats whose people are connected, and how many watch. Put together from all processes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from seaboard.service.store import Store
from seaboard.service.subscription import Subscription
from seaboard.table import wire
from seaboard.table.table import PERSON, Table

REPEAT_SECONDS = 20.0
FORGET_SECONDS = 60.0  # what a process said that has not repeated it
WORD = "here"


class Presence:
    """Seats are told by the bits of a number; other processes tell theirs in short words."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(4)
        self._elsewhere: dict[str, dict[str, tuple[int, int, float]]] = {}  # table -> process -> bits, watchers, when
        self._here: dict[str, tuple[int, int]] = {}
        self._told: dict[str, tuple[int, int]] = {}
        self._repeated = time.monotonic()
        self._words: list[str] = []

    def shown(self, table: Table, subscriptions: Sequence[Subscription]) -> wire.Presence:
        bits, watchers = self._all(table, subscriptions)
        return wire.Presence(seats=[bool(bits >> seat & 1) for seat in range(len(table.seats))], watchers=watchers)

    def changed(self, table: Table, subscriptions: Sequence[Subscription], to_others: bool) -> wire.Presence | None:
        """What to tell those who are here, or None if they know it."""
        here = _count(table, subscriptions)
        if to_others and self._here.get(table.id, (0, 0)) != here:
            if here == (0, 0):
                self._here.pop(table.id, None)
            else:
                self._here[table.id] = here
            self._words.append(f"{WORD} {self.process} {table.id} {here[0]} {here[1]}")
        everywhere = self._all(table, subscriptions)
        if self._told.get(table.id) == everywhere:
            return None
        if subscriptions:
            self._told[table.id] = everywhere
        else:
            self._told.pop(table.id, None)
        return self.shown(table, subscriptions)

    def _all(self, table: Table, subscriptions: Sequence[Subscription]) -> tuple[int, int]:
        bits, watchers = _count(table, subscriptions)
        old = time.monotonic() - FORGET_SECONDS
        for their_bits, their_watchers, when in self._elsewhere.get(table.id, {}).values():
            if when > old:
                bits |= their_bits
                watchers += their_watchers
        return bits, watchers

    def heard(self, word: str) -> str | None:
        """A word of another process; returns the table it is about."""
        parts = word.split()
        if len(parts) != 5 or parts[0] != WORD or parts[1] == self.process:
            return None
        _, process, table, bits, watchers = parts
        theirs = self._elsewhere.setdefault(table, {})
        if bits == watchers == "0":
            theirs.pop(process, None)
        else:
            theirs[process] = (int(bits), int(watchers), time.monotonic())
        if not theirs:
            del self._elsewhere[table]
        return table

    def words(self) -> list[str]:
        """What is to be told to the other processes."""
        words, self._words = self._words, []
        return words

    async def repeat(self) -> None:
        """Now and then say everything again, for processes that have just come, and forget those that have gone."""
        if time.monotonic() - self._repeated < REPEAT_SECONDS:
            return
        self._repeated = time.monotonic()
        for table, (bits, watchers) in list(self._here.items()):
            await self.store.whisper(f"{WORD} {self.process} {table} {bits} {watchers}")
        old = time.monotonic() - FORGET_SECONDS
        for table in list(self._elsewhere):
            theirs = {process: said for process, said in self._elsewhere[table].items() if said[2] > old}
            if theirs:
                self._elsewhere[table] = theirs
            else:
                del self._elsewhere[table]


def _count(table: Table, subscriptions: Sequence[Subscription]) -> tuple[int, int]:
    here = {one.player for one in subscriptions}
    bits = 0
    for number, seat in enumerate(table.seats):
        if seat.kind == PERSON and seat.player in here:
            bits |= 1 << number
    seated = table.people()
    return bits, len({one.player for one in subscriptions} - seated)
