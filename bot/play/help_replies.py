"""Answers to people who write to the bot: a mention in a channel, or a direct message. Each is answered with ``/help``.

What they wrote is not looked at. Somebody is answered once in a while, a channel a few times; bots, webhooks, replies,
``@everyone``, channels where the bot may not write, and people and servers that the operator has blocked are not
answered. An answer calls nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import discord
import structlog

from bot.core.ports import CommandMentions, MessageClient
from bot.core.service import BackgroundService
from bot.interactions.block_list import BlockList
from bot.interactions.rate_limits import BucketSpec, TokenBuckets
from bot.messages.announcer import Announcer
from bot.play.game_picker import GamePicker
from bot.storage import Store, StoreError
from bot.table.deadlines import now

log = structlog.get_logger(__name__)

PERSON = BucketSpec(1, 1 / 600)
"""Limit of answers to one person, wherever they write."""
CHANNEL = BucketSpec(3, 1 / 600)
"""Limit of answers in one channel, whoever writes."""
_PLAIN, _REPLY = 0, 19
"""Types of messages that people write."""


class HelpClient(MessageClient, CommandMentions, Protocol):
    """Protocol: who the bot is, where it may write, and what its commands are. Discord's client is one."""

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """Return a guild that the bot is a member of."""
        ...


class HelpReplies(BackgroundService):
    """Answers to mentions and direct messages, in the background."""

    def __init__(
        self, client: HelpClient, store: Store, announcer: Announcer, picker: GamePicker, block_list: BlockList
    ) -> None:
        super().__init__()
        self._client = client
        self._store = store
        self._announcer = announcer
        self._picker = picker
        self._block_list = block_list
        self._buckets = TokenBuckets(clock=lambda: now())

    def on_message(self, data: Mapping[str, Any]) -> None:
        """Answer a message, as the gateway sends it, if it is for the bot."""
        guild = data.get("guild_id")
        if guild is not None and not data.get("mentions") and not data.get("mention_roles"):
            return
        author = data["author"]
        if author.get("bot") or author.get("system") or data.get("webhook_id") is not None:
            return
        channel, user = int(data["channel_id"]), int(author["id"])
        if guild is not None and not self._is_called(data, int(guild), channel):
            return
        if guild is None and data.get("type", _PLAIN) not in (_PLAIN, _REPLY):
            return
        if self._block_list.refusal(user, None if guild is None else int(guild)) is not None:
            return
        if self._buckets.take({("person", user): PERSON, ("channel", channel): CHANNEL}):
            self._background.start(self._answer(None if guild is None else int(guild), channel, int(data["id"]), user))

    def _is_called(self, data: Mapping[str, Any], guild: int, channel: int) -> bool:
        """Return whether a message in a guild's channel names the bot, or its role, and it may answer there.

        A reply to one of the bot's messages names it too, and is rather about that message.
        """
        if data.get("type", _PLAIN) != _PLAIN or data.get("mention_everyone"):
            return False
        us, here = self._client.user, self._client.get_guild(guild)
        role = None if here is None else here.self_role
        named = us is not None and any(int(one["id"]) == us.id for one in data.get("mentions") or ())
        named = named or (role is not None and any(int(one) == role.id for one in data.get("mention_roles") or ()))
        return named and self._client.may_post_board(channel)

    async def _answer(self, guild: int | None, channel: int, message: int, user: int) -> None:
        try:
            if guild is None:
                shown = await self._picker.help_message(user, await self._store.latest_locale(user), tables=False)
                await self._announcer.send_dm(user, shown)
                return
            here = self._client.get_guild(guild)
            settled = (await self._store.guild_settings(guild)).language
            locale = settled or ("" if here is None else str(here.preferred_locale))
            shown = await self._picker.help_message(user, locale, tables=True)
        except StoreError as error:
            log.error("answering a mention failed", error=str(error))
            return
        to = discord.MessageReference(message_id=message, channel_id=channel, guild_id=guild, fail_if_not_exists=False)
        await self._announcer.send(guild, channel, shown, reference=to)
