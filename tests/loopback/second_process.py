"""Bot of the benchmarks, forked from a nursery, without rendering the rules pages until they are requested."""

from __future__ import annotations

import socket
from collections.abc import Sequence

from benchmarks import beside
from bot.rendering.rules_pages import RulesPageBuilder
from tests.loopback.program import be
from tests.readiness import undrawn


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """Run ``python -m benchmarks.beside`` with the arguments after the first, the file for errors."""
    undrawn(RulesPageBuilder)
    be(beside.main, "beside", arguments, line)
