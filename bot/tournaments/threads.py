"""Threads of a tournament's tables: private ones where tables have the same dice, and nobody may see another's."""

from __future__ import annotations

import structlog

from bot.core.discord_errors import LOST
from bot.core.permissions import missing_for_table
from bot.core.ports import ScheduledEvents
from bot.i18n import localizer
from bot.storage import Store, Tournament, TournamentTable
from bot.ui.games import load
from renderers.text.text_layout import shorter

log = structlog.get_logger(__name__)


class TournamentThreads:
    """Threads of tables that are about to open."""

    def __init__(self, scheduled_events: ScheduledEvents, store: Store) -> None:
        self._scheduled_events = scheduled_events
        self._store = store
        self._made: dict[tuple[int, int, int], int] = {}
        """Threads of tables that could not be opened yet, by tournament, round and number."""

    async def create(self, tournament: Tournament, table: TournamentTable) -> int | None:
        """Return a new thread for a table; None where there can be none."""
        private = tournament.programme.duplicate
        room = self._scheduled_events.counted_channel(tournament.guild, tournament.channel)
        if room is None or not room[2]:
            return None
        missing = missing_for_table(room[1], thread=True, making=not private, private=private)
        if missing:
            log.info("a tournament's thread lacks permissions", tournament=tournament.id, missing=missing)
            return None
        key = (tournament.id, table.round, table.number)
        if key in self._made:
            return self._made[key]
        speak = localizer(tournament.locale, tournament.game)
        told = {"round": tournament.round, "table": table.number}
        name = speak("night-thread", emoji=load(tournament.game).emoji, game=speak("title"), **told)
        name = shorter(name, 100)
        # A process may have died before it could note it.
        since = tournament.message or 0
        thread = self._scheduled_events.lost_thread(tournament.channel, name, since, private=private)
        try:
            if thread is None or await self._store.open_at(thread) is not None:
                thread = await self._scheduled_events.new_thread(tournament.channel, name, private=private)
        except LOST as error:
            log.info("creating a tournament's thread failed", tournament=tournament.id, error=str(error))
            return None
        self._made[key] = thread
        return thread

    def forget(self, tournament: Tournament, table: TournamentTable) -> None:
        """Note that the table is open, and has its thread."""
        self._made.pop((tournament.id, table.round, table.number), None)

    async def let_in(self, tournament: Tournament, table: TournamentTable, thread: int) -> None:
        """Let the people of a table see its thread, if it is private."""
        if not tournament.programme.duplicate:
            return
        for seat in table.seats:
            if seat.user > 0:
                try:
                    await self._scheduled_events.let_in(thread, seat.user)
                except LOST as error:
                    # They may have left the server; computers play on for them.
                    log.info("letting somebody into a thread failed", tournament=tournament.id, error=str(error))
