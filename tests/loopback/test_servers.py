"""Number of the bot's guilds in its log: an unavailable guild is neither left nor new."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.app.client import SleepoverClient
from bot.storage import open_store
from playground.faults.rules import BotInvited, BotRemoved, FaultRule, ServerDeleted, ServerMade
from playground.gateway import Session
from playground.server import LocalDiscord
from tests.databases import made
from tests.loopback.loopback_bot import connected
from tests.loopback.test_threads import until


class Servers:
    """The servers of a local Discord, one of which comes and goes, and what the bot's log says of them."""

    def __init__(
        self, local: LocalDiscord, bot: SleepoverClient, away: int, log: Iterable[MutableMapping[str, Any]]
    ) -> None:
        self._local, self._bot, self._away, self._log = local, bot, away, log

    async def tell(self, lines: list[tuple[str, int, int]]) -> None:
        """Wait until exactly these lines are logged: the event, the guilds, and the unavailable guilds."""
        await until(lambda: len(self._logged()) >= len(lines))
        assert self._logged() == lines

    def _logged(self) -> list[tuple[str, int, int]]:
        return [
            (line["event"], line["servers"], line["unavailable"])
            for line in self._log
            if line["event"] in ("ready", "guild joined", "guild left")
        ]

    async def make(self, rule: FaultRule, then: int) -> str:
        """Put the local Discord into a mood, after which the bot is in so many servers; which server it was about."""
        made = await self._local.make(rule)
        await until(lambda: len(self._bot.guilds) == then)
        return made["server"]

    async def there(self, is_there: bool) -> None:
        """Make the guild that comes and goes available or unavailable, as in an outage of Discord."""
        found = self._local.world.get_guild(self._away)
        if is_there:
            self._say("GUILD_CREATE", {**self._local.world.guild_json(found), "unavailable": False})
        else:
            self._say("GUILD_DELETE", {"id": str(found.id), "unavailable": True})
        guild = self._bot.get_guild(self._away)
        assert guild is not None
        await until(lambda: guild.unavailable is not is_there)

    def _say(self, event: str, payload: dict[str, Any]) -> None:
        for session in self._local.gateway.sessions.values():
            session.dispatch(event, msgspec.json.encode(payload))


def without(server: int, real: Callable[[Session, str, bytes], None]) -> Callable[[Session, str, bytes], None]:
    """Return a gateway dispatch that sends nothing about a guild except that it is unavailable."""

    def dispatch(session: Session, event: str, data: bytes) -> None:
        if event != "GUILD_CREATE" or msgspec.json.decode(data)["id"] != str(server):
            real(session, event, data)

    return dispatch


async def test_the_log_counts_the_servers_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(people=["Ann"], rate_limits=False) as local, open_store(made(tmp_path / "bot.db")) as store:
        away = int((await local.make(ServerMade(name="Elsewhere")))["server"])
        monkeypatch.setattr(Session, "dispatch", without(away, Session.dispatch))
        with local.point_discordpy_here(), capture_logs() as lines:
            async with connected(local, store) as bot:
                monkeypatch.undo()
                servers = Servers(local, bot, away, lines)
                told = [("ready", 1, 1)]
                await servers.tell(told)
                # It comes, and nobody has invited the bot; it goes, and nobody has removed it.
                await servers.there(True)
                await servers.there(False)
                third = await servers.make(ServerMade(name="A third"), then=3)
                told += [("guild joined", 2, 1)]
                await servers.tell(told)
                await servers.there(True)
                await servers.make(BotRemoved(server=third), then=2)
                told += [("guild left", 2, 0)]
                await servers.tell(told)
                await servers.make(BotInvited(server=third), then=3)
                await servers.there(False)
                await servers.make(ServerDeleted(server=third), then=2)
                told += [("guild joined", 3, 0), ("guild left", 1, 1)]
                await servers.tell(told)
