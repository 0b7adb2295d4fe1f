"""The table before the game: sitting down, house rules, starting; and the rematch after it."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import discord
import structlog

import games
from bot.computers.company import SALT, Company
from bot.ground.birthdays import birthday_order
from bot.ground.permissions import must_be_allowed
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.panels import frame, load
from bot.panels import lobby as panel
from bot.panels.forms import modal
from bot.panels.lobby import people
from bot.playing.adding import Adding
from bot.playing.aftermath import Aftermath
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.clock import Clock
from bot.playing.hints import Hints
from bot.playing.notices import Notices
from bot.playing.retractions import Retractions
from bot.playing.slips import Slips
from bot.playing.threads import Threads
from bot.playing.whispers import Whispers
from bot.store import (
    LOBBY,
    AlreadyOver,
    AlreadySeated,
    Change,
    ChannelTaken,
    NotInLobby,
    NotSeated,
    SeatsChanged,
    Server,
    Sitting,
    Store,
    StoreFailed,
    TableFull,
    Unwelcome,
)
from bot.table import planned, rolling
from bot.table.changes import CLOCK, PLANS, ROLLS, noted, still_to_wait
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention, tidy
from bot.table.tables import Tables
from bot.table.waiting import USUAL, pace_of
from bot.words import Words, words
from games import dice
from games.core import FIRST, option_choices
from games.record import SEED_BYTES

log = structlog.get_logger(__name__)


_CALL_STAYS = 300.0
"""Seconds after which the call to the challenged player is taken away again."""


class Lobby:
    """Answers everything about a table that is not being played."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        whispers: Whispers,
        clock: Clock,
        company: Company,
        aftermath: Aftermath,
        retractions: Retractions,
        slips: Slips,
        hints: Hints,
        threads: Threads,
        notices: Notices,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._clock = clock
        self._company = company
        self._adding = Adding(store, boards, company, slips)
        self._aftermath = aftermath
        self._retractions = retractions
        self._slips = slips
        self._hints = hints
        self._threads = threads
        self._notices = notices

    async def open(
        self,
        answer: Answer,
        game: str,
        options: Mapping[str, int | str | bool],
        *,
        host: int,
        after: Live | None = None,
        challenged: int | None = None,
        pace: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        plans: bool | None = None,
    ) -> Live | None:
        """Open a table in the channel of the interaction, seat the person who asked for it, and answer with its lobby.

        A rematch is ``after`` another table: its computers sit down at once, its other people are invited. So is who
        was ``challenged``, unless they do not want to sit with the host. ``pace`` is the clock that was asked for
        (None: that of the table before, or what the server has chosen). ``rolls``: whether the table rolls for
        people where there is nothing to decide (None: as before it, or as usual); ``plans``: whether they can plan
        ahead.

        With ``thread`` it gets a thread of its own, if that can be; if not, the person who asked is told why, and it is
        in the channel. A rematch stays in the thread.

        The dice are fixed here, before anybody else can sit down (C-4). Where people have a table in this channel
        already, the person who asked is told privately where it is, with a way to sit down there, and None comes back.

        Raises:
            Refusal: the server wants none here, the bot may not do here what it must, or there is never a roll in that
                game that decides nothing.
        """
        interaction = answer.interaction
        must_be_allowed(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        server = await self._store.server(interaction.guild_id)
        must_be_wanted(interaction, server, thread=thread)
        rules = games.load(game)
        clock, bank = wanted_pace(server, after, pace)
        if rolls and not rolling.can_roll(game):
            raise Refusal("sorry-nothing-to-roll", game=words(str(interaction.locale), game)("title"))
        if rolls is None:
            rolls = after.stored.rolls if after else rolling.can_roll(game) and rolling.USUAL
        if plans is None:
            plans = after.stored.planning if after else planned.USUAL
        before = after.stored.seats if after else ()
        # The seats are moved on by one, so that somebody else goes first.
        wanted = [seat.user for seat in (*before[1:], *before[:1]) if not seat.ghost]
        if challenged is not None and not await self._store.blocked_among(challenged, [host]):
            wanted.append(challenged)
        blocked = {*await self._store.blocked_among(host, wanted)} if wanted else set()
        invited = [user for user in wanted if user not in blocked]
        place, own, sorry = interaction.channel_id, None, None
        locale = server.language or str(interaction.guild_locale or interaction.locale)
        threaded = after is not None and after.stored.threaded and after.stored.channel == place
        if thread and not isinstance(interaction.channel, discord.Thread):
            try:
                own = await self._threads.make(interaction, game, words(locale, game))
                place, threaded = own.id, True
            except Refusal as refusal:
                sorry = refusal
        while True:
            try:
                table = await self._store.create(
                    guild=interaction.guild_id,
                    channel=place,
                    game=game,
                    rules=rules.rules,
                    options=dict(options),
                    host=host,
                    locale=locale,
                    seed=secrets.token_bytes(SEED_BYTES),
                    invited=invited,
                    now=_now().timestamp(),
                    clock=clock,
                    bank=bank,
                    interaction=interaction.id,
                    opener=_opener(interaction),
                    after=None if after is None else after.id,
                    wake=_now().timestamp() + LOBBY,
                    threaded=threaded,
                    rolls=rolls,
                    planning=plans and planned.can_plan(game),
                )
            except ChannelTaken as taken:
                if (there := await self.in_the_way(taken.table)) is not None:
                    await answer.whisper(panel.taken(there, _personal(answer, there), interaction.user.id))
                    self._slips.keep(answer, there.id, "taken")
                    return None
                continue
            except BaseException:
                if own is not None:
                    await self._threads.give_up(own)
                raise
            break
        step("opened")
        self._clock.look(await self._tables.get(table))
        if own is not None:
            live = await self._company.bring_back(await self._tables.get(table), before)
            self._boards.repaint(live, again=True, tell=answer)
            await answer.post(
                frame.note(live.words("thread-opened", host=f"<@{host}>", game=live.title, thread=own.mention))
            )
            return live
        if sorry is not None:
            return await self._here_instead(answer, table, sorry)
        with self._boards.first_post(table):
            live = await self._company.bring_back(await self._tables.get(table), before)
            await self._boards.open(live, answer)
            return live

    async def _here_instead(self, answer: Answer, table: int, why: Refusal) -> Live:
        """Post it in the channel, and say why it has no thread."""
        with self._boards.first_post(table):
            live = await self._tables.get(table)
            await self._boards.open(live, answer)
        speak = words(str(answer.interaction.locale))
        await answer.say(speak(why.sentence, **why.parts))
        return live

    async def challenge(self, answer: Answer, game: str, options: Mapping[str, int | str | bool], user: int) -> None:
        """Open a table as ``open`` does and call that person to it, by a message that is taken away after a while."""
        host = answer.interaction.user
        live = await self.open(answer, game, options, host=host.id, challenged=user)
        if live is not None and user in live.stored.invited:
            there = link((await self._tables.get(live.id)).stored)
            called = live.words("challenge-call", who=f"<@{user}>", host=f"<@{host.id}>", game=live.title, link=there)
            said = await answer.call(called, [user], _CALL_STAYS)
            self._notices.keep_answer(answer, live.id, said, "lobby")

    async def arrange(self, answer: Answer, live: Live, action: str) -> Live | None:
        """A button of the lobby, or Rematch. Gives the table at which this person has sat down by it, if they have."""
        user = answer.interaction.user
        if action == "@join":
            return await self._join(answer, live, user)
        if action == "@rematch":
            return await self._rematch(answer, live)
        await self._arrange(answer, live, action)
        return None

    async def _arrange(self, answer: Answer, live: Live, action: str) -> None:
        user = answer.interaction.user
        if action == "@leave":
            await self._leave(answer, live, user.id)
        elif action == "@house-rules":
            self._must_be_open(live)
            may = user.id == live.stored.host
            await answer.reply((panel.options if may else panel.told)(live, _personal(answer, live)))
            self._slips.keep(answer, live.id, "rules")
        elif action == "@computers" or action.startswith(("@add:", "@out:")):
            await self._computers(answer, live, action)
        elif action == "@luck":
            await self._ask_for_luck(answer, live)
        elif action == "@start":
            await self._start(answer, live)
        else:
            raise Refusal("sorry-late", repaint=True)

    async def take_luck(self, answer: Answer, table: int, word: str) -> None:
        """Somebody has said a word for luck, in place of what they said before; nothing at all takes it back.

        The word itself is not kept: only what it adds to their part of the salt, which they are told.
        """
        speak = words(str(answer.interaction.locale))
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            self._must_be_open(live)
            try:
                added = dice.luck(word)
            except ValueError:
                raise Refusal("sorry-luck-letters") from None
            try:
                await self._store.set_luck(table, answer.interaction.user.id, added)
            except NotSeated:
                raise Refusal("sorry-luck-seat") from None
            except NotInLobby:
                raise await self._not_open(live) from None
            await self._tables.reload(table)
        await answer.reply(panel.lucky(live, added, speak))
        self._slips.keep(answer, live.id, "fair")

    async def _ask_for_luck(self, answer: Answer, live: Live) -> None:
        self._must_be_open(live)
        if live.seat_of(answer.interaction.user.id) is None:
            raise Refusal("sorry-luck-seat")
        speak = words(str(answer.interaction.locale))
        if not await answer.ask(modal(panel.luck(speak), live.id, 0, panel.LUCK)):
            raise Refusal("sorry-slow")

    async def choose_rule(self, answer: Answer, table: int, option: str, value: str) -> None:
        """Set one house rule to the choice at place ``value`` of its list."""
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            self._must_be_host(answer, live)
            self._must_be_open(live)
            choices = panel.rule_choices(live).get(option, ())
            place = {str(number): number for number in range(len(choices))}.get(value)
            if place is None:
                raise Refusal("sorry-late")
            chosen, stored = choices[place], live.stored
            before = panel.rules_now(live)[option]
            changes = stored.changes
            if any(one.option == option and one.interaction >= answer.interaction.id for one in changes):
                # It has been delivered again, and what it chose has been chosen, and may have been changed since.
                answer.leave()
                return
            if chosen != before:
                host = live.sitting(stored.host)
                change = Change(answer.interaction.id, option, before, 0 if host is None else host.joined)
                changes = noted(changes, change, stored.seats)
            try:
                if option == CLOCK:
                    clock, bank = pace_of(chosen) or (USUAL, 0)
                    await self._store.set_clock(live.id, clock, bank=bank, changes=changes)
                elif option == ROLLS:
                    await self._store.set_rolls(live.id, rolls=bool(chosen), changes=changes)
                elif option == PLANS:
                    await self._store.set_planning(live.id, planning=bool(chosen), changes=changes)
                else:
                    await self._store.set_options(live.id, {**stored.options, option: chosen}, changes=changes)
            except NotInLobby:
                raise Refusal("sorry-started") from None
            live = await self._tables.reload(live.id)
            await answer.update(panel.options(live, words(str(answer.interaction.locale), live.game.name)))
            self._slips.keep(answer, live.id, "rules")
            self._boards.repaint(live)

    async def _computers(self, answer: Answer, live: Live, action: str) -> None:
        """Add a computer or take one out; where there is but one kind to add, a press is enough."""
        self._must_be_host(answer, live)
        self._must_be_open(live)
        if action == "@computers":
            await self._adding.show(answer, live)
            return
        try:
            await self._adding.change(answer, live, action)
        except NotInLobby:
            raise await self._not_open(live) from None

    async def _join(self, answer: Answer, live: Live, user: discord.User | discord.Member) -> Live | None:
        most = live.game.seats.stop - 1
        try:
            await self._store.sit(
                live.id,
                user=user.id,
                name=tidy(user.display_name, user.name),
                joined=answer.interaction.id,
                locale=str(answer.interaction.locale),
                most=most,
            )
        except AlreadySeated:
            await answer.reply(panel.seated_already(live, _personal(answer, live)))
            self._slips.keep(answer, live.id, "seated")
            return None
        except TableFull:
            raise Refusal("sorry-full", most=most) from None
        except Unwelcome:
            raise Refusal("sorry-unwelcome") from None
        except NotInLobby:
            raise await self._not_open(live) from None
        step("seated")
        live = await self._tables.reload(live.id)
        await self._show(answer, live, "join-done")
        return live

    async def _show(self, answer: Answer, live: Live, sentence: str) -> None:
        """Bring the lobby up to date; who pressed a button of a private answer is told there that it is done."""
        if answer.in_private:
            self._boards.repaint(live, tell=answer)
            speak = _personal(answer, live)
            text = speak(sentence, game=speak("title"), link=link(live.stored))
            await answer.update(frame.note(text))
            self._slips.fleeting(answer, text)
        else:
            await self._boards.show(live, answer)

    async def greet(self, answer: Answer, live: Live) -> None:
        """Somebody has sat down: open their direct message, and say so privately if that cannot be, or not now."""
        self._hints.heard(answer.interaction, live)
        if not load(live.game.name).secrets:
            return
        opened = await self._whispers.open(live, answer.interaction.user)
        if opened != "sent":
            await answer.say(words(str(answer.interaction.locale))(f"join-{opened}"))

    async def _leave(self, answer: Answer, live: Live, user: int) -> None:
        risen = await self.rise(live, user, interaction=answer.interaction.id)
        await self._show(answer, risen, "leave-done")
        self._retractions.retract()

    async def rise(self, live: Live, user: int, *, interaction: int | None = None) -> Live:
        """Take somebody out of the lobby, and give the table as it is then.

        Raises:
            DeliveredTwice: they sat down after that ``interaction``, which has acted before.
            Refusal: they do not sit there, or it is no lobby any more.
        """
        try:
            await self._store.rise(live.id, user, interaction=interaction)
        except NotSeated:
            raise Refusal("sorry-not-in-lobby") from None
        except NotInLobby:
            raise await self._not_open(live) from None
        return await self.hand_on(await self._tables.reload(live.id), user)

    async def hand_on(self, live: Live, user: int) -> Live:
        """A table must not wait for a host who has gone: of those who are still there, the first takes over."""
        there = [sitting.user for seat, sitting in enumerate(live.stored.seats) if seat not in live.left]
        others = [other for other in there if other > 0 and other != user]
        if user != live.stored.host or not others:
            return live
        try:
            await self._store.set_host(live.id, others[0])
        except StoreFailed as error:
            # That they have gone is stored. Anybody who sits there can start in place of a host who does not.
            log.error("table not handed on", table=live.id, error=str(error))
            return live
        return await self._tables.reload(live.id)

    async def _start(self, answer: Answer, live: Live) -> None:
        self._must_be_open(live)
        stored = live.stored
        seated = [sitting.user for sitting in stored.seats]
        if answer.interaction.user.id != stored.host and (
            stored.host in seated or answer.interaction.user.id not in seated
        ):
            raise Refusal("sorry-not-host", host=self._host(answer, live))
        if len(seated) not in live.game.seats:
            sits = "yes" if answer.interaction.user.id in seated else "no"
            raise Refusal("sorry-too-few", least=live.game.seats.start, count=len(seated), seated=sits)
        if not people(live):
            raise Refusal("sorry-no-person")
        self._must_have_been_seen(answer, live)
        order = sorted(seated, key=lambda user: _place(stored.invited, user))
        parts = {
            seat.user: SALT if seat.level is not None else dice.salt_of(seat.joined, seat.luck) for seat in stored.seats
        }
        salt = "-".join((*(parts[user] for user in order), str(answer.interaction.id)))
        setup, levels = await self._setup(live, order), await self._company.fitting(live)
        try:
            await self._store.start(live.id, order=order, salt=salt, setup=setup, now=_now().timestamp(), levels=levels)
        except NotInLobby:
            raise await self._not_open(live) from None
        except SeatsChanged:
            await self._tables.reload(live.id)
            raise Refusal("sorry-seats-changed", repaint=True) from None
        step("started")
        live = await self._tables.reload(live.id)
        self._slips.over(live.id)
        await self._clock.begin(live)
        live = await self._tables.roll(live)
        await self._boards.show(live, answer)
        if load(live.game.name).secrets:
            self._whispers.poke(live, range(len(order)))
        self._aftermath.attend(live)

    def _must_have_been_seen(self, answer: Answer, live: Live) -> None:
        """House rules that have changed since somebody sat down are theirs to see before the game begins, and to get up
        again. The person who changed them knows them."""
        interaction, changed = answer.interaction, panel.changed(live)
        seconds = math.ceil(still_to_wait(changed, interaction.id))
        if seconds > 0:
            speak = words(str(interaction.locale), live.game.name)
            rules = [panel.rule(name, value, speak) for name, value in panel.rules_now(live).items() if name in changed]
            raise Refusal("sorry-rules-changed", rules="; ".join(rules), count=len(rules), seconds=seconds)

    async def _setup(self, live: Live, order: Sequence[int]) -> dict[str, object]:
        """What the chosen options call for: the host's seat, or those whose birthday is closest (MN-1)."""
        how = live.stored.options.get(FIRST, option_choices(live.game.options).get(FIRST, ("",))[0])
        if how == "host":
            if live.stored.host not in order:
                raise Refusal("sorry-host-must-sit", host=mention(live.stored.host, live.words))
            return {"host": order.index(live.stored.host)}
        if how == "birthday":
            told = await self._store.birthdays(order)
            # Only the closest of them, which is all that the rule asks for: nobody learns of the others.
            return {"birthday_order": birthday_order(order, told, _now().date())[:1]}
        return {}

    async def _rematch(self, answer: Answer, live: Live) -> Live | None:
        """The same people and house rules again, the seats moved on by one. The person who presses sits down; the
        others sit down themselves, because the new dice must be fixed before that."""
        if live.stored.status != "over":
            raise Refusal("sorry-late", repaint=True)
        users = [sitting.user for sitting in live.stored.seats]
        presser = answer.interaction.user.id
        if presser not in users:
            raise Refusal("sorry-not-seated")
        # Where the host goes first, it is the next person's turn to be that.
        others = [user for user in (*users[1:], users[0]) if user > 0]
        host = others[0] if live.stored.options.get(FIRST) == "host" else presser
        if host != presser and await self._store.blocked_among(host, [presser]):
            # Nobody is to be kept from a rematch by whose turn it would be.
            host = presser
        return await self.open(answer, live.stored.game, live.stored.options, host=host, after=live)

    async def in_the_way(self, table: int) -> Live | None:
        """The table of a channel in which somebody wants to open another. A lobby that everybody has left is closed;
        then nothing is in the way."""
        async with self._tables.hold(table):
            # What cannot be read has been closed by that.
            with suppress(Refusal):
                live = await self._tables.reload(table)
                if (live.stored.status == "lobby" and people(live)) or live.stored.status == "playing":
                    return live
                with suppress(AlreadyOver):
                    await self._store.close(table, now=_now().timestamp())
                live = await self._tables.reload(table)
                self._slips.over(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
            return None

    async def _not_open(self, live: Live) -> Refusal:
        """Why nobody can sit down or start any more, with the table as it is now."""
        return Refusal(_CLOSED[(await self._tables.reload(live.id)).stored.status], repaint=True)

    def _must_be_open(self, live: Live) -> None:
        if live.stored.status != "lobby":
            raise Refusal(_CLOSED[live.stored.status], repaint=True)

    def _must_be_host(self, answer: Answer, live: Live) -> None:
        if answer.interaction.user.id != live.stored.host:
            raise Refusal("sorry-not-host", host=self._host(answer, live))

    def _host(self, answer: Answer, live: Live) -> str:
        return mention(live.stored.host, words(str(answer.interaction.locale)))


def wanted_pace(server: Server, after: Live | None, asked: str | None) -> tuple[int, int]:
    """The seconds for a decision at a new table, and those of its time bank.

    Raises:
        Refusal: there is no such clock.
    """
    if asked is not None:
        if (found := pace_of(asked)) is None:
            raise Refusal("sorry-no-such-clock")
        return found
    if after is not None:
        return after.stored.clock, after.stored.bank
    return (USUAL, 0) if server.clock is None else (server.clock, server.bank)


def must_be_wanted(interaction: discord.Interaction[Any], server: Server, *, thread: bool) -> None:
    """Raise the ``Refusal`` that fits if the server wants no tables in the channel of this interaction, or in a
    ``thread`` of their own."""
    channel = interaction.channel_id
    if (thread or isinstance(interaction.channel, discord.Thread)) and not server.threads:
        raise Refusal("sorry-no-threads")
    if not server.channels:
        return
    if isinstance(interaction.channel, discord.Thread):
        channel = interaction.channel.parent_id
    if channel in server.channels:
        return
    guild = interaction.guild
    there = [f"<#{one}>" for one in server.channels if guild is None or guild.get_channel(one)]
    if not there:
        raise Refusal("sorry-no-channel")
    raise Refusal("sorry-other-channel", channels=words(str(interaction.locale)).join(there))


_CLOSED = {"lobby": "sorry-late", "playing": "sorry-started", "over": "sorry-over", "closed": "sorry-closed"}


def _opener(interaction: discord.Interaction[Any]) -> Sitting:
    """The person who asked for a table, as they sit down at it."""
    user = interaction.user
    name, locale = tidy(user.display_name, user.name), str(interaction.locale)
    return Sitting(user.id, name, interaction.id, locale, None, None, -1)


def _personal(answer: Answer, live: Live) -> Words:
    """The words of that table's game, in the language of the person who asked."""
    return words(str(answer.interaction.locale), live.game.name)


def _place(invited: Sequence[int], user: int) -> int:
    return invited.index(user) if user in invited else len(invited)


def _now() -> datetime:
    return datetime.now(UTC)
