"""The bot as one of several processes at one database: ``sleepover run`` at a local Discord, on some of its shards.

It says on its line what becomes of it, a word a line: ``waiting``, ``connecting``, ``ready``.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence

from msgspec.structs import replace

from bot.door import client, doorman, keeper, run
from bot.door.vitals import Vitals
from bot.ground.config import Config
from bot.ground.vital import State
from bot.people import arrivals
from bot.playing import budgets, gate
from bot.playing.rulespages import RulesPages
from bot.table import rolling
from tests.patience import PATIENCE
from tests.ready import undrawn


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """URL, token, database, shards; and ``--take-over``, perhaps."""
    url, token, database, shards, *options = arguments
    budgets.SCALE = 1e6
    arrivals.RECENT = 0.0
    # Each roll is a press of somebody's.
    rolling.USUAL = False
    doorman.KEPT = gate.IN_TIME = PATIENCE
    client.STARTS_APART = 0.01
    keeper.BEAT = 0.3
    undrawn(RulesPages)
    told = Vitals.becomes

    def becomes(self: Vitals, state: State) -> None:
        told(self, state)
        line.sendall(f"{state}\n".encode())

    Vitals.becomes = becomes  # type: ignore[method-assign]
    config = replace(Config(), token=token, database=database, discord=url, shards=shards)
    run.set_up_log("warning", token)
    asyncio.run(run.run(config, take_over="--take-over" in options))
