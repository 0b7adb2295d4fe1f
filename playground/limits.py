"""The lengths and shapes Discord holds messages to, with the place of every fault.

The world checks structure again when it carries a request out; what is here is what it does not check, and what a
bot's author wants to see named by its path.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from playground.component_limits import NO_EMOJIS, check_components, check_url
from playground.errors import ApiError, Path, Problems

COMPONENTS_V2 = 1 << 15
MAX_MENTIONS = 100
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Around:
    """What a message body can point to.

    `files` is how many came with it, `kept` has the ids of those that the message has already, `emojis` the ids of the
    custom emojis there are.
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
    if body.get("allowed_mentions") is not None:
        _check_mentions(body["allowed_mentions"], problems, (*at, "allowed_mentions"))
    if files > 10:
        problems.add((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if body.get("components") is not None:
        check_components(body["components"], problems, (*at, "components"), v2=v2, emojis=around.emojis)
    if body.get("nonce") is not None and not (
        isinstance(body["nonce"], int) or (isinstance(body["nonce"], str) and len(body["nonce"]) <= 25)
    ):
        problems.add((*at, "nonce"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    problems.raise_if_any()
    said = str(body.get("content") or "").strip()
    shown = [body.get(name) for name in ("embeds", "components", "sticker_ids", "poll", "message_reference")]
    forward = isinstance(shown[4], dict) and shown[4].get("type") == 1
    if create and not (said or files or any(shown[:4]) or forward):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _check_attachments(listed: object, problems: Problems, at: Path, around: Around) -> None:
    uploaded = {str(place) for place in range(around.files)}
    for place, item in enumerate(problems.items(listed, at, 0, 10)):
        if not isinstance(item, dict):
            problems.add((*at, place), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        problems.text(item.get("description"), (*at, place, "description"), 0, 1024, required=False)
        file_id = str(item.get("id"))
        if file_id not in uploaded and file_id not in around.kept:
            problems.add((*at, place), "ATTACHMENT_NOT_FOUND", "Attachment data not found")


def _check_mentions(allowed: object, problems: Problems, at: Path) -> None:
    if not isinstance(allowed, dict):
        problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    for name in ("users", "roles"):
        if allowed.get(name) is not None:
            problems.items(allowed[name], (*at, name), 0, MAX_MENTIONS)


def _check_embeds(embeds: object, problems: Problems, at: Path) -> None:
    total = 0
    for place, embed in enumerate(problems.items(embeds, at, 0, 10)):
        if not isinstance(embed, dict):
            problems.add((*at, place), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        here = (*at, place)
        texts: list[tuple[Path, Any, int]] = [
            ((*here, "title"), embed.get("title"), 256),
            ((*here, "description"), embed.get("description"), 4096),
            ((*here, "footer", "text"), _part(embed, "footer").get("text"), 2048),
            ((*here, "author", "name"), _part(embed, "author").get("name"), 256),
        ]
        for n, part in enumerate(problems.items(embed.get("fields") or [], (*here, "fields"), 0, 25)):
            part = part if isinstance(part, dict) else {}
            for name, limit in (("name", 256), ("value", 1024)):
                if not str(part.get(name) or "").strip():
                    problems.required((*here, "fields", n, name))
                texts.append(((*here, "fields", n, name), part.get(name), limit))
        if embed.get("url") is not None:
            check_url(str(embed["url"]), problems, (*here, "url"), ("http", "https"))
        for part, field in _PICTURES:
            if (url := _part(embed, part).get(field)) is not None:
                check_url(str(url), problems, (*here, part, field))
        for path, text, limit in texts:
            problems.text(text, path, 0, limit, required=False)
            total += len(text) if isinstance(text, str) else 0
    if total > 6000:
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


_PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def _part(embed: dict[str, Any], name: str) -> dict[str, Any]:
    part = embed.get(name)
    return part if isinstance(part, dict) else {}
