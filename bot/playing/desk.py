"""Where every click at a table arrives: who pressed what, whether it still holds, and what comes of it."""

from __future__ import annotations

import io
import re
from typing import Literal, Protocol

import discord

from bot.ground.permissions import must_be_allowed
from bot.ground.refusals import Refusal
from bot.panels import Pick, frame, load, lobby, proof
from bot.panels import plans as planned
from bot.panels.forms import Submitted, modal, written_in
from bot.panels.lobby import LUCK
from bot.playing.aftermath import Aftermath
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.clock import Clock
from bot.playing.endings import Endings
from bot.playing.handovers import Handovers, heir_of
from bot.playing.hints import Hints
from bot.playing.lobby import Lobby
from bot.playing.moderating import moderates
from bot.playing.painter import Painter
from bot.playing.plans import Plans
from bot.playing.reception import personal
from bot.playing.rulespages import RulesPages
from bot.playing.slips import Slips
from bot.playing.standstill import CONTROLS, Standstill
from bot.playing.votes import Votes
from bot.playing.whispers import secret_words
from bot.store import AlreadyOver, DeliveredTwice, Store, What
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention
from bot.table.polls import absent, behind, voters
from bot.table.tables import RulesRefused, Tables, check_running, seat_at, undoable
from bot.table.waiting import UNDO_FOR, computer_next, now
from bot.words import Words, words
from bot.words.telling import refuse
from games.core import RESIGN, Action, IllegalAction, Seat
from renderers import load as load_renderer

_LONGEST_TEXT_BOARD = 3800
"""Characters; a longer text board is sent as a file."""


class Checker(Protocol):
    """Checks the dice of a game that is over."""

    async def check(self, answer: Answer, live: Live, *, private: bool) -> None:
        """Say what the check came to, with the record."""
        ...


class Sharer(Protocol):
    """Makes keepsakes of finished games."""

    async def share(self, answer: Answer, live: Live) -> None:
        """Post it where the table is."""
        ...


