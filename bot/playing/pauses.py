"""Tables that stand still by consent: their time does not run until any of those who play has them go on."""

from __future__ import annotations

from bot.ground.background import Background
from bot.ground.refusals import Refusal
from bot.playing.aftermath import Aftermath
from bot.playing.board import Boards
from bot.playing.notices import Notices
from bot.store import Conflict, Store
from bot.table.links import link
from bot.table.live import Live, done
from bot.table.names import mention
from bot.table.tables import Tables
from bot.table.waiting import now, paused, remaining, until


class Pauses:
    """Pauses tables and has them go on. The caller holds the table."""

    def __init__(self, notices: Notices, store: Store, tables: Tables, boards: Boards, aftermath: Aftermath) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath
        self._background = Background()

    async def pause(self, live: Live) -> Live:
        """From now on nobody's time runs there. Returns the table as it is then.

        Raises:
            Refusal: it is paused already, or somebody acted at that very moment.
        """
        if live.stored.paused is not None:
            raise Refusal("sorry-late", repaint=True)
        return await self._set(live, now())

    async def resume(self, live: Live, user: int | None) -> Live:
        """The table goes on, by that person or (None) because it has been paused for long enough; all who are awaited
        are told. Returns the table as it is then.

        Raises:
            Refusal: it is not paused, or somebody acted at that very moment.
        """
        if live.stored.paused is None:
            raise Refusal("sorry-late", repaint=True)
        live = await self._set(live, None)
        self._background.begin(self._tell(live, user, live.number))
        return live

    async def stop(self) -> None:
        """Leave off: who was to be told sees it at the table."""
        await self._background.stop()

    async def _set(self, live: Live, since: float | None) -> Live:
        try:
            await self._store.pause(live.id, live.number, since, paused(live, since, at=now()))
        except Conflict:
            await self._tables.reload(live.id)
            raise Refusal("sorry-late", repaint=True) from None
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.attend(live)
        return live

    async def _tell(self, live: Live, user: int | None, number: int) -> None:
        """Tell those who are awaited, in a message of its own: an edited board calls nobody."""
        assert live.table is not None
        awaited = [live.stored.seats[seat] for seat in sorted(live.table.actors) if live.stored.seats[seat].user > 0]
        deadline = remaining(live)
        text = live.words(
            "resumed",
            who="nobody" if user is None else mention(user, live.words),
            seats=live.words.join([f"<@{sitting.user}>" for sitting in awaited]) if awaited else "none",
            when="none" if deadline is None else until(deadline, now()),
            link=link(live.stored),
        )
        wanted = [one for one in awaited if one.user != user and one.reminders not in ("message", "never")]
        called = [one.user for one in wanted if not one.muted]

        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.number == number and latest.stored.paused is None and not done(latest)

        await self._notices.post(live, f"turn {number}", text, called, still=still)
