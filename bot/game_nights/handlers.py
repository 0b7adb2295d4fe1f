"""Handlers of game night commands and buttons: schedule, accept, move, cancel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import structlog

import games
from bot.core.availability import canonical_zone
from bot.core.errors import Retry, UserError, retried
from bot.core.instrumentation import failpoint
from bot.core.permissions import require_permissions
from bot.dates.recurrence import calendar_position
from bot.game_nights.notifications import BEFORE, GameNightNotifier
from bot.game_nights.service import SOON, GameNightService, next_due_time, next_game_night
from bot.i18n import localizer
from bot.interactions.access import moderation_requirement
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.delivery import InFlightEdit
from bot.play.dispatcher import on
from bot.play.table_opener import initial_clock, require_allowed_channel
from bot.storage import (
    Attendee,
    BlockedByPlayer,
    GameNight,
    GameNightOver,
    GuildSettings,
    Repeats,
    Store,
    StoreFailed,
    TooManyGameNights,
)
from bot.storage.repos.game_nights import MOST_IN_SERVER, MOST_OF_ONE
from bot.table import table_options
from bot.table.deadlines import now
from bot.table.display_names import clean_name, mention
from bot.ui.components import layout
from bot.ui.components.date_text import parse_typed_date
from bot.ui.components.modals import FormModal
from bot.ui.components.retry import RetryButton
from bot.ui.views import game_nights as panel
from bot.ui.views.game_nights import GameNightButton
from games.core.record import migrate_options
from games.tournaments.programme import Programme

log = structlog.get_logger(__name__)


class GameNightHandlers:
    """Handlers of buttons, forms and commands of game nights."""

    def __init__(
        self,
        store: Store,
        game_nights: GameNightService,
        notifier: GameNightNotifier,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._game_nights = game_nights
        self._notifier = notifier
        self._ephemeral_cleaner = ephemeral_cleaner

    async def schedule(
        self,
        responder: Responder,
        game: str,
        options: Mapping[str, int | str | bool],
        *,
        typed: str,
        repeats: str | None = None,
        pace: str | None = None,
        thread: bool = False,
        rolls: bool | None = None,
        zone: str = "",
    ) -> None:
        """Set an evening in the channel of the interaction, for the time that was typed; its message is the answer.
        ``zone``: where they are, if they have said so with it.

        Raises:
            UserError: that is no time, the server wants no tables here, or has enough evenings to come.
        """
        interaction = responder.interaction
        require_permissions(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        server = await self._store.guild_settings(interaction.guild_id)
        require_allowed_channel(interaction, server, thread=thread)
        initial_clock(server, None, pace)
        if rolls and not table_options.has_forced_rolls(game):
            raise UserError("sorry-nothing-to-roll", game=localizer(str(interaction.locale), game)("title"))
        user, at = interaction.user, now()
        wanted = panel.Wanted(game, options, repeats or "", pace or "", thread, rolls)
        with retried(Retry("play", wanted.code(), (("at", "", typed), ("zone", "", zone)))):
            there = _named(zone) or await self.zone_of(user.id, interaction.guild_id)
            found = parse_typed_date(typed, at, there, str(interaction.locale))
            _must_have_zone(repeats, found.zone)
        evening = self._new(
            responder,
            server,
            found.at,
            found.zone,
            _repeats(repeats),
            game=game,
            options=dict(options),
            pace=pace or "",
            rolls=rolls,
            threaded=thread and not isinstance(interaction.channel, discord.Thread),
        )
        await self._create(responder, evening)

    async def schedule_programme(
        self, responder: Responder, programme: Programme, starts: float, zone: str, repeats: Repeats
    ) -> None:
        """Set an evening with the programme of a night in the channel of the interaction; its message is the answer.

        Raises:
            UserError: that time is over, it would repeat without a zone, or the server has enough evenings to come.
        """
        if starts <= now():
            raise UserError("sorry-date-past")
        _must_have_zone(repeats, zone)
        assert responder.interaction.guild_id is not None
        server = await self._store.guild_settings(responder.interaction.guild_id)
        what: dict[str, Any] = {"game": programme.games[0], "options": {}, "pace": "", "rolls": None, "threaded": False}
        evening = self._new(responder, server, starts, zone or "UTC", repeats, programme=programme, **what)
        await self._create(responder, evening)

    def _new(
        self, responder: Responder, server: GuildSettings, starts: float, zone: str, repeats: Repeats, **what: Any
    ) -> GameNight:
        """Return a new evening of the user's in the channel of the interaction, with what is played there."""
        interaction = responder.interaction
        user = interaction.user
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        minute, nth = calendar_position(starts, zone)
        name, press = clean_name(user.display_name, user.name), interaction.id
        return GameNight(
            id=0,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            message=None,
            event=None,
            event_starts=None,
            host=user.id,
            locale=server.language or str(interaction.guild_locale or interaction.locale),
            starts=starts,
            zone=zone,
            minute=minute,
            nth=nth,
            repeats=repeats,
            # While it is being answered, nothing else posts its message.
            wake=now() + SOON,
            guests=(Attendee(user.id, name, str(interaction.locale), press, 1, 0, press),),
            **what,
        )

    async def _create(self, responder: Responder, evening: GameNight) -> None:
        try:
            number = await self._store.create_game_night(evening, interaction=responder.interaction.id, now=now())
        except TooManyGameNights as refused:
            most = MOST_OF_ONE if refused.whose == "one" else MOST_IN_SERVER
            raise UserError(f"sorry-evening-most-{refused.whose}", most=most) from None
        failpoint("evening set")
        evening = await self._game_nights.get(number)
        with self._notifier.edit_in_flight(evening) as flight:
            sent = await responder.post(await self._notifier.build_message(evening), board=True)
        failpoint("evening posted")
        await self._noted(flight, sent, now())
        self._game_nights.on_change()

    @on(GameNightButton, "again")
    async def ask_again(self, responder: Responder, button: GameNightButton) -> None:
        """Ask for the time of another game night like this one, which may be over."""
        await self._ask(responder, await self._here(responder, button.evening), "again")

    @on(GameNightButton, "in")
    async def accept(self, responder: Responder, button: GameNightButton) -> None:
        """Note that the user comes."""
        await self._to_come(responder, button)
        await self._say_yes(responder, button.evening)

    @on(GameNightButton, "remind")
    async def remind(self, responder: Responder, button: GameNightButton) -> None:
        """Remind the user shortly before, or not any more."""
        await self._remind_me(responder, await self._to_come(responder, button))

    @on(GameNightButton, "change")
    async def change(self, responder: Responder, button: GameNightButton) -> None:
        """Ask the host for another time."""
        await self._ask(responder, await self._hosted(responder, button), "change")

    @on(GameNightButton, "off")
    async def ask_to_cancel(self, responder: Responder, button: GameNightButton) -> None:
        """Ask the host whether they are sure."""
        evening = await self._hosted(responder, button)
        await responder.send_private(panel.confirm_cancel(evening, responder.words()))

    @on(GameNightButton, "off-once", "off-sure")
    async def cancel(self, responder: Responder, button: GameNightButton) -> None:
        """Cancel the game night, or once if it repeats."""
        await self._hosted(responder, button)
        await self._call_off(responder, button.evening, once=button.what == "off-once")

    @on(panel.GameNightForm)
    async def on_form(self, responder: Responder, form: panel.GameNightForm) -> None:
        """Handle a submitted game night modal."""
        interaction = responder.interaction
        given: dict[str, Any] = {"typed": form.at, "repeats": form.repeats, "zone": form.zone}
        if form.what == "new":
            if (one := form.wanted) is None:
                raise UserError("sorry-late")
            given |= {"pace": one.pace or None, "rolls": one.rolls, "thread": one.thread}
            await self.schedule(responder, one.game, one.options, **given)
            return
        evening = await self._here(responder, form.evening)
        if form.what == "again":
            given |= {"pace": evening.pace or None, "rolls": evening.rolls, "thread": evening.threaded}
            if evening.programme is not None:
                await self._again(responder, evening, form)
                return
            await self.schedule(
                responder, evening.game, migrate_options(games.load(evening.game), evening.options), **given
            )
            return
        await self._must_be_host(responder, evening)
        zone = await self.zone_of(interaction.user.id, evening.guild)
        found, was = None, panel.minute_of(evening.starts) if form.was is None else form.was
        if form.at.strip() != panel.as_typed(was, zone, evening.zone):
            with retried(Retry("evening", f"{evening.id}", (("at", "", form.at),))):
                found = parse_typed_date(form.at, now(), zone or evening.zone or None, str(interaction.locale))
        async with self._game_nights.lock(evening.id):
            evening = await self._game_nights.get(evening.id)
            if evening.outcome:
                raise UserError("sorry-evening-over")
            starts, theirs, repeats = evening.starts, evening.zone or zone or "", _repeats(form.repeats)
            if found is not None:
                if panel.minute_of(found.at) != panel.minute_of(starts):
                    starts = found.at
                named = found.zone not in ("", zone)
                # A series repeats by the clocks of its zone: a user who changes it from elsewhere does not change the
                # zone, unless its host names one.
                if not evening.zone or (named and interaction.user.id == evening.host):
                    theirs = found.zone or theirs
            _must_have_zone(repeats, theirs)
            # The zone does not matter to a game night without repeats.
            if (starts, repeats) != (evening.starts, evening.repeats) or (repeats and theirs != evening.zone):
                await self._game_nights.reschedule(evening, starts, theirs, repeats)
        done = "same" if starts == evening.starts else "moved"
        await responder.send_text(responder.words()(f"evening-done-{done}", date=panel.discord_timestamp(starts)))
        self._game_nights.on_change()

    async def _again(self, responder: Responder, evening: GameNight, form: panel.GameNightForm) -> None:
        """Set another evening with the same programme, at the time that was typed."""
        assert evening.programme is not None
        interaction = responder.interaction
        there = _named(form.zone) or await self.zone_of(interaction.user.id, interaction.guild_id)
        found = parse_typed_date(form.at, now(), there, str(interaction.locale))
        await self.schedule_programme(responder, evening.programme, found.at, found.zone, _repeats(form.repeats))

    @on(RetryButton, "play")
    async def retry_new(self, responder: Responder, button: RetryButton) -> None:
        """Open the refused form of a new game night again, with the typed text in it."""
        if (one := panel.wanted(button.rest)) is None:
            raise UserError("sorry-late")
        zone = await self.zone_of(responder.interaction.user.id, responder.interaction.guild_id)
        await _open(responder, panel.form_again(one, zone, responder.words(), button.typed(responder.interaction)))

    @on(RetryButton, "evening")
    async def retry_change(self, responder: Responder, button: RetryButton) -> None:
        """Open the refused form of another time again, with the typed text in it."""
        if not button.rest.isdecimal():
            raise UserError("sorry-late")
        zone = await self.zone_of(responder.interaction.user.id, responder.interaction.guild_id)
        evening, typed = await self._here(responder, int(button.rest)), button.typed(responder.interaction)
        await _open(responder, panel.reschedule_form(evening, "change", zone, responder.words(), typed))

    async def show_list(self, responder: Responder) -> None:
        """Show the coming game nights of this guild."""
        guild = responder.interaction.guild_id
        if guild is None:
            raise UserError("sorry-server-only")
        coming = [evening for evening in await self._store.game_nights_in(guild) if self._sees(responder, evening)]
        for page in panel.game_night_list(coming, responder.words()):
            await responder.send_private(page)

    async def zone_of(self, user: int, guild: int | None) -> str | None:
        """Return the user's time zone, or else the guild's; None if neither is set."""
        quiet = await self._store.quiet(user)
        if quiet is not None:
            return quiet.zone
        calls = await self._store.reminder_prefs(user)
        if calls.zone or guild is None:
            return calls.zone or None
        server = await self._store.guild_settings(guild)
        return None if server.quiet is None else server.quiet.zone

    async def _say_yes(self, responder: Responder, number: int) -> None:
        user, speak = responder.interaction.user, responder.words()
        async with self._game_nights.lock(number):
            try:
                evening = await self._store.set_rsvp(number, _guest(responder), "in")
            except GameNightOver:
                raise UserError("sorry-evening-over") from None
            except BlockedByPlayer:
                raise UserError("sorry-evening-unwelcome") from None
            failpoint("evening joined")
        with self._notifier.edit_in_flight(evening) as flight:
            await responder.update(await self._notifier.build_message(evening))
        await self._noted(flight, evening.message, next_due_time(evening))
        self._game_nights.on_change()
        ahead = [guest.user for guest in evening.accepted]
        if user.id in ahead[panel.max_seats(evening) :]:
            await responder.send_text(
                speak("evening-done-waiting", place=ahead.index(user.id) + 1 - panel.max_seats(evening))
            )

    async def _noted(self, flight: InFlightEdit[GameNight], message: int | None, wake: float) -> None:
        """Note that the message shows the game night as it is.

        If that cannot be stored, the game night is checked again soon, and the message is found then: no user
        need know.
        """
        try:
            await self._notifier.note_shown(flight, message, wake)
        except StoreFailed as error:
            log.error("storing a game night's message failed", evening=flight.shows.id, error=str(error))

    async def _remind_me(self, responder: Responder, game_night: GameNight) -> None:
        if game_night.starts - BEFORE <= now():
            raise UserError("sorry-evening-soon")
        try:
            after = await self._store.set_rsvp(game_night.id, _guest(responder), "remind")
        except GameNightOver:
            raise UserError("sorry-evening-over") from None
        speak = localizer(str(responder.interaction.locale), game_night.game)
        wished = any(guest.remind for guest in after.guests if guest.user == responder.interaction.user.id)
        sentence = "evening-done-remind" if wished else "evening-done-no-remind"
        text = speak(sentence, minutes=panel.BEFORE, game=speak("title"))
        await responder.send_text(text)
        self._ephemeral_cleaner.expire(responder, text)

    async def _ask(self, responder: Responder, game_night: GameNight, what: str) -> None:
        zone = await self.zone_of(responder.interaction.user.id, game_night.guild)
        await _open(responder, panel.reschedule_form(game_night, what, zone, responder.words()))

    async def _call_off(self, responder: Responder, number: int, *, once: bool) -> None:
        async with self._game_nights.lock(number):
            evening = await self._game_nights.get(number)
            await self._game_nights.close(evening, "off", next_game_night(evening) if once else None)
        text = responder.words()("evening-done-off")
        await responder.reply(layout.short_note(text))
        self._game_nights.on_change()

    async def _here(self, responder: Responder, number: int) -> GameNight:
        """Return the game night, if its button can be in this channel: any user can forge a ``custom_id``."""
        evening = await self._store.game_night(number)
        interaction = responder.interaction
        if evening is None or (evening.guild, evening.channel) != (interaction.guild_id, interaction.channel_id):
            raise UserError("sorry-evening-over")
        return evening

    async def _to_come(self, responder: Responder, button: GameNightButton) -> GameNight:
        """Return the button's game night, which is not over.

        Raises:
            UserError: it is over, or in another channel.
        """
        evening = await self._here(responder, button.evening)
        if evening.outcome:
            raise UserError("sorry-evening-over")
        return evening

    async def _hosted(self, responder: Responder, button: GameNightButton) -> GameNight:
        """Return the button's game night, if the user may change it."""
        evening = await self._to_come(responder, button)
        await self._must_be_host(responder, evening)
        return evening

    async def _must_be_host(self, responder: Responder, game_night: GameNight) -> None:
        interaction = responder.interaction
        if (
            interaction.user.id != game_night.host
            and await moderation_requirement(self._store, interaction, game_night.guild) is not None
        ):
            raise UserError("sorry-evening-host", host=mention(game_night.host, responder.words()))

    def _sees(self, responder: Responder, game_night: GameNight) -> bool:
        """Return whether the user can see the channel of a game night."""
        interaction = responder.interaction
        if game_night.channel == interaction.channel_id:
            return True
        guild, member = interaction.guild, interaction.user
        room = None if guild is None else guild.get_channel_or_thread(game_night.channel)
        if room is None or not isinstance(member, discord.Member):
            return False
        may = room.permissions_for(member)
        # The members of a private thread are not known; its parent's permissions do not tell them.
        hidden = isinstance(room, discord.Thread) and room.is_private()
        return may.view_channel and (may.manage_threads or not hidden)


async def _open(responder: Responder, form: FormModal) -> None:
    if not await responder.send_modal(form):
        raise UserError("sorry-slow")


def _guest(responder: Responder) -> Attendee:
    interaction = responder.interaction
    user = interaction.user
    name = clean_name(user.display_name, user.name)
    return Attendee(user.id, name, str(interaction.locale), interaction.id, latest=interaction.id)


def _named(zone: str) -> str | None:
    """Return the zone that the user has typed; None if they have typed none."""
    if not zone.strip():
        return None
    if (named := canonical_zone(zone)) is None:
        raise UserError("sorry-quiet-zone", zone=zone[:40])
    return named


def _must_have_zone(repeats: str | None, zone: str) -> None:
    """Check that a repeated game night has a zone, since it repeats at the same local time.

    Raises:
        UserError: it has none.
    """
    if _repeats(repeats) and not zone:
        raise UserError("sorry-evening-zone")


def _repeats(asked: str | None) -> Repeats:
    for one in ("weekly", "fortnightly", "monthly"):
        if asked == one:
            return one
    return ""
