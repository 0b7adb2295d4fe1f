"""How a pressed message is brought up to date: discord.py's way of answering an interaction, without what it costs
beside that.

The library asks Discord to send the whole message back and takes it to pieces, and has aiohttp put a form together from
its fields. Nobody here reads that message, and the form is a few bytes around a picture. All else is left to the
library: every other answer, and what is to be done where Discord does not take one.
"""

from __future__ import annotations

import re
import secrets
from typing import Any

from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_UPDATE = '{"type":7,'
"""How the JSON of such an answer begins."""
_BOUNDARY = secrets.token_hex(16)
"""What stands between the parts of a form. Nobody but Discord sees it."""
_PLAIN_NAME = re.compile(r"[A-Za-z0-9._-]+")


class Responses(AsyncWebhookAdapter):
    """Answers interactions, those that update the pressed message with little effort."""

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, session: Any, params: MultipartParameters, **more: Any
    ) -> Any:
        """See discord.py's: raises what it raises."""
        form = _form(params)
        sent_by: Any = session if form is None else _Sender(session, form)
        told = await super().create_interaction_response(interaction_id, token, session=sent_by, params=params, **more)
        # Discord has said nothing but that it is well; discord.py wants to hear which interaction it was.
        return told if form is None else {"interaction": {"id": str(interaction_id), "type": 3}}


class _Sender:
    """Stands for aiohttp's session in one answer, and sends that form in place of what was put together for it."""

    def __init__(self, session: Any, form: bytes) -> None:
        self._session = session
        self._form = form

    def request(self, method: str, url: str, **given: Any) -> Any:
        """See ``aiohttp.ClientSession.request``."""
        headers = {**given["headers"], "Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"}
        # The one parameter asks for the message.
        return self._session.request(method, url, **{**given, "data": self._form, "headers": headers, "params": None})


def answer_lightly() -> None:
    """From here on, in this task and those that it starts, answer interactions this way, unless somebody else has
    taken that in hand, as a simulated Discord does."""
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(Responses())  # type: ignore[no-untyped-call]


def _form(params: MultipartParameters) -> bytes | None:
    """The form of an update, as it goes over the line; None if it is anything else."""
    fields, files = params.multipart, params.files
    if not fields or not files or not fields[0]["value"].startswith(_UPDATE):
        return None
    parts = [_part('name="payload_json"', "application/json", fields[0]["value"].encode())]
    for at, file in enumerate(files):
        if not _PLAIN_NAME.fullmatch(file.filename):
            return None
        parts.append(
            _part(f'name="files[{at}]"; filename="{file.filename}"', "application/octet-stream", file.fp.read())
        )
    return b"".join((*parts, f"--{_BOUNDARY}--\r\n".encode()))


def _part(said: str, kind: str, content: bytes) -> bytes:
    head = f"--{_BOUNDARY}\r\nContent-Disposition: form-data; {said}\r\nContent-Type: {kind}\r\n\r\n"
    return b"".join((head.encode(), content, b"\r\n"))
