"""Asking the others: a vote at a table. Stored, so that it goes on after a restart, and decided by what all have said
or, once its time is up, by the clock.

What is asked is one word (``what``), and what may be asked and comes of it is one class (``bot.playing.questions``); so
another question needs no other vote.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress

import structlog
from msgspec.structs import replace

from bot.ground.background import Background
from bot.ground.refusals import Refusal
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.endings import Endings
from bot.playing.notices import Notices
from bot.playing.questions import Question
from bot.store import Heir, NoVote, Store, StoreFailed, VoteTaken, What
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention
from bot.table.polls import PATIENCE, asked, open_vote, outcome
from bot.table.tables import Tables, check_running
from bot.table.waiting import moment, now, resumed
from bot.words import words
from games.core import Seat

log = structlog.get_logger(__name__)


class Votes:
    """Has tables vote. Each is watched: somebody leaving may decide it."""

    def __init__(
        self,
        notices: Notices,
        store: Store,
        tables: Tables,
        boards: Boards,
        endings: Endings,
        questions: Mapping[What, Question],
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._endings = endings
        self._questions = questions
        self._background = Background()

    async def ask(
        self, answer: Answer, live: Live, what: What = "end", about: Seat | None = None, heir: Heir | None = None
    ) -> Live:
        """The person who is answered would like to end the game, or something else: ask the others. The caller
        holds the table. ``heir`` is the person who would take over the seat that it is ``about``. Returns the table
        as it is then.

        Raises:
            Refusal: they may not ask that now, there is a vote already, or the others have said no to them today.
        """
        user, at = answer.interaction.user.id, now()
        self._questions[what].check(live, user, about)
        speak = words(str(answer.interaction.locale))
        before = live.stored.vote
        if (
            before is not None
            and before.state == "refused"
            and (before.user, before.about) == (user, about)
            # A draw is an end, too; a pause is none.
            and (before.what == "pause") == (what == "pause")
            and at < before.asked + PATIENCE
        ):
            raise Refusal("sorry-vote-refused", when=moment(before.asked + PATIENCE))
        try:
            await self._store.ask(live.id, what=what, user=user, now=at, until=at + PATIENCE, about=about, heir=heir)
        except VoteTaken:
            asker = before.user if before is not None else 0
            raise Refusal("sorry-vote-taken", who=mention(asker, speak)) from None
        except NoVote:
            check_running(await self._tables.reload(live.id))
            raise
        live = await self._show(live)
        self._background.begin(self._call(live, user))
        return live

    async def say(self, answer: Answer, live: Live, vote: int, *, yes: bool) -> None:
        """The person who is answered agrees, or does not. They may change their mind until it is decided. The
        caller holds the table.

        Raises:
            Refusal: that vote is over, or it is not for this person to say.
        """
        check_running(live)
        user = answer.interaction.user.id
        latest, going_on = live.stored.vote, open_vote(live)
        if latest is not None and latest.id == vote and latest.state == "passed":
            # It could not be carried out when it passed.
            await self.settle(live)
            return
        if going_on is None or going_on.id != vote:
            raise Refusal("sorry-vote-over", repaint=True)
        if user == going_on.user:
            raise Refusal("sorry-vote-own")
        if user not in [live.stored.seats[seat].user for seat in asked(live, going_on)]:
            raise Refusal("sorry-vote-others")
        try:
            await self._store.ballot(live.id, vote, user=user, yes=yes)
        except NoVote:
            await self._tables.reload(live.id)
            raise Refusal("sorry-vote-over", repaint=True) from None
        live = await self._tables.reload(live.id)
        try:
            settled = await self.settle(live)
        except StoreFailed as error:
            # What they have said is stored, and so what follows from it will follow.
            log.error("vote not settled yet", table=live.id, error=str(error))
            self._tables.fell_behind(live.id)
            live, settled = await self._tables.get(live.id), False
        if not settled:
            await self._boards.show(live, answer)

    async def settle(self, live: Live) -> bool:
        """See whether that table's vote has been decided, and do what follows. The caller holds the
        table. Returns whether there was something to do."""
        vote, at = live.stored.vote, now()
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return False
        # One that has passed while the table is still there: the process ended in between.
        found = "passed" if vote.state == "passed" else outcome(live, vote, at)
        if found is None:
            return False
        if vote.state == "open":
            with suppress(NoVote):
                await self._store.decide(live.id, vote.id, None if found == "moot" else found, n=live.number)
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
                    await self._store.decide(live.id, vote.id, None, n=live.number)
                except (NoVote, StoreFailed) as error:
                    log.error("vote not put away", table=live.id, error=str(error))
                    return True
            await self._show(live)
        return True

    def look(self, live: Live) -> None:
        """Something has changed at that table: somebody who was asked, or who has asked, may have left."""
        vote = live.stored.vote
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return
        # Whether its time is up is for the clock to see: time may have stood still.
        if vote.state == "passed" or outcome(live, replace(vote, until=math.inf), now()) is not None:
            self._background.begin(self._settle(live.id))

    async def done(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.settle()

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        await self._background.stop()

    async def _show(self, live: Live) -> Live:
        """The vote has changed: set the clock by it, and paint it."""
        live = await self._tables.reload(live.id)
        await self._tables.wait_anew(live, resumed(live, at=now()))
        self._boards.repaint(live)
        self._endings.attend(live)
        return live

    async def _settle(self, table: int) -> None:
        try:
            async with self._tables.hold(table):
                await self.settle(await self._tables.get(table))
        except Refusal:
            return
        except Exception:
            # The clock comes to it, or the next start.
            log.exception("vote not decided", table=table)

    async def _call(self, live: Live, asker: int) -> None:
        """Tell the others, in a message of its own: an edited board calls nobody. Who never wants to be called is named
        all the same."""
        vote = open_vote(live)
        if vote is None:
            return
        others = [live.stored.seats[seat] for seat in asked(live, vote)]
        text = live.words(
            f"vote-{vote.what}-call",
            who=mention(asker, live.words),
            others=live.words.join([f"<@{sitting.user}>" for sitting in others]) if others else "none",
            seat="" if vote.about is None else mention(live.stored.seats[vote.about].user, live.words),
            when=moment(vote.until),
            link=link(live.stored),
        )
        if vote.about is not None:
            others.append(live.stored.seats[vote.about])
        called = [sitting.user for sitting in others if sitting.user > 0 and sitting.reminders != "never"]

        async def still() -> bool:
            now_open = open_vote(await self._tables.get(live.id))
            return now_open is not None and now_open.id == vote.id

        await self._notices.post(live, f"vote {vote.id}", text, called, still=still)
