"""Finished games looked back on in the chat: asked of the thinkers once, kept for a while, shown page by page."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import discord
import structlog
from discord import ui
from msgspec.structs import replace

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core.errors import UserError
from bot.core.service import DrainLimit, Service
from bot.history.review_text import LEAST, Readers, ReviewSummary, ReviewText
from bot.history.single_flight import SingleFlight
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative, cut_text
from bot.interactions.responder import Responder
from bot.play.dispatcher import on
from bot.rendering.service import RenderService
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.history_buttons import ReplayPosition, ReviewButton
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button_row,
    single_box_message,
    small_print,
)
from bot.ui.games import load
from bot.ui.views.history import replay_step_message
from games.analysis.mistakes import choice_loss
from games.analysis.review import Review
from games.core import Seat
from games.core.last_action import view_to_draw
from renderers.seat_styles import seat_styles

log = structlog.get_logger(__name__)

PAGES = 4
"""The story; the turning points; the dearest choices; luck, and what the chances were made of."""
PLOT_FILE = "chances.png"
_LONGEST = 3400
"""Characters of a page, which with title and small print stay below the 4,000 of a message."""
_KEPT = 64
"""Number of reviews kept in memory. Another process, or this one later, finds the same again."""


class ReviewService(Service):
    """Reviews of finished games. A running one is refused to everybody."""

    def __init__(self, tables: TableRegistry, engine_workers: EngineWorkers, renderer: RenderService) -> None:
        self._tables = tables
        self._engine_workers = engine_workers
        self._renderer = renderer
        self._once: SingleFlight[int, Review] = SingleFlight(_KEPT)

    async def show_first_page(self, responder: Responder, table: int, page: int = 1) -> None:
        """Show a page, the first unless another is asked for, in an ephemeral message."""
        live = await self._finished(table)
        await responder.send_private(await self._page(responder, live, page))

    @on(ReviewButton)
    async def on_page_button(self, responder: Responder, button: ReviewButton) -> None:
        """Handle a button of a review, or the button below a finished game that asks for one."""
        share, _, page = button.what.partition(":")
        if share == "share":
            await self._share(responder, button.table, int(page or 1))
        elif share == "at":
            await self._show_decision(responder, button.table, int(page))
        elif responder.is_ephemeral_context:
            live = await self._finished(button.table)
            await responder.update(await self._page(responder, live, int(button.what)))
        else:
            await self.show_first_page(responder, button.table, int(button.what))

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """Cancel running reviews."""
        await self._once.stop()

    async def _finished(self, table: int) -> TableSession:
        """Return the table, if it is over and the user may view it.

        Raises:
            UserError: it is being played, or it was closed.
        """
        live = await self._tables.get(table)
        if live.stored.status == "closed":
            raise UserError("sorry-review-closed")
        if live.stored.status != "over" or live.table is None or live.table.ranking is None:
            raise UserError("sorry-review-running")
        return live

    async def review(self, session: TableSession, user: int | None = None) -> Review:
        """Return the review of a finished game by the worker process, computed once for any number of users.

        Raises:
            EngineFailed: the worker failed.
            UserError: the user waits for another review already.
        """
        table = session.table
        assert table is not None

        def find() -> Coroutine[Any, Any, Review]:
            # The cached result has no names: a player might ask to be forgotten.
            record = replace(table.record, seats=tuple(map(str, range(len(session.names)))))
            guided = _people(session) if session.stored.guided else ()
            return self._engine_workers.review(record, guided) if guided else self._engine_workers.review(record)

        return await self._once.get(session.id, find, user)

    async def _review(self, session: TableSession, user: int) -> Review:
        """Return the review for a user; if there is none, they are told so."""
        try:
            return await self.review(session, user)
        except EngineFailed as error:
            log.error("review failed", table=session.id, game=session.game.name, error=str(error))
            raise UserError("sorry-review-failed") from None

    async def _page(self, responder: Responder, session: TableSession, page: int) -> OutgoingMessage:
        speak = localizer(str(responder.interaction.locale), session.game.name)
        page = min(max(page, 1), PAGES)
        buttons: list[ReviewButton] = [
            ReviewButton(session.id, str(page - 1), speak("button-back"), disabled=page == 1),
            ReviewButton(session.id, str(page + 1), speak("button-next"), disabled=page == PAGES),
        ]
        if responder.interaction.channel_id == session.stored.channel:
            buttons.append(ReviewButton(session.id, f"share:{page}", speak("button-review-share")))
        count = speak("page-count", page=page, pages=PAGES)
        notes = [f"{speak('story-how-pages')} {count}" if page == 1 else count]
        return await self._paged(session, await self._review_text(responder, session, speak), page, notes, buttons)

    async def _paged(
        self,
        session: TableSession,
        text: ReviewText,
        page: int,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton],
    ) -> OutgoingMessage:
        """Build a page with its pictures, and with these notes and buttons."""
        if page == 1:
            return await self._first(session, text, notes, buttons)
        title = _title(session, text.words)
        if page == PAGES:
            plot = await self._renderer.run(lambda: _plot(text, session.styles), "review")
            lines = text.players(drawn=plot is not None)
            return _paged(title, lines, [text.method_note(), *notes], plot, buttons)
        return _paged(title, text.turning_points() if page == 2 else text.costliest_choices(), notes, None, buttons)

    async def _first(
        self,
        session: TableSession,
        text: ReviewText,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton],
    ) -> OutgoingMessage:
        """Return the first page: the summary, the board of the deciding moment, and buttons to the decisions.

        The board is as the room saw it then.
        """
        assert session.table is not None
        story, speak = ReviewSummary(text), text.words
        at = story.deciding_step
        view = view_to_draw(session.game, session.table.frames[at], None, history=session.table.frames[: at + 1])
        picture = await self._renderer.picture(
            session.game.name, view, session.names, speak, styles=session.styles, later=True
        )
        show = [ReviewButton(session.id, f"at:{story.deciding_step}", speak("button-show-me"))]
        if story.worst_step not in (None, story.deciding_step):
            show.append(ReviewButton(session.id, f"at:{story.worst_step}", speak("button-show-better")))
        return _paged(
            _title(session, speak),
            story.sentences() if picture is None else [*story.sentences(), small_print(story.caption())],
            [*(() if text.review.insufficient else (speak("story-how"),)), *notes],
            picture,
            [*show, *buttons],
            story.players(),
        )

    async def _show_decision(self, responder: Responder, table: int, number: int) -> None:
        """Show the position before that decision, with what was chosen and the better choice, beside the review."""
        session = await self._finished(table)
        assert session.table is not None
        speak = localizer(str(responder.interaction.locale), session.game.name)
        text = await self._review_text(responder, session, speak)
        number = min(max(number, 1), len(text.review.decisions))
        decision = text.review.decisions[number - 1]
        # Whoever decides sees their own secrets.
        spot = ReplayPosition(
            session.id, number - 1, decision.seat if load(session.game.name).has_direct_messages else None
        )
        advice = decision.best if choice_loss(decision) >= LEAST else None
        view = view_to_draw(session.game, session.table.frames[spot.step], spot.seat, advice=advice)
        picture = await self._renderer.picture(
            session.game.name, view, session.names, speak, styles=session.styles, later=True
        )
        note = f"{text.decision_note(number)}\n{small_print(speak('review-picture-before'))}"
        await responder.send_private(replay_step_message(session, spot, picture, "", speak, note))

    async def _share(self, responder: Responder, table: int, page: int) -> None:
        """Show a page to the channel the game was played in, in its language. From there everybody can look at the
        review from that page on, privately."""
        live = await self._finished(table)
        if responder.interaction.channel_id != live.stored.channel:
            raise UserError("sorry-no-such-game")
        page = min(max(page, 1), PAGES)
        told = await self._review_text(responder, live, live.words, shared=True)
        whole = ReviewButton(live.id, str(page), live.words("button-review"))
        await responder.post(await self._paged(live, told, page, (), (whole,)))

    async def _review_text(
        self, responder: Responder, session: TableSession, speak: Localizer, *, shared: bool = False
    ) -> ReviewText:
        """Return the review's text for the user alone, or ``shared`` for all."""
        assert session.table is not None
        user = responder.interaction.user.id
        review = await self._review(session, user)
        return ReviewText(
            review,
            session.table,
            session.chat_names,
            session.names,
            speak,
            session.former_players,
            Readers(None if shared else session.seat_of(user), _people(session)),
        )


