"""Guild settings as one private panel.

Each component carries everything it needs; permission to use it is checked again at each press.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self, get_args

import discord
from babel import Locale
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.i18n import Localizer, available_locales
from bot.storage import Follow, GuildSettings
from bot.table.deadlines import PACES, USUAL, clock_from_key, clock_key
from bot.ui.components.buttons import PersistentComponent
from bot.ui.components.layout import NIGHT, OutgoingMessage, button_row, single_box_message, small_print
from bot.ui.views.availability import quiet_hours_text
from renderers.names import clipped

SWITCHES = ("threads", "pings", "everywhere", "banter")
"""Settings that are on or off."""
FOLLOW = "follow"
"""The setting that says how soon boards follow what is said in their channels."""
QUIET = "quiet"
"""Name of the button for the guild's quiet hours; a form follows."""
MOST_CHANNELS = 25
"""Most channels that can be chosen, by the limit of Discord's lists."""
_LISTED = 10
"""Channels that are named one by one where something is missing."""
_OWN = "own"
"""The choice of a language that is the server's own."""
_ROOMS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""Types of channels for messages or threads."""


class SettingToggle(
    PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"g:(?P<field>[a-z]{1,20}):(?P<value>[01])"
):
    """A setting that is switched: ``g:<field>:<1 on, 0 off>``, which is what a press makes it."""

    def __init__(self, field: str, value: bool, label: str = "", *, on: bool = False) -> None:
        self.field = field
        self.value = value
        style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=clipped(label, 80) or "…", style=style, custom_id=f"g:{field}:{int(value)}"))

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        return cls(match["field"], match["value"] == "1")


class SettingSelect(PersistentComponent, ui.DynamicItem[ui.Select[Any]], template=r"g:(?P<field>[a-z]{1,20})"):
    """A setting that is chosen from a list, or several channels, or a role: ``g:<field>``."""

    def __init__(self, field: str, options: Sequence[discord.SelectOption] = ()) -> None:
        self.field = field
        super().__init__(ui.Select(custom_id=f"g:{field}", options=list(options) or [discord.SelectOption(label="…")]))

    @property
    def target(self) -> None:
        """About no table."""
        return


class GuildContext(Struct, frozen=True):
    """Facts about a guild that are not in its settings.

    ``channels`` are the chosen channels that still exist, ``role`` is the chosen role if it still exists.
    ``lacking`` has the permissions that the bot lacks in chosen channels. ``nowhere`` has what it lacks
    everywhere when no channel was chosen; it is empty if one channel is fine. ``events``: the bot may create
    scheduled events in the guild.
    """

    channels: tuple[int, ...]
    role: int | None
    lacking: Mapping[int, str]
    nowhere: str = ""
    events: bool = True


def apply_setting(
    server: GuildSettings, field: str, values: Sequence[str], there: GuildContext
) -> GuildSettings | None:
    """Return the settings after a field was switched or chosen; None for a value that no component offers.

    ``there`` has those channels and roles of ``values`` that exist in the guild.
    """
    if field in SWITCHES and values in (["0"], ["1"]):
        return replace(server, **{field: values == ["1"]})
    if field == "clock" and len(values) == 1 and (pace := clock_from_key(values[0])) is not None:
        return replace(server, clock=pace[0], bank=pace[1])
    if field == "language" and len(values) == 1 and values[0] in (_OWN, *available_locales()):
        return replace(server, language="" if values[0] == _OWN else values[0])
    if field == FOLLOW and len(values) == 1 and values[0] in get_args(Follow):
        return replace(server, follow=values[0])
    if field == "channels" and len(there.channels) == len(values) <= MOST_CHANNELS:
        return replace(server, channels=there.channels)
    if field == "moderators" and len(values) == (there.role is not None):
        return replace(server, moderators=there.role)
    return None


def settings_message(server: GuildSettings, there: GuildContext, speak: Localizer) -> OutgoingMessage:
    """Build the panel: current settings, missing permissions, and a component for each setting."""
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay(f"## {speak('settings-title')}"),
        ui.TextDisplay("\n".join(_where(server, there, speak))),
        accent_colour=NIGHT,
    )
    channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id="g:channels",
        channel_types=_ROOMS,
        placeholder=clipped(speak("settings-choose-channels"), 150),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[_selected(one, discord.SelectDefaultValueType.channel) for one in there.channels],
    )
    box.add_item(ui.ActionRow(channels))
    box.add_item(ui.ActionRow(SettingSelect("clock", _clocks(server, speak))))
    if len(available_locales()) > 1:
        box.add_item(ui.ActionRow(SettingSelect("language", _languages(server, speak))))
    box.add_item(ui.ActionRow(SettingSelect(FOLLOW, _follow(server, speak))))
    box.add_item(
        ui.TextDisplay(speak("settings-moderators", role="none" if there.role is None else f"<@&{there.role}>"))
    )
    chosen = [] if there.role is None else [there.role]
    role: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id="g:moderators",
        placeholder=clipped(speak("settings-choose-role"), 150),
        min_values=0,
        max_values=1,
        default_values=[_selected(one, discord.SelectDefaultValueType.role) for one in chosen],
    )
    box.add_item(ui.ActionRow(role))
    switches = []
    for field in SWITCHES:
        on = bool(getattr(server, field))
        switches.append(SettingToggle(field, not on, speak(f"settings-{field}-{'on' if on else 'off'}"), on=on))
    box.add_item(button_row(*switches))
    box.add_item(
        ui.TextDisplay(
            speak("settings-quiet", hours="none" if server.quiet is None else quiet_hours_text(server.quiet, speak))
        )
    )
    box.add_item(button_row(SettingToggle(QUIET, True, speak("button-settings-quiet"))))
    box.add_item(ui.TextDisplay(small_print(speak("settings-small"))))
    return single_box_message(box)


def _selected(number: int, kind: discord.SelectDefaultValueType) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=number, type=kind)


def _where(server: GuildSettings, there: GuildContext, speak: Localizer) -> list[str]:
    events = [] if there.events else [speak("settings-no-events", permission=speak("permission-create_events"))]
    return [speak("settings-channels", count=len(server.channels)), *_amiss(server, there, speak), *events]


def _amiss(server: GuildSettings, there: GuildContext, speak: Localizer) -> list[str]:
    if there.nowhere:
        return [speak("settings-nowhere", permissions=there.nowhere)]
    if server.channels and not there.channels:
        return [speak("settings-gone")]
    listed = [
        speak("settings-lacking", channel=f"<#{channel}>", permissions=permissions)
        for channel, permissions in there.lacking.items()
    ]
    more = len(listed) - _LISTED
    return listed if more <= 0 else [*listed[:_LISTED], speak("settings-lacking-more", count=more)]


def _clocks(server: GuildSettings, speak: Localizer) -> list[discord.SelectOption]:
    now = str(USUAL if server.clock is None else clock_key(server.clock, server.bank))
    return [
        discord.SelectOption(
            label=clipped(speak("settings-clock", time=speak(f"clock-{pace}")), 100), value=pace, default=pace == now
        )
        for pace in PACES
    ]


def _follow(server: GuildSettings, speak: Localizer) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=clipped(speak("settings-follow", follow=value), 100), value=value, default=value == server.follow
        )
        for value in get_args(Follow)
    ]


def _languages(server: GuildSettings, speak: Localizer) -> list[discord.SelectOption]:
    named = {_OWN: speak("settings-language-own"), **{one: _name(one) for one in available_locales()}}
    return [
        discord.SelectOption(
            label=clipped(speak("settings-language", language=name), 100),
            value=value,
            default=value == (server.language or _OWN),
        )
        for value, name in named.items()
    ][:25]


def _name(language: str) -> str:
    """Return a language's name in that language."""
    return Locale.parse(language, sep="-").display_name or language
