"""Friends come to a table while others look: seats that move up, signs that all see."""

from __future__ import annotations

import asyncio

import pytest

from seaboard.core.refused import Refused
from seaboard.service import requests, requests_people
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import MePatch, SeatChoice, SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from tests.service.memory import Ear, Here, Memory

SEATS = [SeatWanted(kind="me"), SeatWanted(kind="open"), SeatWanted(kind="open"), SeatWanted(kind="open")]


def test_who_looks_from_a_seat_that_moves_up_goes_on_looking() -> None:
    async def meet() -> None:
        service = Service(ServiceConfig(), Memory(), Here(), Metrics())
        host, guest = service.people.new_guest(), service.people.new_guest()
        await requests_people.change_me(service, guest, MePatch(name="Даринка", figure="shell-pink"))
        table = (await requests.lay(service, host, TableWanted(game="sea_salt_paper", seats=SEATS, start="host"))).id
        sat = await requests.sit(service, guest, table, SeatChoice(seat=3))
        assert (sat.seats[3].name, sat.seats[3].figure) == ("Даринка", "shell-pink")
        ear, other = Ear(service, guest), Ear(service, host)
        await ear.say(type="subscribe", table=table, seat=3)
        await other.say(type="subscribe", table=table)
        await requests.start(service, host, table)
        assert not [told for told in ear.told if told["type"] == "unsubscribed"]
        assert (ear.last("update")["seat"], ear.last("update")["info"]["yours"]) == (1, [1])
        assert ear.last("update")["view"] is not None

        await ear.say(type="react", table=table, sign="well")
        assert ear.last("reacted") == other.last("reacted")
        assert other.last("reacted") == {"type": "reacted", "table": table, "seat": 1, "sign": "well"}

        await requests_people.change_me(service, guest, MePatch(figure="fish-sun"))
        assert other.last("update")["info"]["seats"][1]["figure"] == "fish-sun"
        with pytest.raises(Refused, match="figure-unknown"):
            await requests_people.change_me(service, guest, MePatch(figure="whale-red"))
        await service.stop()

    asyncio.run(meet())
