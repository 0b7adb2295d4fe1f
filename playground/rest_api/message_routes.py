"""Routes that make and change messages: channels, direct messages, interactions and what follows them."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

from bot.core.discord_errors import ErrorCode
from playground.errors import Problems, invalid, refusal
from playground.limits.component_limits import check_choices, check_modal, exists
from playground.limits.message_limits import COMPONENTS_V2, Around, check_message
from playground.limits.rate_limits import OLD_EDIT_AGE
from playground.limits.request_schemas import named
from playground.rest_api.api import Api, Call, route
from playground.rest_api.emoji_routes import known
from playground.world.ids import id_of
from playground.world.model import EPHEMERAL, Channel, ChannelType, Interaction, Message
from playground.world.payloads import without_nulls

_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_WEBHOOK = "/webhooks/{webhook_id}/{token}"
_EDIT_FIELDS = frozenset({"content", "embeds", "components", "flags", "allowed_mentions", "attachments", "poll"})
_CREATE_FIELDS = _EDIT_FIELDS | {"message_reference", "sticker_ids", "tts"}
_NONCES = 100


# ---------------------------------------------------------------------- checks


def _known(body: dict[str, Any], fields: frozenset[str]) -> dict[str, Any]:
    """Return the body without fields that Discord would ignore; the old single `embed` becomes a list.

    A null is as good as nothing, but for what an edit takes away.
    """
    body = dict(body)
    if body.get("embed") is not None:
        problems = Problems()
        named("RichEmbed")(body["embed"], problems, ("embed",))
        problems.raise_if_any()
        body.setdefault("embeds", [body["embed"]])
    new = "tts" in fields
    return {
        name: without_nulls(value)
        for name, value in body.items()
        if name in fields and not (value is None and (new or name == "flags"))
    }


def _flags(body: dict[str, Any], before: int = 0) -> int:
    flags = body.get("flags")
    return (flags if isinstance(flags, int) else 0) | (before & COMPONENTS_V2)


def _around(api: Api, call: Call) -> Around:
    return Around(len(call.files), (), known(api.world))


def _channel(api: Api, channel_id: int) -> Channel:
    channel = api.world.channels.get(channel_id)
    if channel is None:
        raise refusal(ErrorCode.UNKNOWN_CHANNEL)
    if not api.world.may_see(channel.id, api.world.bot_user.id):
        raise refusal(ErrorCode.MISSING_ACCESS)
    return channel


def _place(api: Api, record: Interaction) -> Channel:
    """Return the channel of an interaction; raise `ApiError` if it is gone or the bot has no access there."""
    channel = api.world.channels.get(record.channel_id)
    if channel is None:
        raise refusal(ErrorCode.UNKNOWN_CHANNEL)
    # A user who has the bot installed for themselves gets its answers also in a guild without it.
    if not api.world.bot_is_in(channel.guild_id) and "1" not in api.world.owners.get(record.id, ()):
        raise refusal(ErrorCode.MISSING_ACCESS)
    return channel


def _may_attach(api: Api, channel: Channel, call: Call, body: dict[str, Any]) -> None:
    if not api.world.bot_is_in(channel.guild_id):
        return
    permissions = api.world.bot_permissions(channel)
    if call.files and not permissions.attach_files:
        raise refusal(ErrorCode.MISSING_PERMISSIONS)
    if body.get("embeds") and not permissions.embed_links:
        raise refusal(ErrorCode.MISSING_PERMISSIONS)


def _may_send(api: Api, channel: Channel) -> None:
    if channel.guild_id is None:
        if not all(api.people.takes_messages(user_id) for user_id in channel.recipient_ids):
            raise refusal(ErrorCode.CANNOT_SEND_TO_USER)
        homes = api.world.homes
        if not all(any(user_id in guild.members for guild in homes) for user_id in channel.recipient_ids):
            raise refusal(ErrorCode.NO_MUTUAL_GUILDS)
        return
    permissions = api.world.bot_permissions(channel)
    if not (permissions.send_messages_in_threads if channel.is_thread else permissions.send_messages):
        raise refusal(ErrorCode.MISSING_PERMISSIONS)
    _thaw(api, channel)


def _thaw(api: Api, channel: Channel) -> None:
    """Unarchive a thread for a new message, unless it is locked."""
    meta = channel.thread_metadata
    if meta is None or not meta.archived:
        return
    if meta.locked:
        raise refusal(ErrorCode.ARCHIVED)
    api.world.edit_channel(channel.id, {}, thread_metadata={"archived": False})


def _check_edit(api: Api, call: Call, message: Message, body: dict[str, Any], at: tuple[str, ...] = ()) -> None:
    if message.flags & COMPONENTS_V2 and isinstance(body.get("flags"), int) and not body["flags"] & COMPONENTS_V2:
        raise invalid(
            (*at, "flags"),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )
    kept = {attachment["id"] for attachment in message.attachments}
    around = Around(len(call.files), kept, known(api.world))
    check_message(body, around, flags=_flags(body, message.flags), create=False, at=at)
    _may_attach(api, api.world.channels[message.channel_id], call, body)


def _check_age(api: Api, message: Message) -> None:
    if api.world.age(message.id) > OLD_EDIT_AGE:
        api.limits.old_edit(message.id)


# ---------------------------------------------------------------------- channels


@route("POST", "/channels/{channel_id}/messages")
def send(api: Api, call: Call) -> tuple[int, Any]:
    """Send a message. `enforce_nonce` gives the message of the same nonce instead of a second one."""
    channel = _channel(api, call.id("channel_id"))
    body = _known(call.body(), _CREATE_FIELDS)
    nonce = call.body().get("nonce")
    _may_send(api, channel)
    _may_attach(api, channel, call, body)
    check_message(body, _around(api, call), flags=_flags(body), create=True)
    if nonce is not None and call.body().get("enforce_nonce"):
        earlier = api.world.messages[channel.id].get(api.nonces.get(f"{channel.id} {nonce}", 0))
        if earlier is not None:
            return 200, {**api.world.message_json(earlier), "nonce": nonce}
    call.json = body
    answer = api.run(call)
    if nonce is not None:
        answer["nonce"] = nonce
        api.nonces[f"{channel.id} {nonce}"] = int(answer["id"])
        while len(api.nonces) > _NONCES:
            del api.nonces[next(iter(api.nonces))]
    return 200, answer


@route("PATCH", _MESSAGE)
def edit(api: Api, call: Call) -> tuple[int, Any]:
    """Change a message; a person's closed door does not keep the bot from changing what they already have."""
    channel = _channel(api, call.id("channel_id"))
    message = api.world.messages[channel.id].get(call.id("message_id"))
    body = _known(call.body(), _EDIT_FIELDS)
    if message is not None and not message.is_ephemeral and message.author_id == api.world.bot_user.id:
        meta = channel.thread_metadata
        if meta is not None and meta.archived:
            raise refusal(ErrorCode.ARCHIVED)
        _check_age(api, message)
        _check_edit(api, call, message, body)
    call.json = body
    return 200, api.run(call)


