"""Whatever is said on a line is answered."""

from __future__ import annotations

import asyncio

import pytest

from seaboard.core.record import Record
from seaboard.review.shape import Advice
from seaboard.service import requests
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from tests.service.memory import Ear, Here, Memory

ALONE = [SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")]


class Broken(Here):
    """Thinks for bots, but fails when it is asked for a hint."""

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        raise ZeroDivisionError


async def _at_table(thinker: Here) -> tuple[Service, Ear, str]:
    service = Service(ServiceConfig(), Memory(), thinker, Metrics())
    player = service.people.new_guest()
    wanted = TableWanted(game="sea_salt_paper", seats=ALONE, options={"first_seat": "0"})
    info = await requests.lay(service, player, wanted)
    line = Ear(service, player)
    await line.say(type="subscribe", table=info.id)
    return service, line, info.id


@pytest.mark.parametrize(("thinker", "answer"), [(Here(), "hint"), (Broken(), "refused")])
def test_a_hint_is_answered_whatever_happens(thinker: Here, answer: str) -> None:
    async def ask() -> None:
        service, line, table = await _at_table(thinker)
        await line.hear(f'{{"type": "hint", "id": "h", "table": "{table}", "seat": 0}}')
        for _ in range(100):
            if line.told[-1].get("id") == "h":
                break
            await asyncio.sleep(0.01)
        assert line.told[-1]["type"] == answer
        await service.stop()

    asyncio.run(ask())


def test_every_move_text_is_a_question_that_gets_an_answer() -> None:
    async def ask() -> None:
        service, line, table = await _at_table(Here())
        for text in ("", "take", "take:", "take:deck:deck", "²", "play:" + "9" * 40, "call:stop", "☃" * 300):
            told = await line.say(type="why", table=table, seat=0, move=text)
            assert told["type"] == "why", told
            assert told["reason"]["code"]
        assert (await line.say(type="why", table=table, seat=0, move="x" * 301))["code"] == "message-malformed"
        assert (await line.say(type="why", table=table, seat=7, move="x"))["code"] == "not-your-seat"
        await service.stop()

    asyncio.run(ask())
