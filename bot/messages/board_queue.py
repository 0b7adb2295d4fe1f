"""Pending updates of a table's message, and the revisions that messages show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from bot.core.discord_errors import LOST
from bot.core.permissions import missing_here
from bot.i18n import localizer
from bot.interactions.responder import Responder

_KEPT = 2000
"""Of how many tables it is remembered what their message shows. The others are painted once too often."""


class ShownBoards:
    """Revisions that the tables' messages show, as far as this process has sent them."""

    def __init__(self) -> None:
        self._revisions: OrderedDict[int, int] = OrderedDict()
        self.in_words: set[int] = set()
        """Tables whose message shows them in words, and is owed a picture."""

    def remember(self, table: int, revision: int) -> None:
        """Note that this revision has gone out to the table's message."""
        self._revisions[table] = max(revision, self._revisions.get(table, -1))
        self._revisions.move_to_end(table)
        while len(self._revisions) > _KEPT:
            self._revisions.popitem(last=False)

    def forget(self, table: int) -> None:
        """Drop the table's revision: nobody knows what its message shows."""
        self._revisions.pop(table, None)

    def is_behind(self, table: int, revision: int) -> bool:
        """Return whether the table's message may show less than this revision's picture."""
        return self._revisions.get(table, -1) < revision or table in self.in_words


class PendingRepost(NamedTuple):
    """A channel in which the board is to be posted again, and who waits for that."""

    channel: int
    there: asyncio.Future[None]


class PendingUpdate:
    """Pending work for one table's message."""

    def __init__(self) -> None:
        self.again = False
        """True to send even what was sent before: it may not have arrived."""
        self.afresh = False
        """True to post a running game again where it is, below what was said since."""
        self.moves: list[PendingRepost] = []
        """Channels in which to post it again."""
        self.lost: list[PendingRepost] = []
        """Reposts that may have been posted: their messages are searched for first."""
        self.kept: list[PendingRepost] = []
        """Reposts whose messages will be searched for."""
        self.told: list[Responder] = []
        """Users to be told if it cannot be rendered."""
        self.by: Responder | None = None
        """The answer that has shown it in words, and can bring the picture: Discord does not count that as an edit."""

    def fail_reposts(self, error: Exception) -> None:
        """Report the error to the callers that wait for a repost, unless its message will be looked for."""
        fail_waiters([move for move in (*self.lost, *self.moves) if move not in self.kept], error)

    async def report_failure(self) -> None:
        """Answer the users who asked that the board could not be rendered.

        Missing permissions are named, if any.
        """
        for answer in self.told:
            speak = localizer(str(answer.interaction.locale))
            lacking = missing_here(answer.interaction)
            why = f" {speak('sorry-permissions', permissions=lacking)}" if lacking else ""
            with suppress(*LOST):
                await answer.send_text(speak("sorry-unpainted") + why)


def resolve_waiters(moves: Iterable[PendingRepost]) -> None:
    """Report to the callers that wait for a repost that the board has been posted again."""
    for move in moves:
        if not move.there.done():
            move.there.set_result(None)


def fail_waiters(moves: Iterable[PendingRepost], error: Exception) -> None:
    """Pass the error to the callers that wait for a repost."""
    for move in moves:
        if not move.there.done():
            move.there.set_exception(error)
