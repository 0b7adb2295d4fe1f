"""Counts of the messages below the boards of running games. Only channels with one are counted, in memory alone; after
a start the counts begin anew. Of a message nothing but its channel and its id is known here, and neither is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from bot.table.registry import TableRegistry
from bot.table.session import TableSession

PUSHED_UP = 10
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
