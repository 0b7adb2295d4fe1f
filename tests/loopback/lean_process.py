"""Command ``sleepover``, with a bot that does not render the rules pages until they are requested.

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
    """Run ``sleepover`` with the arguments after the first, which is the file for errors."""
    undrawn(RulesPageBuilder)
    be(cli.main, "sleepover", arguments, line)


if __name__ == "__main__":
    undrawn(RulesPageBuilder)
    cli.main()
