"""Where every click arrives: who pressed what at which table, and the one answer to it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.answer import LOST, Answer
from bot.board import Boards, link
from bot.forms import modal, written_in
from bot.lobby import Lobby
from bot.panels import Pick, frame
from bot.permissions import missing, must_be_allowed
from bot.refusals import Refusal
from bot.rulespages import RulesPages
from bot.store import AlreadyOver, DeliveredTwice
from bot.tables import RulesRefused, check_running
from bot.whispers import secret_words
from bot.words import Words, words
from bot.words.telling import refuse
from games.core import RESIGN, Action, IllegalAction, Seat
from games.record import to_json
from renderers import load as load_renderer

if TYPE_CHECKING:
    from bot.client import Sleepover
    from bot.live import Live

log = structlog.get_logger(__name__)

_LONGEST_TEXT_BOARD = 3800
"""Characters; a longer text board is sent as a file."""


class Desk:
    """Answers clicks and commands about tables. Holds no table: it finds each where ``Tables`` has it."""

    def __init__(self, client: Sleepover) -> None:
        self._client = client
        self.tables = client.tables
        self.boards: Boards = client.boards
        self.whispers = client.whispers
        self.painter = client.painter
        self.pages = RulesPages(client.painter)
        self.lobby = Lobby(client)
        self.closing = False
        """Whether the bot is being stopped: what fails now fails for that reason."""
        self._answering: set[asyncio.Task[Any]] = set()

    # The three kinds of components, as ``bot.panels.buttons`` hands them over.

    async def press(self, interaction: discord.Interaction[Any], table: int, turn: int, action: str) -> None:
        """A button at a table: an action of the game, or (with ``@``) something about the table."""
        async with self.answering(interaction, table) as answer:
            if action.startswith("@"):
                await self._control(answer, table, action)
            elif action.startswith("?"):
                await self._ask(answer, await self.tables.get(table), turn, action[1:])
            else:
                await self._act_by_click(answer, table, turn, action)

    async def pick(self, interaction: discord.Interaction[Any], table: int, option: str, value: str) -> None:
        """A house rule was chosen."""
        async with self.answering(interaction, table) as answer:
            await self.lobby.choose_rule(answer, table, option, value)

    async def fill_in(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        turn: int,
        key: str,
        answers: Mapping[str, Sequence[str]],
    ) -> None:
        """A form was sent. What cannot be done is said exactly, with all that was written kept for another try."""
        async with self.answering(interaction, table) as answer, self.tables.turn(table):
            live = await self.tables.get(table)
            check_running(live)
            assert live.table is not None
            seat = seat_at(live, interaction.user.id)
            speak = words(str(interaction.locale), live.game.name)
            view = live.table.view(seat)
            action = live.panel.read(key, view, answers)
            form = live.panel.form(key, view, speak, {"action": action})
            if form is None or live.acted_since(seat, turn):
                raise Refusal("sorry-late")
            try:
                proposal = live.table.propose(seat, action)
            except IllegalAction as error:
                why = refuse(error, live.chat_names, speak)
                await answer.whisper(frame.filled_in(live, key, why, action, None, speak))
                return
            if form.preview:
                after = live.game.view(proposal.frame.state, seat)
                picture = await self.painter.picture(live.game.name, after, live.names, speak)
                await answer.whisper(frame.filled_in(live, key, speak("form-good"), action, picture, speak))
            elif await self.act(answer, live, action, turn):
                await self._done(answer, "done-acted")

    async def turn_page(self, interaction: discord.Interaction[Any], game: str, page: int) -> None:
        """Another page of the rules was asked for."""
        async with self.answering(interaction) as answer:
            await answer.update(await self.pages.page(game, page, str(interaction.locale)))

    # What a running table offers.

    async def act(self, answer: Answer, live: Live, action: Action, turn: int | None, meant: str = "") -> bool:
        """Carry out an action of the person who is asking, and show it: stored first, then painted, then whispered.

        ``meant`` is what the pressed button said it would come to; see ``Panel.check``.
        Returns whether it was carried out; if not, the person has been told why.
        """
        user = answer.interaction.user.id
        check_running(live)
        seat = seat_at(live, user)
        try:
            live, step = await self.tables.commit(
                live, seat, action, turn=turn, meant=meant, user=user, interaction=answer.interaction.id
            )
        except RulesRefused as refused:
            speak = words(str(answer.interaction.locale), refused.live.game.name)
            if refused.stale:
                await self.boards.show(refused.live, answer)
            await answer.say(refuse(refused.cause, refused.live.chat_names, speak))
            return False
        except DeliveredTwice:
            answer.leave()
            return False
        await self._client.follow(live, step, answer)
        return True

    async def resign(self, answer: Answer, live: Live) -> None:
        """Take the person who is asking out of the game."""
        if await self.act(answer, live, RESIGN, None):
            await self._done(answer, "done-resigned")

    async def back(self, answer: Answer, live: Live) -> None:
        """Whoever is asking has been away, and plays again themselves."""
        check_running(live)
        await self._client.clock.back(live, seat_at(live, answer.interaction.user.id))
        await self.boards.show(live, answer)
        self._client.attend(live)
        if answer.interaction.message and answer.interaction.message.flags.ephemeral:
            await self._done(answer, "done-back")

    async def text_board(self, answer: Answer, live: Live) -> None:
        """The whole position in words, for this person alone."""
        if live.table is None:
            raise Refusal("sorry-not-started")
        speak = words(str(answer.interaction.locale), live.game.name)
        text = load_renderer(live.game.name).text(live.table.view(None), live.names, speak)
        fenced = f"```\n{text.replace('```', '’’’')}\n```"
        if len(fenced) > _LONGEST_TEXT_BOARD:
            file = discord.File(io.BytesIO(text.encode()), filename="board.txt")
            await answer.say(speak("button-text"), file=file)
        else:
            await answer.whisper(frame.note(fenced))

    async def here(self, answer: Answer, live: Live, channel: int) -> None:
        """Post the board afresh at the bottom of the channel."""
        must_be_allowed(answer.interaction)
        await self.boards.post(live, channel)
        await self._done(answer, "done-here")

    async def end(self, answer: Answer, live: Live) -> None:
        """Close the table without a result."""
        self.must_be_host_or_moderator(answer, live)
        try:
            await self.tables.store.close(live.id, now=answer.interaction.created_at.timestamp())
        except AlreadyOver:
            raise Refusal("sorry-over") from None
        live = await self.tables.reload(live.id)
        await self.boards.show(live, None)
        self._client.attend(live)
        await self._done(answer, "done-ended")

    def must_be_host_or_moderator(self, answer: Answer, live: Live) -> None:
        """Raise the ``Refusal`` that says so, if this person is neither."""
        may = answer.interaction.permissions
        if answer.interaction.user.id != live.stored.host and not (may.manage_messages or may.manage_guild):
            raise Refusal("sorry-not-host-or-moderator", host=f"<@{live.stored.host}>")

    async def _done(self, answer: Answer, sentence: str) -> None:
        text = personal(answer)(sentence)
        if answer.interaction.message and answer.interaction.message.flags.ephemeral:
            await answer.update(frame.note(text))
        else:
            await answer.say(text)

    # Every answer goes through here.

    @asynccontextmanager
    async def answering(
        self, interaction: discord.Interaction[Any], table: int | None = None, *, private: bool = False
    ) -> AsyncIterator[Answer]:
        """The frame of an answer: in time, and with a private sentence for whatever is refused or goes wrong.

        ``private`` tells how to put off an answer to a command that takes long: only that person sees it, or all.
        """
        answer = Answer(interaction, private=private)
        task = asyncio.current_task()
        if task:
            self._answering.add(task)
        speak = personal(answer)
        try:
            try:
                yield answer
            except Refusal as refusal:
                if refusal.repaint and table is not None:
                    await self._repair(answer, table)
                await answer.say(speak(refusal.sentence, **refusal.parts))
            except discord.Forbidden:
                lacking = missing(interaction)
                if not lacking:
                    raise
                answer.lost()
                await answer.say(speak("sorry-permissions", permissions=lacking))
            except LOST:
                raise
            except Exception:
                if self.closing:
                    log.info("answer cut short", table=table)
                    return
                data: Any = interaction.data or {}
                log.exception("answer failed", table=table, asked=data.get("custom_id") or data.get("name"))
                await answer.say(speak("sorry-trouble"))
            await answer.acknowledge()
        except LOST as error:
            log.warning("answer lost", table=table, error=str(error))
        finally:
            answer.close()
            if task:
                self._answering.discard(task)

    async def settle(self) -> None:
        """Wait until everything that is being answered has been."""
        while self._answering:
            await asyncio.wait(list(self._answering))

    async def stop(self) -> None:
        """Leave off answering."""
        answering = list(self._answering)
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)

    async def _repair(self, answer: Answer, table: int) -> None:
        """The clicked message showed something that is no longer so: bring it up to date."""
        clicked = answer.interaction.message
        if clicked is None or clicked.flags.ephemeral:
            return
        try:
            live = await self.tables.get(table)
        except Refusal:
            await answer.update(frame.note(words(str(answer.interaction.guild_locale or ""))("table-gone")))
            return
        if clicked.id == live.stored.message:
            await self.boards.show(live, answer)
        else:
            await answer.update(frame.note(live.words("table-moved", link=link(live.stored))))

    async def _act_by_click(self, answer: Answer, table: int, turn: int, action: str) -> None:
        async with self.tables.turn(table):
            live = await self.tables.get(table)
            self._must_be_current(answer, live)
            if action.startswith("!"):
                if await self.act(answer, live, written_in(answer.interaction.message), turn):
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
            row = live.panel.rows(live.table.view(None), live.names, live.words)[int(row_number)]
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
        before = written_in(answer.interaction.message)
        form = live.panel.form(key, live.table.view(seat), speak, {"action": before} if before else {})
        if form is None:
            raise Refusal("sorry-late", repaint=True)
        await answer.ask(modal(form, live.id, live.number, key))

    def _must_be_current(self, answer: Answer, live: Live) -> None:
        clicked = answer.interaction.message
        if clicked and not clicked.flags.ephemeral and live.stored.message and clicked.id < live.stored.message:
            raise Refusal("sorry-moved", repaint=True, link=link(live.stored))

    async def _control(self, answer: Answer, table: int, action: str) -> None:
        if action in _WITHOUT_TURN:
            await self._look(answer, await self.tables.get(table), action)
            return
        async with self.tables.turn(table):
            live = await self.tables.get(table)
            self._must_be_current(answer, live)
            if action == "@here":
                await self.here(answer, live, live.stored.channel)
            elif action == "@resign!":
                await self.resign(answer, live)
            elif action == "@end!":
                await self.end(answer, live)
            elif action == "@back":
                await self.back(answer, live)
            else:
                await self.lobby.press(answer, live, action)
        if action == "@join":
            await self.lobby.greet(answer, await self.tables.get(table))

    async def _look(self, answer: Answer, live: Live, action: str) -> None:
        speak = words(str(answer.interaction.locale), live.game.name)
        user = answer.interaction.user.id
        if action == "@peek":
            await self._peek(answer, live, seat_at(live, user))
        elif action == "@text":
            await self.text_board(answer, live)
        elif action == "@rules":
            await answer.whisper(await self.pages.page(live.game.name, 1, str(answer.interaction.locale)))
        elif action == "@more":
            await answer.whisper(frame.more(live, live.seat_of(user), speak))
        elif action == "@resign":
            check_running(live)
            seat_at(live, user)
            await answer.update(frame.sure(live, speak("resign-sure"), "@resign!", speak("button-resign-sure")))
        elif action == "@end":
            self.must_be_host_or_moderator(answer, live)
            await answer.update(frame.sure(live, speak("end-sure"), "@end!", speak("button-end-sure")))
        elif action == "@record":
            await self._record(answer, live, speak)

    async def _peek(self, answer: Answer, live: Live, seat: Seat) -> None:
        if not live.panel.peeks:
            raise Refusal("sorry-no-secrets")
        if live.table is None:
            raise Refusal("sorry-not-started", repaint=True)
        locale = str(answer.interaction.locale)
        speak = words(locale, live.game.name)
        picture = await self.painter.card(live, seat, locale)
        await answer.whisper(frame.secret(secret_words(live, seat, speak), picture, speak))

    async def _record(self, answer: Answer, live: Live, speak: Words) -> None:
        if live.table is None or live.table.ranking is None:
            raise Refusal("sorry-not-started")
        file = discord.File(io.BytesIO(to_json(live.table.record)), filename=f"sleepover-{live.id}.json")
        await answer.say(speak("record-title", table=str(live.id)), file=file)


_WITHOUT_TURN = frozenset({"@peek", "@text", "@rules", "@more", "@resign", "@end", "@record"})
"""What only looks, and so need not wait for others at the table."""


def seat_at(live: Live, user: int) -> Seat:
    """That person's seat at the table.

    Raises:
        Refusal: they do not sit there.
    """
    seat = live.seat_of(user)
    if seat is None:
        raise Refusal("sorry-not-seated")
    return seat


def personal(answer: Answer) -> Words:
    """The words in the language of the person who is being answered."""
    return words(str(answer.interaction.locale))
