"""Asking the others: a vote at a table. Stored, so that it goes on after a restart, and decided by what all have said
or, once its time is up, by the clock.

What is asked is one word (``what``), and what may be asked and comes of it is one class (``bot.play.votes``); so
another question needs no other vote.

What the people at a table can vote on: who may ask for it, and what comes of it. Another question is another class
here, a word in ``bot.storage.repos.votes.What``, and its sentences: ``vote-<what>-sure``, ``-open``, ``-call``, ``-refused``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Protocol

import structlog
from msgspec.structs import replace

from bot.core.errors import UserError
from bot.core.tasks import BackgroundTasks
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.table_notices import TableNotices
from bot.play.pauses import PauseService
from bot.play.substitutions import SeatSubstitution
from bot.play.termination import GameTermination
from bot.storage import ActionConflict, AlreadyOver, NoVote, Store, StoreFailed, Substitute, Vote, VoteTaken, What
from bot.table.deadlines import deadlines_now, now, relative_time
from bot.table.display_names import mention
from bot.table.formatting import table_link
from bot.table.registry import TableRegistry, require_running
from bot.table.session import TableSession
from bot.table.votes import PATIENCE, absent_seats, asked_seats, can_be_drawn, open_vote, vote_outcome
from games.core import Seat


class VoteTopic(Protocol):
    """Something that a table can vote on."""

    what: ClassVar[What]

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """Whether that person may ask it there now, about that seat.

        Raises:
            Refusal: they may not; it says why.
        """
        ...

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """It has passed. The caller holds the table. It may be called again after a restart, also where
        it has been carried out already, and then does nothing."""
        ...


class EndVote:
    """Whether to end the game without a result. Who may ask is found the same way as who may end tables alone."""

    what: ClassVar[What] = "end"

    def __init__(self, endings: GameTermination) -> None:
        self._endings = endings

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_go_on(live)

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(AlreadyOver):
            await self._endings.void(live)


class DrawVote:
    """Whether to call it a draw. Computers agree to nothing, so there must be none."""

    what: ClassVar[What] = "draw"

    def __init__(self, endings: GameTermination) -> None:
        self._endings = endings

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_play(live, user)
        _must_go_on(live)
        if not can_be_drawn(live):
            raise UserError("sorry-no-draw")

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(ActionConflict):
            await self._endings.end_in_draw(live)


class RemovePlayerVote:
    """Whether to go on without somebody who is away. They come back as if nothing had been, as long as it is open."""

    what: ClassVar[What] = "remove"

    def __init__(self, endings: GameTermination) -> None:
        self._endings = endings

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        if user != live.stored.host:
            _must_play(live, user)
        _must_go_on(live)
        if about not in absent_seats(live, now()) or live.seat_of(user) == about:
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        if vote.about in absent_seats(live, now()):
            assert vote.about is not None
            await self._endings.remove_players(live, [vote.about], by="clock")


class PauseVote:
    """Whether to let the game stand still for a while."""

    what: ClassVar[What] = "pause"

    def __init__(self, pauses: PauseService) -> None:
        self._pauses = pauses

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_play(live, user)
        _must_go_on(live)

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(UserError):
            await self._pauses.pause(live)


class TakeOverVote:
    """Whether the person asking may take over the seat of somebody who is away. Coming back is their answer."""

    what: ClassVar[What] = "relieve"

    def __init__(self, handovers: SeatSubstitution) -> None:
        self._handovers = handovers

    def check(self, live: TableSession, user: int, about: Seat | None) -> None:
        """See ``Question.check``. Whether that person may sit down there is asked of the store, before this."""
        require_running(live)
        _must_go_on(live)
        if about not in absent_seats(live, now()):
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, live: TableSession, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        seat, heir = vote.about, vote.heir
        if seat is not None and heir is not None:
            with suppress(UserError):
                await self._handovers.assign_seat(live, seat, heir, lambda live: seat in absent_seats(live, now()))


def vote_topics(
    endings: GameTermination, pauses: PauseService, handovers: SeatSubstitution
) -> Mapping[What, VoteTopic]:
    """All that can be asked."""
    asked: tuple[VoteTopic, ...] = (
        *(EndVote(endings), DrawVote(endings), RemovePlayerVote(endings), PauseVote(pauses)),
        TakeOverVote(handovers),
    )
    return {question.what: question for question in asked}


def _must_play(live: TableSession, user: int) -> None:
    require_running(live)
    seat = live.seat_of(user)
    if seat is None or seat in live.out_seats:
        raise UserError("sorry-vote-others")


def _must_go_on(live: TableSession) -> None:
    """No answer counts as a yes; where nobody's time runs, nobody has to look in so often."""
    if live.stored.paused is not None:
        raise UserError("sorry-paused", repaint=True)


log = structlog.get_logger(__name__)


