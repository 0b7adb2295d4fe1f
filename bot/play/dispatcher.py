"""Dispatcher of interactions: each is answered in time, once, and never without a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from time import monotonic, perf_counter
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.core import instrumentation
from bot.core.discord_errors import LOST
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.permissions import missing_here
from bot.i18n import Localizer, localizer
from bot.interactions.access import TableAccess
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.concurrency import FairLimiter
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.rate_limits import InteractionFilter, Kind, command_kind, component_kind
from bot.interactions.responder import NOBODY, EphemeralMessage, Responder
from bot.messages.board import BoardMessages
from bot.messages.board_builder import BoardBuilder
from bot.storage import DeliveredTwice
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.table.session import is_finished
from bot.ui.components import layout
from bot.ui.components.buttons import TableTarget, message_has_component
from bot.ui.components.retry import retry_message

log = structlog.get_logger(__name__)

_LONG: tuple[Kind, ...] = ("film", "review")
"""Kinds that take long, and only read."""
_A_MOMENT = 0.02
"""Seconds between two looks whether an answer that takes long has been announced."""


class InteractionDispatcher:
    """Receives interactions: gives each its answer, and sees that something is said whatever goes wrong."""

    def __init__(
        self,
        tables: TableRegistry,
        board_builder: BoardBuilder,
        boards: BoardMessages,
        interaction_filter: InteractionFilter,
        table_access: TableAccess,
        ephemeral_cleaner: EphemeralCleaner,
        api_limiter: ApiRateLimiter,
    ) -> None:
        self._tables = tables
        self._board_builder = board_builder
        self._boards = boards
        self._interaction_filter = interaction_filter
        self._table_access = table_access
        self._ephemeral_cleaner = ephemeral_cleaner
        self._api_limiter = api_limiter
        self.closing = False
        """True once the bot is being stopped: what fails now fails for that reason."""
        self._fair_limiter = FairLimiter()
        self._answering: dict[asyncio.Task[Any], Responder] = {}

    async def accept(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to handle this interaction.

        It is dropped if it has been here before, if it is too late for an answer, or if this user or guild
        asks for too much. They are told of the last once in a while; what they press in between does nothing.
        """
        verdict = self._interaction_filter.verdict(
            interaction.id,
            created=interaction.created_at.timestamp(),
            now=discord.utils.utcnow().timestamp(),
            steady=monotonic(),
            kind=_kind(interaction),
            person=interaction.user.id,
            server=interaction.guild_id,
            mute=interaction.type is discord.InteractionType.autocomplete,
        )
        if verdict == "welcome":
            failpoint("heard")
            return True
        log.info("interaction not admitted", why=verdict, interaction=interaction.id, most=1)
        if verdict == "limit reached":
            await self.refuse(interaction, "sorry-flood")
        elif verdict == "told already":
            await self._ack(interaction)
        return False

    async def _ack(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge the interaction, so that Discord does not show it as failed.

        If that needs a message, it is the sentence that the user knows.
        """
        if interaction.type is discord.InteractionType.component:
            with suppress(*LOST):
                await interaction.response.defer()
        else:
            await self.refuse(interaction, "sorry-flood")

    async def refuse(self, interaction: discord.Interaction[Any], sentence: str, **parts: object) -> None:
        """Answer with that sentence in an ephemeral message, and nothing else."""
        with suppress(*LOST):
            text = localizer(str(interaction.locale))(sentence, **parts)
            sent = await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
            self._ephemeral_cleaner.expire_message(
                interaction, EphemeralMessage(sent.message_id, interaction.delete_original_response), text
            )

    async def run(
        self,
        interaction: discord.Interaction[Any],
        target: TableTarget | None,
        do: Callable[[Responder], Awaitable[None]],
        *,
        private: bool = False,
    ) -> bool:
        """Answer a component or a modal: ``do`` what it asks for, if it targets no table or :class:`TableAccess`
        admits it.

        Return whether it did. This is the only way for them; commands go through ``answering``, and ask for access to
        their table themselves.
        """
        admitted = False
        if target is not None:
            bind_contextvars(table=target.table)
        async with self.answering(interaction, target, private=private) as answer:
            if target is not None:
                await self._table_access.authorize(interaction, target)
            admitted = True
            await do(answer)
        return admitted

    @asynccontextmanager
    async def answering(
        self, interaction: discord.Interaction[Any], target: TableTarget | None = None, *, private: bool = False
    ) -> AsyncIterator[Responder]:
        """Run an answer: in time, and with an ephemeral sentence for whatever is refused or goes wrong.

        ``private``: an answer that takes long is deferred for that user alone; otherwise for all to see.
        """
        table = None if target is None else target.table
        began = perf_counter()
        answer = Responder(
            interaction, private=private, age=self._interaction_filter.seconds_waiting(interaction.id, monotonic())
        )
        task = asyncio.current_task()
        if task:
            self._answering[task] = answer
        speak = user_locale_words(answer)
        try:
            try:
                # A direct message belongs to no guild, so its user is charged.
                whose = interaction.guild_id or interaction.user.id
                answer.place = await self._fair_limiter.acquire(answer.defer, whose)
                # A user waits for every call to Discord here.
                with self._api_limiter.prioritized():
                    yield answer
            except UserError as refusal:
                if refusal.repaint and target is not None:
                    await self._repair(answer, target)
                text = speak(refusal.sentence, **refusal.parts)
                if refusal.retry is not None:
                    # The message stays, for the user who typed the text needs it again.
                    await answer.reply(retry_message(text, refusal.retry, speak))
                else:
                    await answer.send_text(text)
                    self._ephemeral_cleaner.expire(answer, text)
            except DeliveredTwice:
                # The first delivery of it is answered.
                answer.skip()
            except LOST as error:
                if isinstance(error, discord.Forbidden) and (lacking := missing_here(interaction)):
                    text = speak("sorry-permissions", permissions=lacking)
                elif not answer.has_answered:
                    # The answer was not lost, but another call to Discord for it was refused.
                    log.warning("answer refused by Discord", table=table, error=str(error))
                    text = speak("sorry-discord")
                else:
                    raise
                answer.response_lost()
                await answer.send_text(text)
            except Exception:
                if self.closing:
                    log.info("answer cancelled", table=table)
                    return
                data: Any = interaction.data or {}
                log.exception("answer failed", table=table, asked=data.get("custom_id") or data.get("name"))
                await answer.send_text(speak("sorry-trouble"))
            await answer.ack()
        except LOST as error:
            log.warning("answer lost", table=table, error=str(error))
        finally:
            answer.close()
            if task:
                self._answering.pop(task, None)
            if instrumentation.metrics_hook is not None:
                instrumentation.metrics_hook.on_interaction(_kind(interaction), perf_counter() - began)

    @property
    def running_count(self) -> int:
        """Count of interactions being answered."""
        return len(self._answering)

    async def wait_idle(self) -> None:
        """Wait until everything that is being answered has been."""
        while self._answering:
            await asyncio.wait(list(self._answering))

    async def drain(self, seconds: float) -> None:
        """Wait so long at most until everything has been answered that may change something, then leave it off. What
        only looks and takes long, and has been announced, goes on and is not waited for."""
        end = asyncio.get_running_loop().time() + seconds
        for answer in self._answering.values():
            if _kind(answer.interaction) in _LONG:
                # Otherwise all presses would wait until it is drawn.
                answer.defer()
        while (urgent := self._urgent()) and (left := end - asyncio.get_running_loop().time()) > 0:
            # Responses that are not deferred yet may be in the next moment.
            await asyncio.wait(urgent, timeout=min(left, _A_MOMENT))
        await _cancelled(self._urgent())

    async def stop(self) -> None:
        """Cancel all running answers."""
        await _cancelled(list(self._answering))

    def _urgent(self) -> list[asyncio.Task[Any]]:
        return [
            task
            for task, answer in self._answering.items()
            if not answer.interaction.response.is_done() or _kind(answer.interaction) not in _LONG
        ]

    async def _repair(self, responder: Responder, target: TableTarget) -> None:
        """Refresh the pressed message, which showed something outdated."""
        clicked = responder.interaction.message
        if clicked is None or clicked.flags.ephemeral:
            return
        try:
            live = await self._table_access.authorize(responder.interaction, target)
        except UserError:
            # Only a message that really has such a button: a forged one replaces nobody's board.
            if message_has_component(responder.interaction):
                await responder.update(
                    layout.short_note(localizer(str(responder.interaction.guild_locale or ""))("table-gone"))
                )
            return
        if clicked.id == live.stored.message:
            # The drawing is shown before anything newer: the table is held for it.
            async with self._tables.lock(target.table):
                await self._boards.show(await self._tables.get(target.table), responder)
        elif live.stored.message is None and is_finished(live):
            # The board is nowhere, so it has not moved: the clicked message may as well show how it ended.
            await responder.update((await self._board_builder.build(live)).message)
        else:
            await responder.update(layout.short_note(live.words("table-moved", link=table_link(live.stored))))


async def _cancelled(tasks: Collection[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _kind(interaction: discord.Interaction[Any]) -> Kind:
    data: Any = interaction.data or {}
    if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return component_kind(str(data.get("custom_id", "")))
    if interaction.type is discord.InteractionType.autocomplete:
        # Autocomplete is requested at every letter, and costs little.
        return "act"
    options = data.get("options") or [{}]
    return command_kind(str(data.get("name", "")), str(options[0].get("name", "")))


def user_locale_words(responder: Responder) -> Localizer:
    """Return the localizer for the locale of the user who is answered."""
    return localizer(str(responder.interaction.locale))
