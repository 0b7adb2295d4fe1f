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
from bot.ai.seats import SALT, AiSeating
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.permissions import require_permissions
from bot.dates.birthdays import birthday_order
from bot.i18n import Localizer, localizer
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.cleanup import PendingDeletions
from bot.messages.direct import DirectMessageSync
from bot.messages.onboarding import OnboardingHints
from bot.messages.table_notices import TableNotices
from bot.messages.threads import TableThreads
from bot.play.lobby_panels import AiPlayerMenu
from bot.play.post_action import ActionEffects
from bot.play.scheduler import DeadlineScheduler
from bot.storage import (
    LOBBY,
    AlreadyOver,
    AlreadySeated,
    BlockedByPlayer,
    ChannelTaken,
    GuildSettings,
    NotInLobby,
    NotSeated,
    OptionChange,
    SeatRow,
    SeatsChanged,
    Store,
    StoreFailed,
    TableFull,
)
from bot.table import table_options
from bot.table.deadlines import USUAL, clock_from_key
from bot.table.display_names import clean_name, mention
from bot.table.formatting import table_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.table.table_options import CLOCK, PLANS, ROLLS, add_change, start_delay
from bot.ui.components import layout
from bot.ui.components.modals import build_modal
from bot.ui.games import load
from bot.ui.views import lobby as panel
from bot.ui.views.lobby import seated_people
from games.core import FIRST, dice, option_choices
from games.core.record import SEED_BYTES

log = structlog.get_logger(__name__)


_CALL_STAYS = 300.0
"""Seconds after which the call to the challenged player is taken away again."""


