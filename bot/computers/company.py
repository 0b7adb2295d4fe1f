"""Computers at a table that has not started: added by the host, taken out again, brought back by a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from bot.computers.opponents import Opponents
from bot.computers.programs import Programs
from bot.ground.refusals import Refusal
from bot.ground.seated import Seated
from bot.store import NotSeated, Sitting, Store, TableFull
from bot.table.live import Live
from bot.table.tables import Tables
from bot.table.waiting import offered

NAMES = ("Cocoa", "Teddy", "Biscuit", "Slippers", "Marble", "Waffle", "Blanket", "Firefly", "Pickle", "Button", "Moth")
"""What computers are called: names, which stay as they are in every language. One more than the largest table seats."""

SALT = "cpu"
"""What a computer adds to the dice's salt in its place (C-4)."""


class Company:
    """Seats computers, and takes them out of a lobby. The caller has checked that the host is asking."""

    def __init__(self, store: Store, tables: Tables, opponents: Opponents, programs: Programs) -> None:
        self._store = store
        self._tables = tables
        self._opponents = opponents
        self._programs = programs

    def programs(self, live: Live) -> list[Seated]:
        """The programs of this machine that can sit down there."""
        return self._programs.of(live.game.name)

    async def add(self, live: Live, level: str) -> Live:
        """Seat a computer of that level, and give the table as it is then.

        Raises:
            Refusal: there is no such level, or the table is full.
            NotInLobby: the game has started.
        """
        program = self._programs.get(live.game.name, level)
        if program is None and level not in offered(live.game.name):
            raise Refusal("sorry-late", repaint=True)
        seats = live.stored.seats
        user = -next(number for number in range(1, len(seats) + 2) if -number not in {seat.user for seat in seats})
        taken = {seat.name for seat in seats}
        # Which name comes is the table's luck, so that it is not always the same few.
        names = [NAMES[(live.id + number) % len(NAMES)] for number in range(len(NAMES))]
        if program is not None:
            names = [program.name, *(f"{program.name} {number}" for number in range(2, len(seats) + 3))]
        await self._sit(live, user, next(name for name in names if name not in taken), level)
        self._opponents.prepare(live.game.name)
        return await self._tables.reload(live.id)

    async def take_out(self, live: Live, user: str) -> Live:
        """Take the computer of that number out, and give the table as it is then.

        Raises:
            Refusal: it does not sit there.
            NotInLobby: the game has started.
        """
        if user not in {str(seat.user) for seat in live.stored.seats if seat.level is not None}:
            raise Refusal("sorry-late", repaint=True)
        try:
            await self._store.rise(live.id, int(user))
        except NotSeated:
            raise Refusal("sorry-late", repaint=True) from None
        return await self._tables.reload(live.id)

    async def bring_back(self, live: Live, before: Sequence[Sitting]) -> Live:
        """Seat the computers that played ``before`` once more."""
        players = [seat for seat in before if seat.level is not None]
        if not players:
            return live
        for seat in players:
            assert seat.level is not None
            # A game may have lost a level since.
            known = seat.level in offered(live.game.name) or self._programs.get(live.game.name, seat.level)
            level = seat.level if known else offered(live.game.name)[0]
            await self._sit(live, seat.user, seat.name, level)
        self._opponents.prepare(live.game.name)
        return await self._tables.reload(live.id)

    async def _sit(self, live: Live, user: int, name: str, level: str) -> None:
        most = live.game.seats.stop - 1
        try:
            await self._store.sit(
                live.id, user=user, name=name, joined=0, locale=live.stored.locale, most=most, level=level
            )
        except TableFull:
            raise Refusal("sorry-full", most=most) from None
