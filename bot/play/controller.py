"""Where every click at a table arrives: who pressed what, whether it still holds, and what comes of it."""

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
from bot.table.formatting import table_link
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

    async def verify(self, answer: Responder, live: TableSession, *, private: bool) -> None:
        """Say what the check came to, with the record."""
        ...


class CardSharer(Protocol):
    """Makes keepsakes of finished games."""

    async def share(self, answer: Responder, live: TableSession) -> None:
        """Post it where the table is."""
        ...


class TableController:
    """Answers clicks and commands about tables. Holds no table: it finds each where ``Tables`` has it."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        painter: RenderService,
        pages: RulesPageBuilder,
        lobby: LobbyController,
        clock: DeadlineScheduler,
        aftermath: ActionEffects,
        checker: RecordVerifier,
        sharer: CardSharer,
        endings: GameTermination,
        votes: VoteService,
        slips: EphemeralCleaner,
        hints: OnboardingHints,
        plans: Premoves,
        standstill: PauseControls,
        handovers: SeatSubstitution,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._painter = painter
        self._pages = pages
        self._lobby = lobby
        self._clock = clock
        self._aftermath = aftermath
        self._checker = checker
        self._sharer = sharer
        self._endings = endings
        self._votes = votes
        self._slips = slips
        self._hints = hints
        self._plans = plans
        self._standstill = standstill
        self._handovers = handovers

    async def on_component(self, answer: Responder, table: int, turn: int, action: str) -> None:
        """A button at a table: an action of the game, or (with ``@``) something about the table."""
        if action.startswith("@"):
            await self._control(answer, table, turn, action)
        elif action.startswith("?"):
            await self._ask(answer, await self._tables.get(table), turn, action[1:])
        else:
            await self._act_by_click(answer, table, turn, action)

    async def on_form(self, answer: Responder, sent: ModalSubmission) -> None:
        """A form was sent. What cannot be done is said exactly, with all that was written kept for another try."""
        if sent.key == LUCK:
            await self._lobby.set_lucky_word(answer, sent.table, " ".join(sent.answers.get("word", ())))
            return
        if sent.key == planned.PLAN:
            await self._plans.on_form(answer, sent)
            return
        interaction, key = answer.interaction, sent.key
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
                if await self.play_action(answer, live, action, sent.turn):
                    await self._done(answer, "done-acted")
                    self._slips.expire_table(live.id, interaction.user.id, f"form {key}")
                return
        # The table is let go before a picture is drawn, and before it is sent, which may take long.
        picture = None
        if after is not None:
            picture = await self._painter.picture(live.game.name, after, live.names, speak)
        await answer.reply(layout.form_result(live, key, why, action, picture, speak))
        self._slips.track(answer, live.id, f"form {key}")

    async def on_rules_page(self, answer: Responder, game: str, page: int) -> None:
        """Another page of the rules was asked for."""
        await answer.update(await self._pages.page(game, page, str(answer.interaction.locale)))

    async def play_action(
        self, answer: Responder, live: TableSession, action: Action, turn: int | None, meant: str = ""
    ) -> bool:
        """Carry out an action of the person who is asking, and show it: stored first, then painted, then whispered.

        ``meant`` is what the pressed button said it would come to; see ``Panel.check``.
        Returns whether it was carried out; if not, the person has been told why.
        """
        user = answer.interaction.user.id
        require_running(live)
        seat = seat_of_user(live, user)
        panel = load(live.game.name)
        try:
            live, played = await self._tables.play(
                live,
                seat,
                action,
                turn=turn,
                user=user,
                interaction=answer.interaction.id,
                agreed=(lambda view: panel.check_pressed(view, seat, action, meant)) if meant else None,
                # The board is drawn while the disk is written to.
                foresee=self._painter.prefetch if self._boards.can_answer_show(answer, live) else None,
            )
        except ActionRefused as refused:
            speak = localizer(str(answer.interaction.locale), refused.live.game.name)
            if refused.stale:
                await self._boards.show(refused.live, answer)
            why = refusal_sentence(refused.cause, refused.live.chat_names, speak)
            await answer.send_text(why)
            self._slips.expire(answer, why)
            return False
        except DeliveredTwice:
            answer.skip()
            return False
        await self._aftermath.after_action(live, played, answer)
        return True

    async def resign(self, answer: Responder, live: TableSession) -> None:
        """Take the person who is asking out of the game."""
        if await self.play_action(answer, live, RESIGN, None):
            await self._done(answer, "done-resigned")

    async def undo(self, answer: Responder, live: TableSession, turn: int) -> None:
        """Take back what the person who is asking has done last, as long as nobody has learned anything by it."""
        require_running(live)
        user = answer.interaction.user.id
        seat = seat_of_user(live, user)
        if turn > live.action_count:
            live = await self._tables.reload(live.id)
        if live.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        latest = await self._store.latest(live.id)
        if latest is None or latest.n != live.action_count or latest.user != user:
            raise UserError("sorry-no-undo", repaint=True)
        if latest.taken + UNDO_FOR < now():
            raise UserError("sorry-undo-late", seconds=int(UNDO_FOR))
        try:
            live = await self._tables.undo(live, seat, turn=turn, user=user, interaction=answer.interaction.id)
        except DeliveredTwice:
            answer.skip()
            return
        await self._boards.show(live, answer)
        self._aftermath.notify(live)
        await self._done(answer, "done-undone")

    async def _undo_of(self, live: TableSession, user: int, speak: Localizer) -> layout.UndoOffer | None:
        """What that person can take back now."""
        seat = live.seat_of(user)
        if seat is None or not can_undo(live, seat):
            return None
        latest = await self._store.latest(live.id)
        if latest is None or (latest.n, latest.user) != (live.action_count, user) or latest.taken + UNDO_FOR < now():
            return None
        assert live.table is not None
        told = " ".join(live.audience_sentences(live.table.frames[-1], speak, None))
        computer = computer_next(live)
        return layout.UndoOffer(told, latest.taken + UNDO_FOR, "" if computer is None else live.chat_names[computer])

    async def player_returned(self, answer: Responder, live: TableSession) -> None:
        """The person asking has been away, and plays again themselves."""
        require_running(live)
        await self._clock.player_returned(live, seat_of_user(live, answer.interaction.user.id))
        live = await self._tables.make_auto_rolls(live)
        await self._boards.show(live, answer)
        self._aftermath.notify(live)
        if answer.interaction.message and answer.interaction.message.flags.ephemeral:
            await self._done(answer, "done-back")

    async def show_text_board(self, answer: Responder, live: TableSession) -> None:
        """The whole position in words, for this person alone."""
        if live.table is None:
            raise UserError("sorry-not-started")
        speak = localizer(str(answer.interaction.locale), live.game.name)
        text = load_renderer(live.game.name).text(live.view_to_draw(None), live.names, speak)
        fenced = f"```\n{text.replace('```', '’’’')}\n```"
        if len(fenced) > _LONGEST_TEXT_BOARD:
            file = discord.File(io.BytesIO(text.encode()), filename="board.txt")
            await answer.send_text(speak("button-text"), file=file)
        else:
            await answer.send_private(layout.short_note(fenced))

    async def repost_board(self, answer: Responder, live: TableSession) -> None:
        """Post the board again at the bottom of its channel. Nobody may hold the table."""
        require_permissions(answer.interaction)
        await self._boards.move(live.id, live.stored.channel)
        await self._done(answer, "done-here")

    async def end_game(self, answer: Responder, live: TableSession) -> None:
        """End the table, in the way that this person may: see ``_way_to_end``."""
        way, user = await self._way_to_end(answer, live), answer.interaction.user.id
        self._slips.pin(answer.interaction)
        if way == "ask":
            await self._votes.start_vote(answer, live)
            await self._done(answer, "done-vote-asked")
            return
        if way == "give up" or (way == "alone" and is_behind(live, seat_of_user(live, user))):
            seat = live.seat_of(user)
            await self._endings.remove_players(live, [] if seat is None else [seat], by="person", user=user)
        else:
            try:
                await self._endings.void(live)
            except AlreadyOver:
                raise UserError("sorry-over") from None
        await self._done(answer, "done-ended")

    async def start_vote(self, answer: Responder, live: TableSession, what: What, about: Seat | None) -> None:
        """Have the table vote on something. A moderator who does not sit there takes somebody who is away out of the
        game without it."""
        require_running(live)
        user = answer.interaction.user.id
        if what == "remove" and live.seat_of(user) is None and not _gave_seat_up(live, user):
            if about not in absent_seats(live, now()):
                raise UserError("sorry-not-absent", repaint=True)
            await self.require_host_or_moderator(answer, live)
            if await self._moderates(answer, live) is None:
                assert about is not None
                await self._endings.remove_players(live, [about], by="clock")
                await self._done(answer, "done-removed")
                return
        heir = None
        if what == "relieve":
            await self._handovers.require_fitting(live, user)
            heir = substitute_from(answer.interaction)
        await self._votes.start_vote(answer, live, what, about, heir)
        await self._done(answer, "done-vote-asked")

    async def offer_seat(
        self, answer: Responder, live: TableSession, invited: discord.User | discord.Member | None = None
    ) -> None:
        """The person asking would like somebody to play on in their place: that person, or (None) anybody there."""
        await self._handovers.offer(answer, live, invited)
        await self._done(answer, "done-offered")

    async def _change_hands(self, answer: Responder, live: TableSession, action: str) -> None:
        """Offer your seat, keep it, or take one that is offered."""
        if action == "@hand-over!":
            await self.offer_seat(answer, live)
        elif action == "@keep":
            await self._handovers.withdraw_offer(answer, live)
            await self._done(answer, "done-kept")
        else:
            live = await self._handovers.take_offered(answer, live, int(action.rpartition(":")[2]))
            await self._done(answer, "done-relieved-secret" if load(live.game.name).secrets else "done-relieved")

    async def _way_to_end(self, answer: Responder, live: TableSession) -> Literal["close", "ask", "alone", "give up"]:
        """How the person who is asking may end that table.

        ``close``: without a result, for a lobby nobody has begun to play, or by a moderator who does not sit there.
        ``ask``: if the others who still play agree. ``alone``: there are no others; who is behind then comes last.
        ``give up``: no person plays any more, so what is left is to let the computers get up.

        Raises:
            Refusal: they may not at all.
        """
        user, stored = answer.interaction.user.id, live.stored
        seat = live.seat_of(user)
        if stored.status != "playing" or seat is None:
            if stored.status not in ("lobby", "playing"):
                raise UserError("sorry-over")
            await self.require_host_or_moderator(answer, live)
            # Who has handed their seat over is a player of that game, and no moderator of it.
            if stored.status == "lobby" or (
                not _gave_seat_up(live, user) and await self._moderates(answer, live) is None
            ):
                return "close"
        elif seat in live.out_seats and user != stored.host:
            raise UserError("sorry-not-playing-any-more")
        if voters(live, user):
            return "ask"
        return "alone" if seat is not None and seat not in live.out_seats else "give up"

    async def _moderates(self, answer: Responder, live: TableSession) -> str | None:
        """None if this person may end others' games there; else who may, besides the host: the role that the server has
        chosen, or nothing."""
        return await moderation_requirement(self._store, answer.interaction, live.stored.guild)

    async def require_host_or_moderator(self, answer: Responder, live: TableSession) -> None:
        """Raise the ``Refusal`` that says so, if this person is neither."""
        if answer.interaction.user.id == live.stored.host or (role := await self._moderates(answer, live)) is None:
            return
        sentence = "sorry-not-host-or-role" if role else "sorry-not-host-or-moderator"
        raise UserError(sentence, host=mention(live.stored.host, user_locale_words(answer)), role=role)

    async def _done(self, answer: Responder, sentence: str) -> None:
        text = user_locale_words(answer)(sentence)
        if answer.is_ephemeral_context:
            await answer.update(layout.short_note(text))
        else:
            await answer.send_text(text)
        self._slips.expire(answer, text)

    async def _act_by_click(self, answer: Responder, table: int, turn: int, action: str) -> None:
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_current(answer, live)
            if action.startswith("!"):
                if await self.play_action(answer, live, fenced_text(answer.interaction), turn):
                    await self._done(answer, "done-acted")
                return
            if action.startswith("#"):
                action = self._at_place(live, turn, action)
            action, _, meant = action.partition("~")
            await self.play_action(answer, live, action, turn, meant)

    def _at_place(self, live: TableSession, turn: int, place: str) -> Action:
        """The action that a button names by its place among the choices, because it is too long for an id."""
        require_running(live)
        assert live.table is not None
        if turn != live.action_count:
            raise UserError("sorry-late", repaint=True)
        row_number, _, number = place[1:].partition(".")
        try:
            row = load(live.game.name).rows(live.table.view(None), live.names, live.words)[int(row_number)]
            return (row.choices if isinstance(row, ActionSelect) else row)[int(number)].action
        except (IndexError, ValueError):
            raise UserError("sorry-late", repaint=True) from None

    async def _ask(self, answer: Responder, live: TableSession, turn: int, key: str) -> None:
        """Open a form, filled in with what the clicked message says was written before."""
        require_running(live)
        assert live.table is not None
        seat = seat_of_user(live, answer.interaction.user.id)
        if seat not in live.table.actors:
            raise UserError("sorry-not-your-turn-here", repaint=turn != live.action_count)
        speak = localizer(str(answer.interaction.locale), live.game.name)
        before = fenced_text(answer.interaction)
        form = load(live.game.name).form(key, live.table.view(seat), speak, {"action": before} if before else {})
        if form is None:
            raise UserError("sorry-late", repaint=True)
        if not await answer.send_modal(build_modal(form, live.id, live.action_count, key)):
            raise UserError("sorry-slow")

    def _must_be_current(self, answer: Responder, live: TableSession) -> None:
        clicked = answer.interaction.message
        if clicked and not clicked.flags.ephemeral and live.stored.message and clicked.id < live.stored.message:
            raise UserError("sorry-moved", repaint=True, link=table_link(live.stored))

    async def _control(self, answer: Responder, table: int, turn: int, action: str) -> None:
        if action in _WITHOUT_TURN or action.startswith(("@ask:", "@take:")):
            await self._look(answer, await self._tables.get(table), action)
            return
        if action == "@here":
            await self.repost_board(answer, await self._tables.get(table))
            return
        at: TableSession | None = None
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_current(answer, live)
            if action == "@resign!":
                await self.resign(answer, live)
            elif action == "@end!":
                await self.end_game(answer, live)
            elif (asked := _ASK.fullmatch(action)) is not None:
                await self.start_vote(answer, live, *_asked(asked))
            elif (vote := _VOTE.fullmatch(action)) is not None:
                await self._votes.cast(answer, live, int(vote["vote"]), yes=vote["what"] == "yes")
            elif action == "@undo":
                await self.undo(answer, live, turn)
            elif action == "@unplan":
                await self._plans.discard(answer, live)
            elif action in ("@hand-over!", "@keep") or _TAKE.fullmatch(action):
                await self._change_hands(answer, live, action)
            elif action == "@back":
                await self.player_returned(answer, live)
            elif action in CONTROLS:
                await self._stand_still(answer, live, action)
            else:
                at = await self._lobby.on_component(answer, live, action)
        if at is not None:
            await self._lobby.welcome(answer, at)

    async def on_inactivity_button(self, answer: Responder, table: int, what: str) -> None:
        """A button of the message that says that nothing happens at that table."""
        if what == "end":
            await self._look(answer, await self._tables.get(table), "@end")
            return
        async with self._tables.lock(table):
            await self._stand_still(answer, await self._tables.get(table), f"@{what}", aside=True)

    async def _stand_still(self, answer: Responder, live: TableSession, action: str, *, aside: bool = False) -> None:
        """Pause, go on, or one of the other buttons of tables that stand still; ``aside``: not at the table's own
        message."""
        sentence = await self._standstill.on_component(answer, live, action)
        if sentence is not None and not answer.is_ephemeral_context and action == "@resume" and not aside:
            await self._boards.show(await self._tables.get(live.id), answer)
        elif sentence is not None:
            await self._done(answer, sentence)
        self._aftermath.notify(await self._tables.get(live.id))

    async def _look(self, answer: Responder, live: TableSession, action: str) -> None:
        speak = localizer(str(answer.interaction.locale), live.game.name)
        user = answer.interaction.user.id
        if action == "@peek":
            await self._peek(answer, live, seat_of_user(live, user))
        elif action == "@text":
            await self.show_text_board(answer, live)
        elif action == "@rules":
            await answer.send_private(await self._pages.page(live.game.name, 1, str(answer.interaction.locale)))
        elif action == "@more":
            seat = live.seat_of(user)
            if live.stored.status == "lobby":
                await answer.send_private(lobby.lobby_menu(live, seat, speak))
            else:
                plan = (
                    ""
                    if seat is None or not planned.can_offer_premove(live, seat)
                    else planned.premove_label(live, seat, speak)
                )
                await answer.send_private(
                    layout.more_menu(live, seat, speak, await self._undo_of(live, user, speak), plan)
                )
            self._slips.track(answer, live.id, "more")
        elif action == table_sections.FAIR:
            await answer.reply(lobby.fair_dice_message(live, live.seat_of(user), speak))
            self._slips.track(answer, live.id, "fair")
        elif action == "@plan":
            await self._plans.show(answer, live)
        elif action == "@plan?":
            await self._plans.open_form(answer, live)
        elif action == "@resign":
            require_running(live)
            seat_of_user(live, user)
            await answer.update(
                layout.confirmation(live, speak("resign-sure"), "@resign!", speak("button-resign-sure"))
            )
        elif action == "@hand-over":
            require_running(live)
            seat_of_user(live, user)
            question = speak("hand-over-sure")
            await answer.update(layout.confirmation(live, question, "@hand-over!", speak("button-hand-over-sure")))
        elif (taken := _TAKE.fullmatch(action)) is not None:
            seat = int(taken["seat"])
            self._handovers.require_offered(live, seat, user)
            await self._handovers.require_fitting(live, user)
            text = speak("take-sure", seat=live.chat_names[seat])
            await answer.send_private(layout.confirmation(live, text, f"@take!:{seat}", speak("button-take-sure")))
        elif action == "@end":
            sure = _SURE[await self._way_to_end(answer, live)]
            await answer.reply(layout.confirmation(live, speak(sure), "@end!", speak(f"button-{sure}")))
        elif action == "@pause":
            require_running(live)
            sure, yes = ("vote-pause-sure", "button-vote-sure")
            if not voters(live, user):
                sure, yes = "pause-alone", "button-pause-alone"
            await answer.reply(layout.confirmation(live, speak(sure), "@pause!", speak(yes)))
        elif (asked := _ASK.fullmatch(action)) is not None:
            what, about = _asked(asked)
            who = "" if about is None or about >= len(live.names) else live.chat_names[about]
            sure = speak(f"vote-{what}-sure", seat=who)
            await answer.update(layout.confirmation(live, sure, f"@ask!{action[4:]}", speak("button-vote-sure")))
        elif action == "@record":
            await self._checker.verify(answer, live, private=True)
        elif action == "@share":
            await self._sharer.share(answer, live)

    async def _peek(self, answer: Responder, live: TableSession, seat: Seat) -> None:
        if not load(live.game.name).peeks:
            raise UserError("sorry-no-secrets")
        if live.table is None:
            raise UserError("sorry-not-started", repaint=True)
        locale = str(answer.interaction.locale)
        speak = localizer(locale, live.game.name)
        picture = await self._painter.card(live, seat, locale)
        hint = await self._hints.hint_for_answer(live, seat, locale)
        told = secret_message_content(live, seat, speak)
        ahead = seat not in live.table.actors and planned.can_offer_premove(live, seat)
        plan = (layout.button(live, "@plan", planned.premove_label(live, seat, speak)),) if ahead else ()
        await answer.send_private(layout.secret_message(f"{hint}\n{told}" if hint else told, picture, speak, *plan))


_SURE = {"close": "end-sure", "ask": "vote-end-sure", "alone": "alone-sure", "give up": "finish-sure"}
"""What is asked before a table is ended, by the way in which it is."""


def _gave_seat_up(live: TableSession, user: int) -> bool:
    return any(relief.user == user for relief in live.stored.reliefs)


def _asked(found: re.Match[str]) -> tuple[What, Seat | None]:
    about = found["seat"]
    return _WHAT[found["what"]], None if about is None else int(about)


_WHAT: dict[str, What] = {"draw": "draw", "remove": "remove", "relieve": "relieve"}
"""What can be asked by a button of its own; to end the game has a way of its own."""

_ASK = re.compile(rf"@ask!?:(?P<what>{'|'.join(_WHAT)})(?::(?P<seat>[0-9]{{1,3}}))?")

_VOTE = re.compile(r"@vote:(?P<what>yes|no):(?P<vote>[0-9]{1,18})")

_TAKE = re.compile(r"@take!?:(?P<seat>[0-9]{1,3})")

_WITHOUT_TURN = frozenset(
    {
        *("@peek", "@text", "@rules", "@more", "@plan", "@plan?", table_sections.FAIR),
        *("@resign", "@hand-over", "@end", "@pause", "@record", "@share"),
    }
)
"""What only looks, and so need not wait for others at the table."""
