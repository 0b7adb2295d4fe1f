"""Public messages about a table are deleted once what they say is settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.core import tasks
from bot.messages.announcer import Announcer
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.substitution_helpers import hands_over
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_votes import THREE, asks, says
from tests.failure_helpers import Failing


async def settle(night: Evening) -> None:
    house = night.bot.services
    await house.votes.wait_idle()
    await house.substitutions.wait_idle()
    await house.notices.done()
    await house.pending_deletions.settle()
    await house.boards.wait_idle()
    await night.env.settle()


async def saying(night: Evening, words: str) -> list[Shown]:
    await settle(night)
    return [message for message in night.messages() if words in message.text]


async def plays(night: Evening) -> None:
    night.deal(*CARDS, *([1, 5, 6] * 20))
    await night.start(*THREE)


async def wants_an_end(night: Evening) -> None:
    await asks(night, "Ann")


async def wants_a_pause(night: Evening) -> None:
    (sure,) = (await night.press("Ann", "@pause")).private
    await night.press("Ann", "@pause!", on=sure)


async def nudges(night: Evening) -> None:
    # It stands at the message that says that nothing happens.
    await night.click("Ben", "z:1:nudge", on=await night.board())


async def offers(night: Evening) -> None:
    await night.slash("Ann", "table hand-over")


async def refuse(night: Evening) -> None:
    await says(night, "Ben", "no")
    await says(night, "Cleo", "no")


async def agree(night: Evening) -> None:
    await says(night, "Ben", "yes")


async def rolls(night: Evening) -> None:
    await night.press("Ann", "roll")


async def keeps(night: Evening) -> None:
    (menu,) = (await night.press("Ann", "⋯ More")).private
    await night.press("Ann", "@keep", on=menu)


async def ends(night: Evening) -> None:
    await night.store.close(1, now=night.env.now().timestamp())
    live = await night.bot.services.tables.reload(1)
    night.bot.services.effects.notify(live)


Step = Callable[[Evening], Awaitable[None]]
NOTICES: dict[str, tuple[Step, str]] = {
    "a call to a vote": (wants_an_end, "Have your say"),
    "a call to a vote on a pause": (wants_a_pause, "Say what you think"),
    "a nudge": (nudges, "it is your turn!"),
    "an offer": (offers, "Take the seat at the table"),
}


@pytest.mark.parametrize(
    ("notice", "settles"),
    [
        ("a call to a vote", refuse),
        ("a call to a vote", agree),
        ("a call to a vote on a pause", refuse),
        ("a call to a vote on a pause", agree),
        ("a nudge", rolls),
        ("an offer", keeps),
        *((notice, ends) for notice in NOTICES),
    ],
)
async def test_a_notice_goes_once_it_is_settled(night: Evening, notice: str, settles: Step) -> None:
    await plays(night)
    post, words = NOTICES[notice]
    await post(night)
    assert len(await saying(night, words)) == 1
    await settles(night)
    assert await saying(night, words) == []
    assert (await night.stored()).notices == ()


@pytest.mark.parametrize("notice", NOTICES)
async def test_a_notice_of_before_a_restart_goes_too(night: Evening, notice: str) -> None:
    await plays(night)
    post, words = NOTICES[notice]
    await post(night)
    assert len(await saying(night, words)) == 1
    await again(night)
    assert len(await saying(night, words)) == 1
    await ends(night)
    assert await saying(night, words) == []


async def test_what_is_not_settled_stays(night: Evening) -> None:
    await hands_over(night)
    await asks(night, "Ann")
    await night.press("Ann", "roll")
    assert len(await saying(night, "Have your say")) == 1
    assert len(await saying(night, "Take the seat at the table")) == 1


async def test_a_call_that_arrives_after_the_vote_goes_at_once(night: Evening) -> None:
    await plays(night)
    real = Announcer.send

    async def late(self: Announcer, *given: object, **named: object) -> object:
        said = await real(self, *given, **named)  # type: ignore[arg-type]
        await ends(night)
        return said

    night.patch.setattr(Announcer, "send", late)
    await asks(night, "Ann")
    assert await saying(night, "Have your say") == []
    assert await night.store.pending_deletions() == []


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["note_notice", "retract_notices"])
async def test_a_notice_goes_though_a_write_fails_once(night: Evening, write: str, place: str) -> None:
    night.patch.setattr(tasks, "FIRST_PAUSE", 0.01)
    await plays(night)
    failing = Failing(night.patch, write, place)
    await asks(night, "Ann")
    assert len(await saying(night, "Have your say")) == 1
    await refuse(night)
    assert await saying(night, "Have your say") == []
    assert failing.failed
