"""Dispatcher of interactions: each finds its handler, and is answered in time, once, and never without a sentence.

A handler is a method of the class of its feature. It names the component that it answers::

    @on(ExplainButton)
    async def explain(self, responder: Responder, button: ExplainButton) -> None:

    @on_table("@resign!")
    async def resign(self, responder: Responder, session: TableSession, click: TableClick) -> None:
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from time import monotonic, perf_counter
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.core import instrumentation
from bot.core.discord_errors import LOST
from bot.core.errors import UserError, missing_games_told
from bot.core.instrumentation import failpoint
from bot.core.permissions import missing_here
from bot.core.service import DrainLimit, Service
from bot.core.tasks import cancel_tasks
from bot.i18n import localizer
from bot.interactions.access import TableAccess
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.concurrency import FairLimiter, InteractionPriority
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.rate_limits import InteractionFilter, Kind, command_kind, component_kind
from bot.interactions.responder import NOBODY, EphemeralMessage, Responder
from bot.messages.board import BoardMessages
from bot.messages.board_builder import BoardBuilder
from bot.storage import DeliveredTwice, TableRow
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableGameMissing, TableRegistry
from bot.table.session import TableSession, is_finished
from bot.ui.components import layout
from bot.ui.components.buttons import Request, TableClick, TableTarget, message_has_component
from bot.ui.components.retry import retry_message

log = structlog.get_logger(__name__)

_LONG: tuple[Kind, ...] = ("film", "review")
"""Kinds that take long, and only read."""
_LET_IN = 0.02
"""Seconds that an interaction takes at most, on a busy machine, from the gateway to the dispatcher."""
_A_MOMENT = 0.02
"""Seconds between two looks whether an answer that takes long has been announced."""


Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


class Route(NamedTuple):
    """The component that a method answers: its kind, and what it asks (None: whatever has no other handler).

    ``table`` is what the method gets of a table: nothing, a session that is held for it, or one to look at.
    """

    kind: type[Any]
    what: str | None
    table: Literal["", "held", "seen"] = ""


def on(kind: type[Any], *whats: str) -> Callable[[Method], Method]:
    """Register a method for that kind of component or modal, if it asks for one of ``whats``; for any without them.

    The method is called with the responder, and with the component or modal.
    """
    return _registers([Route(kind, what) for what in whats or (None,)])


def on_table(*whats: str, held: bool = True) -> Callable[[Method], Method]:
    """Register a method for the clicks at a table that ask for one of ``whats``, see :attr:`TableClick.what`.

    The method is called with the responder, the session and the click. If the table is ``held``, no other click works
    on it meanwhile, and a click on a message that is not the table's any more is refused.
    """
    return _registers([Route(TableClick, what, "held" if held else "seen") for what in whats])


def _registers(routes: Sequence[Route]) -> Callable[[Method], Method]:
    def mark(method: Method) -> Method:
        method.__dict__["routes"] = (*routes, *method.__dict__.get("routes", ()))
        return method

    return mark


@cache
def _routes(feature: type) -> tuple[tuple[str, Route], ...]:
    """Return the names of a feature's handlers, each with what it answers."""
    return tuple(
        (name, route)
        for name, method in inspect.getmembers(feature, inspect.isfunction)
        for route in method.__dict__.get("routes", ())
    )


