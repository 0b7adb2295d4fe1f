"""Servers (guilds, in Discord's words): how they come, how the bot comes and goes, how they end."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from playground.world.model import Channel, Guild, Role, World

KEEP_THREADS = 200
"""Threads of a server that are kept; the one that was quiet for longest goes when there are more."""


def name_bot(world: World, name: str) -> None:
    """Set the bot's name."""
    world.bot_user.name = name
    world.note_user(world.bot_user.id)


def open_server(
    world: World, name: str, channel: str, people: Sequence[int], shard: tuple[int, int] | None = None
) -> Guild:
    """Create a guild of these users and the bot, with one text channel; the first user owns it.

    `shard` is (number, of how many): the guild gets an id on that shard.
    """
    guild_id = world.snowflake_on(*shard) if shard is not None else None
    guild = world.create_guild(name, id=guild_id, owner_id=people[0])
    for user_id in people[1:]:
        world.add_member(guild.id, user_id)
    world.create_channel(guild.id, channel)
    return guild


def remove_bot(world: World, guild_id: int) -> None:
    """Remove the bot and its role from a guild, as a moderator would."""
    guild = world.get_guild(guild_id)
    member = guild.members.pop(world.bot_user.id, None)
    if member is None:
        return
    for role_id in member.role_ids:
        if guild.roles[role_id].managed:
            del guild.roles[role_id]
    world.emit("GUILD_DELETE", {"id": str(guild_id)})


def invite_bot(world: World, guild_id: int) -> None:
    """Add the bot to a guild again, with a role of its own."""
    guild = world.get_guild(guild_id)
    if world.bot_is_in(guild_id):
        return
    # A new server gets the same permissions in the world: many, but none that a channel could not take away.
    everything = discord.Permissions.all()
    everything.administrator = False
    role = Role(id=world.snowflake(), name=world.bot_user.name, permissions=everything.value, position=1, managed=True)
    guild.roles[role.id] = role
    world.add_member(guild_id, world.bot_user.id, roles=[role.id])
    world.emit("GUILD_CREATE", world.guild_json(guild))


def trim_threads(world: World, new: Channel) -> None:
    """Drop the quietest thread of a guild when `new`, which has just come, is one too many."""
    if not new.is_thread or new.guild_id is None:
        return
    ids = world.get_guild(new.guild_id).thread_ids
    if len(ids) > KEEP_THREADS:
        quiet = min((i for i in ids if i != new.id), key=lambda i: world.channels[i].last_message_id or i)
        world.delete_channel(quiet)
