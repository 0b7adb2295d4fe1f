"""Requests of the operator, done by the running bot: each as a command stores it, with what people see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import operator_requests
from bot.core import retry
from bot.storage import Operation, OperationRequest, SqliteStore
from bot.table.deadlines import now
from tests.bot.game_night_helpers import is_in, off, opened, sets_date, wants
from tests.bot.simcord_bot import AUTOCOMPLETE, BotHarness
from tests.bot.test_recovery import again
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

OTTO = "otto"
THREE = ("Ann", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def quick(harness: BotHarness) -> Iterator[None]:
    for policy in (retry.PROMPT, retry.OWED):
        harness.patch.setattr(policy, "first", 0.01)
    with capture_logs():
        yield


async def ask(harness: BotHarness, kind: Any, **about: Any) -> Operation:
    """Store a request, as a command does, without waiting. Here the lease has no heartbeat."""
    with harness.env.time_context():
        return await harness.store.request_operation(OperationRequest(kind, OTTO, **about), now=now())


async def done(harness: BotHarness, operation: Operation) -> Operation:
    """Wait until a request has been done, and shown."""
    async with asyncio.timeout(PATIENCE):
        with harness.env.time_context():
            harness.bot.services.operator_requests.check()
        while (operation := await harness.store.operation(operation.id)).state == "waiting":  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        services = harness.bot.services
        await services.boards.wait_idle()
        await services.channel_watcher.wait_idle()
        await services.guild_lifecycle.wait_idle()
        await services.stats.wait_idle()
        await services.rating_updates.wait_idle()
        while await harness.store.closing_notices():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return operation


async def do(harness: BotHarness, kind: Any, **about: Any) -> Operation:
    return await done(harness, await ask(harness, kind, **about))


def said(harness: BotHarness, words: str) -> int:
    """Return how many public messages in the channel have these words."""
    return sum(words in message.text for message in harness.messages() if not message.private)


# ---------------------------------------------------------------------- blocks


async def test_a_blocked_person_hears_so_whatever_they_do_and_nothing_comes_of_it(harness: BotHarness) -> None:
    board = await harness.start(*THREE)
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    before = (await harness.stored()).actions
    for answer in (
        await harness.slash("Ben", "play", game="tie_die"),
        await harness.slash("Ben", "me privacy"),
        await harness.slash("Ben", "table resign"),
        await harness.elsewhere("Ben", "profile"),
        await harness.press("Ben", "@text", on=board),
        await harness.click("Ben", "s:1:0:roll", on=board),
    ):
        assert "have blocked you" in answer.words
        assert answer.public == []
    typed = {"name": "play", "type": 1, "options": [{"name": "house_rules", "type": 3, "value": "t", "focused": True}]}
    assert (await harness.interact("Ben", AUTOCOMPLETE, typed, channel=harness.channel)).response is None
    assert (await harness.stored()).actions == before
    assert await harness.tables() == 1
    assert "have blocked you" not in (await harness.slash("Ann", "me privacy")).words
    await do(harness, "unblock-user", user=harness.people["Ben"].id)
    assert "have blocked you" not in (await harness.slash("Ben", "me privacy")).words


async def test_they_hear_it_in_their_language(harness: BotHarness) -> None:
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    harness.locales[harness.people["Ben"].id] = "de"
    assert "haben dich gesperrt" in (await harness.slash("Ben", "me privacy")).words


async def test_who_is_blocked_leaves_lobbies_and_another_is_host(harness: BotHarness) -> None:
    await harness.sit("Ben", "Ann")
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    assert await harness.seated() == ["Ann"]
    assert (await harness.stored()).host == harness.people["Ann"].id
    await do(harness, "block-user", user=harness.people["Ann"].id, reason="floods, too")
    assert (await harness.stored()).status == "closed"


async def test_games_of_who_is_blocked_go_on(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    assert (await harness.stored()).status == "playing"
    assert "Ben" in await harness.seated()


async def test_a_block_holds_after_a_restart(harness: BotHarness) -> None:
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    await again(harness)
    assert "have blocked you" in (await harness.slash("Ben", "me privacy")).words


async def test_a_blocked_server_hears_so_its_tables_are_closed_and_evenings_off(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    found = await do(harness, "block-server", guild=harness.guild.id, reason="a casino")
    assert found.result == "told 1 of 1 channels"
    assert (await harness.stored()).status == "closed"
    assert said(harness, "have closed this table") == 1
    assert "have blocked this server" in (await harness.slash("Ann", "play", game="tie_die")).words
    assert await harness.tables() == 1
    await do(harness, "unblock-server", guild=harness.guild.id)
    await harness.slash("Ann", "play", game="tie_die")
    assert await harness.tables() == 2


async def test_an_invitation_to_a_blocked_server_is_left_again(harness: BotHarness) -> None:
    await do(harness, "block-server", guild=harness.guild.id, reason="a casino")
    guild = harness.bot.get_guild(harness.guild.id)
    assert guild is not None
    await again(harness)
    assert harness.bot.get_guild(harness.guild.id) is not None, "it has been there all along"
    await harness.bot.on_guild_join(guild)
    await harness.bot.services.guild_lifecycle.wait_idle()
    await harness.env.settle()
    assert harness.bot.get_guild(harness.guild.id) is None


async def test_a_blocked_server_that_was_joined_while_no_bot_ran_is_left_at_the_start(harness: BotHarness) -> None:
    request = OperationRequest("block-server", OTTO, guild=harness.guild.id, reason="a casino")
    operation = await harness.store.request_operation(request, now=1.0)
    await again(harness)
    await done(harness, operation)
    await harness.env.settle()
    assert harness.bot.get_guild(harness.guild.id) is None


async def test_an_evening_seats_nobody_who_has_been_blocked(harness: BotHarness) -> None:
    await sets_date(harness)
    for name in ("Ben", "Cleo"):
        await wants(name, "in")(harness)
    assert await is_in(harness, "Ben")
    await do(harness, "block-user", user=harness.people["Ben"].id, reason="floods")
    await harness.env.advance_time(2 * 3600 + 60)
    assert await opened(harness)
    assert await harness.seated() == ["Ann", "Cleo"]


async def test_evenings_on_a_blocked_server_are_off(harness: BotHarness) -> None:
    await sets_date(harness)
    await do(harness, "block-server", guild=harness.guild.id, reason="a casino")
    await harness.bot.services.game_nights.wait_idle()
    assert await off(harness)


# ---------------------------------------------------------------------- tables and servers


@pytest.mark.parametrize("running", [True, False], ids=["game", "lobby"])
async def test_a_table_is_closed_without_a_result_and_its_room_is_told_once(harness: BotHarness, running: bool) -> None:
    await (harness.start("Ann", "Ben") if running else harness.sit("Ann", "Ben"))
    found = await do(harness, "close", table=1, reason="stuck")
    assert (found.state, found.result) == ("done", "closed, told 1 of 1 channels")
    assert (await harness.stored()).status == "closed"
    assert "closed without a result" in (await harness.board()).text
    assert said(harness, "have closed this table") == 1
    assert (await harness.store.game_tallies(harness.people["Ann"].id, guild=None)) == []


async def test_a_table_that_has_ended_meanwhile_keeps_its_result(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    operation = await ask(harness, "close", table=1, reason="stuck")
    await harness.slash("Ann", "table resign")
    assert (await done(harness, operation)).result == "it had ended before, told 0 of 1 channels"
    assert (await harness.stored()).status == "over"
    assert said(harness, "have closed this table") == 0


async def test_a_server_is_left_and_its_tables_are_closed(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    assert (await do(harness, "leave", guild=harness.guild.id, reason="asked to")).result == "left"
    await harness.env.settle()
    await harness.bot.services.channel_watcher.wait_idle()
    assert harness.bot.get_guild(harness.guild.id) is None
    assert (await harness.stored()).status == "closed"
    assert (
        await do(harness, "leave", guild=harness.guild.id, reason="again")
    ).result == "the bot is not on that server"


# ---------------------------------------------------------------------- results


async def test_a_struck_result_counts_for_nobody_and_who_played_is_told(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    await harness.counted()
    ann = harness.people["Ann"].id
    assert len(await harness.store.game_tallies(ann, guild=harness.guild.id)) == 1
    assert (await do(harness, "strike", table=1, reason="a bot played")).result == "1 result struck"
    assert await harness.store.game_tallies(ann, guild=harness.guild.id) == []
    assert await harness.store.ratings(ann, guild=harness.guild.id) == []
    assert await harness.store.achievement_counts(ann, guild=harness.guild.id, game=None) == []
    for name in ("Ann", "Ben"):
        assert sum("have struck the result" in mail.text for mail in harness.mail(name)) == 1
    assert harness.mail("Cleo") == []
    # The game itself is there.
    assert (await harness.stored()).status == "over"


# ---------------------------------------------------------------------- data


async def test_somebody_is_deleted_as_by_themselves(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await do(harness, "block-user", user=harness.people["Dan"].id, reason="floods")
    user = harness.people["Ben"].id
    found = await do(harness, "delete", user=user, reason="letter of 3 May")
    assert (found.state, found.result, found.reason) == ("done", "deleted", "")
    assert found.user is not None
    assert found.user < 0
    assert not any((await harness.store.export_rows(user)).values())
    assert "Ben" not in await harness.seated()
    assert [ban.id for ban in await harness.store.bans()] == [harness.people["Dan"].id]


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_deletion_whose_end_was_not_stored_is_not_done_again_to_the_ghost(
    harness: BotHarness, place: str
) -> None:
    await harness.start(*THREE)
    real, deleted = SqliteStore.delete_user, list[int]()

    async def delete_user(store: SqliteStore, user: int, **named: Any) -> Any:
        deleted.append(user)
        return await real(store, user, **named)

    harness.patch.setattr(SqliteStore, "delete_user", delete_user)
    failing, ben = Failing(harness.patch, "finish_operation", place), harness.people["Ben"].id
    found = await do(harness, "delete", user=ben, reason="letter of 3 May")
    assert failing.failed
    assert (found.state, found.result) == ("done", "deleted")
    assert deleted == [ben]


# ---------------------------------------------------------------------- announcements


async def test_running_games_are_told_in_their_language_and_nobody_is_called(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    words = f"Back at nine, @everyone <@{harness.people['Ann'].id}>\n# **loud** https://example.org"
    found = await do(harness, "announce", words=words)
    assert found.result == "told 1 of 1 channels"
    (sent,) = [message for message in harness.messages() if "The people who run me say" in message.text]
    assert sent.json["mentions"] == []
    assert not sent.json["mention_everyone"]
    assert "@everyone" not in sent.text
    assert "\\*\\*loud\\*\\*" in sent.text
    assert "\n\\# " in sent.text
    assert "https://" not in sent.text


async def test_the_longest_announcement_fits_in_a_message(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    assert (await do(harness, "announce", words="*" * 1000)).result == "told 1 of 1 channels"


async def test_a_channel_that_is_out_of_reach_is_counted(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    harness.forbid("send_messages")
    assert (await do(harness, "announce", words="Back at nine.")).result == "told 0 of 1 channels"


# ---------------------------------------------------------------------- troubles


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["close", "update_message", "finish_operation"])
async def test_a_write_that_fails_once_is_made_good(harness: BotHarness, write: str, place: str) -> None:
    await harness.start("Ann", "Ben")
    failing = Failing(harness.patch, write, place)
    found = await do(harness, "close", table=1, reason="stuck")
    assert failing.failed
    assert (found.state, found.result) == ("done", "closed, told 1 of 1 channels")
    assert said(harness, "have closed this table") == 1


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_strike_that_fails_once_is_made_good(harness: BotHarness, place: str) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    failing = Failing(harness.patch, "strike_for", place)
    assert (await do(harness, "strike", table=1, reason="a bot played")).result == "1 result struck"
    assert failing.failed
    assert sum("have struck the result" in mail.text for mail in harness.mail("Ann")) == 1


async def test_a_request_that_breaks_is_told_as_failed_and_the_next_one_is_done(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")

    async def breaks(*_: Any) -> str:
        raise RuntimeError("a mistake")

    harness.bot.services.operator_requests._steps = {
        **harness.bot.services.operator_requests._steps,
        "leave": breaks,
    }
    first = await ask(harness, "leave", guild=harness.guild.id, reason="x")
    second = await ask(harness, "close", table=1, reason="stuck")
    found = await done(harness, first)
    assert (found.state, found.result) == ("failed", operator_requests.FAILED)
    assert (await done(harness, second)).state == "done"


async def test_what_was_asked_for_while_no_bot_ran_is_done_at_the_start(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    operation = await ask(harness, "close", table=1, reason="stuck")
    assert (await harness.stored()).status == "playing"
    await again(harness)
    assert (await done(harness, operation)).state == "done"
    assert said(harness, "have closed this table") == 1
