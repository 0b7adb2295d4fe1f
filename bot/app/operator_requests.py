"""Requests of the bot's operator: what ``sleepover admin`` asks for through the database is done here.

Requests and what came of them are in :mod:`bot.storage.repos.operations`; each heartbeat of the lease looks for them. A
request is done by the process that serves its guild, or that has shard 0; messages are sent by those that serve the
tables. Every step can be taken twice, so a request that was interrupted is done again from its beginning.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime

import discord
import structlog
from msgspec.structs import replace

from bot.accounts.deletion import AccountDeletion
from bot.accounts.guild_lifecycle import GuildList
from bot.core import retry
from bot.core.discord_errors import LOST, is_final, surely_failed
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.retry import time_limited
from bot.core.service import Service, StartContext
from bot.game_nights.guild_events import GuildEventSync
from bot.i18n.excerpt import MESSAGE, cut_text
from bot.interactions.block_list import BlockList
from bot.messages.delivery import MessageDelivery
from bot.messages.reconciler import Reconciler, Result, RetryLoop
from bot.play.termination import GameTermination
from bot.profiles.aggregator import StatsAggregator
from bot.profiles.rating_updates import RatingRebuilder
from bot.storage import (
    AlreadyOver,
    Operation,
    OperationKind,
    OperationMessage,
    OperationNews,
    Store,
    StoreFailed,
)
from bot.table.deadlines import now
from bot.table.display_names import escape_names
from bot.table.registry import TableRegistry

log = structlog.get_logger(__name__)

_EARLIER = 3600.0
"""Seconds by which the operator's clock may be ahead of Discord's."""
FAILED = "an unexpected error; the bot's log has it"
"""Result of a request that could not be done. It can be made again."""


class OperatorClosures:
    """Tables that are closed for the operator, without a result."""

    def __init__(
        self, store: Store, tables: TableRegistry, termination: GameTermination, guild_events: GuildEventSync
    ) -> None:
        self._store = store
        self._tables = tables
        self._termination = termination
        self._guild_events = guild_events

    async def close_table(self, table: int) -> str:
        """Close that table, unless it has ended; return what has become of it."""
        async with self._tables.lock(table):
            try:
                session = await self._tables.reload(table)
                with suppress(AlreadyOver):
                    await self._termination.void(session)
                status = (await self._tables.reload(table)).stored.status
            except UserError:
                # Nothing of it can be read, so it is shown as closed.
                with suppress(AlreadyOver):
                    await self._store.close(table, now=now())
                return "closed"
        return "closed" if status == "closed" else "it had ended before"

    async def close_guild(self, guild: int) -> None:
        """Close all open tables of that guild, and call its game nights off."""
        self._guild_events.on_channels_deleted(guild, ())
        for table in await self._store.open_in(guild):
            await self.close_table(table)


class ResultStrikes:
    """Results that are struck for the operator; what follows from them is worked out again in the background."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        rating_updates: RatingRebuilder,
        stats: StatsAggregator,
        tell: Callable[[], None],
    ) -> None:
        """``tell`` is called when people are owed messages, and boards are to be repainted."""
        self._store = store
        self._tables = tables
        self._rating_updates = rating_updates
        self._stats = stats
        self._tell = tell

    async def strike(self, operation: Operation) -> None:
        """Strike the results that an operation is about, which ends it."""
        struck = await self._store.strike_for(operation, now=now())
        failpoint("operator struck")
        self._tables.drop(struck)
        await self._rating_updates.start(StartContext())
        self._stats.catch_up()
        self._tell()


class OperatorMessages:
    """Messages to the channels of tables about what the operator does or says."""

    def __init__(self, delivery: MessageDelivery, store: Store, tables: TableRegistry) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables

    async def send_all(self) -> bool:
        """Try once to tell each channel that is owed a message; returns whether any is left to be tried again."""
        again = False
        for message, operation in await self._store.owed_messages():
            try:
                left = await self._send(replace(message, tries=message.tries + 1), operation)
            except StoreFailed as error:
                log.warning("telling a channel failed", table=message.table, error=str(error))
                left = True
            except Exception:
                log.exception("telling a channel failed", table=message.table)
                await self._store.update_message(message, "refused")
                left = False
            again = again or left
        return again

    async def _send(self, message: OperationMessage, operation: Operation) -> bool:
        """Tell the table's channel; returns whether that is left to be tried again."""
        try:
            session = await self._tables.get(message.table)
        except UserError:
            await self._store.update_message(message, "refused")
            return False
        stored = session.stored
        if operation.kind == "announce":
            text = session.words("operator-announcement", words=escape_lines(operation.words))
        elif stored.status == "closed":
            text = session.words("operator-closed")
        else:
            # It is still to be closed, or has ended before it could be.
            left = stored.status in ("lobby", "playing")
            if not left:
                await self._store.update_message(message, "refused")
            return left
        before = message

        async def mark_unsure() -> None:
            nonlocal message
            message = replace(message, unsure=True)
            await self._store.update_message(message, "")

        since = discord.utils.time_snowflake(datetime.fromtimestamp(max(0.0, operation.asked - _EARLIER), UTC))
        try:
            await self._delivery.api_limiter.acquire()
            await self._delivery.send_owed(
                stored.guild,
                stored.channel,
                cut_text(text, MESSAGE),
                f"o{operation.id:x}-{message.table:x}",
                unsure=message.unsure,
                since=since,
                mark_unsure=mark_unsure,
                suppress_embeds=True,
            )
        except LOST as error:
            log.info("telling a channel failed", table=message.table, error=str(error))
            given_up = is_final(error) or message.tries >= retry.OWED.tries
            kept = before if surely_failed(error) else message
            await self._store.update_message(kept, "refused" if given_up else "")
            return not given_up
        failpoint("operator told")
        await self._store.update_message(message, "told")
        return False


