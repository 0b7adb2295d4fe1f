"""The one message of a table in its channel: drawn, posted, edited in place, moved.

A click's answer paints the board itself, while the click has the table to itself. All else is painted in the
background, by one task a table, from the newest state there is. So several changes in quick succession become one edit,
and one that waits for Discord's limit is dropped when an answer has painted the board meanwhile.

Every drawing carries the revision of the table that it shows. A newer drawing may go out while an older one is on its
way to Discord; which of them arrives last nobody knows, so the board is then painted once more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import NamedTuple

import discord
import structlog

from bot.ground.background import Background
from bot.ground.messenger import Messenger
from bot.ground.permissions import missing
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.ground.theme import seat_colour
from bot.panels import ending, frame, load, lobby
from bot.panels.buttons import custom_ids
from bot.panels.frame import Message
from bot.playing.answer import LOST, NOBODY, Answer
from bot.playing.notes import Notes
from bot.playing.pace import Pace
from bot.playing.painter import Painter
from bot.playing.precedence import Precedence
from bot.store import ChannelTaken, Painted, Store, UnknownTable
from bot.table.emojis import Emojis
from bot.table.links import link
from bot.table.live import Live, done
from bot.table.series import series
from bot.table.tables import Tables
from bot.table.waiting import now
from bot.words import words

log = structlog.get_logger(__name__)

GROWS_OLD_AFTER = 50 * 60
"""Seconds. Discord allows few edits of a message older than an hour, so the board moves to a fresh one before."""
_UNKNOWN = 10008
_GONE = (_UNKNOWN, 30046, 50083)
"""Discord's codes for a message that cannot be edited any more: deleted, edited too often, in an archived thread."""
_HOPELESS = (10003, 10004, 50001, 50013)
"""Those for a place where nothing can be painted until somebody there changes something: gone, or not allowed."""
_NOWHERE = 10003
"""The one of them for a channel that is gone."""
_INVALID_FORM = 50035
_LOOKED_THROUGH = 50
"""Messages of a channel among which a board is looked for that nobody has noted."""
_CALL = 60.0
"""Seconds that one call to Discord may take."""
_HURRIED = 2.0
"""Seconds that it may still take once somebody waits for the board to be posted afresh: it is of no more use then."""
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a board that could not be painted is tried again; twice as long each time."""
_REDRAWN = 3
"""How often a drawing is thrown away because the table has moved on; then the table is held for it."""
_KEPT = 2000
"""Of how many tables it is remembered what their message shows. The others are painted once too often."""


class Drawing(NamedTuple):
    """A message to be, and what it shows: the table's revision, and how many actions had been played."""

    message: Message
    revision: int
    number: int


class _Flight:
    """A drawing on its way to Discord, which has not answered yet."""

    def __init__(self, revision: int) -> None:
        self.revision = revision
        self.crossed = False
        """Whether one of another revision was on its way at the same time."""


class _Wish:
    """What is owed to one table's message."""

    def __init__(self) -> None:
        self.again = False
        """Whether to paint even what was painted before: it may not have arrived."""
        self.moves: list[tuple[int, asyncio.Future[None]]] = []
        """Channels to post it to again, and who waits for that."""
        self.told: list[Answer] = []
        """Who is to be told if it cannot be painted."""


