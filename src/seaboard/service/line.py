"""A line of play: what one player says and is told about any number of tables, whoever carries the messages."""

from __future__ import annotations

import asyncio
import base64
import time
from abc import ABC, abstractmethod
from typing import assert_never

import msgspec
from msgspec import UNSET

from seaboard import __version__
from seaboard.core.refused import Refused
from seaboard.core.seed import new_seed
from seaboard.service import messages as say
from seaboard.service.config import Limits
from seaboard.service.hub import Hub
from seaboard.service.limits import Bucket, Buckets
from seaboard.service.live import now
from seaboard.service.logs import failed
from seaboard.service.refusals import malformed
from seaboard.service.store import Player, encode
from seaboard.service.subscription import Subscription
from seaboard.table import commands, show, wire
from seaboard.table.commands import Asker, Decided
from seaboard.table.questions import row_of, why_not
from seaboard.table.table import Table

_decode = msgspec.json.Decoder(say.AnyMessage).decode


class Rates:
    """What a person may not do too often, over all lines."""

    def __init__(self, limits: Limits) -> None:
        self.hints = Buckets(limits.hints)
        self.subscribes = Buckets(limits.subscribes)
        self.chat = Buckets(limits.chat)
        self.undos = Buckets(limits.undos)
        self.reviews = Buckets(limits.reviews)
        self.known = Buckets(limits.known)


