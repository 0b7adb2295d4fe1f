"""``sleepover admin`` with a real bot at a local Discord: as an operator has it, and through kill -9 at every step."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Operation, OperationRequest, open_store
from bot.table.deadlines import now
from tests.bot.message_text import Shown
from tests.databases import made
from tests.loopback.bot_under_test import BotProcesses, bot_processes
from tests.loopback.process_pool import nursery
from tests.loopback.test_failpoints import PEOPLE, FailpointRun, a_night
from tests.time_limits import PATIENCE

Point = tuple[str, int]


async def command(home: BotProcesses, *arguments: str) -> str:
    """Use a command in a process of its own; what it said, which went well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sleepover", "admin", *arguments, "--database", str(home.database)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b""), "\n".join([errors.decode(), *(bot.said for bot in home.bots)])
    return out.decode().strip()


def public(messages: list[dict[str, Any]], words: str) -> int:
    shown = [Shown(message, lambda _: None) for message in messages]
    return sum(words in message.text for message in shown if not message.private)


async def test_an_operator_does_everything_beside_a_running_bot(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        made(home.database)
        bot = await home.start()
        await home.owned_by(bot)
        await bot.says("ready")
        ann, ben = home.seats["Ann"], home.seats["Ben"]
        await home.table()
        async with open_store(home.database) as store:
            row = await store.load(1)
        assert row is not None

        assert await command(home, "announce", "Back at nine.") == "announce: done (told 1 of 1 channels)."
        assert public(ann.messages(), "Back at nine") == 1
        said = await command(home, "block-user", str(ben.id), "--reason", "floods")
        assert said == f"block-user {ben.id}: done."
        await ben.command("me privacy")
        assert any("have blocked you" in str(message) for message in ben.messages())
        said = await command(home, "close", "1", "--reason", "stuck")
        assert said == "close 1: done (closed, told 1 of 1 channels)."
        assert public(ann.messages(), "have closed this table") == 1
        assert "has ended already" in await command(home, "close", "1", "--reason", "stuck")
        assert await command(home, "delete", str(ann.id), "--yes") == "delete somebody: done (deleted)."
        said = await command(home, "leave", str(row.guild), "--reason", "asked to")
        assert said == f"leave {row.guild}: done (left)."
        assert "guild left" in bot.said
        assert "the bot is not on that server" in await command(home, "leave", str(row.guild), "--reason", "again")
        kinds = [line.split()[4] for line in (await command(home, "log")).splitlines()[1:]]
        assert kinds == ["announce", "block-user", "close", "delete", "leave", "leave"]


async def game_of_three(run: FailpointRun) -> None:
    """Start a game of Ann, Ben and Cleo."""
    await run.command("Ann", "play", game="magic_numbers", house_rules="first host, target 50")
    for who in PEOPLE[1:]:
        await run.press(who, "@join", 1)
    while (stored := await run.stored()) is None or stored.status == "lobby":
        await run.press("Ann", "@start", 1)


async def ask(run: FailpointRun, kind: Any, **about: Any) -> Operation:
    async with open_store(run.database) as store:
        request = OperationRequest(kind, "otto", reason="because", **about)
        return await store.request_operation(request, now=now())


async def done(run: FailpointRun, operation: Operation) -> Operation:
    """Wait until it has been done, by however many bots."""
    async with asyncio.timeout(4 * PATIENCE), open_store(run.database) as store:
        while True:
            await run.revive()
            operation = await store.operation(operation.id)
            if operation.state != "waiting" and not await store.closing_notices():
                return operation
            await asyncio.sleep(0.1)


STEPS: list[tuple[str, str, Point]] = [
    ("close", "closed, told 1 of 1 channels", ("closed", 1)),
    ("close", "closed, told 1 of 1 channels", ("operator told", 1)),
    ("announce", "told 1 of 1 channels", ("operator told", 1)),
    ("delete", "deleted", ("stored", 1)),
    ("delete", "deleted", ("forgotten", 1)),
    ("strike", "1 result struck", ("operator struck", 1)),
    ("leave", "the bot is not on that server", ("operator left", 1)),
]


@pytest.mark.parametrize(("kind", "result", "step"), STEPS, ids=lambda one: one if isinstance(one, str) else one[0])
async def test_a_request_is_done_once_though_the_bot_is_killed_at_it(
    tmp_path: Path, kind: str, result: str, step: Point
) -> None:
    async with nursery("tests.loopback.failpoint_process") as births, a_night(tmp_path, [], births) as run:
        await run.wake()
        await game_of_three(run)
        ann, ben = run.seats["Ann"], run.seats["Ben"]
        if kind == "strike":
            for who in ("Cleo", "Ben"):
                await run.command(who, "table resign")
        await run.sleep()
        row = await run.stored()
        assert row is not None
        about: dict[str, dict[str, Any]] = {
            "close": {"table": 1},
            "announce": {"words": "Back at nine."},
            "delete": {"user": ben.id},
            "strike": {"table": 1},
            "leave": {"guild": row.guild},
        }
        operation = await ask(run, kind, **about[kind])
        run.plan = [step]
        await run.wake()
        found = await done(run, operation)
        assert run.died == [step]
        assert (found.state, found.result) == ("done", result)
        if kind in ("close", "announce"):
            words = "have closed this table" if kind == "close" else "Back at nine"
            assert public(ann.messages(), words) == 1
        if kind == "delete":
            async with open_store(run.database) as store:
                assert not any((await store.export_rows(ben.id)).values())
        if kind == "strike":
            assert sum("have struck the result" in str(message) for message in ann.direct_messages()) == 1
            async with open_store(run.database) as store:
                assert await store.game_tallies(ann.id, guild=row.guild) == []
        await run.sleep()
