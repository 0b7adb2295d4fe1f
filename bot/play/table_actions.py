"""Actions of a game: a click or a modal carries one out, undoes it, resigns, or comes back from being away."""

from __future__ import annotations

from bot.core.errors import UserError
from bot.i18n.narrator import refusal_sentence
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.play.dispatcher import on, on_table
from bot.play.post_action import ActionEffects
from bot.play.scheduler import DeadlineScheduler
from bot.rendering.service import RenderService
from bot.storage import DeliveredTwice
from bot.storage.repos.table_queries import TableQueryRepository
from bot.table.deadlines import UNDO_FOR, now
from bot.table.registry import ActionRefused, TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.components.modals import ModalSubmission, build_modal, fenced_text
from bot.ui.games import ActionSelect, load
from games.core import RESIGN, Action, IllegalAction


class TableActions:
    """Handlers of game actions. They keep no table: each is loaded from the ``TableRegistry``."""

    def __init__(
        self,
        store: TableQueryRepository,
        tables: TableRegistry,
        boards: BoardMessages,
        renderer: RenderService,
        effects: ActionEffects,
        scheduler: DeadlineScheduler,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._renderer = renderer
        self._effects = effects
        self._scheduler = scheduler
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("act", "#")
    async def act(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Carry out the action of a button, which may say what it promises after ``~``; see ``Panel.check``."""
        action = _at_place(session, click) if click.what == "#" else click.action
        action, _, meant = action.partition("~")
        await self.play_action(responder, session, action, click.turn, meant)

    @on_table("!")
    async def act_as_written(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Carry out the action that the clicked message shows."""
        if await self.play_action(responder, session, fenced_text(responder.interaction), click.turn):
            await self._ephemeral_cleaner.confirm(responder, responder.words()("done-acted"))

    @on_table("?", held=False)
    async def ask(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Open a modal, filled in with what the clicked message says was written before."""
        require_running(session)
        assert session.table is not None
        seat, key = seat_of_user(session, responder.interaction.user.id), click.action[1:]
        if seat not in session.table.actors:
            raise UserError("sorry-not-your-turn-here", repaint=click.turn != session.action_count)
        before = fenced_text(responder.interaction)
        known = {"action": before} if before else {}
        form = load(session.game.name).form(key, session.table.view(seat), responder.words(session.game.name), known)
        if form is None:
            raise UserError("sorry-late", repaint=True)
        if not await responder.send_modal(build_modal(form, session.id, session.action_count, key)):
            raise UserError("sorry-slow")

    @on(ModalSubmission)
    async def on_form(self, responder: Responder, sent: ModalSubmission) -> None:
        """Handle a submitted modal. An error says exactly what is wrong, and keeps the input for another try."""
        interaction, key = responder.interaction, sent.key
        async with self._tables.lock(sent.table):
            live = await self._tables.get(sent.table)
            require_running(live)
            assert live.table is not None
            seat = seat_of_user(live, interaction.user.id)
            speak = responder.words(live.game.name)
            view = live.table.view(seat)
            panel = load(live.game.name)
            form = panel.form(key, view, speak, {})
            if form is None or live.acted_since(seat, sent.turn):
                raise UserError("sorry-late")
            action = panel.read_form(key, view, sent.answers)
            after = None
            try:
                after = live.game.view(live.table.propose(seat, action).frame.state, seat)
                why = speak("form-good")
            except IllegalAction as error:
                why = refusal_sentence(error, live.chat_names, speak)
            if after is not None and not form.preview:
                if await self.play_action(responder, live, action, sent.turn):
                    await self._ephemeral_cleaner.confirm(responder, responder.words()("done-acted"))
                    self._ephemeral_cleaner.expire_table(live.id, interaction.user.id, f"form {key}")
                return
        # The lock is released before a picture is drawn and sent, which may take long.
        picture = None
        if after is not None:
            picture = await self._renderer.picture(live.game.name, after, live.names, speak, styles=live.styles)
        await responder.reply(layout.form_result(live, key, why, action, picture, speak))
        self._ephemeral_cleaner.track(responder, live.id, f"form {key}")

    async def play_action(
        self, responder: Responder, session: TableSession, action: Action, turn: int | None, meant: str = ""
    ) -> bool:
        """Carry out the user's action and show it: stored first, then the board, then the direct messages.

        ``meant`` is the outcome that the pressed button promised; see ``Panel.check``.
        Returns whether it was carried out; if not, the user has been told why.
        """
        user = responder.interaction.user.id
        require_running(session)
        seat = seat_of_user(session, user)
        panel = load(session.game.name)
        try:
            session, played = await self._tables.play(
                session,
                seat,
                action,
                turn=turn,
                user=user,
                interaction=responder.interaction.id,
                agreed=(lambda view: panel.check_pressed(view, seat, action, meant)) if meant else None,
                # The board is drawn while the action is written to the disk.
                prefetch=self._renderer.prefetch if self._boards.can_answer_show(responder, session) else None,
            )
        except ActionRefused as refused:
            if refused.stale:
                await self._boards.show(refused.session, responder)
            speak = responder.words(refused.session.game.name)
            why = refusal_sentence(refused.cause, refused.session.chat_names, speak)
            await responder.send_text(why)
            self._ephemeral_cleaner.expire(responder, why)
            return False
        except DeliveredTwice:
            responder.skip()
            return False
        await self._effects.after_action(session, played, responder)
        return True

    @on_table("@resign", held=False)
    async def ask_to_resign(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure."""
        require_running(session)
        seat = seat_of_user(session, responder.interaction.user.id)
        speak = responder.words(session.game.name)
        sure, yes = speak("resign-sure"), speak("button-resign-sure")
        await responder.update(layout.leaving_question(session, seat, sure, "@resign!", yes, speak))

    @on_table("@resign!")
    async def resign(self, responder: Responder, session: TableSession, click: TableClick | None = None) -> None:
        """Remove the user from the game."""
        if await self.play_action(responder, session, RESIGN, None):
            await self._ephemeral_cleaner.confirm(responder, responder.words()("done-resigned"))

    @on_table("@undo")
    async def undo(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Undo the last action of the asking player, as long as no other player has learned anything by it."""
        require_running(session)
        user = responder.interaction.user.id
        seat = seat_of_user(session, user)
        if click.turn > session.action_count:
            session = await self._tables.reload(session.id)
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        latest = await self._store.latest(session.id)
        if latest is None or latest.n != session.action_count or latest.user != user:
            raise UserError("sorry-no-undo", repaint=True)
        if latest.taken + UNDO_FOR < now():
            raise UserError("sorry-undo-late", seconds=int(UNDO_FOR))
        try:
            session = await self._tables.undo(
                session, seat, turn=click.turn, user=user, interaction=responder.interaction.id
            )
        except DeliveredTwice:
            responder.skip()
            return
        await self._effects.after_change(session, responder)
        await self._ephemeral_cleaner.confirm(responder, responder.words()("done-undone"))

    @on_table("@back")
    async def player_returned(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Note that the asking user has returned and plays again themselves."""
        require_running(session)
        await self._scheduler.player_returned(session, seat_of_user(session, responder.interaction.user.id))
        session = await self._tables.make_auto_rolls(session)
        await self._effects.after_change(session, responder)
        if responder.is_ephemeral_context:
            await self._ephemeral_cleaner.confirm(responder, responder.words()("done-back"))


def _at_place(session: TableSession, click: TableClick) -> Action:
    """Return the action that a button names by its position among the choices.

    The action itself is too long for a ``custom_id``.
    """
    require_running(session)
    assert session.table is not None
    if click.turn != session.action_count:
        raise UserError("sorry-late", repaint=True)
    row_number, _, number = click.action[1:].partition(".")
    try:
        row = load(session.game.name).rows(session.table.view(None), session.names, session.words)[int(row_number)]
        return (row.choices if isinstance(row, ActionSelect) else row)[int(number)].action
    except (IndexError, ValueError):
        raise UserError("sorry-late", repaint=True) from None
