"""The picker of games: ``/play`` without a game, ``/help``, and what their buttons open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from bot.core.errors import UserError
from bot.core.permissions import is_member_guild
from bot.core.ports import CommandMentions
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.play.dispatcher import on
from bot.play.lobby import LobbyHandlers
from bot.play.table_opener import TableOpener
from bot.rendering.service import RenderService
from bot.storage.repos.user_prefs import UserPrefsRepository
from bot.table.deadlines import now
from bot.ui.components.layout import BoardImage, OutgoingMessage
from bot.ui.games import find_game, playable_games
from bot.ui.views.game_picker import NO_SETTINGS, Picker, PlayPress, TableSettings, picker_message
from renderers.cards import thumbnail

MENTIONED = ("play", "rules", "turns", "profile", "leaderboard", "history", "puzzle", "evenings", "me", "settings")
"""Commands that the text of ``/help`` names."""


class GamePicker:
    """The message that lets people choose a game, and tables opened from it."""

    def __init__(
        self,
        client: CommandMentions,
        store: UserPrefsRepository,
        renderer: RenderService,
        opener: TableOpener,
        lobby: LobbyHandlers,
    ) -> None:
        self._client = client
        self._store = store
        self._renderer = renderer
        self._opener = opener
        self._lobby = lobby

    async def open(
        self,
        responder: Responder,
        game: str,
        settings: TableSettings = NO_SETTINGS,
        options: Mapping[str, int | str | bool] | None = None,
    ) -> None:
        """Open a table of that game in this channel, as ``/play`` does, with whoever asks at it."""
        host = responder.interaction.user.id
        asked = {"pace": settings.pace, "thread": settings.thread, "rolls": settings.rolls, "plans": settings.plans}
        live = await self._opener.open(responder, game, options or {}, host=host, **asked)  # type: ignore[arg-type]
        if live is not None:
            await self._lobby.welcome(responder, live)

    @on(PlayPress)
    async def on_play(self, responder: Responder, request: PlayPress) -> None:
        """Open a table of the game that was picked."""
        await self.open(responder, find_game(request.game, str(responder.interaction.locale)), request.settings)

    async def show(self, responder: Responder, settings: TableSettings) -> None:
        """Show the games to choose from, privately; those new to the user with a guided first game."""
        locale = str(responder.interaction.locale)
        guided = await self._new_games(responder.interaction.user.id)
        words = localizer(locale)
        before = f"{words('picker-title')}\n{words('picker-guided')}" if guided else words("picker-title")
        await responder.send_private(await self._message(Picker(before, guided=guided, settings=settings), locale))

    async def show_help(self, responder: Responder) -> None:
        """Answer ``/help``, privately."""
        interaction = responder.interaction
        member = interaction.guild_id is not None and is_member_guild(interaction)
        await responder.send_private(
            await self.help_message(interaction.user.id, str(interaction.locale), tables=member)
        )

    async def help_message(self, user: int, locale: str, *, tables: bool) -> OutgoingMessage:
        """Return what ``/help`` says to that user; ``tables``: where a table can be opened."""
        words, known = localizer(locale), await self._client.command_mentions()
        guided = await self._new_games(user) if tables else ()
        said = {name: known.get(name, f"`/{words(f'command-{name}')}`") for name in MENTIONED}
        before = words("help-first" if tables else "help-first-elsewhere", play=said["play"])
        if guided:
            before += f"\n{words('picker-guided')}"
        return await self._message(Picker(before, words("help-more", **said), tables, guided), locale)

    async def _new_games(self, user: int) -> Collection[str]:
        """Return the games that the user has never finished: each can be begun as a guided game, as often as they like.

        That is the offer, so there is no other beside it.
        """
        known = await self._store.finished_games(user)
        found = [game for game in playable_games() if game not in known]
        if found:
            await self._store.offer_guide(user, now=now())
        return found

    async def _message(self, picker: Picker, locale: str) -> OutgoingMessage:
        pictures = dict[str, bytes | None]()
        for game in playable_games():
            # Drawn once in a process.
            drawn = await self._renderer.run(partial(_thumbnail, game), game)
            pictures[game] = None if drawn is None else drawn.png
        return picker_message(picker, pictures, locale)


def require_game_for(**asked: object) -> None:
    """Refuse what only makes sense with a game, where none was named.

    Raises:
        UserError: something of it was asked for.
    """
    if any(asked.values()):
        raise UserError("sorry-which-game")


def _thumbnail(game: str) -> BoardImage:
    return BoardImage(thumbnail.draw(game), "")
