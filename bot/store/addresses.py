"""Where a database is: a file of SQLite's, or an address of PostgreSQL's."""

from __future__ import annotations

from bot.ground.database_url import is_server, secrets, told

__all__ = ["is_server", "secrets", "told"]
