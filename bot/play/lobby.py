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
from bot.messages.notices import TableNotices
from bot.messages.onboarding import OnboardingHints
from bot.messages.threads import TableThreads
from bot.play.lobby_panels import AiPlayerMenu
from bot.play.new_table import initial_clock, require_allowed_channel
from bot.play.post_action import ActionEffects
from bot.play.scheduler import DeadlineScheduler
from bot.storage import (
    LOBBY,
    AlreadyOver,
    AlreadySeated,
    BlockedByPlayer,
    ChannelTaken,
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
from bot.table.emojis_and_links import table_link
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
    """Handlers of tables that are not being played."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        direct_messages: DirectMessageSync,
        scheduler: DeadlineScheduler,
        ai_seating: AiSeating,
        effects: ActionEffects,
        pending_deletions: PendingDeletions,
        ephemeral_cleaner: EphemeralCleaner,
        hints: OnboardingHints,
        threads: TableThreads,
        notices: TableNotices,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._direct_messages = direct_messages
        self._scheduler = scheduler
        self._ai_seating = ai_seating
        self._ai_menu = AiPlayerMenu(store, boards, ai_seating, ephemeral_cleaner)
        self._effects = effects
        self._pending_deletions = pending_deletions
        self._ephemeral_cleaner = ephemeral_cleaner
        self._hints = hints
        self._threads = threads
        self._notices = notices

    async def open(
        self,
        responder: Responder,
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
        people where there is nothing to decide (None: as before it, or as usual); ``plans``: whether they can plan.

        With ``thread`` it gets a thread of its own, if that can be; if not, the person who asked is told why, and it is
        in the channel. A rematch stays in the thread.

        The dice are fixed here, before anybody else can sit down (C-4). Where people have a table in this channel
        already, the person who asked is told privately where it is, with a way to sit down there, and None comes back.

        Raises:
            UserError: the guild wants none here, the bot lacks permissions here, or there is never a roll in that
                game that decides nothing.
        """
        interaction = responder.interaction
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
            rolls = (
                after.stored.rolls if after else table_options.has_forced_rolls(game) and table_options.ROLLS_BY_DEFAULT
            )
        if plans is None:
            plans = after.stored.planning if after else table_options.PREMOVES_BY_DEFAULT
        before = after.stored.seats if after else ()
        # The seats are moved on by one, so that another player goes first.
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
                    await responder.send_private(
                        panel.channel_taken_message(there, _personal(responder, there), interaction.user.id)
                    )
                    self._ephemeral_cleaner.track(responder, there.id, "taken")
                    return None
                continue
            except BaseException:
                if own is not None:
                    await self._threads.abandon(own)
                raise
            break
        failpoint("opened")
        self._scheduler.on_change(await self._tables.get(table))
        if own is not None:
            live = await self._ai_seating.reseat(await self._tables.get(table), before)
            self._boards.repaint(live, again=True, tell=responder)
            await responder.post(
                layout.short_note(live.words("thread-opened", host=f"<@{host}>", game=live.title, thread=own.mention))
            )
            return live
        if sorry is not None:
            return await self._here_instead(responder, table, sorry)
        with self._boards.first_post(table):
            live = await self._ai_seating.reseat(await self._tables.get(table), before)
            await self._boards.open(live, responder)
            return live

    async def _here_instead(self, responder: Responder, table: int, why: UserError) -> TableSession:
        """Post it in the channel, and say why it has no thread."""
        with self._boards.first_post(table):
            live = await self._tables.get(table)
            await self._boards.open(live, responder)
        speak = localizer(str(responder.interaction.locale))
        await responder.send_text(speak(why.sentence, **why.parts))
        return live

    async def challenge(
        self, responder: Responder, game: str, options: Mapping[str, int | str | bool], user: int
    ) -> None:
        """Open a table as ``open`` does and call that person to it, by a message that is taken away after a while."""
        host = responder.interaction.user
        live = await self.open(responder, game, options, host=host.id, challenged=user)
        if live is not None and user in live.stored.invited:
            there = table_link((await self._tables.get(live.id)).stored)
            called = live.words("challenge-call", who=f"<@{user}>", host=f"<@{host.id}>", game=live.title, link=there)
            said = await responder.mention(called, [user], _CALL_STAYS)
            self._notices.keep_answer(responder, live.id, said, "lobby")

    async def on_component(self, responder: Responder, session: TableSession, action: str) -> TableSession | None:
        """Handle a button of the lobby, or Rematch; return the table at which this user sat down by it, if any."""
        user = responder.interaction.user
        if action == "@join":
            return await self._join(responder, session, user)
        if action == "@rematch":
            return await self._rematch(responder, session)
        await self._arrange(responder, session, action)
        return None

    async def _arrange(self, responder: Responder, session: TableSession, action: str) -> None:
        user = responder.interaction.user
        if action == "@leave":
            await self._leave(responder, session, user.id)
        elif action == "@house-rules":
            self._must_be_open(session)
            may = user.id == session.stored.host
            await responder.reply(
                (panel.options_menu if may else panel.options_text)(session, _personal(responder, session))
            )
            self._ephemeral_cleaner.track(responder, session.id, "rules")
        elif action == "@computers" or action.startswith(("@add:", "@out:")):
            await self._computers(responder, session, action)
        elif action == "@luck":
            await self._ask_for_luck(responder, session)
        elif action == "@start":
            await self._start(responder, session)
        else:
            raise UserError("sorry-late", repaint=True)

    async def set_lucky_word(self, responder: Responder, table: int, word: str) -> None:
        """Replace a user's word for luck; empty removes it. Only its part of the salt is kept, and told them."""
        speak = localizer(str(responder.interaction.locale))
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_open(live)
            try:
                added = dice.lucky_word_digest(word)
            except ValueError:
                raise UserError("sorry-luck-letters") from None
            try:
                await self._store.set_luck(table, responder.interaction.user.id, added)
            except NotSeated:
                raise UserError("sorry-luck-seat") from None
            except NotInLobby:
                raise await self._not_open(live) from None
            await self._tables.reload(table)
        await responder.reply(panel.lucky_word_result(live, added, speak))
        self._ephemeral_cleaner.track(responder, live.id, "fair")

    async def _ask_for_luck(self, responder: Responder, session: TableSession) -> None:
        self._must_be_open(session)
        if session.seat_of(responder.interaction.user.id) is None:
            raise UserError("sorry-luck-seat")
        speak = localizer(str(responder.interaction.locale))
        if not await responder.send_modal(build_modal(panel.lucky_word_form(speak), session.id, 0, panel.LUCK)):
            raise UserError("sorry-slow")

    async def set_option(self, responder: Responder, table: int, option: str, value: str) -> None:
        """Set one house rule to the choice at place ``value`` of its list."""
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            self._must_be_host(responder, live)
            self._must_be_open(live)
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
            await responder.update(
                panel.options_menu(live, localizer(str(responder.interaction.locale), live.game.name))
            )
            self._ephemeral_cleaner.track(responder, live.id, "rules")
            self._boards.repaint(live)

    async def _computers(self, responder: Responder, session: TableSession, action: str) -> None:
        """Add a computer or take one out; where there is but one kind to add, a press is enough."""
        self._must_lead(responder, session)
        self._must_be_open(session)
        if action == "@computers":
            await self._ai_menu.show(responder, session)
            return
        try:
            await self._ai_menu.on_component(responder, session, action)
        except NotInLobby:
            raise await self._not_open(session) from None

    async def _join(
        self, responder: Responder, session: TableSession, user: discord.User | discord.Member
    ) -> TableSession | None:
        most = session.game.seats.stop - 1
        try:
            await self._store.sit(
                session.id,
                user=user.id,
                name=clean_name(user.display_name, user.name),
                joined=responder.interaction.id,
                locale=str(responder.interaction.locale),
                most=most,
            )
        except AlreadySeated:
            await responder.reply(panel.already_seated_message(session, _personal(responder, session)))
            self._ephemeral_cleaner.track(responder, session.id, "seated")
            return None
        except TableFull:
            raise UserError("sorry-full", most=most) from None
        except BlockedByPlayer:
            raise UserError("sorry-unwelcome") from None
        except NotInLobby:
            raise await self._not_open(session) from None
        failpoint("seated")
        session = await self._tables.reload(session.id)
        await self._show(responder, session, "join-done")
        return session

    async def _show(self, responder: Responder, session: TableSession, sentence: str) -> None:
        """Bring the lobby up to date; a press in an ephemeral message is answered there."""
        if responder.is_ephemeral_context:
            self._boards.repaint(session, tell=responder)
            speak = _personal(responder, session)
            text = speak(sentence, game=speak("title"), link=table_link(session.stored))
            await responder.update(layout.short_note(text))
            self._ephemeral_cleaner.expire(responder, text)
        else:
            await self._boards.show(session, responder)

    async def welcome(self, responder: Responder, session: TableSession) -> None:
        """Open the direct message of a user who sat down, or say ephemerally that it cannot be, or not now."""
        self._hints.on_press(responder.interaction, session)
        if not load(session.game.name).secrets:
            return
        opened = await self._direct_messages.open(session, responder.interaction.user)
        if opened != "sent":
            await responder.send_text(localizer(str(responder.interaction.locale))(f"join-{opened}"))

    async def _leave(self, responder: Responder, session: TableSession, user: int) -> None:
        risen = await self.leave_lobby(session, user, interaction=responder.interaction.id)
        await self._show(responder, risen, "leave-done")
        self._pending_deletions.retract()

    async def leave_lobby(self, session: TableSession, user: int, *, interaction: int | None = None) -> TableSession:
        """Remove a user from the lobby, and return the table as it is then.

        Raises:
            DeliveredTwice: they sat down after that ``interaction``, which has acted before.
            UserError: they do not sit there, or it is no lobby any more.
        """
        try:
            await self._store.leave(session.id, user, interaction=interaction)
        except NotSeated:
            raise UserError("sorry-not-in-lobby") from None
        except NotInLobby:
            raise await self._not_open(session) from None
        return await self.reassign_host(await self._tables.reload(session.id), user)

    async def reassign_host(self, session: TableSession, user: int) -> TableSession:
        """Make the first remaining player the host if the host has gone, so that the table need not wait for them."""
        there = [
            sitting.user for seat, sitting in enumerate(session.stored.seats) if seat not in session.resigned_seats
        ]
        others = [other for other in there if other > 0 and other != user]
        if user != session.stored.host or not others:
            return session
        try:
            await self._store.set_host(session.id, others[0])
        except StoreFailed as error:
            # Their leaving is stored. Any seated player can start in place of an absent host.
            log.error("changing the host failed", table=session.id, error=str(error))
            return session
        return await self._tables.reload(session.id)

    async def _start(self, responder: Responder, session: TableSession) -> None:
        self._must_be_open(session)
        stored = session.stored
        seated = [sitting.user for sitting in stored.seats]
        self._must_lead(responder, session)
        if len(seated) not in session.game.seats:
            sits = "yes" if responder.interaction.user.id in seated else "no"
            raise UserError("sorry-too-few", least=session.game.seats.start, count=len(seated), seated=sits)
        if not seated_people(session):
            raise UserError("sorry-no-person")
        self._must_have_been_seen(responder, session)
        order = sorted(seated, key=lambda user: _place(stored.invited, user))
        parts = {
            seat.user: SALT if seat.level is not None else dice.salt_part_with_luck(seat.joined, seat.luck)
            for seat in stored.seats
        }
        salt = "-".join((*(parts[user] for user in order), str(responder.interaction.id)))
        setup, levels = await self._setup(session, order), await self._ai_seating.even_levels(session)
        try:
            await self._store.start(
                session.id, order=order, salt=salt, setup=setup, now=_now().timestamp(), levels=levels
            )
        except NotInLobby:
            raise await self._not_open(session) from None
        except SeatsChanged:
            await self._tables.reload(session.id)
            raise UserError("sorry-seats-changed", repaint=True) from None
        failpoint("started")
        session = await self._tables.reload(session.id)
        self._ephemeral_cleaner.expire_table(session.id)
        await self._scheduler.start_clock(session)
        session = await self._tables.make_auto_rolls(session)
        await self._boards.show(session, responder)
        if load(session.game.name).secrets:
            self._direct_messages.schedule_update(session, range(len(order)))
        self._effects.notify(session)

    def _must_have_been_seen(self, responder: Responder, session: TableSession) -> None:
        """Raise ``UserError`` if a player has not had time to read changed house rules, and to leave."""
        interaction, changed = responder.interaction, panel.unseen_option_changes(session)
        seconds = math.ceil(start_delay(changed, interaction.id))
        if seconds > 0:
            speak = localizer(str(interaction.locale), session.game.name)
            rules = [
                panel.option_line(name, value, speak)
                for name, value in panel.current_options(session).items()
                if name in changed
            ]
            raise UserError("sorry-rules-changed", rules="; ".join(rules), count=len(rules), seconds=seconds)

    async def _setup(self, session: TableSession, order: Sequence[int]) -> dict[str, object]:
        """Return the setup that the options call for: the host's seat, or those of the closest birthday (MN-1)."""
        how = session.stored.options.get(FIRST, option_choices(session.game.options).get(FIRST, ("",))[0])
        if how == "host":
            if session.stored.host not in order:
                raise UserError("sorry-host-must-sit", host=mention(session.stored.host, session.words))
            return {"host": order.index(session.stored.host)}
        if how == "birthday":
            told = await self._store.birthdays(order)
            # Only the closest birthdays are stored, which is all that the rule needs: nobody learns of the others.
            return {"birthday_order": birthday_order(order, told, _now().date())[:1]}
        return {}

    async def _rematch(self, responder: Responder, session: TableSession) -> TableSession | None:
        """Open a rematch, the seats moved on by one. Others sit down themselves, after the dice are fixed."""
        if session.stored.status != "over":
            raise UserError("sorry-late", repaint=True)
        users = [sitting.user for sitting in session.stored.seats]
        presser = responder.interaction.user.id
        if presser not in users:
            raise UserError("sorry-not-seated")
        # If the host goes first, the next player becomes the host.
        others = [user for user in (*users[1:], users[0]) if user > 0]
        host = others[0] if session.stored.options.get(FIRST) == "host" else presser
        if host != presser and await self._store.blocked_among(host, [presser]):
            # Whose turn it would be to host keeps nobody from a rematch.
            host = presser
        return await self.open(responder, session.stored.game, session.stored.options, host=host, after=session)

    async def blocking_table(self, table: int) -> TableSession | None:
        """Return the table in the way of a new one in its channel; a lobby without players is closed instead."""
        async with self._tables.lock(table):
            # An unreadable table has been closed by that.
            with suppress(UserError):
                live = await self._tables.reload(table)
                if (live.stored.status == "lobby" and seated_people(live)) or live.stored.status == "playing":
                    return live
                with suppress(AlreadyOver):
                    await self._store.close(table, now=_now().timestamp())
                live = await self._tables.reload(table)
                self._ephemeral_cleaner.expire_table(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
            return None

    async def _not_open(self, session: TableSession) -> UserError:
        """Return the error that says why no user can sit down or start any more, by the table's present state."""
        return UserError(_CLOSED[(await self._tables.reload(session.id)).stored.status], repaint=True)

    def _must_be_open(self, session: TableSession) -> None:
        if session.stored.status != "lobby":
            raise UserError(_CLOSED[session.stored.status], repaint=True)

    def _must_lead(self, responder: Responder, session: TableSession) -> None:
        """Refuse whoever is not the host; whoever sits at a table whose host does not may act in their place."""
        if session.seat_of(session.stored.host) is not None or session.seat_of(responder.interaction.user.id) is None:
            self._must_be_host(responder, session)

    def _must_be_host(self, responder: Responder, session: TableSession) -> None:
        if responder.interaction.user.id != session.stored.host:
            raise UserError("sorry-not-host", host=self._host(responder, session))

    def _host(self, responder: Responder, session: TableSession) -> str:
        return mention(session.stored.host, localizer(str(responder.interaction.locale)))


_CLOSED = {"lobby": "sorry-late", "playing": "sorry-started", "over": "sorry-over", "closed": "sorry-closed"}


def _opener(interaction: discord.Interaction[Any]) -> SeatRow:
    """Return the seat row of the user who asked for a table."""
    user = interaction.user
    name, locale = clean_name(user.display_name, user.name), str(interaction.locale)
    return SeatRow(user.id, name, interaction.id, locale, None, None, -1)


def _personal(responder: Responder, session: TableSession) -> Localizer:
    """Return the localizer of that table's game, in the asking user's locale."""
    return localizer(str(responder.interaction.locale), session.game.name)


def _place(invited: Sequence[int], user: int) -> int:
    return invited.index(user) if user in invited else len(invited)


def _now() -> datetime:
    return datetime.now(UTC)
