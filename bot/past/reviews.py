"""Finished games looked back on in the chat: asked of the thinkers once, kept for a while, shown page by page."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import discord
import structlog
from discord import ui
from msgspec.structs import replace

from bot.computers.thinking import Thinkers, ThoughtFailed
from bot.ground.refusals import Refusal
from bot.panels import load
from bot.panels.archive import SHOW, ArchiveButton, Spot
from bot.panels.frame import NIGHT, Message, Picture, framed, message, row_of, small
from bot.panels.review import ReviewButton
from bot.past.looking_back import LookingBack
from bot.past.once import Once
from bot.past.storytelling import Story
from bot.playing.answer import Answer
from bot.playing.painter import Painter
from bot.table.live import Live
from bot.table.tables import Tables
from bot.words import Words, words
from bot.words.excerpt import alternative, excerpt
from games.review import Review
from games.showing import shown

log = structlog.get_logger(__name__)

PAGES = 4
"""The story; the turning points; the dearest choices; the chances and what they were made of."""
PLOT_FILE = "chances.png"
_LONGEST = 3400
"""Characters of a page, which with title and small print stay below the 4,000 of a message."""
_KEPT = 64
"""How many reviews stay in memory. Another process, or this one later, finds the same again."""


class Reviews:
    """Looks back on games whose tables are over. A running one is refused to everybody."""

    def __init__(self, tables: Tables, thinkers: Thinkers, painter: Painter) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._painter = painter
        self._once: Once[int, Review] = Once(_KEPT)

    async def begin(self, answer: Answer, table: int, page: int = 1) -> None:
        """A page, the first unless another is asked for, shown privately."""
        live = await self._finished(table)
        await answer.whisper(await self._page(answer, live, page))

    async def turn_to(self, answer: Answer, table: int, what: str) -> None:
        """A button of a review, or the one below a finished game that asks for it."""
        clicked = answer.interaction.message
        share, _, page = what.partition(":")
        if share == "share":
            await self._share(answer, table, int(page or 1))
        elif clicked is not None and clicked.flags.ephemeral:
            live = await self._finished(table)
            await answer.update(await self._page(answer, live, int(what)))
        else:
            await self.begin(answer, table, int(what))

    async def stop(self) -> None:
        """Leave off."""
        await self._once.stop()

    async def _finished(self, table: int) -> Live:
        """The table, if it is over and the person asking may look at it.

        Raises:
            Refusal: it is being played, or it was closed.
        """
        live = await self._tables.get(table)
        if live.stored.status == "closed":
            raise Refusal("sorry-review-closed")
        if live.stored.status != "over" or live.table is None or live.table.ranking is None:
            raise Refusal("sorry-review-running")
        return live

    async def _review(self, live: Live, user: int) -> Review:
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
        except ThoughtFailed as error:
            log.error("review failed", table=live.id, game=live.game.name, error=str(error))
            raise Refusal("sorry-review-failed") from None

    async def _page(self, answer: Answer, live: Live, page: int) -> Message:
        speak = words(str(answer.interaction.locale), live.game.name)
        page = min(max(page, 1), PAGES)
        buttons: list[ReviewButton | ArchiveButton] = [
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
        live: Live,
        told: LookingBack,
        page: int,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton | ArchiveButton],
    ) -> Message:
        """A page with its pictures, and with these notes and buttons."""
        if page == 1:
            return await self._first(live, told, notes, buttons)
        title = _title(live, told.words)
        if page == PAGES:
            plot = await self._painter.drawn(lambda: _plot(told), "review")
            return _paged(title, told.players(), [told.how(), *notes], plot, buttons)
        return _paged(title, told.turning_points() if page == 2 else told.costly(), notes, None, buttons)

    async def _first(
        self,
        live: Live,
        told: LookingBack,
        notes: Sequence[str],
        buttons: Sequence[ReviewButton | ArchiveButton],
    ) -> Message:
        """The story, with the board of the moment that decided it, as the room saw it then, and the way there."""
        assert live.table is not None
        story, speak = Story(told), told.words
        view = shown(live.game, live.table.frames[story.step], None)
        picture = await self._painter.picture(live.game.name, view, live.names, speak, later=True)
        show = ArchiveButton.go(Spot(live.id, story.step), SHOW, speak("button-show-me"))
        return _paged(
            _title(live, speak),
            story.sentences(),
            [*(() if told.review.insufficient else (speak("story-how"),)), *notes],
            picture,
            [show, *buttons],
            story.players(),
        )

    async def _share(self, answer: Answer, table: int, page: int) -> None:
        """Show a page to the channel the game was played in, in its language. From there everybody can look at the
        review from that page on, privately."""
        live = await self._finished(table)
        if answer.interaction.channel_id != live.stored.channel:
            raise Refusal("sorry-no-such-game")
        page = min(max(page, 1), PAGES)
        told = await self._told(answer, live, live.words)
        whole = ReviewButton(live.id, str(page), live.words("button-review"))
        await answer.post(await self._paged(live, told, page, (), (whole,)))

    async def _told(self, answer: Answer, live: Live, speak: Words) -> LookingBack:
        assert live.table is not None
        review = await self._review(live, answer.interaction.user.id)
        return LookingBack(review, live.table, live.chat_names, live.names, speak, live.relieved)


def _title(live: Live, speak: Words) -> str:
    return speak("review-title", emoji=load(live.game.name).emoji, game=speak("title"), table=str(live.id))


def _plot(told: LookingBack) -> Picture:
    return Picture(told.picture(), told.alt())


def _paged(
    title: str,
    lines: Sequence[str],
    notes: Sequence[str],
    picture: Picture | None = None,
    buttons: Sequence[ReviewButton | ArchiveButton] = (),
    below: str = "",
) -> Message:
    """A page: the title, paragraphs and a picture, a row of buttons, and small print. With something ``below`` the
    picture, the paragraphs come before it, else behind."""
    text = "\n\n".join(lines)
    text = excerpt(text, _LONGEST)
    box = framed(title, text if below else "", colour=NIGHT)
    files: tuple[discord.File, ...] = ()
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PLOT_FILE}", description=alternative(picture.alt))
        box.add_item(gallery)
        files = (picture.file(PLOT_FILE),)
    box.add_item(ui.TextDisplay(below or text))
    if buttons:
        box.add_item(row_of(*buttons))
    if notes:
        box.add_item(ui.TextDisplay(small("\n".join(notes))))
    return message(box, files)