class Handlers:
    """All handlers, by the component that each answers."""

    def __init__(self, tables: TableRegistry, ephemeral_cleaner: EphemeralCleaner) -> None:
        self._tables = tables
        self._ephemeral_cleaner = ephemeral_cleaner
        self._methods: dict[tuple[type[Any], str | None], tuple[Route, object, str]] = {}
        """The handler's route, feature and name, by its kind and what it answers."""

    def add(self, *features: object) -> None:
        """Add the handlers of these features.

        Raises:
            ValueError: a component has two.
        """
        for feature in features:
            for name, route in _routes(type(feature)):  # type: ignore[arg-type]  # Classes can be hashed.
                if (route.kind, route.what) in self._methods:
                    raise ValueError(f"{route.kind.__name__} {route.what} has two handlers")
                self._methods[route.kind, route.what] = route, feature, name

    @property
    def routes(self) -> list[Route]:
        """Return everything that has a handler."""
        return [route for route, *_ in self._methods.values()]

    async def handle(self, responder: Responder, asked: Request) -> None:
        """Call the handler of a used component or a submitted modal.

        Raises:
            UserError: it has none any more, or the handler refuses it.
        """
        found = self._methods.get((type(asked), asked.what)) or self._methods.get((type(asked), None))
        route, method = (None, _outdated) if found is None else (found[0], getattr(found[1], found[2]))
        if not isinstance(asked, TableClick) or (route is not None and not route.table):
            await method(responder, asked)
        elif route is not None and route.table == "seen":
            await method(responder, await self._tables.get(asked.table), asked)
            if responder.said is not None:
                self._ephemeral_cleaner.note_panel(asked.table)
        else:
            async with held_table(self._tables, responder, asked.table) as session:
                await method(responder, session, asked)


async def _outdated(*_: object) -> None:
    """Refuse what has no handler any more."""
    raise UserError("sorry-late", repaint=True)


@asynccontextmanager
async def held_table(tables: TableRegistry, responder: Responder, table: int) -> AsyncIterator[TableSession]:
    """Hold the table for a click. No other click works on it meanwhile.

    Raises:
        UserError: the clicked message is the table's no more; a newer one has replaced it.
    """
    clicked = responder.interaction.message
    async with tables.lock(table):
        session = await tables.get(table)
        latest = session.stored.message
        if clicked is not None and not clicked.flags.ephemeral and latest is not None and clicked.id < latest:
            raise UserError("sorry-moved", repaint=True, link=table_link(session.stored))
        yield session


class BoardRepair:
    """Refreshes pressed messages that show something outdated."""

    def __init__(
        self, tables: TableRegistry, table_access: TableAccess, board_builder: BoardBuilder, boards: BoardMessages
    ) -> None:
        self._tables = tables
        self._table_access = table_access
        self._board_builder = board_builder
        self._boards = boards

    async def refresh(self, responder: Responder, target: TableTarget) -> None:
        """Refresh the pressed message of that table; an ephemeral one stays as it is."""
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


class AfterPress(Protocol):
    """Protocol: an observer of tables at which something was pressed."""

    def after_press(self, interaction: discord.Interaction[Any], session: TableSession) -> None:
        """Handle an answered press or modal at that table, without waiting for anything."""
        ...


