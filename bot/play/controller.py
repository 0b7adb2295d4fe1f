"""Controller of all presses at a table: checks the player and the turn, and applies the press."""

from __future__ import annotations

import io
import re
from typing import Literal, Protocol

import discord

from bot.core.errors import UserError
from bot.core.permissions import require_permissions
from bot.i18n import Localizer, localizer
from bot.i18n.narrator import refusal_sentence
from bot.interactions.access import moderation_requirement
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.direct import secret_message_content
from bot.messages.onboarding import OnboardingHints
from bot.play.dispatcher import user_locale_words
from bot.play.lobby import LobbyController
from bot.play.pause_controls import CONTROLS, PauseControls
from bot.play.post_action import ActionEffects
from bot.play.premoves import Premoves
from bot.play.scheduler import DeadlineScheduler
from bot.play.substitutions import SeatSubstitution, substitute_from
from bot.play.termination import GameTermination
from bot.play.votes import VoteService
from bot.rendering.rules_pages import RulesPageBuilder
from bot.rendering.service import RenderService
from bot.storage import AlreadyOver, DeliveredTwice, Store, What
from bot.table.deadlines import UNDO_FOR, computer_next, now
from bot.table.display_names import mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import ActionRefused, TableRegistry, can_undo, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.votes import absent_seats, is_behind, voters
from bot.ui.components import layout, table_sections
from bot.ui.components.modals import ModalSubmission, build_modal, fenced_text
from bot.ui.games import ActionSelect, load
from bot.ui.views import lobby
from bot.ui.views import premoves as planned
from bot.ui.views.lobby import LUCK
from games.core import RESIGN, Action, IllegalAction, Seat
from renderers import load as load_renderer

_LONGEST_TEXT_BOARD = 3800
"""Characters; a longer text board is sent as a file."""


class RecordVerifier(Protocol):
    """Checks the dice of a game that is over."""

    async def verify(self, responder: Responder, session: TableSession, *, private: bool) -> None:
        """Show the result of the check, with the record."""
        ...


class CardSharer(Protocol):
    """Protocol: a maker of share cards."""

    async def share(self, responder: Responder, session: TableSession) -> None:
        """Post it where the table is."""
        ...