class Boards:
    """Brings the tables' messages to what is stored."""

    def __init__(
        self,
        messenger: Messenger,
        store: Store,
        tables: Tables,
        painter: Painter,
        notes: Notes,
        precedence: Precedence,
        emojis: Emojis,
        pace: Pace,
    ) -> None:
        self._emojis = emojis
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._painter = painter
        self._notes = notes
        self._precedence = precedence
        self._pace = pace
        self._wishes: dict[int, _Wish] = {}
        self._painting: dict[int, asyncio.Task[None]] = {}
        self._being_posted: dict[int, bool] = {}
        """Tables whose first message is on its way, and whether somebody else wanted them painted meanwhile."""
        self._flights: dict[int, list[_Flight]] = {}
        """What is on its way to which table's message."""
        self._patience: dict[int, asyncio.Timeout] = {}
        """How long an edit under way, or the pause before another try, may still take."""
        self._marking = Background()
        self.nowhere: Callable[[int], None] = lambda table: None
        """Called with a table whose channel does not exist any more."""
        self._shown: OrderedDict[int, int] = OrderedDict()
        """The newest revision that has gone out to each table's message."""

    async def draw(self, live: Live, *, only_if_new: bool = False) -> Message:
        """The table's message as it should be now. ``only_if_new``: it is thrown away if the table moves on meanwhile,
        and then the picture need not be drawn."""
        if live.stored.status == "closed":
            return frame.closed(live)
        if live.table is None:
            return lobby.opened(live, await self._painter.poster(live))
        seat = load(live.game.name).accent(live.table.view(None))
        colour = None if seat is None else seat_colour(seat)
        if live.table.ranking is None:
            # Where it was foreseen, its words are put together while the picture is drawn.
            outline = frame.outline(live, colour)
            return outline.around(await self._painter.board(live, only_if_new=only_if_new))
        picture = await self._painter.board(live, only_if_new=only_if_new)
        changes, medals = await self._store.rating_changes(live.id), await self._store.told(live.id)
        again = series(await self._store.chain(live.id))
        return ending.over(live, picture, colour, changes, medals, again)

    async def drawing(self, live: Live, *, only_if_new: bool = False) -> Drawing:
        """The same, and what it shows."""
        revision, number = live.revision, live.number
        return Drawing(await self.draw(live, only_if_new=only_if_new), revision, number)

    async def show(self, live: Live, answer: Answer | None) -> None:
        """Bring the table's message up to date: as the answer to a click on it, or in the background.

        The caller holds the table. Whatever goes wrong on the way to Discord, the table itself is stored
        and goes on; the message is painted again in the background, and the person who asked is told if that fails too.
        """
        clicked = answer.interaction.message if answer else None
        here = clicked is not None and clicked.channel.id == live.stored.channel and not clicked.flags.ephemeral
        if clicked and here and live.stored.message is None:
            # It has been posted, and somebody was faster with a click than Discord with its answer to us.
            await self.posted(live, clicked.id, None)
        if not answer or not clicked or not self.shows_by(answer, live):
            self.repaint(live, tell=answer)
            return
        drawn = await self.drawing(live)
        step("drawn")
        try:
            with self._flight(live, drawn) as flight:
                shown = await answer.update(drawn.message, held=True)
        except LOST as error:
            log.warning("answer lost, repainting", table=live.id, error=str(error))
            self._without_emojis(error)
            answer.lost()
            self.repaint(live, again=True, tell=answer)
            return
        if not shown:
            self.repaint(live, tell=answer)
            return
        step("answered")
        self._note(live, clicked.id, drawn, flight)

    def shows_by(self, answer: Answer, live: Live) -> bool:
        """Whether the answer can bring the table's message up to date: it is what was clicked, and not too old."""
        clicked = answer.interaction.message
        return clicked is not None and clicked.id == live.stored.message and not _old(clicked.id)

    def repaint(self, live: Live, *, again: bool = False, tell: Answer | None = None) -> None:
        """Have the message brought up to date without a click; where it is gone or too old, as a fresh one.

        Waits for nothing. ``again``: also if it should show all that already. ``tell`` is told if it cannot be done.
        What another process looks after is left to it.
        """
        if not live.ours:
            return
        wish = self._wish(live.id)
        wish.again = wish.again or again
        if tell is not None:
            wish.told.append(tell)

    @property
    def waiting(self) -> int:
        """How many tables' messages are to be brought up to date in the background."""
        return len(self._painting)

    async def renew(self, table: int) -> bool:
        """Paint the message of a table that is done once more, where it is, and wait for it; False if Discord did not
        take it. Others are not kept waiting: it takes its turn among the edits of its channel.

        Where there is no message any more, nothing is to be painted.
        """
        try:
            live = await self._tables.get(table)
        except Refusal:
            return True
        message = live.stored.message
        if message is None or not done(live):
            return True
        await self._pace.step("edit", live.stored.channel)
        try:
            if not await self._edit(live, message, (_UNKNOWN,)):
                number, channel = live.number, live.stored.channel
                await self._store.painted(table, number=number, message=None, channel=channel)
        except LOST as error:
            log.info("board of a finished game not painted", table=table, error=str(error))
            return False
        return True

    async def move(self, table: int, channel: int) -> None:
        """Post the board as a fresh message there; the old one says where it went. Nobody may hold the table.

        Raises:
            LOST: Discord does not take it.
            Refusal: the table is gone.
            StoreFailed: it cannot be noted.
        """
        there = asyncio.get_running_loop().create_future()
        self._wish(table).moves.append((channel, there))
        if (patience := self._patience.get(table)) is not None:
            # The library waits itself where Discord has it wait, and nobody is to wait along.
            soon = asyncio.get_running_loop().time() + _HURRIED
            patience.reschedule(min(soon, patience.when() or soon))
        await there

    @contextmanager
    def first_post(self, table: int) -> Iterator[None]:
        """While the answer to the host brings a new table's first message, nobody else posts one."""
        self._being_posted[table] = False
        try:
            yield
        finally:
            if self._being_posted.pop(table):
                self._wish(table)

    async def posted(self, live: Live, message: int, drawn: Drawing | None) -> None:
        """Note that ``message`` is the table's message now and shows what was ``drawn`` (None: nobody knows what). What
        has changed since is painted in the background."""
        step("posted")
        newest = self._tables.at_hand(live.id) or live
        shown = drawn.number if drawn is not None and drawn.revision == newest.revision else -1
        await self._store.painted(live.id, number=shown, message=message, channel=live.stored.channel)
        for one in (live, newest):
            one.moved(live.stored.channel, message)
        if drawn is not None:
            self._remember(live.id, drawn.revision)
            if shown < 0:
                self.repaint(newest)

    async def adopt(self, table: int, messages: Sequence[int]) -> None:
        """Those messages of the table's channel, newest first, have its buttons, as a process found that knows of none
        of them: the newest is its message from now on, and the others say where it is. Nobody may hold the table."""
        newest, *others = messages
        async with self._tables.hold(table):
            live = await self._tables.reload(table)
            channel, before = live.stored.channel, live.stored.message
            if before is not None and before >= newest:
                return
            with suppress(ChannelTaken, UnknownTable):
                await self._store.painted(table, number=-1, message=newest, channel=channel)
                live.moved(channel, newest)
                self._shown.pop(table, None)
        for old in {*others, *([] if before is None else [before])}:
            await self._mark(live, channel, old)

    async def look_for(self, table: int) -> None:
        """A board may have been posted without a note of it: it is the table's message, and there must be no other.
        Nobody may hold the table."""
        stored = (await self._tables.get(table)).stored
        where = self._messenger.get_partial_messageable(stored.channel, guild_id=stored.guild)
        after = None if stored.message is None else discord.Object(stored.message)
        try:
            seen = [message async for message in where.history(limit=_LOOKED_THROUGH, after=after, oldest_first=False)]
        except LOST as error:
            log.info("board not looked up", table=table, error=str(error))
            return
        mine = f"s:{table}:"
        found = [
            message.id
            for message in seen
            if any(custom_id and custom_id.startswith(mine) for custom_id in custom_ids(message.components))
        ]
        if found:
            await self.adopt(table, found)

    async def settle(self) -> None:
        """Wait until every board is painted."""
        while self._painting:
            await asyncio.wait(list(self._painting.values()))
        await self._marking.settle()
        await self._notes.settle()

    async def stop(self) -> None:
        """Leave off where it is; the next start makes up for it."""
        painting = list(self._painting.values())
        for task in painting:
            task.cancel()
        await asyncio.gather(*painting, return_exceptions=True)
        await self._marking.stop()

    # In the background: one task a table, as long as something is owed to its message.

    def _wish(self, table: int) -> _Wish:
        wish = self._wishes.setdefault(table, _Wish())
        if table not in self._painting:
            self._painting[table] = asyncio.create_task(self._keep_up(table))
        return wish

    async def _keep_up(self, table: int) -> None:
        pause = _FIRST_PAUSE
        try:
            while (wish := self._wishes.pop(table, None)) is not None:
                if await self._try(table, wish):
                    pause = _FIRST_PAUSE
                    continue
                await self._pause(table, pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                self._wishes.setdefault(table, _Wish()).again |= wish.again
        finally:
            # No await between finding nothing to do and this: nothing can have been wished for in between.
            self._painting.pop(table, None)

    async def _pause(self, table: int, pause: float) -> None:
        """Wait until it is time for another try. Whoever wants the board posted afresh does not wait for that."""
        if table in self._wishes and self._wishes[table].moves:
            return
        with suppress(TimeoutError):
            async with self._at_most(table, None):
                await asyncio.sleep(pause)

    @asynccontextmanager
    async def _at_most(self, table: int, seconds: float | None) -> AsyncIterator[None]:
        """Raises ``TimeoutError`` after so long (None: not by itself), or sooner if somebody waits for the board to be
        posted afresh."""
        async with asyncio.timeout(seconds) as patience:
            self._patience[table] = patience
            try:
                yield
            finally:
                if self._patience.get(table) is patience:
                    del self._patience[table]

    async def _try(self, table: int, wish: _Wish) -> bool:
        """Do what is owed; False if it is worth another try."""
        try:
            await self._fulfil(table, wish)
        except LOST as error:
            log.warning("board not painted", table=table, error=str(error))
            if self._without_emojis(error):
                self._wish(table).again = True
                return True
            code = getattr(error, "code", None)
            if code == _NOWHERE:
                self.nowhere(table)
            if (next_wish := self._wishes.get(table)) is not None and next_wish.moves:
                # It is posted afresh at once, and that may go well.
                next_wish.told += wish.told
            else:
                await _tell(wish)
            return code in _HOPELESS
        except Refusal as refusal:
            # The table is gone.
            _leave_alone(wish, refusal)
        except Exception as error:
            log.exception("board not painted", table=table)
            _leave_alone(wish, error)
            return False
        return True

    def _without_emojis(self, error: Exception) -> bool:
        """Whether Discord refused one of our emojis, which somebody has taken away: then it goes on without them."""
        refused = getattr(error, "code", None) == _INVALID_FORM and "emoji" in str(error).lower()
        return refused and self._emojis.forget()

    async def _fulfil(self, table: int, wish: _Wish) -> None:
        for channel, there in wish.moves:
            try:
                await self._post(await self._tables.get(table), channel)
            except LOST as error:
                if there.done():
                    raise
                there.set_exception(error)
            else:
                if not there.done():
                    there.set_result(None)
        live = await self._tables.get(table)
        if not self._behind(live, wish):
            return
        if live.stored.message is None and table in self._being_posted:
            self._being_posted[table] = True
            return
        if live.stored.message is None and not done(live):
            # The answer in which it was posted may have been lost.
            await self.look_for(table)
            live = await self._tables.get(table)
        message = live.stored.message
        if message is not None and (done(live) or not _old(message)):
            await self._pace.step("edit", live.stored.channel)
            await self._precedence.give_way()
            live = await self._tables.get(table)
            if not self._behind(live, wish) or live.stored.message != message:
                # While it waited an answer has painted it all, or it has gone elsewhere.
                return
            if await self._edit(live, message):
                return
            if done(live) and (live.stored.ended or 0.0) < now() - GROWS_OLD_AFTER:
                # It was taken away long after the game: nobody waits for another.
                await self._store.painted(table, number=live.number, message=None, channel=live.stored.channel)
                return
        await self._precedence.give_way()
        await self._post(await self._tables.get(table), live.stored.channel)

    def _behind(self, live: Live, wish: _Wish) -> bool:
        return wish.again or live.stored.message is None or self._shown.get(live.id, -1) < live.revision

    async def _edit(self, live: Live, message: int, gone: Sequence[int] = _GONE) -> bool:
        """Edit the message to what is newest; False if it cannot be edited any more, by one of these codes."""
        drawn = await self._drawn(live.id)
        try:
            with self._flight(live, drawn) as flight:
                async with self._at_most(live.id, _CALL):
                    await self._at(live, message).edit(
                        view=drawn.message.view, attachments=list(drawn.message.files), allowed_mentions=NOBODY
                    )
        except discord.HTTPException as error:
            if error.code not in gone:
                raise
            return False
        self._note(await self._tables.get(live.id), message, drawn, flight)
        return True

    async def _post(self, live: Live, channel: int) -> None:
        before = live.stored
        await self._pace.step("send", channel)
        drawn = await self._drawn(live.id)
        # Should the process end before the new message is noted, the next start looks for it.
        await self._store.unpainted(live.id)
        if (await self._tables.get(live.id)).revision != drawn.revision:
            # An answer may have shown that already, and nothing older goes out after it.
            drawn = await self._drawn(live.id)
        where = self._messenger.get_partial_messageable(channel, guild_id=before.guild)
        step("posting")
        # Should the call be repeated on its way, Discord knows it again by the nonce that discord.py gives it.
        async with asyncio.timeout(_CALL):
            sent = await where.send(view=drawn.message.view, files=list(drawn.message.files), allowed_mentions=NOBODY)
        step("posted")
        async with self._tables.hold(live.id):
            live = await self._tables.get(live.id)
            try:
                await self._store.painted(live.id, number=drawn.number, message=sent.id, channel=channel)
            except (ChannelTaken, UnknownTable):
                with suppress(*LOST):
                    await where.get_partial_message(sent.id).delete()
                return
            live.moved(channel, sent.id)
            # Whatever the old message was shown meanwhile, this one shows that.
            self._shown.pop(live.id, None)
            self._remember(live.id, drawn.revision)
        if live.revision > drawn.revision:
            self._wish(live.id)
        if before.message is not None and before.message != sent.id:
            # Nobody waits for that: of an old message Discord may take no edit for a while.
            self._marking.begin(self._mark(live, before.channel, before.message))

    async def _mark(self, live: Live, channel: int, message: int) -> None:
        """Have the old message say where the board went."""
        moved = frame.note(live.words("table-moved", link=link(live.stored)))
        try:
            await self._pace.step("edit", channel)
            old = self._messenger.get_partial_messageable(channel, guild_id=live.stored.guild)
            async with asyncio.timeout(_CALL):
                await old.get_partial_message(message).edit(view=moved.view, attachments=[], allowed_mentions=NOBODY)
        except LOST as error:
            log.info("old board not marked", table=live.id, error=str(error))

    async def _drawn(self, table: int) -> Drawing:
        """A drawing of the table as it is when the drawing is done."""
        for _ in range(_REDRAWN):
            drawn = await self.drawing(await self._tables.get(table), only_if_new=True)
            if (await self._tables.get(table)).revision == drawn.revision:
                return drawn
        async with self._tables.hold(table):
            return await self.drawing(await self._tables.get(table))

    @contextmanager
    def _flight(self, live: Live, drawn: Drawing) -> Iterator[_Flight]:
        """While that is on its way. Where something else was at the same time, nobody knows what Discord has taken
        last."""
        flight, others = _Flight(drawn.revision), self._flights.setdefault(live.id, [])
        for other in others:
            if other.revision != flight.revision:
                other.crossed = flight.crossed = True
        others.append(flight)
        try:
            yield flight
        finally:
            others.remove(flight)
            if not others:
                del self._flights[live.id]

    def _note(self, live: Live, message: int, drawn: Drawing, flight: _Flight) -> None:
        """Something has gone out: remember it, and note it if it is still the newest, and what the message shows. If
        that may be something else, it is painted once more."""
        here = live.stored.message == message
        if here:
            self._remember(live.id, drawn.revision)
        if flight.crossed:
            self.repaint(live, again=True)
        elif here and live.revision == drawn.revision:
            self._notes.painted(Painted(live.id, drawn.number, message, live.stored.channel), drawn.revision)
        else:
            self._wish(live.id)

    def _remember(self, table: int, revision: int) -> None:
        self._shown[table] = max(revision, self._shown.get(table, -1))
        self._shown.move_to_end(table)
        while len(self._shown) > _KEPT:
            self._shown.popitem(last=False)

    def _at(self, live: Live, message: int) -> discord.PartialMessage:
        channel = self._messenger.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
        return channel.get_partial_message(message)


async def _tell(wish: _Wish) -> None:
    """Say to those who asked that the board could not be painted, and what is missing, if something is."""
    for answer in wish.told:
        speak = words(str(answer.interaction.locale))
        lacking = missing(answer.interaction)
        why = f" {speak('sorry-permissions', permissions=lacking)}" if lacking else ""
        with suppress(*LOST):
            await answer.say(speak("sorry-unpainted") + why)


def _leave_alone(wish: _Wish, error: Exception) -> None:
    """Those who wait for the board to be moved hear what went wrong."""
    for _, there in wish.moves:
        if not there.done():
            there.set_exception(error)


def _old(message: int) -> bool:
    age = discord.utils.utcnow() - discord.utils.snowflake_time(message)
    return age.total_seconds() > GROWS_OLD_AFTER
