"""People who play at a table in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.table import commands, show, wire
from seaboard.table.commands import Asker, Decided
from seaboard.table.entry import Entry
from seaboard.table.settings import Settings
from seaboard.table.table import Table

GAME = "sea_salt_paper"
ANNA, BORYS, CHRIS = "p-anna", "p-borys", "p-chris"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "calm"}


class Room:
    """A table, its log, and a clock that goes when told to."""

    def __init__(self, seats: Sequence[dict[str, str]] = (ME, OPEN), seed: int = 1, **settings: Any) -> None:
        self.at = 1_000_000
        self.seed = derived_seed("room", seed)
        self.log: list[Entry] = []
        self.table = Table("room")
        chosen = Settings(settings.pop("game", GAME), len(seats), **settings)
        self.write(commands.create(self.table, self.asker(ANNA), chosen, seats))

    def asker(self, player: str, id: str = "") -> Asker:
        return Asker(player, self.at, player.removeprefix("p-").title(), id, self.seed)

    def seen(self, player: str, seat: int | None, table: Table | None = None) -> wire.Snapshot:
        """All that a player sees from a seat."""
        return show.snapshot(table or self.table, player, seat, 0, self.at, wire.Presence(seats=[], watchers=0))

    def write(self, decided: Decided) -> None:
        """Try the entries on a twin first, as a server does; the table itself must not change by that."""
        before = self.seen(ANNA, None) if self.log else None
        twin = self.table.twin()
        for entry in decided.entries:
            twin.fold(entry)
        if before is not None:
            assert self.seen(ANNA, None) == before
        ahead = decided.ahead
        for entry in decided.entries:
            self.log.append(entry)
            self.table.fold(entry, ahead)
            ahead = None

    def wait(self, seconds: float) -> None:
        self.at += int(seconds * 1000)

    def do(self, command: Any, player: str, *arguments: Any) -> None:
        self.write(command(self.table, self.asker(player), *arguments))

    def move(self, player: str, text: str | None = None) -> None:
        """The first legal move, or the one given, of whoever is to move."""
        play = self.table.play
        assert play is not None
        assert play.actor is not None
        chosen = text or play.game.moves(play.state)[0].text
        self.write(commands.move(self.table, self.asker(player), play.actor, self.table.ply, chosen))

    def move_actor(self, pick: int | None = None) -> None:
        """Whoever sits where a decision is to be made decides."""
        play = self.table.play
        assert play is not None
        assert play.actor is not None
        seat = self.table.seats[play.actor]
        moves = play.game.moves(play.state)
        text = moves[(pick or 0) % len(moves)].text
        if seat.kind == "bot":
            self.write(commands.bot_move(self.table, self.at, play.actor, self.table.ply, text))
        else:
            self.move(seat.player, text)

    def until_all_moved(self) -> None:
        """So far that giving up counts."""
        while self.table.play is None or len({made.seat for made in self.table.play.made}) < len(self.table.seats):
            self.move_actor()

    def play_out(self, seed: int = 5) -> None:
        quick = Quick(seed)
        while self.table.status == "running":
            self.move_actor(int(quick.below(1000)))

    def again(self) -> Table:
        """The table as its log gives it."""
        return Table("room", self.log)


def two(**settings: Any) -> Room:
    """Anna and Borys at a table that has begun."""
    room = Room((ME, OPEN), **settings)
    room.do(commands.sit, BORYS, 1)
    return room
