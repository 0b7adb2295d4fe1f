"""The host's menu of computers: who can be added, who sits there, and how the host and the regulars stand.

*What if?* in the lobby: what the table's house rules do, told privately.
"""

from __future__ import annotations

from bot.ai.seats import AiSeating
from bot.i18n import localizer
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.rendering.service import RenderService
from bot.storage import Store
from bot.table.personas import REGULARS
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.layout import OutgoingMessage
from bot.ui.views import lobby as panel
from bot.ui.views.rule_forecast import ForecastQuery


class AiPlayerMenu:
    """Menu that adds computers to an open table and removes them. The caller has checked who may."""

    def __init__(
        self, store: Store, boards: BoardMessages, ai_seating: AiSeating, ephemeral_cleaner: EphemeralCleaner
    ) -> None:
        self._store = store
        self._boards = boards
        self._ai_seating = ai_seating
        self._ephemeral_cleaner = ephemeral_cleaner

    async def show(self, responder: Responder, session: TableSession) -> None:
        """Show the menu."""
        await responder.reply(await self._menu(responder, session))
        self._ephemeral_cleaner.track(responder, session.id, "computers")

    async def on_component(self, responder: Responder, session: TableSession, action: str) -> None:
        """Add a computer or take one out, as a button of the menu or its list says.

        Raises:
            UserError: that cannot be.
            NotInLobby: the game has started.
        """
        what, _, which = action.partition(":")
        session = await (self._ai_seating.add if what == "@add" else self._ai_seating.remove)(session, which)
        await responder.update(await self._menu(responder, session))
        self._ephemeral_cleaner.track(responder, session.id, "computers")
        self._boards.repaint(session)

    async def _menu(self, responder: Responder, session: TableSession) -> OutgoingMessage:
        speak = localizer(str(responder.interaction.locale), session.game.name)
        here = any(sitting.level in REGULARS for sitting in session.stored.seats)
        host, guild = responder.interaction.user.id, session.stored.guild
        faced = await self._store.persona_records(host, guild=guild, game=None) if here else ()
        return panel.ai_menu(session, speak, faced, self._ai_seating.available_programs(session))


class RuleForecastPanel:
    """Panel with the effects of house rules on a game's length and fairness."""

    def __init__(self, tables: TableRegistry, renderer: RenderService) -> None:
        self._tables = tables
        self._renderer = renderer

    async def show_forecast(self, responder: Responder, table: int, what: str) -> None:
        """Show the forecast to the asking user alone.

        ``what`` is empty for a new answer; ``again`` updates the pressed one, and ``figures`` shows the figures there.
        """
        live = await self._tables.get(table)
        speak = localizer(str(responder.interaction.locale), live.game.name)
        asked = ForecastQuery.from_table(live, speak)
        picture = await self._renderer.run(asked.picture, live.game.name) if asked.now else None
        message = asked.build_message(picture, figures=what == "figures")
        await (responder.update(message) if what else responder.send_private(message))
