"""A computer is asked after the game why it did what it did: two or three decisions, with the reasons."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import structlog
from discord import ui
from msgspec.structs import replace

from bot.computers.thinking import Thinkers, ThoughtFailed
from bot.ground.refusals import Refusal
from bot.panels import IN_A_ROW
from bot.panels.asking import ask_one, askable
from bot.panels.frame import NIGHT, Message, framed, message, row_of, small
from bot.playing.answer import Answer
from bot.table.live import Live
from bot.table.tables import Tables
from bot.words import Words, words
from bot.words.telling import because
from games.asked import Telling
from games.core import Seat

log = structlog.get_logger(__name__)

_KEPT = 64
"""How many answers stay in memory. Another process, or this one later, finds the same again."""
_LONGEST = 900
"""Characters of one decision, of which there are at most three."""


class Asking:
    """Tells what computers have to say about tables that are over. Of any other nobody learns anything."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._found: OrderedDict[tuple[int, Seat], asyncio.Task[Sequence[Telling]]] = OrderedDict()
        self._waiting: set[int] = set()
        """Who waits for an answer that is being thought about."""

    async def ask(self, answer: Answer, table: int, seat: Seat) -> None:
        """What the computer in that seat says, shown privately.

        Raises:
            Refusal: the game is not over or was closed, there is no such computer, or nothing came of it just now.
        """
        live = await self._tables.get(table)
        if live.stored.status == "closed":
            raise Refusal("sorry-review-closed")
        if live.stored.status != "over" or live.table is None or live.table.ranking is None:
            raise Refusal("sorry-review-running")
        if seat not in askable(live):
            raise Refusal("sorry-late")
        speak = words(str(answer.interaction.locale), live.game.name)
        page = _page(live, seat, await self._telling(live, seat, answer.interaction.user.id), speak)
        await answer.reply(page)

    async def stop(self) -> None:
        """Leave off."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)
        self._found.clear()

    async def _telling(self, live: Live, seat: Seat, user: int) -> Sequence[Telling]:
        """What the thinkers find; asked once for however many people."""
        assert live.table is not None
        key = live.id, seat
        task = self._found.get(key)
        if user in self._waiting and (task is None or not task.done()):
            raise Refusal("sorry-review-waiting")
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            # What is kept here has no names: somebody might ask to be forgotten.
            nameless = replace(live.table.record, seats=tuple(map(str, range(len(live.names)))))
            task = self._found[key] = asyncio.create_task(self._thinkers.telling(nameless, seat))
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        self._waiting.add(user)
        try:
            # One who stops waiting does not stop it for others.
            return await asyncio.shield(task)
        except ThoughtFailed as error:
            log.error("computer could not say why", table=live.id, game=live.game.name, error=str(error))
            raise Refusal("sorry-review-failed") from None
        finally:
            self._waiting.discard(user)


def _page(live: Live, seat: Seat, found: Sequence[Telling], speak: Words) -> Message:
    title = speak("because-title", who=live.chat_names[seat], table=str(live.id))
    told = [_told(live, one, speak) for one in found] or [speak("because-nothing")]
    box = framed(title, "\n\n".join(told), colour=NIGHT)
    others = [ask_one(live, other, speak) for other in askable(live) if other != seat]
    for start in range(0, len(others), IN_A_ROW):
        box.add_item(row_of(*others[start : start + IN_A_ROW]))
    if found:
        box.add_item(ui.TextDisplay(small(speak("because-how"))))
    return message(box)


def _told(live: Live, one: Telling, speak: Words) -> str:
    assert live.table is not None
    names = live.names_at(one.n)
    # What only that seat was told speaks to it, as "you".
    happened = " ".join(live.tell(live.table.frames[one.n], speak, None))
    reasons = " ".join(because(reason, names, speak) for reason in one.reasons)
    return speak("because-decision", step=one.n, told=happened, why=reasons)[:_LONGEST]
