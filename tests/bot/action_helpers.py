"""Actions by whatever the table's message offers for them, and writes that fail once."""

from __future__ import annotations

from typing import Any

from bot.storage import SqliteStore, StoreFailed
from games.core import RESIGN, Action
from tests.bot.simcord_bot import BotHarness, Said


async def act(harness: BotHarness, who: str, action: Action) -> Said:
    """Press the button, or choose from the list, that does ``action`` at the newest table; leaving is a command."""
    if action == RESIGN:
        return await harness.slash(who, "table resign")
    board = await harness.board()
    if action in board.actions:
        return await harness.press(who, action)
    for custom_id, options in board.selects.items():
        if action in [option["value"] for option in options]:
            return await harness.click(who, custom_id, on=board, values=[action])
    offered = [*board.actions, *(option["value"] for options in board.selects.values() for option in options)]
    raise AssertionError(f"{action!r} is not offered; there are: {', '.join(offered)}")


def fail_once(harness: BotHarness, write: str) -> list[str]:
    """Have that method of the store fail the first time it is called; return a list that then has its name."""
    real, failed = getattr(SqliteStore, write), list[str]()

    async def fails(self: SqliteStore, *given: Any, **named: Any) -> Any:
        if not failed:
            failed.append(write)
            raise StoreFailed("the disk is full")
        return await real(self, *given, **named)

    harness.patch.setattr(SqliteStore, write, fails)
    return failed
