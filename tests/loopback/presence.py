"""Messages of a table as players see them, compared with new ones built from the stored state alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from difflib import unified_diff
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from simcord.components import walk_components

from bot.ai.worker_pool import EngineWorkers
from bot.interactions.api_limiter import ApiRateLimiter
from bot.messages.board_builder import BoardBuilder
from bot.messages.delivery import MessageDelivery
from bot.messages.delivery_log import DeliveryLog
from bot.messages.direct import DirectMessageBuilder, DirectMessageSync
from bot.messages.onboarding import OFF, OnboardingHints
from bot.rendering.service import RenderService
from bot.storage import SqliteStore, open_store
from bot.table.emojis_and_links import AppEmojis
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import json_components
from bot.ui.components.layout import OutgoingMessage
from bot.ui.games import load
from playground.simulated_user import SimulatedUser
from tests.bot.message_text import BUTTON, GALLERY, SELECT, TEXT, Shown

NOBODY: Any = None
"""In place of the connection to Discord: nothing is said here."""
_BOARD = re.compile(r"(/channels/\d+/\d+)/\d+")


class Composer:
    """Makes a table's messages as a bot would that has just been started, and sends none."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, emojis = store, AppEmojis()
        self._tables, self._painter = TableRegistry(store, emojis), RenderService()
        self.close = self._painter.close
        notes = DeliveryLog(store, self._tables)
        self._board_builder = BoardBuilder(store, self._painter, lambda session: False)
        letters = DirectMessageBuilder(self._painter, OnboardingHints(store, EngineWorkers()))
        delivery = MessageDelivery(NOBODY, ApiRateLimiter())
        self._direct_messages = DirectMessageSync(delivery, store, self._tables, letters, notes, NOBODY)

    async def live(self, table: int) -> TableSession:
        """Return the table as it is stored now."""
        return await self._tables.reload(table)

    async def board(self, session: TableSession) -> list[str]:
        """Return the table's message, line by line."""
        return composed((await self._board_builder.build(session)).message)

    async def letter(self, session: TableSession, seat: int) -> list[str]:
        """Return the direct message of that seat, line by line."""
        message, _ = await self._direct_messages._message(session, seat, session.stored.seats[seat].locale)
        return composed(message)


@asynccontextmanager
async def composing(database: Path) -> AsyncIterator[Composer]:
    async with open_store(database) as store:
        composer = Composer(store)
        try:
            yield composer
        finally:
            composer.close()


def composed(message: OutgoingMessage) -> list[str]:
    """Return the lines of a new message: its text, its components, its pictures and their alt texts."""
    files = [(file.filename, file.description, file.fp.read()) for file in message.files]
    components: list[json_components.Part] = message.view.to_components()  # type: ignore[no-untyped-call]
    return _lines(components, files)


def seen(message: Mapping[str, Any], fetch: Callable[[str], bytes | None]) -> list[str]:
    """Return the lines of a message that was sent, in the same form."""
    files = [(file["filename"], file.get("description"), fetch(file["url"])) for file in message["attachments"]]
    return _lines(message["components"], files)


def _lines(components: Any, files: Iterable[tuple[str, str | None, bytes | None]]) -> list[str]:
    found: list[str] = []
    for part in walk_components(components):
        kind = part["type"]
        if kind == TEXT:
            found += part["content"].splitlines()
        elif kind == BUTTON:
            state = " (off)" if part.get("disabled") else ""
            found.append(f"[{part.get('label')}] {part.get('custom_id')} {part['style']}{state}")
        elif kind == SELECT:
            found.append(f"[{part.get('placeholder')}] {part['custom_id']}")
            found += [f"- {one['label']} {one['value']} {one.get('description')}" for one in part["options"]]
        elif kind == GALLERY:
            found += [f"picture: {item.get('description')}" for item in part["items"]]
    found += [f"{name}: {_pixels(data)}, {words}" for name, words, data in files]
    # Whoever is new to a game is told more, as long as they are: the bot alone knows what it has told them.
    return [line for line in found if not line.startswith("💡") and f":{OFF} " not in line]


