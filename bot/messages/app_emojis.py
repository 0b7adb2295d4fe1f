"""Upload of the bot's own emojis to Discord: once, and again only those whose picture has changed."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import discord
import structlog

from bot.interactions.responder import LOST
from bot.table.markup import AppEmojis
from bot.ui.games import playable_games
from renderers import emojis as pictures

log = structlog.get_logger(__name__)

_NAME = re.compile(r"([a-z0-9_]{1,22})__([0-9a-f]{8})")
"""The name of an emoji of ours: its key and a fingerprint of its picture, which cannot be changed later."""


_PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds after which a process that makes none looks again for those that another is about to make."""


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
        for pause in (*_PAUSES, None):
            try:
                wanted = named_pictures(await asyncio.to_thread(drawn))
                there = {emoji.name: emoji for emoji in await self._application.fetch_application_emojis()}
                self._tell(wanted, there)
                if all(name in there for name in wanted):
                    return
            except LOST as error:
                log.warning("fetching emojis failed", error=str(error))
            if pause is not None:
                await asyncio.sleep(pause)

    async def sync(self) -> None:
        """Find our emojis, make those that are missing, take away those of former pictures. What goes wrong stops
        nothing: Unicode's stand in until the next start."""
        try:
            wanted = named_pictures(await asyncio.to_thread(drawn))
            there = {emoji.name: emoji for emoji in await self._application.fetch_application_emojis()}
            self._tell(wanted, there)
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
    """Return the images by the names under which Discord stores them."""
    return {f"{key}__{hashlib.sha256(picture).hexdigest()[:8]}": picture for key, picture in drawn.items()}


def emoji_key(name: str) -> str | None:
    """Return the key in an emoji's name, or None if it is none of ours."""
    found = _NAME.fullmatch(name)
    return found[1] if found else None
