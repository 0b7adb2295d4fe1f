"""``/help``, and what answers somebody who writes to the bot."""

from __future__ import annotations

from typing import Any, Literal

import discord
import pytest

from bot.app.client import INTENTS
from bot.i18n import localizer
from bot.interactions.block_list import BlockList
from bot.play import help_replies
from bot.play.game_picker import MENTIONED
from bot.storage import GuildSettings, OperationRequest
from bot.ui.games import game_titles
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said

TITLES = game_titles("en-US")
A_WHILE = 3600.0


async def rest(harness: BotHarness) -> None:
    await harness.bot.services.help_replies.wait_idle()
    await harness.env.settle()


async def write(harness: BotHarness, who: str, text: str = "", channel: Any = None, **more: Any) -> None:
    """Mention the bot in a channel, and say that."""
    named = f"<@{harness.env.backend.bot_user.id}> {text}"
    await harness.people[who].send(channel or harness.channel, named, **more)
    await rest(harness)


def answers(harness: BotHarness, channel: int | None = None) -> list[Shown]:
    """Return the messages with a button that opens a table."""
    found = [
        one for one in harness.messages(channel) if any(button.startswith("n:") for button in one.buttons.values())
    ]
    return [one for one in found if not one.private]


async def test_help_says_what_to_type_first_shows_the_games_and_where_everything_else_is(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "help")
    (shown,) = said.private
    assert not said.public
    mentions = await harness.bot.command_mentions()
    assert mentions["play"] in shown.text.split("Magic Numbers")[0]
    assert all(mentions[name] in shown.text for name in MENTIONED)
    assert [button for button in shown.buttons.values() if button.startswith("n:")][-1] == f"n:{[*TITLES][-1]}"
    assert all(title in shown.text for title in TITLES.values())
    opened = await harness.click("Ann", "n:tie_die", on=shown)
    assert [one.id for one in opened.public] == [(await harness.stored()).message]


async def test_every_command_that_it_names_is_there(harness: BotHarness) -> None:
    assert set(MENTIONED) <= {command["name"] for command in harness.commands()}


async def test_without_the_commands_mentions_it_gives_their_names_in_the_reader_s_language(
    harness: BotHarness,
) -> None:
    harness.env.inject_error("GET", "/applications/*/commands", status=500)
    harness.locales[harness.people["Ann"].id] = "de"
    assert "`/spielen`" in (await harness.slash("Ann", "help")).words


async def test_in_a_direct_message_it_leads_to_a_server_and_to_the_rules(harness: BotHarness) -> None:
    result = await harness.people["Ann"].user.slash("help")
    said = Said(harness, result)
    (shown,) = said.private
    assert "in a channel there" in shown.text
    assert not [button for button in shown.buttons.values() if button[:2] in ("n:", "u:")]
    assert [button for button in shown.buttons.values() if button.startswith("r:")]


async def test_the_intents_for_it_are_not_privileged() -> None:
    assert INTENTS.guild_messages
    assert INTENTS.dm_messages
    assert not INTENTS.message_content


async def test_a_mention_is_answered_with_the_games_and_calls_nobody(harness: BotHarness) -> None:
    await write(harness, "Ann", "how do I play?")
    (answer,) = answers(harness)
    assert mentions_of(harness, answer) == (set(), False)
    assert answer.json["message_reference"]["message_id"] == str(min(one.id for one in harness.messages()))
    await harness.click("Ben", "n:tie_die", on=answer)
    assert (await harness.stored()).host == harness.people["Ben"].id


def mentions_of(harness: BotHarness, message: Shown) -> tuple[set[int], bool]:
    """Return who was called by a message of the bot's, and whether everybody was."""
    sent = [call.json for call in harness.env.http_requests if call.json and "allowed_mentions" in call.json]
    allowed = sent[-1]["allowed_mentions"]
    assert not allowed.get("replied_user")
    return set(allowed.get("users", ())), "everyone" in allowed.get("parse", ())


