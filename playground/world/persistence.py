"""Storage of the world on disk: changes are written before they are announced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from playground.world.database import WorldDatabase
from playground.world.files import Files, StoredFile
from playground.world.model import EPHEMERAL, Channel, Guild, GuildEmoji, Message, User, World
from playground.world.users import People, Person

T = TypeVar("T")


class _Emoji(msgspec.Struct):
    emoji: GuildEmoji
    picture: bytes


class WorldStorage:
    """Storage of a world in a folder, written as it changes. Without a folder it does nothing.

    `meta` holds single values that are written with the next batch.
    """

    def __init__(self, world: World, people: People, files: Files, data: Path | None, patience: float = 0.0) -> None:
        self.world = world
        self.people = people
        self.files = files
        self.store = WorldDatabase(data, patience) if data is not None else None
        self.meta: dict[str, str] = {}
        self._dirty: dict[tuple[str, int], bool] = {}
        self._new_files: dict[str, StoredFile] = {}
        self._dropped: list[str] = []
        self._channels: dict[int, int] = {}
        self._written: dict[str, str] = {}
        if self.store is None:
            return
        world.on_changed.append(self._changed)
        world.on_message.append(lambda _, message: self._channels.__setitem__(message.id, message.channel_id))
        people.on_changed.append(lambda person: self._changed("person", person.id, False))
        files.load = self._load_file
        files.on_stored = lambda file: self._new_files.__setitem__(file.id, file)
        files.on_dropped = self._drop_file

    # ------------------------------------------------------------------ writing

    def _changed(self, kind: str, key: int, gone: bool) -> None:
        self._dirty[kind, key] = gone

    def _drop_file(self, file_id: str) -> None:
        if self._new_files.pop(file_id, None) is None:
            self._dropped.append(file_id)

    def _load_file(self, file_id: str) -> StoredFile | None:
        return self._new_files.get(file_id) or (self.store.file(file_id) if self.store is not None else None)

    def flush(self) -> None:
        """Write what changed since the last time, in one transaction."""
        if self.store is None or not (self._dirty or self._new_files or self._dropped):
            return
        things = [(kind, key, None if gone else self._row(kind, key)) for (kind, key), gone in self._dirty.items()]
        self.store.write(things, self._new_files.values(), self._dropped, self._meta())
        self._dirty.clear()
        self._new_files.clear()
        self._dropped.clear()
        self._channels.clear()

    def _meta(self) -> dict[str, str]:
        wanted = self.meta | {"url": self.files.base_url}
        changed = {name: value for name, value in wanted.items() if self._written.get(name) != value}
        self._written = wanted
        return changed

    def _row(self, kind: str, key: int) -> bytes | None:
        world = self.world
        thing: Any = None
        if kind == "message":
            channel_id = self._channels.get(key) or world.channel_of(key)
            thing = world.messages.get(channel_id or 0, {}).get(key)
        elif kind == "commands":
            thing = list(world.commands.get(key or None, {}).values())
        elif kind == "emoji":
            if emoji := world.application_emojis.get(key):
                thing = _Emoji(emoji, world.emoji_pictures.get(key, b""))
        else:
            held: dict[str, dict[int, Any]] = {
                "channel": world.channels,
                "guild": world.guilds,
                "user": world.users,
                "person": self.people.by_id,
            }
            thing = held[kind].get(key)
        return None if thing is None else msgspec.json.encode(thing)

    def close(self) -> None:
        """Write what is left and close the file."""
        if self.store is not None:
            self.flush()
            self.store.close()
            self.store = None

    # ------------------------------------------------------------------ reading

    def load(self) -> bool:
        """Load the world into an empty `World`; return False if there is none yet."""
        store = self.store
        if store is None:
            return False
        self.meta = store.meta()
        self._written = dict(self.meta)
        if "secret" not in self.meta:
            return False
        world = self.world
        world.application_id = int(self.meta["application"])
        # The backend made itself a bot account when it began; the one on disk takes its place.
        world.users = dict(_read(store, "user", User))
        world.bot_user = world.users[int(self.meta["bot"])]
        world.guilds.update(_read(store, "guild", Guild))
        world.channels.update(_read(store, "channel", Channel))
        for channel in world.channels.values():
            world.messages[channel.id] = {}
            if channel.guild_id is None:
                world.dm_channels[channel.recipient_ids[0]] = channel.id
        self.people.by_id.update(_read(store, "person", Person))
        for scope, commands in _read(store, "commands", list[dict[str, Any]]):
            world.commands[scope or None] = {(command["name"], command["type"]): command for command in commands}
        for emoji_id, emoji in _read(store, "emoji", _Emoji):
            world.application_emojis[emoji_id] = emoji.emoji
            world.emoji_pictures[emoji_id] = emoji.picture
        self._load_messages(store)
        return True

    def _load_messages(self, store: WorldDatabase) -> None:
        # The server's address is in every file's address, and its port may have changed.
        before, now = self.meta["url"].encode(), self.files.base_url.encode()
        used: set[str] = set()
        for message_id, data in store.load("message"):
            if before != now:
                data = data.replace(before + b"/attachments/", now + b"/attachments/")
                self._dirty["message", message_id] = False
            message = msgspec.json.decode(data, type=Message)
            if message.channel_id not in self.world.channels or message.flags & EPHEMERAL:
                self._dirty["message", message_id] = True
                continue
            self.world.messages[message.channel_id][message_id] = message
            self.world.channels[message.channel_id].last_message_id = message_id
            used.update(str(attachment["id"]) for attachment in message.attachments)
        self._dropped += store.file_ids() - used

    def begin(self, secret: str) -> None:
        """Store a new world's identity: the bot's ids and the secret of its token."""
        self.meta = {
            "secret": secret,
            "application": str(self.world.application_id),
            "bot": str(self.world.bot_user.id),
        }


def _read(store: WorldDatabase, kind: str, of: type[T]) -> Iterator[tuple[int, T]]:
    """Yield the things of a kind with their ids."""
    for key, data in store.load(kind):
        yield key, msgspec.json.decode(data, type=of)