class TableController:
    """Handlers of clicks and commands at tables. They keep no table: each is loaded from the ``TableRegistry``."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        renderer: RenderService,
        pages: RulesPageBuilder,
        lobby: LobbyController,
        scheduler: DeadlineScheduler,
        effects: ActionEffects,
        record_verifier: RecordVerifier,
        card_sharer: CardSharer,
        termination: GameTermination,
        votes: VoteService,
        ephemeral_cleaner: EphemeralCleaner,
        hints: OnboardingHints,
        premoves: Premoves,
        pause_controls: PauseControls,
        substitutions: SeatSubstitution,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._renderer = renderer
        self._pages = pages
        self._lobby = lobby
        self._scheduler = scheduler
        self._effects = effects
        self._record_verifier = record_verifier
        self._card_sharer = card_sharer
        self._termination = termination
        self._votes = votes
        self._ephemeral_cleaner = ephemeral_cleaner
        self._hints = hints
        self._premoves = premoves
        self._pause_controls = pause_controls
        self._substitutions = substitutions

    async def on_component(self, responder: Responder, table: int, turn: int, action: str) -> None:
        """Handle a button at a table.

        It is an action of the game, a modal to open (with ``?``), or something about the table (with ``@``).
        """
        if action.startswith("@"):
            await self._control(responder, table, turn, action)
        elif action.startswith("?"):
            await self._ask(responder, await self._tables.get(table), turn, action[1:])
        else:
            await self._act_by_click(responder, table, turn, action)

    async def on_form(self, responder: Responder, sent: ModalSubmission) -> None:
        """Handle a submitted modal. An error says exactly what is wrong, and keeps the input for another try."""
        if sent.key == LUCK:
            await self._lobby.set_lucky_word(responder, sent.table, " ".join(sent.answers.get("word", ())))
            return
        if sent.key == planned.PLAN:
            await self._premoves.on_form(responder, sent)
            return
        interaction, key = responder.interaction, sent.key
        async with self._tables.lock(sent.table):
            live = await self._tables.get(sent.table)
            require_running(live)
            assert live.table is not None
            seat = seat_of_user(live, interaction.user.id)
            speak = localizer(str(interaction.locale), live.game.name)
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
                    await self._done(responder, "done-acted")
                    self._ephemeral_cleaner.expire_table(live.id, interaction.user.id, f"form {key}")
                return
        # The lock is released before a picture is drawn and sent, which may take long.
        picture = None
        if after is not None:
            picture = await self._renderer.picture(live.game.name, after, live.names, speak)
        await responder.reply(layout.form_result(live, key, why, action, picture, speak))
        self._ephemeral_cleaner.track(responder, live.id, f"form {key}")

    async def on_rules_page(self, responder: Responder, game: str, page: int) -> None:
        """Show another page of the rules."""
        await responder.update(await self._pages.page(game, page, str(responder.interaction.locale)))

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
            speak = localizer(str(responder.interaction.locale), refused.session.game.name)
            if refused.stale:
                await self._boards.show(refused.session, responder)
            why = refusal_sentence(refused.cause, refused.session.chat_names, speak)
            await responder.send_text(why)
            self._ephemeral_cleaner.expire(responder, why)
            return False
        except DeliveredTwice:
            responder.skip()
            return False
        await self._effects.after_action(session, played, responder)
        return True

    async def resign(self, responder: Responder, session: TableSession) -> None:
        """Remove the user from the game."""
        if await self.play_action(responder, session, RESIGN, None):
            await self._done(responder, "done-resigned")

    async def undo(self, responder: Responder, session: TableSession, turn: int) -> None:
        """Undo the last action of the asking player, as long as no other player has learned anything by it."""
        require_running(session)
        user = responder.interaction.user.id
        seat = seat_of_user(session, user)
        if turn > session.action_count:
            session = await self._tables.reload(session.id)
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        latest = await self._store.latest(session.id)
        if latest is None or latest.n != session.action_count or latest.user != user:
            raise UserError("sorry-no-undo", repaint=True)
        if latest.taken + UNDO_FOR < now():
            raise UserError("sorry-undo-late", seconds=int(UNDO_FOR))
        try:
            session = await self._tables.undo(session, seat, turn=turn, user=user, interaction=responder.interaction.id)
        except DeliveredTwice:
            responder.skip()
            return
        await self._boards.show(session, responder)
        self._effects.notify(session)
        await self._done(responder, "done-undone")

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

    async def player_returned(self, responder: Responder, session: TableSession) -> None:
        """Note that the asking user has returned and plays again themselves."""
        require_running(session)
        await self._scheduler.player_returned(session, seat_of_user(session, responder.interaction.user.id))
        session = await self._tables.make_auto_rolls(session)
        await self._boards.show(session, responder)
        self._effects.notify(session)
        if responder.interaction.message and responder.interaction.message.flags.ephemeral:
            await self._done(responder, "done-back")

    async def show_text_board(self, responder: Responder, session: TableSession) -> None:
        """Show the whole position as text, to the asking user alone."""
        if session.table is None:
            raise UserError("sorry-not-started")
        speak = localizer(str(responder.interaction.locale), session.game.name)
        text = load_renderer(session.game.name).text(session.view_to_draw(None), session.names, speak)
        fenced = f"```\n{text.replace('```', '’’’')}\n```"
        if len(fenced) > _LONGEST_TEXT_BOARD:
            file = discord.File(io.BytesIO(text.encode()), filename="board.txt")
            await responder.send_text(speak("button-text"), file=file)
        else:
            await responder.send_private(layout.short_note(fenced))

    async def repost_board(self, responder: Responder, session: TableSession) -> None:
        """Post the board again at the bottom of its channel. Nobody may hold the table."""
        require_permissions(responder.interaction)
        await self._boards.move(session.id, session.stored.channel)
        await self._done(responder, "done-here")

    async def end_game(self, responder: Responder, session: TableSession) -> None:
        """End the table, in the way that this person may: see ``_way_to_end``."""
        way, user = await self._way_to_end(responder, session), responder.interaction.user.id
        self._ephemeral_cleaner.pin(responder.interaction)
        if way == "ask":
            await self._votes.start_vote(responder, session)
            await self._done(responder, "done-vote-asked")
            return
        if way == "give up" or (way == "alone" and is_behind(session, seat_of_user(session, user))):
            seat = session.seat_of(user)
            await self._termination.remove_players(session, [] if seat is None else [seat], by="person", user=user)
        else:
            try:
                await self._termination.void(session)
            except AlreadyOver:
                raise UserError("sorry-over") from None
        await self._done(responder, "done-ended")

    async def start_vote(self, responder: Responder, session: TableSession, what: What, about: Seat | None) -> None:
        """Start a vote; a moderator without a seat there removes an absent player without one."""
        require_running(session)
        user = responder.interaction.user.id
        if what == "remove" and session.seat_of(user) is None and not _gave_seat_up(session, user):
            if about not in absent_seats(session, now()):
                raise UserError("sorry-not-absent", repaint=True)
            await self.require_host_or_moderator(responder, session)
            if await self._moderation_requirement(responder, session) is None:
                assert about is not None
                await self._termination.remove_players(session, [about], by="clock")
                await self._done(responder, "done-removed")
                return
        heir = None
        if what == "relieve":
            await self._substitutions.require_fitting(session, user)
            heir = substitute_from(responder.interaction)
        await self._votes.start_vote(responder, session, what, about, heir)
        await self._done(responder, "done-vote-asked")

    async def offer_seat(
        self, responder: Responder, session: TableSession, invited: discord.User | discord.Member | None = None
    ) -> None:
        """Offer the asking user's seat to that user, or (None) to any user there."""
        await self._substitutions.offer(responder, session, invited)
        await self._done(responder, "done-offered")

    async def _change_hands(self, responder: Responder, session: TableSession, action: str) -> None:
        """Offer your seat, keep it, or take one that is offered."""
        if action == "@hand-over!":
            await self.offer_seat(responder, session)
        elif action == "@keep":
            await self._substitutions.withdraw_offer(responder, session)
            await self._done(responder, "done-kept")
        else:
            session = await self._substitutions.take_offered(responder, session, int(action.rpartition(":")[2]))
            await self._done(responder, "done-relieved-secret" if load(session.game.name).secrets else "done-relieved")

    async def _way_to_end(
        self, responder: Responder, session: TableSession
    ) -> Literal["close", "ask", "alone", "give up"]:
        """Return how the asking user may end that table.

        ``close``: without a result, for a lobby that has not started, or by a moderator who does not sit
        there. ``ask``: if the others who still play agree. ``alone``: there are no others; a user who is
        behind then comes last. ``give up``: no person plays any more, so only the computers are left to
        resign.

        Raises:
            UserError: they may not at all.
        """
        user, stored = responder.interaction.user.id, session.stored
        seat = session.seat_of(user)
        if stored.status != "playing" or seat is None:
            if stored.status not in ("lobby", "playing"):
                raise UserError("sorry-over")
            await self.require_host_or_moderator(responder, session)
            # A player who has handed over their seat is no moderator of that game.
            if stored.status == "lobby" or (
                not _gave_seat_up(session, user) and await self._moderation_requirement(responder, session) is None
            ):
                return "close"
        elif seat in session.out_seats and user != stored.host:
            raise UserError("sorry-not-playing-any-more")
        if voters(session, user):
            return "ask"
        return "alone" if seat is not None and seat not in session.out_seats else "give up"

    async def _moderation_requirement(self, responder: Responder, session: TableSession) -> str | None:
        """None if this person may end others' games there; else who may, besides the host: the role that the server has
        chosen, or nothing."""
        return await moderation_requirement(self._store, responder.interaction, session.stored.guild)

    async def require_host_or_moderator(self, responder: Responder, session: TableSession) -> None:
        """Raise the ``UserError`` that says so, if this person is neither."""
        if (
            responder.interaction.user.id == session.stored.host
            or (role := await self._moderation_requirement(responder, session)) is None
        ):
            return
        sentence = "sorry-not-host-or-role" if role else "sorry-not-host-or-moderator"
        raise UserError(sentence, host=mention(session.stored.host, user_locale_words(responder)), role=role)

    async def _done(self, responder: Responder, sentence: str) -> None:
        text = user_locale_words(responder)(sentence)
        if responder.is_ephemeral_context:
            await responder.update(layout.short_note(text))
        else:
            await responder.send_text(text)
        self._ephemeral_cleaner.expire(responder, text)

    async def _act_by_click(self, responder: Responder, table: int, turn: int, action: str) -> None:
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_current(responder, live)
            if action.startswith("!"):
                if await self.play_action(responder, live, fenced_text(responder.interaction), turn):
                    await self._done(responder, "done-acted")
                return
            if action.startswith("#"):
                action = self._at_place(live, turn, action)
            action, _, meant = action.partition("~")
            await self.play_action(responder, live, action, turn, meant)

    def _at_place(self, session: TableSession, turn: int, place: str) -> Action:
        """Return the action that a button names by its position among the choices.

        The action itself is too long for a ``custom_id``.
        """
        require_running(session)
        assert session.table is not None
        if turn != session.action_count:
            raise UserError("sorry-late", repaint=True)
        row_number, _, number = place[1:].partition(".")
        try:
            row = load(session.game.name).rows(session.table.view(None), session.names, session.words)[int(row_number)]
            return (row.choices if isinstance(row, ActionSelect) else row)[int(number)].action
        except (IndexError, ValueError):
            raise UserError("sorry-late", repaint=True) from None

    async def _ask(self, responder: Responder, session: TableSession, turn: int, key: str) -> None:
        """Open a form, filled in with what the clicked message says was written before."""
        require_running(session)
        assert session.table is not None
        seat = seat_of_user(session, responder.interaction.user.id)
        if seat not in session.table.actors:
            raise UserError("sorry-not-your-turn-here", repaint=turn != session.action_count)
        speak = localizer(str(responder.interaction.locale), session.game.name)
        before = fenced_text(responder.interaction)
        form = load(session.game.name).form(key, session.table.view(seat), speak, {"action": before} if before else {})
        if form is None:
            raise UserError("sorry-late", repaint=True)
        if not await responder.send_modal(build_modal(form, session.id, session.action_count, key)):
            raise UserError("sorry-slow")

    def _must_be_current(self, responder: Responder, session: TableSession) -> None:
        clicked = responder.interaction.message
        if clicked and not clicked.flags.ephemeral and session.stored.message and clicked.id < session.stored.message:
            raise UserError("sorry-moved", repaint=True, link=table_link(session.stored))

    async def _control(self, responder: Responder, table: int, turn: int, action: str) -> None:
        if action in _WITHOUT_TURN or action.startswith(("@ask:", "@take:")):
            await self._show(responder, await self._tables.get(table), action)
            return
        if action == "@here":
            await self.repost_board(responder, await self._tables.get(table))
            return
        at: TableSession | None = None
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_current(responder, live)
            if action == "@resign!":
                await self.resign(responder, live)
            elif action == "@end!":
                await self.end_game(responder, live)
            elif (asked := _ASK.fullmatch(action)) is not None:
                await self.start_vote(responder, live, *_asked(asked))
            elif (vote := _VOTE.fullmatch(action)) is not None:
                await self._votes.cast(responder, live, int(vote["vote"]), yes=vote["what"] == "yes")
            elif action == "@undo":
                await self.undo(responder, live, turn)
            elif action == "@unplan":
                await self._premoves.discard(responder, live)
            elif action in ("@hand-over!", "@keep") or _TAKE.fullmatch(action):
                await self._change_hands(responder, live, action)
            elif action == "@back":
                await self.player_returned(responder, live)
            elif action in CONTROLS:
                await self._stand_still(responder, live, action)
            else:
                at = await self._lobby.on_component(responder, live, action)
        if at is not None:
            await self._lobby.welcome(responder, at)

    async def on_inactivity_button(self, responder: Responder, table: int, what: str) -> None:
        """Handle a button of the inactivity notice at that table."""
        if what == "end":
            await self._show(responder, await self._tables.get(table), "@end")
            return
        async with self._tables.lock(table):
            await self._stand_still(responder, await self._tables.get(table), f"@{what}", aside=True)

    async def _stand_still(
        self, responder: Responder, session: TableSession, action: str, *, aside: bool = False
    ) -> None:
        """Pause, go on, or one of the other buttons of tables that stand still; ``aside``: not at the table's own
        message."""
        sentence = await self._pause_controls.on_component(responder, session, action)
        if sentence is not None and not responder.is_ephemeral_context and action == "@resume" and not aside:
            await self._boards.show(await self._tables.get(session.id), responder)
        elif sentence is not None:
            await self._done(responder, sentence)
        self._effects.notify(await self._tables.get(session.id))

    async def _show(self, responder: Responder, session: TableSession, action: str) -> None:
        speak = localizer(str(responder.interaction.locale), session.game.name)
        user = responder.interaction.user.id
        if action == "@peek":
            await self._peek(responder, session, seat_of_user(session, user))
        elif action == "@text":
            await self.show_text_board(responder, session)
        elif action == "@rules":
            await responder.send_private(
                await self._pages.page(session.game.name, 1, str(responder.interaction.locale))
            )
        elif action == "@more":
            seat = session.seat_of(user)
            if session.stored.status == "lobby":
                await responder.send_private(lobby.lobby_menu(session, seat, speak))
            else:
                plan = (
                    ""
                    if seat is None or not planned.can_offer_premove(session, seat)
                    else planned.premove_label(session, seat, speak)
                )
                await responder.send_private(
                    layout.more_menu(session, seat, speak, await self._undo_of(session, user, speak), plan)
                )
            self._ephemeral_cleaner.track(responder, session.id, "more")
        elif action == table_sections.FAIR:
            await responder.reply(lobby.fair_dice_message(session, session.seat_of(user), speak))
            self._ephemeral_cleaner.track(responder, session.id, "fair")
        elif action == "@plan":
            await self._premoves.show(responder, session)
        elif action == "@plan?":
            await self._premoves.open_form(responder, session)
        elif action == "@resign":
            require_running(session)
            seat_of_user(session, user)
            await responder.update(
                layout.confirmation(session, speak("resign-sure"), "@resign!", speak("button-resign-sure"))
            )
        elif action == "@hand-over":
            require_running(session)
            seat_of_user(session, user)
            offer = layout.confirmation(session, speak("hand-over-sure"), "@hand-over!", speak("button-hand-over-sure"))
            await responder.update(offer)
        elif (taken := _TAKE.fullmatch(action)) is not None:
            seat = int(taken["seat"])
            self._substitutions.require_offered(session, seat, user)
            await self._substitutions.require_fitting(session, user)
            text = speak("take-sure", seat=session.chat_names[seat])
            await responder.send_private(
                layout.confirmation(session, text, f"@take!:{seat}", speak("button-take-sure"))
            )
        elif action == "@end":
            sure = _SURE[await self._way_to_end(responder, session)]
            await responder.reply(layout.confirmation(session, speak(sure), "@end!", speak(f"button-{sure}")))
        elif action == "@pause":
            require_running(session)
            sure, yes = ("vote-pause-sure", "button-vote-sure")
            if not voters(session, user):
                sure, yes = "pause-alone", "button-pause-alone"
            await responder.reply(layout.confirmation(session, speak(sure), "@pause!", speak(yes)))
        elif (asked := _ASK.fullmatch(action)) is not None:
            what, about = _asked(asked)
            who = "" if about is None or about >= len(session.names) else session.chat_names[about]
            sure = speak(f"vote-{what}-sure", seat=who)
            await responder.update(layout.confirmation(session, sure, f"@ask!{action[4:]}", speak("button-vote-sure")))
        elif action == "@record":
            await self._record_verifier.verify(responder, session, private=True)
        elif action == "@share":
            await self._card_sharer.share(responder, session)
        if responder.said is not None:
            self._ephemeral_cleaner.note_panel(session.id)

    async def _peek(self, responder: Responder, session: TableSession, seat: Seat) -> None:
        if not load(session.game.name).peeks:
            raise UserError("sorry-no-secrets")
        if session.table is None:
            raise UserError("sorry-not-started", repaint=True)
        locale = str(responder.interaction.locale)
        speak = localizer(locale, session.game.name)
        picture = await self._renderer.card(session, seat, locale)
        hint = await self._hints.hint_for_answer(session, seat, locale)
        told = secret_message_content(session, seat, speak)
        ahead = seat not in session.table.actors and planned.can_offer_premove(session, seat)
        plan = (layout.button(session, "@plan", planned.premove_label(session, seat, speak)),) if ahead else ()
        await responder.send_private(layout.secret_message(f"{hint}\n{told}" if hint else told, picture, speak, *plan))


