"""A process that plays tables of ten actions without end and says each action that the store has taken.

``python -m tests.store.append_process DATABASE`` writes a line ``table n`` after each ``append`` that returned.
"""

import asyncio
import sys

import structlog

from bot.storage import open_store
from tests.store.people import ANN, BEN, append, running, won_by

ACTIONS = 10


async def main(path: str) -> None:
    async with open_store(path) as store:
        while True:
            table = await running(store, ANN, BEN)
            for n in range(1, ACTIONS + 1):
                results = won_by(ANN, ANN, BEN) if n == ACTIONS else None
                await append(store, table, n, f"give {n}", results=results)
                print(table, n, flush=True)


if __name__ == "__main__":
    # Standard output tells what is stored, and nothing else.
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(main(sys.argv[1]))
