"""The bot of the benchmarks, forked from a nursery, with the pages of rules undrawn until somebody asks."""

from __future__ import annotations

import socket
from collections.abc import Sequence

from benchmarks import beside
from bot.rendering.rules_pages import RulesPageBuilder
from tests.loopback.program import be
from tests.readiness import undrawn


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """The file for errors, and what stands behind ``python -m benchmarks.beside``."""
    undrawn(RulesPageBuilder)
    be(beside.main, "beside", arguments, line)
