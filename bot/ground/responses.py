"""How a pressed message is brought up to date: discord.py's way of answering an interaction, without what it costs
beside that.

The library asks Discord to send the whole message back and takes it to pieces, and has aiohttp put a form together from
its fields. Nobody here reads that message, and the form is a few bytes around a picture. Everything else, and every
answer that does not go through at once, is left to the library.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Any

import discord
from discord.http import MultipartParameters, Route, json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_UPDATE = '{"type":7,'
"""How the JSON of such an answer begins."""
_BOUNDARY = secrets.token_hex(16)
"""What stands between the parts of a form. Nobody but Discord sees it."""
_PAUSE = 1.0
"""Seconds after which discord.py tries for the second time."""
_RESET = (54, 10054)
"""What it tries again of what the system says."""
_REFUSALS = {403: discord.Forbidden, 404: discord.NotFound}
_PLAIN_NAME = re.compile(r"[A-Za-z0-9._-]+")


class Responses(AsyncWebhookAdapter):
    """Answers interactions, those that update the pressed message with little effort."""

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, session: Any, params: MultipartParameters, **more: Any
    ) -> Any:
        """See discord.py's: raises what it raises."""
        form = _form(params)
        if form is not None and await self._update(interaction_id, token, session, form, **more):
            return {"interaction": {"id": str(interaction_id), "type": 3}}
        for file in params.files or ():
            # It may have been read.
            file.reset(seek=True)
        return await super().create_interaction_response(interaction_id, token, session=session, params=params, **more)

    async def _update(self, interaction_id: int, token: str, session: Any, form: bytes, **more: Any) -> bool:
        """Whether Discord took it; if not, it may be tried again now."""
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        headers = {"Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"}
        pause = _PAUSE
        try:
            async with session.request("POST", route.url, data=form, headers=headers, **more) as response:
                if 200 <= response.status < 300:
                    return True
                told: Any = await json_or_text(response)
                if response.status == 429 and response.headers.get("Via"):
                    pause = told["retry_after"]
                elif response.status < 500:
                    raise _REFUSALS.get(response.status, discord.HTTPException)(response, told)
        except OSError as error:
            if error.errno not in _RESET:
                raise
        await asyncio.sleep(pause)
        return False


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
