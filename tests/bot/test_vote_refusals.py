"""A refused vote stays refused for a day, and nobody who does not play holds the one vote of a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.table.votes import UNHEARD, open_vote
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_calls import called as called
from tests.bot.test_notices import wait_idle
from tests.bot.test_votes import DAY, THREE, asks, rest, says

REFUSED = "The others want to play on. You can ask again"


async def presses(harness: BotHarness, who: str, what: str) -> str:
    said = await harness.click(who, f"s:1:0:{what}", on=await harness.board())
    await wait_idle(harness)
    return said.words


async def refuse(harness: BotHarness) -> None:
    await says(harness, "Ben", "no")
    await says(harness, "Cleo", "no")


async def what_is_asked(harness: BotHarness) -> tuple[str, int] | None:
    harness.bot.services.tables.drop()
    vote = open_vote(await harness.bot.services.tables.get(1))
    return None if vote is None else (vote.what, vote.user)


async def test_what_was_refused_is_not_asked_again_whatever_is_asked_in_between(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    await refuse(harness)
    await presses(harness, "Ann", "@pause!")
    await refuse(harness)
    assert REFUSED in (await asks(harness, "Ann")).words
    assert REFUSED in await presses(harness, "Ann", "@pause!")
    assert REFUSED in await presses(harness, "Ann", "@ask!:draw"), "a draw is an end, too"
    # Others may ask, and what they ask changes nothing for her.
    await asks(harness, "Ben")
    await says(harness, "Ann", "no")
    await says(harness, "Cleo", "no")
    assert REFUSED in (await asks(harness, "Ann")).words
    harness.bot.services.tables.drop()
    assert REFUSED in (await asks(harness, "Ann")).words, "it is stored"
    assert await what_is_asked(harness) is None


async def test_after_a_day_it_can_be_asked_again(harness: BotHarness) -> None:
    await harness.start(*THREE, rules="first host, target 20")
    await asks(harness, "Ann")
    await refuse(harness)
    await presses(harness, "Ann", "@pause!")
    await refuse(harness)
    vote = await harness.store.refused_until(1, harness.people["Ann"].id, "draw", None, now=0.0)
    assert vote == pytest.approx(harness.env.now().timestamp() + DAY, abs=60)
    harness.patch.setattr("bot.play.votes.now", lambda: harness.env.now().timestamp() + DAY + 1)
    await asks(harness, "Ann")
    assert await what_is_asked(harness) == ("end", harness.people["Ann"].id)


async def test_what_was_refused_about_one_player_says_nothing_of_another(harness: BotHarness) -> None:
    store, ann = harness.store, harness.people["Ann"].id
    await harness.start(*THREE)
    at = harness.env.now().timestamp()
    await store.open_vote(1, what="remove", user=ann, now=at, until=at + DAY, about=1)
    vote = (await harness.stored()).vote
    assert vote is not None
    await store.close_vote(1, vote.id, "refused", n=0)
    for what in ("remove", "relieve"):
        assert await store.refused_until(1, ann, what, 1, now=at) == at + DAY
        assert await store.refused_until(1, ann, what, 2, now=at) is None
    assert await store.refused_until(1, ann, "end", None, now=at) is None
    assert await store.refused_until(1, ann, "remove", 1, now=at + DAY) is None


async def host_asks(harness: BotHarness) -> str:
    """Have the host, who does not sit there, ask to end the game."""
    harness.come("Hal")
    await harness.start(*THREE)
    await harness.store.set_host(1, harness.people["Hal"].id)
    await harness.bot.services.tables.reload(1)
    await asks(harness, "Hal")
    await rest(harness)
    return "Hal"


async def test_a_players_question_takes_the_place_of_one_by_somebody_who_does_not_play(
    harness: BotHarness, called: Any
) -> None:
    host = await host_asks(harness)
    assert await what_is_asked(harness) == ("end", harness.people[host].id)
    await presses(harness, "Ann", "@pause!")
    assert await what_is_asked(harness) == ("pause", harness.people["Ann"].id)
    (told,) = [message for message in harness.messages() if "has made room for this one" in message.text]
    assert f"<@{harness.people[host].id}>, your question" in told.text
    assert called[host] == 1
    # Nobody who does not play takes a place, and no player that of another who has just asked.
    assert "has already asked" in (await asks(harness, host)).words
    assert "has already asked" in (await asks(harness, "Ben")).words
    assert await what_is_asked(harness) == ("pause", harness.people["Ann"].id)


async def an_hour_later(harness: BotHarness) -> None:
    at = harness.env.now().timestamp() + UNHEARD
    harness.patch.setattr("bot.play.votes.now", lambda: at)


async def test_a_question_that_nobody_has_answered_for_an_hour_gives_way_once(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    assert "has already asked" in await presses(harness, "Ben", "@pause!")
    await an_hour_later(harness)
    assert "has already asked" in await presses(harness, "Ann", "@pause!"), "nobody drives out themselves"
    await presses(harness, "Ben", "@pause!")
    assert await what_is_asked(harness) == ("pause", harness.people["Ben"].id)
    # Ann asks anew, and Ben keeps her from an answer by silence no more.
    at = harness.env.now().timestamp()
    harness.patch.setattr("bot.play.votes.now", lambda: at + 2 * UNHEARD)
    await asks(harness, "Ann")
    assert await what_is_asked(harness) == ("end", harness.people["Ann"].id)
    harness.patch.setattr("bot.play.votes.now", lambda: at + 3 * UNHEARD)
    assert "has already asked" in await presses(harness, "Ben", "@pause!")


async def test_a_question_that_somebody_has_answered_keeps_its_place(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", "Dan")
    await asks(harness, "Ann")
    await says(harness, "Cleo", "no")
    await an_hour_later(harness)
    assert "has already asked" in await presses(harness, "Ben", "@pause!")
    assert await what_is_asked(harness) == ("end", harness.people["Ann"].id)


async def closes(harness: BotHarness) -> None:
    await harness.store.close(1, now=harness.env.now().timestamp())


async def forgets(harness: BotHarness) -> None:
    await harness.forget("Ann")


@pytest.mark.parametrize("goes", [closes, forgets])
async def test_refusals_go_with_the_table_and_with_the_person(
    harness: BotHarness, goes: Callable[[BotHarness], Awaitable[None]]
) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    await refuse(harness)
    ann = harness.people["Ann"].id
    assert (await harness.store.export_rows(ann))["vote_refusals"] == [
        {
            "table_id": 1,
            "user_id": str(ann),
            "kind": "end",
            "about": -1,
            "until": await harness.store.refused_until(1, ann, "end", None, now=0.0),
        }
    ]
    await goes(harness)
    assert (await harness.store.export_rows(ann)).get("vote_refusals", []) == []
