"""A computer is asked after the game why it did what it did: two or three decisions, with the reasons."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import structlog
from discord import ui
from msgspec.structs import replace

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core.errors import UserError
from bot.core.service import DrainLimit, Service
from bot.engines.registry import is_program
from bot.history.moments import Moments
from bot.history.single_flight import SingleFlight
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import cut_text
from bot.i18n.narrator import reason_sentence
from bot.interactions.responder import Responder
from bot.play.dispatcher import on
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.history_buttons import ExplainButton, explain_button_for_seat, explainable_seats
from bot.ui.components.layout import NIGHT, OutgoingMessage, boxed, button_row, single_box_message, small_print
from bot.ui.games import IN_A_ROW, load
from games.ai.levels import RANDOM
from games.analysis.explanations import Explanation
from games.core import Seat

log = structlog.get_logger(__name__)

_KEPT = 64
"""Number of explanations kept in memory. Another process, or this one later, finds the same again."""
_LONGEST = 900
"""Characters of one decision, of which there are at most three."""


class MoveExplanations(Service):
    """Computers' explanations of their moves, at finished tables only."""

    def __init__(self, tables: TableRegistry, engine_workers: EngineWorkers) -> None:
        self._tables = tables
        self._engine_workers = engine_workers
        self._once: SingleFlight[tuple[int, Seat], Sequence[Explanation]] = SingleFlight(_KEPT)

    @on(ExplainButton)
    async def explain(self, responder: Responder, button: ExplainButton) -> None:
        """Show the explanations of the computer in that seat in an ephemeral message.

        Raises:
            UserError: the game is not over or was closed, there is no such computer, or no explanation
                came just now.
        """
        live, seat = await self._tables.get(button.table), button.seat
        if live.stored.status == "closed":
            raise UserError("sorry-review-closed")
        if live.stored.status != "over" or live.table is None or live.table.ranking is None:
            raise UserError("sorry-review-running")
        level = live.stored.seats[seat].level if seat < len(live.names) else None
        if is_program(level):
            raise UserError("sorry-why-program", who=live.chat_names[seat])
        if level == RANDOM:
            raise UserError("sorry-why-random", who=live.chat_names[seat])
        if seat not in explainable_seats(live):
            raise UserError("sorry-late")
        speak = localizer(str(responder.interaction.locale), live.game.name)
        page = _page(live, seat, await self._telling(live, seat, responder.interaction.user.id), speak)
        await responder.reply(page)

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """Cancel running computations."""
        await self._once.stop()

    async def _telling(self, session: TableSession, seat: Seat, user: int) -> Sequence[Explanation]:
        """Return the explanations of the worker process, computed once for any number of users."""
        table = session.table
        assert table is not None

        def find() -> Coroutine[Any, Any, Sequence[Explanation]]:
            # The cached result has no names: a player might ask to be forgotten.
            return self._engine_workers.explain(
                replace(table.record, seats=tuple(map(str, range(len(session.names))))), seat
            )

        try:
            return await self._once.get((session.id, seat), find, user)
        except EngineFailed as error:
            log.error("computer explanation failed", table=session.id, game=session.game.name, error=str(error))
            raise UserError("sorry-review-failed") from None


def _page(session: TableSession, seat: Seat, found: Sequence[Explanation], speak: Localizer) -> OutgoingMessage:
    title = speak("because-title", who=session.chat_names[seat], table=str(session.id))
    told = [_explanation_text(session, one, speak) for one in found] or [speak("because-nothing")]
    box = boxed(title, "\n\n".join(told), colour=NIGHT)
    others = [explain_button_for_seat(session, other, speak) for other in explainable_seats(session) if other != seat]
    for start in range(0, len(others), IN_A_ROW):
        box.add_item(button_row(*others[start : start + IN_A_ROW]))
    if found:
        box.add_item(
            ui.TextDisplay(
                small_print(
                    speak("because-how", secrets="yes" if load(session.game.name).has_direct_messages else "no")
                )
            )
        )
    return single_box_message(box)


def _explanation_text(session: TableSession, one: Explanation, speak: Localizer) -> str:
    assert session.table is not None
    frame, names = session.table.frames[one.n], session.names_at(one.n)
    assert frame.seat is not None
    assert frame.action is not None
    moments = Moments(session.table, session.names, speak)
    told = speak(
        "because-decision",
        moment=moments.name(one.n, names[frame.seat]),
        chosen=moments.label(one.n, frame.action),
        instead="none" if one.instead is None else moments.label(one.n, one.instead),
        why=" ".join(reason_sentence(reason, names, speak) for reason in one.reasons),
    )
    return cut_text(told, _LONGEST)
