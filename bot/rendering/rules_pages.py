"""The rules of a game in a few pages, with pictures of a short example game."""

from __future__ import annotations

from functools import cache, partial

from bot.i18n import DEFAULT, localizer
from bot.rendering import samples
from bot.rendering.service import RenderService, render_now
from bot.ui.components import layout
from bot.ui.components.buttons import RulesPageButton
from bot.ui.components.layout import BoardImage, OutgoingMessage
from bot.ui.games import find_game, playable_games
from bot.ui.views.lobby import empty_poster
from renderers.cards.poster import draw as draw_poster


class RulesPageBuilder:
    """Builder of the rules' pages; each is the sentences ``rules-<page>`` of the game's words and a picture."""

    def __init__(self, renderer: RenderService) -> None:
        self._renderer = renderer

    async def warm_up_boards(self) -> None:
        """Draw a board of every game: what boards need only the first time takes a tenth of a second for each."""
        for game in playable_games():
            await self.page(game, 1, DEFAULT)

    async def warm_up_all(self) -> None:
        """Draw every page, the end of a game and every poster once, so that what a board needs only the first time is
        ready then. Pages stay drawn."""
        for game in playable_games():
            for page in range(1, page_count(game) + 1):
                await self.page(game, page, DEFAULT)
            await self._renderer.run(partial(_end, game), game)
            empty = empty_poster(game, localizer(DEFAULT, game))
            await self._renderer.run(lambda empty=empty: BoardImage(draw_poster(empty), ""), game)  # type: ignore[misc]

    async def page(self, game: str, page: int, locale: str) -> OutgoingMessage:
        """Page number ``page``, from 1.

        Raises:
            UserError: there is no such game.
        """
        game = find_game(game, locale)
        speak = localizer(locale, game)
        pages = page_count(game)
        page = min(max(page, 1), pages)
        picture = await self._renderer.run(lambda: _picture(game, page, speak.locale), game)
        turns = []
        if pages > 1:
            turns = [
                RulesPageButton(game, page - 1, speak("button-back"), disabled=page == 1),
                RulesPageButton(game, page + 1, speak("button-next"), disabled=page == pages),
            ]
        footer = speak("page-count", page=page, pages=pages)
        return layout.paged_message(speak(f"rules-{page}"), picture, footer, turns, speak)


def _end(game: str) -> BoardImage | None:
    *_, end = samples.rules_page_pictures(game)
    return render_now(end, localizer(game=game))


@cache
def page_count(game: str) -> int:
    """Return the number of pages of that game's rules."""
    speak, pages = localizer(game=game), 0
    while f"rules-{pages + 1}" in speak:
        pages += 1
    return pages


@cache
def _picture(game: str, page: int, locale: str) -> BoardImage | None:
    # Always the same, and so drawn once in a process, however often it is looked at.
    motif = samples.rules_page_picture(game, page, locale)
    return render_now(motif, localizer(locale, game))