async def test_what_was_written_is_not_read(harness: BotHarness) -> None:
    asked: set[str] = set()

    class Told(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            asked.add(key)
            return super().__getitem__(key)

        def get(self, key: str, default: Any = None) -> Any:
            asked.add(key)
            return super().get(key, default)

    us, ann = harness.env.backend.bot_user.id, harness.people["Ann"].id
    there = {"id": str(2**60), "channel_id": str(harness.channel.id), "content": "a secret", "author": {"id": str(ann)}}
    for more in ({"guild_id": str(harness.guild.id), "mentions": [{"id": str(us)}]}, {}):
        harness.bot.on_channel_message(Told(there | more))
    await rest(harness)
    assert "author" in asked
    assert not asked & {"content", "attachments", "embeds", "components", "poll"}


async def test_a_direct_message_is_answered_in_the_language_of_their_last_game(harness: BotHarness) -> None:
    harness.locales[harness.people["Ann"].id] = "de"
    await harness.sit("Ann", game="tie_die")
    await harness.people["Ann"].send_dm("hallo?")
    await rest(harness)
    (answer,) = harness.mail("Ann")[-1:]
    assert localizer("de")("help-first-elsewhere", play="").splitlines()[0] in answer.text
    assert any(button.startswith("r:") for button in answer.buttons.values())


async def test_a_stranger_s_direct_message_is_answered_too(harness: BotHarness) -> None:
    await harness.people["Dan"].send_dm("hi")
    await rest(harness)
    assert "Hello" in harness.mail("Dan")[-1].text


async def test_somebody_is_answered_once_in_a_while(harness: BotHarness) -> None:
    for _ in range(3):
        await write(harness, "Ann")
    assert len(answers(harness)) == 1
    await harness.people["Ann"].send_dm("and here?")
    await rest(harness)
    assert [one for one in harness.mail("Ann") if one.json["author"]["bot"]] == [], "wherever they write"
    await harness.env.advance_time(A_WHILE)
    await write(harness, "Ann")
    assert len(answers(harness)) == 2


async def test_a_channel_is_not_filled_by_many_who_ask(harness: BotHarness) -> None:
    for number in range(int(help_replies.CHANNEL.most) + 2):
        harness.come(f"Guest {number}")
        await write(harness, f"Guest {number}")
    assert len(answers(harness)) == help_replies.CHANNEL.most


async def test_whoever_replies_to_a_message_of_the_bot_is_not_answered(harness: BotHarness) -> None:
    board = await harness.sit("Ann", game="tie_die")
    message = await harness.bot.get_partial_messageable(board.channel).fetch_message(board.id)
    await harness.people["Ben"].send(harness.channel, "haha", reply_to=message)
    await rest(harness)
    assert answers(harness) == []


@pytest.mark.parametrize(
    "more",
    [
        {"author": {"id": "77", "bot": True}},
        {"author": {"id": "77", "system": True}},
        {"webhook_id": "78"},
        {"mention_everyone": True},
        {"type": 7},
        {"mentions": []},
        {"mentions": [{"id": "77"}]},
        {"mentions": [], "mention_roles": ["79"]},
    ],
)
async def test_bots_webhooks_everyone_and_others_are_not_answered(harness: BotHarness, more: dict[str, Any]) -> None:
    us, ann = harness.env.backend.bot_user.id, harness.people["Ann"].id
    told = {
        "id": str(2**60),
        "channel_id": str(harness.channel.id),
        "guild_id": str(harness.guild.id),
        "author": {"id": str(ann)},
        "mentions": [{"id": str(us)}],
        "type": 0,
    }
    harness.bot.on_channel_message({**told, **more})
    await rest(harness)
    assert answers(harness) == []
    harness.bot.on_channel_message(told)
    await rest(harness)
    assert len(answers(harness)) == 1, "and who was not answered has lost nothing"


async def test_its_role_is_as_good_as_its_name(harness: BotHarness) -> None:
    here = harness.bot.get_guild(harness.guild.id)
    assert here is not None
    role = next(iter(here.roles))
    harness.patch.setattr(discord.Guild, "self_role", role)
    told = {"id": str(2**60), "channel_id": str(harness.channel.id), "guild_id": str(here.id), "type": 0}
    told |= {"author": {"id": str(harness.people["Ann"].id)}, "mentions": [], "mention_roles": [str(role.id)]}
    harness.bot.on_channel_message(told)
    await rest(harness)
    assert len(answers(harness)) == 1


async def test_people_whom_the_operator_has_blocked_are_not_answered(harness: BotHarness) -> None:
    harness.patch.setattr(BlockList, "refusal", lambda *_: "sorry-blocked-person")
    await write(harness, "Ann")
    await harness.people["Ann"].send_dm("hello?")
    await rest(harness)
    assert answers(harness) == []
    assert not [one for one in harness.mail("Ann") if one.buttons]


async def test_on_a_server_that_the_operator_has_blocked_nobody_is_answered(harness: BotHarness) -> None:
    async def block(kind: Literal["block-server", "unblock-server"]) -> None:
        asked = OperationRequest(kind, "otto", guild=harness.guild.id, reason="spam")
        await harness.store.request_operation(asked, now=1.0)
        await harness.bot.services.block_list.load()

    await block("block-server")
    await write(harness, "Ann")
    assert answers(harness) == []
    await block("unblock-server")
    await write(harness, "Ann")
    assert len(answers(harness)) == 1


async def test_its_own_direct_messages_are_not_answered(harness: BotHarness) -> None:
    await harness.sit("Ann", game="magic_numbers")
    await rest(harness)
    assert len(harness.mail("Ann")) == 1


async def test_where_it_may_not_write_it_does_not_try(harness: BotHarness) -> None:
    harness.forbid("send_messages")
    before = len(harness.requests())
    await write(harness, "Ann")
    assert not [path for method, path in harness.requests(before) if method == "POST" and path.endswith("/messages")]


async def test_a_mention_is_answered_in_the_server_s_language(harness: BotHarness) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(language="ja"))
    harness.locales[harness.people["Ann"].id] = "de"
    await write(harness, "Ann")
    (answer,) = answers(harness)
    assert localizer("ja")("button-play", game=game_titles("ja")["tie_die"]) in answer.buttons


async def test_a_mention_that_cannot_be_answered_hurts_nobody(harness: BotHarness) -> None:
    harness.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await write(harness, "Ann")
    assert answers(harness) == []
    await write(harness, "Ben")
    assert len(answers(harness)) == 1


async def test_the_greeting_names_it(harness: BotHarness) -> None:
    for locale in ("en-US", "de", "ja"):
        assert "HELP" in localizer(locale)("greeting", games="x", play="x", settings="x", help="HELP")
    assert isinstance(INTENTS, discord.Intents)
