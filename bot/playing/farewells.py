"""A word by direct message to those whose table was closed because its place is gone; tried again for hours if need be.

If the answer to a message is lost, it may be there or not: the next try carries the same nonce, by which Discord knows
it again for some minutes, and looks before it sends. A restart forgets what is owed here.
"""

from __future__ import annotations

import asyncio

import discord
import structlog
from msgspec import Struct

from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.playing.answer import LOST, NOBODY
from bot.playing.rounds import TRIES, Rounds
from bot.playing.whispers import CLOSED
from bot.table.live import Live
from bot.table.tables import Tables
from bot.words import words

log = structlog.get_logger(__name__)

_NEVER = (*CLOSED, 10013)
"""Discord's codes for somebody who cannot be written to: they take no messages of ours, or are not there any more."""
_CALL = 30.0
"""Seconds that one call to Discord may take."""
_LOOKED_AT = 50
"""How many messages are looked through for one that may have arrived."""


class _Owed(Struct):
    """A sentence owed to somebody: how often it has been tried, and whether it may have arrived."""

    sentence: str
    tries: int = 0
    unsure: bool = False


class Farewells:
    """Tells them in the background, everybody once. Who takes no direct messages is not told."""

    def __init__(self, messenger: Messenger, tables: Tables) -> None:
        self._messenger = messenger
        self._tables = tables
        self._owed: dict[tuple[int, int], _Owed] = {}
        """By table and person."""
        self._rounds = Rounds(self._tell_all)
        self.settle, self.stop = self._rounds.settle, self._rounds.stop

    def owe(self, live: Live, sentence: str) -> None:
        """Have those who still played there told ``sentence``."""
        for seat, sitting in enumerate(live.stored.seats):
            if sitting.user > 0 and seat not in live.left:
                self._owed[live.id, sitting.user] = _Owed(sentence)
        self._rounds.begin()

    async def _tell_all(self) -> bool:
        """Try once for each; returns whether any is left to be tried again."""
        for (table, user), owed in list(self._owed.items()):
            owed.tries += 1
            try:
                done = await self._tell(table, user, owed)
            except Exception:
                log.exception("closing not announced", table=table)
                done = False
            if done or owed.tries >= TRIES:
                del self._owed[table, user]
        return bool(self._owed)

    async def _tell(self, table: int, user: int, owed: _Owed) -> bool:
        """Whether nothing is owed to them any more."""
        try:
            live = await self._tables.get(table)
        except Refusal:
            return True
        seat = live.seat_of(user)
        if seat is None:
            # They have had themselves forgotten meanwhile.
            return True
        sitting = live.stored.seats[seat]
        speak = words(sitting.locale, live.game.name)
        text = speak(owed.sentence, game=speak("title"), table=str(table))
        try:
            async with asyncio.timeout(_CALL):
                where = await self._messenger.create_dm(discord.Object(user))
                if not owed.unsure or not await _is_there(where, text, sitting.joined):
                    # From here on nobody knows, until Discord has answered.
                    before, owed.unsure = owed.unsure, True
                    try:
                        await where.send(text, allowed_mentions=NOBODY, nonce=f"g{table:x}-{seat:x}")
                    except discord.HTTPException as error:
                        # Below 500 it was refused.
                        owed.unsure = before or error.status >= 500
                        raise
        except LOST as error:
            log.info("closing not announced", table=table, error=str(error))
            return getattr(error, "code", None) in _NEVER
        return True


async def _is_there(where: discord.DMChannel, text: str, since: int) -> bool:
    """Whether that was said there after that moment, as an id."""
    newest = where.history(limit=_LOOKED_AT, after=discord.Object(since), oldest_first=False)
    return any([said.content == text async for said in newest])