def _pixels(picture: bytes | None) -> str:
    """Describe a picture's pixels in a word; its bytes would depend on the encoder."""
    if not picture:
        return "nothing"
    with Image.open(BytesIO(picture)) as opened:
        return f"{opened.width} x {opened.height}, {sha256(opened.convert('RGBA').tobytes()).hexdigest()[:12]}"


async def amiss(
    database: Path, table: int, seats: Mapping[str, SimulatedUser], fetch: Callable[[str], bytes | None]
) -> list[str]:
    """Return the differences between a table's visible and stored state.

    Its channel and its direct messages are compared. The list is empty if all is well.
    """
    async with composing(database) as composer:
        live = await composer.live(table)
        return [*await _board(composer, live, seats, fetch), *await _letters(composer, live, seats, fetch)]


async def _board(
    composer: Composer, session: TableSession, seats: Mapping[str, SimulatedUser], fetch: Callable[[str], bytes | None]
) -> list[str]:
    messages = {int(message["id"]): message for message in next(iter(seats.values())).messages()}
    pressed = {
        there: [custom_id for custom_id in _pressed(message) if custom_id[:1] in "sap" and _of(custom_id) == session.id]
        for there, message in messages.items()
        if not Shown(message, fetch).private
    }
    alive = [there for there, custom_ids in pressed.items() if custom_ids]
    mine = session.stored.message
    wanted = [] if session.stored.status == "closed" else [mine]
    if alive != wanted:
        return [f"messages with buttons are {alive}, and not {wanted}"]
    turns = {int(custom_id.split(":")[2]) for there in alive for custom_id in pressed[there] if custom_id[0] != "p"}
    found = [] if turns <= {session.action_count} else [f"buttons are of {turns}, and not of {session.action_count}"]
    if mine in messages:
        found += _difference("board", await composer.board(session), seen(messages[mine], fetch))
    return found


async def _letters(
    composer: Composer, session: TableSession, seats: Mapping[str, SimulatedUser], fetch: Callable[[str], bytes | None]
) -> list[str]:
    if not load(session.game.name).has_direct_messages:
        return []
    found: list[str] = []
    for name, person in seats.items():
        letters = {
            int(message["id"]): message
            for message in person.direct_messages()
            if f"table {session.id}" in "\n".join(_lines(message["components"], ())[:1])
        }
        seat = session.seat_of(person.id)
        mine = None if seat is None else session.stored.seats[seat].dm_message
        if [*letters] != [one for one in [mine] if one is not None]:
            found.append(f"{name} has the letters {[*letters]}, and not {mine}")
        elif seat is not None and mine is not None and session.stored.status != "closed":
            wanted, there = await composer.letter(session, seat), seen(letters[mine], fetch)
            if session.table is None:
                # It is written once, and its link leads to the channel where the lobby has not been posted by then.
                wanted, there = ([_BOARD.sub(r"\1", line) for line in lines] for lines in (wanted, there))
            for old in _moved(session, person):
                # Its link leads to the board of before, which says where the board is now.
                there = [line.replace(f"/{old})", f"/{session.stored.message})") for line in there]
            found += _difference(f"letter of {name}", wanted, there)
    return found


def _moved(session: TableSession, person: SimulatedUser) -> list[str]:
    """Return the ids of messages in the table's channel that link to its board and have no buttons."""
    messages = [message for message in person.messages() if not Shown(message, lambda _: None).private]
    led = f"/{session.stored.channel}/{session.stored.message})"
    return [
        str(message["id"])
        for message in messages
        if not _pressed(message) and any(led in line for line in _lines(message["components"], ()))
    ]


def _pressed(message: Mapping[str, Any]) -> list[str]:
    every = walk_components(message["components"])
    return [part["custom_id"] for part in every if part.get("custom_id") and not part.get("disabled")]


def _of(custom_id: str) -> int:
    return int(custom_id.split(":")[1])


def _difference(what: str, wanted: list[str], there: list[str]) -> list[str]:
    return list(unified_diff(wanted, there, f"{what} as stored", f"{what} as seen", lineterm="", n=0))
