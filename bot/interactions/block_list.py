"""People and servers that the operator has blocked, in memory: every interaction is compared with them."""

from __future__ import annotations

from bot.storage.repos.bans import BanRepository


class BlockList:
    """The operator's blocks, as they were when they were loaded last."""

    def __init__(self, store: BanRepository) -> None:
        self._store = store
        self._users: frozenset[int] = frozenset()
        self._guilds: dict[int, float] = {}

    async def load(self) -> None:
        """Load the blocks, at a start and when they have changed.

        Raises:
            StoreFailed: they stay as they were.
        """
        bans = await self._store.bans()
        self._users = frozenset(ban.id for ban in bans if ban.kind == "user")
        self._guilds = {ban.id: ban.since for ban in bans if ban.kind == "server"}

    def refusal(self, user: int, guild: int | None) -> str | None:
        """Return the sentence, by its name, for somebody who may not use the bot there; None: they may."""
        if user in self._users:
            return "sorry-blocked-person"
        return "sorry-blocked-server" if guild in self._guilds else None

    def blocked_since(self, guild: int) -> float | None:
        """Return since when the guild is blocked, if it is."""
        return self._guilds.get(guild)
