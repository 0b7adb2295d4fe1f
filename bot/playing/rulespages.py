"""The rules of a game in a few pages, with pictures of a short example game."""

from __future__ import annotations

from functools import cache, partial

from bot.panels import frame
from bot.panels.buttons import PageButton
from bot.panels.catalogue import find, playable
from bot.panels.frame import Message, Picture
from bot.panels.lobby import poster_of_nobody
from bot.playing import examples
from bot.playing.painter import Painter, paint
from bot.words import DEFAULT, words
from renderers.poster import draw as draw_poster


class RulesPages:
    """Makes the pages; each is the sentences ``rules-<page>`` of the game's words and a picture."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def draw_boards(self) -> None:
        """Draw a board of every game: what boards need only the first time takes a tenth of a second for each."""
        for game in playable():
            await self.page(game, 1, DEFAULT)

    async def draw_all(self) -> None:
        """Draw every page, the end of a game and every poster once, so that what a board needs only the first time is
        ready then. Pages stay drawn."""
        for game in playable():
            for page in range(1, page_count(game) + 1):
                await self.page(game, page, DEFAULT)
            await self._painter.drawn(partial(_end, game), game)
            empty = poster_of_nobody(game, words(DEFAULT, game))
            await self._painter.drawn(lambda empty=empty: Picture(draw_poster(empty), ""), game)  # type: ignore[misc]

    async def page(self, game: str, page: int, locale: str) -> Message:
        """Page number ``page``, from 1.

        Raises:
            Refusal: there is no such game.
        """
        game = find(game, locale)
        speak = words(locale, game)
        pages = page_count(game)
        page = min(max(page, 1), pages)
        picture = await self._painter.drawn(lambda: _picture(game, page, speak.locale), game)
        turns = []
        if pages > 1:
            turns = [
                PageButton(game, page - 1, speak("button-back"), disabled=page == 1),
                PageButton(game, page + 1, speak("button-next"), disabled=page == pages),
            ]
        footer = speak("page-count", page=page, pages=pages)
        return frame.page(speak(f"rules-{page}"), picture, footer, turns, speak)


def _end(game: str) -> Picture | None:
    *_, end = examples.pictures(game)
    return paint(game, end.view, end.names, words(game=game))


@cache
def page_count(game: str) -> int:
    """How many pages the rules of that game have."""
    speak, pages = words(game=game), 0
    while f"rules-{pages + 1}" in speak:
        pages += 1
    return pages


@cache
def _picture(game: str, page: int, locale: str) -> Picture | None:
    # Always the same, and so drawn once in a process, however often it is looked at.
    motif = examples.picture(game, page, locale)
    return paint(game, motif.view, motif.names, words(locale, game), secret=motif.secret)
