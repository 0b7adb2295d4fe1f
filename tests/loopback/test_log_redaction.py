"""The log holds no secret, whatever its level: no token, no card, nothing of the dice to come."""

from __future__ import annotations

import io
import logging
import os
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog

from bot.app.log_setup import configure_logging
from bot.core.log_redaction import HIDDEN, LogRedactor
from bot.i18n import localizer
from bot.messages.direct import secret_message_content
from bot.table.session import TableSession
from bot.ui import games
from games.core.disclosure import private_fields
from playground.faults.rules import Failing, RateLimited
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.name_spellings import Secret, found, spellings
from tests.time_limits import PATIENCE

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
BAD_WEATHER = "warning"
"""The level at which it is bad: it takes a while."""
ADDRESS = "http://127.0.0.1:1/api/v10/webhooks/123/aW50ZXJhY3Rpb24tdG9rZW4_-9/messages/@original?wait=true"


@pytest.fixture
def log() -> io.StringIO:
    """Return the stream to which a test's log is written."""
    return io.StringIO()


def hidden(session: TableSession) -> list[Secret]:
    """Return all secrets of single players: as told, as in memory, and the dice they came from."""
    assert session.table is not None
    told: list[Secret] = [session.stored.seed, session.stored.seed.hex(), session.stored.salt]
    speak = localizer(game=session.game.name)
    for seat in range(len(session.names)):
        view = session.table.view(seat)
        told += games.load(session.game.name).peek_text(view, session.chat_names, speak).splitlines()
        told += secret_message_content(session, seat, speak).splitlines()
        told += [repr(part) for part in private_fields(session.game, session.table.state, seat).values()]
        told += [repr(card) for card in view.cards if card is not None]
        card = view.cards[seat]
        told += [f"good={card.good}, evil={card.evil}", f"'good': {card.good}", f'"evil":{card.evil}']
    for frame in session.table.frames:
        told += [repr(event) for event in frame.events if event.audience is not None]
    told += [repr(session.table.state.good), repr(session.table.state.evil)]
    return [one for one in told if len(one) > 3]


@asynccontextmanager
async def played(
    folder: Path, log: io.StringIO, level: str, *, discreet: bool = True
) -> AsyncIterator[tuple[LoopbackHarness, list[str], list[Secret]]]:
    """Yield a partly played game with some faults, its interaction tokens, and all its secrets."""
    async with loopback_harness(folder) as it:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stderr", log)
            configure_logging(level, it.local.token)
        if not discreet:
            for handler in logging.getLogger().handlers:
                handler.filters.clear()
        tokens = []
        admits = it.bot.services.dispatcher.accept

        async def noted(interaction: discord.Interaction[Any]) -> bool:
            tokens.append(interaction.token)
            return await admits(interaction)

        it.bot.services.dispatcher.accept = noted  # type: ignore[method-assign]
        await it.start("Ann", "Ben")
        await it.act()
        if level == BAD_WEATHER:
            # Of this the bot and the library complain with the addresses that they called.
            await it.make(RateLimited(retry_after=0.01, times=2))
            await it.make(Failing(path="/interactions/*", times=1, applied=True))
        for _ in range(2):
            await it.act()
        for name in ("Ann", "Ben"):
            await it.press(name, "@peek")
        await it.rest()
        live = await it.bot.services.tables.get(1)
        assert live.table is not None
        assert live.table.ranking is None
        assert len(set(tokens)) >= 8
        yield it, tokens, [it.local.token, *tokens, *hidden(live)]


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
async def test_a_game_leaves_no_secret_in_the_log(tmp_path: Path, log: io.StringIO, level: str) -> None:
    async with played(tmp_path, log, level) as (it, _, secrets):
        # What goes wrong is written down, too.
        structlog.get_logger().error("on purpose", error=f"PATCH {ADDRESS}", token=it.local.token)
        try:
            raise OSError(f"cannot reach {ADDRESS} with Bot {it.local.token}")
        except OSError:
            structlog.get_logger().exception("on purpose")
            logging.getLogger("discord.client").exception("on purpose, for %s", ADDRESS)
    written = log.getvalue()
    assert found([*secrets, "aW50ZXJhY3Rpb24tdG9rZW4_-9"], written) == []
    assert written.count("on purpose") >= 3, "it is a log all the same"
    if level == BAD_WEATHER:
        assert "rate limited" in written
        assert "answer lost" in written
    if level == "debug":
        assert "[hidden]" in written, "what the library writes was there, and is not"
        assert "has returned 200" in written
        assert "INTERACTION_CREATE" in written