@route("PUT", _MESSAGE + "/reactions/{emoji}/@me")
def react(api: Api, call: Call) -> tuple[int, Any]:
    """Add a reaction; 10014 if there is no such emoji."""
    _channel(api, call.id("channel_id"))
    name = unquote(call.args["emoji"])
    if not (name.rpartition(":")[2] in known(api.world) if ":" in name else exists(name)):
        raise refusal(ErrorCode.UNKNOWN_EMOJI)
    api.run(call)
    return 204, None


@route("DELETE", "/channels/{channel_id}")
def delete_channel(api: Api, call: Call) -> tuple[int, Any]:
    """Delete a channel. Direct messages are only closed: they come back with the next message."""
    channel = _channel(api, call.id("channel_id"))
    if channel.type == ChannelType.DM:
        return 200, api.world.channel_json(channel)
    return 200, api.run(call)


@route("POST", "/users/@me/channels")
def open_dm(api: Api, call: Call) -> tuple[int, Any]:
    """Open a DM channel with a user; that always works, even if messages to them will not."""
    recipient = call.body().get("recipient_id") or next(iter(call.body().get("recipients") or []), None)
    user_id = id_of(recipient)
    if user_id not in api.world.users:
        raise refusal(ErrorCode.INVALID_RECIPIENT)
    channel = api.world.get_dm_channel(user_id)
    return 200, {**api.world.channel_json(channel), "flags": 0}


# ---------------------------------------------------------------------- interactions


