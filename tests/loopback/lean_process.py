"""The command ``sleepover``, but its bot leaves the pages of rules undrawn until somebody asks.

It is forked from a nursery, or started as ``python -m tests.loopback.lean_process``.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence

from bot.rendering.rules_pages import RulesPageBuilder
from sleepover import cli
from tests.loopback.program import be
from tests.readiness import undrawn


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """The file for errors, and what stands behind ``sleepover``."""
    undrawn(RulesPageBuilder)
    be(cli.main, "sleepover", arguments, line)


if __name__ == "__main__":
    undrawn(RulesPageBuilder)
    cli.main()
