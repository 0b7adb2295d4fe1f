"""The table before the game: sitting down and getting up, computers, starting."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

import discord
import structlog

from bot.ai.seats import SALT, AiSeating
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.dates.birthdays import birthday_order
from bot.interactions.access import is_table_channel
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.cleanup import PendingDeletions
from bot.messages.direct import DirectMessageSync
from bot.messages.notices import TableNotices
from bot.messages.onboarding import OnboardingHints
from bot.play.dispatcher import held_table, on, on_table
from bot.play.post_action import ActionEffects
from bot.storage import (
    AlreadySeated,
    BlockedByPlayer,
    NotInLobby,
    NotSeated,
    RemovedByHost,
    SeatsChanged,
    Store,
    StoreFailed,
    TableFull,
    TooManyLobbies,
    UnreadableTable,
)
from bot.table.deadlines import deadlines_now, lobby_expires_at, now
from bot.table.display_names import clean_name, mention
from bot.table.emojis_and_links import table_link
from bot.table.personas import REGULARS
from bot.table.registry import TableRegistry
from bot.table.series import is_complete, missing_players
from bot.table.session import TableSession
from bot.table.table_options import start_delay
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.components.layout import OutgoingMessage
from bot.ui.games import load
from bot.ui.views import lobby as panel
from bot.ui.views.game_picker import GUIDE
from bot.ui.views.lobby import seated_people
from games.core import FIRST, dice, option_choices

log = structlog.get_logger(__name__)

_UNPOSTED = 30.0
"""Seconds after which a rematch that would start is looked at again, while its message is not there yet."""
OFFERS = True
"""True if newcomers are offered a guided game when they first sit down."""


class LobbyHandlers:
    """Handlers of a lobby's seats: people sit down there."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        direct_messages: DirectMessageSync,
        hints: OnboardingHints,
        game_start: GameStart,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._game_start = game_start
        self._store = store
        self._tables = tables
        self._boards = boards
        self._direct_messages = direct_messages
        self._hints = hints
        self._ephemeral_cleaner = ephemeral_cleaner

    @on(TableClick, "@join")
    async def join(self, responder: Responder, click: TableClick) -> None:
        """Seat the user. Their direct message is opened once the table is free for others."""
        async with held_table(self._tables, responder, click.table) as session:
            joined = await self._join(responder, session)
        if joined is not None:
            await self.welcome(responder, joined)

    async def join_rematch(self, responder: Responder, table: int) -> None:
        """Seat the user in the lobby of that rematch, who has pressed at the table before."""
        async with self._tables.lock(table):
            joined = await self._join(responder, await self._tables.reload(table), from_afar=True)
        if joined is not None:
            await self.welcome(responder, joined)

    async def begin_rematch(self, responder: Responder, session: TableSession) -> None:
        """Welcome the user who has opened a rematch, and start it if there is nobody else who could say yes."""
        async with self._tables.lock(session.id):
            session = await self._game_start.start_complete(await self._tables.reload(session.id))
            if session.stored.status == "playing":
                self._boards.repaint(session)
        await self.welcome(responder, session)

    async def _join(
        self, responder: Responder, session: TableSession, *, from_afar: bool = False
    ) -> TableSession | None:
        user, most = responder.interaction.user, session.game.player_counts.stop - 1
        require_free_seats(session)
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
            await responder.reply(panel.already_seated_message(session, responder.words(session.game.name)))
            self._ephemeral_cleaner.track(responder, session.id, "seated")
            return None
        except TableFull:
            raise UserError("sorry-full", most=most) from None
        except RemovedByHost:
            raise UserError("sorry-unseated") from None
        except BlockedByPlayer:
            raise UserError("sorry-unwelcome") from None
        except TooManyLobbies as refused:
            raise await lobby_limit_refusal(self._store, refused, responder) from None
        except NotInLobby:
            raise await closed_refusal(self._tables, session) from None
        failpoint("seated")
        session = await self._game_start.start_complete(await self._tables.reload(session.id))
        waiting = [mention(missing, responder.words()) for missing in missing_players(session)]
        seats = responder.words().format_list(waiting) if waiting else "none"
        sentence = "join-done" if session.stored.after is None else "rematch-yes"
        await self.show_change(responder, session, sentence, from_afar=from_afar, seats=seats)
        return session

    async def show_change(
        self, responder: Responder, session: TableSession, sentence: str, *, from_afar: bool = False, **parts: object
    ) -> None:
        """Bring the table up to date; a press in another message than the table's is answered ephemerally."""
        if from_afar or responder.is_ephemeral_context:
            self._boards.repaint(session, tell=responder)
            speak = responder.words(session.game.name)
            text = speak(sentence, game=speak("title"), link=table_link(session.stored), **parts)
            await self._ephemeral_cleaner.confirm(responder, text)
        else:
            await self._boards.show(session, responder)

    async def welcome(self, responder: Responder, session: TableSession) -> None:
        """Open the direct message of a user who sat down, or say ephemerally that it cannot be, or not now.

        A newcomer is offered a guided game.
        """
        self._hints.on_press(responder.interaction, session)
        if load(session.game.name).has_direct_messages:
            opened = await self._direct_messages.open(session, responder.interaction.user)
            if opened != "sent":
                await responder.send_text(responder.words()(f"join-{opened}"))
        if OFFERS and session.stored.status == "lobby":
            await self._offer_guide(responder, session)

    async def _offer_guide(self, responder: Responder, session: TableSession) -> None:
        """Offer a guided game to a user who has just sat down, if they are a newcomer, and once."""
        interaction = responder.interaction
        try:
            if not await self._store.offer_guide(interaction.user.id, now=now()):
                return
        except StoreFailed as error:
            # They sit there, whatever becomes of the offer.
            log.warning("offering a guided game failed", table=session.id, error=str(error))
            return
        speak = responder.words(session.game.name)
        if seated_people(session) == [interaction.user.id] and is_table_channel(interaction, session.stored):
            start = layout.button(session, GUIDE, speak("button-guide"), "primary")
            await responder.send_private(layout.private_question(speak("guide-offer"), start))
        else:
            await responder.send_text(speak("guide-offer-joined"))
        self._ephemeral_cleaner.track(responder, session.id, "guide")

    async def leave_lobby(
        self, session: TableSession, user: int, *, interaction: int | None = None, removed: bool = False
    ) -> TableSession:
        """Remove a user from the lobby, and return the table as it is then; ``removed`` by the host: for good.

        Raises:
            DeliveredTwice: they sat down after that ``interaction``, which has acted before.
            UserError: they do not sit there, or it is no lobby any more.
        """
        try:
            await self._store.leave(session.id, user, interaction=interaction, removed=removed)
        except NotSeated:
            raise UserError("sorry-not-in-lobby") from None
        except NotInLobby:
            raise await closed_refusal(self._tables, session) from None
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


