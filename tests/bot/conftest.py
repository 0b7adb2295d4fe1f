from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.evening import Evening, evening


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening with Ann, Ben, Cleo and Dan."""
    async with evening(tmp_path) as night:
        yield night
