"""Somebody has themselves forgotten: they leave their tables, then the store, then the last bytes of its file; and the
messages that the bot sent to them are deleted, and boards painted without their name."""

from __future__ import annotations

import secrets
from contextlib import suppress

import structlog

from bot.ground.background import Background
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.people.effacements import Effacements
from bot.playing.aftermath import Aftermath
from bot.playing.board import Boards
from bot.playing.lobby import Lobby
from bot.playing.retractions import Retractions
from bot.store import GHOSTS, AlreadyOver, Store
from bot.table.tables import RulesRefused, Tables
from bot.table.waiting import now
from games.core import RESIGN

log = structlog.get_logger(__name__)

_GHOSTS = 1 << 52
"""From how many numbers a ghost's is drawn: so many that no two are ever the same, all exact in any JSON."""


class Goodbyes:
    """Lets people go, and sees to what is owed to them afterwards. What is owed is stored, without their id."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        lobby: Lobby,
        aftermath: Aftermath,
        retractions: Retractions,
        effacements: Effacements,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._lobby = lobby
        self._aftermath = aftermath
        self._retractions = retractions
        self._effacements = effacements
        self._background = Background()

    async def forget(self, user: int) -> None:
        """Have somebody leave all their tables, and forget them. When this returns the store knows them no more."""
        store, tables = self._store, self._tables
        left = await store.open_tables(user)
        for table in left:
            try:
                await self._leave(table, user)
            except (Refusal, RulesRefused):
                continue
            except Exception:
                log.exception("table not left", table=table)
        try:
            tables.forget(await store.forget(user, ghost=GHOSTS - secrets.randbelow(_GHOSTS)))
            step("forgotten")
        finally:
            # They have left these, whether or not they could be forgotten.
            for table in left:
                await self._show(table)
        self._background.begin(self._sweep(user))
        self._retractions.retract()
        self._effacements.begin()

    async def start(self) -> None:
        """See to what was owed when the bot was last stopped."""
        if await self._store.sweep_owed():
            self._background.begin(self._sweep(None))
        self._retractions.retract()
        self._effacements.begin()

    async def settle(self) -> None:
        """Wait until all that can be done now has been done."""
        await self._background.settle()

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        await self._background.stop()

    async def _leave(self, table: int, user: int) -> None:
        """Get up from a lobby or resign from a game, as if it had been typed, and hand the table to somebody else."""
        async with self._tables.hold(table):
            live = await self._tables.reload(table)
            seat = live.seat_of(user)
            if live.stored.status == "lobby":
                if seat is not None:
                    live = await self._lobby.rise(live, user)
                live = await self._lobby.hand_on(live, user)
                if live.stored.host == user:
                    with suppress(AlreadyOver):
                        await self._store.close(table, now=now())
            elif live.stored.status == "playing":
                live = await self._lobby.hand_on(live, user)
                if seat is not None and seat not in live.out:
                    live, played = await self._tables.play(live, seat, RESIGN, turn=None, user=user, interaction=None)
                    await self._aftermath.follow(live, played)

    async def _show(self, table: int) -> None:
        try:
            async with self._tables.hold(table):
                live = await self._tables.reload(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
                self._aftermath.attend(live)
        except Exception:
            log.exception("table not repainted", table=table)

    async def _sweep(self, user: int | None) -> None:
        try:
            await self._store.sweep(user)
        except Exception:
            log.exception("file not swept; it will be at the next start")
