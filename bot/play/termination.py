"""Early ends of games: with a result where a player has given up, without one where all agree.

Leaving a table is no way out of a lost game. So a player who ends a game alone while behind, or walks away
from it, comes last, by resigning like any other player: what is stored is a game that the rules know how to
end.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, Literal

from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.interactions.access import moderation_requirement
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.play.dispatcher import on, on_table
from bot.play.post_action import ActionEffects
from bot.play.votes import VoteService, VoteTopic, require_player, require_unpaused
from bot.storage import ActionConflict, AlreadyOver, SeatRow, Store, TableRow, Vote, What
from bot.table.deadlines import By, abandoned_seats, all_away, lobby_expires_at, now
from bot.table.display_names import mention
from bot.table.registry import TableRegistry, record_digest_of, seat_of_user, seat_outcomes
from bot.table.session import TableSession
from bot.table.votes import absent_seats, can_be_drawn, is_behind, voters
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.views.inactivity import InactivityButton
from games.core import RESIGN, Seat


class GameTermination:
    """Early ends of games. The caller holds the table."""

    def __init__(self, store: Store, tables: TableRegistry, effects: ActionEffects) -> None:
        self._store = store
        self._tables = tables
        self._effects = effects

    async def close_missing(self, stored: TableRow) -> None:
        """Close a table whose game is not installed, without a result. Nothing of it can be shown but that.

        Raises:
            AlreadyOver: it has ended.
        """
        await self._store.close(stored.id, now=now())
        self._tables.drop([stored.id])
        self._tables.buried(stored)

    async def void(self, session: TableSession) -> None:
        """Close the table without a result.

        Raises:
            AlreadyOver: it has ended.
        """
        await self._store.close(session.id, now=now())
        failpoint("closed")
        await self._effects.after_change(await self._tables.reload(session.id))

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

    async def close_expired_lobby(self, session: TableSession) -> bool:
        """Close a lobby that was not started for long, or wait on if a player has sat down since.

        Return whether it is a lobby.
        """
        if session.stored.status != "lobby":
            return False
        end = lobby_expires_at(session.stored)
        # Sitting down moves the timer, but did not in an earlier version of the program.
        if end > now():
            await self._store.extend_wake(session.id, end)
            await self._tables.reload(session.id)
        else:
            await self.void(session)
        return True

    async def end_due(self, session: TableSession) -> bool:
        """End the game if all its players have abandoned it, or remove those who have; return whether any have."""
        if all_away(session) and session.stored.paused is None:
            await self.end_abandoned(session)
            return True
        gone = abandoned_seats(session, now())
        if gone:
            await self.remove_players(session, gone, by="clock")
        return bool(gone)

    async def moderation_requirement(self, responder: Responder, stored: TableRow) -> str | None:
        """Return None if this user may end others' games there; else the role that may, besides the host, or an empty
        string."""
        return await moderation_requirement(self._store, responder.interaction, stored.guild)

    async def require_host_or_moderator(self, responder: Responder, stored: TableRow) -> None:
        """Raise the ``UserError`` that says so, if this user is neither."""
        if (
            responder.interaction.user.id == stored.host
            or (role := await self.moderation_requirement(responder, stored)) is None
        ):
            return
        sentence = "sorry-not-host-or-role" if role else "sorry-not-host-or-moderator"
        raise UserError(sentence, host=mention(stored.host, responder.words()), role=role)


def _last_seen(seat_row: SeatRow) -> float:
    return seat_row.acted or 0.0


class EndVote(VoteTopic):
    """Vote to end the game without a result.

    Permission to ask is found the same way as permission to end a table alone.
    """

    what: ClassVar[What] = "end"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        require_unpaused(session)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(AlreadyOver):
            await self._termination.void(session)


class DrawVote(VoteTopic):
    """Vote to call the game a draw. Computers agree to nothing, so there must be none."""

    what: ClassVar[What] = "draw"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        require_player(session, user)
        require_unpaused(session)
        if not can_be_drawn(session):
            raise UserError("sorry-no-draw")

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(ActionConflict):
            await self._termination.end_in_draw(session)


class RemovePlayerVote(VoteTopic):
    """Vote to go on without a player who is away.

    While it is open, they come back as if nothing had happened.
    """

    what: ClassVar[What] = "remove"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    async def decide_alone(self, responder: Responder, session: TableSession, about: Seat | None) -> str | None:
        """Remove the player without a vote, for a moderator who has had no seat there."""
        user = responder.interaction.user.id
        if session.seat_of(user) is not None or _gave_seat_up(session, user):
            return None
        if about not in absent_seats(session, now()):
            raise UserError("sorry-not-absent", repaint=True)
        await self._termination.require_host_or_moderator(responder, session.stored)
        if await self._termination.moderation_requirement(responder, session.stored) is not None:
            return None
        assert about is not None
        await self._termination.remove_players(session, [about], by="clock")
        return "done-removed"

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        if user != session.stored.host:
            require_player(session, user)
        require_unpaused(session)
        if about not in absent_seats(session, now()) or session.seat_of(user) == about:
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        if vote.about in absent_seats(session, now()):
            assert vote.about is not None
            await self._termination.remove_players(session, [vote.about], by="clock")


class EndHandlers:
    """Handlers of the buttons that end a table."""

    def __init__(
        self,
        tables: TableRegistry,
        termination: GameTermination,
        votes: VoteService,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._tables = tables
        self._termination = termination
        self._votes = votes
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@end", held=False)
    async def ask_to_end(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure."""
        await self._ask(responder, session)

    @on(InactivityButton, "end")
    async def ask_to_end_inactive(self, responder: Responder, button: InactivityButton) -> None:
        """Ask whether the user is sure, below the notice of inactivity."""
        await self._ask(responder, await self._tables.get(button.table))
        self._ephemeral_cleaner.note_panel(button.table)

    async def _ask(self, responder: Responder, session: TableSession) -> None:
        speak, sure = responder.words(session.game.name), _SURE[await self._way_to_end(responder, session)]
        if session.stored.status == "lobby":
            sure = "lobby-end-sure"
        await responder.reply(layout.confirmation(session, speak(sure), "@end!", speak(f"button-{sure}")))

    @on_table("@end!")
    async def end_game(self, responder: Responder, session: TableSession, click: TableClick | None = None) -> None:
        """End the table, in the way that this user may: see ``_way_to_end``."""
        way, user = await self._way_to_end(responder, session), responder.interaction.user.id
        self._ephemeral_cleaner.pin(responder.interaction)
        done = responder.words()("done-ended")
        if way == "ask":
            done = await self._votes.start_vote(responder, session)
        elif way == "give up" or (way == "alone" and is_behind(session, seat_of_user(session, user))):
            seat = session.seat_of(user)
            await self._termination.remove_players(session, [] if seat is None else [seat], by="person", user=user)
        else:
            try:
                await self._termination.void(session)
            except AlreadyOver:
                raise UserError("sorry-over") from None
        await self._ephemeral_cleaner.confirm(responder, done)

    async def end_missing(self, responder: Responder, stored: TableRow) -> None:
        """End a table whose game is not installed, for its host or a moderator."""
        await self._termination.require_host_or_moderator(responder, stored)
        with suppress(AlreadyOver):
            await self._termination.close_missing(stored)
        await self._ephemeral_cleaner.confirm(responder, responder.words()("done-ended"))

    async def may_end(self, responder: Responder, session: TableSession) -> bool:
        """Return whether this user may end that table, alone or with the others' consent."""
        try:
            await self._way_to_end(responder, session)
        except UserError:
            return False
        return True

    async def _way_to_end(
        self, responder: Responder, session: TableSession
    ) -> Literal["close", "ask", "alone", "give up"]:
        """Return how the asking user may end that table.

        ``close``: without a result, for a lobby that has not started, or by a moderator who does not sit
        there. ``ask``: if the others who still play agree. ``alone``: there are no others; a user who is
        behind then comes last. ``give up``: no person plays any more, so only the computers are left to
        resign.

        Raises:
            UserError: they may not at all.
        """
        user, stored = responder.interaction.user.id, session.stored
        seat = session.seat_of(user)
        if stored.status != "playing" or seat is None:
            if stored.status not in ("lobby", "playing"):
                raise UserError("sorry-over")
            await self._termination.require_host_or_moderator(responder, session.stored)
            # A player who has handed over their seat is no moderator of that game.
            if stored.status == "lobby" or (
                not _gave_seat_up(session, user)
                and await self._termination.moderation_requirement(responder, session.stored) is None
            ):
                return "close"
        elif seat in session.out_seats and user != stored.host:
            raise UserError("sorry-not-playing-any-more")
        if voters(session, user):
            return "ask"
        return "alone" if seat is not None and seat not in session.out_seats else "give up"


_SURE = {"close": "end-sure", "ask": "vote-end-sure", "alone": "alone-sure", "give up": "finish-sure"}
"""The question before a table is ended, by the way in which it is."""


def _gave_seat_up(session: TableSession, user: int) -> bool:
    return any(relief.user == user for relief in session.stored.reliefs)
