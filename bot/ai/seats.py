"""Computers at a table that has not started: added by the host, taken out again, brought back by a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.ai.external_players import ExternalPlayers
from bot.ai.move_scheduler import AiMoveScheduler
from bot.core.errors import UserError
from bot.engines.registry import ExternalEngine
from bot.ratings import ai_strength, model
from bot.storage import NotSeated, SeatRow, Store, Substitute, TableFull
from bot.table.deadlines import offered_levels, stand_in_level
from bot.table.personas import EVEN, REGULARS, base_level, has_even_match, persona_levels
from bot.table.registry import TableRegistry
from bot.table.session import TableSession

NAMES = (
    "Cocoa",
    "Slippers",
    "Blanket",
    "Firefly",
    "Moth",
    "Muffin",
    "Noodle",
    "Pebble",
    "Mittens",
    "Dumpling",
    "Truffle",
)
"""Names of computers that are no regulars, the same in every language. One more than the largest table seats."""

SALT = "cpu"
"""A computer's part of the dice's salt (C-4)."""


class AiSeating:
    """Seats computers, and takes them out of a lobby. The caller has checked that the host is asking."""

    def __init__(
        self, store: Store, tables: TableRegistry, ai_moves: AiMoveScheduler, external_players: ExternalPlayers
    ) -> None:
        self._store = store
        self._tables = tables
        self._ai_moves = ai_moves
        self._external_players = external_players

    def available_programs(self, session: TableSession) -> list[ExternalEngine]:
        """Return this machine's programs that can sit down at that table."""
        return self._external_players.playable_for(session.game.name)

    async def add(self, session: TableSession, level: str) -> TableSession:
        """Seat a computer of that level, and give the table as it is then.

        Raises:
            UserError: there is no such level, or the table is full.
            NotInLobby: the game has started.
        """
        program = self._external_players.get(session.game.name, level)
        if program is None and level not in addable_levels(session.game.name):
            raise UserError("sorry-late", repaint=True)
        user, seats = free_user(session), session.stored.seats
        if level in REGULARS and level in {seat.level for seat in seats}:
            # A persona can sit at a table only once.
            raise UserError("sorry-late", repaint=True)
        if program is not None:
            names = [program.name, *(f"{program.name} {number}" for number in range(2, len(seats) + 3))]
            name = next(name for name in names if name not in {seat.name for seat in seats})
        else:
            name = REGULARS[level].name if level in REGULARS else _free_name(session)
        await self._sit(session, user, name, level)
        self._ai_moves.warm_up_worker(session.game.name)
        return await self._tables.reload(session.id)

    async def remove(self, session: TableSession, user: str) -> TableSession:
        """Remove the computer of that number from the lobby, and return the table as it is then.

        Raises:
            UserError: it does not sit there.
            NotInLobby: the game has started.
        """
        if user not in {str(seat.user) for seat in session.stored.seats if seat.level is not None}:
            raise UserError("sorry-late", repaint=True)
        try:
            await self._store.leave(session.id, int(user))
        except NotSeated:
            raise UserError("sorry-late", repaint=True) from None
        return await self._tables.reload(session.id)

    def seats_again(self, game: str, before: Sequence[SeatRow]) -> list[SeatRow]:
        """Return the seats of the computers that played ``before``, for a rematch.

        Those that were made to fit the people there will fit those who come.
        """
        again = []
        for seat in before:
            if seat.level is None:
                continue
            # A game may have lost a level since.
            level = base_level(seat.level)
            known = level in addable_levels(game) or self._external_players.get(game, level)
            level = level if known else offered_levels(game)[0]
            again.append(SeatRow(seat.user, seat.name, 0, seat.locale, None, None, -1, level))
        if again:
            self._ai_moves.warm_up_worker(game)
        return again

    async def even_levels(self, session: TableSession) -> Mapping[int, str]:
        """Return the level of each computer that is to be about as good as the players, by its number.

        The levels hold from the start of an open table. They follow from ratings that any user there can look
        up, and are shown nowhere, so they reveal nothing.
        """
        even = [seat.user for seat in session.stored.seats if seat.level == EVEN]
        if not even:
            return {}
        held = []
        for seat in session.stored.seats:
            if seat.level is None:
                ratings = await self._store.ratings(seat.user, guild=session.stored.guild)
                own = next((one for one in ratings if one.game == session.game.name), None) or model.initial_rating()
                held.append((own.mu, own.sigma))
        return dict.fromkeys(even, ai_strength.even_mix(session.game.name, held, len(session.stored.seats)))

    async def _sit(self, session: TableSession, user: int, name: str, level: str) -> None:
        most = session.game.player_counts.stop - 1
        try:
            await self._store.sit(
                session.id, user=user, name=name, joined=0, locale=session.stored.locale, most=most, level=level
            )
        except TableFull:
            raise UserError("sorry-full", most=most) from None


def addable_levels(game: str) -> tuple[str, ...]:
    """All levels of computers that can be added at that game's tables."""
    return (*offered_levels(game), *((EVEN,) if has_even_match(game) else ()), *persona_levels(game))


def free_computer(session: TableSession, joined: int) -> Substitute:
    """Return a computer that can take over a seat of the running table at once, by that interaction."""
    level = stand_in_level(session.game.name)
    return Substitute(free_user(session), _free_name(session), session.stored.locale, joined, level)


def free_user(session: TableSession) -> int:
    """Return a number below zero that no computer has, or has had, at the table."""
    stored = session.stored
    taken = {*(seat.user for seat in stored.seats), *(relief.user for relief in stored.reliefs)}
    return next(-number for number in range(1, len(taken) + 2) if -number not in taken)


def _free_name(session: TableSession) -> str:
    """Return a computer's name that no seat at the table has."""
    taken = {seat.name for seat in session.stored.seats}
    # The table's id decides which name comes first, so that it is not always the same few.
    names = [NAMES[(session.id + number) % len(NAMES)] for number in range(len(NAMES))]
    return next(name for name in names if name not in taken)
