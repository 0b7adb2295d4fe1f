"""The log of the bot and its libraries: one form, no colours in files, and no flood."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import logging
from pathlib import Path
from typing import Literal

import pytest
import structlog

from bot.app import log_setup
from bot.app.log_setup import BestEffortStream, RepeatLimiter
from tests.bot.log_stream import log_on

# What makes discord.py colour its lines, wherever they go.
COLOURS = {"PYCHARM_HOSTED": "1", "TERM_PROGRAM": "vscode"}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock that the next log goes by."""
    clock = Clock()
    monkeypatch.setattr(log_setup, "RepeatLimiter", lambda: RepeatLimiter(clock))
    return clock


def test_lines_of_all_libraries_have_one_form_and_no_colour_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in COLOURS.items():
        monkeypatch.setenv(name, value)
    log = io.StringIO()
    with log_on(log):
        structlog.get_logger().warning("drawing failed", table=3)
        logging.getLogger("discord.gateway").warning("behind by %s s", 41)
        logging.getLogger("asyncio").error("task was lost")
        try:
            raise OSError("line cut")
        except OSError:
            logging.getLogger("discord.client").exception("ignoring")
    own, gateway, lost, ignoring, *trace = log.getvalue().splitlines()
    assert "\x1b" not in log.getvalue()
    date_and_time = len("2026-11-28 01:02:03")
    for line in (own, gateway, lost, ignoring):
        assert line[:date_and_time].count(":") == 2
        assert line[date_and_time:].lstrip().startswith(("[warning", "[error"))
    assert "drawing failed" in own
    assert "behind by 41 s" in gateway
    assert "discord.gateway" in gateway
    assert any("line cut" in line for line in trace)


def test_a_traceback_begins_on_a_line_of_its_own_whoever_logs_it() -> None:
    log = io.StringIO()
    with log_on(log):
        try:
            raise OSError("line cut")
        except OSError:
            structlog.get_logger().exception("the bot failed", table=3)
            logging.getLogger("discord.client").exception("ignoring")
    lines = log.getvalue().splitlines()
    assert lines.count("Traceback (most recent call last):") == 2
    assert lines.count("OSError: line cut") == 2
    assert lines[0].endswith("table=3")


@pytest.mark.parametrize("form", ["text", "json"])
def test_of_one_kind_ten_lines_are_logged_a_minute_and_the_rest_are_counted(
    clock: Clock, form: Literal["text", "json"]
) -> None:
    log = io.StringIO()
    with log_on(log, form):
        for table in range(600):
            structlog.get_logger().warning("board edit failed", table=table)
            logging.getLogger("discord.http").warning("limited on bucket %s", table)
            structlog.get_logger().info("table opened", table=table)
        said = log.getvalue()
        assert said.count("board edit failed") == said.count("limited on bucket") == 10
        assert said.count("table opened") == 600, "what happens is told, however much"
        clock.now += 61
        structlog.get_logger().warning("board edit failed", table=1)
        logging.getLogger("discord.http").warning("limited on bucket %s", 1)
    for line in log.getvalue().splitlines()[-2:]:
        assert json.loads(line)["left_out"] == 590 if form == "json" else "left_out=590" in line


def test_kinds_do_not_hide_one_another(clock: Clock) -> None:
    log = io.StringIO()
    with log_on(log):
        for why in ("limit reached", "too late"):
            for _ in range(50):
                structlog.get_logger().info("interaction not admitted", why=why, most=1)
        assert len(log.getvalue().splitlines()) == 2
        for number in range(3 * log_setup._KINDS):
            structlog.get_logger().warning(f"kind {number}")
    assert len(log.getvalue().splitlines()) == 2 + 3 * log_setup._KINDS


class Disk(io.StringIO):
    """A log on a disk that can be full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.tries = 0

    def write(self, text: str) -> int:
        """Write, unless there is no room."""
        self.tries += 1
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(text)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_full_disk_is_tried_once_a_minute_and_told_of_once_there_is_room(
    monkeypatch: pytest.MonkeyPatch, form: Literal["text", "json"]
) -> None:
    clock, disk = Clock(), Disk()
    monkeypatch.setattr(log_setup, "BestEffortStream", lambda stream, note: BestEffortStream(stream, note, clock))
    with log_on(disk, form):
        log = structlog.get_logger()
        log.info("table opened", table=1)
        disk.full, disk.tries = True, 0
        for number in range(500):
            log.info("table opened", table=number)
            logging.getLogger("discord.http").warning("lost %s", "one", extra={"number": number})
        assert disk.tries <= 2, "the rest is not even tried"
        clock.now += 61
        log.info("table opened", table=2)
        assert disk.tries <= 4
        disk.full = False
        log.info("table opened", table=3)
        assert len(disk.getvalue().splitlines()) == 1, "the next try is a minute later"
        clock.now += 61
        log.info("table opened", table=4)
        log.info("table opened", table=5)
    first, told, *after = disk.getvalue().splitlines()
    assert "table opened" in first
    assert "disk was full" in told
    # Of the library's 500 lines ten come so far.
    left_out = 500 + 10 + 2
    assert json.loads(told)["left_out"] == left_out if form == "json" else f"left_out={left_out}" in told
    assert len(after) == 2
    assert "full" not in "".join(after)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_device_that_is_always_full_stops_nothing() -> None:
    with Path("/dev/full").open("w", buffering=1, encoding="utf-8") as full:
        with log_on(full):
            for number in range(1000):
                structlog.get_logger().error("went wrong", number=number, text="x" * 100)
                logging.getLogger("discord").error("went wrong, too")
        with contextlib.suppress(OSError):
            full.close()


def test_what_is_lost_for_another_reason_is_not_waited_with(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    stream = BestEffortStream(disk)
    monkeypatch.setattr(Disk, "write", lambda *_: (_ for _ in ()).throw(OSError(errno.EIO, "I/O error")))
    assert stream.write("lost\n") == len("lost\n")
    monkeypatch.undo()
    stream.write("there\n")
    disk.close()
    assert stream.write("closed\n") == len("closed\n")
