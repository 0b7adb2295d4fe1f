"""Messages that the bot sent to people who are gone: each is deleted, tried again for hours if need be."""

from __future__ import annotations

import structlog

from bot.ground.messenger import Messenger
from bot.playing.answer import LOST
from bot.playing.codes import is_final
from bot.playing.rounds import TRIES, Rounds
from bot.store import Store

log = structlog.get_logger(__name__)


class Retractions:
    """Sees to the messages that are owed to be deleted. What is owed is stored, without anybody's id."""

    def __init__(self, messenger: Messenger, store: Store) -> None:
        self._messenger = messenger
        self._store = store
        rounds = Rounds(self._retract_all)
        self.retract, self.settle, self.stop = rounds.begin, rounds.settle, rounds.stop

    async def _retract_all(self) -> bool:
        """Try once for each message; returns whether any is left to be tried again."""
        again = False
        for channel, message, tries in await self._store.retractions():
            done = await self._delete(channel, message) or tries + 1 >= TRIES
            await self._store.retracted(channel, message, done=done)
            again = again or not done
        return again

    async def _delete(self, channel: int, message: int) -> bool:
        try:
            await self._messenger.get_partial_messageable(channel).get_partial_message(message).delete()
        except LOST as error:
            if is_final(error):
                # It is gone, or out of our reach for good.
                return True
            log.info("message not deleted yet", error=str(error))
            return False
        return True