@route("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(api: Api, call: Call) -> tuple[int, Any]:
    """Answer an interaction within its 3 seconds. `with_response` asks for what came of it."""
    record = api.world.interactions.get(call.id("interaction_id"))
    if record is None or record.token != call.args["token"]:
        raise refusal(ErrorCode.UNKNOWN_INTERACTION)
    body = call.body()
    kind, data = body.get("type"), body.get("data")
    data = data if isinstance(data, dict) else {}
    if not record.responded and _in_time(api, record):
        data = _check_callback(api, call, record, kind, data)
    call.json = {"type": kind, "data": data}
    answer = api.run(call)
    api.actions.answered(record)
    if call.params.get("with_response") not in ("true", "1", "True"):
        return 204, None
    answer["interaction"] = {name: value for name, value in answer["interaction"].items() if value is not None}
    return 200, answer


def _in_time(api: Api, record: Interaction) -> bool:
    return record.initial_response_deadline is None or api.world.now_iso() < record.initial_response_deadline


def _check_callback(api: Api, call: Call, record: Interaction, kind: object, data: dict[str, Any]) -> dict[str, Any]:
    allowed = {2: (4, 5, 9, 10), 3: (4, 5, 6, 7, 9, 10), 4: (8,), 5: (4, 5, 6, 7)}[int(record.type)]
    if kind not in allowed:
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {set(allowed)}.")
    channel = _place(api, record)
    meta = channel.thread_metadata
    if meta is not None and meta.archived and meta.locked and kind in (4, 5, 6, 7):
        raise refusal(ErrorCode.ARCHIVED)
    if kind in (4, 5):
        _thaw(api, channel)
    if kind == 4:
        data = _known(data, _CREATE_FIELDS)
        check_message(data, _around(api, call), flags=_flags(data), create=True, at=("data",))
        _may_attach(api, channel, call, data)
    elif kind == 7:
        data = _known(data, _EDIT_FIELDS)
        message = api.world.messages[channel.id].get(record.source_message_id or 0)
        if message is not None:
            _check_edit(api, call, message, data, ("data",))
    elif kind == 8:
        check_choices(data.get("choices") or [], numbers=api.actions.suggests_numbers(record))
    elif kind == 9:
        data = without_nulls(data)
        check_modal(data, emojis=known(api.world))
    return data


def _record(api: Api, call: Call) -> Interaction | None:
    """Return the interaction of a webhook token; None if the webhook is an ordinary one."""
    if call.id("webhook_id") != api.world.application_id:
        return None
    interaction_id = api.world.interaction_tokens.get(call.args["token"])
    record = api.world.interactions.get(interaction_id or 0)
    if record is None or (record.expires_at is not None and api.world.now_iso() >= record.expires_at):
        raise refusal(ErrorCode.INVALID_TOKEN)
    if not record.responded:
        raise refusal(ErrorCode.UNKNOWN_WEBHOOK)
    return record


@route("POST", _WEBHOOK)
def follow_up(api: Api, call: Call) -> tuple[int, Any]:
    """Send a further message to an interaction; the first after a deferral fills the waiting answer."""
    record = _record(api, call)
    if record is not None:
        channel = _place(api, record)
        body = _known(call.body(), _CREATE_FIELDS - {"sticker_ids"})
        waiting = api.world.messages[channel.id].get(record.message_id or 0) if record.loading else None
        if waiting is not None:
            body = _known(body, _EDIT_FIELDS)
            _check_edit(api, call, waiting, body)
        else:
            check_message(body, _around(api, call), flags=_flags(body), create=True)
            _may_attach(api, channel, call, body)
        call.json = body
        return 200, api.run(call)
    answer = api.run(call)
    return (200, answer) if call.params.get("wait") == "true" else (204, None)


@route("GET", _WEBHOOK + "/messages/{message_id}")
@route("GET", _WEBHOOK + "/messages/@original")
@route("DELETE", _WEBHOOK + "/messages/{message_id}")
@route("DELETE", _WEBHOOK + "/messages/@original")
def answer_message(api: Api, call: Call) -> tuple[int, Any]:
    """Read or take away one of an interaction's answers."""
    record = _record(api, call)
    if record is not None:
        _place(api, record)
    answer = api.run(call)
    if call.method == "DELETE" and record is not None and call.path.endswith("@original") and record.loading:
        # The deferred response is complete: what follows is a message of its own.
        record.complete_deferred()
    return (204, None) if answer is None else (200, answer)


@route("PATCH", _WEBHOOK + "/messages/{message_id}")
@route("PATCH", _WEBHOOK + "/messages/@original")
def edit_answer(api: Api, call: Call) -> tuple[int, Any]:
    """Change one of an interaction's answers, or the message whose button was pressed."""
    record = _record(api, call)
    if record is not None:
        body = _known(call.body(), _EDIT_FIELDS)
        message_id = record.message_id if call.path.endswith("@original") else call.id("message_id")
        message = api.world.messages[_place(api, record).id].get(message_id or 0)
        if message is not None:
            if not message.flags & EPHEMERAL:
                _check_age(api, message)
            _check_edit(api, call, message, body)
        call.json = body
    return 200, api.run(call)