class LobbyController:
    """Answers everything about a table that is not being played."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        whispers: DirectMessageSync,
        clock: DeadlineScheduler,
        company: AiSeating,
        aftermath: ActionEffects,
        retractions: PendingDeletions,
        slips: EphemeralCleaner,
        hints: OnboardingHints,
        threads: TableThreads,
        notices: TableNotices,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._clock = clock
        self._company = company
        self._adding = AiPlayerMenu(store, boards, company, slips)
        self._aftermath = aftermath
        self._retractions = retractions
        self._slips = slips
        self._hints = hints
        self._threads = threads
        self._notices = notices

    async def open(
        self,
        answer: Responder,
        game: str,
        options: Mapping[str, int | str | bool],
        *,
        host: int,
        after: TableSession | None = None,
        challenged: int | None = None,
        pace: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        plans: bool | None = None,
    ) -> TableSession | None:
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
        require_permissions(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        server = await self._store.guild_settings(interaction.guild_id)
        require_allowed_channel(interaction, server, thread=thread)
        rules = games.load(game)
        clock, bank = initial_clock(server, after, pace)
        if rolls and not table_options.has_forced_rolls(game):
            raise UserError("sorry-nothing-to-roll", game=localizer(str(interaction.locale), game)("title"))
        if rolls is None:
            rolls = after.stored.rolls if after else table_options.has_forced_rolls(game) and table_options.USUAL
        if plans is None:
            plans = after.stored.planning if after else table_options.USUAL
        before = after.stored.seats if after else ()
        # The seats are moved on by one, so that somebody else goes first.
        wanted = [seat.user for seat in (*before[1:], *before[:1]) if not seat.is_deleted_user]
        if challenged is not None and not await self._store.blocked_among(challenged, [host]):
            wanted.append(challenged)
        blocked = {*await self._store.blocked_among(host, wanted)} if wanted else set()
        invited = [user for user in wanted if user not in blocked]
        place, own, sorry = interaction.channel_id, None, None
        locale = server.language or str(interaction.guild_locale or interaction.locale)
        threaded = after is not None and after.stored.threaded and after.stored.channel == place
        if thread and not isinstance(interaction.channel, discord.Thread):
            try:
                own = await self._threads.create(interaction, game, localizer(locale, game))
                place, threaded = own.id, True
            except UserError as refusal:
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
                    planning=plans and table_options.has_premoves(game),
                )
            except ChannelTaken as taken:
                if (there := await self.blocking_table(taken.table)) is not None:
                    await answer.send_private(
                        panel.channel_taken_message(there, _personal(answer, there), interaction.user.id)
                    )
                    self._slips.track(answer, there.id, "taken")
                    return None
                continue
            except BaseException:
                if own is not None:
                    await self._threads.abandon(own)
                raise
            break
        failpoint("opened")
        self._clock.on_change(await self._tables.get(table))
        if own is not None:
            live = await self._company.reseat(await self._tables.get(table), before)
            self._boards.repaint(live, again=True, tell=answer)
            await answer.post(
                layout.short_note(live.words("thread-opened", host=f"<@{host}>", game=live.title, thread=own.mention))
            )
            return live
        if sorry is not None:
            return await self._here_instead(answer, table, sorry)
        with self._boards.first_post(table):
            live = await self._company.reseat(await self._tables.get(table), before)
            await self._boards.open(live, answer)
            return live

    async def _here_instead(self, answer: Responder, table: int, why: UserError) -> TableSession:
        """Post it in the channel, and say why it has no thread."""
        with self._boards.first_post(table):
            live = await self._tables.get(table)
            await self._boards.open(live, answer)
        speak = localizer(str(answer.interaction.locale))
        await answer.send_text(speak(why.sentence, **why.parts))
        return live

    async def challenge(self, answer: Responder, game: str, options: Mapping[str, int | str | bool], user: int) -> None:
        """Open a table as ``open`` does and call that person to it, by a message that is taken away after a while."""
        host = answer.interaction.user
        live = await self.open(answer, game, options, host=host.id, challenged=user)
        if live is not None and user in live.stored.invited:
            there = table_link((await self._tables.get(live.id)).stored)
            called = live.words("challenge-call", who=f"<@{user}>", host=f"<@{host.id}>", game=live.title, link=there)
            said = await answer.mention(called, [user], _CALL_STAYS)
            self._notices.keep_answer(answer, live.id, said, "lobby")

    async def on_component(self, answer: Responder, live: TableSession, action: str) -> TableSession | None:
        """A button of the lobby, or Rematch. Gives the table at which this person has sat down by it, if they have."""
        user = answer.interaction.user
        if action == "@join":
            return await self._join(answer, live, user)
        if action == "@rematch":
            return await self._rematch(answer, live)
        await self._arrange(answer, live, action)
        return None

    async def _arrange(self, answer: Responder, live: TableSession, action: str) -> None:
        user = answer.interaction.user
        if action == "@leave":
            await self._leave(answer, live, user.id)
        elif action == "@house-rules":
            self._must_be_open(live)
            may = user.id == live.stored.host
            await answer.reply((panel.options_menu if may else panel.options_text)(live, _personal(answer, live)))
            self._slips.track(answer, live.id, "rules")
        elif action == "@computers" or action.startswith(("@add:", "@out:")):
            await self._computers(answer, live, action)
        elif action == "@luck":
            await self._ask_for_luck(answer, live)
        elif action == "@start":
            await self._start(answer, live)
        else:
            raise UserError("sorry-late", repaint=True)

    async def set_lucky_word(self, answer: Responder, table: int, word: str) -> None:
        """Somebody has said a word for luck, in place of what they said before; nothing at all takes it back.

        The word itself is not kept: only what it adds to their part of the salt, which they are told.
        """
        speak = localizer(str(answer.interaction.locale))
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_open(live)
            try:
                added = dice.lucky_word_digest(word)
            except ValueError:
                raise UserError("sorry-luck-letters") from None
            try:
                await self._store.set_luck(table, answer.interaction.user.id, added)
            except NotSeated:
                raise UserError("sorry-luck-seat") from None
            except NotInLobby:
                raise await self._not_open(live) from None
            await self._tables.reload(table)
        await answer.reply(panel.lucky_word_result(live, added, speak))
        self._slips.track(answer, live.id, "fair")

    async def _ask_for_luck(self, answer: Responder, live: TableSession) -> None:
        self._must_be_open(live)
        if live.seat_of(answer.interaction.user.id) is None:
            raise UserError("sorry-luck-seat")
        speak = localizer(str(answer.interaction.locale))
        if not await answer.send_modal(build_modal(panel.lucky_word_form(speak), live.id, 0, panel.LUCK)):
            raise UserError("sorry-slow")

    async def set_option(self, answer: Responder, table: int, option: str, value: str) -> None:
        """Set one house rule to the choice at place ``value`` of its list."""
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_host(answer, live)
            self._must_be_open(live)
            choices = panel.lobby_choices(live).get(option, ())
            place = {str(number): number for number in range(len(choices))}.get(value)
            if place is None:
                raise UserError("sorry-late")
            chosen, stored = choices[place], live.stored
            before = panel.current_options(live)[option]
            changes = stored.changes
            if any(one.option == option and one.interaction >= answer.interaction.id for one in changes):
                # It has been delivered again, and what it chose has been chosen, and may have been changed since.
                answer.skip()
                return
            if chosen != before:
                host = live.seat_row_of(stored.host)
                change = OptionChange(answer.interaction.id, option, before, 0 if host is None else host.joined)
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
            await answer.update(panel.options_menu(live, localizer(str(answer.interaction.locale), live.game.name)))
            self._slips.track(answer, live.id, "rules")
            self._boards.repaint(live)

    async def _computers(self, answer: Responder, live: TableSession, action: str) -> None:
        """Add a computer or take one out; where there is but one kind to add, a press is enough."""
        self._must_be_host(answer, live)
        self._must_be_open(live)
        if action == "@computers":
            await self._adding.show(answer, live)
            return
        try:
            await self._adding.on_component(answer, live, action)
        except NotInLobby:
            raise await self._not_open(live) from None

    async def _join(
        self, answer: Responder, live: TableSession, user: discord.User | discord.Member
    ) -> TableSession | None:
        most = live.game.seats.stop - 1
        try:
            await self._store.sit(
                live.id,
                user=user.id,
                name=clean_name(user.display_name, user.name),
                joined=answer.interaction.id,
                locale=str(answer.interaction.locale),
                most=most,
            )
        except AlreadySeated:
            await answer.reply(panel.already_seated_message(live, _personal(answer, live)))
            self._slips.track(answer, live.id, "seated")
            return None
        except TableFull:
            raise UserError("sorry-full", most=most) from None
        except BlockedByPlayer:
            raise UserError("sorry-unwelcome") from None
        except NotInLobby:
            raise await self._not_open(live) from None
        failpoint("seated")
        live = await self._tables.reload(live.id)
        await self._show(answer, live, "join-done")
        return live

    async def _show(self, answer: Responder, live: TableSession, sentence: str) -> None:
        """Bring the lobby up to date; who pressed a button of a private answer is told there that it is done."""
        if answer.is_ephemeral_context:
            self._boards.repaint(live, tell=answer)
            speak = _personal(answer, live)
            text = speak(sentence, game=speak("title"), link=table_link(live.stored))
            await answer.update(layout.short_note(text))
            self._slips.expire(answer, text)
        else:
            await self._boards.show(live, answer)

    async def welcome(self, answer: Responder, live: TableSession) -> None:
        """Somebody has sat down: open their direct message, and say so privately if that cannot be, or not now."""
        self._hints.on_press(answer.interaction, live)
        if not load(live.game.name).secrets:
            return
        opened = await self._whispers.open(live, answer.interaction.user)
        if opened != "sent":
            await answer.send_text(localizer(str(answer.interaction.locale))(f"join-{opened}"))

    async def _leave(self, answer: Responder, live: TableSession, user: int) -> None:
        risen = await self.leave_lobby(live, user, interaction=answer.interaction.id)
        await self._show(answer, risen, "leave-done")
        self._retractions.retract()

    async def leave_lobby(self, live: TableSession, user: int, *, interaction: int | None = None) -> TableSession:
        """Take somebody out of the lobby, and give the table as it is then.

        Raises:
            DeliveredTwice: they sat down after that ``interaction``, which has acted before.
            Refusal: they do not sit there, or it is no lobby any more.
        """
        try:
            await self._store.leave(live.id, user, interaction=interaction)
        except NotSeated:
            raise UserError("sorry-not-in-lobby") from None
        except NotInLobby:
            raise await self._not_open(live) from None
        return await self.reassign_host(await self._tables.reload(live.id), user)

    async def reassign_host(self, live: TableSession, user: int) -> TableSession:
        """A table must not wait for a host who has gone: of those who are still there, the first takes over."""
        there = [sitting.user for seat, sitting in enumerate(live.stored.seats) if seat not in live.resigned_seats]
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

    async def _start(self, answer: Responder, live: TableSession) -> None:
        self._must_be_open(live)
        stored = live.stored
        seated = [sitting.user for sitting in stored.seats]
        if answer.interaction.user.id != stored.host and (
            stored.host in seated or answer.interaction.user.id not in seated
        ):
            raise UserError("sorry-not-host", host=self._host(answer, live))
        if len(seated) not in live.game.seats:
            sits = "yes" if answer.interaction.user.id in seated else "no"
            raise UserError("sorry-too-few", least=live.game.seats.start, count=len(seated), seated=sits)
        if not seated_people(live):
            raise UserError("sorry-no-person")
        self._must_have_been_seen(answer, live)
        order = sorted(seated, key=lambda user: _place(stored.invited, user))
        parts = {
            seat.user: SALT if seat.level is not None else dice.salt_part_with_luck(seat.joined, seat.luck)
            for seat in stored.seats
        }
        salt = "-".join((*(parts[user] for user in order), str(answer.interaction.id)))
        setup, levels = await self._setup(live, order), await self._company.even_levels(live)
        try:
            await self._store.start(live.id, order=order, salt=salt, setup=setup, now=_now().timestamp(), levels=levels)
        except NotInLobby:
            raise await self._not_open(live) from None
        except SeatsChanged:
            await self._tables.reload(live.id)
            raise UserError("sorry-seats-changed", repaint=True) from None
        failpoint("started")
        live = await self._tables.reload(live.id)
        self._slips.expire_table(live.id)
        await self._clock.start_clock(live)
        live = await self._tables.make_auto_rolls(live)
        await self._boards.show(live, answer)
        if load(live.game.name).secrets:
            self._whispers.schedule_update(live, range(len(order)))
        self._aftermath.notify(live)

    def _must_have_been_seen(self, answer: Responder, live: TableSession) -> None:
        """House rules that have changed since somebody sat down are theirs to see before the game begins, and to get up
        again. The person who changed them knows them."""
        interaction, changed = answer.interaction, panel.unseen_option_changes(live)
        seconds = math.ceil(start_delay(changed, interaction.id))
        if seconds > 0:
            speak = localizer(str(interaction.locale), live.game.name)
            rules = [
                panel.option_line(name, value, speak)
                for name, value in panel.current_options(live).items()
                if name in changed
            ]
            raise UserError("sorry-rules-changed", rules="; ".join(rules), count=len(rules), seconds=seconds)

    async def _setup(self, live: TableSession, order: Sequence[int]) -> dict[str, object]:
        """What the chosen options call for: the host's seat, or those whose birthday is closest (MN-1)."""
        how = live.stored.options.get(FIRST, option_choices(live.game.options).get(FIRST, ("",))[0])
        if how == "host":
            if live.stored.host not in order:
                raise UserError("sorry-host-must-sit", host=mention(live.stored.host, live.words))
            return {"host": order.index(live.stored.host)}
        if how == "birthday":
            told = await self._store.birthdays(order)
            # Only the closest of them, which is all that the rule asks for: nobody learns of the others.
            return {"birthday_order": birthday_order(order, told, _now().date())[:1]}
        return {}

    async def _rematch(self, answer: Responder, live: TableSession) -> TableSession | None:
        """The same people and house rules again, the seats moved on by one. The person who presses sits down; the
        others sit down themselves, because the new dice must be fixed before that."""
        if live.stored.status != "over":
            raise UserError("sorry-late", repaint=True)
        users = [sitting.user for sitting in live.stored.seats]
        presser = answer.interaction.user.id
        if presser not in users:
            raise UserError("sorry-not-seated")
        # Where the host goes first, it is the next person's turn to be that.
        others = [user for user in (*users[1:], users[0]) if user > 0]
        host = others[0] if live.stored.options.get(FIRST) == "host" else presser
        if host != presser and await self._store.blocked_among(host, [presser]):
            # Nobody is to be kept from a rematch by whose turn it would be.
            host = presser
        return await self.open(answer, live.stored.game, live.stored.options, host=host, after=live)

    async def blocking_table(self, table: int) -> TableSession | None:
        """The table of a channel in which somebody wants to open another. A lobby that everybody has left is closed;
        then nothing is in the way."""
        async with self._tables.lock(table):
            # What cannot be read has been closed by that.
            with suppress(UserError):
                live = await self._tables.reload(table)
                if (live.stored.status == "lobby" and seated_people(live)) or live.stored.status == "playing":
                    return live
                with suppress(AlreadyOver):
                    await self._store.close(table, now=_now().timestamp())
                live = await self._tables.reload(table)
                self._slips.expire_table(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
            return None

    async def _not_open(self, live: TableSession) -> UserError:
        """Why nobody can sit down or start any more, with the table as it is now."""
        return UserError(_CLOSED[(await self._tables.reload(live.id)).stored.status], repaint=True)

    def _must_be_open(self, live: TableSession) -> None:
        if live.stored.status != "lobby":
            raise UserError(_CLOSED[live.stored.status], repaint=True)

    def _must_be_host(self, answer: Responder, live: TableSession) -> None:
        if answer.interaction.user.id != live.stored.host:
            raise UserError("sorry-not-host", host=self._host(answer, live))

    def _host(self, answer: Responder, live: TableSession) -> str:
        return mention(live.stored.host, localizer(str(answer.interaction.locale)))


def initial_clock(server: GuildSettings, after: TableSession | None, asked: str | None) -> tuple[int, int]:
    """The seconds for a decision at a new table, and those of its time bank.

    Raises:
        Refusal: there is no such clock.
    """
    if asked is not None:
        if (found := clock_from_key(asked)) is None:
            raise UserError("sorry-no-such-clock")
        return found
    if after is not None:
        return after.stored.clock, after.stored.bank
    return (USUAL, 0) if server.clock is None else (server.clock, server.bank)


def require_allowed_channel(interaction: discord.Interaction[Any], server: GuildSettings, *, thread: bool) -> None:
    """Raise the ``Refusal`` that fits if the server wants no tables in the channel of this interaction, or in a
    ``thread`` of their own."""
    channel = interaction.channel_id
    if (thread or isinstance(interaction.channel, discord.Thread)) and not server.threads:
        raise UserError("sorry-no-threads")
    if not server.channels:
        return
    if isinstance(interaction.channel, discord.Thread):
        channel = interaction.channel.parent_id
    if channel in server.channels:
        return
    guild = interaction.guild
    there = [f"<#{one}>" for one in server.channels if guild is None or guild.get_channel(one)]
    if not there:
        raise UserError("sorry-no-channel")
    raise UserError("sorry-other-channel", channels=localizer(str(interaction.locale)).format_list(there))


_CLOSED = {"lobby": "sorry-late", "playing": "sorry-started", "over": "sorry-over", "closed": "sorry-closed"}


def _opener(interaction: discord.Interaction[Any]) -> SeatRow:
    """The person who asked for a table, as they sit down at it."""
    user = interaction.user
    name, locale = clean_name(user.display_name, user.name), str(interaction.locale)
    return SeatRow(user.id, name, interaction.id, locale, None, None, -1)


def _personal(answer: Responder, live: TableSession) -> Localizer:
    """The words of that table's game, in the language of the person who asked."""
    return localizer(str(answer.interaction.locale), live.game.name)


def _place(invited: Sequence[int], user: int) -> int:
    return invited.index(user) if user in invited else len(invited)


def _now() -> datetime:
    return datetime.now(UTC)
