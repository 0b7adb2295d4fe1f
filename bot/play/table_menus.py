"""Menus of a table: a player's secrets, the position as text, the rules, the menu, the fair dice."""

from __future__ import annotations

import io

import discord

from bot.core.errors import UserError
from bot.core.permissions import require_permissions
from bot.i18n import Localizer
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.direct import secret_message_content
from bot.messages.onboarding import OnboardingHints
from bot.play.dispatcher import on, on_table
from bot.play.termination import EndHandlers
from bot.rendering.rules_pages import RulesPageBuilder
from bot.rendering.service import RenderService
from bot.rendering.worker import render_text
from bot.storage.repos.table_queries import TableQueryRepository
from bot.table.deadlines import UNDO_FOR, computer_next, now
from bot.table.guesses import offers_guess
from bot.table.registry import TableRegistry, can_undo, seat_of_user
from bot.table.session import TableSession
from bot.ui.components import layout, table_sections
from bot.ui.components.buttons import RulesPageButton, TableClick
from bot.ui.games import load
from bot.ui.views import lobby, premoves
from bot.ui.views.guesses import GuessButton

_LONGEST_TEXT_BOARD = 3800
"""Characters; a longer text board is sent as a file."""


class TableMenus:
    """Handlers of what is shown ephemerally at a table."""

    def __init__(
        self,
        store: TableQueryRepository,
        renderer: RenderService,
        pages: RulesPageBuilder,
        hints: OnboardingHints,
        endings: EndHandlers,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._renderer = renderer
        self._pages = pages
        self._hints = hints
        self._endings = endings
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@peek", held=False)
    async def show_secrets(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the asking player what their seat alone may know."""
        seat = seat_of_user(session, responder.interaction.user.id)
        if not load(session.game.name).has_peek:
            raise UserError("sorry-no-secrets")
        if session.table is None:
            raise UserError("sorry-not-started", repaint=True)
        locale, speak = str(responder.interaction.locale), responder.words(session.game.name)
        picture = await self._renderer.card(session, seat, locale)
        hint = await self._hints.hint_for_answer(session, seat, locale)
        told = secret_message_content(session, seat, speak)
        ahead = seat not in session.table.actors and premoves.can_offer_premove(session, seat)
        plan = (layout.button(session, "@plan", premoves.premove_label(session, seat, speak)),) if ahead else ()
        await responder.send_private(layout.secret_message(f"{hint}\n{told}" if hint else told, picture, speak, *plan))

    @on_table("@text", held=False)
    async def show_text_board(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the whole position as text, to the asking user alone."""
        if session.table is None:
            raise UserError("sorry-not-started")
        speak = responder.words(session.game.name)
        text = render_text(session.game.name, session.view_to_draw(None), session.names, session.styles, speak)
        fenced = f"```\n{text.replace('```', '’’’')}\n```"
        if len(fenced) > _LONGEST_TEXT_BOARD:
            file = discord.File(io.BytesIO(text.encode()), filename="board.txt")
            await responder.send_text(speak("button-text"), file=file)
        else:
            await responder.send_private(layout.short_note(fenced))

    @on_table("@rules", held=False)
    async def show_rules(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the first page of the rules."""
        await responder.send_private(await self._pages.page(session.game.name, 1, str(responder.interaction.locale)))

    @on(RulesPageButton)
    async def turn_rules_page(self, responder: Responder, button: RulesPageButton) -> None:
        """Show another page of the rules."""
        await responder.update(await self._pages.page(button.game, button.page, str(responder.interaction.locale)))

    @on_table("@more", held=False)
    async def show_more(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the menu behind the three dots."""
        user, speak = responder.interaction.user.id, responder.words(session.game.name)
        seat, ends = session.seat_of(user), await self._endings.may_end(responder, session)
        if session.stored.status == "lobby":
            shown = lobby.lobby_menu(session, user, speak, ends=ends)
        else:
            offered = seat is not None and premoves.can_offer_premove(session, seat)
            plan = premoves.premove_label(session, seat, speak) if offered and seat is not None else ""
            guess = [GuessButton(session.id, speak("button-guess"))] if offers_guess(session, user) else []
            undo = await self._undo_of(session, user, speak)
            shown = layout.more_menu(session, seat, speak, undo, plan, ends=ends, guess=guess)
        await responder.send_private(shown)
        self._ephemeral_cleaner.track(responder, session.id, "more")

    @on_table(table_sections.FAIR, held=False)
    async def show_fair_dice(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show how the dice are fixed beforehand."""
        seat = session.seat_of(responder.interaction.user.id)
        await responder.reply(lobby.fair_dice_message(session, seat, responder.words(session.game.name)))
        self._ephemeral_cleaner.track(responder, session.id, "fair")

    async def _undo_of(self, session: TableSession, user: int, speak: Localizer) -> layout.UndoOffer | None:
        """Return what that user can undo now, or None."""
        seat = session.seat_of(user)
        if seat is None or not can_undo(session, seat):
            return None
        latest = await self._store.latest(session.id)
        if latest is None or (latest.n, latest.user) != (session.action_count, user) or latest.taken + UNDO_FOR < now():
            return None
        assert session.table is not None
        told = " ".join(session.audience_sentences(session.table.frames[-1], speak, None))
        computer = computer_next(session)
        return layout.UndoOffer(told, latest.taken + UNDO_FOR, "" if computer is None else session.chat_names[computer])


class BoardMover:
    """Posts boards again at the bottom of their channels."""

    def __init__(self, tables: TableRegistry, boards: BoardMessages, ephemeral_cleaner: EphemeralCleaner) -> None:
        self._tables = tables
        self._boards = boards
        self._ephemeral_cleaner = ephemeral_cleaner

    @on(TableClick, "@here")
    async def on_here(self, responder: Responder, click: TableClick) -> None:
        """Post the board of the clicked table again."""
        await self.move(responder, click.table)

    async def move(self, responder: Responder, table: int) -> None:
        """Post that table's board again at the bottom of its channel. Nobody may hold the table."""
        require_permissions(responder.interaction)
        await self._boards.move(table, (await self._tables.get(table)).stored.channel)
        await self._ephemeral_cleaner.confirm(responder, responder.words()("done-here"))
