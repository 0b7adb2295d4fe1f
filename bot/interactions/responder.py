"""One answer to one interaction, in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import discord

from bot.core.discord_errors import LOST, ErrorCode, error_code, surely_failed
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import MESSAGE, cut_text
from bot.interactions.concurrency import Slot
from bot.ui.components.command_links import command_links

if TYPE_CHECKING:
    from bot.ui.components.layout import OutgoingMessage

DEFER_AFTER = 2.0
"""Seconds after which an answer that is not there yet is announced; Discord gives up on it after 3."""

_AT_LEAST = 0.1
"""Seconds that it has in any case, however late the interaction came: most answers take less, and then there is nothing
to announce."""
AT_MOST = 5.0
"""Seconds that Discord may take for an answer by which a table is held. Nobody waits for what comes later."""
_ANNOUNCED = 1.0
"""Seconds that it may take for the announcement of an answer. After that it has arrived, or it is too late for it."""
_LONG = 60.0
"""Seconds that it may take for any other."""

NOBODY = discord.AllowedMentions.none()
"""Names are shown, nobody is called."""


class EphemeralMessage(NamedTuple):
    """A message that only one person sees: its id if it is known, and what takes it away while the token lives."""

    message: int | None
    take_away: Callable[[], Awaitable[Any]]


class Responder:
    """The answer to a click or a command.

    It is one call to Discord: the interaction's own response. Where that is not ready in time, the interaction is
    deferred first. Whether all see what comes then was decided by that: "thinking…" is filled in if what is to be said
    is for the same eyes, and taken away otherwise. A second thing to say goes out as a follow-up.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = False, age: float = 0.0) -> None:
        """Answer ``interaction``.

        ``private``: a deferred response is ephemeral. ``age``: seconds for which Discord has been waiting for it.
        """
        self.interaction = interaction
        self._private = private
        self._links = command_links(interaction.client)
        self._sending = False
        self._begun = False
        self._deferring: asyncio.Task[None] | None = None
        self._thinking: Literal["private", "public"] | None = None
        """The audience of "thinking…", as long as it stands there."""
        self.said: EphemeralMessage | None = None
        """The latest ephemeral message to this user."""
        self.place: Slot | None = None
        """The place among those that are worked on, which is given back as soon as the rest is Discord's work."""
        self._timer = asyncio.get_running_loop().call_later(max(_AT_LEAST, DEFER_AFTER - age), self.defer)

    def words(self, game: str | None = None) -> Localizer:
        """Return the words of the locale of the user who is answered, with those of that game."""
        return localizer(str(self.interaction.locale), game)

    @property
    def has_answered(self) -> bool:
        """Return whether an answer was sent, or its sending was tried; a deferred answer does not count."""
        return self._begun

    def response_lost(self) -> None:
        """Note that the response did not arrive: the next message may be the response."""
        self._sending = self.interaction.response.is_done()

    def skip(self) -> None:
        """Send nothing: another part of the bot answers."""
        self._sending = True

    async def ack(self) -> None:
        """Acknowledge the click, if it has had no response yet."""
        async with asyncio.timeout(AT_MOST):
            if not await self._claim_response():
                await self._defer()
            await self._clear_thinking()

    def close(self) -> None:
        """Stop the defer timer: no other response follows."""
        self._timer.cancel()

    async def update(self, message: OutgoingMessage, *, held: bool = False) -> bool:
        """Bring the clicked message up to date.

        Once the response was deferred ("thinking…"), that is an edit like any other; if a table is ``held``, which
        waits for no such edit, return False instead.
        """
        shown: Any = {
            "view": self._links.link_view(message.view),
            "attachments": list(message.files),
            "allowed_mentions": NOBODY,
        }
        async with asyncio.timeout(AT_MOST):
            if not await self._claim_response():
                await self.interaction.response.edit_message(**shown)
            elif self._thinking and self.interaction.message:
                if held:
                    return False
                # The original response is "thinking…" now, and not what was clicked.
                await self.interaction.message.edit(**shown)
                await self._clear_thinking()
            else:
                await self.interaction.edit_original_response(**shown)
        if self.is_ephemeral_context and self.interaction.message:
            self.said = EphemeralMessage(self.interaction.message.id, self.interaction.delete_original_response)
        return True

    async def post(self, message: OutgoingMessage, *, board: bool = False) -> int:
        """Answer with a new message that all can see; a ``board`` is posted otherwise if that takes long. Returns its
        id."""
        async with asyncio.timeout(_LONG if message.files and not board else AT_MOST):
            return await self._send(message, private=False)

    @property
    def is_ephemeral_context(self) -> bool:
        """Return whether the pressed message is ephemeral."""
        clicked = self.interaction.message
        return clicked is not None and clicked.flags.ephemeral

    async def reply(self, message: OutgoingMessage) -> None:
        """Answer with an ephemeral message, in place of the clicked ephemeral message or as a new one."""
        await (self.update if self.is_ephemeral_context else self.send_private)(message)

    async def send_private(self, message: OutgoingMessage) -> None:
        """Answer with a message that only this person can see."""
        async with asyncio.timeout(_LONG if message.files else AT_MOST):
            await self._send(message, private=True)

    async def send_text(self, text: str, *, file: discord.File | None = None) -> None:
        """Answer with a sentence that only this person can see."""
        text = self._links.link(cut_text(text, MESSAGE))
        files = [file] if file else []
        async with asyncio.timeout(_LONG if file else AT_MOST):
            original = self.interaction.delete_original_response
            if not await self._claim_response():
                response = await self.interaction.response.send_message(
                    text, files=files, ephemeral=True, allowed_mentions=NOBODY
                )
                self.said = EphemeralMessage(response.message_id, original)
            elif await self._fill_in(private=True):
                filled = await self.interaction.edit_original_response(
                    content=text, attachments=files, allowed_mentions=NOBODY
                )
                self.said = EphemeralMessage(filled.id, original)
            else:
                sent = await self.interaction.followup.send(
                    text, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
                )
                self.said = EphemeralMessage(sent.id, sent.delete)

    async def send_modal(self, form: discord.ui.Modal) -> bool:
        """Answer with a modal, which cannot be deferred; return False if it is too late for it."""
        async with asyncio.timeout(AT_MOST):
            if await self._claim_response():
                return False
            await self.interaction.response.send_modal(form)
        return True

    async def mention(self, text: str, called: discord.AllowedMentions, stays: float) -> int | None:
        """Answer with a sentence for all that calls those who are ``called``, and is taken away after ``stays``
        seconds. Return the message's id, if Discord has told it."""
        text = self._links.link(text)
        async with asyncio.timeout(AT_MOST):
            if await self._claim_response():
                # Replacing "thinking…" would be an edit, and an edit mentions nobody.
                await self._clear_thinking()
                sent = await self.interaction.followup.send(text, allowed_mentions=called, wait=True)
                await sent.delete(delay=stays)
                return sent.id
            response = await self.interaction.response.send_message(text, allowed_mentions=called, delete_after=stays)
            return response.message_id

    async def _send(self, message: OutgoingMessage, *, private: bool) -> int:
        view, files = self._links.link_view(message.view), list(message.files)
        if not await self._claim_response():
            response = await self.interaction.response.send_message(
                view=view, files=files, allowed_mentions=NOBODY, ephemeral=private
            )
            assert response.message_id is not None
            return self._has_said(response.message_id, private, self.interaction.delete_original_response)
        if await self._fill_in(private=private):
            filled = await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
            return self._has_said(filled.id, private, self.interaction.delete_original_response)
        sent = await self.interaction.followup.send(
            view=view, files=files, allowed_mentions=NOBODY, ephemeral=private, wait=True
        )
        return self._has_said(sent.id, private, sent.delete)

    def _has_said(self, message: int, private: bool, take_away: Callable[[], Awaitable[Any]]) -> int:
        if private:
            self.said = EphemeralMessage(message, take_away)
        return message

    async def _fill_in(self, *, private: bool) -> bool:
        """Return whether the next message goes in place of "thinking…".

        If "thinking…" has the wrong visibility for that, it is deleted.
        """
        if self._thinking is None:
            return False
        if self._thinking == ("private" if private else "public"):
            self._thinking = None
            return True
        await self._clear_thinking()
        return False

    async def _clear_thinking(self) -> None:
        """Delete "thinking…", if it is there."""
        if self._thinking is not None:
            self._thinking = None
            await self.interaction.delete_original_response()

    async def _claim_response(self) -> bool:
        """Return whether the interaction's own response is spent; if not, the caller spends it now."""
        self._timer.cancel()
        self._begun = True
        if self.place is not None:
            self.place.release()
        if self._deferring:
            await self._deferring
            return True
        if self._sending or self.interaction.response.is_done():
            return True
        self._sending = True
        return False

    def defer(self) -> None:
        """Announce it now, in the background, if nothing has been said yet."""
        self._timer.cancel()
        if not self._sending and not self.interaction.response.is_done():
            self._sending = True
            self._deferring = asyncio.create_task(self._announce())

    async def _announce(self) -> None:
        """Defer the response.

        A call whose outcome is not known counts as received by Discord: otherwise "thinking…" would stay for ever.
        """
        try:
            async with asyncio.timeout(_ANNOUNCED):
                await self._defer()
        except LOST as error:
            if surely_failed(error) and error_code(error) != ErrorCode.ALREADY_ACKNOWLEDGED:
                raise

    async def _defer(self) -> None:
        clicked = self.interaction.message
        if clicked is None:
            self._thinking = "private" if self._private else "public"
            await self.interaction.response.defer(ephemeral=self._private)
        elif self._private and not clicked.flags.ephemeral:
            # Show "thinking…" for a press, too: without it Discord would show nothing.
            self._thinking = "private"
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()
