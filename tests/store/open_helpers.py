"""A process that opens the store FILE.0, FILE.1, … whenever it reads a line, and says what became of it.

``python -m tests.store.open_helpers FILE`` writes ``ready`` first, and ``open`` or the error for each line.
"""

import asyncio
import sys
from pathlib import Path

import structlog

from bot.storage import open_store


async def main(path: str) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    print("ready", flush=True)
    for line in sys.stdin:
        try:
            async with open_store(Path(f"{path}.{line.strip()}")) as store:
                await store.open_at(1)
                await store.set_birthday(1, 2, 3)
            print("open", flush=True)
        except Exception as error:
            print(repr(error), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
