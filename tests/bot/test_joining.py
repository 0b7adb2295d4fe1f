"""Tests of joining: the user who opens a table sits at it, and no other user may close an open table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import add
from tests.bot.test_direct_messages import close

DIRECT = "don't let me send you direct messages"


async def other(harness: BotHarness, who: str = "Ben", game: str = "tie_die") -> str:
    """Let another user open a table in the same channel; return the private answer."""
    said = await harness.slash(who, "play", game=game)
    assert not said.public
    return said.words


async def test_whoever_opens_a_table_sits_first_and_has_their_direct_message(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers")
    await harness.press("Ben", "@join")
    assert await harness.seated() == ["Ann", "Ben"]
    assert [len(harness.mail(who)) for who in ("Ann", "Ben")] == [1, 1]
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_whoever_opens_a_table_hears_that_they_take_no_direct_messages(harness: BotHarness) -> None:
    close(harness, "Ann", 50007)
    said = await harness.slash("Ann", "play", game="magic_numbers")
    assert DIRECT in said.words
    assert said.public
    assert await harness.seated() == ["Ann"]


async def test_an_open_table_stays_and_the_next_one_is_shown_to_it(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann")
    said = await harness.slash("Ben", "play", game="tie_die")
    (answer,) = said.private
    assert not said.public
    assert "Ann has a table of **Magic Numbers** open [over there]" in answer.text
    assert f"/{lobby.id})" in answer.text
    assert "thread" in answer.text
    assert [one.status for one in await harness.everything() if one] == ["lobby"]
    done = await harness.press("Ben", "Join", on=answer)
    assert "You're in!" in done.words
    assert not harness.show(answer.channel, answer.id).buttons, "in place of the question"
    assert await harness.seated() == ["Ann", "Ben"]
    await harness.bot.services.boards.wait_idle()
    assert "Ann and Ben" in (await harness.board()).pictures[0].alt
    assert len(harness.mail("Ben")) == 1


async def test_join_in_that_answer_goes_by_the_same_rules_as_at_the_table(harness: BotHarness) -> None:
    await harness.slash("Ann", "me block", user=harness.people["Ben"])
    await harness.sit("Ann")
    (answer,) = (await harness.slash("Ben", "play", game="tie_die")).private
    before = await harness.everything()
    assert "no seat for you" in (await harness.press("Ben", "Join", on=answer)).words
    assert await harness.everything() == before
    await harness.press("Cleo", "@join")
    await harness.press("Ann", "@start")
    assert "has already started" in (await harness.press("Ben", "Join", on=answer)).words


async def test_whoever_cannot_sit_there_is_told_so_at_once(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo", "Dan", game="tie_die")
    assert "You already have" in await other(harness, "Cleo")
    harness.come("Eve")
    said = await harness.slash("Eve", "play", game="tie_die")
    assert "every seat is taken" in said.words
    assert not said.private[0].buttons
    await harness.press("Ann", "@start")
    assert "Somebody is playing" in await other(harness, "Eve")
    assert await harness.tables() == 1


async def test_only_a_table_that_every_person_has_left_is_replaced(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await add(harness)
    await harness.press("Ann", "@leave")
    assert "Ben has a table" in await other(harness, "Cleo", "magic_numbers")
    await harness.press("Ben", "@leave")
    assert (await harness.slash("Cleo", "play", game="magic_numbers")).public
    assert [one.status for one in await harness.everything() if one] == ["closed", "lobby"]
    assert await harness.seated() == ["Cleo"]


async def test_a_play_that_is_delivered_to_two_processes_seats_once(harness: BotHarness) -> None:
    emit = harness.env.backend.emit

    def double(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    harness.patch.setattr(harness.env.backend, "emit", double)
    # Another process would not know that the first has let it in.
    harness.patch.setattr(harness.bot.services.dispatcher._interaction_filter, "verdict", lambda *_, **__: "welcome")
    await harness.slash("Ann", "play", game="magic_numbers")
    assert [len(one.seats) for one in await harness.everything() if one] == [1]


async def test_nobody_is_kept_from_a_rematch_by_whose_turn_it_is_to_be_the_host(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", rules="first host")
    for name in ("Ann", "Cleo"):
        await harness.slash(name, "table resign")
    await harness.slash("Ben", "me block", user=harness.people["Cleo"])
    # It would be Ben's turn.
    await harness.press("Cleo", "@rematch")
    stored = await harness.stored()
    assert (stored.id, stored.host) == (2, harness.people["Cleo"].id)
    assert await harness.seated() == ["Cleo"]
