"""Public messages about a table are deleted once what they say is settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.core import retry
from bot.messages.announcer import Announcer
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.substitution_helpers import hands_over
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_votes import THREE, asks, says
from tests.failure_helpers import Failing


async def wait_idle(harness: BotHarness) -> None:
    services = harness.bot.services
    await services.votes.wait_idle()
    await services.substitutions.wait_idle()
    await services.notices.done()
    await services.pending_deletions.settle()
    await services.boards.wait_idle()
    await harness.env.settle()


async def saying(harness: BotHarness, words: str) -> list[Shown]:
    await wait_idle(harness)
    return [message for message in harness.messages() if words in message.text]


async def plays(harness: BotHarness) -> None:
    harness.deal(*CARDS, *([1, 5, 6] * 20))
    await harness.start(*THREE)


async def wants_an_end(harness: BotHarness) -> None:
    await asks(harness, "Ann")


async def wants_a_pause(harness: BotHarness) -> None:
    (sure,) = (await harness.press("Ann", "@pause")).private
    await harness.press("Ann", "@pause!", on=sure)


async def nudges(harness: BotHarness) -> None:
    # It stands at the message that says that nothing happens.
    await harness.click("Ben", "z:1:nudge", on=await harness.board())


async def offers(harness: BotHarness) -> None:
    await harness.slash("Ann", "table hand-over")


async def refuse(harness: BotHarness) -> None:
    await says(harness, "Ben", "no")
    await says(harness, "Cleo", "no")


async def agree(harness: BotHarness) -> None:
    await says(harness, "Ben", "yes")


async def rolls(harness: BotHarness) -> None:
    await harness.press("Ann", "roll")


async def keeps(harness: BotHarness) -> None:
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.press("Ann", "@keep", on=menu)


async def ends(harness: BotHarness) -> None:
    await harness.store.close(1, now=harness.env.now().timestamp())
    live = await harness.bot.services.tables.reload(1)
    harness.bot.services.effects.notify(live)


Step = Callable[[BotHarness], Awaitable[None]]
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
async def test_a_notice_goes_once_it_is_settled(harness: BotHarness, notice: str, settles: Step) -> None:
    await plays(harness)
    post, words = NOTICES[notice]
    await post(harness)
    assert len(await saying(harness, words)) == 1
    await settles(harness)
    assert await saying(harness, words) == []
    assert (await harness.stored()).notices == ()


@pytest.mark.parametrize("notice", NOTICES)
async def test_a_notice_of_before_a_restart_goes_too(harness: BotHarness, notice: str) -> None:
    await plays(harness)
    post, words = NOTICES[notice]
    await post(harness)
    assert len(await saying(harness, words)) == 1
    await again(harness)
    assert len(await saying(harness, words)) == 1
    await ends(harness)
    assert await saying(harness, words) == []


async def test_what_is_not_settled_stays(harness: BotHarness) -> None:
    await hands_over(harness)
    await asks(harness, "Ann")
    await harness.press("Ann", "roll")
    assert len(await saying(harness, "Have your say")) == 1
    assert len(await saying(harness, "Take the seat at the table")) == 1


async def test_a_call_that_arrives_after_the_vote_goes_at_once(harness: BotHarness) -> None:
    await plays(harness)
    real = Announcer.send

    async def late(self: Announcer, *given: object, **named: object) -> object:
        said = await real(self, *given, **named)  # type: ignore[arg-type]
        await ends(harness)
        return said

    harness.patch.setattr(Announcer, "send", late)
    await asks(harness, "Ann")
    assert await saying(harness, "Have your say") == []
    assert await harness.store.pending_deletions() == []


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["note_notice", "retract_notices"])
async def test_a_notice_goes_though_a_write_fails_once(harness: BotHarness, write: str, place: str) -> None:
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    await plays(harness)
    failing = Failing(harness.patch, write, place)
    await asks(harness, "Ann")
    assert len(await saying(harness, "Have your say")) == 1
    await refuse(harness)
    assert await saying(harness, "Have your say") == []
    assert failing.failed
