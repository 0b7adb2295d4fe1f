"""The log of the bot and its libraries: one form, no colours in files, and no flood."""

from __future__ import annotations

import io
import json
import logging
from typing import Literal

import pytest
import structlog

from bot.app import log_setup
from bot.app.log_setup import RepeatLimiter
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
