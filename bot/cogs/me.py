"""``/me``: what the bot knows of the person who asks."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.accounts.account import AccountSettings
from bot.app.client import SleepoverClient
from bot.cogs import autocomplete_choices, choices
from bot.core.errors import UserError
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher
from bot.storage import How, Store
from bot.table.deadlines import now
from bot.ui.views import account
from bot.ui.views.availability import suggest_vacation_days, suggest_zones


class MeCog(
    commands.GroupCog, group_name=translatable("command-me"), group_description=translatable("command-me.description")
):
    """Your own settings."""

    def __init__(self, dispatcher: InteractionDispatcher, store: Store, account: AccountSettings) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._account = account

    @app_commands.command(
        name=translatable("command-me-birthday"), description=translatable("command-me-birthday.description")
    )
    @app_commands.rename(day=translatable("option-me-birthday-day"), month=translatable("option-me-birthday-month"))
    @app_commands.describe(
        day=translatable("option-me-birthday-day.description"),
        month=translatable("option-me-birthday-month.description"),
    )
    async def birthday(
        self,
        interaction: discord.Interaction[SleepoverClient],
        day: app_commands.Range[int, 1, 31] | None = None,
        month: app_commands.Range[int, 1, 12] | None = None,
    ) -> None:
        """Store or show the user's birthday; no other user is told."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            if day is not None or month is not None:
                await self._account.set_birthday(interaction.user.id, month, day)
            await self._account.birthday(answer)

    @app_commands.command(
        name=translatable("command-me-pings"), description=translatable("command-me-pings.description")
    )
    @app_commands.rename(
        how=translatable("option-me-pings-how"),
        hour=translatable("option-me-pings-hour"),
        zone=translatable("option-me-pings-zone"),
        soon=translatable("option-me-pings-soon"),
    )
    @app_commands.describe(
        how=translatable("option-me-pings-how.description"),
        hour=translatable("option-me-pings-hour.description"),
        zone=translatable("option-me-pings-zone.description"),
        soon=translatable("option-me-pings-soon.description"),
    )
    @app_commands.choices(
        how=[app_commands.Choice(name=translatable(f"remind-{how}"), value=how) for how in account.HOWS]
    )
    async def pings(
        self,
        interaction: discord.Interaction[SleepoverClient],
        how: str | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        soon: bool | None = None,
    ) -> None:
        """Store or show how the user is reminded."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            if how is None and hour is None and not zone and soon is None:
                await self._account.show_reminders(answer)
            else:
                await self._account.set_reminders(answer, cast(How | None, how), hour=hour, zone=zone, soon=soon)

    @app_commands.command(
        name=translatable("command-me-quiet"), description=translatable("command-me-quiet.description")
    )
    @app_commands.rename(
        begins=translatable("option-me-quiet-from"),
        ends=translatable("option-me-quiet-to"),
        zone=translatable("option-me-quiet-zone"),
        off=translatable("option-me-quiet-days_off"),
    )
    @app_commands.describe(
        begins=translatable("option-me-quiet-from.description"),
        ends=translatable("option-me-quiet-to.description"),
        zone=translatable("option-me-quiet-zone.description"),
        off=translatable("option-me-quiet-days_off.description"),
    )
    async def quiet(
        self,
        interaction: discord.Interaction[SleepoverClient],
        begins: app_commands.Range[str, 0, 60] = "",
        ends: app_commands.Range[str, 0, 60] = "",
        zone: app_commands.Range[str, 0, 60] = "",
        off: app_commands.Range[str, 0, 80] = "",
    ) -> None:
        """Store or show the user's quiet hours; no other user is told."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._account.quiet(answer, {"from": begins, "to": ends, "zone": zone, "off": off})

    @quiet.autocomplete("zone")
    @pings.autocomplete("zone")
    async def _zone(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return choices(suggest_zones(current, now()))

    @app_commands.command(
        name=translatable("command-me-vacation"), description=translatable("command-me-vacation.description")
    )
    @app_commands.rename(until=translatable("option-me-vacation-until"))
    @app_commands.describe(until=translatable("option-me-vacation-until.description"))
    async def vacation(
        self, interaction: discord.Interaction[SleepoverClient], until: app_commands.Range[str, 0, 80] = ""
    ) -> None:
        """Set, or end, the user's vacation."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await self._account.vacation(answer, until)

    @vacation.autocomplete("until")
    async def _until(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            home = await self._account.home_zone(interaction.user.id)
            return suggest_vacation_days(current, home, now(), str(interaction.locale))

        return await autocomplete_choices(found())

    @app_commands.command(
        name=translatable("command-me-block"), description=translatable("command-me-block.description")
    )
    @app_commands.rename(user=translatable("option-me-block-user"))
    @app_commands.describe(user=translatable("option-me-block-user.description"))
    async def block(self, interaction: discord.Interaction[SleepoverClient], user: discord.User) -> None:
        """Block another user from the caller's tables; no other user is told."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            if user.id in (interaction.user.id, interaction.application_id):
                raise UserError("sorry-block-self")
            new = await self._store.block(interaction.user.id, user.id)
            await answer.send_text(answer.words()("done-blocked" if new else "done-blocked-already", who=user.mention))

    @app_commands.command(
        name=translatable("command-me-unblock"), description=translatable("command-me-unblock.description")
    )
    @app_commands.rename(user=translatable("option-me-unblock-user"))
    @app_commands.describe(user=translatable("option-me-unblock-user.description"))
    async def unblock(self, interaction: discord.Interaction[SleepoverClient], user: discord.User) -> None:
        """Unblock another user, so that they can sit at the caller's tables again."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            was = await self._store.unblock(interaction.user.id, user.id)
            await answer.send_text(answer.words()("done-unblocked" if was else "done-not-blocked", who=user.mention))

    @app_commands.command(
        name=translatable("command-me-blocked"), description=translatable("command-me-blocked.description")
    )
    async def blocked(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the users that the caller has blocked."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            for page in account.blocked_message(await self._store.blocked(interaction.user.id), answer.words()):
                await answer.send_private(page)

    @app_commands.command(
        name=translatable("command-me-privacy"), description=translatable("command-me-privacy.description")
    )
    async def privacy(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the data that the bot stores about the user."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            await answer.send_private(await self._account.summary(interaction.user.id, answer.words()))


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    await bot.add_cog(MeCog(bot.services.dispatcher, bot.services.store, bot.services.account))