async def test_without_discretion_all_of_it_would_be_found(tmp_path: Path, log: io.StringIO) -> None:
    # The test of the test: this is what a log at ``debug`` once held.
    async with played(tmp_path, log, "debug", discreet=False) as (it, tokens, secrets):
        there = found(secrets, log.getvalue())
        live = await it.bot.services.tables.get(1)
        cards = hidden(live)
    assert set(tokens) <= set(there)
    assert found([one for one in cards if str(one).startswith(("😇", "Your"))], "\n".join(there)) != []


def test_every_spelling_of_a_planted_secret_is_found() -> None:
    for secret in (
        "😇 Good **5** · 😈 Evil **2** · score **0**",
        b"\x00\x01seed of the dice\xff",
        TOKEN,
        "Dealt(good=5)",
    ):
        for one in spellings(secret):
            assert found([secret], f"… {one.upper()} …"), one
            assert not found([secret], "nothing of the kind")


@pytest.mark.parametrize(
    "text",
    [
        ADDRESS,
        ADDRESS.replace("webhooks", "interactions").replace("/messages/@original", "/callback"),
        ADDRESS.replace("/", "%2F"),
        '{"token":"aW50ZXJhY3Rpb24tdG9rZW4_-9","id":1}',
        "{'token': 'aW50ZXJhY3Rpb24tdG9rZW4_-9'}",
        '"{\\"token\\": \\"aW50ZXJhY3Rpb24tdG9rZW4_-9\\"}"',
        "Authorization: Bot aW50ZXJhY3Rpb24tdG9rZW4_-9",
        "webhook_token=aW50ZXJhY3Rpb24tdG9rZW4_-9",
        f"what is {TOKEN}?",
    ],
)
def test_a_token_is_known_by_where_it_stands(text: str) -> None:
    told = LogRedactor().redact(text)
    assert HIDDEN in told
    assert "aW50" not in told
    assert "Gabcde" not in told


@pytest.mark.parametrize("text", ["\\\\", "x", "token", "a.", "webhooks/1/", "'", "-", "token=", "aB3-" * 9 + "."])
def test_no_line_takes_long_to_be_looked_through(text: str) -> None:
    # A tenth of a second. Where all is looked at again and again, so long a line would take hours: the system ends the
    # process that has computed for as long as anybody waits.
    line = text * (1_000_000 // len(text)) + "token"
    child = os.fork()
    if not child:
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (int(PATIENCE), int(PATIENCE)))
            assert LogRedactor([TOKEN]).redact(line)
            os._exit(0)
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_what_is_no_token_stays_to_be_read() -> None:
    text = (
        "2026-11-22 07:10:43 [info] ready servers=3 table=17 error='404 Not Found (error code: 10008)' "
        "/channels/1456074443980800017/messages/1456074443980800027 seed 3f2a discord.webhook.async_ 1.2.3"
    )
    assert LogRedactor([TOKEN]).redact(text) == text


def test_what_a_library_has_filled_in_itself_is_not_told_below_info() -> None:
    def written(level: int, text: str, *args: object) -> str:
        record = logging.LogRecord("a library", level, "", 0, text, args, None)
        assert LogRedactor().filter(record)
        return record.getMessage()

    assert written(logging.DEBUG, "sent Good **5**") == HIDDEN
    assert written(logging.DEBUG, "sent %s to %s", {"good": 5}, "Good **5**") == f"sent {HIDDEN} to {HIDDEN}"
    assert written(logging.DEBUG, "%(a)s and %(b)d", {"a": "Good 5", "b": 5}) == f"{HIDDEN} and 5"
    assert written(logging.DEBUG, "it is %d", "Good 5") == "it is %d"
    assert written(logging.DEBUG, "nothing to be done") == "nothing to be done"
    assert written(logging.WARNING, "%s answered %s", "GET /users", 429) == "GET /users answered 429"


def test_whoever_looks_through_a_line_a_second_time_leaves_what_may_be_told() -> None:
    record = logging.LogRecord("a library", logging.DEBUG, "", 0, "%s %s", ("POST", 200), None)
    for secret in ("", "POST"):
        assert LogRedactor([secret]).filter(record)
    assert record.getMessage() == f"{HIDDEN} 200"
