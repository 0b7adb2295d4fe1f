"""Direct messages: one for each player of a game with secrets, edited whenever what it shows has changed.

What a person may know is *owed* to them until it has been delivered. If Discord does not take it, it is tried again,
with growing pauses, and after a restart. If the answer to a message is lost, the message may be there or not: the next
try carries the same nonce, by which Discord knows it again for some minutes, and looks before it sends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import discord
import structlog

from bot.core import retry
from bot.core.discord_errors import CLOSED, LOST, MOVED, NOT_EDITED, ErrorCode, error_code, surely_failed
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.service import DrainLimit, Service
from bot.i18n import Localizer, available_locales, localizer
from bot.messages.cleanup import PendingDeletions
from bot.messages.delivery import GROWS_OLD_AFTER, MessageDelivery, message_age
from bot.messages.delivery_log import DeliveryLog
from bot.messages.onboarding import OFF, OnboardingHints
from bot.messages.reconciler import Reconciler, Result
from bot.rendering.service import RenderService
from bot.storage import DirectMessageChanged, DirectMessageState, NotSeated, Store, StoreFailed
from bot.table.emojis_and_links import message_link, table_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished
from bot.ui.components import layout
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.modals import message_texts
from bot.ui.games import load
from games.core import Seat

log = structlog.get_logger(__name__)

_PATIENCE = 5.0
"""Seconds for which somebody who sits down waits to hear whether their first message has reached them."""
_REDRAWN = 3
"""Number of cards that are thrown away because the table has moved on."""
_LATEST = 3
"""Number of the latest secret events that the message shows."""

Opened = Literal["sent", "closed", "later"]
"""The outcome of a user's first message: it is there; they take none; it is owed to them."""

_Key = tuple[int, int]
"""A table, and somebody who sits there."""


class _Sent(NamedTuple):
    """Channel to which a message may have gone, and the moment after which it went, as an id."""

    channel: int
    since: int


class DirectMessageBuilder:
    """Builder of direct messages with the secrets of one seat."""

    def __init__(self, renderer: RenderService, hints: OnboardingHints) -> None:
        self._renderer = renderer
        self.hints = hints

    async def build(
        self, session: TableSession, seat: Seat, locale: str, *, only_if_new: bool = False
    ) -> layout.OutgoingMessage:
        """Return what that seat alone may know, as text and as an image.

        ``only_if_new``: the message is discarded if the table moves on meanwhile, and then the image need not
        be rendered.
        """
        speak = localizer(locale, session.game.name)
        hint = await self.hints.hint_for_direct_message(session, seat, locale)
        text = secret_text(session, seat, speak, hint)
        no_more = (AccountButton(OFF, speak("button-hints-off")),) if hint else ()
        picture = await self._renderer.card(session, seat, locale, only_if_new=only_if_new)
        return layout.secret_message(text, picture, speak, *no_more)


