"""Where every answer begins and ends: in time, once, and never without a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from time import monotonic, perf_counter
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.ground import measures
from bot.ground.permissions import missing
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.panels import frame
from bot.panels.buttons import shows
from bot.panels.errands import Errand
from bot.panels.retry import retry_message
from bot.playing.answer import LOST, NOBODY, Answer, Said
from bot.playing.board import Boards
from bot.playing.budgets import Kind, kind_of_command, kind_of_press
from bot.playing.drawings import Drawings
from bot.playing.gate import Gate
from bot.playing.pace import Pace
from bot.playing.slips import Slips
from bot.playing.turnstile import Turnstile
from bot.playing.usher import Usher
from bot.store import DeliveredTwice
from bot.table.links import link
from bot.table.live import done
from bot.table.tables import Tables
from bot.words import Words, words

log = structlog.get_logger(__name__)

_LONG: tuple[Kind, ...] = ("film", "review")
"""What takes long, and only looks."""
_A_MOMENT = 0.02
"""Seconds between two looks whether an answer that takes long has been announced."""


class Reception:
    """Receives interactions: gives each its answer, and sees that something is said whatever goes wrong."""

    def __init__(
        self,
        tables: Tables,
        drawings: Drawings,
        boards: Boards,
        gate: Gate,
        usher: Usher,
        slips: Slips,
        pace: Pace,
    ) -> None:
        self._tables = tables
        self._drawings = drawings
        self._boards = boards
        self._gate = gate
        self._usher = usher
        self._slips = slips
        self._pace = pace
        self.closing = False
        """Whether the bot is being stopped: what fails now fails for that reason."""
        self._turnstile = Turnstile()
        self._answering: dict[asyncio.Task[Any], Answer] = {}

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether to do anything for this interaction. Not if it has been here before, if it is too late for an answer,
        or if this person or server asks for too much, which they are told once in a while; what they press in between
        does nothing."""
        verdict = self._gate.verdict(
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
            step("heard")
            return True
        log.info("interaction not answered", why=verdict, interaction=interaction.id)
        if verdict == "limit reached":
            await self.refuse(interaction, "sorry-flood")
        elif verdict == "told already":
            await self._nod(interaction)
        return False

    async def _nod(self, interaction: discord.Interaction[Any]) -> None:
        """Let Discord know that it was heard, so that it does not tell people that it failed. Where that cannot be done
        without a message, it is the sentence that they know."""
        if interaction.type is discord.InteractionType.component:
            with suppress(*LOST):
                await interaction.response.defer()
        else:
            await self.refuse(interaction, "sorry-flood")

    async def refuse(self, interaction: discord.Interaction[Any], sentence: str, **parts: object) -> None:
        """Say that sentence, privately, and nothing else."""
        with suppress(*LOST):
            text = words(str(interaction.locale))(sentence, **parts)
            sent = await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
            self._slips.goes(interaction, Said(sent.message_id, interaction.delete_original_response), text)

    async def serve(
        self,
        interaction: discord.Interaction[Any],
        errand: Errand | None,
        do: Callable[[Answer], Awaitable[None]],
        *,
        private: bool = False,
    ) -> bool:
        """Answer a press, a list or a form: ``do`` what it asks for, if that is about no table or the usher lets it
        pass; whether it did. This is the only way for them; commands go through ``answering``, and ask the usher for
        their table."""
        admitted = False
        if errand is not None:
            bind_contextvars(table=errand.table)
        async with self.answering(interaction, errand, private=private) as answer:
            if errand is not None:
                await self._usher.admit(interaction, errand)
            admitted = True
            await do(answer)
        return admitted

    @asynccontextmanager
    async def answering(
        self, interaction: discord.Interaction[Any], errand: Errand | None = None, *, private: bool = False
    ) -> AsyncIterator[Answer]:
        """The frame of an answer: in time, and with a private sentence for whatever is refused or goes wrong.

        ``private`` tells how to put off an answer that takes long: only that person sees it, or all.
        """
        table = None if errand is None else errand.table
        began = perf_counter()
        answer = Answer(interaction, private=private, age=self._gate.age(interaction.id, monotonic()))
        task = asyncio.current_task()
        if task:
            self._answering[task] = answer
        speak = personal(answer)
        try:
            try:
                # A direct message is of no server, and nobody else's.
                whose = interaction.guild_id or interaction.user.id
                answer.place = await self._turnstile.enter(answer.put_off, whose)
                # Somebody waits for all that is asked of Discord here.
                with self._pace.first():
                    yield answer
            except Refusal as refusal:
                if refusal.repaint and errand is not None:
                    await self._repair(answer, errand)
                text = speak(refusal.sentence, **refusal.parts)
                if refusal.retry is not None:
                    # It stays, for whoever typed it wants it back.
                    await answer.reply(retry_message(text, refusal.retry, speak))
                else:
                    await answer.say(text)
                    self._slips.fleeting(answer, text)
            except DeliveredTwice:
                # It is answered where it came first.
                answer.leave()
            except LOST as error:
                if isinstance(error, discord.Forbidden) and (lacking := missing(interaction)):
                    text = speak("sorry-permissions", permissions=lacking)
                elif not answer.begun:
                    # It was not the answer that was lost, but something else that was asked of Discord for it.
                    log.warning("not taken by Discord", table=table, error=str(error))
                    text = speak("sorry-discord")
                else:
                    raise
                answer.lost()
                await answer.say(text)
            except Exception:
                if self.closing:
                    log.info("answer cut short", table=table)
                    return
                data: Any = interaction.data or {}
                log.exception("answer failed", table=table, asked=data.get("custom_id") or data.get("name"))
                await answer.say(speak("sorry-trouble"))
            await answer.acknowledge()
        except LOST as error:
            log.warning("answer lost", table=table, error=str(error))
        finally:
            answer.close()
            if task:
                self._answering.pop(task, None)
            if measures.listener is not None:
                measures.listener.answered(_kind(interaction), perf_counter() - began)

    @property
    def waiting(self) -> int:
        """How many interactions are being answered."""
        return len(self._answering)

    async def settle(self) -> None:
        """Wait until everything that is being answered has been."""
        while self._answering:
            await asyncio.wait(list(self._answering))

    async def leave_off(self, seconds: float) -> None:
        """Wait so long at most until everything has been answered that may change something, then leave it off. What
        only looks and takes long, and has been announced, goes on and is not waited for."""
        end = asyncio.get_running_loop().time() + seconds
        for answer in self._answering.values():
            if _kind(answer.interaction) in _LONG:
                # Else all that people do meanwhile would wait until it is.
                answer.put_off()
        while (urgent := self._urgent()) and (left := end - asyncio.get_running_loop().time()) > 0:
            # What has not been announced may be in the next moment.
            await asyncio.wait(urgent, timeout=min(left, _A_MOMENT))
        await _cancelled(self._urgent())

    async def stop(self) -> None:
        """Leave off answering."""
        await _cancelled(list(self._answering))

    def _urgent(self) -> list[asyncio.Task[Any]]:
        return [
            task
            for task, answer in self._answering.items()
            if not answer.interaction.response.is_done() or _kind(answer.interaction) not in _LONG
        ]

    async def _repair(self, answer: Answer, errand: Errand) -> None:
        """The clicked message showed something that is no longer so: bring it up to date."""
        clicked = answer.interaction.message
        if clicked is None or clicked.flags.ephemeral:
            return
        try:
            live = await self._usher.admit(answer.interaction, errand)
        except Refusal:
            # Only what really has such a button: a forged one takes nobody's board away.
            if shows(answer.interaction):
                await answer.update(frame.note(words(str(answer.interaction.guild_locale or ""))("table-gone")))
            return
        if clicked.id == live.stored.message:
            # What is drawn now is shown before anything newer: the table is held for it.
            async with self._tables.hold(errand.table):
                await self._boards.show(await self._tables.get(errand.table), answer)
        elif live.stored.message is None and done(live):
            # It is nowhere any more, so it has not moved: what was clicked may as well say how it ended.
            await answer.update((await self._drawings.of(live)).message)
        else:
            await answer.update(frame.note(live.words("table-moved", link=link(live.stored))))


async def _cancelled(tasks: Collection[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _kind(interaction: discord.Interaction[Any]) -> Kind:
    data: Any = interaction.data or {}
    if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return kind_of_press(str(data.get("custom_id", "")))
    if interaction.type is discord.InteractionType.autocomplete:
        # It is asked at every letter, and costs little.
        return "act"
    options = data.get("options") or [{}]
    return kind_of_command(str(data.get("name", "")), str(options[0].get("name", "")))


def personal(answer: Answer) -> Words:
    """The words in the language of the person who is being answered."""
    return words(str(answer.interaction.locale))
