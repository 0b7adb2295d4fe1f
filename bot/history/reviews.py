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
from bot.history.review_text import ReviewSummary, ReviewText
from bot.history.single_flight import SingleFlight
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative, cut_text
from bot.interactions.responder import Responder
from bot.rendering.service import RenderService
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.history_buttons import SHOW, HistoryButton, ReplayPosition, ReviewButton
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
from games.analysis.review import Review
from games.core.last_action import view_to_draw

log = structlog.get_logger(__name__)

PAGES = 4
"""The story; the turning points; the dearest choices; the chances and what they were made of."""
PLOT_FILE = "chances.png"
_LONGEST = 3400
"""Characters of a page, which with title and small print stay below the 4,000 of a message."""
_KEPT = 64
"""How many reviews stay in memory. Another process, or this one later, finds the same again."""


class ReviewService:
    """Looks back on games whose tables are over. A running one is refused to everybody."""

    def __init__(self, tables: TableRegistry, thinkers: EngineWorkers, painter: RenderService) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._painter = painter
        self._once: SingleFlight[int, Review] = SingleFlight(_KEPT)

    async def show_first_page(self, answer: Responder, table: int, page: int = 1) -> None:
        """A page, the first unless another is asked for, shown privately."""
        live = await self._finished(table)
        await answer.send_private(await self._page(answer, live, page))

    async def on_page_button(self, answer: Responder, table: int, what: str) -> None:
        """A button of a review, or the one below a finished game that asks for it."""
        clicked = answer.interaction.message
        share, _, page = what.partition(":")
        if share == "share":
            await self._share(answer, table, int(page or 1))
        elif clicked is not None and clicked.flags.ephemeral:
            live = await self._finished(table)
            await answer.update(await self._page(answer, live, int(what)))
        else:
            await self.show_first_page(answer, table, int(what))

    async def stop(self) -> None:
        """Leave off."""
        await self._once.stop()

    async def _finished(self, table: int) -> TableSession:
        """The table, if it is over and the person asking may look at it.

        Raises:
            Refusal: it is being played, or it was closed.
        """
        live = await self._tables.get(table)
        if live.stored.status == "closed":
            raise UserError("sorry-review-closed")
        if live.stored.status != "over" or live.table is None or live.table.ranking is None:
            raise UserError("sorry-review-running")
        return live

    async def _review(self, live: TableSession, user: int) -> Review:
        """What the thinkers find; asked once for however many people.

        Raises:
            Refusal: they failed, or that person waits for another one already.
        """
        table = live.table
        assert table is not None

        def find() -> Coroutine[Any, Any, Review]:
            # What is kept here has no names: somebody might ask to be forgotten.
            return self._thinkers.review(replace(table.record, seats=tuple(map(str, range(len(live.names))))))

        try:
            return await self._once.get(live.id, find, user)
        except EngineFailed as error:
            log.error("review failed", table=live.id, game=live.game.name, error=str(error))
            raise UserError("sorry-review-failed") from None

    async def _page(self, answer: Responder, live: TableSession, page: int) -> OutgoingMessage:
        speak = localizer(str(answer.interaction.locale), live.game.name)
        page = min(max(page, 1), PAGES)
        buttons: list[ReviewButton | HistoryButton] = [
            ReviewButton(live.id, str(page - 1), speak("button-back"), disabled=page == 1),
            ReviewButton(live.id, str(page + 1), speak("button-next"), disabled=page == PAGES),
        ]
        if answer.interaction.channel_id == live.stored.channel:
            buttons.append(ReviewButton(live.id, f"share:{page}", speak("button-review-share")))
        notes = [speak("page-count", page=page, pages=PAGES)]
        if page == 1:
            notes.insert(0, speak("story-how-pages"))
        return await self._paged(live, await self._told(answer, live, speak), page, notes, buttons)

    async def _paged(
        self,
        live: TableSession,
        told: ReviewText,
        page: int,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton | HistoryButton],
    ) -> OutgoingMessage:
        """A page with its pictures, and with these notes and buttons."""
        if page == 1:
            return await self._first(live, told, notes, buttons)
        title = _title(live, told.words)
        if page == PAGES:
            plot = await self._painter.run(lambda: _plot(told), "review")
            return _paged(title, told.players(), [told.method_note(), *notes], plot, buttons)
        return _paged(title, told.turning_points() if page == 2 else told.costliest_choices(), notes, None, buttons)

    async def _first(
        self,
        live: TableSession,
        told: ReviewText,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton | HistoryButton],
    ) -> OutgoingMessage:
        """The story, with the board of the moment that decided it, as the room saw it then, and the way there."""
        assert live.table is not None
        story, speak = ReviewSummary(told), told.words
        view = view_to_draw(live.game, live.table.frames[story.deciding_step], None)
        picture = await self._painter.picture(live.game.name, view, live.names, speak, later=True)
        show = HistoryButton.to_position(ReplayPosition(live.id, story.deciding_step), SHOW, speak("button-show-me"))
        return _paged(
            _title(live, speak),
            story.sentences(),
            [*(() if told.review.insufficient else (speak("story-how"),)), *notes],
            picture,
            [show, *buttons],
            story.players(),
        )

    async def _share(self, answer: Responder, table: int, page: int) -> None:
        """Show a page to the channel the game was played in, in its language. From there everybody can look at the
        review from that page on, privately."""
        live = await self._finished(table)
        if answer.interaction.channel_id != live.stored.channel:
            raise UserError("sorry-no-such-game")
        page = min(max(page, 1), PAGES)
        told = await self._told(answer, live, live.words)
        whole = ReviewButton(live.id, str(page), live.words("button-review"))
        await answer.post(await self._paged(live, told, page, (), (whole,)))

    async def _told(self, answer: Responder, live: TableSession, speak: Localizer) -> ReviewText:
        assert live.table is not None
        review = await self._review(live, answer.interaction.user.id)
        return ReviewText(review, live.table, live.chat_names, live.names, speak, live.former_players)


def _title(live: TableSession, speak: Localizer) -> str:
    return speak("review-title", emoji=load(live.game.name).emoji, game=speak("title"), table=str(live.id))


def _plot(told: ReviewText) -> BoardImage:
    return BoardImage(told.picture(), told.alt_text())


def _paged(
    title: str,
    lines: Sequence[str],
    notes: Sequence[str],
    picture: BoardImage | None = None,
    buttons: Sequence[ReviewButton | HistoryButton] = (),
    below: str = "",
) -> OutgoingMessage:
    """A page: the title, paragraphs and a picture, a row of buttons, and small print. With something ``below`` the
    picture, the paragraphs come before it, else behind."""
    text = "\n\n".join(lines)
    text = cut_text(text, _LONGEST)
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
