"""Ending a game before its end: with a result where somebody has given up, without one where all agree.

Leaving a table is no way out of a lost game. So a player who ends a game alone while behind, or walks away from it,
comes last, by resigning like anybody else: what is stored is a game that the rules know how to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.core.instrumentation import failpoint
from bot.messages.board import BoardMessages
from bot.play.post_action import ActionEffects
from bot.storage import AlreadyOver, SeatRow, Store
from bot.table.deadlines import By, now
from bot.table.registry import TableRegistry, record_digest_of, seat_outcomes
from bot.table.session import TableSession
from bot.table.votes import is_behind, voters
from games.core import RESIGN, Seat


class GameTermination:
    """Ends games. The caller holds the table."""

    def __init__(self, store: Store, tables: TableRegistry, boards: BoardMessages, aftermath: ActionEffects) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath

    async def void(self, live: TableSession) -> None:
        """Close the table without a result.

        Raises:
            AlreadyOver: it has ended.
        """
        await self._store.close(live.id, now=now())
        failpoint("closed")
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.notify(live)

    async def end_in_draw(self, live: TableSession) -> None:
        """Those who still play share the first place, and nobody has won.

        Raises:
            Conflict: it is not being played any more, or somebody has acted in another process.
        """
        table = live.table
        assert table is not None
        table.call_it_a_draw()
        ranking = table.ranking
        assert ranking is not None
        found = seat_outcomes(live, ranking, live.resigned_seats, drawn=True)
        try:
            await self._store.end_in_draw(
                live.id, live.action_count, results=found, proof=record_digest_of(table.record), now=now()
            )
        finally:
            # What is in memory is what is stored, whatever has come of it.
            live = await self._tables.reload(live.id)
        failpoint("closed")
        await self._aftermath.after_end(live)

    def notify(self, live: TableSession) -> None:
        """Something has changed there that is no action: let those who watch look at it."""
        self._aftermath.notify(live)

    async def remove_players(
        self, live: TableSession, seats: Sequence[Seat], *, by: By, user: int | None = None
    ) -> None:
        """Those people leave, in this order, by their own will (``user``) or because they have walked away. Where no
        person is left, the computers get up too, the last first, so that the game is over and the channel free."""
        people = [seat for seat in seats if seat not in live.out_seats]
        computers = [seat for seat, sitting in enumerate(live.stored.seats) if sitting.level is not None]
        if not set(voters(live)) - set(people):
            people += [seat for seat in reversed(computers) if seat not in live.out_seats]
        played = None
        for seat in people:
            if live.stored.status != "playing":
                break
            sitting = live.stored.seats[seat]
            whose = user if sitting.user == user else None
            cause: By = by if sitting.level is None else "computer"
            live, played = await self._tables.play(
                live, seat, RESIGN, turn=None, user=whose, interaction=None, by=cause
            )
        if played is not None:
            await self._aftermath.after_action(live, played)

    async def end_abandoned(self, live: TableSession) -> None:
        """Everybody has walked away from that table, and a day has passed.

        Against computers they have all given up. Among people it is those who were behind, the one who was furthest
        behind first; where all were level nobody has won or lost anything.
        """
        gone = voters(live)
        alone = not any(
            sitting.level is not None and seat not in live.out_seats for seat, sitting in enumerate(live.stored.seats)
        )
        if alone and not any(is_behind(live, seat) for seat in gone):
            with suppress(AlreadyOver):
                await self.void(live)
            return
        assert live.table is not None
        standing = live.game.standing(live.table.state)
        order = sorted(gone, key=lambda seat: (standing[seat] if standing else 0, _last_seen(live.stored.seats[seat])))
        await self.remove_players(live, order[:-1] if alone else order, by="clock")


def _last_seen(sitting: SeatRow) -> float:
    return sitting.acted or 0.0
