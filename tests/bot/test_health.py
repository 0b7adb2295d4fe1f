"""Tests of the bot's health: the limits, when it is written, and that only a living bot reports it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
import structlog
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.app import health, run
from bot.app.health import HealthMonitor, SystemdNotifier
from bot.app.log_setup import configure_logging
from bot.app.metrics import STORAGE_SECONDS, Metrics, _free_bytes
from bot.core import instrumentation
from bot.core.config import Config, ConfigError, load_config
from bot.core.instrumentation import STALE, HealthStatus, LatencySummary
from bot.storage import StoreFailed
from sleepover.cli import main
from tests.bot.simcord_bot import BotHarness
from tests.time_limits import PATIENCE

WELL = HealthStatus(
    version="1.0",
    pid=os.getpid(),
    state="ready",
    started=1000.0,
    ready_since=1001.0,
    written=2000.0,
    latency=LatencySummary(),
    tables={},
    lease={"owner": True, "sure": True},
    servers=3,
    connected=True,
)


def names(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def test_what_counts_as_well() -> None:
    assert WELL.problem(2000.0 + STALE - 0.1) == ""
    assert "ended or is stuck" in WELL.problem(2000.0 + STALE + 0.1)
    assert "waiting" in replace(WELL, state="waiting").problem(2000.0)
    assert "connection" in replace(WELL, connected=False).problem(2000.0)
    assert "database" in replace(WELL, lease={"owner": True, "sure": False}).problem(2000.0)


async def test_latency_is_that_of_the_last_minute_without_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = HealthMonitor(None)
    at = 100.0
    monkeypatch.setattr(health, "monotonic", lambda: at)
    watched.on_interaction("act", 9.0)
    at = 170.0
    for number in range(1, 101):
        watched.on_interaction("act", number / 1000)
    watched.on_interaction("review", 20.0)
    assert (await watched.status()).latency == LatencySummary(100, 50.0, 99.0)


@pytest.mark.parametrize(
    ("there", "lost"),
    [(b"", False), (b'{"pid": 7, "of": "another version"}', False), (b'token = "a"\n', True), (b"{}", True),
     (b"SQLite format 3\0" + bytes(100_000), True), (None, False)],
)  # fmt: skip
def test_a_file_that_is_no_status_is_told_from_one(there: bytes | None, lost: bool, tmp_path: Path) -> None:
    file = tmp_path / "status.json"
    if there is not None:
        file.write_bytes(there)
    assert health.is_foreign_file(file) is lost


async def test_the_bot_does_not_start_over_a_file_that_is_no_status(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("mine")
    config = Config(token="a.b.c", database=str(tmp_path / "new.sqlite"), status=str(file))
    with pytest.raises(ConfigError, match="is no status file"):
        await run.run(config)
    assert (file.read_text(), names(tmp_path)) == ("mine", ["config.toml"])


@pytest.mark.parametrize(
    ("there", "warned"), [(None, True), ((), True), (("backups",), False), (("new.sqlite",), False)]
)
async def test_a_database_in_an_empty_folder_is_told_of_also_beside_the_status_file(
    tmp_path: Path, there: tuple[str, ...] | None, warned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    for name in there or ():
        folder.mkdir(exist_ok=True)
        (folder / name).touch()
    if there == ():
        folder.mkdir()

    async def stop(*_: object) -> None:
        return None

    monkeypatch.setattr(run, "_see_whose", stop)
    config = Config(token="a.b.c", database=str(folder / "new.sqlite"), status=str(folder / "status.json"))
    with capture_logs() as lines:
        await run.run(config)
        await run.run(config)
    told = [(line["event"], line["log_level"]) for line in lines]
    assert told.count((run.NOTHING_THERE, "warning")) == warned
    assert told.count(("database made", "info")) == 1
    assert not [line for line in lines if line["log_level"] == "error"]


async def test_one_that_waits_for_its_turn_leaves_the_status_of_the_other_alone(tmp_path: Path) -> None:
    file = tmp_path / "status.json"
    other = replace(WELL, pid=1, written=time.time())
    waits = replace(WELL, state="waiting", written=time.time())
    health._write(file, other)
    health._write(file, waits)
    assert instrumentation.read_status(file) == other
    await HealthMonitor(file).stop()
    assert instrumentation.read_status(file) == other
    health._write(file, replace(other, written=time.time() - 2 * STALE))
    health._write(file, waits)
    assert instrumentation.read_status(file) == waits
    assert names(tmp_path) == ["status.json"]
    await HealthMonitor(file).stop()
    assert names(tmp_path) == []


async def test_at_the_first_start_its_folder_is_not_there_yet(tmp_path: Path) -> None:
    file = tmp_path / "data" / "status.json"
    health._write(file, await HealthMonitor(file).status())
    assert instrumentation.read_status(file).state == "starting"


async def test_signs_of_life_come_from_the_event_loop_and_end_when_it_is_stuck(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.setblocking(False)
        told = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000", "WATCHDOG_PID": str(os.getpid())}
        watched = HealthMonitor(None, SystemdNotifier(told))
        watched.start()
        loop = asyncio.get_running_loop()
        for _ in range(3):
            assert await loop.sock_recv(line, 99) == b"WATCHDOG=1"
        _drain(line)
        # Stuck for many times as long as it takes until the next one.
        time.sleep(0.1)  # noqa: ASYNC251
        assert _drain(line) == 0
        assert await loop.sock_recv(line, 99) == b"WATCHDOG=1"
        await watched.stop()
    assert SystemdNotifier({**told, "WATCHDOG_PID": "1"}).watched == 0
    # A manager that is gone is nobody's trouble.
    SystemdNotifier(told).tell("READY=1")
    SystemdNotifier({"NOTIFY_SOCKET": "@nobody-is-there"}).tell("READY=1")
    SystemdNotifier({}).tell("READY=1")


def _drain(line: socket.socket) -> int:
    count = 0
    while True:
        try:
            line.recv(99)
        except BlockingIOError:
            return count
        count += 1


def test_without_a_status_the_command_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "status.json"
    for written, status, sentence in (
        (None, 1, "There is no status file"),
        (b"{}", 1, "is no status file"),
        (replace(WELL, written=time.time(), latency=LatencySummary(3, 4.5, 6.7)), 0, "p99 6.7 ms"),
        (replace(WELL, written=time.time(), state="stopping"), 1, "The bot is stopping."),
    ):
        monkeypatch.setenv("SLEEPOVER_STATUS", str(file))
        if isinstance(written, HealthStatus):
            health._write(file, written)
        elif written is not None:
            file.write_bytes(written)
        with pytest.raises(SystemExit) as ended:
            main(["status"])
        said = capsys.readouterr()
        assert ended.value.code == status
        assert sentence in said.out + said.err
    monkeypatch.delenv("SLEEPOVER_STATUS")
    with pytest.raises(SystemExit) as ended:
        main(["status"])
    assert ended.value.code == 1
    assert "choose a file with the setting status" in capsys.readouterr().err


@pytest.mark.parametrize(
    "address",
    [
        *("9464", "example.org:9464", "127.0.0.1:99999", "http://127.0.0.1:9464", "::1:9464"),
        *("0:9464", "127.1:9464", "999.1.1.1:9464", "[:]:9464"),
    ],
)
def test_only_an_address_to_listen_on_is_taken(address: str) -> None:
    given = {"SLEEPOVER_TOKEN": "MTIz.abc.def-_1"}
    with pytest.raises(ConfigError, match="is no address to listen on"):
        load_config(None, {**given, "SLEEPOVER_METRICS": address})
    assert load_config(None, {**given, "SLEEPOVER_METRICS": " [::1]:9464"}).metrics == "[::1]:9464"


async def test_nothing_is_measured_unless_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instrumentation, "metrics_hook", None)
    from contextlib import AsyncExitStack

    async with AsyncExitStack() as opened:
        assert await run._measured(opened, Config(), HealthMonitor(None)) is None
        assert instrumentation.metrics_hook is instrumentation.failpoint_listener is None
        with pytest.raises(ConfigError, match="cannot be opened"):
            await run._measured(opened, Config(metrics="203.0.113.7:9"), HealthMonitor(None))
    monkeypatch.setattr(instrumentation, "failpoint_listener", None)


def test_lines_in_json_say_all_and_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    # Other tests may have left a handler that writes to what has been closed since.
    logging.getLogger().handlers.clear()
    configure_logging("info", "the-token", form="json")
    log = structlog.get_logger("test")
    with structlog.contextvars.bound_contextvars(table=7):
        try:
            hidden = "dice to come"
            raise ValueError(f"the-token, and {len(hidden)}")
        except ValueError:
            log.exception("went wrong", seats=("Ann", 3))
        log.info("moved", table=8)
    logging.getLogger("discord.gateway").warning("the-token is late by %s s", 41.3)
    try:
        raise OSError("line cut, the-token")
    except OSError:
        logging.getLogger("discord.client").exception("ignoring")
    said = capsys.readouterr().err
    assert "the-token" not in said
    assert "dice to come" not in said
    wrong, moved, late, cut = (json.loads(line) for line in said.splitlines())
    assert (wrong["event"], wrong["level"], wrong["table"]) == ("went wrong", "error", 7)
    assert "ValueError: [hidden], and 12" in wrong["exception"]
    assert moved["table"] == 8, "what a line says itself wins"
    assert late == {
        "logger": "discord.gateway",
        "event": "[hidden] is late by 41.3 s",
        "level": "warning",
        "time": late["time"],
    }
    assert "line cut" in cut["exception"]
    assert all(one["time"].endswith("Z") for one in (wrong, moved, late, cut))


async def test_a_line_is_about_the_table_that_it_belongs_to(harness: BotHarness) -> None:
    with capture_logs(processors=[structlog.contextvars.merge_contextvars]) as lines:
        await harness.start("Ann", "Ben")
        home, harness.channel = harness.channel, harness.guild.create_text_channel("attic")
        await harness.sit("Cleo", "Dan", game="tie_die")
        await harness.sweep()
        harness.channel = home
        live = await harness.bot.services.tables.get(1)
        who = await harness.turn() if await harness.tables() == 1 else "Ann"
        assert live.stored.status == "playing", who

        def broken(*_: object, **__: object) -> None:
            raise RuntimeError("renderer")

        harness.patch.setattr("bot.rendering.service._board", broken)
        board = harness.show(live.stored.channel, int(live.stored.message or 0))
        names = [seat.user for seat in live.stored.seats]
        assert live.table is not None
        turn = next(name for name, one in harness.people.items() if one.id == names[min(live.table.actors)])
        await harness.press(turn, "roll", on=board)
        # A command names no table; what it does is about one all the same.
        await harness.slash(turn, "table resign")
        await harness.bot.services.boards.wait_idle()
    told = [(line["event"], line["table"]) for line in lines if line["event"].startswith("table ")]
    assert told == [
        ("table opened", 1),
        ("table started", 1),
        ("table opened", 2),
        ("table closed", 2),
        ("table ended", 1),
    ]
    assert {line["table"] for line in lines if line["event"] == "drawing a picture failed"} == {1}


async def test_rate_limits_and_troubles_are_counted_by_kind(harness: BotHarness) -> None:
    metrics = Metrics(HealthMonitor(None))

    async def slow() -> str:
        await asyncio.sleep(0.05)
        return "done"

    route = discord.http.Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=5, message_id=6)
    assert await metrics.timed_call(route, slow) == "done"
    metrics.count_log(None, "exception", {"event": "clock", "table": 3})
    metrics.count_log(None, "info", {"event": "ready"})
    metrics.on_deadline(2.0)
    text = (await metrics.exposition())[0].decode()
    labels = 'method="PATCH",route="/channels/{channel_id}/messages/{message_id}"'
    (waited,) = [
        line for line in text.splitlines() if line.startswith(f"sleepover_discord_wait_seconds_total{{{labels}}}")
    ]
    assert float(waited.split()[-1]) >= 0.04, "not on the line, so it waited"
    assert f'sleepover_discord_calls_total{{{labels},status="none"}} 1.0' in text
    assert 'sleepover_problems_total{kind="clock",level="error"} 1.0' in text
    assert "ready" not in [line.partition('kind="')[2].partition('"')[0] for line in text.splitlines()]
    assert "sleepover_clock_lateness_seconds_sum 2.0" in text


class Sizes:
    """A store that knows its size, until it is away."""

    def __init__(self) -> None:
        self.asked = 0
        self.away = False

    async def database_bytes(self) -> Mapping[str, int]:
        """Return the size."""
        self.asked += 1
        if self.away:
            raise StoreFailed("away")
        return {"file": 4096, "log": 100 * self.asked}


def storage_lines(text: bytes) -> dict[str, float]:
    lines = [line for line in text.decode().splitlines() if line.startswith(("sleepover_database", "sleepover_disk"))]
    return {name.removeprefix("sleepover_"): float(value) for name, _, value in (line.partition(" ") for line in lines)}


async def test_the_size_of_the_database_and_the_room_on_the_disks_are_looked_at_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: asyncio.Queue[float] = asyncio.Queue()
    again = asyncio.Event()

    async def sleep(seconds: float) -> None:
        rounds.put_nowait(seconds)
        await again.wait()
        again.clear()

    monkeypatch.setattr("bot.app.metrics.asyncio.sleep", sleep)
    metrics, sizes = Metrics(HealthMonitor(None)), Sizes()
    assert storage_lines((await metrics.exposition())[0]) == {}
    to_be_made = tmp_path / "data" / "backups"
    metrics.watch_storage(sizes, {"database": tmp_path, "backups": to_be_made, "work": Path("/")})
    async with asyncio.timeout(PATIENCE):
        assert await rounds.get() == STORAGE_SECONDS
        for _ in range(3):
            found = storage_lines((await metrics.exposition())[0])
        assert sizes.asked == 1, "however often the figures are fetched"
        assert found['database_bytes{part="file"}'] == 4096
        assert found['database_bytes{part="log"}'] == 100
        free = shutil.disk_usage(tmp_path)
        for place in ("database", "backups"):
            assert 0 < found[f'disk_free_bytes{{place="{place}"}}'] <= free.total
        sizes.away = True
        again.set()
        await rounds.get()
        found = storage_lines((await metrics.exposition())[0])
        assert {name.partition("{")[0] for name in found} == {"disk_free_bytes"}, "an old figure is none"
        sizes.away = False
        again.set()
        await rounds.get()
        assert storage_lines((await metrics.exposition())[0])['database_bytes{part="log"}'] == 300
        await metrics.stop()


async def test_a_folder_that_cannot_be_asked_has_no_figure_and_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage

    def asked(folder: Path) -> Any:
        if folder == tmp_path:
            raise PermissionError
        return usage(folder)

    monkeypatch.setattr("bot.app.metrics.shutil.disk_usage", asked)
    assert _free_bytes({"database": tmp_path, "work": Path("/")}).keys() == {"work"}


@pytest.mark.parametrize("postgres", [False, True])
def test_the_folders_are_those_of_the_settings(postgres: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if postgres:
        assert run._folders(Config(database="postgresql://a@b/c")) == {"work": tmp_path}
        return
    assert run._folders(Config()) == {
        "work": tmp_path,
        "database": tmp_path / "data",
        "backups": tmp_path / "data" / "backups",
    }
    assert run._folders(Config(backups="elsewhere"))["backups"] == tmp_path / "elsewhere"


async def test_the_clock_tells_how_late_it_is(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    class Listener(HealthMonitor):
        def on_deadline(self, late: float) -> None:
            told.append(late)

    monkeypatch.setattr(instrumentation, "metrics_hook", Listener(None))
    await harness.start("Ann", "Ben")
    await harness.env.advance_time(301)
    assert len(told) == 1
    assert 0 <= told[0] < 5


async def test_what_changes_is_written_at_once_and_nothing_after_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 3600.0)
    file = tmp_path / "status.json"
    written: asyncio.Queue[str] = asyncio.Queue()
    real, loop = health._write, asyncio.get_running_loop()

    def write(path: Path, status: HealthStatus) -> None:
        real(path, status)
        loop.call_soon_threadsafe(written.put_nowait, status.state)

    monkeypatch.setattr(health, "_write", write)
    watched = HealthMonitor(file)
    watched.start()
    for state in ("waiting", "ready"):
        watched.set_stage(state)  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            while await written.get() != state:
                pass
    assert instrumentation.read_status(file).state == "ready"
    watched.set_stage("stopping")
    await watched.stop()
    assert names(tmp_path) == []


@pytest.mark.parametrize("form", ["text", "json"])
async def test_suggestions_that_do_not_arrive_are_a_line_in_the_log_without_a_trace(
    harness: BotHarness, capsys: pytest.CaptureFixture[str], form: Literal["text", "json"]
) -> None:
    async def cut(*_: object) -> None:
        raise OSError("line cut")

    logging.getLogger().handlers.clear()
    configure_logging("info", form=form)
    harness.patch.setattr(discord.InteractionResponse, "autocomplete", cut)
    with suppress(Exception):
        # Nobody hears of them.
        await harness.suggest("Ann", "play", "at", "tomorrow")
    written = capsys.readouterr().err
    assert "suggestions did not arrive: line cut" in written
    assert "Traceback" not in written
    assert str(harness.people["Ann"].id) not in written