class SeatRemoval:
    """Getting up before the start: by oneself, or for good by the host."""

    def __init__(self, lobby: LobbyHandlers, pending_deletions: PendingDeletions, notices: TableNotices) -> None:
        self._lobby = lobby
        self._pending_deletions = pending_deletions
        self._notices = notices

    @on_table("@leave")
    async def leave(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Remove the user from the lobby."""
        require_free_seats(session)
        user, press = responder.interaction.user.id, responder.interaction.id
        risen = await self._lobby.leave_lobby(session, user, interaction=press)
        await self._lobby.show_change(responder, risen, "leave-done")
        self._pending_deletions.retract()

    @on_table("@unseat:")
    async def unseat(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Get a user up who may not come back. The channel is told, and nobody is called."""
        require_lobby(session)
        require_host(responder, session)
        user = next((user for user in seated_people(session) if str(user) == click.argument), None)
        if user is None:
            raise UserError("sorry-late", repaint=True)
        risen = await self._lobby.leave_lobby(session, user, interaction=responder.interaction.id, removed=True)
        await self._lobby.show_change(responder, risen, "unseat-done", who=mention(user, responder.words()))
        self._pending_deletions.retract()
        who, host = mention(user, risen.words), mention(risen.stored.host, risen.words)
        self._notices.post_soon(risen, "lobby", risen.words("unseat-told", who=who, host=host, game=risen.title))


class GameStart:
    """Start of a game, with the players and computers who sit there: by the host, or of a rematch by itself."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        ai_seating: AiSeating,
        effects: ActionEffects,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._tables = tables
        self._ai_seating = ai_seating
        self._effects = effects
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@start")
    async def start(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Start the game, by the host, or by any seated player whose host does not sit there."""
        require_lobby(session)
        seated = [sitting.user for sitting in session.stored.seats]
        require_leader(responder, session)
        if len(seated) not in session.game.player_counts:
            sits = "yes" if responder.interaction.user.id in seated else "no"
            raise UserError("sorry-too-few", least=session.game.player_counts.start, count=len(seated), seated=sits)
        if not seated_people(session):
            raise UserError("sorry-no-person")
        self._require_seen_rules(responder, session)
        session = await self.begin(session, responder.interaction.id)
        await self._effects.after_change(session, responder)
        self._effects.update_direct_messages(session, range(len(seated)))

    async def fill(self, session: TableSession, level: str) -> TableSession:
        """Seat computers of that level until there are enough players, and return the table as it is then.

        Raises:
            UserError: the game has started.
        """
        try:
            while len(session.stored.seats) < session.game.player_counts.start:
                session = await self._ai_seating.add(session, level)
        except NotInLobby:
            raise await closed_refusal(self._tables, session) from None
        return session

    async def start_complete(self, session: TableSession) -> TableSession:
        """Start the rematch if everybody has said yes, and return the table as it is then; the caller shows it.

        It waits until its message is there, and everybody has had time to see changed house rules.
        """
        if not is_complete(session):
            return session
        message, at = session.stored.message, discord.utils.time_snowflake(discord.utils.utcnow())
        seconds = start_delay(panel.unseen_option_changes(session), at)
        try:
            if message is None or seconds > 0:
                await self._store.extend_wake(session.id, now() + max(seconds, 0.0 if message else _UNPOSTED))
                session = await self._tables.reload(session.id)
            else:
                # The dice depend on something that came after their commitment was shown.
                session = await self.begin(session, max(message, *(seat.joined for seat in session.stored.seats)))
                self._effects.update_direct_messages(session, range(len(session.names)))
        except (UserError, NotInLobby):
            return await self._tables.reload(session.id)
        except StoreFailed as error:
            # Their yes is stored, and so is that the scheduler is to start it.
            log.error("starting a rematch failed", table=session.id, error=str(error))
            session = await self._tables.reload(session.id)
        self._effects.notify(session)
        return session

    async def start_due(self, session: TableSession) -> bool:
        """Start a rematch that has waited for its message or for a look at the house rules; return whether it is one.

        If the process ended before it started, it starts now.
        """
        if not is_complete(session) or lobby_expires_at(session.stored) <= now():
            return False
        session = await self.start_complete(session)
        if session.stored.status == "playing":
            await self._effects.after_change(session)
        return session.stored.wake is not None and session.stored.wake > now()

    async def begin(self, session: TableSession, last: int) -> TableSession:
        """Start the game, with ``last`` as the last part of the salt. Return the table as it is then.

        Raises:
            UserError: it cannot start, or others sit there by now.
        """
        stored = session.stored
        order = sorted((sitting.user for sitting in stored.seats), key=lambda user: _place(stored.invited, user))
        parts = {
            seat.user: SALT if seat.level is not None else dice.salt_part_with_luck(seat.joined, seat.luck)
            for seat in stored.seats
        }
        if stored.deal is None:
            salt = "-".join((*(parts[user] for user in order), str(last)))
        else:
            salt = await self._store.fix_salt(stored.deal, last)
        setup, levels = await self._setup(session, order), await self._ai_seating.even_levels(session)
        try:
            await self._store.start(session.id, order=order, salt=salt, setup=setup, now=now(), levels=levels)
        except NotInLobby:
            raise await closed_refusal(self._tables, session) from None
        except SeatsChanged:
            await self._tables.reload(session.id)
            raise UserError("sorry-seats-changed", repaint=True) from None
        failpoint("started")
        session = await self._tables.reload(session.id)
        self._ephemeral_cleaner.expire_table(session.id)
        await self._tables.reset_waiting(session, deadlines_now(session, at=now()))
        return await self._tables.make_auto_rolls(session)

    def _require_seen_rules(self, responder: Responder, session: TableSession) -> None:
        """Raise ``UserError`` if a player has not had time to read changed house rules, and to leave."""
        interaction, changed = responder.interaction, panel.unseen_option_changes(session)
        seconds = math.ceil(start_delay(changed, interaction.id))
        if seconds > 0:
            speak = responder.words(session.game.name)
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
            host = session.stored.host
            if host not in order:
                if session.stored.after is None:
                    raise UserError("sorry-host-must-sit", host=mention(host, session.words))
                # Whose turn it is to host has not said yes: it is the next one's.
                host = next(user for user in order if user > 0)
            return {"host": order.index(host)}
        if how == "birthday":
            told = await self._store.birthdays(order)
            # Only the closest birthdays are stored, which is all that the rule needs: nobody learns of the others.
            return {"birthday_order": birthday_order(order, told, datetime.fromtimestamp(now(), UTC).date())[:1]}
        return {}


class AiPlayerMenu:
    """The host's menu of computers: it adds them to an open table and removes them."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        ai_seating: AiSeating,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._ai_seating = ai_seating
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@computers")
    async def show(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the menu."""
        require_leader(responder, session)
        require_lobby(session)
        await responder.reply(await self._menu(responder, session))
        self._ephemeral_cleaner.track(responder, session.id, "computers")

    @on_table("@add:", "@out:")
    async def change(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Add a computer or take one out, as a button of the menu or its list says."""
        require_leader(responder, session)
        require_lobby(session)
        change = self._ai_seating.add if click.what == "@add:" else self._ai_seating.remove
        try:
            session = await change(session, click.argument)
        except NotInLobby:
            raise await closed_refusal(self._tables, session) from None
        await responder.update(await self._menu(responder, session))
        self._ephemeral_cleaner.track(responder, session.id, "computers")
        self._boards.repaint(session)

    async def _menu(self, responder: Responder, session: TableSession) -> OutgoingMessage:
        speak = responder.words(session.game.name)
        here = any(sitting.level in REGULARS for sitting in session.stored.seats)
        host, guild = responder.interaction.user.id, session.stored.guild
        faced = await self._store.persona_records(host, guild=guild, game=None) if here else ()
        return panel.ai_menu(session, speak, faced, self._ai_seating.available_programs(session))


_CLOSED = {"lobby": "sorry-late", "playing": "sorry-started", "over": "sorry-over", "closed": "sorry-closed"}


async def closed_refusal(tables: TableRegistry, session: TableSession) -> UserError:
    """Return the error that says why no user can sit down or start any more, by the table's present state."""
    return UserError(_CLOSED[(await tables.reload(session.id)).stored.status], repaint=True)


async def lobby_limit_refusal(store: Store, refused: TooManyLobbies, responder: Responder) -> UserError:
    """Return the error that says which lobbies are in the way of one more, and what to do about it."""
    links = []
    for table in refused.tables:
        # One that cannot be read is closed as soon as somebody presses there.
        with suppress(UnreadableTable):
            if (stored := await store.load(table)) is not None:
                links.append(f"[{responder.words(stored.game)('title')}]({table_link(stored)})")
    tables = responder.words().format_list(links)
    return UserError(f"sorry-lobbies-{refused.limit}", most=refused.most, tables=tables)


def require_lobby(session: TableSession) -> None:
    """Raise the ``UserError`` that says why the table is no lobby any more, if it is none."""
    if session.stored.status != "lobby":
        raise UserError(_CLOSED[session.stored.status], repaint=True)
    require_free_seats(session)


def require_free_seats(session: TableSession) -> None:
    """Raise ``UserError`` for a lobby that is about to start as it is: all tables of its round are to be the same."""
    if session.stored.status == "lobby" and session.stored.deal is not None:
        raise UserError("sorry-night-lobby")


def require_leader(responder: Responder, session: TableSession) -> None:
    """Refuse whoever is not the host; whoever sits at a table whose host does not may act in their place, and so may
    the first who has sat down at a rematch."""
    if responder.interaction.user.id in panel.leaders(session):
        return
    if session.seat_of(session.stored.host) is not None or session.seat_of(responder.interaction.user.id) is None:
        require_host(responder, session)


def require_host(responder: Responder, session: TableSession) -> None:
    """Refuse whoever is not the host."""
    if responder.interaction.user.id != session.stored.host:
        raise UserError("sorry-not-host", host=mention(session.stored.host, responder.words()))


def _place(invited: Sequence[int], user: int) -> int:
    return invited.index(user) if user in invited else len(invited)
