"""A computer is asked after the game why it did what it did: two or three decisions, with the reasons."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import structlog
from discord import ui
from msgspec.structs import replace

from bot.computers.thinking import Thinkers, ThoughtFailed
from bot.ground.refusals import Refusal
from bot.ground.seated import is_program
from bot.panels import IN_A_ROW
from bot.panels.asking import ask_one, askable
from bot.panels.frame import NIGHT, Message, framed, message, row_of, small
from bot.past.once import Once
from bot.playing.answer import Answer
from bot.table.live import Live
from bot.table.tables import Tables
from bot.words import Words, words
from bot.words.excerpt import excerpt
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
        self._once: Once[tuple[int, Seat], Sequence[Telling]] = Once(_KEPT)

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
        if seat < len(live.names) and is_program(live.stored.seats[seat].level):
            raise Refusal("sorry-why-program", who=live.chat_names[seat])
        if seat not in askable(live):
            raise Refusal("sorry-late")
        speak = words(str(answer.interaction.locale), live.game.name)
        page = _page(live, seat, await self._telling(live, seat, answer.interaction.user.id), speak)
        await answer.reply(page)

    async def stop(self) -> None:
        """Leave off."""
        await self._once.stop()

    async def _telling(self, live: Live, seat: Seat, user: int) -> Sequence[Telling]:
        """What the thinkers find; asked once for however many people."""
        table = live.table
        assert table is not None

        def find() -> Coroutine[Any, Any, Sequence[Telling]]:
            # What is kept here has no names: somebody might ask to be forgotten.
            return self._thinkers.telling(replace(table.record, seats=tuple(map(str, range(len(live.names))))), seat)

        try:
            return await self._once.get((live.id, seat), find, user)
        except ThoughtFailed as error:
            log.error("computer could not say why", table=live.id, game=live.game.name, error=str(error))
            raise Refusal("sorry-review-failed") from None


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
    frame, narrator = live.table.frames[one.n], live.narrator(speak)
    # What only that seat was told speaks to it, as "you".
    happened = " ".join(told for _, told in narrator.plainly(frame, names, None))
    reasons = " ".join(because(reason, names, speak) for reason in one.reasons)
    return excerpt(speak("because-decision", step=one.n, told=happened, why=reasons), _LONGEST)
