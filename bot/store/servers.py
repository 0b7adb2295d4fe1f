"""What servers have settled for themselves."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from bot.store.transactions import Database, Transactions


class Server(Struct, frozen=True):
    """A server's settings, each with what holds where nothing was settled.

    ``everywhere``: its games count in the ratings and sums of all servers together.
    """

    everywhere: bool = False


class ServerStore(Protocol):
    """The settings of servers."""

    async def server(self, guild: int) -> Server:
        """What holds in that guild."""
        ...

    async def set_server(self, guild: int, server: Server) -> None:
        """Settle all that for a guild, from now on: tables that have ended stay as they counted."""
        ...


class SqliteServers(Transactions):
    """A ``ServerStore`` in SQLite."""

    async def server(self, guild: int) -> Server:
        """See ``ServerStore.server``."""
        return await self._read(lambda db: server(db, guild))

    async def set_server(self, guild: int, server: Server) -> None:
        """See ``ServerStore.set_server``."""
        await self._write(lambda db: db.change(_SETTLE, guild, int(server.everywhere)))


def server(db: Database, guild: int) -> Server:
    """What holds in that guild, within a transaction."""
    row = db.row(_SERVER, guild)
    return Server() if row is None else Server(everywhere=bool(row[0]))


_SERVER = "select everywhere from servers where guild_id = $1"

_SETTLE = """
    insert into servers (guild_id, everywhere) values ($1, $2)
    on conflict (guild_id) do update set everywhere = excluded.everywhere
"""
