"""Leaderboards as messages: a page of lines in a picture and in words, and the buttons to the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import discord
from msgspec.structs import replace

from bot.core.errors import UserError
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative
from bot.interactions.access import guild_locale
from bot.interactions.responder import Responder
from bot.play.dispatcher import InteractionDispatcher, on
from bot.ratings.model import SETTLED_AFTER, period_bounds, season
from bot.rendering.service import RenderService
from bot.storage import Guesser, LeaderboardPage, LeaderboardRow, Store
from bot.table.deadlines import now
from bot.table.display_names import escape_names, isolate_bidi
from bot.ui.components import layout
from bot.ui.components.account_buttons import LeaderboardButton, LeaderboardQuery
from bot.ui.components.layout import BoardImage, OutgoingMessage
from bot.ui.games import find_game
from bot.ui.views.guesses import points_text
from renderers.cards.leaderboard import LeaderboardLine, draw_leaderboard

LINES = 10
"""On one page."""
LEAST_GUESSES = 5
"""Guesses in a season from which somebody is on the list of the best guessers."""
_CHAMPIONS = 3
"""Number of people named who have won most nights."""


class LeaderboardPages:
    """Pages of the leaderboard, each from the store as it is now."""

    def __init__(self, dispatcher: InteractionDispatcher, store: Store, renderer: RenderService) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._renderer = renderer

    async def show(self, interaction: discord.Interaction[Any], asked: LeaderboardQuery, game: str | None) -> None:
        """Show the first page ephemerally; ``game`` is the user's input."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            locale = str(interaction.locale)
            if game is not None:
                asked = replace(asked, game=find_game(game, locale))
            await answer.send_private(await self.build_message(_guild(interaction), asked, locale, interaction.user.id))

    @on(LeaderboardButton)
    async def on_page_button(self, responder: Responder, button: LeaderboardButton) -> None:
        """Turn the page in place, or show it to all, in the server's language. A player who asks for their own place
        gets it privately, in theirs."""
        interaction, verb, asked = responder.interaction, button.verb, button.asked
        guild = _guild(interaction)
        if verb == "g":
            await responder.send_private(await self._guessers(guild, asked.period, responder.words()))
            return
        private = responder.is_ephemeral_context
        me = interaction.user.id if verb == "m" or (private and verb != "h") else None
        locale = str(interaction.locale) if me is not None else await guild_locale(self._store, interaction)
        if asked.game is not None:
            find_game(asked.game, locale)
        if verb == "m":
            there = await self._store.leaderboard_position(
                interaction.user.id, guild=None if asked.everywhere else guild, game=asked.game, period=asked.period
            )
            if there is None:
                raise UserError("sorry-no-place")
            asked = replace(asked, newcomers=there.newcomer, page=there.before // LINES)
        message = await self.build_message(guild, asked, locale, me)
        if verb == "h":
            await responder.post(message)
        elif verb == "m" and not private:
            await responder.send_private(message)
        else:
            await responder.update(message)

    async def build_message(
        self, guild: int, asked: LeaderboardQuery, locale: str, me: int | None = None
    ) -> OutgoingMessage:
        """Return a page for ``me`` alone, whose line stands out, or (None) for all.

        If no player has a place yet, the newcomers come first. The text repeats the image only if it cannot
        be rendered.
        """
        page = await self._page(guild, asked)
        speak = localizer(locale, asked.game)
        alone = not page.ranked and page.newcomers > 0 and not asked.newcomers
        if alone:
            asked = replace(asked, newcomers=True)
        pages = max(1, -(-(page.newcomers if asked.newcomers else page.ranked) // LINES))
        if alone or asked.page >= pages:
            asked = replace(asked, page=min(asked.page, pages - 1))
            page = await self._page(guild, asked)
        game = speak("title") if asked.game else "none"
        title = speak("leaderboard-newcomers-title" if asked.newcomers else "leaderboard-title", game=game)
        scope = speak("leaderboard-everywhere" if asked.everywhere else "leaderboard-here")
        about = speak("leaderboard-about", scope=scope, period=period_label(asked.period, speak))
        picture = await self._draw(title, about, page, speak, me) if page.lines else None
        told = [] if picture else [f"### {title}", layout.small_print(about)]
        if alone:
            told.append(speak("leaderboard-nobody-ranked", least=SETTLED_AFTER, period=asked.period or "all"))
        if not page.lines:
            told.append(
                speak(
                    "leaderboard-empty",
                    scope="everywhere" if asked.everywhere else "here",
                    period=asked.period or "all",
                )
            )
        elif not picture:
            told += [_row_text(line, speak, me) for line in page.lines]
        notes = [speak("leaderboard-how")]
        if pages > 1:
            notes.insert(0, speak("page-count", page=asked.page + 1, pages=pages))
        if page.newcomers and not asked.newcomers:
            notes.append(speak("leaderboard-apart", count=page.newcomers, least=SETTLED_AFTER))
        if champions := await self._store.champions(guild, limit=_CHAMPIONS) if not asked.everywhere else ():
            listed = [speak("leaderboard-night", who=escape_names([name])[0], count=won) for _, name, won in champions]
            notes.append(speak("leaderboard-nights", who=speak.format_items(listed)))
        if asked.everywhere and not (await self._store.guild_settings(guild)).everywhere:
            notes.append(speak("leaderboard-out"))
        buttons = _buttons(asked, page, pages, speak)
        if buttons and not asked.everywhere and await self._best_guessers(guild, asked.period):
            buttons.append(LeaderboardButton("g", asked, speak("button-guessers")))
        if me is not None:
            buttons.append(LeaderboardButton("h", asked, speak("button-show-here")))
        return layout.paged_message("\n".join(told), picture, "\n".join(notes), buttons, speak)

    async def _best_guessers(self, guild: int, period: str) -> Sequence[Guesser]:
        since, until = period_bounds(period or season(now()))
        return await self._store.best_guessers(guild, since=since, until=until, least=LEAST_GUESSES, limit=LINES)

    async def _guessers(self, guild: int, period: str, speak: Localizer) -> OutgoingMessage:
        """Return the list of a season's best guessers; of the running one, unless another period is asked for."""
        period = period or season(now())
        lines = [
            speak(
                "guessers-line",
                place=place,
                player=isolate_bidi(escape_names([one.name])[0]),
                points=points_text(one.ahead),
                count=one.guesses,
            )
            for place, one in enumerate(await self._best_guessers(guild, period), start=1)
        ]
        title, about = f"### {speak('guessers-title')}", layout.small_print(period_label(period, speak))
        shown = lines or [speak("guessers-empty", least=LEAST_GUESSES)]
        note = layout.small_print(speak("guessers-how", least=LEAST_GUESSES))
        return layout.private_question("\n".join([title, about, *shown, note]))

    async def _page(self, guild: int, asked: LeaderboardQuery) -> LeaderboardPage:
        return await self._store.leaderboard_page(
            guild=None if asked.everywhere else guild,
            game=asked.game,
            period=asked.period,
            newcomers=asked.newcomers,
            limit=LINES,
            offset=asked.page * LINES,
        )

    async def _draw(
        self, title: str, about: str, page: LeaderboardPage, speak: Localizer, me: int | None
    ) -> BoardImage | None:
        lines = [
            LeaderboardLine(
                line.place,
                line.name,
                line.score,
                speak("leaderboard-drawn", wins=line.wins, games=line.games),
                line.user == me,
            )
            for line in page.lines
        ]
        listed = "; ".join(_alt(line, speak, me) for line in page.lines)
        alt = speak("leaderboard-alt", title=title, about=about, lines=listed)
        nameless = speak("leaderboard-somebody")
        return await self._renderer.run(
            lambda: BoardImage(draw_leaderboard(title, about, lines, nameless), alternative(alt)), "leaderboard"
        )


def _guild(interaction: discord.Interaction[Any]) -> int:
    if interaction.guild_id is None:
        raise UserError("sorry-server-only")
    return interaction.guild_id


def _row_text(line: LeaderboardRow, speak: Localizer, me: int | None) -> str:
    games = speak("leaderboard-games", wins=line.wins, games=line.games)
    player = isolate_bidi(escape_names([line.name])[0])
    if line.place is None:
        told = speak("leaderboard-newcomer", player=player, rating=str(line.score), games=games)
    else:
        told = speak("leaderboard-line", place=str(line.place), player=player, rating=str(line.score), games=games)
    return speak("leaderboard-you", line=told) if line.user == me else told


def _alt(line: LeaderboardRow, speak: Localizer, me: int | None) -> str:
    told = _alt_line(line, speak)
    return speak("leaderboard-you", line=told) if line.user == me else told


def _alt_line(line: LeaderboardRow, speak: Localizer) -> str:
    games = speak("leaderboard-games", wins=line.wins, games=line.games)
    player = isolate_bidi(line.name)
    if line.place is None:
        return speak("leaderboard-alt-newcomer", player=player, rating=str(line.score), games=games)
    return speak("leaderboard-alt-line", place=str(line.place), player=player, rating=str(line.score), games=games)


def period_label(period: str, speak: Localizer) -> str:
    """Return the name of a rating period: all time (empty), a season (``2026Q3``) or a month (``2026-09``)."""
    if not period:
        return speak("leaderboard-all-time")
    if "Q" in period:
        year, _, number = period.partition("Q")
        return speak("leaderboard-season", year=year, number=number)
    year, _, number = period.partition("-")
    return speak.format_month(date(max(1, int(year)), min(12, max(1, int(number))), 1))


def _buttons(asked: LeaderboardQuery, page: LeaderboardPage, pages: int, speak: Localizer) -> list[LeaderboardButton]:
    buttons = [
        LeaderboardButton(
            "b", replace(asked, page=max(0, asked.page - 1)), speak("button-back"), disabled=asked.page == 0
        ),
        LeaderboardButton(
            "f", replace(asked, page=asked.page + 1), speak("button-next"), disabled=asked.page + 1 >= pages
        ),
        LeaderboardButton("m", asked, speak("button-my-place")),
    ]
    if asked.newcomers and page.ranked:
        buttons.append(LeaderboardButton("s", replace(asked, newcomers=False, page=0), speak("button-ranked")))
    elif not asked.newcomers and page.newcomers:
        label = speak("button-newcomers", count=page.newcomers)
        buttons.append(LeaderboardButton("s", replace(asked, newcomers=True, page=0), label))
    return buttons if page.lines else []
