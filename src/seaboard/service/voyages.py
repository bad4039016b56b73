"""The voyage of the day: one deal for everybody on a server, one try that counts, and what came of it.

A paper of its player tells of each try, under the day, by which the table of the day finds it. The seed of a day
follows from a secret of the server, so that its commitment can be told the day before; so does the name of each
player's table, so that a second try finds the first even if nothing else was written down of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from seaboard.core.record import Record, new_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import new_seed
from seaboard.games import game_named
from seaboard.service.config import ServiceConfig
from seaboard.service.live import now
from seaboard.service.logs import note, warn
from seaboard.service.names import id_from
from seaboard.service.store import Conflict, Paper, StoreFailed
from seaboard.service.thinking import CannotThink, Thinker
from seaboard.service.voyage_plan import ME, Plan, plan_of, points_of
from seaboard.table import commands
from seaboard.table.seat import BOT
from seaboard.table.settings import Settings
from seaboard.table.table import BY_RULES, OVER, Ending, Table

if TYPE_CHECKING:
    from seaboard.service.hub import Hub

VOYAGED = "voyaged"
MOST_OF_A_DAY = 5000
CURVE = 24  # points of it
LONGEST = 3000  # moves of a bot's voyage
BESIDE = "review:voyage"  # at whose expense bots sail: those who play go first


class Voyages:
    """Begins voyages, writes down how they ended, and lets bots sail too."""

    def __init__(self, hub: Hub, thinkers: Thinker, config: ServiceConfig) -> None:
        self.hub = hub
        self.store = hub.store
        self.thinkers = thinkers
        self.clock = config.clock
        self.bots = config.voyage_bots
        self._secret = ""
        self._begun: dict[str, asyncio.Lock] = {}
        self._sailing: set[str] = set()  # days on which the bots of this process sail

    # -- days -------------------------------------------------------------------------------------------------

    def today(self) -> date:
        """By the clock and the time zone of the server."""
        return datetime.fromtimestamp(self.clock() / 1000).date()

    def left(self) -> int:
        """Milliseconds until the next day."""
        tomorrow = datetime.combine(self.today() + timedelta(days=1), datetime.min.time())
        return int(tomorrow.timestamp() * 1000) - self.clock()

    async def seed(self, day: date) -> str:
        return (await self._secretly(day.isoformat())).hex()[:32]

    async def _secretly(self, said: str) -> bytes:
        if not self._secret:
            self._secret = await self.store.setting("voyages", secrets.token_hex(32))
        return hmac.new(self._secret.encode(), f"seaboard voyage {said}".encode(), hashlib.sha256).digest()

    # -- sailing ----------------------------------------------------------------------------------------------

    async def tries_of(self, player: str) -> dict[str, Paper]:
        """The tries of a player by day."""
        return {paper.id: paper for paper in await self.store.papers(VOYAGED, player)}

    async def begin(self, asker: commands.Asker) -> Table:
        """The table of my try today: a new one, or the one that is there. There is only one that counts."""
        async with self._begun.setdefault(asker.player, asyncio.Lock()):
            try:
                return await self._begin(asker)
            finally:
                self._begun.pop(asker.player, None)

    async def _begin(self, asker: commands.Asker) -> Table:
        day = self.today()
        known = (await self.tries_of(asker.player)).get(day.isoformat())
        if known is not None:
            return (await self.hub.fresh(known.doc["table"])).table
        id = id_from(await self._secretly(f"{day.isoformat()} {asker.player}"))
        try:
            table = await self._lay(asker, plan_of(day), await self.seed(day), day.isoformat(), id)
        except Conflict:  # laid before, and whoever laid it did not get any further
            table = (await self.hub.fresh(id)).table
        await self._write_down(day.isoformat(), asker.player, {"table": table.id})
        note("voyage begun", day=day.isoformat(), table=table.id)
        self.hub.later(self.let_bots_sail(day))
        return table

    async def trial(self, asker: commands.Asker) -> Table:
        """A voyage that does not count: with the deal of the day for one whose own is over, else with another."""
        day = self.today()
        known = (await self.tries_of(asker.player)).get(day.isoformat())
        over = known is not None and "points" in known.doc
        return await self._lay(asker, plan_of(day), await self.seed(day) if over else new_seed(), "")

    async def _lay(self, asker: commands.Asker, plan: Plan, seed: str, day: str, id: str = "") -> Table:
        settings = Settings(
            game=plan.game,
            seats=len(plan.levels),
            options=dict(plan.options),
            spectators=False,  # nobody shall see the deal before
            hints=not day,
            voyage=day,
        )
        seats = [{"kind": "me", "level": ""} if one == ME else {"kind": BOT, "level": one} for one in plan.levels]
        dealt = replace(asker, seed=seed)
        return await self.hub.create(lambda table: commands.create(table, dealt, settings, seats), id)

    async def _write_down(self, day: str, player: str, doc: dict[str, Any]) -> None:
        await self.store.put_paper(Paper(VOYAGED, player, day, now(), doc))

    # -- arriving ---------------------------------------------------------------------------------------------

    async def arrived(self, table: Table) -> None:
        """A table is over: if it counts for a day, what came of it is written down, and then its curve."""
        day = table.settings.voyage
        if not day or table.status != OVER or table.ending is None:
            return
        plan = plan_of(date.fromisoformat(day))
        seat = plan.seat
        player = table.seats[seat].owner
        known = (await self.tries_of(player)).get(day)
        told = known.doc if known is not None else {"table": table.id}  # laid, played, and never written down
        if told["table"] != table.id:
            return
        doc = {"table": table.id, **outcome(plan, table.ending, seat)}
        if "points" not in told:
            await self._write_down(day, player, doc)
        if table.ending.by == BY_RULES and "curve" not in told and table.play is not None:
            await self._write_down(day, player, {**doc, "curve": await self._curve(player, table.record(), seat)})

    async def settle(self, player: str) -> dict[str, Paper]:
        """The tries of a player, each with its end if it has one: a process may have died between the two."""
        tries = await self.tries_of(player)
        for paper in tries.values():
            if "points" not in paper.doc:
                try:
                    table = (await self.hub.fresh(paper.doc["table"])).table
                except Refused:
                    continue
                if table.status == OVER:
                    return await self.tries_of(player)
        return tries

    async def _curve(self, player: str, record: Record, seat: int) -> list[float]:
        """The chances of the seat at some moments, by what it could know."""
        last = len(record.moves)
        plies = sorted({round(at * last / (CURVE - 1)) for at in range(CURVE)})
        found: list[float] = []
        try:
            while plies:
                part = await self.thinkers.portion(f"review:{player}", record, seat, "sea", plies)
                found += [point["win"][seat] for point in part["pieces"]]
                plies = plies[part["done"] :]
        except CannotThink:
            warn("the curve of a voyage was not worked out", game=record.game)
        return found

    # -- bots -------------------------------------------------------------------------------------------------

    async def let_bots_sail(self, day: date) -> None:
        """Every level makes the voyage of the day in the player's seat, when nobody else waits for a thought."""
        if day.isoformat() in self._sailing:
            return
        self._sailing.add(day.isoformat())
        known = {paper.owner for paper in await self.store.papers_about(VOYAGED, day.isoformat(), MOST_OF_A_DAY)}
        for level in self.bots:
            if f"bot:{level}" not in known:
                try:
                    doc = await self._sail(plan_of(day), level, await self.seed(day))
                    await self._write_down(day.isoformat(), f"bot:{level}", doc)
                except (CannotThink, StoreFailed) as error:
                    warn("a bot did not sail", level=level, reason=str(error))

    async def _sail(self, plan: Plan, level: str, seed: str) -> dict[str, Any]:
        game = game_named(plan.game)
        levels = [level if one == ME else one for one in plan.levels]
        record = new_record(game, list(levels), plan.options, seed)
        state = replay(game, record, 0)
        while not state.over() and len(record.moves) < LONGEST:
            actor = int(state.actor())
            moves = game.moves(state)
            text = moves[0].text
            if len(moves) > 1:
                text = await self.thinkers.think(BESIDE, record, actor, levels[actor])
            state.advance(game.parse(state, text))
            record.moves.append(text)
        record.result = write_result(game, state)
        result = game.result(state)
        if result is None:
            raise CannotThink(level)
        ending = Ending(BY_RULES, result.ending, list(result.winners), list(result.scores), dict(result.facts))
        return outcome(plan, ending, plan.seat)


def outcome(plan: Plan, ending: Ending, seat: int) -> dict[str, Any]:
    """What is kept of a voyage that has ended."""
    return {
        "points": points_of(plan, ending, seat),
        "left": ending.by != BY_RULES,
        "won": seat in ending.winners,
        "ending": ending.ending,
        "scores": list(ending.scores),
        "facts": dict(ending.facts),
    }
