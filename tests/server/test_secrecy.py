"""Secrecy on the wire: every byte sent to a seat is the same in a game with other hidden cards.

Beside the true table a twin is kept whose hidden things are dealt anew before every move, as that seat (and so a
spectator) could believe them to be. Both are served by the same hub to the same subscribers.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import Notes, State
from seaboard.games import NAMES, game_named
from seaboard.server.bots import Thinkers
from seaboard.server.config import Config
from seaboard.server.store.sqlite import SqliteStore
from seaboard.service import telling as telling_module
from seaboard.service.hub import Hub
from seaboard.service.live import Live
from seaboard.service.metrics import Metrics
from seaboard.service.subscription import Subscription
from seaboard.table import commands, show, wire
from seaboard.table.commands import Asker
from seaboard.table.play import Ahead, Play
from seaboard.table.settings import Settings
from seaboard.table.table import Table

AT = 1_000_000
# With the fewest and the most seats; two games where a game may be short
GAMES = [(name, game_named(name).seats[0], seed) for name in NAMES for seed in (1, 2)]
GAMES += [(name, game_named(name).seats[-1], 3) for name in NAMES]


class Ear:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def forget(self, subscription: Subscription) -> None:
        raise AssertionError("nobody loses a seat here")

    def renumber(self, subscription: Subscription, seat: int) -> None:
        raise AssertionError("no seat is taken away here")


class Served:
    """A table with somebody looking from a seat and somebody watching."""

    def __init__(self, table: Table, seat: int) -> None:
        self.live = Live(table)
        self.mine, self.watching = Ear(), Ear()
        for ear, player, looks_from in ((self.mine, f"p{seat}", seat), (self.watching, "stranger", None)):
            subscription = Subscription(ear, player, table.id, looks_from, False)
            subscription.n = table.n
            self.live.subscriptions.add(subscription)

    def become(self, hub: Hub, table: Table, state: State, ahead: Ahead) -> None:
        """The table after a move, with this state and these events of it."""
        assert table.play is not None
        shown = table.twin()
        assert shown.play is not None
        shown.play.state = state
        shown.play._told[shown.play.step] = ahead.events
        self.live.table = shown
        hub.telling.deliver(self.live)


@pytest.fixture
def hub(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Hub:
    monkeypatch.setattr(telling_module, "now", lambda: AT)
    metrics = Metrics()
    return Hub(SqliteStore(str(tmp_path / "unused")), Thinkers(1, metrics), metrics, Config())


def laid(name: str, seats: int, seed: int) -> Table:
    """A table of as many people as the game takes, begun."""
    table = Table("0" * 12)
    asker = Asker("p0", AT, "P0", "", derived_seed("wire", seed))
    wanted = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    for entry in commands.create(table, asker, Settings(name, seats), wanted).entries:
        table.fold(entry)
    for seat in range(1, seats):
        for entry in commands.sit(table, Asker(f"p{seat}", AT, f"P{seat}", "", asker.seed), seat).entries:
            table.fold(entry)
    return table


def tried(play: Play, world: State, action: int) -> Ahead | None:
    """The move in another world, if it is possible there."""
    if not world.is_legal(action):
        return None
    after = world.clone()
    notes = Notes()
    after.notes = notes
    after.advance(action)
    after.notes = None
    return Ahead(action, "", after, notes.events)


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_all_that_is_sent_is_the_same_with_other_hidden_cards(hub: Hub, name: str, seats: int, seed: int) -> None:
    compared, same_events = asyncio.run(play_through(hub, laid(name, seats, seed), seats, seed))
    assert compared > 0
    assert same_events > compared / 10


def test_a_leak_would_be_found(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(game_named("sea_salt_paper"))
    view = game.view
    monkeypatch.setattr(game, "view", lambda self, state, seat: {**view(self, state, seat), "x": state.random.seed()})
    with pytest.raises(AssertionError, match="seat 0 ply 0"):
        asyncio.run(play_through(hub, laid("sea_salt_paper", 2, 1), 2, 1))


async def play_through(hub: Hub, table: Table, seats: int, seed: int) -> tuple[int, int]:
    """Play to the end and compare everything; returns how much was compared."""
    quick = Quick(seed)
    compared = same_events = 0
    while table.status == "running":
        play = table.play
        assert play is not None
        actor = play.actor
        assert actor is not None
        before = play.state
        moves = play.game.moves(before)
        move = moves[int(quick.below(len(moves)))]
        decided = commands.move(table, Asker(f"p{actor}", AT), actor, table.ply, move.text)
        ahead = decided.ahead
        assert ahead is not None
        worlds = [before.determinize(seat, Quick(int(quick.word()))) for seat in range(seats)]
        then = table.twin()
        then.fold(decided.entries[0], ahead)
        if then.status == "over":
            break  # everything is told at the end, with the seed
        for seat in range(seats):
            true, twin = Served(table, seat), Served(table, seat)
            true.become(hub, then, ahead.state, ahead)
            # The move in a world that the seat cannot tell from the true one …
            other = tried(play, worlds[seat], move.action)
            game = play.game
            if other is not None and game.view(other.state, seat) == game.view(ahead.state, seat):
                grew = int(ahead.state.reveals) - int(before.reveals)
                assert int(other.state.reveals) - int(worlds[seat].reveals) == grew
                told, same_events = other, same_events + 1
            else:  # … or, where the move shows that it was another world, one dealt anew after it
                told = ahead
            world = ahead.state.determinize(seat, Quick(int(quick.word())))
            world.reveals = ahead.state.reveals
            twin.become(hub, then, world, told)
            assert twin.mine.heard == true.mine.heard, f"seat {seat} ply {table.ply} {move.text}"
            assert twin.watching.heard == true.watching.heard, f"a spectator, ply {table.ply} {move.text}"
            assert len(true.mine.heard) == len(true.watching.heard) == 1
            compared += 1
            if seat == actor and table.ply % 4 == 0:
                refusals_are_the_same(table, seat, worlds[seat], moves[0].text)
        table = then
    return compared, same_events


def refusals_are_the_same(table: Table, seat: int, world: State, text: str) -> None:
    """What cannot be done is refused with the same words, whatever others hold."""
    twin = table.twin()
    assert twin.play is not None
    twin.play.state = world
    for tried_text in ("nonsense", text + "!", text.partition(":")[0] + ":1"):
        said: list[wire.Refusal | None] = []
        for one in (table, twin):
            try:
                commands.move(one, Asker(f"p{seat}", AT), seat, one.ply, tried_text)
                said.append(None)
            except Refused as refusal:
                said.append(show.refusal(refusal))
        assert said[0] == said[1], f"seat {seat}: {tried_text}"