class OperatorRequests(Service):
    """Requests of the operator, done one after the other in the background."""

    def __init__(
        self,
        guilds: GuildList,
        store: Store,
        block_list: BlockList,
        closures: OperatorClosures,
        strikes: ResultStrikes,
        account_deletion: AccountDeletion,
        messages: OperatorMessages,
    ) -> None:
        self._guilds = guilds
        self._store = store
        self._block_list = block_list
        self._closures = closures
        self._strikes = strikes
        self._account_deletion = account_deletion
        self._messages = messages
        self._seen = OperationNews()
        self._steps: Mapping[OperationKind, Callable[[Operation], Awaitable[str]]] = {
            "block-user": self._block_user,
            "unblock-user": self._unblock,
            "block-server": self._block_server,
            "unblock-server": self._unblock,
            "leave": self._leave,
            "close": self._close,
            "strike": self._strike,
            "strike-user": self._strike,
            "delete": self._delete,
            "announce": self._announce,
        }
        self._rounds = RetryLoop(self._do_all)
        self._checks = Reconciler[None]("looking for operators' requests failed", self._compare)
        self._checks.stopped = True

    async def start(self, context: StartContext) -> None:
        """Go on with the requests that are waiting."""
        for work in (self._rounds, self._checks):
            work.resume()
        self._rounds.start()

    async def stop(self) -> None:
        """Cancel the running round; the next start goes on."""
        for work in (self._checks, self._rounds):
            await work.stop()

    def check(self) -> None:
        """Look for something new in the background, and begin to do it; called with each heartbeat of the lease."""
        self._checks.request(None)

    async def wait_idle(self) -> None:
        """Wait until everything that can be done now has been done."""
        await self._checks.wait_idle()
        await self._rounds.wait_idle()

    async def _compare(self, _: None) -> Result:
        news = await self._store.operation_news()
        if news.latest != self._seen.latest:
            await self._block_list.load()
        if news != self._seen and (news.waiting or news.owed):
            self._rounds.start()
        self._seen = news
        return "done"

    async def _do_all(self) -> bool:
        """Try to do each request once; returns whether any is left to be tried again."""
        done, again = dict[int, str](), False
        for operation in await self._store.waiting_operations():
            try:
                done[operation.id] = await self._steps[operation.kind](operation)
            except (StoreFailed, *LOST) as error:
                log.warning("operator's request failed", operation=operation.id, error=str(error))
                again = True
            except Exception:
                log.exception("operator's request failed", operation=operation.id)
                await self._store.finish_operation(operation.id, "failed", FAILED, now=now())
        again = await self._messages.send_all() or again
        for number, result in done.items():
            # What the processes of other shards still have to say brings this round back, see ``check``.
            if await self._store.finish_operation(number, "done", result, now=now()):
                log.info("operator's request done", operation=number)
        return again

    async def _block_user(self, operation: Operation) -> str:
        await self._block_list.load()
        assert operation.user is not None
        await self._account_deletion.leave_lobbies(operation.user)
        return ""

    async def _unblock(self, operation: Operation) -> str:
        await self._block_list.load()
        return ""

    async def _block_server(self, operation: Operation) -> str:
        assert operation.guild is not None
        await self._block_list.load()
        await self._closures.close_guild(operation.guild)
        return ""

    async def _leave(self, operation: Operation) -> str:
        assert operation.guild is not None
        try:
            await time_limited(self._guilds.leave_guild)(operation.guild)
        except LOST as error:
            if not is_final(error):
                raise
            return "the bot is not on that server"
        failpoint("operator left")
        return "left"

    async def _close(self, operation: Operation) -> str:
        assert operation.table is not None
        return await self._closures.close_table(operation.table)

    async def _strike(self, operation: Operation) -> str:
        await self._strikes.strike(operation)
        return ""

    async def _delete(self, operation: Operation) -> str:
        # Below zero a ghost has taken their place: the data are deleted, and what is owed goes on by itself.
        if operation.user is not None and operation.user > 0:
            await self._account_deletion.delete_account(operation.user)
        return "deleted"

    async def _announce(self, operation: Operation) -> str:
        return ""


def escape_lines(words: str) -> str:
    """Return the operator's words escaped, line by line, so that the chat shows them as they are and calls nobody."""
    return "\n".join(escape_names(words.splitlines()))
