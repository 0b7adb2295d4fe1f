"""Ending a game before its end: with a result where somebody has given up, without one where all agree.

Leaving a table is no way out of a lost game. So a player who ends a game alone while behind, or walks away from it,
comes last, by resigning like anybody else: what is stored is a game that the rules know how to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.ground.steps import step
from bot.playing.aftermath import Aftermath
from bot.playing.board import Boards
from bot.store import AlreadyOver, Sitting, Store
from bot.table.live import Live
from bot.table.polls import behind, voters
from bot.table.tables import Tables, proof, results
from bot.table.waiting import By, now
from games.core import RESIGN, Seat


class Endings:
    """Ends games. The caller holds the table."""

    def __init__(self, store: Store, tables: Tables, boards: Boards, aftermath: Aftermath) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath

    async def void(self, live: Live) -> None:
        """Close the table without a result.

        Raises:
            AlreadyOver: it has ended.
        """
        await self._store.close(live.id, now=now())
        step("closed")
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.attend(live)

    async def draw(self, live: Live) -> None:
        """Those who still play share the first place, and nobody has won.

        Raises:
            Conflict: it is not being played any more, or somebody has acted in another process.
        """
        table = live.table
        assert table is not None
        table.call_it_a_draw()
        ranking = table.ranking
        assert ranking is not None
        found = results(live, ranking, live.left, drawn=True)
        try:
            await self._store.draw(live.id, live.number, results=found, proof=proof(table.record), now=now())
        finally:
            # What is in memory is what is stored, whatever has come of it.
            live = await self._tables.reload(live.id)
        step("closed")
        await self._aftermath.over(live)

    def attend(self, live: Live) -> None:
        """Something has changed there that is no action: let those who watch look at it."""
        self._aftermath.attend(live)

    async def give_up(self, live: Live, seats: Sequence[Seat], *, by: By, user: int | None = None) -> None:
        """Those people leave, in this order, by their own will (``user``) or because they have walked away. Where no
        person is left, the computers get up too, the last first, so that the game is over and the channel free."""
        people = [seat for seat in seats if seat not in live.out]
        computers = [seat for seat, sitting in enumerate(live.stored.seats) if sitting.level is not None]
        if not set(voters(live)) - set(people):
            people += [seat for seat in reversed(computers) if seat not in live.out]
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
            await self._aftermath.follow(live, played)

    async def desert(self, live: Live) -> None:
        """Everybody has walked away from that table, and a day has passed.

        Against computers they have all given up. Among people it is those who were behind, the one who was furthest
        behind first; where all were level nobody has won or lost anything.
        """
        gone = voters(live)
        alone = not any(
            sitting.level is not None and seat not in live.out for seat, sitting in enumerate(live.stored.seats)
        )
        if alone and not any(behind(live, seat) for seat in gone):
            with suppress(AlreadyOver):
                await self.void(live)
            return
        assert live.table is not None
        standing = live.game.standing(live.table.state)
        order = sorted(gone, key=lambda seat: (standing[seat] if standing else 0, _last_seen(live.stored.seats[seat])))
        await self.give_up(live, order[:-1] if alone else order, by="clock")


def _last_seen(sitting: Sitting) -> float:
    return sitting.acted or 0.0
