"""The local Discord with the bot, for the programs that take pictures of it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import tempfile
from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def playing(*names: str) -> AsyncIterator[str]:
    """Run ``sleepover play`` with these seats and yield its address.

    The process and its data end with the block.
    """
    with tempfile.TemporaryDirectory() as data:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sleepover", "play", "--no-browser", "--port", "0"),
            *("--seats", ",".join(names), "--data", data),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            address = None
            while address is None:
                line = await process.stdout.readline()
                assert line, "the local Discord did not start"
                address = re.search(r"http://[\w.:]+", line.decode())
            yield address[0]
        finally:
            process.terminate()
            await process.wait()
