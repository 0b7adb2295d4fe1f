"""Upload of the bot's own emojis to Discord: once, and again only those whose picture has changed."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import discord
import structlog

from bot.core import retry
from bot.core.discord_errors import LOST
from bot.core.retry import Backoff
from bot.table.emojis_and_links import AppEmojis
from bot.ui.games import playable_games
from renderers import emojis as pictures
from renderers.names import letter

log = structlog.get_logger(__name__)

_NAME = re.compile(r"(\w{1,26})_([0-9a-f]{4})", re.ASCII)
"""Name of an emoji of ours: its picture in words, since that is read aloud, and a short fingerprint of the picture,
which cannot be changed later."""
_FORMER_NAME = re.compile(r"([a-z0-9_]{1,22})__([0-9a-f]{4})[0-9a-f]{4}")
"""Name of an emoji of an earlier version: its key and a longer fingerprint."""
_IN_WORDS = (
    (re.compile(r"die_(\d)"), r"die_showing_\1", re.compile(r"die_showing_(\d)"), r"die_\1"),
    (re.compile(r"face_(\w+)"), r"\1_face", re.compile(r"(\w+)_face"), r"face_\1"),
)
"""Kinds of keys that are put into other words: the key's pattern and its name, and the way back."""
_SEAT, _PLAYER = re.compile(r"seat_(\d)"), re.compile(r"player_([A-J])")


class EmojiOwner(Protocol):
    """Protocol: an owner of emojis. Discord's client is one."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Return all application emojis."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Upload another emoji."""
        ...


class AppEmojiSync:
    """Upload of the application emojis that buttons and choices carry."""

    def __init__(self, application: EmojiOwner, emojis: AppEmojis) -> None:
        self._application = application
        self._emojis = emojis

    async def load(self) -> None:
        """Find our emojis; another process makes those that are missing, and Unicode's stand in until it has."""
        backoff = Backoff(retry.EMOJIS)
        while True:
            try:
                wanted = named_pictures(await asyncio.to_thread(drawn))
                there = {emoji.name: emoji for emoji in await self._application.fetch_application_emojis()}
                self._tell(wanted, there)
                if all(name in there for name in wanted):
                    return
            except LOST as error:
                log.warning("fetching emojis failed", error=str(error))
            if not await backoff.wait():
                return

    async def sync(self) -> None:
        """Find our emojis, make those that are missing, take away those of former pictures. What goes wrong stops
        nothing: Unicode's stand in until the next start."""
        try:
            wanted = named_pictures(await asyncio.to_thread(drawn))
            there = {emoji.name: emoji for emoji in await self._application.fetch_application_emojis()}
            self._tell(wanted, there)
            for former, name in _renamed(wanted, there).items():
                # It stays the same emoji, so that messages of any age go on showing it.
                there[name] = await there.pop(former).edit(name=name)
            missing = [name for name in wanted if name not in there]
            for name in missing:
                there[name] = await self._application.create_application_emoji(name=name, image=wanted[name])
            self._tell(wanted, there)
            if missing:
                log.info("emojis uploaded", emojis=len(missing))
            keys = {emoji_key(name) for name in wanted}
            for name in [name for name in there if name not in wanted and emoji_key(name) in keys]:
                # Old boards may show it until their next edit: a name between colons, and nothing worse.
                await there[name].delete()
        except LOST as error:
            log.warning("uploading emojis failed; the next start tries again", error=str(error))

    def _tell(self, wanted: Mapping[str, bytes], there: Mapping[str, Any]) -> None:
        ours: Sequence[str] = [name for name in wanted if name in there]
        self._emojis.add({str(emoji_key(name)): discord.PartialEmoji(name=name, id=there[name].id) for name in ours})


def drawn() -> Mapping[str, bytes]:
    """All emojis, as PNGs by key; a game whose own cannot be drawn costs no other game its emojis."""
    found = dict(pictures.draw(()))
    for game in playable_games():
        try:
            found |= pictures.of_game(game)
        except Exception:
            log.exception("drawing a game's emojis failed", game=game)
    return found


def named_pictures(drawn: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the images by the names under which Discord stores them, such as ``die_showing_5_1f0c``."""
    return {f"{_words(key)}_{hashlib.sha256(picture).hexdigest()[:4]}": picture for key, picture in drawn.items()}


def emoji_key(name: str) -> str | None:
    """Return the key in an emoji's name, also in one of an earlier version; None if it is none of ours."""
    if former := _FORMER_NAME.fullmatch(name):
        return former[1]
    found = _NAME.fullmatch(name)
    return None if found is None else _key(found[1])


def _renamed(wanted: Collection[str], there: Collection[str]) -> dict[str, str]:
    """Map each emoji that has the picture wanted, and the name that an earlier version gave it, to its name now."""
    found = dict[str, str]()
    for name in there:
        if former := _FORMER_NAME.fullmatch(name):
            now = f"{_words(former[1])}_{former[2]}"
            if now in wanted and now not in there and now not in found.values():
                found[name] = now
    return found


def _words(key: str) -> str:
    """Return a key as it is read aloud: the die's face, the player's letter, the character's face."""
    if seat := _SEAT.fullmatch(key):
        return f"player_{letter(int(seat[1]))}"
    return next((there.sub(name, key) for there, name, _, _ in _IN_WORDS if there.fullmatch(key)), key)


def _key(said: str) -> str:
    if player := _PLAYER.fullmatch(said):
        return f"seat_{ord(player[1]) - ord(letter(0))}"
    return next((back.sub(key, said) for _, _, back, key in _IN_WORDS if back.fullmatch(said)), said)
