"""One answer to one interaction, in time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

if TYPE_CHECKING:
    from bot.panels.frame import Message

DEFER_AFTER = 2.0
"""Seconds after which an answer that is not there yet is announced; Discord gives up on it after 3."""

LOST = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a call to Discord raises when it was refused, or when the line broke."""

NOBODY = discord.AllowedMentions.none()
"""Names are shown, nobody is called."""


class Answer:
    """The answer to a click or a command.

    It is one call to Discord: the interaction's own response. Where that is not ready in time, the interaction is
    deferred first. A second thing to say goes out as a private follow-up.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = False) -> None:
        self.interaction = interaction
        self._private = private
        self._sending = False
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._late)

    def lost(self) -> None:
        """The response did not arrive: what comes next may be the response."""
        self._sending = self.interaction.response.is_done()

    def leave(self) -> None:
        """Say nothing: the answer is somebody else's."""
        self._sending = True

    async def acknowledge(self) -> None:
        """Let Discord know that the click was heard, if nothing has been said to it."""
        if not self._sending and not await self._taken():
            await self._defer()

    def close(self) -> None:
        """No more is going to be said; stop the clock."""
        self._timer.cancel()

    async def update(self, message: Message) -> None:
        """Bring the clicked message up to date."""
        if await self._taken():
            await self.interaction.edit_original_response(
                view=message.view, attachments=list(message.files), allowed_mentions=NOBODY
            )
        else:
            await self.interaction.response.edit_message(
                view=message.view, attachments=list(message.files), allowed_mentions=NOBODY
            )

    async def post(self, message: Message) -> int:
        """Answer with a new message that all can see. Returns its id."""
        if await self._taken():
            sent = await self.interaction.followup.send(
                view=message.view, files=list(message.files), allowed_mentions=NOBODY, wait=True
            )
            return sent.id
        response = await self.interaction.response.send_message(
            view=message.view, files=list(message.files), allowed_mentions=NOBODY
        )
        assert response.message_id is not None
        return response.message_id

    async def whisper(self, message: Message) -> None:
        """Answer with a message that only this person can see."""
        if await self._taken():
            await self.interaction.followup.send(
                view=message.view, files=list(message.files), allowed_mentions=NOBODY, ephemeral=True
            )
        else:
            await self.interaction.response.send_message(
                view=message.view, files=list(message.files), allowed_mentions=NOBODY, ephemeral=True
            )

    async def say(self, text: str, *, file: discord.File | None = None) -> None:
        """Answer with a sentence that only this person can see."""
        files = [file] if file else []
        if await self._taken():
            await self.interaction.followup.send(text, files=files, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await self.interaction.response.send_message(text, files=files, ephemeral=True, allowed_mentions=NOBODY)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form. That cannot be put off: too late is too late."""
        if not await self._taken():
            await self.interaction.response.send_modal(form)

    async def call(self, text: str, users: Sequence[int], stays: float) -> None:
        """Answer with a sentence for all that calls the ``users`` in it, and is taken away after ``stays`` seconds."""
        called = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        if await self._taken():
            await self.interaction.followup.send(text, allowed_mentions=called)
        else:
            await self.interaction.response.send_message(text, allowed_mentions=called, delete_after=stays)

    async def _taken(self) -> bool:
        """Whether the interaction's own response is spent; if not, the caller spends it now."""
        self._timer.cancel()
        if self._deferring:
            await self._deferring
        if self._sending or self.interaction.response.is_done():
            return True
        self._sending = True
        return False

    def _late(self) -> None:
        if not self._sending and not self.interaction.response.is_done():
            self._sending = True
            self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        # For a press, too, let them see that their answer is being made; on its own, the message would be silent.
        await self.interaction.response.defer(ephemeral=self._private, thinking=self._private)
