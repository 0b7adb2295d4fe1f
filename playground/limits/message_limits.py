"""Limits of messages beyond the description of their form (`playground.limits.request_schemas`), with the place
of every fault.

The world checks structure again when it carries a request out; what is here is what it does not check, and what a
bot's author wants to see named by its path.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from bot.core.discord_errors import ErrorCode
from playground.errors import Path, Problems, refusal
from playground.limits.component_limits import NO_EMOJIS, check_components, check_url

COMPONENTS_V2 = 1 << 15
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Around:
    """Objects that a message body can refer to.

    `files` is the number that came with it, `kept` has the ids of those that the message has already, `emojis`
    the ids of all custom emojis.
    """

    files: int = 0
    kept: Container[str] = ()
    emojis: Container[str] = NO_EMOJIS


def check_message(body: dict[str, Any], around: Around, *, flags: int, create: bool, at: Path = ()) -> None:
    """Hold a message body to Discord's limits.

    `flags` is what the message's flags will be, `create` whether it is a new message (which may not be empty).
    Raises `ApiError`.
    """
    files = around.files
    problems = Problems()
    v2 = bool(flags & COMPONENTS_V2)
    if body.get("content") is not None:
        problems.text(body["content"], (*at, "content"), 0, 2000, required=False)
    if v2:
        for name in _LEGACY:
            if body.get(name):
                problems.add(
                    (*at, name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if body.get("embeds") is not None:
        _check_embeds(body["embeds"], problems, (*at, "embeds"))
    if body.get("attachments") is not None:
        _check_attachments(body["attachments"], problems, (*at, "attachments"), around)
    if files > 10:
        problems.add((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if body.get("components") is not None:
        check_components(body["components"], problems, (*at, "components"), v2=v2, emojis=around.emojis)
    problems.raise_if_any()
    said = str(body.get("content") or "").strip()
    shown = [body.get(name) for name in ("embeds", "components", "sticker_ids", "poll", "message_reference")]
    forward = isinstance(shown[4], dict) and shown[4].get("type") == 1
    if create and not (said or files or any(shown[:4]) or forward):
        raise refusal(ErrorCode.EMPTY_MESSAGE)


def _check_attachments(listed: list[dict[str, Any]], problems: Problems, at: Path, around: Around) -> None:
    uploaded = {str(place) for place in range(around.files)}
    for place, item in enumerate(listed):
        file_id = str(item["id"])
        if file_id not in uploaded and file_id not in around.kept:
            problems.add((*at, place), "ATTACHMENT_NOT_FOUND", "Attachment data not found")


def _check_embeds(embeds: list[dict[str, Any]], problems: Problems, at: Path) -> None:
    total = 0
    for place, embed in enumerate(embeds):
        here = (*at, place)
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for n, part in enumerate(embed.get("fields") or ()):
            for name in ("name", "value"):
                if not part[name].strip():
                    problems.required((*here, "fields", n, name))
                texts.append(part[name])
        if embed.get("url") is not None:
            check_url(embed["url"], problems, (*here, "url"), ("http", "https"))
        for part, field in _PICTURES:
            if (url := (embed.get(part) or {}).get(field)) is not None:
                check_url(url, problems, (*here, part, field))
        total += sum(len(text) for text in texts if text is not None)
    if total > 6000:
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


_PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