_SURE = {"close": "end-sure", "ask": "vote-end-sure", "alone": "alone-sure", "give up": "finish-sure"}
"""The question before a table is ended, by the way in which it is."""


def _gave_seat_up(session: TableSession, user: int) -> bool:
    return any(relief.user == user for relief in session.stored.reliefs)


def _asked(found: re.Match[str]) -> tuple[What, Seat | None]:
    about = found["seat"]
    return _WHAT[found["what"]], None if about is None else int(about)


_WHAT: dict[str, What] = {"draw": "draw", "remove": "remove", "relieve": "relieve"}
"""Votes with a button of their own; the end of the game has another way."""

_ASK = re.compile(rf"@ask!?:(?P<what>{'|'.join(_WHAT)})(?::(?P<seat>[0-9]{{1,3}}))?")

_VOTE = re.compile(r"@vote:(?P<what>yes|no):(?P<vote>[0-9]{1,18})")

_TAKE = re.compile(r"@take!?:(?P<seat>[0-9]{1,3})")

_WITHOUT_TURN = frozenset(
    {
        *("@peek", "@text", "@rules", "@more", "@plan", "@plan?", table_sections.FAIR),
        *("@resign", "@hand-over", "@end", "@pause", "@record", "@share"),
    }
)
"""Actions that only read, and so need not wait for others at the table."""