class Desk:
    """Answers clicks and commands about tables. Holds no table: it finds each where ``Tables`` has it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        painter: Painter,
        pages: RulesPages,
        lobby: Lobby,
        clock: Clock,
        aftermath: Aftermath,
        checker: Checker,
        sharer: Sharer,
        endings: Endings,
        votes: Votes,
        slips: Slips,
        hints: Hints,
        plans: Plans,
        standstill: Standstill,
        handovers: Handovers,
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

    async def click(self, answer: Answer, table: int, turn: int, action: str) -> None:
        """A button at a table: an action of the game, or (with ``@``) something about the table."""
        if action.startswith("@"):
            await self._control(answer, table, turn, action)
        elif action.startswith("?"):
            await self._ask(answer, await self._tables.get(table), turn, action[1:])
        else:
            await self._act_by_click(answer, table, turn, action)

    async def fill_in(self, answer: Answer, sent: Submitted) -> None:
        """A form was sent. What cannot be done is said exactly, with all that was written kept for another try."""
        if sent.key == LUCK:
            await self._lobby.take_luck(answer, sent.table, " ".join(sent.answers.get("word", ())))
            return
        if sent.key == planned.PLAN:
            await self._plans.take(answer, sent)
            return
        interaction, key = answer.interaction, sent.key
        async with self._tables.hold(sent.table):
            live = await self._tables.get(sent.table)
            check_running(live)
            assert live.table is not None
            seat = seat_at(live, interaction.user.id)
            speak = words(str(interaction.locale), live.game.name)
            view = live.table.view(seat)
            panel = load(live.game.name)
            form = panel.form(key, view, speak, {})
            if form is None or live.acted_since(seat, sent.turn):
                raise Refusal("sorry-late")
            action = panel.read(key, view, sent.answers)
            after = None
            try:
                after = live.game.view(live.table.propose(seat, action).frame.state, seat)
                why = speak("form-good")
            except IllegalAction as error:
                why = refuse(error, live.chat_names, speak)
            if after is not None and not form.preview:
                if await self.act(answer, live, action, sent.turn):
                    await self._done(answer, "done-acted")
                    self._slips.over(live.id, interaction.user.id, f"form {key}")
                return
        # The table is let go before a picture is drawn, and before it is sent, which may take long.
        picture = None
        if after is not None:
            picture = await self._painter.picture(live.game.name, after, live.names, speak)
        await answer.reply(frame.filled_in(live, key, why, action, picture, speak))
        self._slips.keep(answer, live.id, f"form {key}")

    async def turn_page(self, answer: Answer, game: str, page: int) -> None:
        """Another page of the rules was asked for."""
        await answer.update(await self._pages.page(game, page, str(answer.interaction.locale)))

    async def act(self, answer: Answer, live: Live, action: Action, turn: int | None, meant: str = "") -> bool:
        """Carry out an action of the person who is asking, and show it: stored first, then painted, then whispered.

        ``meant`` is what the pressed button said it would come to; see ``Panel.check``.
        Returns whether it was carried out; if not, the person has been told why.
        """
        user = answer.interaction.user.id
        check_running(live)
        seat = seat_at(live, user)
        panel = load(live.game.name)
        try:
            live, played = await self._tables.play(
                live,
                seat,
                action,
                turn=turn,
                user=user,
                interaction=answer.interaction.id,
                agreed=(lambda view: panel.check(view, seat, action, meant)) if meant else None,
                # The board is drawn while the disk is written to.
                foresee=self._painter.foresee if self._boards.shows_by(answer, live) else None,
            )
        except RulesRefused as refused:
            speak = words(str(answer.interaction.locale), refused.live.game.name)
            if refused.stale:
                await self._boards.show(refused.live, answer)
            why = refuse(refused.cause, refused.live.chat_names, speak)
            await answer.say(why)
            self._slips.fleeting(answer, why)
            return False
        except DeliveredTwice:
            answer.leave()
            return False
        await self._aftermath.follow(live, played, answer)
        return True

    async def resign(self, answer: Answer, live: Live) -> None:
        """Take the person who is asking out of the game."""
        if await self.act(answer, live, RESIGN, None):
            await self._done(answer, "done-resigned")

    async def undo(self, answer: Answer, live: Live, turn: int) -> None:
        """Take back what the person who is asking has done last, as long as nobody has learned anything by it."""
        check_running(live)
        user = answer.interaction.user.id
        seat = seat_at(live, user)
        if turn > live.number:
            live = await self._tables.reload(live.id)
        if live.stored.paused is not None:
            raise Refusal("sorry-paused", repaint=True)
        latest = await self._store.latest(live.id)
        if latest is None or latest.n != live.number or latest.user != user:
            raise Refusal("sorry-no-undo", repaint=True)
        if latest.taken + UNDO_FOR < now():
            raise Refusal("sorry-undo-late", seconds=int(UNDO_FOR))
        try:
            live = await self._tables.undo(live, seat, turn=turn, user=user, interaction=answer.interaction.id)
        except DeliveredTwice:
            answer.leave()
            return
        await self._boards.show(live, answer)
        self._aftermath.attend(live)
        await self._done(answer, "done-undone")

    async def _undo_of(self, live: Live, user: int, speak: Words) -> frame.Undo | None:
        """What that person can take back now."""
        seat = live.seat_of(user)
        if seat is None or not undoable(live, seat):
            return None
        latest = await self._store.latest(live.id)
        if latest is None or (latest.n, latest.user) != (live.number, user) or latest.taken + UNDO_FOR < now():
            return None
        assert live.table is not None
        told = " ".join(live.tell(live.table.frames[-1], speak, None))
        computer = computer_next(live)
        return frame.Undo(told, latest.taken + UNDO_FOR, "" if computer is None else live.chat_names[computer])

    async def back(self, answer: Answer, live: Live) -> None:
        """The person asking has been away, and plays again themselves."""
        check_running(live)
        await self._clock.back(live, seat_at(live, answer.interaction.user.id))
        live = await self._tables.roll(live)
        await self._boards.show(live, answer)
        self._aftermath.attend(live)
        if answer.interaction.message and answer.interaction.message.flags.ephemeral:
            await self._done(answer, "done-back")

    async def text_board(self, answer: Answer, live: Live) -> None:
        """The whole position in words, for this person alone."""
        if live.table is None:
            raise Refusal("sorry-not-started")
        speak = words(str(answer.interaction.locale), live.game.name)
        text = load_renderer(live.game.name).text(live.shown(None), live.names, speak)
        fenced = f"```\n{text.replace('```', '’’’')}\n```"
        if len(fenced) > _LONGEST_TEXT_BOARD:
            file = discord.File(io.BytesIO(text.encode()), filename="board.txt")
            await answer.say(speak("button-text"), file=file)
        else:
            await answer.whisper(frame.note(fenced))

    async def here(self, answer: Answer, live: Live) -> None:
        """Post the board again at the bottom of its channel. Nobody may hold the table."""
        must_be_allowed(answer.interaction)
        await self._boards.move(live.id, live.stored.channel)
        await self._done(answer, "done-here")

    async def end(self, answer: Answer, live: Live) -> None:
        """End the table, in the way that this person may: see ``_way_to_end``."""
        way, user = await self._way_to_end(answer, live), answer.interaction.user.id
        self._slips.served(answer.interaction)
        if way == "ask":
            await self._votes.ask(answer, live)
            await self._done(answer, "done-vote-asked")
            return
        if way == "give up" or (way == "alone" and behind(live, seat_at(live, user))):
            seat = live.seat_of(user)
            await self._endings.give_up(live, [] if seat is None else [seat], by="person", user=user)
        else:
            try:
                await self._endings.void(live)
            except AlreadyOver:
                raise Refusal("sorry-over") from None
        await self._done(answer, "done-ended")

    async def ask(self, answer: Answer, live: Live, what: What, about: Seat | None) -> None:
        """Have the table vote on something. A moderator who does not sit there takes somebody who is away out of the
        game without it."""
        check_running(live)
        user = answer.interaction.user.id
        if what == "remove" and live.seat_of(user) is None and not _gave_seat_up(live, user):
            if about not in absent(live, now()):
                raise Refusal("sorry-not-absent", repaint=True)
            await self.must_be_host_or_moderator(answer, live)
            if await self._moderates(answer, live) is None:
                assert about is not None
                await self._endings.give_up(live, [about], by="clock")
                await self._done(answer, "done-removed")
                return
        heir = None
        if what == "relieve":
            await self._handovers.must_fit(live, user)
            heir = heir_of(answer.interaction)
        await self._votes.ask(answer, live, what, about, heir)
        await self._done(answer, "done-vote-asked")

    async def hand_over(self, answer: Answer, live: Live, invited: discord.User | discord.Member | None = None) -> None:
        """The person asking would like somebody to play on in their place: that person, or (None) anybody there."""
        await self._handovers.offer(answer, live, invited)
        await self._done(answer, "done-offered")

    async def _change_hands(self, answer: Answer, live: Live, action: str) -> None:
        """Offer your seat, keep it, or take one that is offered."""
        if action == "@hand-over!":
            await self.hand_over(answer, live)
        elif action == "@keep":
            await self._handovers.keep(answer, live)
            await self._done(answer, "done-kept")
        else:
            live = await self._handovers.take(answer, live, int(action.rpartition(":")[2]))
            await self._done(answer, "done-relieved-secret" if load(live.game.name).secrets else "done-relieved")

    async def _way_to_end(self, answer: Answer, live: Live) -> Literal["close", "ask", "alone", "give up"]:
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
                raise Refusal("sorry-over")
            await self.must_be_host_or_moderator(answer, live)
            # Who has handed their seat over is a player of that game, and no moderator of it.
            if stored.status == "lobby" or (
                not _gave_seat_up(live, user) and await self._moderates(answer, live) is None
            ):
                return "close"
        elif seat in live.out and user != stored.host:
            raise Refusal("sorry-not-playing-any-more")
        if voters(live, user):
            return "ask"
        return "alone" if seat is not None and seat not in live.out else "give up"

    async def _moderates(self, answer: Answer, live: Live) -> str | None:
        """None if this person may end others' games there; else who may, besides the host: the role that the server has
        chosen, or nothing."""
        return await moderates(self._store, answer.interaction, live.stored.guild)

    async def must_be_host_or_moderator(self, answer: Answer, live: Live) -> None:
        """Raise the ``Refusal`` that says so, if this person is neither."""
        if answer.interaction.user.id == live.stored.host or (role := await self._moderates(answer, live)) is None:
            return
        sentence = "sorry-not-host-or-role" if role else "sorry-not-host-or-moderator"
        raise Refusal(sentence, host=mention(live.stored.host, personal(answer)), role=role)

    async def _done(self, answer: Answer, sentence: str) -> None:
        text = personal(answer)(sentence)
        if answer.in_private:
            await answer.update(frame.note(text))
        else:
            await answer.say(text)
        self._slips.fleeting(answer, text)

    async def _act_by_click(self, answer: Answer, table: int, turn: int, action: str) -> None:
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            self._must_be_current(answer, live)
            if action.startswith("!"):
                if await self.act(answer, live, written_in(answer.interaction), turn):
                    await self._done(answer, "done-acted")
                return
            if action.startswith("#"):
                action = self._at_place(live, turn, action)
            action, _, meant = action.partition("~")
            await self.act(answer, live, action, turn, meant)

    def _at_place(self, live: Live, turn: int, place: str) -> Action:
        """The action that a button names by its place among the choices, because it is too long for an id."""
        check_running(live)
        assert live.table is not None
        if turn != live.number:
            raise Refusal("sorry-late", repaint=True)
        row_number, _, number = place[1:].partition(".")
        try:
            row = load(live.game.name).rows(live.table.view(None), live.names, live.words)[int(row_number)]
            return (row.choices if isinstance(row, Pick) else row)[int(number)].action
        except (IndexError, ValueError):
            raise Refusal("sorry-late", repaint=True) from None

    async def _ask(self, answer: Answer, live: Live, turn: int, key: str) -> None:
        """Open a form, filled in with what the clicked message says was written before."""
        check_running(live)
        assert live.table is not None
        seat = seat_at(live, answer.interaction.user.id)
        if seat not in live.table.actors:
            raise Refusal("sorry-not-your-turn-here", repaint=turn != live.number)
        speak = words(str(answer.interaction.locale), live.game.name)
        before = written_in(answer.interaction)
        form = load(live.game.name).form(key, live.table.view(seat), speak, {"action": before} if before else {})
        if form is None:
            raise Refusal("sorry-late", repaint=True)
        if not await answer.ask(modal(form, live.id, live.number, key)):
            raise Refusal("sorry-slow")

    def _must_be_current(self, answer: Answer, live: Live) -> None:
        clicked = answer.interaction.message
        if clicked and not clicked.flags.ephemeral and live.stored.message and clicked.id < live.stored.message:
            raise Refusal("sorry-moved", repaint=True, link=link(live.stored))

    async def _control(self, answer: Answer, table: int, turn: int, action: str) -> None:
        if action in _WITHOUT_TURN or action.startswith(("@ask:", "@take:")):
            await self._look(answer, await self._tables.get(table), action)
            return
        if action == "@here":
            await self.here(answer, await self._tables.get(table))
            return
        at: Live | None = None
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            self._must_be_current(answer, live)
            if action == "@resign!":
                await self.resign(answer, live)
            elif action == "@end!":
                await self.end(answer, live)
            elif (asked := _ASK.fullmatch(action)) is not None:
                await self.ask(answer, live, *_asked(asked))
            elif (vote := _VOTE.fullmatch(action)) is not None:
                await self._votes.say(answer, live, int(vote["vote"]), yes=vote["what"] == "yes")
            elif action == "@undo":
                await self.undo(answer, live, turn)
            elif action == "@unplan":
                await self._plans.drop(answer, live)
            elif action in ("@hand-over!", "@keep") or _TAKE.fullmatch(action):
                await self._change_hands(answer, live, action)
            elif action == "@back":
                await self.back(answer, live)
            elif action in CONTROLS:
                await self._stand_still(answer, live, action)
            else:
                at = await self._lobby.arrange(answer, live, action)
        if at is not None:
            await self._lobby.greet(answer, at)

    async def break_silence(self, answer: Answer, table: int, what: str) -> None:
        """A button of the message that says that nothing happens at that table."""
        if what == "end":
            await self._look(answer, await self._tables.get(table), "@end")
            return
        async with self._tables.hold(table):
            await self._stand_still(answer, await self._tables.get(table), f"@{what}", aside=True)

    async def _stand_still(self, answer: Answer, live: Live, action: str, *, aside: bool = False) -> None:
        """Pause, go on, or one of the other buttons of tables that stand still; ``aside``: not at the table's own
        message."""
        sentence = await self._standstill.control(answer, live, action)
        if sentence is not None and not answer.in_private and action == "@resume" and not aside:
            await self._boards.show(await self._tables.get(live.id), answer)
        elif sentence is not None:
            await self._done(answer, sentence)
        self._aftermath.attend(await self._tables.get(live.id))

    async def _look(self, answer: Answer, live: Live, action: str) -> None:
        speak = words(str(answer.interaction.locale), live.game.name)
        user = answer.interaction.user.id
        if action == "@peek":
            await self._peek(answer, live, seat_at(live, user))
        elif action == "@text":
            await self.text_board(answer, live)
        elif action == "@rules":
            await answer.whisper(await self._pages.page(live.game.name, 1, str(answer.interaction.locale)))
        elif action == "@more":
            seat = live.seat_of(user)
            if live.stored.status == "lobby":
                await answer.whisper(lobby.more(live, seat, speak))
            else:
                plan = "" if seat is None or not planned.offered(live, seat) else planned.label(live, seat, speak)
                await answer.whisper(frame.more(live, seat, speak, await self._undo_of(live, user, speak), plan))
            self._slips.keep(answer, live.id, "more")
        elif action == proof.FAIR:
            await answer.reply(lobby.fair(live, live.seat_of(user), speak))
            self._slips.keep(answer, live.id, "fair")
        elif action == "@plan":
            await self._plans.show(answer, live)
        elif action == "@plan?":
            await self._plans.ask(answer, live)
        elif action == "@resign":
            check_running(live)
            seat_at(live, user)
            await answer.update(frame.sure(live, speak("resign-sure"), "@resign!", speak("button-resign-sure")))
        elif action == "@hand-over":
            check_running(live)
            seat_at(live, user)
            question = speak("hand-over-sure")
            await answer.update(frame.sure(live, question, "@hand-over!", speak("button-hand-over-sure")))
        elif (taken := _TAKE.fullmatch(action)) is not None:
            seat = int(taken["seat"])
            self._handovers.must_be_offered(live, seat, user)
            await self._handovers.must_fit(live, user)
            text = speak("take-sure", seat=live.chat_names[seat])
            await answer.whisper(frame.sure(live, text, f"@take!:{seat}", speak("button-take-sure")))
        elif action == "@end":
            sure = _SURE[await self._way_to_end(answer, live)]
            await answer.reply(frame.sure(live, speak(sure), "@end!", speak(f"button-{sure}")))
        elif action == "@pause":
            check_running(live)
            sure, yes = ("vote-pause-sure", "button-vote-sure")
            if not voters(live, user):
                sure, yes = "pause-alone", "button-pause-alone"
            await answer.reply(frame.sure(live, speak(sure), "@pause!", speak(yes)))
        elif (asked := _ASK.fullmatch(action)) is not None:
            what, about = _asked(asked)
            who = "" if about is None or about >= len(live.names) else live.chat_names[about]
            sure = speak(f"vote-{what}-sure", seat=who)
            await answer.update(frame.sure(live, sure, f"@ask!{action[4:]}", speak("button-vote-sure")))
        elif action == "@record":
            await self._checker.check(answer, live, private=True)
        elif action == "@share":
            await self._sharer.share(answer, live)

    async def _peek(self, answer: Answer, live: Live, seat: Seat) -> None:
        if not load(live.game.name).peeks:
            raise Refusal("sorry-no-secrets")
        if live.table is None:
            raise Refusal("sorry-not-started", repaint=True)
        locale = str(answer.interaction.locale)
        speak = words(locale, live.game.name)
        picture = await self._painter.card(live, seat, locale)
        hint = await self._hints.beside(live, seat, locale)
        told = secret_words(live, seat, speak)
        ahead = seat not in live.table.actors and planned.offered(live, seat)
        plan = (frame.button(live, "@plan", planned.label(live, seat, speak)),) if ahead else ()
        await answer.whisper(frame.secret(f"{hint}\n{told}" if hint else told, picture, speak, *plan))


_SURE = {"close": "end-sure", "ask": "vote-end-sure", "alone": "alone-sure", "give up": "finish-sure"}
"""What is asked before a table is ended, by the way in which it is."""


def _gave_seat_up(live: Live, user: int) -> bool:
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
        *("@peek", "@text", "@rules", "@more", "@plan", "@plan?", proof.FAIR),
        *("@resign", "@hand-over", "@end", "@pause", "@record", "@share"),
    }
)
"""What only looks, and so need not wait for others at the table."""
