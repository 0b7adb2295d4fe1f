"""An evening with a real, unmodified discord.py over real HTTP and a real websocket."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser, texts
from tests.playground.bot import TinyBot, png
from tests.time_limits import PATIENCE


async def test_a_command_is_answered_with_a_picture_that_can_be_fetched(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    done = await ann.command("panel")
    assert done.state == "done"
    (message,) = ann.messages()
    assert list(texts(message)) == ["count 0", "board 0"]
    assert message["interaction_metadata"]["user"]["id"] == str(ann.id)
    media = next(c for c in message["components"][0]["components"] if c["type"] == 12)["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (4, 3, "image/png")
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert response.status == 200
        assert response.content_type == "image/png"
        assert await response.read() == png()


async def test_everybody_sees_a_click_and_the_board_is_edited_in_place(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    await ann.command("panel")
    assert (await ben.click("panel:count")).state == "done"
    (message,) = ann.messages()
    assert "count 1" in texts(message)
    assert message["edited_timestamp"] is not None
    assert len(message["attachments"]) == 1


async def test_a_private_answer_is_seen_by_its_reader_only(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    await ann.command("panel")
    await ann.click("panel:private")
    assert [m["content"] for m in ann.messages()] == ["", "only you"]
    assert [m["content"] for m in ben.messages()] == [""]
    assert ann.messages()[1]["flags"] & 64
    assert ann.messages()[1]["interaction_metadata"]["interacted_message_id"] == ann.messages()[0]["id"]


async def test_a_form_is_shown_filled_in_and_answered(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await ann.command("panel")
    shown = await ann.click("panel:form")
    assert shown.modal is not None
    assert shown.modal["title"] == "A form"
    await ann.submit(shown, {"form:name": "Zoë"})
    answer = ann.messages()[-1]
    assert answer["content"] == "Hello Zoë"
    assert answer["interaction_metadata"]["triggering_interaction_metadata"]["id"] == shown.interaction_id


async def test_a_menu_gives_what_was_chosen(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    await ann.command("panel")
    await ann.click("panel:menu", values=["fruit-01", "fruit-03"])
    assert ann.messages()[-1]["content"] == "fruit-01 and fruit-03"


async def test_a_deferred_answer_loads_and_then_arrives_unedited(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    await ann.command("panel")
    await ann.click("panel:slow")
    answer = await ann.until(lambda: next((m for m in ann.messages() if m["content"] == "at last"), None))
    assert not answer["flags"] & 128
    assert answer["edited_timestamp"] is None


async def test_suggestions_come_from_the_bot(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
    choices = await ann.suggest("eat", focused="fruit", fruit="fruit-2")
    assert [choice["value"] for choice in choices] == [f"fruit-{n}" for n in range(20, 30)]
    await ann.command("eat", fruit="fruit-21", pieces=3)
    assert ann.messages()[-1]["content"] == "3 fruit-21"


async def test_direct_messages_go_to_their_person_and_their_buttons_work(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    await ann.command("tell me", who=str(ben.id))
    whisper = await ben.until(lambda: next(iter(ben.direct_messages()), None))
    assert whisper["content"] == "psst Ben"
    assert ann.messages()[0]["interaction_metadata"]["name"] == "tell me"
    assert ann.direct_messages() == []
    await ben.click("dm:ok")
    assert ben.direct_messages()[0]["content"] == "thanks"
    clicked = bot.seen[-1]
    assert clicked.guild is None
    assert isinstance(clicked.channel, discord.DMChannel)


async def test_a_closed_door_is_50007_and_an_old_whisper_can_still_be_edited(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    user = await bot.fetch_user(ben.id)
    whisper = await user.send("before")
    local.people_at_table.change(ben.person, {"dms_open": False})
    await ann.command("tell me", who=str(ben.id))
    answer = await ann.until(lambda: next((m for m in ann.messages() if m["content"].startswith("closed")), None))
    assert answer["content"] == "closed 50007"
    await whisper.edit(content="after")
    assert ben.direct_messages()[0]["content"] == "after"


async def test_the_interaction_speaks_the_persons_language(
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    local.people_at_table.change(ann.person, {"locale": "uk"})
    await ann.command("panel")
    interaction = bot.seen[-1]
    assert interaction.locale is discord.Locale.ukrainian
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.app_permissions.attach_files
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.context.guild


async def test_what_people_write_reaches_a_bot_with_the_intents(local: LocalDiscord, ann: SimulatedUser) -> None:
    from tests.playground.conftest import running

    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(local, TinyBot(intents=intents)) as bot:
        local.actions.say(ann.person, local.channel_id, "secret of the room")
        local.actions.say(ann.person, local.channel_id, f"<@{bot.user.id}> listen")  # type: ignore[union-attr]
        async with asyncio.timeout(PATIENCE):
            while len(bot.heard) < 2:  # noqa: ASYNC110 (discord.py tells of no event once its listeners have run)
                await asyncio.sleep(0.01)
    # Without the message content intent only what mentions the bot can be read.
    assert [message.clean_content for message in bot.heard] == ["", "@Sleepover listen"]
