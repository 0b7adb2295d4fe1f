"""The world behind the local Discord: simcord's model of Discord, on the wall clock and kept small.

This is the only module that knows simcord's inside. simcord is made for tests in one process and calls these
parts private, so it is pinned; `tests/playground/test_world.py` says plainly what moved when it is raised.
Everything bent here has its reason beside it.
"""

from __future__ import annotations

import datetime
import secrets
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

import discord
from simcord import components as _components
from simcord import intents as _intents
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CdnStore
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Guild, Interaction, Member, Message, Overwrite, Role, User
from simcord.backend.models.expression import GuildEmoji
from simcord.backend.models.interaction import ResponseKind
from simcord.enums import ChannelType, OverwriteType
from simcord.http import routes as _routes  # noqa: F401  (registers the handlers)
from simcord.http.router import _ROUTES, RequestContext, RouteNotImplemented, UnsupportedField
from simcord.interactions import base_payload

from playground.world.files import Files, Upload
from playground.world.notifications import notified_users
from playground.world.payloads import (
    command_object,
    command_path,
    complete_components,
    complete_embeds,
    copied,
    integration_owners,
    interaction_metadata,
    match_template,
    reader_of,
)
from playground.world.serializers import complete_serializers

__all__ = [
    "BackendError",
    "Channel",
    "ChannelType",
    "Guild",
    "GuildEmoji",
    "Interaction",
    "Message",
    "ResponseKind",
    "Role",
    "RouteNotImplemented",
    "UnsupportedField",
    "User",
    "World",
    "serializers",
]

SIMCORD = "3.2.1"
"""The release of simcord this module was written against."""
EPHEMERAL = 1 << 6
LOADING = 1 << 7
KEEP_MESSAGES = 100
"""Messages kept in a channel, with components and without; a few more are let in before the oldest go."""
KEEP_PRIVATE = 20
"""Private answers kept for one person in one channel."""
TOKEN_SECONDS = 15 * 60
_EPOCH_MS = 1420070400000
_SLACK = 20

Handler = Callable[[RequestContext], Any]


# simcord (3.2.1) copies a message's components four times for one edit; under load, that was a sixth of all work.
_components.deepcopy = copied  # type: ignore[attr-defined,assignment]
complete_serializers(serializers)


class WallClock(Clock):
    """The real time, plus what a test has put on top of it."""

    def now(self) -> datetime.datetime:
        """Return the present time, in UTC."""
        return datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=self.elapsed)


class _Cdn(CdnStore):
    # simcord serves files from an address nobody can fetch, and never forgets one.
    def __init__(self, files: Files) -> None:
        super().__init__()
        self._files = files

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        return self._files.store(attachment_id, channel_id, filename, data, description)

    def get(self, url: str) -> bytes | None:
        file = self._files.get(url.split("/")[-2]) if "/attachments/" in url else None
        return file.data if file is not None else super().get(url)