class VoteService:
    """Has tables vote. Each is watched: somebody leaving may decide it."""

    def __init__(
        self,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        endings: GameTermination,
        questions: Mapping[What, VoteTopic],
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._endings = endings
        self._questions = questions
        self._background = BackgroundTasks()

    async def start_vote(
        self,
        answer: Responder,
        live: TableSession,
        what: What = "end",
        about: Seat | None = None,
        heir: Substitute | None = None,
    ) -> TableSession:
        """The person who is answered would like to end the game, or something else: ask the others. The caller
        holds the table. ``heir`` is the person who would take over the seat that it is ``about``. Returns the table
        as it is then.

        Raises:
            Refusal: they may not ask that now, there is a vote already, or the others have said no to them today.
        """
        user, at = answer.interaction.user.id, now()
        self._questions[what].check(live, user, about)
        speak = localizer(str(answer.interaction.locale))
        before = live.stored.vote
        if (
            before is not None
            and before.state == "refused"
            and (before.user, before.about) == (user, about)
            # A draw is an end, too; a pause is none.
            and (before.what == "pause") == (what == "pause")
            and at < before.asked + PATIENCE
        ):
            raise UserError("sorry-vote-refused", when=relative_time(before.asked + PATIENCE))
        try:
            await self._store.open_vote(
                live.id, what=what, user=user, now=at, until=at + PATIENCE, about=about, heir=heir
            )
        except VoteTaken:
            asker = before.user if before is not None else 0
            raise UserError("sorry-vote-taken", who=mention(asker, speak)) from None
        except NoVote:
            require_running(await self._tables.reload(live.id))
            raise
        live = await self._show(live)
        self._background.start(self._call(live, user))
        return live

    async def cast(self, answer: Responder, live: TableSession, vote: int, *, yes: bool) -> None:
        """The person who is answered agrees, or does not. They may change their mind until it is decided. The
        caller holds the table.

        Raises:
            Refusal: that vote is over, or it is not for this person to say.
        """
        require_running(live)
        user = answer.interaction.user.id
        latest, going_on = live.stored.vote, open_vote(live)
        if latest is not None and latest.id == vote and latest.state == "passed":
            # It could not be carried out when it passed.
            await self.resolve_due(live)
            return
        if going_on is None or going_on.id != vote:
            raise UserError("sorry-vote-over", repaint=True)
        if user == going_on.user:
            raise UserError("sorry-vote-own")
        if user not in [live.stored.seats[seat].user for seat in asked_seats(live, going_on)]:
            raise UserError("sorry-vote-others")
        try:
            await self._store.cast_ballot(live.id, vote, user=user, yes=yes)
        except NoVote:
            await self._tables.reload(live.id)
            raise UserError("sorry-vote-over", repaint=True) from None
        live = await self._tables.reload(live.id)
        try:
            settled = await self.resolve_due(live)
        except StoreFailed as error:
            # What they have said is stored, and so what follows from it will follow.
            log.error("vote not settled yet", table=live.id, error=str(error))
            self._tables.fell_behind(live.id)
            live, settled = await self._tables.get(live.id), False
        if not settled:
            await self._boards.show(live, answer)

    async def resolve_due(self, live: TableSession) -> bool:
        """See whether that table's vote has been decided, and do what follows. The caller holds the
        table. Returns whether there was something to do."""
        vote, at = live.stored.vote, now()
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return False
        # One that has passed while the table is still there: the process ended in between.
        found = "passed" if vote.state == "passed" else vote_outcome(live, vote, at)
        if found is None:
            return False
        if vote.state == "open":
            with suppress(NoVote):
                await self._store.close_vote(live.id, vote.id, None if found == "moot" else found, n=live.action_count)
        if found == "passed":
            live = await self._tables.reload(live.id)
            if live.stored.vote is None or live.stored.vote.id != vote.id:
                # It is gone, and the person who asked with it: what was in memory was older than that.
                if live.stored.status == "playing":
                    await self._show(live)
                return True
            await self._questions[vote.what].carry_out(live, vote)
            live = await self._tables.get(live.id)
        if live.stored.status == "playing":
            if found == "passed":
                # It has served. Should the process end before this, it is carried out once more, which does nothing.
                try:
                    await self._store.close_vote(live.id, vote.id, None, n=live.action_count)
                except (NoVote, StoreFailed) as error:
                    log.error("vote not put away", table=live.id, error=str(error))
                    return True
            await self._show(live)
        return True

    def on_change(self, live: TableSession) -> None:
        """Something has changed at that table: somebody who was asked, or who has asked, may have left."""
        vote = live.stored.vote
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return
        # Whether its time is up is for the clock to see: time may have stood still.
        if vote.state == "passed" or vote_outcome(live, replace(vote, until=math.inf), now()) is not None:
            self._background.start(self._settle(live.id))

    async def wait_idle(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        await self._background.stop()

    async def _show(self, live: TableSession) -> TableSession:
        """The vote has changed: set the clock by it, and paint it."""
        live = await self._tables.reload(live.id)
        await self._tables.reset_waiting(live, deadlines_now(live, at=now()))
        self._boards.repaint(live)
        self._endings.notify(live)
        return live

    async def _settle(self, table: int) -> None:
        try:
            async with self._tables.lock(table):
                await self.resolve_due(await self._tables.get(table))
        except UserError:
            return
        except Exception:
            # The clock comes to it, or the next start.
            log.exception("vote not decided", table=table)

    async def _call(self, live: TableSession, asker: int) -> None:
        """Tell the others, in a message of its own: an edited board calls nobody. Who never wants to be called is named
        all the same."""
        vote = open_vote(live)
        if vote is None:
            return
        others = [live.stored.seats[seat] for seat in asked_seats(live, vote)]
        text = live.words(
            f"vote-{vote.what}-call",
            who=mention(asker, live.words),
            others=live.words.format_list([f"<@{sitting.user}>" for sitting in others]) if others else "none",
            seat="" if vote.about is None else mention(live.stored.seats[vote.about].user, live.words),
            when=relative_time(vote.until),
            link=table_link(live.stored),
        )
        if vote.about is not None:
            others.append(live.stored.seats[vote.about])
        called = [sitting.user for sitting in others if sitting.user > 0 and sitting.reminders != "never"]

        async def still() -> bool:
            now_open = open_vote(await self._tables.get(live.id))
            return now_open is not None and now_open.id == vote.id

        await self._notices.post(live, f"vote {vote.id}", text, called, still=still)
