"""Halls for the tests here; and of the moods, each is tried with one game in turn, or with all of them (``--deep``)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.panels.catalogue import playable
from tests import depth
from tests.loopback.hall import Hall, hall


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if depth.deep():
        return
    turns: dict[str, int] = {}
    left_out = []
    for item in items:
        spec = getattr(item, "callspec", None)
        if item.path.name != "test_moods.py" or spec is None or "game" not in spec.params:
            continue
        mood = "-".join([item.name.partition("[")[0], *(str(v) for k, v in spec.params.items() if k != "game")])
        turn = turns.setdefault(mood, len(turns)) % len(playable())
        if spec.params["game"] != playable()[turn]:
            left_out.append(item)
    if left_out:
        out = set(left_out)
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture
async def open_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The bot at a local Discord with Ann, Ben, Cleo and Dan."""
    async with hall(tmp_path) as opened:
        yield opened
