"""Boards that follow the talk: where people talk in the channel of a running game, its board is posted again below, at
the next move or once the talk pauses; the old one says where it went.

Of a message nothing but its channel and its id is known here, and neither is kept. Only channels with a running game
are counted, in memory alone; after a start the counts begin anew.

How soon a board is brought down is a setting of the server. It stays where it is for a while in any case, is brought
down once for each move at most, and not while somebody has just opened one of its panels, which would be pushed up.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import structlog
from structlog.contextvars import bound_contextvars

from bot.core.errors import UserError
from bot.core.ports import MessageClient
from bot.core.service import Service
from bot.core.tasks import BackgroundTasks
from bot.interactions.ephemeral import EphemeralCleaner
from bot.messages.board import BoardMessages
from bot.messages.delivery import message_age
from bot.storage import Follow, StoreFailed
from bot.storage.repos.guild_settings import GuildSettingsRepository
from bot.table.registry import TableRegistry
from bot.table.session import TableSession

log = structlog.get_logger(__name__)


class FollowThreshold(NamedTuple):
    """After how many messages below it a board is posted again, and how many seconds it stays where it is at least."""

    messages: float
    every: float


THRESHOLDS: dict[Follow, FollowThreshold] = {
    "quickly": FollowThreshold(5, 20.0),
    "calmly": FollowThreshold(6, 60.0),
    "never": FollowThreshold(math.inf, math.inf),
}
"""The choices of a server."""
_LEAST = min(threshold.messages for threshold in THRESHOLDS.values())
"""Below so many messages the setting need not be looked up."""
QUIET = 20.0
"""Seconds without a message after which the talk counts as paused."""
PANEL_OPEN = 60.0
"""Seconds for which a private panel of the table counts as open."""
_SHORTEST = 0.5
"""Seconds between two looks at the same table, at least."""

PUSHED_UP = 6
"""So many messages below it, and a board counts as out of sight: it shows the button that posts it again."""
_KEPT = 10_000
"""Of so many channels messages are counted; the one in which nothing has happened for longest is dropped."""


class BoardActivity:
    """Count of the messages below one board."""

    def __init__(self, table: int, channel: int) -> None:
        self.table = table
        self.channel = channel
        self.board: int | None = None
        """The board's message."""
        self.messages = 0
        """Number of messages below it."""
        self.latest = 0.0
        """Time of the event loop at which the last one came."""
        self.moves = -1
        """Number of actions played at the last check of the table."""
        self.at_move = 0
        """Number of messages below the board when the last action was played."""

    def sync(self, session: TableSession) -> None:
        """Start anew if the table's board is another message by now."""
        if session.stored.message != self.board:
            self.board, self.messages, self.at_move = session.stored.message, 0, 0


class ChannelActivity:
    """The counts of all channels with a running game."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._channels: OrderedDict[int, BoardActivity] = OrderedDict()
        self._where: dict[int, int] = {}
        """The channel of each table that is watched."""
        self.on_message: Callable[[BoardActivity], None] = lambda activity: None
        """Called with the count after each message below a board."""
        self.on_drop: Callable[[int], None] = lambda table: None
        """Called with a table whose channel is counted no more."""

    @property
    def watched(self) -> int:
        """Number of channels in which messages are counted."""
        return len(self._channels)

    def watch(self, session: TableSession) -> BoardActivity:
        """Count the messages below that table's board from now on, and return the count."""
        channel = session.stored.channel
        activity = self._channels.get(channel)
        if activity is None or activity.table != session.id:
            self.drop(session.id)
            if activity is not None:
                self.drop(activity.table)
            activity = self._channels[channel] = BoardActivity(session.id, channel)
            self._where[session.id] = channel
            while len(self._channels) > _KEPT:
                self.drop(next(iter(self._channels.values())).table)
        self._channels.move_to_end(channel)
        activity.sync(session)
        if activity.moves != session.action_count:
            activity.moves, activity.at_move = session.action_count, activity.messages
        return activity

    def drop(self, table: int) -> None:
        """Count no more for that table."""
        if (channel := self._where.pop(table, None)) is not None:
            del self._channels[channel]
            self.on_drop(table)

    def count(self, channel: int, message: int) -> None:
        """Count a message there, if that is a channel with a running game and the message is below its board."""
        activity = self._channels.get(channel)
        if activity is None:
            return
        if (live := self._tables.cached(activity.table)) is not None:
            activity.sync(live)
        if activity.board is None or message <= activity.board:
            return
        activity.messages += 1
        activity.latest = asyncio.get_running_loop().time()
        self.on_message(activity)

    def is_pushed_up(self, session: TableSession) -> bool:
        """Return whether so much has been said below the table's board that it is out of sight."""
        activity = self._channels.get(session.stored.channel)
        if activity is None or activity.table != session.id:
            return False
        activity.sync(session)
        return activity.messages >= PUSHED_UP