class World(Backend):
    """Discord: guilds, people, channels, messages, commands, interactions.

    Listeners (lists to append to): `subscribers` get every gateway event as (name, payload);
    `on_message` gets (`create`|`update`|`delete`, message) for private answers too; `on_channel` a channel that
    somebody newly sees, `on_channel_gone` one that was deleted; `on_commands` that the commands changed; `on_changed`
    gets (kind, id, gone) for whatever has to be on disk: `user`, `guild`, `channel`, `message`, `commands`, `emoji`.
    `notifications` count how often each user has been notified.
    """

    def __init__(self, files: Files) -> None:
        self._last_id = 0
        super().__init__(clock=WallClock())
        self.files = files
        self.cdn = _Cdn(files)
        # simcord records all traffic for tests to read; here it would grow for ever.
        self.http_requests = cast(Any, deque(maxlen=0))
        self.transcript = cast(Any, deque(maxlen=0))
        self.interactions: OrderedDict[int, Interaction] = OrderedDict()
        self.on_message: list[Callable[[str, Message], None]] = []
        self.on_channel: list[Callable[[Channel], None]] = []
        self.on_commands: list[Callable[[], None]] = []
        self.on_changed: list[Callable[[str, int, bool], None]] = []
        self.on_channel_gone: list[Callable[[Channel], None]] = []
        self.owners: dict[int, dict[str, str]] = {}
        self.emoji_pictures: dict[int, bytes] = {}
        self.notifications: Counter[int] = Counter()
        self._triggers: dict[int, dict[str, Any]] = {}
        self._aged: dict[int, float] = {}
        self._completing: int | None = None
        self._routes = _route_index()

    # ------------------------------------------------------------------ time and ids

    def snowflake(self) -> int:
        """Return a new id for the present time; ids rise, so they are unique without a list of the others."""
        now = int(self.clock.now().timestamp() * 1000) - _EPOCH_MS
        self._last_id = max(self._last_id + 1, now << 22)
        return self._last_id

    def snowflake_on(self, shard: int, shards: int) -> int:
        """Return a new id on this shard, at most a few milliseconds in the future; later ids follow it."""
        milliseconds = self.snowflake() >> 22
        milliseconds += (shard - milliseconds) % shards or shards
        self._last_id = milliseconds << 22
        return self._last_id

    def now_iso(self) -> str:
        """Return the present time as Discord writes it; always with microseconds, so that texts compare like times."""
        return self.clock.now().isoformat(timespec="microseconds")

    def iso_after(self, seconds: float) -> str:
        """Return the time in `seconds`, in Discord's format."""
        return (self.clock.now() + datetime.timedelta(seconds=seconds)).isoformat(timespec="microseconds")

    def age(self, snowflake: int) -> float:
        """Seconds since this id was made, and what a message was aged by on top."""
        made = self.clock.now().timestamp() - ((snowflake >> 22) + _EPOCH_MS) / 1000
        return made + self._aged.get(snowflake, 0.0)

    def age_message(self, message_id: int, seconds: float) -> None:
        """Make a message so much older, while it is there."""
        self._aged[message_id] = self._aged.get(message_id, 0.0) + seconds

    # ------------------------------------------------------------------ the bot's requests

    def find_route(self, method: str, path: str) -> tuple[Handler, dict[str, str], str] | None:
        """simcord's handler for a request, its arguments and its template; None if it has none."""
        parts = path.strip("/").split("/")
        for template, handler in self._routes.get((method, len(parts)), ()):
            args = match_template(template, parts)
            if args is not None:
                return handler, args, "/" + "/".join(template)
        return None

    def handle(
        self,
        handler: Handler,
        args: dict[str, str],
        *,
        method: str = "",
        path: str = "",
        json: Any = None,
        params: Mapping[str, str] | None = None,
        files: Sequence[Upload] = (),
        reason: str | None = None,
    ) -> Any:
        """Run one of simcord's handlers, giving the JSON it answers with. Raises `BackendError`."""
        return handler(
            RequestContext(
                self,
                args,
                json=json,
                params=dict(params or {}),
                files=list(files),
                reason=reason,
                method=method,
                path=path,
            )
        )

    # ------------------------------------------------------------------ events

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Announce a gateway event, completed to the official description, and note what has to be on disk."""
        if event in ("GUILD_CREATE", "GUILD_UPDATE"):
            # This field is only for guilds that are there when a bot connects; without it, this is a new one.
            payload = {name: value for name, value in payload.items() if name != "unavailable"}
        elif event == "MESSAGE_UPDATE" and int(payload["id"]) == self._completing:
            # A deferred response that arrives counts as no edit.
            payload = {**payload, "edited_timestamp": None}
        self._note(event, payload)
        for listener in self.subscribers:
            listener(event, payload)

    def _note(self, event: str, payload: Mapping[str, Any]) -> None:
        if event.startswith(("MESSAGE_REACTION", "MESSAGE_POLL")):
            self._changed("message", int(payload["message_id"]))
        elif event.startswith(("CHANNEL_", "THREAD_")) and "id" in payload:
            channel_id = int(payload["id"])
            self._changed("channel", channel_id, gone=event.endswith("_DELETE"))
            if payload.get("guild_id"):
                self._changed("guild", int(payload["guild_id"]))
            if event in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"):
                for tell in self.on_channel:
                    tell(self.channels[channel_id])
        elif event.startswith("GUILD_"):
            self._changed("guild", int(payload.get("guild_id") or payload["id"]))
        elif event == "USER_UPDATE":
            self._changed("user", int(payload["id"]))

    def note_user(self, user_id: int) -> None:
        """Note that a user has to be on disk."""
        self._changed("user", user_id)

    def _changed(self, kind: str, key: int, *, gone: bool = False) -> None:
        for note in self.on_changed:
            note(kind, key, gone)

    def _tell(self, op: str, message: Message) -> None:
        if not message.is_ephemeral:
            self._changed("message", message.id, gone=op == "delete")
        for tell in self.on_message:
            tell(op, message)

    # ------------------------------------------------------------------ messages

    def prepare_message(self, *args: Any, **kwargs: Any) -> Message:
        """Create a checked message that is not stored yet, with complete `interaction_metadata`."""
        metadata = kwargs.get("interaction_metadata")
        if metadata and (record := self.interactions.get(int(metadata["id"]))) is not None:
            metadata |= self.metadata(record)
        return super().prepare_message(*args, **kwargs)

    def metadata(self, record: Interaction) -> dict[str, Any]:
        """Return what a message tells of the interaction that it comes of."""
        owners, trigger = self.owners.get(record.id, {}), self._triggers.get(record.id)
        return interaction_metadata(record, self.user_json(record.user_id), owners, trigger=trigger)

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Store a prepared message in its channel and notify everyone who may see it."""
        complete_components(message.components, message.attachments, self.snowflake)
        complete_embeds(message.embeds, message.attachments)
        message = super().commit_message(message, broadcast=broadcast)
        self.notifications.update(notified_users(self, message))
        self._tell("create", message)
        self._trim(message.channel_id)
        return message

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        """Change a message; files it no longer lists are let go."""
        message = self.get_message(channel_id, message_id)
        before = message.attachments
        loading = bool(message.flags & LOADING)
        if fields.get("components") is not None:
            complete_components(fields["components"], fields.get("attachments") or before, self.snowflake)
        if fields.get("embeds"):
            complete_embeds(fields["embeds"], fields.get("attachments") or before)
        self._completing = message_id if loading else None
        try:
            message = super().edit_message(channel_id, message_id, fields)
        finally:
            self._completing = None
        if loading:
            message.edited_timestamp = None
        kept = {attachment["id"] for attachment in message.attachments}
        self.files.release(attachment for attachment in before if attachment["id"] not in kept)
        self._tell("update", message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message and its files."""
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._forget(message)

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        """Delete several messages at once."""
        ids = list(message_ids)
        doomed = [m for i in ids if (m := self.messages.get(channel_id, {}).get(i)) is not None]
        deleted = super().bulk_delete_messages(channel_id, ids)
        for message in doomed:
            self._forget(message)
        return deleted

    def set_pinned(self, channel_id: int, message_id: int, pinned: bool, *, actor_id: int | None = None) -> None:
        """Pin a message, or no longer."""
        super().set_pinned(channel_id, message_id, pinned, actor_id=actor_id)
        self._tell("update", self.get_message(channel_id, message_id))

    def _forget(self, message: Message, *, tell: bool = True) -> None:
        self.files.release(message.attachments)
        self._aged.pop(message.id, None)
        if tell:
            self._tell("delete", message)
        elif not message.is_ephemeral:
            self._changed("message", message.id, gone=True)

    def _trim(self, channel_id: int) -> None:
        """Keep the messages touched last: a board edited all evening stays, however much is said after it.

        Messages with components are counted apart, so that chatter does not push a waiting board out.
        """
        held = self.messages[channel_id]
        crowds: dict[str, list[Message]] = {}
        for message in held.values():
            kind = "panels" if message.components else "talk"
            if message.is_ephemeral:
                kind = reader_of(message.interaction_metadata)
            crowds.setdefault(kind, []).append(message)
        for name, crowd in crowds.items():
            private = name not in ("panels", "talk")
            keep, slack = (KEEP_PRIVATE, 0) if private else (KEEP_MESSAGES, _SLACK)
            if len(crowd) <= keep + slack:
                continue
            crowd.sort(key=lambda m: (m.pinned, m.edited_timestamp or m.timestamp))
            for message in crowd[: len(crowd) - keep]:
                del held[message.id]
                # A private answer leaves its reader's view; an old public one has only scrolled away.
                self._forget(message, tell=private)

    def message_json(self, message: Message) -> dict[str, Any]:
        """Return the message as Discord's JSON. Parts of it are the stored ones: encode it, don't change it."""
        return dict(serializers.message_payload(self, message))

    def channel_of(self, message_id: int) -> int | None:
        """Return the channel of a message, or None."""
        return next((c for c, held in self.messages.items() if message_id in held), None)

    # ------------------------------------------------------------------ channels, people, guild

    def get_dm_channel(self, user_id: int) -> Channel:
        """Return the bot's DM channel with a user; opened at the first call."""
        known = user_id in self.dm_channels
        channel = super().get_dm_channel(user_id)
        if not known:
            self._changed("channel", channel.id)
            for tell in self.on_channel:
                tell(channel)
        return channel

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel with its threads, and let go of the files in them."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel_id and c.is_thread]:
            self.delete_channel(thread.id)
        channel = self.get_channel(channel_id)
        for message in list(self.messages.get(channel_id, {}).values()):
            self._forget(message, tell=False)
        super().delete_channel(channel_id)
        for tell in self.on_channel_gone:
            tell(channel)

    def remove_guild(self, guild_id: int) -> None:
        """Delete a guild and all its channels."""
        guild = self.get_guild(guild_id)
        channels = [self.channels[i] for i in (*guild.channel_ids, *guild.thread_ids) if i in self.channels]
        for channel in channels:
            for message in list(self.messages.get(channel.id, {}).values()):
                self._forget(message, tell=False)
            self._changed("channel", channel.id, gone=True)
        super().remove_guild(guild_id)
        for channel in channels:
            for tell in self.on_channel_gone:
                tell(channel)

    @property
    def homes(self) -> list[Guild]:
        """The guilds that the bot is in."""
        return [guild for guild in self.guilds.values() if self.bot_user.id in guild.members]

    def bot_is_in(self, guild_id: int | None) -> bool:
        """Return whether the bot is in this guild; always true for None (a DM)."""
        return guild_id is None or (guild_id in self.guilds and self.bot_user.id in self.guilds[guild_id].members)

    def add_member(self, *args: Any, **kwargs: Any) -> Member:
        """Add a user to the guild. Called before the guild is announced too."""
        member = super().add_member(*args, **kwargs)
        self._changed("guild", next(g.id for g in self.guilds.values() if g.members.get(member.user_id) is member))
        return member

    def record_audit_log(self, *args: Any, **kwargs: Any) -> Any:
        """Write into the guild's audit log, which keeps its last hundred entries."""
        entry = super().record_audit_log(*args, **kwargs)
        for guild in self.guilds.values():
            del guild.audit_log_entries[:-100]
        return entry

    def user_json(self, user_id: int) -> dict[str, Any]:
        """Return the user as Discord's JSON."""
        return dict(serializers.user_payload(self.get_user(user_id)))

    def member_json(self, guild_id: int, user_id: int, *, with_user: bool = True) -> dict[str, Any]:
        """Return the guild member as Discord's JSON."""
        guild = self.get_guild(guild_id)
        return dict(serializers.member_payload(self, guild, self.get_member(guild_id, user_id), with_user=with_user))

    def role_json(self, guild_id: int, role_id: int) -> dict[str, Any]:
        """Return the role as Discord's JSON."""
        return dict(serializers.role_payload(self.get_role(guild_id, role_id)))

    def channel_json(self, channel: Channel) -> dict[str, Any]:
        """Return the channel as Discord's JSON."""
        return dict(serializers.channel_payload(self, channel))

    def guild_json(self, guild: Guild) -> dict[str, Any]:
        """Return the guild as sent in GUILD_CREATE."""
        return dict(serializers.guild_create_payload(self, guild))

    def may_see(self, channel_id: int, user_id: int) -> bool:
        """Return whether this user sees the channel."""
        return channel_accessible(self, channel_id, user_id)

    def bot_permissions(self, channel: Channel) -> discord.Permissions:
        """Return the bot's permissions in this channel."""
        return self.permissions_of(self.bot_user.id, channel)

    def permissions_of(self, user_id: int, channel: Channel) -> discord.Permissions:
        """Return a user's permissions in this channel."""
        if channel.guild_id is None:
            return discord.Permissions.all()
        if user_id not in self.get_guild(channel.guild_id).members:
            return discord.Permissions.none()
        return discord.Permissions(self.compute_permissions(channel.guild_id, user_id, channel.id))

    def denied_to_bot(self, channel_id: int) -> int:
        """Return the permission bits denied to the bot in this channel."""
        overwrites = self.get_channel(channel_id).overwrites
        return next((o.deny for o in overwrites if o.target_id == self.bot_user.id), 0)

    def deny_to_bot(self, channel_id: int, bits: int) -> None:
        """Deny these permissions, and no others, to the bot in this channel."""
        self.set_overwrite(
            channel_id, Overwrite(target_id=self.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=bits)
        )

    # ------------------------------------------------------------------ commands

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Replace all commands of a scope; a command of the same name and type keeps its id."""
        # simcord leaves out fields that the official description requires, and refuses some it allows.
        existing = self.commands.get(guild_id, {})
        registered: dict[tuple[str, int], dict[str, Any]] = {}
        for payload in payloads:
            key = (payload["name"], int(payload.get("type") or 1))
            registered[key] = self._command(payload, guild_id, existing.get(key))
        self.commands[guild_id] = registered
        self._commands_changed(guild_id)
        return list(registered.values())

    def put_command(self, guild_id: int | None, body: Mapping[str, Any], old: dict[str, Any] | None) -> dict[str, Any]:
        """Create one command, or replace `old` by it."""
        scope = self.commands.setdefault(guild_id, {})
        key = (body["name"], int(body.get("type") or 1))
        old = old or scope.get(key)
        command = self._command(body, guild_id, old)
        if old is not None:
            scope.pop((old["name"], old["type"]), None)
        scope[key] = command
        self._commands_changed(guild_id)
        return command

    def delete_command(self, guild_id: int | None, command: dict[str, Any]) -> None:
        """Delete a command."""
        del self.commands[guild_id][command["name"], command["type"]]
        self._commands_changed(guild_id)

    def all_commands(self) -> list[dict[str, Any]]:
        """Return every command, global ones first."""
        scopes = sorted(self.commands, key=lambda scope: scope or 0)
        return [command for scope in scopes for command in self.commands[scope].values()]

    def may_use(self, command: dict[str, Any], user_id: int, channel_id: int) -> bool:
        """Return whether this user may use the command here."""
        return bool(command_access(self, command, user_id=user_id, channel_id=channel_id).allowed)

    def _command(self, body: Mapping[str, Any], guild_id: int | None, old: dict[str, Any] | None) -> dict[str, Any]:
        command_id = old["id"] if old is not None else str(self.snowflake())
        return command_object(body, guild_id, command_id, str(self.application_id), str(self.snowflake()))

    def _commands_changed(self, guild_id: int | None) -> None:
        self._changed("commands", guild_id or 0)
        for tell in self.on_commands:
            tell()

    # ------------------------------------------------------------------ interactions

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:
        """Create the record of an interaction, valid for 15 minutes; expired records are deleted here."""
        for old_id in list(self._expired()):
            self.interaction_tokens.pop(self.interactions.pop(old_id).token, None)
            self._triggers.pop(old_id, None)
            self.owners.pop(old_id, None)
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        # Discord's tokens are long and cannot be guessed from the id.
        self.interaction_tokens.pop(record.token)
        record.token = secrets.token_urlsafe(96)
        self.interaction_tokens[record.token] = record.id
        return record

    def _expired(self) -> Iterator[int]:
        for interaction_id in self.interactions:
            if self.age(interaction_id) < TOKEN_SECONDS + 60:
                return
            yield interaction_id

    def interact(
        self,
        kind: int,
        channel: Channel,
        user_id: int,
        data: dict[str, Any],
        *,
        locale: str,
        message: Message | None = None,
        trigger: dict[str, Any] | None = None,
        within: float,
        installed: bool = False,
    ) -> Interaction:
        """Make an interaction of `kind`, to be answered `within` so many seconds. `trigger` has shown the form."""
        here: dict[str, Any] = {"channel_id": channel.id, "guild_id": channel.guild_id, "user_id": user_id}
        record, payload = base_payload(self, type=kind, data=data, **here)
        record.initial_response_deadline = self.iso_after(within)
        if record.command_name is not None:
            record.command_name = command_path(data)
        payload |= {"locale": locale, "attachment_size_limit": 10 * 1024 * 1024}
        owners = integration_owners(channel.guild_id, self.bot_is_in(channel.guild_id), user_id if installed else None)
        payload["authorizing_integration_owners"] = self.owners[record.id] = owners
        if channel.guild_id is not None:
            guild = self.get_guild(channel.guild_id)
            payload["guild_locale"] = guild.preferred_locale
            payload["guild"] = {"id": str(guild.id), "locale": guild.preferred_locale, "features": []}
            payload["channel"]["permissions"] = payload["member"]["permissions"]
        else:
            # What Discord grants every bot in its direct messages: files, embeds, everyone, foreign emojis.
            payload["app_permissions"] = str(1 << 15 | 1 << 14 | 1 << 17 | 1 << 18)
        if message is not None:
            record.source_message_id = message.id
            payload["message"] = self.message_json(message)
        if trigger is not None:
            self._triggers[record.id] = trigger
        self.emit("INTERACTION_CREATE", payload)
        return record

    # ------------------------------------------------------------------ what a connection may see

    def required_intent(self, event: str, payload: Mapping[str, Any]) -> int:
        """Return the intent bit a connection needs for this event; 0 if none."""
        name = _intents.required_intent(event, payload)
        return 0 if name is None else int(discord.Intents.VALID_FLAGS[name])

    def without_content(self, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the event as sent to a connection without the message content intent."""
        target = payload.get("message") if event == "INTERACTION_CREATE" else payload
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "INTERACTION_CREATE") or not target:
            return payload
        if (target.get("author") or {}).get("id") == str(self.bot_user.id):
            return payload
        censored: dict[str, Any] = copied(dict(payload))
        root = event == "INTERACTION_CREATE"
        poor = censored["message"] if root else censored
        _intents.censor_message(poor, self.bot_user.id, backend=self, exempt_root=root)
        return censored


def _route_index() -> dict[tuple[str, int], list[tuple[list[str], Handler]]]:
    index: dict[tuple[str, int], list[tuple[list[str], Handler]]] = {}
    for method, entries in _ROUTES.items():
        for template, handler in sorted(entries, key=lambda entry: sum(part.startswith("{") for part in entry[0])):
            index.setdefault((method, len(template)), []).append((template, handler))
    return index
