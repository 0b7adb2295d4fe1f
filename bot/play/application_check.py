"""The Discord application that a database belongs to. No other may work with it: the messages, events and emojis of
its tables are that application's, and so are the servers that they are in."""

from __future__ import annotations

import structlog

from bot.core.config import ConfigError
from bot.storage import Store
from bot.table.deadlines import now

log = structlog.get_logger(__name__)

APPLICATION = "application"
"""Under what the store keeps the id of the application that was the bot last; empty if it is left to the next one."""


class OtherApplication(ConfigError):
    """The token is another application's than the one that the database belongs to."""

    def __init__(self, owner: str, application: int) -> None:
        super().__init__(
            f"This database belongs to the application {owner} in Discord's developer portal, and the token is that of "
            f"the application {application}; nothing was touched. Put back the token of {owner}, or name another file "
            "in the setting database. If the games are to go on under the new application: invite it to their servers, "
            "and start once with `sleepover run --new-application`."
        )


async def owning_application(store: Store) -> str:
    """Return the id of the application that the database belongs to; empty: any may have it.

    Raises:
        StoreFailed: it cannot be looked up.
    """
    return await store.kept_value(APPLICATION) or ""


async def require_owner(store: Store, application: int) -> None:
    """Check that the database belongs to that application, or to none yet.

    Raises:
        OtherApplication: it is another one's.
        StoreFailed: it cannot be looked up.
    """
    if (owner := await owning_application(store)) not in ("", str(application)):
        raise OtherApplication(owner, application)


async def claim_application(store: Store, application: int) -> bool:
    """Note that the database belongs to that application; return False if it was another one's before.

    Raises:
        OtherApplication: it is another one's still.
        StoreFailed: it cannot be looked up or noted.
    """
    await require_owner(store, application)
    before = await store.kept_value(APPLICATION)
    if before == str(application):
        return True
    await store.keep_value(APPLICATION, str(application))
    if before is not None:
        log.warning("the database was another application's; this start leaves its tables open")
    return before is None


async def release_application(store: Store) -> None:
    """Free the database for the next application that connects.

    Scheduled events belong to the former application, which alone can change them: new ones are made.

    Raises:
        StoreError: it cannot be noted.
    """
    for number, _, _ in await store.linked_events():
        await store.update_game_night(number, event=None, event_starts=None, shown=False, wake=now())
    await store.keep_value(APPLICATION, "")