class DirectMessageSync(Service):
    """Direct messages with each player's secrets, kept up to date.

    Several changes in quick succession become one edit. Which calls are made follows from public things alone: a
    number taken leads to an edit, whatever it did, and so does the turn of a player who is new to the game. No table
    is held during a call to Discord.
    """

    def __init__(
        self,
        delivery: MessageDelivery,
        store: Store,
        tables: TableRegistry,
        builder: DirectMessageBuilder,
        delivery_log: DeliveryLog,
        pending_deletions: PendingDeletions,
    ) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._builder = builder
        self._delivery_log = delivery_log
        self._pending_deletions = pending_deletions
        self._api_limiter = delivery.api_limiter
        self._reconciler = Reconciler("direct message failed", self._step, retry.SECRET)
        self._new: set[_Key] = set()
        """Users who have sat down just now: there cannot be a message to them that is not stored."""
        self._unsure: dict[_Key, _Sent] = {}
        """Messages of which nobody knows whether they have arrived."""
        self._asking: dict[_Key, list[asyncio.Future[Opened]]] = {}

    async def open(self, session: TableSession, user: discord.User | discord.Member) -> Opened:
        """Open the direct message of a user who sat down. The caller must not hold the table."""
        key = (session.id, user.id)
        there: asyncio.Future[Opened] = asyncio.get_running_loop().create_future()
        self._asking.setdefault(key, []).append(there)
        self._new.add(key)
        self._start(key)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await there
        except TimeoutError:
            return "later"

    def schedule_update(self, session: TableSession, seats: Iterable[Seat]) -> None:
        """Update the direct messages of those seats in the background, because what they may know has changed.

        Messages whose hint is about another moment are updated, too. Tables of another process are left to
        it.
        """
        if not session.ours:
            return
        for seat in sorted({*seats, *self._builder.hints.stale_seats(session)}):
            # A computer reads its secrets from its view, and a deleted user gets no more of them.
            if session.stored.seats[seat].user >= 0:
                self._start((session.id, session.stored.seats[seat].user))

    async def wait_idle(self) -> None:
        """Wait until everything that can be delivered now has been."""
        await self._reconciler.wait_idle()
        await self._delivery_log.wait_idle()

    async def drain(self, limit: DrainLimit) -> None:
        """Finish what is being shown, unless another process goes on with it."""
        if not limit.changes_only:
            await limit.wait_for(self.wait_idle())
        await self.stop()

    async def stop(self) -> None:
        """Cancel all sends; the next start makes up for them."""
        await self._reconciler.stop()

    def _start(self, key: _Key) -> None:
        self._reconciler.request(key, within=0.0)

    async def _step(self, key: _Key) -> Result:
        opened: Opened = "later"
        try:
            with self._api_limiter.prioritized(key in self._asking):
                opened = await self._try(key)
        finally:
            for there in self._asking.pop(key, ()):
                if not there.done():
                    there.set_result(opened)
        return "later" if opened == "later" else "done"

    async def _try(self, key: _Key) -> Opened:
        try:
            await self._bring_up_to_date(*key)
        except UserError:
            # The table is gone.
            return "closed"
        except LOST as error:
            if error_code(error) in CLOSED:
                return await self._close(*key)
            log.warning("direct message failed", table=key[0], error=str(error))
            return "later"
        return "sent"

    async def _close(self, table: int, user: int) -> Opened:
        """Store that the user takes no direct messages, so none is owed to them any more."""
        self._unsure.pop((table, user), None)
        async with self._tables.lock(table):
            try:
                live = await self._tables.get(table)
                seat = live.seat_of(user)
                if seat is not None:
                    channel = live.stored.seats[seat].dm_channel or _NOWHERE
                    live.apply(
                        await self._store.set_direct_message(
                            table, seat, number=live.action_count, channel=channel, message=None, user=user
                        )
                    )
            except (UserError, NotSeated):
                pass
            except StoreFailed:
                return "later"
        return "closed"

    async def _bring_up_to_date(self, table: int, user: int) -> None:
        live = await self._tables.get(table)
        seat = live.seat_of(user)
        if seat is None:
            await self._take_back((table, user))
            return
        sitting = live.stored.seats[seat]
        before = sitting.dm_message
        if before is None:
            if sitting.dm_channel is None and not is_finished(live):
                await self._send(live, seat, None)
            return
        if live.table is None:
            # The message from sitting down is still up to date.
            return
        assert sitting.dm_channel is not None
        if message_age(before) > GROWS_OLD_AFTER and not is_finished(live):
            try:
                await self._send(live, seat, before)
            except discord.HTTPException as error:
                # A user who takes no more messages keeps the one they have; in a channel that is not ours there is
                # none.
                if error.code not in CLOSED | MOVED:
                    raise
            else:
                return
        await self._api_limiter.acquire()
        message, number = await self._drawn(live, seat, sitting.locale)
        failpoint("whispering")
        try:
            await self._delivery.edit(None, sitting.dm_channel, before, message)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITED | MOVED:
                raise
            live = await self._tables.get(table)
            seat = live.seat_of(user)
            if seat is None or live.stored.seats[seat].dm_message != before:
                # It was deleted because they have left, or have another one by now.
                self._start((table, user))
                return
            try:
                await self._send(live, seat, before, elsewhere=error.code in MOVED)
            except discord.HTTPException as refused:
                if error.code == ErrorCode.EDITED_TOO_OFTEN and refused.code in CLOSED:
                    # They keep the one they have here, too: it can be edited again after a while.
                    raise error from refused
                raise
            return
        failpoint("whispered")
        self._delivery_log.direct_message_shown(DirectMessageState(table, user, number, before))
        live = await self._tables.get(table)
        seat = live.seat_of(user)
        if seat is not None and live.stored.seats[seat].dm_message == before:
            live.apply(DirectMessageChanged(seat, number, live.stored.seats[seat].dm_channel, before))

    async def _send(self, session: TableSession, seat: Seat, before: int | None, *, elsewhere: bool = False) -> None:
        """Send a message in place of the one ``before`` it (None: it is the first), unless it has arrived already.
        ``elsewhere``: the channel with that person is not ours any more, and another one is opened."""
        sitting = session.stored.seats[seat]
        key = session.id, sitting.user
        channel = None if elsewhere else sitting.dm_channel
        channel = channel or await self._delivery.open_dm(sitting.user)
        # A user who has left and sat down again may have one from the first time: the search starts from then.
        since = self._unsure[key].since if key in self._unsure else before or sitting.joined
        known = key in self._new and key not in self._unsure
        sent = None if known else await self._find_message(session, _Sent(channel, since))
        if sent is not None:
            # It shows what was known then.
            number = -1
            if session.table is not None:
                self._start(key)
        else:
            await self._api_limiter.acquire()
            message, number = await self._message(session, seat, sitting.locale)
            # From here on it is unknown whether it was sent, until Discord has answered.
            again, self._unsure[key] = key in self._unsure, _Sent(channel, since)
            self._new.discard(key)
            failpoint("whispering")
            try:
                sent = (await self._delivery.send(None, channel, message, f"w{since:x}")).id
            except LOST as error:
                if surely_failed(error) and not again:
                    del self._unsure[key]
                raise
            failpoint("whispered")
            if again:
                # The nonce may return the message of an earlier try.
                self._start(key)
        self._new.discard(key)
        await self._take_in(key, _Sent(channel, sent), number, before)
        # The doubt ends only once it is stored: if that fails, the message is searched for.
        self._unsure.pop(key, None)

    async def _take_in(self, key: _Key, sent: _Sent, number: int, before: int | None) -> None:
        """Note a message that has arrived, and have the one before it deleted."""
        table, user = key
        channel, message = sent
        if before is not None and before != message:
            await self._store.add_pending_deletion(channel, before)
        async with self._tables.lock(table):
            try:
                live = await self._tables.get(table)
                seat = live.seat_of(user)
                if seat is None:
                    raise NotSeated(table, f"user {user}")
                live.apply(
                    await self._store.set_direct_message(
                        table, seat, number=number, channel=channel, message=message, user=user
                    )
                )
                if live.action_count > number and live.table is not None:
                    self._start(key)
            except (UserError, NotSeated):
                # The player has left again, so no message of ours may stay with them.
                await self._store.add_pending_deletion(channel, message)
        self._pending_deletions.retract()

    async def _take_back(self, key: _Key) -> None:
        """Delete what may have reached a player who has left meanwhile."""
        self._new.discard(key)
        sent = self._unsure.get(key)
        if sent is None:
            return
        message = await self._find_message(await self._tables.get(key[0]), sent)
        if message is not None:
            await self._store.add_pending_deletion(sent.channel, message)
            self._pending_deletions.retract()
        self._unsure.pop(key, None)

    async def _find_message(self, session: TableSession, sent: _Sent) -> int | None:
        """Return the direct message with the player's secrets that was sent after that moment, if there is one.

        Other messages are about the table, too; only this one begins with its title, in whichever language.
        """
        begun = tuple(_beginnings(session))

        def is_it(message: discord.Message) -> bool:
            written = message_texts(message.components)[:1] if message.flags.components_v2 else []
            return any(text.startswith(begun) for text in written)

        found = await self._delivery.find(None, sent.channel, is_it, since=sent.since)
        return found[-1].id if found else None

    async def _drawn(self, session: TableSession, seat: Seat, locale: str) -> tuple[layout.OutgoingMessage, int]:
        """Return the message of what that seat may know, and the number of actions it covers.

        A card is not rendered if the table has moved on when its turn comes: the newer state is shown then.
        After a few tries it is rendered all the same, so that no caller waits for ever for a table to stand
        still.
        """
        user = session.stored.seats[seat].user
        for _ in range(_REDRAWN):
            number = session.action_count
            message = await self._builder.build(session, seat, locale, only_if_new=True)
            if session.latest.action_count == number:
                return message, number
            if session.latest.stored.seats[seat].user == user:
                session = session.latest
        number = session.action_count
        return await self._builder.build(session, seat, locale), number

    async def _message(self, session: TableSession, seat: Seat, locale: str) -> tuple[layout.OutgoingMessage, int]:
        if session.table is not None:
            return await self._drawn(session, seat, locale)
        speak = localizer(locale, session.game.name)
        text = speak("join-whisper", game=speak("title"), table=str(session.id), link=table_link(session.stored))
        return layout.secret_message(text, None, speak), -1


