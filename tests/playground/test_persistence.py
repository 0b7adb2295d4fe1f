"""Contents kept on disk: everything but ephemeral answers, also after the process is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser, texts
from playground.world.database import WorldDatabase, WorldDatabaseError
from tests.playground.conftest import running


async def test_the_world_comes_back_with_the_same_ids_and_old_buttons_work(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path) as local:
        with local.point_discordpy_here():
            async with running(local):
                ann, ben = SimulatedUser(local, "Ann"), SimulatedUser(local, "Ben")
                await ann.command("panel")
                await ann.click("panel:count")
                await ben.command("tell me")
                await ben.until(lambda: next(iter(ben.direct_messages()), None))
                await ann.click("panel:private")
                local.actions.say(ann.person, local.channel_id, "see you tomorrow")
                local.people_at_table.change(ben.person, {"dms_open": False, "locale": "de"})
                local.world.deny_to_bot(local.channel_id, 1 << 14)
                people, token, channel = local.people, local.token, local.channel_id
                commands = [command["id"] for command in local.world.all_commands()]
                before = [m for m in ann.messages() if not m["flags"] & 64]
                whispers = ben.direct_messages()
    async with LocalDiscord(data=tmp_path, people=("Ann", "Ben", "Dora")) as local:
        with local.point_discordpy_here():
            assert (local.token, local.channel_id) == (token, channel)
            assert {name: local.people[name] for name in people} == people
            # A new name joins those who were there.
            assert list(local.people) == ["Ann", "Ben", "Cleo", "Dora"]
            assert [command["id"] for command in local.world.all_commands()] == commands
            ann, ben = SimulatedUser(local, "Ann"), SimulatedUser(local, "Ben")
            assert [m["id"] for m in ann.messages()] == [m["id"] for m in before]
            assert [m["content"] for m in ann.messages()] == [m["content"] for m in before]
            assert ben.direct_messages()[0]["id"] == whispers[0]["id"]
            assert (ben.person.dms_open, ben.person.locale) == (False, "de")
            assert local.world.denied_to_bot(channel) == 1 << 14
            picture = ann.messages()[0]["attachments"][0]["url"]
            async with aiohttp.ClientSession() as session, session.get(picture) as response:
                assert response.status == 200
                assert response.content_type == "image/png"
            async with running(local) as bot:
                bot.count = 1
                assert (await ann.click("panel:count")).state == "done"
                assert "count 2" in texts(ann.messages()[0])
                assert (await ben.click("dm:ok")).state == "done"


CHILD = """
import asyncio, sys
from pathlib import Path
from playground.server import LocalDiscord

async def main():
    async with LocalDiscord(data=Path(sys.argv[1])) as local:
        print(local.url, local.token, local.channel_id, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_what_was_answered_is_there_after_kill_9(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CHILD, str(tmp_path), stdout=asyncio.subprocess.PIPE, cwd=root
    )
    assert child.stdout is not None
    url, token, channel = (await child.stdout.readline()).decode().split()
    sent = []
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for number in range(5):
            path = f"{url}/api/v10/channels/{channel}/messages"
            async with session.post(path, json={"content": str(number)}) as response:
                sent.append((await response.json())["id"])
        path = f"{url}/api/v10/channels/{channel}/messages/{sent[0]}"
        async with session.patch(path, json={"content": "edited"}) as response:
            assert response.status == 200
        async with session.delete(f"{url}/api/v10/channels/{channel}/messages/{sent[1]}") as response:
            assert response.status == 204
        os.kill(child.pid, signal.SIGKILL)
    await child.wait()
    async with LocalDiscord(data=tmp_path) as local:
        messages = SimulatedUser(local, "Ann").messages()
    assert [message["id"] for message in messages] == [sent[0], *sent[2:]]
    assert [message["content"] for message in messages] == ["edited", "2", "3", "4"]


async def test_files_no_message_shows_leave_the_disk(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path, rate_limits=False) as local:
        with local.point_discordpy_here():
            async with running(local):
                ann = SimulatedUser(local, "Ann")
                await ann.command("panel")
                for _ in range(60):
                    await ann.click("panel:count")
    rows = sqlite3.connect(tmp_path / "discord.sqlite").execute("SELECT count(*) FROM files").fetchone()[0]
    assert rows <= 33
    async with LocalDiscord(data=tmp_path) as local:
        local.persistence.flush()
    rows = sqlite3.connect(tmp_path / "discord.sqlite").execute("SELECT count(*) FROM files").fetchone()[0]
    assert rows == 1


async def test_what_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    before = os.umask(0)
    try:
        async with LocalDiscord(data=folder, people=["Ann"]) as local:
            ann = SimulatedUser(local, "Ann")
            local.actions.say(ann.person, local.channel_id, "Nobody else reads this.")
            await asyncio.sleep(0)
            found = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            assert folder.stat().st_mode & 0o777 == 0o700
        # Also what was made by an earlier version.
        for path in folder.iterdir():
            path.chmod(0o666)
        async with LocalDiscord(data=folder, people=["Ann"]):
            again = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"discord.sqlite", "discord.sqlite-wal", "discord.lock"} <= found.keys()
    assert set(found.values()) == {0o600}
    assert set(again.values()) == {0o600}


async def test_one_folder_serves_one_local_discord_at_a_time(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path):
        with pytest.raises(WorldDatabaseError, match="another local Discord"):
            async with LocalDiscord(data=tmp_path):
                pass


async def test_a_newer_or_foreign_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    WorldDatabase(tmp_path).close()
    with sqlite3.connect(tmp_path / "discord.sqlite") as db:
        db.execute("PRAGMA user_version=99")
    with pytest.raises(WorldDatabaseError, match="newer version"):
        WorldDatabase(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "discord.sqlite").write_text("this is no database, whatever its name says " * 50)
    with pytest.raises(WorldDatabaseError, match="cannot be opened"):
        WorldDatabase(tmp_path / "other")


async def test_a_failed_start_leaves_nothing_open(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        port = int(local.url.rsplit(":", 1)[1])
        with pytest.raises(OSError, match="in use"):
            async with LocalDiscord(port=port, data=tmp_path):
                pass
    async with LocalDiscord(data=tmp_path):
        pass
