"""A guided first game: one person against the gentlest computers, with every first decision explained to them alone.

It is a game like any other, opened and started in one press. That it is somebody's guided game is stored with them
(:meth:`bot.storage.repos.user_prefs.UserPrefsRepository.begin_guide`), and the hints follow from that:
:class:`bot.messages.onboarding.OnboardingHints`.

The picker and ``/help`` offer it for each game until somebody has finished that game. Beside that it is offered unasked
once, by :class:`bot.play.lobby.LobbyHandlers` to who sits down first. It is not rated.
"""

from __future__ import annotations

from bot.core.errors import UserError
from bot.interactions.responder import Responder
from bot.messages.onboarding import OnboardingHints
from bot.play.dispatcher import on, on_table
from bot.play.lobby import GameStart, LobbyHandlers, require_leader, require_lobby
from bot.play.post_action import ActionEffects
from bot.play.table_opener import TableOpener
from bot.table.deadlines import now, offered_levels
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.games import find_game
from bot.ui.views.game_picker import GUIDE, GuidedGameButton
from bot.ui.views.lobby import seated_people


class GuidedGames:
    """Starts of guided first games."""

    def __init__(
        self,
        tables: TableRegistry,
        opener: TableOpener,
        lobby: LobbyHandlers,
        game_start: GameStart,
        hints: OnboardingHints,
        effects: ActionEffects,
    ) -> None:
        self._tables = tables
        self._opener = opener
        self._lobby = lobby
        self._game_start = game_start
        self._hints = hints
        self._effects = effects

    @on(GuidedGameButton)
    async def open(self, responder: Responder, button: GuidedGameButton) -> None:
        """Open a table of that game in this channel, and start it against the gentlest computers.

        The lobby is there first, with the commitment to the dice. If the start fails, it can be started by hand. The
        picker, which may fill the screen, then gives way to a link to the game.
        """
        user = responder.interaction.user.id
        if responder.is_ephemeral_context:
            # What follows is the response to the picker, and not in place of it.
            await responder.ack()
        game = find_game(button.game, str(responder.interaction.locale))
        live = await self._opener.open(responder, game, {}, host=user)
        if live is None:
            return
        await self._hints.guide(user, live, now())
        await self._lobby.welcome(responder, live)
        async with self._tables.lock(live.id):
            live = await self._tables.get(live.id)
            if live.stored.message is not None and live.stored.status == "lobby" and seated_people(live) == [user]:
                # The dice depend on something that came after their commitment was shown.
                await self._begin(live, live.stored.message)
        if responder.is_ephemeral_context:
            told = responder.words(game)("guide-here", link=table_link(live.stored))
            await responder.update(layout.short_note(told))

    @on_table(GUIDE)
    async def begin_here(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Start this lobby as the guided game of the one person in it."""
        require_lobby(session)
        require_leader(responder, session)
        if seated_people(session) != [responder.interaction.user.id]:
            raise UserError("sorry-guide-company")
        await self._hints.guide(responder.interaction.user.id, session, now())
        await self._begin(session, responder.interaction.id, responder)

    async def _begin(self, session: TableSession, last: int, responder: Responder | None = None) -> None:
        """Seat as few computers as the game needs, start it, and show it. The caller holds the table.

        ``last`` is the last part of the salt; ``responder`` answers a press at the table.
        """
        session = await self._game_start.fill(session, offered_levels(session.game.name)[0])
        session = await self._game_start.begin(session, last)
        # An offer goes with everything that was shown beside the lobby.
        await self._effects.after_change(session, responder)
        self._effects.update_direct_messages(session, range(len(session.names)))
