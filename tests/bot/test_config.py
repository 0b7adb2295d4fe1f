"""``sleepover run``: a wrong setting or token is one clear sentence."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.app.run import run
from bot.core import config
from bot.core.config import Config, ConfigError, load_config
from tests.time_limits import PATIENCE

TOKEN = "MTIz.abc.def-_1"
HOUSE = Path(__file__).parents[2]


def written(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_settings_come_from_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, f'token = "{TOKEN}"\ndatabase = "games.sqlite"\nsync_commands = false\nlog = "debug"\n')
    assert load_config(path, {}) == Config(token=TOKEN, database="games.sqlite", sync_commands=False, log="debug")


def test_the_token_of_the_environment_wins(tmp_path: Path) -> None:
    path = written(tmp_path, 'token = "a.b.c"\n')
    assert load_config(path, {"SLEEPOVER_TOKEN": f" {TOKEN}\n"}).token == TOKEN


def test_without_a_file_the_environment_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load_config(None, {"SLEEPOVER_TOKEN": TOKEN}) == Config(token=TOKEN)


def test_the_token_can_be_in_a_file_as_containers_have_it(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text(f"{TOKEN}\n")
    path = written(tmp_path, 'token = "a.b.c"\n')
    assert load_config(path, {"SLEEPOVER_TOKEN_FILE": f" {secret} "}).token == TOKEN
    assert load_config(path, {"SLEEPOVER_TOKEN_FILE": ""}).token == "a.b.c"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "SLEEPOVER_TOKEN_FILE: .* cannot be read: No such file"),
        (b"", "it is empty"),
        (b" \n", "it is empty"),
        (b"x" * 100_000, "it is too long"),
        (b"\xff\xfe", "does not look like a bot's token"),
        (b"two.lines.here\nand.more.there", "has a space or a line break in it"),
    ],
)
def test_a_file_without_a_token_is_one_sentence_that_does_not_quote_it(
    tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    secret = tmp_path / "token"
    if content is not None:
        secret.write_bytes(content)
    with pytest.raises(ConfigError, match=sentence) as refused:
        load_config(None, {"SLEEPOVER_TOKEN_FILE": str(secret)})
    assert "and.more" not in str(refused.value)


def test_two_tokens_are_one_too_many(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="Both SLEEPOVER_TOKEN and SLEEPOVER_TOKEN_FILE are set"):
        load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_TOKEN_FILE": str(tmp_path)})


def test_a_local_discord_is_taken_from_file_or_environment(tmp_path: Path) -> None:
    path = written(tmp_path, f'token = "{TOKEN}"\ndiscord = "http://127.0.0.1:8080"\n')
    assert load_config(path, {}).discord == "http://127.0.0.1:8080"
    assert load_config(path, {"SLEEPOVER_DISCORD": " http://[::1]:9000/ "}).discord == "http://[::1]:9000/"
    assert load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_DISCORD": ""}).discord == ""


@pytest.mark.parametrize(
    "slip", ["postgressql://me:hunter2@db/x", "mysql://x/y", "postgresql+psycopg://me:hunter2@db/x"]
)
def test_an_address_that_is_none_of_postgresql_is_no_file_either(slip: str) -> None:
    with pytest.raises(ConfigError, match="begins with postgresql://") as refused:
        load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_DATABASE": slip})
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("database", ["postgres://db/x", "POSTGRESQL://db/x", "data/a.sqlite", "C:/games/a.sqlite"])
def test_addresses_of_postgresql_and_files_are_taken(database: str) -> None:
    assert load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_DATABASE": database}).database == database


def test_what_was_written_is_repeated_as_it_was(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="'INFO'"):
        load_config(written(tmp_path, f'token = "{TOKEN}"\nlog = "INFO"\n'), {})


@pytest.mark.parametrize(
    ("base", "sentence"),
    [
        ("http://192.168.0.7:8080", "is not on this machine"),
        ("http://discord.example", "is not on this machine"),
        ("http://localhost.example:8080", "is not on this machine"),
        ("http://127.0.0.1@discord.example:8080", "is no address"),
        ("http://127.0.0.1.example:8080", "is not on this machine"),
        ("https://127.0.0.1:8080", "is no address"),
        ("http://127.0.0.1:8080/api/v10", "is no address"),
        ("http://127.0.0.1:port", "is no address"),
        ("127.0.0.1:8080", "is no address"),
        ("hello", "is no address"),
    ],
)
def test_only_this_machine_is_a_local_discord(base: str, sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        load_config(None, {"SLEEPOVER_TOKEN": TOKEN, "SLEEPOVER_DISCORD": base})


def test_discordpy_is_pointed_there_and_back() -> None:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    undo = config.point_discord_at("http://localhost:8080/")
    assert discord.http.Route("GET", "/users/@me").url == "http://localhost:8080/api/v10/users/@me"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "ws://localhost:8080/gateway"
    undo()
    assert before == (discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)


def test_the_example_is_valid_but_for_its_token() -> None:
    assert load_config(HOUSE / "config.example.toml", {"SLEEPOVER_TOKEN": TOKEN}) == Config(token=TOKEN)
    with pytest.raises(ConfigError):
        load_config(HOUSE / "config.example.toml", {})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no token"),
        ('token = "hello"', "does not look like a bot's token"),
        ('token = "Bot a.b.c"', "begins with “Bot”"),
        ('tokn = "a.b.c"', "no setting 'tokn'; the settings are token, database"),
        ("token = 5", "'token' is wrong: expected `str`, got `int`"),
        ('log = "loud"', "'log' is wrong"),
        ('log = "loud"', "debug, info, warning or error"),
        ('sync_commands = "yes"', "'sync_commands' is wrong: expected `bool`"),
        ("token = ", "is not TOML"),
        ("token: a.b.c", "is not TOML"),
    ],
)
def test_what_is_wrong_in_the_file_is_said(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_config(written(tmp_path, text), {})
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_text_is_said(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(b"token = \xff\xfe")
    with pytest.raises(ConfigError, match="is not TOML"):
        load_config(path, {})


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"nowhere\.toml cannot be read: No such file"):
        load_config(tmp_path / "nowhere.toml", {})


@pytest.fixture
async def refusing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Run a Discord that accepts no token, and point discord.py at it."""

    async def refuse(_: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}/api/v10")
    yield f"http://{host}:{port}"
    await runner.cleanup()


