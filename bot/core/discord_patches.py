"""Patches of discord.py: guarded gateway parsers, unparsed messages and fast updates.

Guarded parsers log what they cannot parse of the gateway's data.

Unparsed messages: Discord sends the whole message that a press or a modal came from, and discord.py would
make an object of every button and every line in it for each press. The parts that are rarely needed stay raw.

Fast updates answer an interaction on a pressed message without the library's overhead.

The library asks Discord to send the whole message back and parses it; the bot does not read that message. Everything
else is left to the library: the form, every other answer, and the error handling if Discord rejects one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

log = structlog.get_logger(__name__)

Parse = Callable[[Any], None]

_NEEDED = ("READY", "RESUMED")
"""Without these there is no connection."""
_COUNTED = ("MESSAGE_CREATE",)
"""Of these nothing is stored, and there may be very many: their ids are not looked at."""
_WITH_ID = ("user", "member", "message", "author", "role")
"""Objects that carry an id of their own."""
_BEYOND = 2**63
"""A number above all of Discord's ids and of what a database column holds."""


def guard_parsers(parsers: dict[str, Parse]) -> None:
    """Wrap the parsers so that an unexpected payload is logged and skipped, and does not end the bot.

    discord.py ends the connection, and the bot with it, when a parser raises. For ``READY`` that is right.
    """
    parsers |= {what: _guarded(what, parse) for what, parse in parsers.items() if what not in _NEEDED}


def _guarded(what: str, parse: Parse) -> Parse:
    def comes(data: Any) -> None:
        try:
            if what not in _COUNTED:
                _look_at_ids(data)
            parse(data)
        except Exception as error:
            log.error("parsing a gateway event failed", what=what, error=f"{type(error).__name__}: {error}")

    return comes


def _look_at_ids(data: Any) -> None:
    """Check that all ids in an event, and in the objects it refers to, can be stored.

    Raises:
        ValueError, TypeError: one cannot.
    """
    for name, value in data.items():
        if name == "id" or name.endswith("_id"):
            if value is not None and not 0 <= int(value) < _BEYOND:
                raise ValueError(f"{name} is no id")
        elif name in _WITH_ID and isinstance(value, dict):
            _look_at_ids(value)


_KEPT = "message_components"
"""Under what an interaction's data keep the components of its message."""
_UNREAD = ("interaction", "interaction_metadata")
"""Fields that no code reads."""


def skip_message_parsing(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return a replacement for discord.py's ``parse`` that does not parse the pressed message.

    It is called with each interaction, as the gateway sends it.
    """

    def comes(data: Any) -> None:
        message, inner = data.get("message"), data.get("data")
        if isinstance(message, dict) and isinstance(inner, dict):
            kept = {name: value for name, value in message.items() if name not in _UNREAD}
            inner = {**inner, _KEPT: message.get("components")}
            data = {**data, "data": inner, "message": {**kept, "components": [], "attachments": []}}
        parse(data)

    return comes


def raw_components(interaction: discord.Interaction[Any]) -> Sequence[Any]:
    """Return the components of the pressed message, as Discord sent them; empty if there are none."""
    data: Any = interaction.data or {}
    found = data.get(_KEPT)
    return found if isinstance(found, list) else []


_UPDATE = '{"type":7,'
"""The beginning of such a response's JSON."""


class FastInteractionAdapter(AsyncWebhookAdapter):
    """Adapter for responses to interactions, with little effort for those that update the pressed message."""

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, session: Any, params: MultipartParameters, **more: Any
    ) -> Any:
        """See discord.py's: raises what it raises."""
        fields = params.multipart
        update = bool(params.files and fields and fields[0]["value"].startswith(_UPDATE))
        sent_by: Any = _Sender(session) if update else session
        told = await super().create_interaction_response(interaction_id, token, session=sent_by, params=params, **more)
        # Discord returns no body; discord.py needs the id of the interaction.
        return {"interaction": {"id": str(interaction_id), "type": 3}} if update else told


class _Sender:
    """Stand-in for aiohttp's session in one response, which does not ask Discord to return the message."""

    def __init__(self, session: Any) -> None:
        self._session = session

    def request(self, method: str, url: str, **given: Any) -> Any:
        """Implement :meth:`aiohttp.ClientSession.request`."""
        return self._session.request(method, url, **{**given, "params": None})


def install_fast_adapter() -> None:
    """Answer interactions with the fast adapter from now on, in this task and those that it starts.

    An adapter that is already set stays, such as that of a simulated Discord.
    """
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(FastInteractionAdapter())  # type: ignore[no-untyped-call]
