"""A start at which Discord takes its time with the commands, or wants none: people play all the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import client
from bot.storage import open_store
from playground.faults.rules import CallFault, Failing, RateLimited, Silent
from playground.server import LocalDiscord
from tests.databases import made
from tests.loopback.loopback_bot import LoopbackHarness, connected
from tests.time_limits import PATIENCE

COMMANDS = "/applications/*/commands"
MOODS: dict[str, CallFault] = {
    "come back in an hour": RateLimited(path=COMMANDS, retry_after=3600.0),
    "no answer": Silent(path=COMMANDS),
    "out of order": Failing(path=COMMANDS, status=503),
    "refused": Failing(path=COMMANDS, status=403, code=50001),
}


@pytest.mark.parametrize("mood", MOODS)
async def test_a_start_does_not_wait_for_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mood: str) -> None:
    monkeypatch.setattr(client, "REGISTERED_WITHIN", 0.2)
    async with (
        LocalDiscord(people=("Ann", "Ben"), rate_limits=False) as local,
        open_store(made(tmp_path / "bot.sqlite")) as store,
    ):
        local.actions.deadline = PATIENCE
        with local.point_discordpy_here():
            # Its commands are those of another evening.
            async with connected(local, store):
                pass
            await store.keep_value("commands", "of long ago")
            await local.make(MOODS[mood])
            with capture_logs() as logs:
                async with connected(local, store) as bot:
                    assert any(entry["event"].startswith("commands not registered") for entry in logs)
                    harness = LoopbackHarness(local, bot, store)
                    await harness.start("Ann", "Ben")
                    assert (await harness.press("Ann", "roll")).state == "done"
            assert not [entry for entry in logs if "exc_info" in entry]
            assert await store.kept_value("commands") == "of long ago", "so that the next start tries again"