def secret_text(session: TableSession, seat: Seat, speak: Localizer, hint: str) -> str:
    """Return the text for that seat alone; ``hint`` is the part of it that helps the player to choose."""
    title = speak("whisper-title", game=speak("title"), table=str(session.id), link=table_link(session.stored))
    told = secret_message_content(session, seat, speak)
    return "\n".join([title, *([hint] if hint else []), told])


def secret_message_content(session: TableSession, seat: Seat, speak: Localizer) -> str:
    """Return the text of that seat's secrets, and of the last events that concern them."""
    assert session.table is not None
    told: list[str] = []
    for done_then in reversed(session.table.frames):
        told[:0] = session.audience_sentences(done_then, speak, seat)
        if len(told) >= _LATEST:
            break
    secrets = load(session.game.name).peek_text(session.table.view(seat), session.chat_names, speak)
    return session.emojis.replace_signs("\n".join([secrets, *(f"-# {sentence}" for sentence in told[-_LATEST:])]))


def _beginnings(session: TableSession) -> Iterator[str]:
    """Yield the beginnings that a message with secrets of that table can have, up to the link to the table's
    message.
    """
    there = message_link(session.stored.guild, session.stored.channel, None)
    for locale in available_locales():
        speak = localizer(locale, session.game.name)
        for title in ("join-whisper", "whisper-title"):
            told = speak(title, game=speak("title"), table=str(session.id), link=there)
            yield told[: told.index(there) + len(there)]


_NOWHERE = 0
"""Stands for a channel that could not even be opened to a user who takes no direct messages."""
