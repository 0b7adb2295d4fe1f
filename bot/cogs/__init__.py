"""The slash commands, one module per subject. Each module here with a ``setup`` function is loaded; no list is kept."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Iterable
from functools import cache
from typing import Any, TypeVar

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.storage import StoreFailed
from renderers.text.text_layout import shorter

log = structlog.get_logger(__name__)

_FIRST = "play"
"""The command that is registered first: clients that keep this order show it at the top of the list."""

_LONGEST_CHOICE, _CHOICES = 100, 25
"""Discord's limits for autocomplete: characters of a choice, and how many there may be."""

_Command = TypeVar("_Command", bound=app_commands.Command[Any, ..., Any])


def usable_anywhere(command: _Command) -> _Command:
    """Make a command usable in any chat.

    For a command that needs no table: users who have installed the bot for themselves can use it anywhere.
    """
    installed = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


async def autocomplete_choices(found: Awaitable[Iterable[tuple[str, str]]]) -> list[app_commands.Choice[str]]:
    """Return autocomplete choices from pairs of (text shown, value).

    Return none if the database cannot be read: the command itself reports that when it is sent.
    """
    try:
        return choices(await found)
    except StoreFailed as error:
        log.warning("autocomplete failed", error=str(error))
        return []


def choices(pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Autocomplete choices within Discord's bounds, of (what is shown, what stands for it). What is shown may be cut;
    what stands for it would be something else then, so it is left out if it is too long."""
    whole = [(name, value) for name, value in pairs if name and 1 <= len(value) <= _LONGEST_CHOICE]
    return [app_commands.Choice(name=shorter(name, _LONGEST_CHOICE), value=value) for name, value in whole[:_CHOICES]]


def out_of_bounds(interaction: discord.Interaction[Any]) -> dict[str, str] | None:
    """Return the first option of a command whose value was registered as impossible, and that value, for the user
    to read.

    Return None if all are possible. Discord's own clients send no others.
    """
    command = interaction.command
    if interaction.type is not discord.InteractionType.application_command or not isinstance(
        command, app_commands.Command
    ):
        return None
    for one in command.parameters:
        value = getattr(interaction.namespace, one.display_name, None)
        size = len(value) if isinstance(value, str) else value
        if isinstance(size, int | float) and not (
            (not one.choices or value in [choice.value for choice in one.choices])
            and (one.min_value is None or size >= one.min_value)
            and (one.max_value is None or size <= one.max_value)
        ):
            return {"option": one.display_name, "value": shorter(str(value), 80)}
    return None


@cache
def extensions() -> tuple[str, ...]:
    """Return the modules to load: the one that opens tables first, then in alphabetical order.

    The commands are registered in this order.
    """
    found = sorted((module.name for module in pkgutil.iter_modules(__path__)), key=lambda name: (name != _FIRST, name))
    return tuple(f"{__name__}.{name}" for name in found)


def command_names() -> set[str]:
    """Return the English names of the slash commands of all modules, without those within a group."""
    found: set[str] = set()
    for extension in extensions():
        for cog in vars(importlib.import_module(extension)).values():
            if isinstance(cog, commands.CogMeta) and cog.__module__ == extension:
                group = getattr(cog, "__cog_is_app_commands_group__", False)
                found |= {str(cog.__cog_group_name__)} if group else {one.name for one in cog.__cog_app_commands__}
    return found
