"""The size of the database on its disk, as it is measured once a minute."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage import Store, StoreFailed, open_store
from bot.storage.backends.sqlite import database_files
from tests.databases import made
from tests.store.people import ANN, BEN, running


async def test_it_is_what_the_files_or_the_server_say(store: Store) -> None:
    sizes = await store.database_bytes()
    assert sizes["file"] > 100_000, "the tables alone take as much"
    assert sizes.keys() <= {"file", "log"}


async def test_what_is_written_counts_before_it_is_in_the_file(tmp_path: Path) -> None:
    path = made(tmp_path / "bot.sqlite")
    async with open_store(path) as store:
        before = await store.database_bytes()
        await running(store, ANN, BEN)
        after = await store.database_bytes()
        assert after["log"] > before["log"]
        file, wal, *_ = database_files(path)
        assert after == {"file": file.stat().st_size, "log": wal.stat().st_size}


async def test_a_file_that_is_gone_has_no_size(tmp_path: Path) -> None:
    path = made(tmp_path / "bot.sqlite")
    async with open_store(path) as store:
        path.unlink()
        with pytest.raises(StoreFailed, match="No such file"):
            await store.database_bytes()
