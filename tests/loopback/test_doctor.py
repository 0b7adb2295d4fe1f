"""``sleepover doctor`` at a local Discord: what it says of token, application, commands and permissions."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import cogs
from bot.core.permissions import NEEDED
from playground.faults.rules import ChannelMade, Failing, Permissions
from playground.limits.session_limits import SessionStarts
from playground.rest_api import routes
from playground.server import LocalDiscord
from playground.world.guilds import open_server
from sleepover import doctor
from sleepover.doctor import discord_checks
from sleepover.doctor.finding import DoctorFinding

COMMANDS = [{"name": name, "description": "does it"} for name in sorted(cogs.command_names())]


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """Yield a local Discord with the bot's commands, and point discord.py at it."""
    async with LocalDiscord(rate_limits=False) as local:
        local.world.register_commands(None, COMMANDS)
        with local.point_discordpy_here():
            yield local


async def seen(local: LocalDiscord, *servers: int, token: str | None = None) -> dict[str, DoctorFinding]:
    """Return the findings by check."""
    found = await discord_checks.looked_at(token or local.token, servers)
    assert all(one.mend for one in found if one.worth != "good"), "each says how to mend it"
    return {one.check: one for one in found}


def of_channels(found: dict[str, DoctorFinding]) -> list[DoctorFinding]:
    return [one for check, one in found.items() if "#" in check]


async def deny(local: LocalDiscord, *names: str, channel: int | None = None) -> None:
    await local.make(Permissions(channel=str(channel or local.channel_id), denied=[name.upper() for name in names]))


async def test_where_all_is_well_it_says_so_and_the_bot_does_not_start(local: LocalDiscord) -> None:
    found = await seen(local)
    assert {one.worth for one in found.values()} == {"good"}, found
    assert {"clock", "token", "intents", "starts", "commands"} < found.keys()
    (server,) = (one for check, one in found.items() if check.startswith("server "))
    assert server.says.startswith("tables can be opened in ")
    assert not [call for call in local.control.calls if call.method != "GET"]


@pytest.mark.parametrize("name", NEEDED)
async def test_a_permission_that_is_missing_in_a_channel_is_named_there(local: LocalDiscord, name: str) -> None:
    made = await local.make(ChannelMade(name="quiet"))
    await deny(local, name, channel=int(made["channel"]))
    found = await seen(local)
    (server,) = (one for check, one in found.items() if check.startswith("server ") and "#" not in check)
    if name == "view_channel":
        # Hiding one is how people say that the bot has no business there.
        assert of_channels(found) == []
        assert server.says.endswith("; hidden from the bot: 1")
    else:
        (lacking,) = of_channels(found)
        assert lacking.check.endswith("#quiet")
        assert lacking.worth == "notice"
        assert name.replace("_", " ").title() in lacking.says
        assert name.replace("_", " ").title() in lacking.mend
    assert server.worth == "good"


async def test_a_server_without_a_channel_to_play_in_is_wrong(local: LocalDiscord) -> None:
    for channel in local.local.channels(None):
        await deny(local, "attach_files", "embed_links", channel=channel.id)
    found = await seen(local)
    lacking = of_channels(found)
    assert lacking
    assert all("Embed Links and Attach Files" in one.says or "Embed Links, Attach Files" in one.says for one in lacking)
    (server,) = (one for check, one in found.items() if check.startswith("server ") and "#" not in check)
    assert server.worth == "wrong"


async def test_a_server_without_threads_is_told_of(local: LocalDiscord) -> None:
    for channel in local.local.channels(None):
        await deny(local, "send_messages_in_threads", channel=channel.id)
    found = await seen(local)
    (server,) = (one for check, one in found.items() if check.startswith("server "))
    assert server.worth == "notice"
    assert "Send Messages in Threads" in server.mend


async def test_many_channels_do_not_fill_the_screen(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord_checks, "MOST_CHANNELS", 1)
    for name in ("one", "two", "three"):
        made = await local.make(ChannelMade(name=name))
        await deny(local, "attach_files", channel=int(made["channel"]))
    found = await discord_checks.looked_at(local.token, [])
    assert sum("#" in one.check for one in found) == 1
    assert any("2 more channels lack something" in one.says for one in found)


async def test_only_the_servers_that_are_named_are_looked_at(local: LocalDiscord) -> None:
    found = await seen(local, 42)
    assert "the bot is not in 42" in found["servers"].says
    assert not [check for check in found if check.startswith("server ")]
    assert any(check.startswith("server ") for check in await seen(local, local.guild_id))


async def test_a_token_that_is_refused(local: LocalDiscord) -> None:
    found = await seen(local, token="MTIz.abc.def")
    assert found["token"].worth == "wrong"
    assert "reset it" in found["token"].mend
    assert "commands" not in found


