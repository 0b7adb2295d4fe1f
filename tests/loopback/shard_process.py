"""The bot as one of several processes at one database: ``sleepover run`` at a local Discord, on some of its shards.

It says on its line what becomes of it, a word a line: ``waiting``, ``connecting``, ``ready``.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence

from msgspec.structs import replace

from bot.accounts import guild_lifecycle
from bot.app import client, handover_gate, lease_keeper, run
from bot.app.health import HealthMonitor
from bot.app.log_setup import configure_logging
from bot.core.config import Config
from bot.core.instrumentation import State
from bot.interactions import rate_limits
from bot.rendering.rules_pages import RulesPageBuilder
from bot.table import table_options
from tests.readiness import undrawn
from tests.time_limits import PATIENCE


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """URL, token, database, shards; and ``--take-over``, perhaps."""
    url, token, database, shards, *options = arguments
    rate_limits.SCALE = 1e6
    guild_lifecycle.RECENT = 0.0
    # Each roll is a press of somebody's.
    table_options.ROLLS_BY_DEFAULT = False
    handover_gate.KEPT = rate_limits.IN_TIME = PATIENCE
    client.STARTS_APART = 0.01
    lease_keeper.BEAT = 0.3
    undrawn(RulesPageBuilder)
    told = HealthMonitor.set_stage

    def becomes(self: HealthMonitor, state: State) -> None:
        told(self, state)
        line.sendall(f"{state}\n".encode())

    HealthMonitor.set_stage = becomes  # type: ignore[method-assign]
    config = replace(Config(), token=token, database=database, discord=url, shards=shards)
    configure_logging("warning", token)
    asyncio.run(run.run(config, take_over="--take-over" in options))