class Line(ABC):
    """Answers what a player says, one message after another. A host says how messages are sent."""

    def __init__(self, hub: Hub, player: Player, rates: Rates) -> None:
        self.hub = hub
        self.player = player
        self.limits = hub.config.limits
        self.subscriptions: dict[tuple[str, int | None], Subscription] = {}
        self.rates = rates
        self._bucket = Bucket(*self.limits.messages)

    @property
    def expense(self) -> str:
        """At whose expense somebody thinks for this player: everybody who came by one door is one."""
        return self.player.door or self.player.id

    # -- to the player ----------------------------------------------------------------------------------------

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Never waits."""

    def tell(self, message: wire.AnyTold) -> None:
        self.send(encode(message))

    def greet(self) -> None:
        """The first message."""
        self.tell(wire.Hello(player=self.player.id, time=now(), version=__version__))

    def refuse(self, id: str, refusal: Refused) -> None:
        self.hub.metrics.refusals.add(refusal.code)
        self.tell(show.refused(id, refusal))

    def forget(self, subscription: Subscription) -> None:
        """It has ended."""
        key = (subscription.table, subscription.seat)
        if self.subscriptions.get(key) is subscription:
            del self.subscriptions[key]

    def renumber(self, subscription: Subscription, seat: int) -> None:
        """The person's seat has another number now."""
        self.forget(subscription)
        self.subscriptions[(subscription.table, seat)] = subscription

    def end(self) -> None:
        """The player is gone."""
        for subscription in self.subscriptions.values():
            self.hub.unsubscribe(subscription)
        self.hub.reviews.leave(self)

    # -- from the player --------------------------------------------------------------------------------------

    async def hear(self, raw: str | bytes) -> None:
        """Answer one message, whatever it is."""
        id = ""
        try:
            await self._slow_down()
            if len(raw) > self.limits.message_bytes:
                raise Refused("message-too-large", limit=self.limits.message_bytes)
            try:
                message = _decode(raw)
            except (msgspec.DecodeError, RecursionError) as error:
                id = _id_in(raw)
                raise malformed(str(error)) from None
            except UnicodeDecodeError:
                raise malformed("not UTF-8") from None
            id = message.id
            self.hub.metrics.messages.add(str(message.__struct_config__.tag))
            await self._carry_out(message)
        except Refused as refusal:
            self.refuse(id, refusal)
        except Exception:
            failed("a message failed", player=self.player.id)
            self.refuse(id, Refused("server-failed"))

    async def _slow_down(self) -> None:
        """Who sends too much is read more slowly: nothing is lost, and nobody else notices."""
        wait = self._bucket.take()
        if wait:
            self.hub.metrics.throttled.add()
            await asyncio.sleep(wait)

    async def _carry_out(self, message: say.AnyMessage) -> None:
        match message:
            case say.Ping():
                self.tell(wire.Pong(id=message.id, time=now()))
            case say.Subscribe():
                await self._subscribe(message)
            case say.Unsubscribe():
                self._unsubscribe(message)
            case say.Why():
                await self._why(message)
            case say.AskRow():
                await self._row(message)
            case say.AskReview():
                await self.hub.reviews.ask(self, message.id, message.table, message.seat)
            case say.AskKnown():
                self.rates.known.must(self.player.id)
                self.hub.later(self._known(message))
            case say.React():
                self.rates.chat.must(self.player.id)
                await self.hub.react(message.table, self.player.id, message.sign)
                self.tell(wire.Done(id=message.id, table=message.table))
            case say.Hint():
                self.rates.hints.must(self.player.id)
                self.hub.later(self._hint(message))
            case _:
                await self._act(message)

    async def _subscribe(self, message: say.Subscribe) -> None:
        tables = {table for table, _ in self.subscriptions}
        if len(self.subscriptions) >= self.limits.subscriptions and message.table not in tables:
            raise Refused("too-many-subscriptions", limit=self.limits.subscriptions)
        self.rates.subscribes.must(self.player.id)
        pick = not isinstance(message.seat, int) and message.seat is not None
        seat = message.seat if isinstance(message.seat, int) else None
        subscription = Subscription(self, self.player.id, message.table, seat, pick)
        await self.hub.subscribe(subscription, message.since, message.id)
        self.subscriptions[(message.table, subscription.seat)] = subscription

    def _unsubscribe(self, message: say.Unsubscribe) -> None:
        meant = [
            (table, seat)
            for table, seat in self.subscriptions
            if table == message.table and message.seat in (UNSET, seat)
        ]
        for key in meant:
            self.hub.unsubscribe(self.subscriptions.pop(key))
        self.tell(wire.Done(id=message.id, table=message.table))

    async def _act(self, message: say.Command) -> None:
        began = time.perf_counter()
        if isinstance(message, say.Chat):
            self.rates.chat.must(self.player.id)
        elif isinstance(message, say.Undo | say.Abandon):
            self.rates.undos.must(self.player.id)
        asker = Asker(self.player.id, now(), self.player.name, message.id, new_seed())
        acted = await self.hub.act(
            message.table, self.player.id, message.id, lambda table: decide(table, asker, message)
        )
        dropped = acted.idle or UNSET
        self.tell(wire.Done(id=message.id, table=message.table, n=acted.n, ply=acted.ply, dropped=dropped))
        if isinstance(message, say.MakeMove):
            self.hub.metrics.move.add(time.perf_counter() - began)

    async def _hint(self, message: say.Hint) -> None:
        try:
            ply, by_text, advice = await self.hub.care.hint(message.table, self.player.id, message.seat, self.expense)
            self.tell(
                wire.HintTold(
                    id=message.id,
                    table=message.table,
                    seat=message.seat,
                    ply=ply,
                    move=show.move(by_text[advice["move"]]),
                    then=show.move(by_text[advice["then"]]) if advice["then"] else None,
                    second=show.move(by_text[advice["second"]]) if advice["second"] else None,
                    win=advice["win"],
                    second_win=advice["second_win"],
                    against=show.move(by_text[advice["against"]]) if advice["against"] else None,
                    why=advice["why"],
                    reason=advice["reason"],
                )
            )
        except Refused as refusal:
            self.refuse(message.id, refusal)
        except Exception:
            failed("a hint failed", player=self.player.id)
            self.refuse(message.id, Refused("server-failed"))

    async def _known(self, message: say.AskKnown) -> None:
        try:
            known = await self.hub.reviews.known(self.expense, message.table, message.seat, message.ply)
            self.tell(wire.KnownTold(id=message.id, table=message.table, seat=message.seat, known=known))
        except Refused as refusal:
            self.refuse(message.id, refusal)
        except Exception:
            failed("what could be known was not found out", player=self.player.id)
            self.refuse(message.id, Refused("server-failed"))

    async def _why(self, message: say.Why) -> None:
        table = (await self.hub.fresh(message.table)).table
        try:
            reason = why_not(table, self.player.id, message.seat, message.move)
        except Refused:
            raise
        except Exception:
            failed("a question failed", game=table.settings.game, move=message.move)
            raise Refused("why-unknown") from None
        self.tell(
            wire.WhyTold(
                id=message.id,
                table=message.table,
                seat=message.seat,
                ply=table.ply,
                move=message.move,
                reason=None if reason is None else show.refusal(reason),
            )
        )

    async def _row(self, message: say.AskRow) -> None:
        table = (await self.hub.fresh(message.table)).table
        row, actions = row_of(table, self.player.id, message.seat)
        self.tell(
            wire.RowTold(
                id=message.id,
                table=message.table,
                seat=message.seat,
                ply=table.ply,
                row=base64.b64encode(row).decode("ascii"),
                actions=actions,
            )
        )


def decide(table: Table, asker: Asker, message: say.Command) -> Decided:
    """What a command does to a table."""
    match message:
        case say.MakeMove():
            return commands.move(table, asker, message.seat, message.ply, message.move)
        case say.Undo():
            return commands.undo(table, asker, message.seat, message.ply)
        case say.Abandon():
            return commands.abandon(table, asker, message.seat)
        case say.Answer():
            return commands.answer(table, asker, message.seat, message.ask, message.yes)
        case say.Resign():
            return commands.resign(table, asker, message.seat)
        case say.Free():
            return commands.free(table, asker, message.seat)
        case say.Chat():
            return commands.say(table, asker, message.text)
        case _:
            assert_never(message)


def _id_in(raw: str | bytes) -> str:
    """The id in a message that does not fit otherwise, so that its sender knows which one it was."""
    try:
        sent = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""
    id = sent.get("id") if isinstance(sent, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else ""
