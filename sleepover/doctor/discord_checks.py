"""The bot's place on Discord, asked for over its API alone: a bot that is at work meanwhile does not notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from email.utils import parsedate_to_datetime

import aiohttp
import discord

from bot.core.permissions import EVENTS, NEEDED, invite_url, missing_for_table, permission_names
from bot.i18n import DEFAULT, localizer
from sleepover.doctor.finding import DoctorFinding, good, notice, wrong

MOST_SERVERS = 50
"""Servers that are looked at unless some are named: each takes three calls."""
MOST_CHANNELS = 10
"""Channels of a server that are named one by one."""
CLOCK_SECONDS = 3.0
"""Most seconds by which the clock may be off: Discord gives the time in whole seconds."""
FEW_STARTS = 20
LONGEST_SECONDS = 120.0
"""Seconds that all of this may take: Discord may limit or delay the calls."""

_PORTAL = "in Discord's developer portal"


async def looked_at(token: str, servers: Sequence[int], *, registers: bool = True) -> list[DoctorFinding]:
    """Return findings about clock, token, application, commands, and the permissions in ``servers``.

    Args:
        servers: ids; none named: all, up to a number.
        registers: whether the bot registers its commands when it starts.
    """
    found: list[DoctorFinding] = []
    try:
        async with asyncio.timeout(LONGEST_SECONDS) as bound:
            async for finding in _findings(token, servers, registers):
                found.append(finding)  # noqa: PERF401 (what was found before the bound is kept)
    except TimeoutError:
        assert bound.expired()
        says = f"Discord took more than {LONGEST_SECONDS:.0f} s, and the rest was not looked at"
        found.append(notice("connection", says, "try again in a few minutes, or name a server: `--server ID`"))
    return found


async def _findings(token: str, servers: Sequence[int], registers: bool) -> AsyncIterator[DoctorFinding]:
    try:
        yield await _clock()
    except (aiohttp.ClientError, OSError) as error:
        mend = (
            "look at this machine's connection, name servers and firewall; the bot needs to reach port 443 of Discord"
        )
        yield wrong("connection", f"Discord cannot be reached: {error or type(error).__name__}", mend)
        return
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with client:
            try:
                await client.login(token)
            except discord.LoginFailure:
                mend = f"reset it on the page “Bot” of your application {_PORTAL}, and copy the new one"
                yield wrong("token", "Discord does not accept it", mend)
                return
            info = await client.application_info()
            async for finding in _of_application(client, info, registers):
                yield finding
            count = info.approximate_guild_count
            async for finding in _named_servers(client, servers) if servers else _some_servers(client, count):
                yield finding
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        yield wrong("connection", f"Discord did not answer as it should: {error}", "try again in a few minutes")


async def _clock() -> DoctorFinding:
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=15)) as session:
        before = time.time()
        async with session.get(f"{discord.http.Route.BASE}/gateway") as answer:
            date = answer.headers.get("Date", "")
    here = (before + time.time()) / 2
    try:
        # Whole seconds, so on the average it is half a second later.
        off = here - parsedate_to_datetime(date).timestamp() - 0.5
    except ValueError:
        return good("clock", "Discord does not tell the time")
    if abs(off) > CLOCK_SECONDS:
        way = "fast" if off > 0 else "slow"
        return notice("clock", f"{abs(off):,.0f} s {way}", "have this machine set its clock by the network (NTP)")
    return good("clock", "right")


async def _of_application(
    client: discord.Client, info: discord.AppInfo, registers: bool
) -> AsyncIterator[DoctorFinding]:
    from bot import cogs

    assert client.user is not None
    yield good("token", f"accepted; the bot is “{client.user}”, application {info.id}")
    if info.interactions_endpoint_url:
        yield wrong(
            "interactions",
            f"Discord sends them to {info.interactions_endpoint_url} and not to the bot",
            f"empty “Interactions Endpoint URL” on the page “General Information” {_PORTAL}",
        )
    if info.bot_require_code_grant:
        mend = f"switch “Requires OAuth2 Code Grant” off on the page “Bot” {_PORTAL}"
        yield wrong("invitation", "nobody can invite the bot by a link", mend)
    flags = info.flags
    spare = [
        name
        for name, on in (
            ("Presence", flags.gateway_presence or flags.gateway_presence_limited),
            ("Server Members", flags.gateway_guild_members or flags.gateway_guild_members_limited),
            ("Message Content", flags.gateway_message_content or flags.gateway_message_content_limited),
        )
        if on
    ]
    if spare:
        mend = f"switch them off on the page “Bot” {_PORTAL}"
        yield notice("intents", f"the bot needs no privileged ones, and has: {', '.join(spare)}", mend)
    else:
        yield good("intents", "no privileged ones, and none is needed")
    limit = await _starts(client)
    if limit is not None:
        left, resets = limit
        if left < FEW_STARTS:
            hours = f"{resets / 3600:.0f} h"
            mend = f"stop the bot until then, and find out why it starts so often; Discord counts again in {hours}"
            yield notice("starts", f"Discord allows {left} more today", mend)
        else:
            yield good("starts", f"Discord allows {left:,} more today")
    there = {command["name"] for command in await client.http.get_global_commands(info.id)}
    missing = sorted(cogs.command_names() - there)
    if registers and there.isdisjoint(cogs.command_names()):
        says = f"none of the {len(missing)} is registered yet: the bot does that when it starts"
        yield notice("commands", says, "start the bot: `sleepover run`")
    elif missing:
        mend = "start the bot with sync_commands = true (its default), and look at what it says"
        yield wrong("commands", f"not registered: {', '.join(f'/{name}' for name in missing)}", mend)
    else:
        yield good("commands", f"all {len(cogs.command_names())} are registered")


async def _starts(client: discord.Client) -> tuple[int, float] | None:
    """Return how many times the bot may still identify, and the seconds until Discord resets the limit.

    None if Discord states no limit.
    """
    gateway = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
    limit = gateway.get("session_start_limit")
    return None if limit is None else (int(limit["remaining"]), limit["reset_after"] / 1000)


async def _named_servers(client: discord.Client, servers: Sequence[int]) -> AsyncIterator[DoctorFinding]:
    for number in servers:
        try:
            for finding in await _of_guild(client, number):
                yield finding
        except (discord.NotFound, discord.Forbidden):
            yield wrong("servers", f"the bot is not in {number}", "`sleepover invite` prints the link to invite it")


async def _some_servers(client: discord.Client, count: int) -> AsyncIterator[DoctorFinding]:
    assert client.user is not None
    there: list[discord.Guild] = []
    async for guild in client.fetch_guilds(limit=MOST_SERVERS, with_counts=False):
        there.append(guild)
        # One answer may list more than were asked for.
        if len(there) == MOST_SERVERS:
            break
    if not there:
        link = invite_url(client.application_id or client.user.id, threads=True, events=True)
        yield notice("servers", "the bot is in none", f"invite it: {link}")
    for guild in there:
        for finding in await _of_guild(client, guild.id):
            yield finding
    if count > len(there):
        says = f"{count - len(there):,} of {count:,} were not looked at"
        yield notice("servers", says, "name those that matter: `sleepover doctor --server ID`")


async def _of_guild(client: discord.Client, number: int) -> Sequence[DoctorFinding]:
    assert client.user is not None
    guild = await client.fetch_guild(number, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    channels = [one for one in await guild.fetch_channels() if isinstance(one, discord.TextChannel)]
    return list(_of_server(guild, me, channels))


def _of_server(
    guild: discord.Guild, me: discord.Member, channels: Sequence[discord.TextChannel]
) -> Iterator[DoctorFinding]:
    may = {channel: channel.permissions_for(me) for channel in sorted(channels, key=lambda one: one.position)}
    seen = {channel: allowed for channel, allowed in may.items() if allowed.view_channel}
    short = {channel: missing for channel, allowed in seen.items() if (missing := missing_for_table(allowed))}
    check = f"server {guild.name}"
    for channel, missing in list(short.items())[:MOST_CHANNELS]:
        mend = f"allow the bot there: {_named(missing)} (settings of the channel, page “Permissions”)"
        yield notice(f"{check} #{channel.name}", f"no table can be opened, as {_named(missing)} is missing", mend)
    if len(short) > MOST_CHANNELS:
        more = len(short) - MOST_CHANNELS
        yield notice(check, f"{more} more channels lack something", "mend it for the bot's role, not one by one")
    open_to = len(seen) - len(short)
    hidden = f"; hidden from the bot: {len(may) - len(seen)}" if len(seen) < len(may) else ""
    if not open_to:
        mend = f"let the bot see a channel there, with {_named(list(NEEDED))}; or invite it again: `sleepover invite`"
        yield wrong(check, f"there is no channel where a table can be opened{hidden}", mend)
        return
    says = f"tables can be opened in {open_to} of {len(may)} channels{hidden}"
    if not any(allowed.send_messages_in_threads for channel, allowed in seen.items() if channel not in short):
        yield notice(
            check, f"{says}, and in no thread", f"allow the bot {_named(['send_messages_in_threads'])}, if you want"
        )
    else:
        yield good(check, says)
    if not (me.guild_permissions.create_events or me.guild_permissions.manage_events):
        says = "game evenings are not among the server's events"
        yield notice(check, says, f"allow the bot's role {_named([EVENTS])}, if you want")


def _named(missing: Sequence[str]) -> str:
    return permission_names(missing, localizer(DEFAULT))
