"""Private answers that go away when they have served: refusals after a while, panels when their table has moved on.

Discord lets such a message be deleted for a quarter of an hour, by the token of the interaction that it answers. So
this is a courtesy and nothing more: what cannot be deleted any more, is too much at once, or is forgotten in a restart,
is left where it is. Nothing waits for it.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from msgspec import Struct

from bot.core import retry
from bot.core.discord_errors import LOST
from bot.core.service import Service
from bot.core.tasks import BackgroundTasks
from bot.interactions.responder import EphemeralMessage, Responder
from bot.table.session import TableSession
from bot.ui.components import layout

LINGERS = 10.0
"""Seconds for which a sentence stays at least."""
_A_SECOND = 15
"""Characters that somebody reads in a second, without haste."""
_MOST = 500
"""Most sentences that are waited for at a time, and most panels that are remembered."""
_LIVES = 14 * 60.0
"""Seconds for which an interaction's token is used; Discord lets it live for 15 minutes."""

_Place = tuple[int, int, str]
"""A table, who asked, and what for."""


class _SentMessage(Struct, frozen=True):
    """A private message: its id, and what takes it away until ``ends`` (by the clock of the event loop)."""

    message: int | None
    take_away: Callable[[], Awaitable[Any]]
    ends: float


class _ExpiringMessage(NamedTuple):
    """A sentence that goes when there was time to read it."""

    slip: _SentMessage
    timer: asyncio.TimerHandle


class EphemeralCleaner(Service):
    """Deletion of ephemeral messages after a delay, in the background."""

    def __init__(self) -> None:
        self._expiring: dict[tuple[int, str], _ExpiringMessage] = {}
        """By who was told what."""
        self._going = BackgroundTasks()
        self._kept: OrderedDict[_Place, _SentMessage] = OrderedDict()
        self._where: dict[int, _Place] = {}
        """Places of kept messages by their ids."""
        self._opened: OrderedDict[int, float] = OrderedDict()
        """Time of the event loop at which a panel of each table was last shown to a user."""

    def expire(self, responder: Responder, text: str) -> None:
        """Delete the ephemeral ``text`` that ``responder`` has just sent, once there was time to read it."""
        if responder.said is not None:
            self.expire_message(responder.interaction, responder.said, text)

    def expire_message(self, interaction: discord.Interaction[Any], said: EphemeralMessage, text: str) -> None:
        """Delete the ephemeral message that answers ``interaction``, once there was time to read it.

        An earlier one with the same text to the same user is deleted at once, so that the user need not read
        it twice.
        """
        key = interaction.user.id, text
        slip, before = _sent_message(interaction, said), self._expiring.pop(key, None)
        if before is not None:
            before.timer.cancel()
            if before.slip.message != slip.message:
                self._take_away(before.slip)
        if len(self._expiring) >= _MOST:
            return
        if slip.message is not None:
            # An earlier entry of the same message is outdated.
            self._forget(self._where.get(slip.message))

        def away() -> None:
            del self._expiring[key]
            self._take_away(slip)

        timer = asyncio.get_running_loop().call_later(LINGERS + len(text) / _A_SECOND, away)
        self._expiring[key] = _ExpiringMessage(slip, timer)

    async def confirm(self, responder: Responder, text: str) -> None:
        """Answer with an ephemeral ``text``, in place of the pressed ephemeral message if there is one. It goes away
        once there was time to read it."""
        if responder.is_ephemeral_context:
            await responder.update(layout.short_note(text))
        else:
            await responder.send_text(text)
        self.expire(responder, text)

    def track(self, responder: Responder, table: int, what: str) -> None:
        """Keep the ephemeral message that ``responder`` has just sent until that table moves on.

        It replaces the ``what`` that the same user was shown there before, which is deleted if it is another
        message.
        """
        if responder.said is None:
            return
        self.note_panel(table)
        slip, place = _sent_message(responder.interaction, responder.said), (table, responder.interaction.user.id, what)
        if slip.message is not None:
            self._forget(self._where.get(slip.message))
        before = self._forget(place)
        if before is not None and before.message != slip.message:
            self._take_away(before)
        self._kept[place] = slip
        if slip.message is not None:
            self._where[slip.message] = place
        while len(self._kept) > _MOST:
            self._forget(next(iter(self._kept)))

    def note_panel(self, table: int) -> None:
        """Note that somebody has just been shown something private of that table, which they look at now."""
        self._opened[table] = asyncio.get_running_loop().time()
        self._opened.move_to_end(table)
        while len(self._opened) > _MOST:
            self._opened.popitem(last=False)

    def panel_opened(self, table: int) -> float:
        """Return when a panel of that table was last shown, by the clock of the event loop; long ago if never."""
        return self._opened.get(table, -math.inf)

    def pin(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the pressed ephemeral message when its table moves on: it is about to become the answer."""
        if interaction.message is not None:
            self._forget(self._where.get(interaction.message.id))

    def expire_table(self, table: int, user: int | None = None, what: str | None = None) -> None:
        """Delete the ephemeral messages kept for a table that has moved on.

        With ``user`` and ``what``, delete only ``what`` that user was shown.
        """
        for place in [place for place in self._kept if place[0] == table]:
            if user in (None, place[1]) and what in (None, place[2]):
                slip = self._forget(place)
                if slip is not None:
                    self._take_away(slip)

    def on_change(self, session: TableSession) -> None:
        """Delete the ephemeral messages of a table that is closed."""
        if session.stored.status == "closed":
            self.expire_table(session.id)

    async def wait_idle(self) -> None:
        """Wait until all messages that are being deleted are gone."""
        await self._going.wait_idle()

    async def stop(self) -> None:
        """Cancel all deletions to come; their messages stay."""
        for fleeting in self._expiring.values():
            fleeting.timer.cancel()
        self._expiring.clear()
        await self._going.stop()

    def _forget(self, place: _Place | None) -> _SentMessage | None:
        slip = None if place is None else self._kept.pop(place, None)
        if slip is not None and slip.message is not None:
            self._where.pop(slip.message, None)
        return slip

    def _take_away(self, sent: _SentMessage) -> None:
        if asyncio.get_running_loop().time() > sent.ends:
            return
        self._going.start(_gone(sent))


async def _gone(sent: _SentMessage) -> None:
    with suppress(*LOST):
        async with asyncio.timeout(retry.COURTESY):
            await sent.take_away()


def _sent_message(interaction: discord.Interaction[Any], said: EphemeralMessage) -> _SentMessage:
    return _SentMessage(said.message, said.take_away, asyncio.get_running_loop().time() + token_left(interaction))


def token_left(interaction: discord.Interaction[Any]) -> float:
    """Return the seconds for which messages can still be sent and changed by that interaction's token."""
    return _LIVES - (discord.utils.utcnow() - interaction.created_at).total_seconds()
