"""`python -m playground`: on its own, for a bot of any library."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import aiohttp

from tests.time_limits import PATIENCE

ROOT = Path(__file__).parents[2]


async def start(*args: str) -> asyncio.subprocess.Process:
    command = (sys.executable, "-m", "playground", *args)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, cwd=ROOT)


async def test_it_says_where_it_is_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    child = await start("--port", "0", "--data", str(tmp_path), "--seats", "Mia, Noah", "--name", "Testbot")
    assert child.stdout is not None
    said = {}
    for _ in range(4):
        name, value = (await child.stdout.readline()).decode().split()
        said[name] = value
    headers = {"Authorization": f"Bot {said['token']}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(said["api"] + "/users/@me") as response:
            assert (await response.json())["username"] == "Testbot"
        async with session.get(said["api"] + "/gateway") as response:
            assert (await response.json())["url"] == said["gateway"]
        async with session.get(said["page"] + "local/state") as response:
            assert [person["name"] for person in (await response.json())["people"]] == ["Mia", "Noah"]
    child.send_signal(signal.SIGINT)
    out, err = await asyncio.wait_for(child.communicate(), PATIENCE)
    assert child.returncode == 0
    assert err == b""
    assert b"discord.js" in out


async def test_a_taken_port_is_one_clear_sentence() -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    child = await start("--port", str(port))
    _, err = await asyncio.wait_for(child.communicate(), PATIENCE)
    server.close()
    assert child.returncode == 2
    assert f"Port {port} cannot be opened" in err.decode()
    assert "Traceback" not in err.decode()
