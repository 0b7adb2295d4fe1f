"""The one message of a table in its channel: drawn, posted, edited in place, moved.

A click's answer edits the board itself, while the click holds the table. All else is edited in the background, by one
task a table, from the newest state there is. So several changes in quick succession become one edit, and one that waits
for Discord's limit is dropped when an answer has edited the board meanwhile.

If more boards are wanted than can be drawn, an answer does not wait for its picture: it shows the board in words, and
the picture follows, a few tables at a time.

Every drawing carries the revision of the table that it shows. A newer drawing may be sent while an older one is in
flight; the order of their arrival is unknown, so the board is then edited once more.

From the moment at which a message is posted until Discord has answered and that is stored, it is unknown whether it
exists. That is remembered: nothing else is posted before it has been searched for, and nothing is noted of any other
message, so that a start searches for it, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

import discord
import structlog

from bot.core import retry
from bot.core.discord_errors import (
    HOPELESS,
    LOST,
    NOT_EDITED,
    REPLACED,
    ErrorCode,
    error_code,
    surely_failed,
)
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.service import DrainLimit, Service
from bot.interactions.concurrency import InteractionPriority
from bot.interactions.responder import Responder
from bot.messages.board_builder import BoardBuilder, BuiltBoard
from bot.messages.board_queue import PendingRepost, PendingUpdate, ShownBoards, fail_waiters, resolve_waiters
from bot.messages.cleanup import Place, StaleBoards, stale_places
from bot.messages.delivery import (
    GROWS_OLD_AFTER,
    InFlightEdit,
    InFlightEdits,
    MessageDelivery,
    UnconfirmedMessage,
    has_component,
    message_age,
    unconfirmed_message,
)
from bot.messages.delivery_log import DeliveryLog
from bot.messages.reconciler import Reconciler, Result
from bot.storage import BoardState, ChannelTaken, Store, StoreFailed, UnknownTable
from bot.table.deadlines import now
from bot.table.emojis_and_links import AppEmojis
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished

log = structlog.get_logger(__name__)

_HURRIED = 2.0
"""Seconds that it may still take once somebody waits for the board to be posted afresh: it is of no more use then."""
_REDRAWN = 3
"""Number of drawings that are thrown away because the table has moved on; then the table is held for one."""
_AT_ONCE = 8
"""Number of tables that get their picture at the same time, after an answer in words."""


class BoardMessages(Service):
    """Reconciliation of the tables' messages with their stored state."""

    def __init__(
        self,
        delivery: MessageDelivery,
        store: Store,
        tables: TableRegistry,
        board_builder: BoardBuilder,
        delivery_log: DeliveryLog,
        priority: InteractionPriority,
        emojis: AppEmojis,
    ) -> None:
        self._emojis = emojis
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._board_builder = board_builder
        self._delivery_log = delivery_log
        self._priority = priority
        self._api_limiter = delivery.api_limiter
        self._wishes: dict[int, PendingUpdate] = {}
        self._reconciler = Reconciler("board edit failed", self._step, retry.PROMPT)
        self._being_posted: dict[int, bool] = {}
        """Tables whose first message is being sent, and whether another caller wanted them edited meanwhile."""
        self._flights: InFlightEdits[tuple[int, bool]] = InFlightEdits()
        """Drawings in flight, by table."""
        self._patience: dict[int, asyncio.Timeout] = {}
        """The timeouts of running edits."""
        self._stale_boards = StaleBoards(delivery, store, tables)
        self.resume_cleanup = self._stale_boards.resume
        self._doubts: dict[int, UnconfirmedMessage] = {}
        """Tables of which a message may be there that nobody has noted."""
        self.nowhere: Callable[[int], None] = lambda table: None
        """Called with a table whose channel does not exist any more."""
        self._shown = ShownBoards()
        self._few = asyncio.Semaphore(_AT_ONCE)

    async def show(self, session: TableSession, responder: Responder | None) -> None:
        """Bring the table's message up to date: as the answer to a click on it, or in the background.

        The caller holds the table. Whatever goes wrong on the way to Discord, the table itself is stored and goes on;
        the message is edited again in the background, and the user who asked is told if that fails too.
        """
        clicked = responder.interaction.message if responder else None
        here = clicked is not None and clicked.channel.id == session.stored.channel and not clicked.flags.ephemeral
        if clicked and here and self._may_be_new(session, clicked.id):
            # The board was posted, and a user's click was faster than Discord's response.
            await self._posted(session, clicked.id, None)
        if not responder or not clicked or not self.can_answer_show(responder, session):
            self.repaint(session, tell=responder)
            return
        drawn = await self._board_builder.build_for_answer(session)
        failpoint("drawn")
        try:
            with self._flights.track(session.id, drawn.revision_key) as flight:
                shown = await responder.update(drawn.message, held=True)
        except LOST as error:
            log.warning("answer lost; editing the board", table=session.id, error=str(error))
            self._without_emojis(error)
            responder.response_lost()
            self.repaint(session, again=True, tell=responder)
            return
        if not shown:
            self.repaint(session, tell=responder)
            return
        failpoint("answered")
        self._note(session, clicked.id, drawn, flight)
        if drawn.in_words:
            self._shown.in_words.add(session.id)
            self._pending(session.id).by = responder

    def can_answer_show(self, responder: Responder, session: TableSession) -> bool:
        """Return whether the answer can update the table's message: it was pressed, and is not too old."""
        clicked = responder.interaction.message
        return clicked is not None and clicked.id == session.stored.message and not _old(clicked.id)

    def _may_be_new(self, session: TableSession, clicked: int) -> bool:
        """Return whether a pressed message may be a board that was posted and not noted yet."""
        known = session.stored.message
        return known is None or (clicked > known and session.id in self._doubts)

    def repaint(
        self, session: TableSession, *, again: bool = False, doubtful: bool = False, tell: Responder | None = None
    ) -> None:
        """Edit the message in the background; post a new one if it is gone or too old.

        Waits for nothing. ``again``: also if it should show all that already. ``doubtful``: one may have been posted
        without a note of it, and is searched for first. ``tell`` is told if it cannot be done. A table of another
        process is left to it.
        """
        if not session.ours:
            return
        if doubtful:
            self._doubts.setdefault(session.id, unconfirmed_message(session.stored))
        wish = self._pending(session.id)
        wish.again = wish.again or again
        if tell is not None:
            wish.told.append(tell)

    @property
    def pending_count(self) -> int:
        """Count of tables whose messages will be updated in the background."""
        return len(self._reconciler)

    async def repaint_finished(self, table: int) -> bool:
        """Edit the message of a finished table once more, and wait for it; return False if Discord did not take it.

        It takes its turn among the edits of its channel. A table whose message is gone needs no edit.
        """
        try:
            live = await self._tables.get(table)
        except UserError:
            return True
        message = live.stored.message
        if message is None or not is_finished(live):
            return True
        await self._api_limiter.channel_slot("edit", live.stored.channel)
        try:
            if not await self._edit(live, message, REPLACED):
                number, channel = live.action_count, live.stored.channel
                await self._store.set_board_message(table, number=number, message=None, channel=channel)
        except LOST as error:
            log.info("finished board edit failed", table=table, error=str(error))
            return False
        return True

    async def move(self, table: int, channel: int) -> None:
        """Post the board as a fresh message there; the old one says where it went. Nobody may hold the table.

        Raises:
            LOST: Discord does not take it.
            UserError: the table is gone.
            StoreFailed: it cannot be noted.
        """
        there = asyncio.get_running_loop().create_future()
        self._pending(table, within=0.0).moves.append(PendingRepost(channel, there))
        if (patience := self._patience.get(table)) is not None:
            # The library itself waits for Discord's rate limit, and the caller must not wait along.
            soon = asyncio.get_running_loop().time() + _HURRIED
            patience.reschedule(min(soon, patience.when() or soon))
        await there

    def bring_down(self, session: TableSession) -> None:
        """Have a running game's board posted again, below what was said since. Waits for nothing."""
        if session.ours:
            self._pending(session.id).afresh = True

    @contextmanager
    def first_post(self, table: int) -> Iterator[None]:
        """Reserve the first message of a new table for the answer to its host, inside the context."""
        self._being_posted[table] = False
        try:
            yield
        finally:
            if self._being_posted.pop(table):
                self._pending(table)

    async def open(self, session: TableSession, responder: Responder) -> None:
        """Post a new table's first message, as the answer to its host."""
        try:
            drawn = await self._board_builder.build(session)
            message = await responder.post(drawn.message, board=True)
        except LOST as error:
            # It is unknown whether it arrived: it is searched for, and posted if it is not there.
            log.warning("answer lost; searching for the board", table=session.id, error=str(error))
            responder.response_lost()
            self.repaint(session, again=True, doubtful=True, tell=responder)
            return
        try:
            await self._posted(session, message, drawn)
        except StoreFailed as error:
            # The message is there: the background task finds it again, and no user need know.
            log.error("storing the board failed; searching for it", table=session.id, error=str(error))
            self.repaint(session, again=True, doubtful=True)

    async def _posted(self, session: TableSession, message: int, drawn: BuiltBoard | None) -> None:
        """Note that ``message`` is the table's and shows ``drawn`` (None: unknown); later changes follow."""
        failpoint("posted")
        newest = self._tables.cached(session.id) or session
        shown = drawn.number if drawn is not None and drawn.revision == newest.revision else -1
        channel = session.stored.channel
        # If the process ended before Discord has answered, the other message would be unknown.
        left = stale_places(channel, {session.stored.message}, message)
        moved = await self._store.set_board_message(
            session.id, number=shown, message=message, channel=channel, leaves=left
        )
        for one in (session, newest):
            one.apply(moved)
        self._leave(session, left)
        if drawn is not None:
            self._shown.remember(session.id, drawn.revision)
            if shown < 0:
                self.repaint(newest)

    async def adopt_messages(self, table: int, messages: Sequence[int]) -> None:
        """Make the newest message the table's message, and have the others say where it is.

        ``messages`` are those of the table's channel that have its buttons, newest first. The caller must not
        hold the table.

        Raises:
            UserError: the table is gone.
            StoreFailed: it cannot be noted.
        """
        async with self._tables.lock(table):
            live = await self._tables.reload(table)
            channel, before = live.stored.channel, live.stored.message
            newest = max(messages[0], before or 0)
            replaced = self._doubts[table].before if table in self._doubts else None
            left = stale_places(channel, {*messages, before, replaced}, newest)
            with suppress(ChannelTaken, UnknownTable):
                live.apply(
                    await self._store.set_board_message(table, number=-1, message=newest, channel=channel, leaves=left)
                )
                if newest != before:
                    self._shown.forget(table)
            self._doubts.pop(table, None)
        self._leave(live, left)

    async def _look_for(self, table: int) -> bool:
        """Look for a board that was posted but not noted, and return whether there is one.

        If so, it becomes the table's message, since there must be no other. The caller must not hold the table.

        Raises:
            LOST: the channel cannot be read now, so this stays unknown.
        """
        await self._api_limiter.acquire()
        stored, mine = (await self._tables.get(table)).stored, f"s:{table}:"
        is_its = has_component(lambda custom_id: custom_id.startswith(mine))
        found = await self._delivery.find(stored.guild, stored.channel, is_its, since=self._doubts[table].since)
        if found:
            await self.adopt_messages(table, [message.id for message in found])
        return bool(found)

    async def wait_idle(self) -> None:
        """Wait until every board is edited."""
        await self._reconciler.wait_idle(retries=True)
        await self._stale_boards.settle()
        await self._delivery_log.wait_idle()

    async def drain(self, limit: DrainLimit) -> None:
        """Finish what is being shown, unless another process goes on with it."""
        if not limit.changes_only:
            await limit.wait_for(self.wait_idle())
        await self.stop()

    async def stop(self) -> None:
        """Cancel all edits; the next start makes up for them."""
        await self._reconciler.stop()
        await self._stale_boards.stop()

    # In the background, as long as something is owed to the message.

    def _pending(self, table: int, *, within: float | None = None) -> PendingUpdate:
        update = self._wishes.setdefault(table, PendingUpdate())
        self._reconciler.request(table, within=within)
        return update

    async def _step(self, table: int) -> Result:
        update = self._wishes.pop(table, None)
        if update is None or await self._try(table, update):
            return "done"
        following = self._wishes.setdefault(table, PendingUpdate())
        following.again |= update.again
        following.lost += update.kept
        return "later"

    @asynccontextmanager
    async def _can_be_hurried(self, table: int) -> AsyncIterator[None]:
        """Raise ``TimeoutError`` soon after somebody has begun to wait for a repost."""
        async with asyncio.timeout(None) as patience:
            self._patience[table] = patience
            try:
                yield
            finally:
                if self._patience.get(table) is patience:
                    del self._patience[table]

    async def _try(self, table: int, update: PendingUpdate) -> bool:
        """Carry the pending update out; return False if it is worth another try."""
        try:
            # Callers that wait for it have pressed something.
            with self._api_limiter.prioritized(bool(update.moves or update.told)):
                await self._apply(table, update)
        except LOST as error:
            log.warning("board edit failed", table=table, error=str(error))
            if self._without_emojis(error):
                self._pending(table).again = True
                return True
            if update.afresh:
                # What it should show is owed all the same.
                self._pending(table).again |= update.again
            update.fail_reposts(error)
            code = error_code(error)
            if code == ErrorCode.UNKNOWN_CHANNEL:
                self.nowhere(table)
            if (next_wish := self._wishes.get(table)) is not None and next_wish.moves:
                # It is posted as a new message at once, and that may succeed.
                next_wish.told += update.told
            else:
                await update.report_failure()
            return code in HOPELESS or isinstance(error, PermissionError)
        except UserError as refusal:
            # The table is gone.
            self._doubts.pop(table, None)
            self._shown.in_words.discard(table)
            update.fail_reposts(refusal)
        except Exception as error:
            log.exception("board edit failed", table=table)
            update.fail_reposts(error)
            return False
        return True

    def _without_emojis(self, error: Exception) -> bool:
        """Return whether Discord refused one of our emojis, which has been deleted; if so, send no more emojis."""
        refused = error_code(error) == ErrorCode.INVALID_FORM and "emoji" in str(error).lower()
        return refused and self._emojis.discard()

    async def _apply(self, table: int, update: PendingUpdate) -> None:
        in_vain = await self._resolve_unconfirmed(table, update)
        for move in [*update.lost, *update.moves]:
            if move.there.done():
                continue
            update.again = True
            try:
                await self._post(await self._tables.get(table), move.channel, in_vain)
            except Exception as error:
                if table in self._doubts and move not in update.lost:
                    # Waiting callers are answered only after the search.
                    update.kept = [one for one in update.moves if not one.there.done()]
                    raise
                fail_waiters([move], error)
                if table in self._doubts or not isinstance(error, LOST):
                    raise
            else:
                update.again = update.afresh = False
                resolve_waiters([move])
            in_vain = None
        live = await self._tables.get(table)
        if not self._is_stale(live, update):
            return
        if live.stored.message is None and table in self._being_posted:
            self._being_posted[table] = True
            return
        message = live.stored.message
        if message is not None and (is_finished(live) or not (update.afresh or _old(message))):
            async with self._turn(live, update.by):
                live = await self._tables.get(table)
                if not self._is_stale(live, update) or live.stored.message != message:
                    # While it waited an answer has shown it all, or it has been posted elsewhere.
                    return
                if await self._edit(live, message, by=update.by):
                    return
            if is_finished(live) and (live.stored.ended or 0.0) < now() - GROWS_OLD_AFTER:
                # It was deleted long after the game: nobody waits for another.
                await self._store.set_board_message(
                    table, number=live.action_count, message=None, channel=live.stored.channel
                )
                return
        await self._priority.yield_to_clicks()
        await self._post(await self._tables.get(table), live.stored.channel, in_vain)

    async def _resolve_unconfirmed(self, table: int, update: PendingUpdate) -> UnconfirmedMessage | None:
        """Look for a message whose sending was not confirmed; if it is not there, return what identifies it."""
        in_doubt = self._doubts.get(table)
        if in_doubt is None:
            return None
        # Nothing was stored meanwhile about the known message.
        update.again = True
        if not await self._look_for(table):
            self._doubts.pop(table, None)
            return in_doubt
        update.afresh = False
        resolve_waiters(update.lost)
        return None

    def _is_stale(self, session: TableSession, update: PendingUpdate) -> bool:
        behind = self._shown.is_behind(session.id, session.revision)
        return update.again or update.afresh or session.stored.message is None or behind

    @asynccontextmanager
    async def _turn(self, session: TableSession, by: Responder | None) -> AsyncIterator[None]:
        """Wait for the message's turn to be edited: ``by`` an answer in words, or among all other edits."""
        if by is not None:
            async with self._few:
                yield
            return
        await self._api_limiter.channel_slot("edit", session.stored.channel)
        await self._priority.yield_to_clicks()
        yield

    async def _edit(
        self, session: TableSession, message: int, gone: Collection[int] = NOT_EDITED, *, by: Responder | None = None
    ) -> bool:
        """Edit the message, if possible ``by`` the answer to its press; False if it takes no edit any more."""
        drawn = await self._drawn(session.id)
        try:
            with self._flights.track(session.id, drawn.revision_key) as flight:
                async with self._can_be_hurried(session.id):
                    if by is not None:
                        await by.update(drawn.message)
                    else:
                        await self._delivery.edit(session.stored.guild, session.stored.channel, message, drawn.message)
        except discord.HTTPException as error:
            if error.code not in gone:
                raise
            return False
        self._note(await self._tables.get(session.id), message, drawn, flight)
        return True

    async def _post(self, session: TableSession, channel: int, in_vain: UnconfirmedMessage | None = None) -> None:
        """Post it as a fresh message. ``in_vain``: one that may have been posted before was looked for in vain."""
        table, before = session.id, session.stored
        await self._api_limiter.channel_slot("send", channel)
        drawn = await self._drawn(table, fresh=True)
        in_doubt = self._doubts[table] = in_vain or unconfirmed_message(before)
        self._delivery_log.forget_board(table)
        try:
            # If the process ends before the new message is stored, the next start searches for it.
            await self._store.mark_outdated(table)
            if (await self._tables.get(table)).revision != drawn.revision:
                # An answer may have shown that already, and nothing older is sent after it.
                drawn = await self._drawn(table, fresh=True)
            failpoint("posting")
            sent = await self._delivery.send(before.guild, channel, drawn.message, in_doubt.nonce)
        except Exception as error:
            if in_vain is None and surely_failed(error):
                del self._doubts[table]
            raise
        failpoint("posted")
        try:
            async with self._tables.lock(table):
                session = await self._tables.get(table)
                # The nonce may return the message of an earlier try.
                known = in_vain is None and session.revision == drawn.revision
                number = drawn.number if known else -1
                left = stale_places(before.channel, {before.message, in_doubt.before}, sent.id)
                session.apply(
                    await self._store.set_board_message(
                        table, number=number, message=sent.id, channel=channel, leaves=left
                    )
                )
                # Whatever edits the old message got meanwhile, this one shows them.
                self._shown.forget(table)
                self._shown.in_words.discard(table)
                if in_vain is None:
                    self._shown.remember(table, drawn.revision)
                del self._doubts[table]
        except (ChannelTaken, UnknownTable, UserError):
            del self._doubts[table]
            self._stale_boards.remove(table, before.guild, channel, sent.id)
            return
        if not known:
            self._pending(table)
        self._leave(session, left)

    def _leave(self, session: TableSession, left: Collection[Place]) -> None:
        """Mark the boards that another message has replaced as moved."""
        if left:
            failpoint("replaced")
        self._stale_boards.mark_moved(session, left)

    async def _drawn(self, table: int, *, fresh: bool = False) -> BuiltBoard:
        """Return a board of the table as it is when rendering has finished; ``fresh`` as in the builder."""
        for _ in range(_REDRAWN):
            drawn = await self._board_builder.build(await self._tables.get(table), only_if_new=True, fresh=fresh)
            if (await self._tables.get(table)).revision == drawn.revision:
                return drawn
        async with self._tables.lock(table):
            return await self._board_builder.build(await self._tables.get(table), fresh=fresh)

    def _note(
        self, session: TableSession, message: int, drawn: BuiltBoard, flight: InFlightEdit[tuple[int, bool]]
    ) -> None:
        """Note what a sent drawing shows, if it is still the newest; if that is doubtful, edit once more."""
        here = session.stored.message == message
        if here:
            self._shown.remember(session.id, drawn.revision)
        if flight.crossed:
            self.repaint(session, again=True)
        elif here and session.revision == drawn.revision:
            if drawn.in_words:
                # What is noted needs no further edit.
                return
            self._shown.in_words.discard(session.id)
            if session.id not in self._doubts:
                self._delivery_log.board_shown(
                    BoardState(session.id, drawn.number, message, session.stored.channel), drawn.revision
                )
        else:
            self._pending(session.id)


def _old(message: int) -> bool:
    return message_age(message) > GROWS_OLD_AFTER
