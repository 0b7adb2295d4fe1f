"""Early ends of games: with a result where a player has given up, without one where all agree.

Leaving a table is no way out of a lost game. So a player who ends a game alone while behind, or walks away
from it, comes last, by resigning like any other player: what is stored is a game that the rules know how to
end.
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
    """Early ends of games. The caller holds the table."""

    def __init__(self, store: Store, tables: TableRegistry, boards: BoardMessages, effects: ActionEffects) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._effects = effects

    async def void(self, session: TableSession) -> None:
        """Close the table without a result.

        Raises:
            AlreadyOver: it has ended.
        """
        await self._store.close(session.id, now=now())
        failpoint("closed")
        session = await self._tables.reload(session.id)
        self._boards.repaint(session)
        self._effects.notify(session)

    async def end_in_draw(self, session: TableSession) -> None:
        """End the game in a draw: the remaining players share first place, and no player has won.

        Raises:
            ActionConflict: it is not being played any more, or a player has acted in another process.
        """
        table = session.table
        assert table is not None
        table.call_it_a_draw()
        ranking = table.ranking
        assert ranking is not None
        found = seat_outcomes(session, ranking, session.resigned_seats, drawn=True)
        try:
            await self._store.end_in_draw(
                session.id, session.action_count, results=found, record_digest=record_digest_of(table.record), now=now()
            )
        finally:
            # The reloaded table is what is stored, whatever has come of it.
            session = await self._tables.reload(session.id)
        failpoint("closed")
        await self._effects.after_end(session)

    def notify(self, session: TableSession) -> None:
        """Notify the observers of a change that is no action."""
        self._effects.notify(session)

    async def remove_players(
        self, session: TableSession, seats: Sequence[Seat], *, by: By, user: int | None = None
    ) -> None:
        """Remove those players in this order, by their own will (``user``) or because they have walked away.

        If no person is left, the computers resign too, the last first, so that the game is over and the
        channel free.
        """
        people = [seat for seat in seats if seat not in session.out_seats]
        computers = [seat for seat, sitting in enumerate(session.stored.seats) if sitting.level is not None]
        if not set(voters(session)) - set(people):
            people += [seat for seat in reversed(computers) if seat not in session.out_seats]
        played = None
        for seat in people:
            if session.stored.status != "playing":
                break
            sitting = session.stored.seats[seat]
            whose = user if sitting.user == user else None
            cause: By = by if sitting.level is None else "computer"
            session, played = await self._tables.play(
                session, seat, RESIGN, turn=None, user=whose, interaction=None, by=cause
            )
        if played is not None:
            await self._effects.after_action(session, played)

    async def end_abandoned(self, session: TableSession) -> None:
        """End the game of a table that all its players abandoned a day ago.

        Against computers they have all given up. Among people it is those who were behind, the one who was furthest
        behind first; if all were level, none of them has won or lost anything.
        """
        gone = voters(session)
        alone = not any(
            sitting.level is not None and seat not in session.out_seats
            for seat, sitting in enumerate(session.stored.seats)
        )
        if alone and not any(is_behind(session, seat) for seat in gone):
            with suppress(AlreadyOver):
                await self.void(session)
            return
        assert session.table is not None
        standing = session.game.scores(session.table.state)
        order = sorted(
            gone, key=lambda seat: (standing[seat] if standing else 0, _last_seen(session.stored.seats[seat]))
        )
        await self.remove_players(session, order[:-1] if alone else order, by="clock")


def _last_seen(seat_row: SeatRow) -> float:
    return seat_row.acted or 0.0
