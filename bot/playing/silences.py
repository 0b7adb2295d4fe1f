"""Tables at which nothing has happened for long: they say so once, in public, and offer what can be done."""

from __future__ import annotations

from bot.ground.background import Background
from bot.ground.refusals import Refusal
from bot.panels import silence as panel
from bot.playing.aftermath import Aftermath
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.notices import Notices
from bot.store import Store
from bot.table.live import Live, done
from bot.table.tables import Tables, check_running, seat_at
from bot.table.waiting import is_away, now, on_vacation, sat_in, silence, silent_since


class Silences:
    """Says where nothing happens, and does what can be done about it. The caller holds the table."""

    def __init__(self, notices: Notices, store: Store, tables: Tables, boards: Boards, aftermath: Aftermath) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath
        self._background = Background()

    async def say(self, live: Live) -> None:
        """Nothing has happened there for long: say so, unless it has been said since the last action. It is noted
        before it is sent, so that a crash loses it rather than saying it twice. Does not wait until it is sent."""
        if self._background.stopped or not await self._store.hush(live.id, live.number):
            return
        live.hushed()
        self._background.begin(self._say(live, live.number))

    async def sit_in(self, answer: Answer, live: Live) -> None:
        """Somebody who plays has computers sit in for those who are awaited and do not come, until they are back.

        Raises:
            Refusal: it is not for this person, nobody has been waited for so long, or they have said they are away.
        """
        check_running(live)
        seat = seat_at(live, answer.interaction.user.id)
        assert live.table is not None
        if seat in live.out:
            raise Refusal("sorry-not-playing-any-more")
        if live.stored.paused is not None:
            raise Refusal("sorry-paused", repaint=True)
        at = now()
        awaited = [
            other
            for other in sorted(live.table.actors - {seat})
            if live.stored.seats[other].user > 0 and not is_away(live.stored, other)
        ]
        if not awaited:
            raise Refusal("sorry-your-turn" if seat in live.table.actors else "sorry-nobody-to-nudge")
        if silent_since(live.stored) + silence(live.stored) > at:
            raise Refusal("sorry-not-silent", repaint=True)
        gone = on_vacation(live, at)
        missing = [other for other in awaited if other not in gone]
        if not missing:
            raise Refusal("sorry-on-vacation", seats=live.words.join([live.chat_names[other] for other in awaited]))
        waiting = sat_in(live, missing, at=at)
        await self._tables.wait(live, waiting)
        self._boards.repaint(live)
        self._aftermath.attend(live)

    async def stop(self) -> None:
        """Leave off."""
        await self._background.stop()

    async def _say(self, live: Live, number: int) -> None:
        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.number == number and not done(latest)

        about = f"silence {number}" if live.stored.paused is None else f"silence {number} paused"
        view = panel.silence(live, now()).view
        await self._notices.post(live, about, view=view, still=still)
