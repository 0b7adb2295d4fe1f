"""A word by direct message to those whose table was closed because its place is gone; tried again for hours if need be.

If the answer to a message is lost, it may be there or not: the next try carries the same nonce, by which Discord knows
it again for some minutes, and looks before it sends. What is owed is stored, so that a restart goes on with it.
"""

from __future__ import annotations

import asyncio

import discord
import structlog
from msgspec.structs import replace

from bot.core.discord_errors import CLOSED
from bot.core.errors import UserError
from bot.core.ports import MessageClient
from bot.core.tasks import TRIES, RetryLoop
from bot.i18n import localizer
from bot.interactions.responder import LOST, NOBODY
from bot.storage import ClosingNotice, Store
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished

log = structlog.get_logger(__name__)

_CALL = 30.0
"""Seconds that one call to Discord may take."""
_LOOKED_AT = 50
"""Number of messages that are searched for one that may have arrived."""


class ClosingNotices:
    """Direct messages about closed tables, sent in the background, once to each player who takes direct messages."""

    def __init__(self, client: MessageClient, store: Store, tables: TableRegistry) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        rounds = RetryLoop(self._tell_all)
        self.tell, self.settle, self.stop = rounds.start, rounds.wait_idle, rounds.stop

    async def enqueue(self, session: TableSession, sentence: str) -> None:
        """Note that the players still in the game are to be sent ``sentence`` once the table has ended."""
        seats = enumerate(session.stored.seats)
        playing = [seat for seat, sitting in seats if sitting.user > 0 and seat not in session.resigned_seats]
        await self._store.add_closing_notices(session.id, playing, sentence)

    async def _tell_all(self) -> bool:
        """Try once for each; returns whether any is left to be tried again."""
        again = False
        for owed in await self._store.closing_notices():
            try:
                live = await self._tables.get(owed.table)
            except UserError:
                await self._store.update_closing_notice(owed, done=True)
                continue
            if not live.ours or not is_finished(live):
                # It is another process's, or is being closed: that caller starts a round afterwards.
                continue
            try:
                left = await self._tell(live, replace(owed, tries=owed.tries + 1))
            except Exception:
                log.exception("closing notice failed", table=owed.table)
                again = True
                continue
            given_up = left is None or left.tries >= TRIES
            await self._store.update_closing_notice(left or owed, done=given_up)
            again = again or not given_up
        return again

    async def _tell(self, session: TableSession, notice: ClosingNotice) -> ClosingNotice | None:
        """Send a closing notice, and return what of it is still pending."""
        sitting = session.stored.seats[notice.seat]
        if sitting.user < 0:
            # The user has had their data deleted meanwhile.
            return None
        speak = localizer(sitting.locale, session.game.name)
        text = speak(notice.sentence, game=speak("title"), table=str(session.id))
        try:
            async with asyncio.timeout(_CALL):
                where = await self._client.create_dm(discord.Object(sitting.user))
                if not notice.unsure or not await _is_there(where, text, sitting.joined):
                    # From here on it is unknown whether it was sent, until Discord has answered.
                    before, notice = notice, replace(notice, unsure=True)
                    await self._store.update_closing_notice(notice, done=False)
                    try:
                        await where.send(text, allowed_mentions=NOBODY, nonce=f"g{session.id:x}-{notice.seat:x}")
                    except discord.HTTPException as error:
                        if error.status < 500:
                            # It was refused.
                            notice = before
                        raise
        except LOST as error:
            log.info("closing notice failed", table=session.id, error=str(error))
            return None if getattr(error, "code", None) in CLOSED else notice
        return None


async def _is_there(where: discord.DMChannel, text: str, since: int) -> bool:
    """Return whether that text was sent there after that moment, given as an id."""
    newest = where.history(limit=_LOOKED_AT, after=discord.Object(since), oldest_first=False)
    return any([said.content == text async for said in newest])
