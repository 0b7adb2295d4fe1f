"""The channels and servers in which tables are. Where one is gone, the tables there are closed, and those who played
are told if they can be reached; where something has changed, what could not be shown before is tried again."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import structlog
from structlog.contextvars import bound_contextvars

from bot.core.errors import GameMissing, UserError
from bot.core.retry import retry_until_success
from bot.core.service import BackgroundService, StartContext
from bot.messages.board import BoardMessages
from bot.messages.delivery import MessageDelivery
from bot.messages.notices import ClosingNotices
from bot.play.post_action import ActionEffects
from bot.play.termination import GameTermination
from bot.storage import AlreadyOver, Store, StoreFailed, UnknownTable
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.table.votes import is_behind, voters

log = structlog.get_logger(__name__)


class ChannelWatcher(BackgroundService):
    """Reactions to changes of tables' channels and guilds. All work is done in the background."""

    def __init__(
        self,
        delivery: MessageDelivery,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        effects: ActionEffects,
        termination: GameTermination,
    ) -> None:
        super().__init__()
        self._store = store
        self._tables = tables
        self._boards = boards
        self._effects = effects
        self._termination = termination
        self._closing_notices = ClosingNotices(delivery, store, tables)
        self.tell = self._closing_notices.tell
        boards.nowhere = self._nowhere

    async def start(self, context: StartContext) -> None:
        """Close what is open in guilds that the bot has left, and go on with what is owed to people of such places.

        Nothing is closed if the database was another application's before: this one may have to be invited yet.
        """
        if context.same_application:
            there = set(context.guilds)
            known = await retry_until_success(
                "comparing guilds failed", lambda: self._store.guilds(context.shards), on=StoreFailed
            )
            await self._close_everywhere([guild for guild in known if guild not in there])
        self._closing_notices.tell()

    def on_channels_deleted(self, channels: Iterable[int]) -> None:
        """Close the tables in deleted channels, in the background."""
        self._background.start(self._close_in(list(channels)))

    def on_guild_removed(self, guild: int) -> None:
        """Close the tables of a guild that is gone or has removed the bot, in the background."""
        self._background.start(self._close_everywhere([guild]))

    def on_channel_change(self, channels: Iterable[int]) -> None:
        """Handle a change of channels, such as of the bot's permissions, or a thread that is open again."""
        self._background.start(self._show_again(list(channels)))

    def on_permission_change(self, guild: int) -> None:
        """Refresh the tables of a guild in which the bot's permissions have changed, in the background."""
        self._background.start(self._show_all_again(guild))

    async def wait_idle(self) -> None:
        """Wait until everything that can be done now has been done."""
        await super().wait_idle()
        await self._closing_notices.settle()

    async def stop(self) -> None:
        """Cancel running work."""
        await super().stop()
        await self._closing_notices.stop()

    def _nowhere(self, table: int) -> None:
        self._background.start(self._close(table, "vanished-channel"))

    async def _close_in(self, channels: Iterable[int]) -> None:
        for channel in channels:
            table = await retry_until_success(
                "loading the table of a deleted channel failed", partial(self._store.open_at, channel), on=StoreFailed
            )
            if table is not None:
                await self._close(table, "vanished-channel")

    async def _show_again(self, channels: Iterable[int]) -> None:
        for channel in channels:
            await self._repaint(
                await retry_until_success("rechecking a board failed", partial(self._at, channel), on=StoreFailed)
            )

    async def _show_all_again(self, guild: int) -> None:
        await self._repaint(
            await retry_until_success("rechecking boards failed", partial(self._in, guild), on=StoreFailed)
        )

    async def _at(self, channel: int) -> list[int]:
        table = await self._store.open_at(channel)
        # Finished tables as well: nobody presses there any more who would see it.
        return [*([] if table is None else [table]), *await self._store.tables_without_card(channel=channel)]

    async def _in(self, guild: int) -> list[int]:
        return [*await self._store.open_in(guild), *await self._store.tables_without_card(guild=guild)]

    async def _repaint(self, tables: Iterable[int]) -> None:
        """Repaint those boards that do not show all actions."""
        for table in tables:
            try:
                live = await retry_until_success(
                    "rechecking a board failed", partial(self._tables.get, table), on=StoreFailed
                )
            except UserError:
                continue
            # The lock is not needed: the edit shows the newest state.
            if live.stored.message is None or live.stored.painted < live.action_count:
                self._boards.repaint(live, again=True)

    async def _close_everywhere(self, guilds: Iterable[int]) -> None:
        for guild in guilds:
            with bound_contextvars(guild=guild):
                tables = await retry_until_success(
                    "loading the tables of a left guild failed", partial(self._store.open_in, guild), on=StoreFailed
                )
            for table in tables:
                await self._close(table, "vanished-server")

    async def _close(self, table: int, sentence: str) -> None:
        """Close it, once the store lets us; it can be seen nowhere any more."""
        await retry_until_success(
            "closing the table of a deleted channel failed", lambda: self._try_to_close(table, sentence), on=StoreFailed
        )

    async def _try_to_close(self, table: int, sentence: str) -> None:
        try:
            async with self._tables.lock(table):
                live = await self._tables.reload(table)
                played = live.stored.status == "playing"
                if played:
                    # Users are told as far as they can be reached: they may share no guild with us. The notices are
                    # stored before the end is, so that no crash in between loses them; none is sent before that.
                    await self._closing_notices.enqueue(live, sentence)
                if played and _alone_and_behind(live):
                    # An owner alone in a guild could delete the channel of every game that they lose.
                    await self._termination.end_abandoned(live)
                else:
                    await self._store.close(table, now=now())
                # Nothing can be edited there any more.
                await self._store.set_board_message(
                    table, number=live.action_count, message=None, channel=live.stored.channel
                )
                live = await self._tables.reload(table)
                self._effects.notify(live)
        except GameMissing:
            # No sentence could be told of it any more.
            with suppress(AlreadyOver):
                await self._store.close(table, now=now())
        except (UserError, AlreadyOver, UnknownTable):
            return
        except StoreFailed:
            raise
        except Exception:
            log.exception("closing the table of a deleted channel failed", table=table)
            return
        finally:
            self._closing_notices.tell()
        log.info("table closed: its channel is gone", table=table)


def _alone_and_behind(session: TableSession) -> bool:
    """Return whether one person plays there against computers, and is not ahead."""
    playing = voters(session)
    return (
        len(playing) == 1
        and len(playing) + len(session.out_seats) < len(session.names)
        and is_behind(session, playing[0])
    )
