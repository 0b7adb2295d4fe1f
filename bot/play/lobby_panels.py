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
    """Adds computers to an open table and takes them out again. The caller has checked that the host is asking."""

    def __init__(self, store: Store, boards: BoardMessages, company: AiSeating, slips: EphemeralCleaner) -> None:
        self._store = store
        self._boards = boards
        self._company = company
        self._slips = slips

    async def show(self, answer: Responder, live: TableSession) -> None:
        """The menu."""
        await answer.reply(await self._menu(answer, live))
        self._slips.track(answer, live.id, "computers")

    async def on_component(self, answer: Responder, live: TableSession, action: str) -> None:
        """Add a computer or take one out, as a button of the menu or its list says.

        Raises:
            Refusal: that cannot be.
            NotInLobby: the game has started.
        """
        what, _, which = action.partition(":")
        live = await (self._company.add if what == "@add" else self._company.remove)(live, which)
        await answer.update(await self._menu(answer, live))
        self._slips.track(answer, live.id, "computers")
        self._boards.repaint(live)

    async def _menu(self, answer: Responder, live: TableSession) -> OutgoingMessage:
        speak = localizer(str(answer.interaction.locale), live.game.name)
        here = any(sitting.level in REGULARS for sitting in live.stored.seats)
        host, guild = answer.interaction.user.id, live.stored.guild
        faced = await self._store.persona_records(host, guild=guild, game=None) if here else ()
        return panel.ai_menu(live, speak, faced, self._company.available_programs(live))


class RuleForecastPanel:
    """Answers what house rules do to a game's length and fairness."""

    def __init__(self, tables: TableRegistry, painter: RenderService) -> None:
        self._tables = tables
        self._painter = painter

    async def show_forecast(self, answer: Responder, table: int, *, again: bool) -> None:
        """Answer the person who asked, and nobody else; ``again`` brings the answer that was pressed up to date."""
        live = await self._tables.get(table)
        speak = localizer(str(answer.interaction.locale), live.game.name)
        asked = ForecastQuery.from_table(live, speak)
        picture = await self._painter.run(asked.picture, live.game.name) if asked.now else None
        message = asked.build_message(picture)
        await (answer.update(message) if again else answer.send_private(message))
