"""The bot's log as a host has it, on a stream of the test's."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TextIO

import pytest
import structlog

from bot.app.log_setup import configure_logging


@contextmanager
def log_on(stream: TextIO, form: Literal["text", "json"] = "text") -> Iterator[None]:
    """Configure the bot's log as a host has it, on that stream in place of standard error."""
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stderr", stream)
            # Other tests may have left a handler that writes to what has been closed since.
            root.handlers.clear()
            configure_logging("info", form=form)
            yield
    finally:
        # Not the defaults: they colour the source around each traceback of all tests that follow.
        structlog.configure(**before)
        # Nor the stream, which all that follow would write to.
        root.handlers[:] = handlers
        root.setLevel(level)
