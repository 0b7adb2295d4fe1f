"""What a server settles for itself with ``/settings``: shown to who manages it, and changed by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.ground.permissions import NEEDED, lacking, named
from bot.ground.refusals import Refusal, retried
from bot.panels import rests
from bot.panels.forms import FormModal
from bot.panels.settings import QUIET, Surroundings, settings, settled
from bot.playing.answer import Answer
from bot.playing.clock import Clock
from bot.playing.reception import personal
from bot.store import Server, Store
from bot.table.waiting import now
from bot.words import Words

_LONGEST = 20
"""Digits of an id."""


class Servers:
    """Shows and changes the settings of the server from which somebody asks, if they manage it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def show(self, answer: Answer) -> None:
        """The panel.

        Raises:
            Refusal: they do not manage that server, or this is none.
        """
        guild = _managed(answer.interaction)
        server = await self._store.server(guild.id)
        await answer.whisper(_panel(guild, server, personal(answer)))

    async def change(self, answer: Answer, field: str, values: Sequence[str]) -> None:
        """That field was switched to, or chosen to be, these values; none where nothing is chosen any more.

        Raises:
            Refusal: as for ``show``, or there is no such choice any more.
        """
        guild = _managed(answer.interaction)
        before = await self._store.server(guild.id)
        if field == QUIET:
            await _ask(answer, rests.form(before.quiet, personal(answer)))
            return
        after = settled(before, field, values, _chosen(guild, field, values))
        if after is None:
            raise Refusal("sorry-late")
        if after != before:
            await self._store.set_server(guild.id, after)
        await answer.update(_panel(guild, after, personal(answer)))

    async def quiet(self, answer: Answer, given: Mapping[str, str]) -> None:
        """These quiet hours hold from now on for all who have said nothing of their own; empty: none.

        Raises:
            Refusal: as for ``show``, or they leave no time to play.
        """
        guild, speak = _managed(answer.interaction), personal(answer)
        before = await self._store.server(guild.id)
        wanted = any(given.get(field, "").strip() for field in ("from", "to", "off"))
        with retried(rests.retry("server", given, speak)):
            after = replace(before, quiet=rests.read(None, given, speak) if wanted else None)
        if after != before:
            await self._store.set_server(guild.id, after, now=now())
            for table in await self._store.open_in(guild.id):
                await self._clock.reconsider(table)
        await answer.reply(_panel(guild, after, speak))

    async def ask_again(self, answer: Answer, typed: Mapping[str, str]) -> None:
        """The form for quiet hours that were refused, with what had been typed into it.

        Raises:
            Refusal: as for ``show``, or it is too late for a form.
        """
        _managed(answer.interaction)
        await _ask(answer, rests.form(None, personal(answer), typed))


async def _ask(answer: Answer, form: FormModal) -> None:
    if not await answer.ask(form):
        raise Refusal("sorry-slow")


def _managed(interaction: discord.Interaction[Any]) -> discord.Guild:
    if interaction.guild_id is None or interaction.guild is None:
        raise Refusal("sorry-server-only")
    if not interaction.permissions.manage_guild:
        raise Refusal("sorry-not-manager")
    return interaction.guild


def _chosen(guild: discord.Guild, field: str, values: Sequence[str]) -> Surroundings:
    numbers = dict.fromkeys(int(value) for value in values if value.isdecimal() and len(value) <= _LONGEST)
    channels = tuple(one for one in numbers if guild.get_channel(one)) if field == "channels" else ()
    roles = [one for one in numbers if guild.get_role(one)] if field == "moderators" else []
    return Surroundings(channels, roles[0] if roles else None, {})


def _panel(guild: discord.Guild, server: Server, speak: Words) -> Any:
    role = None if server.moderators is None or guild.get_role(server.moderators) is None else server.moderators
    short: dict[int, str] = {}
    there = []
    for number in server.channels:
        channel = guild.get_channel(number)
        if channel is not None:
            there.append(number)
            if found := _lacking(channel, guild.me, server):
                short[number] = named(found, speak)
    nowhere = ""
    if not server.channels and not any(not lacking(room.permissions_for(guild.me)) for room in guild.text_channels):
        nowhere = named(NEEDED, speak)
    may = guild.me.guild_permissions
    events = may.create_events or may.manage_events
    return settings(server, Surroundings(tuple(there), role, short, nowhere, events), speak)


def _lacking(channel: discord.abc.GuildChannel, me: discord.Member, server: Server) -> list[str]:
    """What the bot may not do there but must; where tables may be in threads, in those as well."""
    # In a forum there is nothing but threads.
    forum = isinstance(channel, discord.ForumChannel)
    threads = server.threads and isinstance(channel, discord.TextChannel)
    return lacking(channel.permissions_for(me), thread=forum, threads=threads)