class _Due:
    """Time and reason of the next check of a table."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.enough: float = _LEAST
        """From so many messages on it is worth a look."""
        self.followed = -1
        """Number of actions played when the board was last brought down."""


class BoardFollower(Service):
    """Brings boards down. Waits for nothing; what is not done before a stop is not made up for."""

    def __init__(
        self,
        client: MessageClient,
        store: GuildSettingsRepository,
        tables: TableRegistry,
        boards: BoardMessages,
        activity: ChannelActivity,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._boards = boards
        self._activity = activity
        self._ephemeral_cleaner = ephemeral_cleaner
        self._due: dict[int, _Due] = {}
        self._background = BackgroundTasks()
        self.wait_idle = self._background.wait_idle
        activity.on_message = self._on_message
        activity.on_drop = self._on_drop

    def on_change(self, session: TableSession) -> None:
        """Something has changed at that table: count what is said below its board while it is being played, and bring
        the board down after a move if it is time."""
        if session.stored.status != "playing" or not session.ours or self._background.stopped:
            self._activity.drop(session.id)
            return
        activity = self._activity.watch(session)
        due = self._due.setdefault(session.id, _Due())
        due.enough = _LEAST
        if activity.messages >= _LEAST:
            self._check_in(activity, 0.0)

    async def stop(self) -> None:
        """Leave boards where they are."""
        await self._background.stop()
        for due in self._due.values():
            if due.timer is not None:
                due.timer.cancel()
        self._due.clear()

    def _on_message(self, activity: BoardActivity) -> None:
        due = self._due.get(activity.table)
        # A timer that is set looks again itself if somebody has said something meanwhile.
        if due is not None and due.timer is None and activity.messages >= due.enough:
            self._check_in(activity, QUIET)

    def _on_drop(self, table: int) -> None:
        due = self._due.pop(table, None)
        if due is not None and due.timer is not None:
            due.timer.cancel()

    def _check_in(self, activity: BoardActivity, seconds: float) -> None:
        due = self._due.get(activity.table)
        if due is None or self._background.stopped:
            return
        if due.timer is not None:
            due.timer.cancel()
        due.timer = asyncio.get_running_loop().call_later(seconds, self._begin, activity, due)

    def _begin(self, activity: BoardActivity, due: _Due) -> None:
        due.timer = None
        self._background.start(self._check(activity, due))

    async def _check(self, activity: BoardActivity, due: _Due) -> None:
        """Bring the board down if it is time, or look again when it will be."""
        with bound_contextvars(table=activity.table):
            try:
                live = await self._tables.get(activity.table)
                threshold = THRESHOLDS[(await self._store.guild_settings(live.stored.guild)).follow]
            except UserError:
                self._activity.drop(activity.table)
                return
            except StoreFailed as error:
                # The next move looks again.
                log.info("not looked whether a board follows", error=str(error))
                due.enough = math.inf
                return
            activity.sync(live)
            if self._due.get(activity.table) is not due or due.timer is not None:
                return
            if activity.messages < threshold.messages:
                due.enough = threshold.messages
                return
            if live.action_count == due.followed or not self._may_follow(live):
                # Until something changes at the table.
                due.enough = math.inf
                return
            wait = self._wait(activity, live, threshold)
            if wait > 0:
                self._check_in(activity, max(wait, _SHORTEST))
                return
            due.followed = live.action_count
            self._boards.bring_down(live)

    def _may_follow(self, session: TableSession) -> bool:
        """Return whether the board may follow: somebody plays there, and it can be posted."""
        stored = session.stored
        return (
            stored.status == "playing"
            and stored.message is not None
            and stored.paused is None
            and stored.silence != session.action_count
            and self._client.may_post_board(stored.channel)
        )

    def _wait(self, activity: BoardActivity, session: TableSession, threshold: FollowThreshold) -> float:
        """Return the seconds until the board may be brought down, as far as can be said now."""
        assert session.stored.message is not None
        time = asyncio.get_running_loop().time()
        # Somebody has moved while the board was out of sight: they do not wait until the others have talked it over.
        paused = 0.0 if activity.at_move >= threshold.messages else activity.latest + QUIET - time
        panel = self._ephemeral_cleaner.panel_opened(session.id) + PANEL_OPEN - time
        return max(threshold.every - message_age(session.stored.message), paused, panel)
