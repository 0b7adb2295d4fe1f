"""House rules of an open table: chosen by the host, read by all, with what they do; and each player's word for luck."""

from __future__ import annotations

from bot.core.errors import UserError
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.play.dispatcher import on, on_table
from bot.play.lobby import closed_refusal, require_host, require_lobby
from bot.rendering.service import RenderService
from bot.storage import NotInLobby, NotSeated, OptionChange
from bot.storage.repos.tables import TableRepository
from bot.table.deadlines import USUAL, clock_from_key
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.table.table_options import CLOCK, PLANS, ROLLS, add_change
from bot.ui.components.buttons import OptionSelect, TableClick, selected_value
from bot.ui.components.modals import ModalSubmission, build_modal
from bot.ui.views import lobby as panel
from bot.ui.views.rule_forecast import ForecastButton, ForecastQuery
from games.core import dice


class OptionHandlers:
    """Handlers of house rules, and of what fixes the dice."""

    def __init__(
        self, store: TableRepository, tables: TableRegistry, boards: BoardMessages, ephemeral_cleaner: EphemeralCleaner
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@house-rules")
    async def show(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the house rules; the host can change them there."""
        require_lobby(session)
        may = responder.interaction.user.id == session.stored.host
        shown = panel.options_menu if may else panel.options_text
        await responder.reply(shown(session, responder.words(session.game.name)))
        self._ephemeral_cleaner.track(responder, session.id, "rules")

    @on(OptionSelect)
    async def choose(self, responder: Responder, select: OptionSelect) -> None:
        """Set one house rule to the choice at the chosen place of its list."""
        table, option, value = select.table, select.option, selected_value(responder.interaction)
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            require_host(responder, live)
            require_lobby(live)
            choices = panel.lobby_choices(live).get(option, ())
            place = {str(number): number for number in range(len(choices))}.get(value)
            if place is None:
                raise UserError("sorry-late")
            chosen, stored = choices[place], live.stored
            before = panel.current_options(live)[option]
            changes = stored.changes
            if any(one.option == option and one.interaction >= responder.interaction.id for one in changes):
                # It was delivered twice: its choice is stored, and may have been changed since.
                responder.skip()
                return
            if chosen != before:
                host = live.seat_row_of(stored.host)
                change = OptionChange(responder.interaction.id, option, before, 0 if host is None else host.joined)
                changes = add_change(changes, change, stored.seats)
            try:
                if option == CLOCK:
                    clock, bank = clock_from_key(chosen) or (USUAL, 0)
                    await self._store.set_clock(live.id, clock, bank=bank, changes=changes)
                elif option == ROLLS:
                    await self._store.set_rolls(live.id, rolls=bool(chosen), changes=changes)
                elif option == PLANS:
                    await self._store.set_planning(live.id, planning=bool(chosen), changes=changes)
                else:
                    await self._store.set_options(live.id, {**stored.options, option: chosen}, changes=changes)
            except NotInLobby:
                raise UserError("sorry-started") from None
            live = await self._tables.reload(live.id)
            await responder.update(panel.options_menu(live, responder.words(live.game.name)))
            self._ephemeral_cleaner.track(responder, live.id, "rules")
            self._boards.repaint(live)

    @on_table("@luck")
    async def ask_for_luck(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask for the user's word for luck."""
        require_lobby(session)
        if session.seat_of(responder.interaction.user.id) is None:
            raise UserError("sorry-luck-seat")
        speak = responder.words()
        if not await responder.send_modal(build_modal(panel.lucky_word_form(speak), session.id, 0, panel.LUCK)):
            raise UserError("sorry-slow")

    @on(ModalSubmission, panel.LUCK)
    async def set_lucky_word(self, responder: Responder, sent: ModalSubmission) -> None:
        """Replace a user's word for luck; empty removes it. Only its part of the salt is kept, and told them."""
        speak = responder.words()
        table, word = sent.table, " ".join(sent.answers.get("word", ()))
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            require_lobby(live)
            try:
                added = dice.lucky_word_digest(word)
            except ValueError:
                raise UserError("sorry-luck-letters") from None
            try:
                await self._store.set_luck(table, responder.interaction.user.id, added)
            except NotSeated:
                raise UserError("sorry-luck-seat") from None
            except NotInLobby:
                raise await closed_refusal(self._tables, live) from None
            await self._tables.reload(table)
        await responder.reply(panel.lucky_word_result(live, added, speak))
        self._ephemeral_cleaner.track(responder, live.id, "fair")


class RuleForecastPanel:
    """Panel with the effects of house rules on a game's length and fairness."""

    def __init__(self, tables: TableRegistry, renderer: RenderService) -> None:
        self._tables = tables
        self._renderer = renderer

    @on(ForecastButton)
    async def show_forecast(self, responder: Responder, button: ForecastButton) -> None:
        """Show the forecast to the asking user alone, anew or in place of the pressed one, perhaps with figures."""
        live, what = await self._tables.get(button.table), button.what
        speak = responder.words(live.game.name)
        asked = ForecastQuery.from_table(live, speak)
        picture = await self._renderer.run(asked.picture, live.game.name) if asked.now else None
        message = asked.build_message(picture, figures=what == "figures")
        await (responder.update(message) if what else responder.send_private(message))
