"""Asking the others: a vote at a table. Stored, so that it goes on after a restart, and decided by what all have said
or, once its time is up, by the clock.

What it is about is one word (``what``), and what comes of it one method; so another question needs no other vote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.playing.answer import LOST, Answer
from bot.playing.board import Boards
from bot.playing.endings import Endings
from bot.playing.pauses import Pauses
from bot.store import AlreadyOver, Conflict, NoVote, Store, VoteTaken, What
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention
from bot.table.polls import PATIENCE, open_vote, outcome, voters
from bot.table.tables import Tables, check_running
from bot.table.waiting import moment, now, resumed
from bot.words import words

log = structlog.get_logger(__name__)


class Votes:
    """Has tables vote. An eye is kept on each: whoever leaves may decide it."""

    def __init__(
        self,
        messenger: Messenger,
        store: Store,
        tables: Tables,
        boards: Boards,
        endings: Endings,
        pauses: Pauses,
    ) -> None:
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._boards = boards
        self._endings = endings
        self._pauses = pauses
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def ask(self, answer: Answer, live: Live, what: What = "end") -> Live:
        """The person who is answered would like that: ask the others. Whoever calls has the table to
        themselves. Returns the table as it is then.

        Raises:
            Refusal: there is a vote already, or the others have said no to this person today.
        """
        user, at = answer.interaction.user.id, now()
        speak = words(str(answer.interaction.locale))
        before = live.stored.vote
        again = (before.state, before.user, before.what) == ("refused", user, what) if before is not None else False
        if before is not None and again and at < before.asked + PATIENCE:
            raise Refusal("sorry-vote-refused", when=moment(before.asked + PATIENCE))
        try:
            await self._store.ask(live.id, what=what, user=user, now=at, until=at + PATIENCE)
        except VoteTaken:
            asker = before.user if before is not None else 0
            raise Refusal("sorry-vote-taken", who=mention(asker, speak)) from None
        except NoVote:
            check_running(await self._tables.reload(live.id))
            raise
        live = await self._show(live)
        self._run(self._call(live, user))
        return live

    async def say(self, answer: Answer, live: Live, vote: int, *, yes: bool) -> None:
        """The person who is answered agrees, or does not. They may change their mind until it is decided. Whoever calls
        has the table to themselves.

        Raises:
            Refusal: that vote is over, or it is not for this person to say.
        """
        check_running(live)
        user = answer.interaction.user.id
        going_on = open_vote(live)
        if going_on is None or going_on.id != vote:
            raise Refusal("sorry-vote-over", repaint=True)
        if user == going_on.user:
            raise Refusal("sorry-vote-own")
        if user not in [live.stored.seats[seat].user for seat in voters(live, going_on.user)]:
            raise Refusal("sorry-vote-others")
        try:
            await self._store.ballot(live.id, vote, user=user, yes=yes)
        except NoVote:
            await self._tables.reload(live.id)
            raise Refusal("sorry-vote-over", repaint=True) from None
        live = await self._tables.reload(live.id)
        if not await self.settle(live):
            await self._boards.show(live, answer)

    async def settle(self, live: Live) -> bool:
        """See whether that table's vote has been decided, and do what follows. Whoever calls has the table to
        themselves. Returns whether there was something to do."""
        vote, at = live.stored.vote, now()
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return False
        # One that has passed while the table is still there: the process ended in between.
        found = "passed" if vote.state == "passed" else outcome(live, vote, at)
        if found is None:
            return False
        if found == "passed" and vote.what == "pause":
            # In this order: a process that ends in between finds the vote still open, and the table paused.
            with suppress(Refusal):
                await self._pauses.pause(live)
            with suppress(NoVote):
                await self._store.decide(live.id, vote.id, None, n=live.number)
            await self._show(live)
            return True
        if vote.state == "open":
            with suppress(NoVote):
                await self._store.decide(live.id, vote.id, None if found == "moot" else found, n=live.number)
        if found == "passed":
            with suppress(AlreadyOver):
                await self._endings.void(await self._tables.reload(live.id))
        else:
            await self._show(live)
        return True

    def look(self, live: Live) -> None:
        """Something has changed at that table: somebody who was asked, or who has asked, may have left."""
        vote = live.stored.vote
        if vote is None or live.stored.status != "playing" or vote.state == "refused":
            return
        if vote.state == "passed" or outcome(live, vote, now()) is not None:
            self._run(self._settle(live.id))

    async def done(self) -> None:
        """Wait until what has been begun is done."""
        while self._running:
            await asyncio.wait(list(self._running))

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        self._stopped = True
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _show(self, live: Live) -> Live:
        """The vote has changed: set the clock by it, and paint it."""
        live = await self._tables.reload(live.id)
        waiting = resumed(live, at=now())
        with suppress(Conflict):
            await self._store.wait(live.id, live.number, waiting)
            live.waits(waiting)
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
        asked = [live.stored.seats[seat] for seat in voters(live, asker)]
        text = live.words(
            "vote-call",
            what=vote.what,
            who=mention(asker, live.words),
            others=live.words.join([f"<@{sitting.user}>" for sitting in asked]),
            when=moment(vote.until),
            link=link(live.stored),
        )
        called = []
        if (await self._store.server(live.stored.guild)).pings:
            called = [discord.Object(sitting.user) for sitting in asked if sitting.reminders != "never"]
        where = self._messenger.get_partial_messageable(live.stored.channel, guild_id=live.stored.guild)
        try:
            await where.send(text, allowed_mentions=discord.AllowedMentions(users=called))
        except LOST as error:
            log.info("vote not announced", table=live.id, error=str(error))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
