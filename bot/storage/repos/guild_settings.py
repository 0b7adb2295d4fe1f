"""Guild settings, and whether the bot has greeted each guild."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec import Struct

from bot.core.availability import QuietHours
from bot.storage.backends.base import Database, Transactions, to_json, transaction
from bot.storage.repos.availability import quiet_hours_json, quiet_of, update_guild_settings

Follow = Literal["quickly", "calmly", "never"]
"""Settings of how soon a board follows the chat in its channel."""


class GuildSettings(Struct, frozen=True):
    """A server's settings, each with what holds where nothing was settled.

    ``channels`` are those in which tables may be opened, with their threads (none: all of them), ``threads`` whether
    tables may be in threads, ``clock`` the seconds for a decision at a new table (None: the usual ones) and ``bank``
    those of a time bank (0: none), ``quiet`` the quiet hours of those who have said nothing of their own, ``pings``
    whether messages may call people, ``language`` the locale of tables (empty: the server's own), ``everywhere``
    whether its games count in the ratings and sums of all servers together, ``moderators`` the role of those who may
    end others' tables (None: those whom Discord lets moderate), ``banter`` whether computers say something at tables,
    ``follow`` how soon boards follow what is said in their channels.
    """

    channels: tuple[int, ...] = ()
    threads: bool = True
    clock: int | None = None
    pings: bool = True
    language: str = ""
    everywhere: bool = False
    moderators: int | None = None
    bank: int = 0
    quiet: QuietHours | None = None
    banter: bool = True
    follow: Follow = "calmly"


class GuildSettingsRepository(Transactions):
    """The settings of servers."""

    @transaction("read")
    def guild_settings(self, db: Database, guild: int) -> GuildSettings:
        """Return the guild's settings."""
        return guild_settings(db, guild)

    @transaction("write")
    def set_guild_settings(self, db: Database, guild: int, server: GuildSettings, *, now: float = 0.0) -> None:
        """Store a guild's settings from ``now`` on; ended tables keep what was counted.

        Running deadlines are moved where quiet hours changed.
        """
        values = (
            to_json(server.channels),
            int(server.threads),
            server.clock,
            int(server.pings),
            server.language,
            int(server.everywhere),
            server.moderators,
            server.bank,
            quiet_hours_json(server.quiet),
            int(server.banter),
            server.follow,
        )
        update_guild_settings(db, guild, now, lambda: db.execute(_SETTLE, guild, *values))

    @transaction("write")
    def mark_arrived(self, db: Database, guild: int, *, now: float) -> bool:
        """Store that the bot is in the guild, and return whether it still has to greet it.

        The guild counts as greeted afterwards.
        """
        db.execute(_BACK, guild)
        return db.execute(_GREET, guild, now) > 0

    @transaction("write")
    def sync_guilds(self, db: Database, guilds: Collection[int], *, now: float, forget: float) -> bool:
        """Store that the bot is in exactly these guilds, and return whether it has left any others.

        The settings of guilds left before the time ``forget`` are deleted.
        """
        # If other processes serve guilds, each sees those of its own shards only.
        for guild, gone in ((guild, gone) for guild, gone in db.rows(_KNOWN) if self.owns_guild(guild)):
            if gone is None and guild not in guilds:
                db.execute(_GONE, guild, now)
            elif gone is not None and guild in guilds:
                db.execute(_BACK, guild)
        db.execute(_FORGET, forget)
        return db.row(_LEFT) is not None


def guild_settings(db: Database, guild: int) -> GuildSettings:
    """Return the guild's settings, within a transaction."""
    row = db.row(_SERVER, guild)
    if row is None:
        return GuildSettings()
    channels, threads, clock, pings, language, everywhere, moderators, bank, quiet, banter, follow = row
    return GuildSettings(
        channels=tuple(msgspec.json.decode(channels)),
        threads=bool(threads),
        clock=clock,
        pings=bool(pings),
        language=language,
        everywhere=bool(everywhere),
        moderators=moderators,
        bank=bank,
        quiet=quiet_of(quiet),
        banter=bool(banter),
        follow=follow,
    )


_SERVER = """
    select channels, threads, clock, pings, language, everywhere, moderators, bank, quiet, banter, follow
    from servers where guild_id = $1
"""

_SETTLE = """
    insert into servers (guild_id, channels, threads, clock, pings, language, everywhere, moderators, bank, quiet,
                         banter, follow)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (guild_id) do update set
        channels = excluded.channels, threads = excluded.threads, clock = excluded.clock, pings = excluded.pings,
        language = excluded.language, everywhere = excluded.everywhere, moderators = excluded.moderators,
        bank = excluded.bank, quiet = excluded.quiet, banter = excluded.banter, follow = excluded.follow
"""

# The default of "everywhere" is that of the first servers, which were not asked.
_GREET = """
    insert into servers (guild_id, everywhere, greeted) values ($1, 0, $2)
    on conflict (guild_id) do update set greeted = excluded.greeted where servers.greeted is null
"""

_BACK = "update servers set gone = null where guild_id = $1 and gone is not null"

_GONE = "update servers set gone = $2 where guild_id = $1"

_KNOWN = "select guild_id, gone from servers"

_FORGET = "delete from servers where gone < $1"

_LEFT = "select 1 from servers where gone is not null limit 1"