async def test_commands_that_are_not_registered_are_named(local: LocalDiscord) -> None:
    local.world.register_commands(None, [one for one in COMMANDS if one["name"] != "play"])
    found = await seen(local)
    assert (found["commands"].worth, found["commands"].says) == ("wrong", "not registered: /play")


async def test_before_the_first_start_no_command_is_registered_and_nothing_is_wrong(local: LocalDiscord) -> None:
    local.world.register_commands(None, [])
    found = await seen(local)
    assert found["commands"].worth == "notice"
    assert "the bot does that when it starts" in found["commands"].says
    never = {one.check: one for one in await discord_checks.looked_at(local.token, [], registers=False)}
    assert never["commands"].worth == "wrong"


@pytest.mark.parametrize("pages", [True, False], ids=["a page", "all at once"])
async def test_of_many_servers_only_so_many_are_asked_for(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch, pages: bool
) -> None:
    ann = next(iter(local.people.values()))
    for number in range(19):
        open_server(local.world, f"server {number}", "games", [ann])
    if not pages:
        usual = discord.http.HTTPClient.get_guilds
        monkeypatch.setattr(discord.http.HTTPClient, "get_guilds", lambda self, _limit, **how: usual(self, 200, **how))
    monkeypatch.setattr(discord_checks, "MOST_SERVERS", 3)
    found = await seen(local)
    assert found["servers"].says == "17 of 20 were not looked at"
    paths = [call.path for call in local.control.calls]
    assert len([path for path in paths if path.endswith("/users/@me/guilds")]) == 1
    assert len([path for path in paths if path.endswith("/channels")]) == 3


async def test_all_servers_are_listed_page_by_page(local: LocalDiscord) -> None:
    ann = next(iter(local.people.values()))
    for number in range(249):
        open_server(local.world, f"server {number}", "games", [ann])
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(local.token)
        every = [guild.id async for guild in client.fetch_guilds(limit=None)]
        assert every == sorted(guild.id for guild in local.world.homes)
        assert len(every) == 250
        last = [guild.id async for guild in client.fetch_guilds(limit=7, before=discord.Object(every[40]))]
        assert sorted(last) == every[33:40]
        with pytest.raises(discord.HTTPException, match="between 1 and 200"):
            await client.http.get_guilds(201)
        with pytest.raises(discord.HTTPException, match="is not snowflake"):
            await client.http.get_guilds(200, after="x")


async def test_a_discord_that_keeps_it_waiting_is_not_waited_for(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.Client, "application_info", never)
    monkeypatch.setattr(discord_checks, "LONGEST_SECONDS", 1.0)
    found = await seen(local)
    assert found["clock"].worth == "good", "what was found before is told"
    assert found["connection"].worth == "notice"
    assert "the rest was not looked at" in found["connection"].says


async def test_an_application_that_is_set_up_wrongly(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = routes._application

    def application(api: Any) -> dict[str, Any]:
        return usual(api) | {
            "interactions_endpoint_url": "https://elsewhere.example/hook",
            "bot_require_code_grant": True,
            "flags": 1 << 18 | 1 << 15,
        }

    monkeypatch.setattr(routes, "_application", application)
    found = await seen(local)
    assert found["interactions"].worth == found["invitation"].worth == "wrong"
    assert "https://elsewhere.example/hook" in found["interactions"].says
    assert found["intents"].says.endswith("has: Server Members, Message Content")


async def test_a_bot_that_has_started_too_often(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = SessionStarts.json
    monkeypatch.setattr(SessionStarts, "json", lambda self: usual(self) | {"remaining": 3, "reset_after": 7_200_000})
    found = await seen(local)
    assert found["starts"].says == "Discord allows 3 more today"
    assert "counts again in 2 h" in found["starts"].mend


@pytest.mark.parametrize(("off", "way"), [(90, "fast"), (-90, "slow")])
async def test_a_clock_that_is_wrong(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch, off: float, way: str
) -> None:
    # This side's alone: the local Discord is in the same process.
    monkeypatch.setattr(discord_checks, "time", SimpleNamespace(time=lambda: time.time() + off))
    found = (await seen(local))["clock"]
    assert found.worth == "notice"
    assert way in found.says


async def test_a_discord_that_is_ill(local: LocalDiscord) -> None:
    await local.make(Failing(status=403, code=50001, path="/users/@me/guilds"))
    found = await seen(local)
    assert found["connection"].worth == "wrong"
    assert found["token"].worth == "good", "what was found before is told"


async def test_a_discord_that_is_not_there(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9/api/v10")
    found = await seen(local)
    assert list(found) == ["connection"]
    assert "cannot be reached" in found["connection"].says


async def test_the_command_finds_its_way_there_by_the_settings(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SLEEPOVER_TOKEN", local.token)
    monkeypatch.setenv("SLEEPOVER_DISCORD", local.url)
    await asyncio.to_thread(doctor.doctor, None, offline=False, thorough=False, servers=[], json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["healthy"] is True
    assert {"token", "commands", "database"} < {one["check"] for one in told["findings"]}
