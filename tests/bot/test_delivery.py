"""Calls about messages: the one search for a message that may be there, and what is sent with the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.responder import NOBODY
from bot.messages import delivery
from bot.messages.delivery import MessageDelivery

US, ANN = 1, 2


class Channel:
    """A channel with messages of some people, by id; it keeps the arguments of each call."""

    def __init__(self, *authors: int) -> None:
        self.messages = [
            SimpleNamespace(id=number, author=SimpleNamespace(id=author), content=f"message {number}", components=[])
            for number, author in enumerate(authors, 1)
        ]
        self.read: list[int] = []
        self.calls: list[dict[str, Any]] = []
        self.hangs = False

    async def history(self, *, limit: int, oldest_first: bool) -> AsyncIterator[Any]:
        """Yield the messages, the newest first."""
        assert not oldest_first
        for message in self.messages[::-1][:limit]:
            self.read.append(message.id)
            yield message

    async def send(self, **given: Any) -> Any:
        """Keep what is sent."""
        self.calls.append(given)
        if self.hangs:
            await asyncio.Event().wait()
        return SimpleNamespace(id=99)

    def get_partial_messageable(self, id: int, *, guild_id: int | None = None) -> Channel:
        """Return this channel, whichever is asked for."""
        return self


def delivery_to(channel: Channel, *, readable: bool = True, us: int | None = US) -> MessageDelivery:
    client: Any = SimpleNamespace(
        user=None if us is None else SimpleNamespace(id=us),
        may_read_history=lambda channel: readable,
        get_partial_messageable=channel.get_partial_messageable,
    )
    return MessageDelivery(client, ApiRateLimiter())


def anything(message: discord.Message) -> bool:
    return True


async def ids(found: Any) -> list[int]:
    return [message.id for message in await found]


async def test_only_messages_of_ours_that_came_since_are_found_the_newest_first() -> None:
    channel = Channel(US, US, ANN, US, ANN, US)
    assert await ids(delivery_to(channel).find(None, 7, anything, since=1)) == [6, 4, 2]
    assert channel.read == [6, 5, 4, 3, 2, 1]


async def test_nothing_older_than_that_is_read() -> None:
    channel = Channel(*[US] * 50)
    assert await ids(delivery_to(channel).find(None, 7, anything, since=48)) == [50, 49]
    assert len(channel.read) == 3


async def test_the_search_ends_with_the_newest_where_that_is_enough() -> None:
    channel = Channel(*[US] * 50)
    is_it = lambda message: message.content == "message 40"  # noqa: E731
    assert await ids(delivery_to(channel).find(None, 7, is_it, newest=True)) == [40]
    assert len(channel.read) == 12


async def test_the_search_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "LOOKED_THROUGH", 5)
    channel = Channel(*[US] * 50)
    assert len(await delivery_to(channel).find(None, 7, anything)) == 5


async def test_a_channel_that_may_not_be_read_proves_nothing() -> None:
    with pytest.raises(PermissionError):
        await delivery_to(Channel(US), readable=False).find(None, 7, anything)


async def test_nothing_is_ours_before_we_know_who_we_are() -> None:
    assert await delivery_to(Channel(US), us=None).find(None, 7, anything) == []


async def test_a_text_mentions_nobody_unless_it_is_told_to() -> None:
    channel = Channel()
    await delivery_to(channel).send(None, 7, "<@2> has moved", "nonce")
    called = discord.AllowedMentions(users=[discord.Object(ANN)])
    await delivery_to(channel).send(None, 7, "<@2> is to move", "other", called=called)
    assert channel.calls == [
        {"content": "<@2> has moved", "nonce": "nonce", "allowed_mentions": NOBODY},
        {"content": "<@2> is to move", "nonce": "other", "allowed_mentions": called},
    ]


async def test_a_call_that_is_not_answered_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.retry.CALL", 0.01)
    channel = Channel()
    channel.hangs = True
    with pytest.raises(TimeoutError):
        await delivery_to(channel).send(None, 7, "Hello", "nonce")