def _people(session: TableSession) -> list[Seat]:
    """Return the seats of people, those of deleted accounts included."""
    return [seat for seat, sitting in enumerate(session.stored.seats) if sitting.level is None]


def _title(session: TableSession, speak: Localizer) -> str:
    return speak("review-title", emoji=load(session.game.name).emoji, game=speak("title"), table=str(session.id))


def _plot(text: ReviewText, styles: Sequence[int]) -> BoardImage:
    with seat_styles(styles):
        return BoardImage(text.picture(), text.alt_text())


def _paged(
    title: str,
    lines: Sequence[str],
    notes: Sequence[str],
    picture: BoardImage | None = None,
    buttons: Sequence[ReviewButton] = (),
    below: str = "",
) -> OutgoingMessage:
    """Return a page: the title, paragraphs and a picture, a row of buttons, and small print.

    With something ``below`` the picture, the paragraphs come before the picture, otherwise after it.
    """
    # The first page has to fit a phone's screen.
    text = cut_text(("\n" if below else "\n\n").join(lines), _LONGEST)
    box = boxed(title, text if below else "", colour=NIGHT)
    files: tuple[discord.File, ...] = ()
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PLOT_FILE}", description=alternative(picture.alt))
        box.add_item(gallery)
        files = (picture.to_file(PLOT_FILE),)
    box.add_item(ui.TextDisplay(below or text))
    if buttons:
        box.add_item(button_row(*buttons))
    if notes:
        box.add_item(ui.TextDisplay(small_print("\n".join(notes))))
    return single_box_message(box, files)
