"""New tables: opened by a command, by a challenge, or as the rematch of another table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord

import games
from bot.ai.seats import AiSeating
from bot.core.errors import GameMissing, UserError
from bot.core.instrumentation import failpoint
from bot.core.permissions import require_permissions
from bot.i18n import localizer
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.mentions import named_only
from bot.messages.notices import TableNotices
from bot.messages.threads import TableThreads
from bot.play.dispatcher import held_table, on
from bot.play.lobby import LobbyHandlers, lobby_limit_refusal
from bot.play.scheduler import AGAIN, DeadlineScheduler
from bot.storage import LOBBY, AlreadyOver, ChannelTaken, GuildSettings, RematchTaken, SeatRow, Store, TooManyLobbies
from bot.table import table_options
from bot.table.deadlines import USUAL, clock_from_key, now
from bot.table.display_names import clean_name
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.games import find_game
from bot.ui.views import lobby as panel
from bot.ui.views.lobby import seated_people
from bot.ui.views.options import ChallengeRequest
from games.core import FIRST
from games.core.record import SEED_BYTES

_CALL_STAYS = 300.0
"""Seconds after which the call to the challenged player is taken away again."""


class TableOpener:
    """Opens tables, each with its lobby as the answer."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        scheduler: DeadlineScheduler,
        ai_seating: AiSeating,
        threads: TableThreads,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._scheduler = scheduler
        self._ai_seating = ai_seating
        self._threads = threads
        self._ephemeral_cleaner = ephemeral_cleaner

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

        A rematch is ``after`` another table: its computers sit down with the opener, its other people are invited. So
        is who was ``challenged``, unless they do not want to sit with the host. ``pace`` is the clock that was asked
        for (None: that of the table before, or what the server has chosen). ``rolls``: whether the table rolls for
        people where there is nothing to decide (None: as before it, or as usual); ``plans``: whether they can plan.

        With ``thread`` it gets a thread of its own, if that can be; if not, the person who asked is told why, and it is
        in the channel. A rematch stays in the thread.

        The dice are fixed here, before anybody else can sit down (C-4). Where people have a table in this channel
        already, the person who asked is told privately where it is, with a way to sit down there, and None comes back.

        Raises:
            RematchTaken: the table ``after`` has a rematch already.
            UserError: the guild wants none here, the bot lacks permissions here, there is never a roll in that
                game that decides nothing, or the user sits in or opens too many lobbies.
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
        computers = self._ai_seating.seats_again(game, before)
        # The seats are moved on by one, so that another player goes first.
        wanted = [seat.user for seat in (*before[1:], *before[:1]) if not seat.is_deleted_user]
        if challenged is not None and not await self._store.blocked_among(challenged, [host]):
            wanted.append(challenged)
        blocked = {*await self._store.blocked_among(host, wanted)} if wanted else set()
        invited = [user for user in wanted if user not in blocked]
        # Nobody else need say yes. If the process ends before it starts, the scheduler starts it.
        starts = after is not None and not any(user > 0 and user != interaction.user.id for user in invited)
        place, own, sorry = interaction.channel_id, None, None
        locale = server.language or str(interaction.guild_locale or interaction.locale)
        threaded = after is not None and after.stored.threaded and after.stored.channel == place
        if thread and not isinstance(interaction.channel, discord.Thread):
            try:
                await self._store.require_opening(interaction.guild_id, interaction.user.id, thread=True)
                own = await self._threads.create(interaction, game, localizer(locale, game))
                place, threaded = own.id, True
            except TooManyLobbies as refused:
                sorry = await lobby_limit_refusal(self._store, refused, responder)
                if not refused.limit.startswith("threads"):
                    raise sorry from None
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
                    now=now(),
                    clock=clock,
                    bank=bank,
                    interaction=interaction.id,
                    opener=_opener(interaction),
                    computers=computers,
                    after=None if after is None else after.id,
                    wake=now() + (AGAIN if starts else LOBBY),
                    threaded=threaded,
                    rolls=rolls,
                    planning=plans and table_options.has_premoves(game),
                )
            except ChannelTaken as taken:
                if (there := await self.blocking_table(taken.table)) is not None:
                    await responder.send_private(
                        panel.channel_taken_message(there, responder.words(there.game.name), interaction.user.id)
                    )
                    self._ephemeral_cleaner.track(responder, there.id, "taken")
                    return None
                continue
            except BaseException as error:
                if own is not None:
                    await self._threads.abandon(own)
                if isinstance(error, TooManyLobbies):
                    raise await lobby_limit_refusal(self._store, error, responder) from None
                raise
            break
        failpoint("opened")
        self._scheduler.on_change(await self._tables.get(table))
        if own is not None:
            live = await self._tables.get(table)
            self._boards.repaint(live, again=True, tell=responder)
            await responder.post(
                layout.short_note(live.words("thread-opened", host=f"<@{host}>", game=live.title, thread=own.mention))
            )
            return live
        if sorry is not None:
            return await self._here_instead(responder, table, sorry)
        with self._boards.first_post(table):
            live = await self._tables.get(table)
            await self._boards.open(live, responder)
            return live

    async def _here_instead(self, responder: Responder, table: int, why: UserError) -> TableSession:
        """Post it in the channel, and say why it has no thread."""
        with self._boards.first_post(table):
            live = await self._tables.get(table)
            await self._boards.open(live, responder)
        speak = responder.words()
        await responder.send_text(speak(why.sentence, **why.parts))
        return live

    async def show_opened(self, table: int) -> None:
        """Post the lobby of a table that was opened without a press, and look after its time."""
        live = await self._tables.get(table)
        self._scheduler.on_change(live)
        self._boards.repaint(live, again=True)

    async def blocking_table(self, table: int) -> TableSession | None:
        """Return the table in the way of a new one in its channel; a lobby without players is closed instead.

        Raises:
            GameMissing: its game is not installed, and it waits for that.
        """
        async with self._tables.lock(table):
            try:
                live = await self._tables.reload(table)
                if (live.stored.status == "lobby" and seated_people(live)) or live.stored.status == "playing":
                    return live
                with suppress(AlreadyOver):
                    await self._store.close(table, now=now())
                live = await self._tables.reload(table)
                self._ephemeral_cleaner.expire_table(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
            except GameMissing as missing:
                raise GameMissing(str(missing.parts["game"]), "sorry-channel-waits") from None
            except UserError:
                # An unreadable table has been closed by that.
                pass
            return None


class TableInvitations:
    """Tables that call certain people: challenges and rematches."""

    def __init__(
        self, store: Store, tables: TableRegistry, opener: TableOpener, lobby: LobbyHandlers, notices: TableNotices
    ) -> None:
        self._store = store
        self._tables = tables
        self._opener = opener
        self._lobby = lobby
        self._notices = notices

    @on(ChallengeRequest)
    async def challenge(self, responder: Responder, sent: ChallengeRequest) -> None:
        """Open a table, and call the challenged user to it by a message that is taken away after a while."""
        game = find_game(sent.game, str(responder.interaction.locale))
        host, user = responder.interaction.user, sent.user
        live = await self._opener.open(responder, game, {}, host=host.id, challenged=user)
        if live is not None and user in live.stored.invited:
            there = table_link((await self._tables.get(live.id)).stored)
            called = live.words("challenge-call", who=f"<@{user}>", host=f"<@{host.id}>", game=live.title, link=there)
            # There is a new table each time: what counts is who calls.
            call = self._notices.mentions.request("challenge", [user], sender=host.id)
            allowed = await self._notices.mentions.allowed(live.stored.guild, call)
            said = await responder.mention(called, allowed, _CALL_STAYS)
            self._notices.keep_answer(responder, live.id, said, "lobby")
            for text in named_only(call, responder.words()):
                await responder.send_text(text)

    @on(TableClick, "@rematch")
    async def rematch(self, responder: Responder, click: TableClick) -> None:
        """Say yes to a rematch: the first who does opens it, and the others sit down there.

        A game has one rematch. If that is over too, the press is about the next.
        """
        async with held_table(self._tables, responder, click.table) as session:
            if session.stored.status != "over":
                raise UserError("sorry-late", repaint=True)
            if session.seat_of(responder.interaction.user.id) is None:
                raise UserError("sorry-not-seated")
        live = await self._tables.reload(await self._store.latest_rematch(click.table))
        if live.stored.status == "over":
            try:
                async with self._tables.lock(live.id):
                    opened = await self._open_rematch(responder, live)
            except RematchTaken as taken:
                live = await self._tables.reload(taken.table)
            else:
                if opened is not None:
                    await self._lobby.begin_rematch(responder, opened)
                return
        if live.stored.status != "lobby":
            raise UserError("sorry-rematch-on", link=table_link(live.stored))
        await self._lobby.join_rematch(responder, live.id)

    async def _open_rematch(self, responder: Responder, session: TableSession) -> TableSession | None:
        """Open the rematch of that table, with the seats moved on by one."""
        users = [sitting.user for sitting in session.stored.seats]
        presser = responder.interaction.user.id
        # If the host goes first, the next player becomes the host.
        others = [user for user in (*users[1:], users[0]) if user > 0]
        host = others[0] if others and session.stored.options.get(FIRST) == "host" else presser
        if host != presser and await self._store.blocked_among(host, [presser]):
            # Whose turn it would be to host keeps nobody from a rematch.
            host = presser
        return await self._opener.open(responder, session.stored.game, session.stored.options, host=host, after=session)


def initial_clock(server: GuildSettings, after: TableSession | None, asked: str | None) -> tuple[int, int]:
    """Return the seconds for a decision at a new table, and those of its time bank.

    Raises:
        UserError: there is no such clock.
    """
    if asked is not None:
        if (found := clock_from_key(asked)) is None:
            raise UserError("sorry-no-such-clock")
        return found
    if after is not None:
        return after.stored.clock, after.stored.bank
    return (USUAL, 0) if server.clock is None else (server.clock, server.bank)


def require_allowed_channel(interaction: discord.Interaction[Any], server: GuildSettings, *, thread: bool) -> None:
    """Refuse a table in the channel of this interaction, or in a ``thread`` of its own, where the server wants none.

    Raises:
        UserError: the server wants no tables there.
    """
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


def _opener(interaction: discord.Interaction[Any]) -> SeatRow:
    """Return the seat row of the user who asked for a table."""
    user = interaction.user
    name, locale = clean_name(user.display_name, user.name), str(interaction.locale)
    return SeatRow(user.id, name, interaction.id, locale, None, None, -1)
