"""An evening with a date: set, said yes to, moved, called off; and at its hour a table with those who are in."""

from __future__ import annotations

import pytest

from bot.playing import evening_desk, evening_notices, evenings
from bot.store import Evening as Date
from tests.bot.evening import Evening

HOUR = 3600.0


@pytest.fixture(autouse=True)
def clock(night: Evening) -> Clock:
    return Clock(night)


class Clock:
    def __init__(self, night: Evening) -> None:
        self.night = night
        self.at = night.env.now().timestamp()
        for module in (evenings, evening_desk, evening_notices):
            night.patch.setattr(module, "now", lambda: self.at)

    async def on(self, seconds: float) -> None:
        """It is so much later, and all that is due has been done."""
        self.at += seconds
        await settle(self.night)


async def settle(night: Evening) -> None:
    house = night.bot.house
    for _ in range(3):
        house.evenings.look()
        await house.evenings.settle()
    await house.boards.settle()


async def date(night: Evening, number: int = 1) -> Date:
    found = await night.store.evening(number)
    assert found is not None
    return found


async def test_try(night: Evening, clock: Clock) -> None:
    said = await night.slash("Ann", "play", game="magic_numbers", at="in 2 hours")
    print([m.text for m in said.public], said.words)
    await settle(night)
    print(await date(night))
    (m,) = said.public
    await night.click("Ben", "e:1:in", on=m)
    said = await night.click("Cleo", "e:1:remind", on=m)
    print(said.words)
    print(await date(night))
    await clock.on(1.8 * HOUR)
    print([x.text for x in night.mail("Cleo")])
    await clock.on(.2 * HOUR + 1)
    for x in night.messages(): print("----", x.text)
    print(await date(night))
    print(await night.stored())
    print(night.guild, night.env.backend.get_guild(night.guild.id).scheduled_events)
    assert 0