async def test_a_token_that_discord_refuses_is_said(refusing: str, tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(ConfigError, match="Discord does not accept this token: copy it again"):
            await run(Config(token=TOKEN, database=str(tmp_path / "bot.sqlite")))


async def command(folder: Path, **environment: str) -> tuple[int | None, str, str]:
    """``sleepover run`` as one types it: status, output, errors."""
    inherited: dict[str, Any] = {name: value for name, value in os.environ.items() if name != "SLEEPOVER_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sleepover", "run"),
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(HOUSE), "NO_COLOR": "1", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(4 * PATIENCE):
        output, errors = await process.communicate()
    return process.returncode, output.decode(), errors.decode()


async def test_the_command_says_it_in_one_sentence_and_exits_with_78(tmp_path: Path) -> None:
    status, output, errors = await command(tmp_path)
    assert (status, output) == (78, "")
    assert "There is no token: set SLEEPOVER_TOKEN (or SLEEPOVER_TOKEN_FILE to a file that holds it)" in errors
    assert "into config.toml." in errors
    assert "Traceback" not in errors
    written(tmp_path, "speed = 3")
    status, _, errors = await command(tmp_path, SLEEPOVER_TOKEN=TOKEN)
    assert status == 78
    assert "config.toml: there is no setting 'speed'" in errors
    assert "Traceback" not in errors
