from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.hall import Hall, hall


@pytest.fixture
async def open_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The bot at a local Discord with Ann, Ben, Cleo and Dan."""
    async with hall(tmp_path) as opened:
        yield opened
