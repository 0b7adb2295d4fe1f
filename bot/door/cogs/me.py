"""``/me``: what the bot knows of the person who asks."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.door.client import Sleepover
from bot.door.cogs import choices, suggested
from bot.ground.refusals import Refusal
from bot.ground.translator import text
from bot.panels import privacy
from bot.panels.rests import suggested_days, suggested_zones
from bot.people.selfservice import SelfService
from bot.playing.reception import Reception, personal
from bot.store import How, Store
from bot.table.waiting import now


class Me(commands.GroupCog, group_name=text("command-me"), group_description=text("command-me.description")):
    """Your own settings."""

    def __init__(self, reception: Reception, store: Store, selfservice: SelfService) -> None:
        self._reception = reception
        self._store = store
        self._selfservice = selfservice

    @app_commands.command(name=text("command-me-birthday"), description=text("command-me-birthday.description"))
    @app_commands.rename(day=text("option-me-birthday-day"), month=text("option-me-birthday-month"))
    @app_commands.describe(
        day=text("option-me-birthday-day.description"), month=text("option-me-birthday-month.description")
    )
    async def birthday(
        self,
        interaction: discord.Interaction[Sleepover],
        day: app_commands.Range[int, 1, 31] | None = None,
        month: app_commands.Range[int, 1, 12] | None = None,
    ) -> None:
        """Remember a birthday, or show it; nobody else is told."""
        async with self._reception.answering(interaction, private=True) as answer:
            if day is not None or month is not None:
                await self._selfservice.set_birthday(interaction.user.id, month, day)
            await self._selfservice.birthday(answer)

    @app_commands.command(name=text("command-me-pings"), description=text("command-me-pings.description"))
    @app_commands.rename(
        how=text("option-me-pings-how"),
        hour=text("option-me-pings-hour"),
        zone=text("option-me-pings-zone"),
        soon=text("option-me-pings-soon"),
    )
    @app_commands.describe(
        how=text("option-me-pings-how.description"),
        hour=text("option-me-pings-hour.description"),
        zone=text("option-me-pings-zone.description"),
        soon=text("option-me-pings-soon.description"),
    )
    @app_commands.choices(how=[app_commands.Choice(name=text(f"remind-{how}"), value=how) for how in privacy.HOWS])
    async def pings(
        self,
        interaction: discord.Interaction[Sleepover],
        how: str | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        soon: bool | None = None,
    ) -> None:
        """How one is reminded."""
        async with self._reception.answering(interaction, private=True) as answer:
            if how is None and hour is None and not zone and soon is None:
                await answer.whisper(privacy.reminders(await self._store.calls(interaction.user.id), personal(answer)))
            else:
                await self._selfservice.remind(answer, cast(How | None, how), hour=hour, zone=zone, soon=soon)

    @app_commands.command(name=text("command-me-quiet"), description=text("command-me-quiet.description"))
    @app_commands.rename(
        begins=text("option-me-quiet-from"),
        ends=text("option-me-quiet-to"),
        zone=text("option-me-quiet-zone"),
        off=text("option-me-quiet-days_off"),
    )
    @app_commands.describe(
        begins=text("option-me-quiet-from.description"),
        ends=text("option-me-quiet-to.description"),
        zone=text("option-me-quiet-zone.description"),
        off=text("option-me-quiet-days_off.description"),
    )
    async def quiet(
        self,
        interaction: discord.Interaction[Sleepover],
        begins: app_commands.Range[str, 0, 60] = "",
        ends: app_commands.Range[str, 0, 60] = "",
        zone: app_commands.Range[str, 0, 60] = "",
        off: app_commands.Range[str, 0, 80] = "",
    ) -> None:
        """When one wants to be left alone; nobody else is told."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._selfservice.quiet(answer, {"from": begins, "to": ends, "zone": zone, "off": off})

    @quiet.autocomplete("zone")
    @pings.autocomplete("zone")
    async def _zone(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return choices(suggested_zones(current, now()))

    @app_commands.command(name=text("command-me-vacation"), description=text("command-me-vacation.description"))
    @app_commands.rename(until=text("option-me-vacation-until"))
    @app_commands.describe(until=text("option-me-vacation-until.description"))
    async def vacation(
        self, interaction: discord.Interaction[Sleepover], until: app_commands.Range[str, 0, 80] = ""
    ) -> None:
        """Until when one is away."""
        async with self._reception.answering(interaction, private=True) as answer:
            await self._selfservice.vacation(answer, until)

    @vacation.autocomplete("until")
    async def _until(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        async def found() -> list[tuple[str, str]]:
            home = await self._selfservice.home(interaction.user.id)
            return suggested_days(current, home, now(), str(interaction.locale))

        return await suggested(found())

    @app_commands.command(name=text("command-me-block"), description=text("command-me-block.description"))
    @app_commands.rename(user=text("option-me-block-user"))
    @app_commands.describe(user=text("option-me-block-user.description"))
    async def block(self, interaction: discord.Interaction[Sleepover], user: discord.User) -> None:
        """Keep somebody away from your tables; nobody else is told."""
        async with self._reception.answering(interaction, private=True) as answer:
            if user.id in (interaction.user.id, interaction.application_id):
                raise Refusal("sorry-block-self")
            new = await self._store.block(interaction.user.id, user.id)
            await answer.say(personal(answer)("done-blocked" if new else "done-blocked-already", who=user.mention))

    @app_commands.command(name=text("command-me-unblock"), description=text("command-me-unblock.description"))
    @app_commands.rename(user=text("option-me-unblock-user"))
    @app_commands.describe(user=text("option-me-unblock-user.description"))
    async def unblock(self, interaction: discord.Interaction[Sleepover], user: discord.User) -> None:
        """Let somebody sit at your tables again."""
        async with self._reception.answering(interaction, private=True) as answer:
            was = await self._store.unblock(interaction.user.id, user.id)
            await answer.say(personal(answer)("done-unblocked" if was else "done-not-blocked", who=user.mention))

    @app_commands.command(name=text("command-me-blocked"), description=text("command-me-blocked.description"))
    async def blocked(self, interaction: discord.Interaction[Sleepover]) -> None:
        """Whom one has blocked."""
        async with self._reception.answering(interaction, private=True) as answer:
            for page in privacy.blocked(await self._store.blocked(interaction.user.id), personal(answer)):
                await answer.whisper(page)

    @app_commands.command(name=text("command-me-privacy"), description=text("command-me-privacy.description"))
    async def privacy(self, interaction: discord.Interaction[Sleepover]) -> None:
        """What the bot knows of one."""
        async with self._reception.answering(interaction, private=True) as answer:
            await answer.whisper(await self._selfservice.about(interaction.user.id, personal(answer)))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Me(bot.house.reception, bot.house.store, bot.house.selfservice))