class InteractionDispatcher(Service):
    """Receives interactions: gives each its answer, and sees that something is said whatever goes wrong."""

    def __init__(
        self,
        tables: TableRegistry,
        table_access: TableAccess,
        board_repair: BoardRepair,
        interaction_filter: InteractionFilter,
        ephemeral_cleaner: EphemeralCleaner,
        api_limiter: ApiRateLimiter,
        priority: InteractionPriority,
    ) -> None:
        self._tables = tables
        self._table_access = table_access
        self._board_repair = board_repair
        self._interaction_filter = interaction_filter
        self._ephemeral_cleaner = ephemeral_cleaner
        self._api_limiter = api_limiter
        self._priority = priority
        self.handlers = Handlers(tables, ephemeral_cleaner)
        self._observers: tuple[AfterPress, ...] = ()
        self.closing = False
        """True once the bot is being stopped: what fails now fails for that reason."""
        self._fair_limiter = FairLimiter()
        self._answering: dict[asyncio.Task[Any], Responder] = {}

    async def accept(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to handle this interaction.

        It is dropped if it has been here before, if it is too late for an answer, or if this user or guild
        asks for too much. They are told of the last once in a while; what they press in between does nothing. Whom
        the operator has blocked is told so each time.
        """
        mute = interaction.type is discord.InteractionType.autocomplete
        verdict = self._interaction_filter.verdict(
            interaction.id,
            created=interaction.created_at.timestamp(),
            now=discord.utils.utcnow().timestamp(),
            steady=monotonic(),
            kind=_kind(interaction),
            person=interaction.user.id,
            server=interaction.guild_id,
            mute=mute,
        )
        if verdict == "welcome":
            blocked = self._interaction_filter.block_refusal(interaction.user.id, interaction.guild_id)
            if blocked is None:
                failpoint("heard")
                return True
            log.info("interaction not admitted", why="blocked", interaction=interaction.id, most=1)
            if not mute:
                await self.refuse(interaction, blocked)
            return False
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

    def add_observers(self, *observers: AfterPress) -> None:
        """Add observers, which are called after every press or modal at a table from now on."""
        self._observers += observers

    async def run(self, interaction: discord.Interaction[Any], asked: Request) -> None:
        """Answer a component or a modal by its handler, if it is about no table or :class:`TableAccess` admits it.

        This is the only way for them; commands go through ``answering``, and ask for access to their table themselves.
        """
        target, session = asked.target, None
        if target is not None:
            bind_contextvars(table=target.table)
        with self._priority.interaction():
            async with self.answering(interaction, target, private=asked.alone) as answer:
                if target is not None:
                    session = await self._table_access.authorize(interaction, target)
                await self.handlers.handle(answer, asked)
        if session is not None and (latest := self._tables.cached(session.id)) is not None:
            for observer in self._observers:
                observer.after_press(interaction, latest)

    async def run_here(
        self,
        interaction: discord.Interaction[Any],
        do: Callable[[Responder, TableSession], Awaitable[None]],
        *,
        missing: Callable[[Responder, TableRow], Awaitable[None]] | None = None,
    ) -> None:
        """Answer a command about the channel's open table: ``do`` it while the table is held.

        ``missing`` is done at one whose game is not installed; without it that is refused.
        """
        async with self.answering(interaction, private=True) as answer:
            try:
                table = await self._table_access.table_in_channel(interaction)
            except TableGameMissing as error:
                if missing is None:
                    raise
                await missing(answer, error.stored)
                return
            async with self._tables.lock(table):
                await do(answer, await self._tables.get(table))

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
        speak = answer.words()
        try:
            try:
                # A direct message belongs to no guild, so its user is charged.
                whose = interaction.guild_id or interaction.user.id
                answer.place = await self._fair_limiter.acquire(answer.defer, whose)
                # A user waits for every call to Discord here.
                with self._api_limiter.prioritized(), missing_games_told():
                    yield answer
            except UserError as refusal:
                if refusal.repaint and target is not None:
                    await self._board_repair.refresh(answer, target)
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

    async def drain(self, limit: DrainLimit) -> None:
        """Wait so long at most until everything has been answered.

        If only changes are waited for, what only looks and takes long goes on once it has been announced; what may
        change something is left off in the end.
        """
        self.closing = True
        loop = asyncio.get_running_loop()
        if not limit.changes_only:
            await limit.wait_for(self.wait_idle())
            return
        # Interactions that were let in just now reach this place first.
        await asyncio.sleep(_LET_IN)
        for answer in self._answering.values():
            if _kind(answer.interaction) in _LONG:
                # Otherwise all presses would wait until it is drawn.
                answer.defer()
        while (urgent := self._urgent()) and (left := limit.until - loop.time()) > 0:
            # Responses that are not deferred yet may be in the next moment.
            await asyncio.wait(urgent, timeout=min(left, _A_MOMENT))
        await cancel_tasks(self._urgent())

    async def stop(self) -> None:
        """Cancel all running answers."""
        await cancel_tasks(self._answering)

    def _urgent(self) -> list[asyncio.Task[Any]]:
        return [
            task
            for task, answer in self._answering.items()
            if not answer.interaction.response.is_done() or _kind(answer.interaction) not in _LONG
        ]


def _kind(interaction: discord.Interaction[Any]) -> Kind:
    data: Any = interaction.data or {}
    if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return component_kind(str(data.get("custom_id", "")))
    if interaction.type is discord.InteractionType.autocomplete:
        # Autocomplete is requested at every letter, and costs little.
        return "act"
    options = data.get("options") or [{}]
    return command_kind(str(data.get("name", "")), str(options[0].get("name", "")))
