"""The rules of a game in a few pages, with pictures of a short example game."""

from __future__ import annotations

from functools import cache

import games
from bot.catalogue import find, playable
from bot.painter import Painter
from bot.panels import frame, load
from bot.panels.buttons import PageButton
from bot.panels.frame import Message
from bot.words import DEFAULT, words
from games.record import Record, parse, replay


class RulesPages:
    """Makes the pages; each is the sentences ``rules-<page>`` of the game's words and a picture."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def draw_all(self) -> None:
        """Draw every page once and forget it: what a board needs only the first time is ready then."""
        for game in playable():
            for page in range(1, page_count(game) + 1):
                await self.page(game, page, DEFAULT)

    async def page(self, game: str, page: int, locale: str) -> Message:
        """Page number ``page``, from 1.

        Raises:
            Refusal: there is no such game.
        """
        game = find(game, locale)
        speak = words(locale, game)
        pages = page_count(game)
        page = min(max(page, 1), pages)
        panel = load(game)
        number, seat = panel.pictures[(page - 1) % len(panel.pictures)]
        record = _example(game)
        state = list(replay(record))[number].state
        view = games.load(game).view(state, seat)
        picture = await self._painter.picture(game, view, record.seats, speak, secret=seat is not None)
        turns = []
        if pages > 1:
            turns = [
                PageButton(game, page - 1, speak("button-back"), disabled=page == 1),
                PageButton(game, page + 1, speak("button-next"), disabled=page == pages),
            ]
        footer = speak("page-count", page=page, pages=pages)
        return frame.page(speak(f"rules-{page}"), picture, footer, turns, speak)


@cache
def page_count(game: str) -> int:
    """How many pages the rules of that game have."""
    speak, pages = words(game=game), 0
    while f"rules-{pages + 1}" in speak:
        pages += 1
    return pages


@cache
def _example(game: str) -> Record:
    return parse(load(game).example)
