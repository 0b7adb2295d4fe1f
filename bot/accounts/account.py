"""Private account pages: reminders, data export and deletion."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import Mapping
from math import ceil
from typing import cast

import discord
import msgspec

from bot.accounts.deletion import AccountDeletion
from bot.core.availability import DAY, QuietHours, canonical_zone
from bot.core.errors import GameMissing, Retry, UserError, retried
from bot.core.vacations import VACATION
from bot.i18n import Localizer
from bot.interactions.responder import Responder
from bot.messages.direct import DirectMessageSync
from bot.messages.onboarding import OFF, OnboardingHints
from bot.play.dispatcher import on
from bot.play.scheduler import DeadlineScheduler
from bot.storage import How, RateExceeded, Store, TooMuchAway
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.ui.components import layout
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.retry import RetryButton
from bot.ui.games import load
from bot.ui.views import account, availability
from renderers.text.text_layout import shorter

FORMAT = "sleepover-export/1"
"""Name of the export's format; ``docs/privacy.md`` describes it."""
_LARGEST = 8 << 20
"""Bytes of an export that are sent as they are; more is packed with gzip, for Discord takes 10 MiB."""


class AccountSettings:
    """Settings of users about themselves. They act for the user who pressed or typed, and for nobody else."""

    def __init__(
        self,
        store: Store,
        scheduler: DeadlineScheduler,
        account_deletion: AccountDeletion,
        tables: TableRegistry,
        direct_messages: DirectMessageSync,
        hints: OnboardingHints,
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._account_deletion = account_deletion
        self._tables = tables
        self._direct_messages = direct_messages
        self._hints = hints

    @on(AccountButton, *(f"remind-{how}" for how in account.HOWS))
    async def choose_reminders(self, responder: Responder, button: AccountButton) -> None:
        """Store how the user wants to be reminded."""
        await self.set_reminders(responder, cast(How, button.what.removeprefix("remind-")))

    @on(AccountButton, "reminders")
    async def show_reminders(self, responder: Responder, button: AccountButton | None = None) -> None:
        """Show how the user is reminded."""
        prefs = await self._store.reminder_prefs(responder.interaction.user.id)
        await responder.send_private(account.reminders_message(prefs, responder.words()))

    @on(AccountButton, "soon-on", "soon-off")
    async def choose_up_next(self, responder: Responder, button: AccountButton) -> None:
        """Store whether the user is told that they are next."""
        user = responder.interaction.user.id
        await self._store.set_up_next(user, button.what == "soon-on")
        await self._again(user)
        prefs = await self._store.reminder_prefs(user)
        await responder.update(account.reminders_message(prefs, responder.words()))

    @on(AccountButton, "quiet-none", "quiet-forget")
    async def end_quiet_hours(self, responder: Responder, button: AccountButton) -> None:
        """Give the user no quiet hours, or forget their own so that the guild's hold."""
        there = await self._store.quiet(responder.interaction.user.id)
        none = QuietHours("UTC" if there is None else there.zone)
        await self._set_quiet(responder, none if button.what == "quiet-none" else None)

    @on(AccountButton, "vacation-over")
    async def end_vacation(self, responder: Responder, button: AccountButton) -> None:
        """End the user's vacation."""
        user = responder.interaction.user.id
        if await self._store.end_vacation(user, now=now()):
            await self._again(user)
        await self.vacation(responder, None)

    @on(AccountButton, "birthday-forget")
    async def forget_birthday(self, responder: Responder, button: AccountButton) -> None:
        """Delete the user's birthday."""
        await self._store.set_birthday(responder.interaction.user.id, None, None)
        await responder.update(layout.short_note(responder.words()("done-birthday-forgotten")))

    @on(AccountButton, "privacy")
    async def show_summary(self, responder: Responder, button: AccountButton) -> None:
        """Show what is stored about the user, in place of a question."""
        await responder.update(await self.summary(responder.interaction.user.id, responder.words()))

    @on(AccountButton, "delete", "delete-sure")
    async def ask_to_delete(self, responder: Responder, button: AccountButton) -> None:
        """Ask twice whether the user is sure that they want to be forgotten."""
        following = "delete-sure" if button.what == "delete" else "delete-final"
        speak = responder.words()
        question, yes = speak(following), speak(f"button-{following}")
        await responder.update(account.confirm_deletion(question, following, yes, speak))

    @on(AccountButton, "delete-final")
    async def delete(self, responder: Responder, button: AccountButton) -> None:
        """Forget the user."""
        await self._account_deletion.delete_account(responder.interaction.user.id)
        await responder.update(layout.short_note(responder.words()("delete-done")))

    @on(AccountButton, OFF)
    async def disable_hints(self, responder: Responder, button: AccountButton) -> None:
        """Give the user no more hints."""
        user, text = responder.interaction.user.id, responder.words()("hints-are-off")
        await self._hints.disable(user)
        if responder.is_ephemeral_context:
            await responder.update(layout.short_note(text))
        else:
            await responder.send_text(text)
        for table in await self._store.open_tables(user):
            try:
                live = await self._tables.get(table)
            except GameMissing:
                continue
            seat = live.seat_of(user)
            if seat is not None and load(live.game.name).has_direct_messages:
                self._direct_messages.schedule_update(live, [seat])
                if not live.ours:
                    await self._store.add_note(table)

    async def set_reminders(
        self,
        responder: Responder,
        how: How | None,
        *,
        hour: int | None = None,
        zone: str | None = None,
        soon: bool | None = None,
    ) -> None:
        """Store how the user wants to be reminded; it applies at once at all their tables.

        An argument that is None stays unchanged.

        Raises:
            UserError: reminders are daily at an hour, and the user's time zone is not known.
        """
        interaction, store = responder.interaction, self._store
        user = interaction.user.id
        before = await store.reminder_prefs(user)
        if soon is not None:
            await store.set_up_next(user, soon)
        if how is None and (hour is not None or zone):
            how = "daily"
        if how is not None:
            named = await self._zone(responder, zone, before.zone) if how == "daily" else ""
            await store.set_reminders(user, how, hour=before.hour if hour is None else hour, zone=named)
        await self._again(user)
        shown = account.reminders_message(await store.reminder_prefs(user), responder.words())
        if interaction.type is discord.InteractionType.component:
            await responder.update(shown)
        else:
            await responder.send_private(shown)

    async def _zone(self, responder: Responder, typed: str | None, before: str) -> str:
        """Return the time zone that the user typed, or else the one known for them.

        Raises:
            UserError: it is no time zone, or none is known.
        """
        if typed:
            if (named := canonical_zone(typed)) is None:
                raise UserError("sorry-quiet-zone", zone=shorter(typed, 40))
            return named
        quiet = await self._store.quiet(responder.interaction.user.id)
        guild = responder.interaction.guild_id
        if not before and quiet is None and guild is not None:
            quiet = (await self._store.guild_settings(guild)).quiet
        if not before and quiet is None:
            raise UserError("sorry-zone-missing")
        return before or ("" if quiet is None else quiet.zone)

    async def set_birthday(self, user: int, month: int | None, day: int | None) -> None:
        """Store the user's birthday.

        Raises:
            UserError: there is no such day, or their birthday has changed too often.
        """
        try:
            if month is None or day is None:
                raise ValueError("a birthday is a month and a day")
            await self._store.set_birthday(user, month, day, now=now())
        except ValueError:
            raise UserError("sorry-birthday") from None
        except RateExceeded as refused:
            kept = "yes" if refused.kept else "no"
            raise UserError("sorry-birthday-often", when=f"<t:{ceil(refused.until)}:D>", kept=kept) from None

    async def birthday(self, responder: Responder) -> None:
        """Show the user the birthday that is stored for them."""
        user = responder.interaction.user.id
        told = (await self._store.birthdays([user])).get(user)
        await responder.send_private(account.birthday_message(told, responder.words()))

    async def home_zone(self, user: int) -> str:
        """Return the time zone in which the user's days begin; UTC if it is not known."""
        quiet = await self._store.quiet(user)
        return (quiet.zone if quiet is not None else (await self._store.reminder_prefs(user)).zone) or "UTC"

    async def quiet(self, responder: Responder, given: Mapping[str, str]) -> None:
        """Show the user's quiet hours; or set them, if anything is ``given``.

        Raises:
            UserError: they leave no time to play, or were changed a moment ago.
        """
        user, speak = responder.interaction.user.id, responder.words()
        before = await self._store.quiet(user)
        if not any(given.values()):
            await responder.send_private(availability.quiet_hours_message(before, now(), speak))
            return
        with retried(availability.retry("own", given, speak)):
            after = availability.parse_quiet_hours(before, given, speak)
            if after.is_empty and not given.get("off"):
                raise UserError("sorry-quiet-hours")
        await self._set_quiet(responder, after)

    async def _set_quiet(self, responder: Responder, quiet: QuietHours | None) -> None:
        user = responder.interaction.user.id
        try:
            await self._store.set_quiet(user, quiet, now=now())
        except RateExceeded as refused:
            raise UserError("sorry-quiet-often", when=f"<t:{ceil(refused.until)}:f>") from None
        await self._again(user)
        await responder.reply(availability.quiet_hours_message(quiet, now(), responder.words()))

    async def vacation(self, responder: Responder, until: str | None) -> None:
        """Show until when the user is on vacation, or set it.

        Raises:
            UserError: it is no day to come, or the user has too few vacation days left.
        """
        user, at = responder.interaction.user.id, now()
        if until:
            with retried(Retry("vacation", "", (("until", "", until),))):
                ends = availability.parse_vacation_end(
                    until, await self.home_zone(user), at, str(responder.interaction.locale)
                )
                try:
                    await self._store.start_vacation(user, ends, now=at)
                except TooMuchAway as refused:
                    # A day that has begun cannot be a vacation day any more.
                    last = availability.last_vacation_day(refused.until)
                    sentence = "sorry-vacation-long" if refused.until - at >= DAY else "sorry-vacation-used"
                    raise UserError(sentence, most=VACATION, when=last) from None
            await self._again(user)
        there, left = await self._store.away_until(user, now=at), await self._store.days_left(user, now=at)
        await responder.reply(availability.vacation_message(there, left, VACATION, responder.words()))

    @on(availability.AvailabilityForm, "own")
    async def on_quiet_form(self, responder: Responder, form: availability.AvailabilityForm) -> None:
        """Set the user's quiet hours as written in the form."""
        await self.quiet(responder, {field: form.given[field] for field in availability.FIELDS})

    @on(availability.AvailabilityForm, "vacation")
    async def on_vacation_form(self, responder: Responder, form: availability.AvailabilityForm) -> None:
        """Set the user's vacation as written in the form."""
        await self.vacation(responder, form.given["until"])

    @on(RetryButton, "own", "vacation")
    async def ask_again(self, responder: Responder, button: RetryButton) -> None:
        """Open the refused form of quiet hours or a vacation again, with the typed text in it.

        Raises:
            UserError: it is too late for a modal.
        """
        speak, typed = responder.words(), button.typed(responder.interaction)
        form = availability.own_form if button.what == "own" else availability.vacation_form
        shown = form(speak, typed)
        if not await responder.send_modal(shown):
            raise UserError("sorry-slow")

    async def _again(self, user: int) -> None:
        """Recompute the deadlines at all the user's tables, after their settings have changed."""
        for table in await self._store.open_tables(user):
            await self._scheduler.recompute(table)

    async def summary(self, user: int, speak: Localizer) -> layout.OutgoingMessage:
        """Return a message that sums up the data stored about the user."""
        store = self._store
        return account.privacy_message(
            await store.export_rows(user), await store.reminders(user), await store.quiet(user), speak
        )

    @on(AccountButton, "export")
    async def export(self, responder: Responder, button: AccountButton) -> None:
        """Send the user what is stored about them."""
        user, speak = responder.interaction.user.id, responder.words()
        known = await self._store.export_rows(user)
        name, data = await asyncio.to_thread(export_file, user, known, now())
        await responder.send_text(speak("export-done"), file=discord.File(io.BytesIO(data), filename=name))


def export_file(user: int, known: object, made: float, *, packed: bool = True) -> tuple[str, bytes]:
    """Return the name and the content of the user's data export file, which is packed if it is large and may be."""
    document = {"format": FORMAT, "made": made, "user_id": str(user), "known": known}
    data = msgspec.json.format(msgspec.json.encode(document), indent=1)
    if packed and len(data) > _LARGEST:
        return "sleepover-you.json.gz", gzip.compress(data)
    return "sleepover-you.json", data
