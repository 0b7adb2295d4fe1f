"""Seats that change hands, plans and evenings, together with what else happens: forgotten people, hidden channels."""

from __future__ import annotations

from tests.bot.evening import Evening
from tests.bot.test_evenings import id_of
from tests.bot.test_relief import absent, ask, later, rest
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")


async def forget(night: Evening, who: str) -> None:
    house = night.bot.house
    await house.goodbyes.forget(id_of(night, who)[0])
    await house.goodbyes.settle()
    await rest(night)


async def test_who_asked_for_a_seat_or_is_offered_one_and_was_forgotten_is_not_named_and_gets_none(
    night: Evening,
) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    dan = str(id_of(night, "Dan")[0])
    await night.slash("Ann", "table hand-over", user=night.people["Dan"])
    await rest(night)
    assert dan in (await night.board()).text
    await forget(night, "Dan")
    assert dan not in (await night.board()).text
    await absent(night, 1)
    await ask(night, "Dan", 1)
    vote = (await night.stored()).vote
    assert vote is not None
    assert dan in (await night.board()).text
    before = await night.bot.house.tables.get(1)
    await forget(night, "Dan")
    assert dan not in (await night.board()).text
    # Nor where a process has it in memory as it was.
    later(night.patch, vote.until)
    async with night.bot.house.tables.hold(1):
        await night.bot.house.votes.settle(before)
    await rest(night)
    assert await night.seated() == list(THREE)
