"""Discord's codes for what it does not do, and what follows from each."""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
EDITED_TOO_OFTEN = 30046
ARCHIVED = 50083
INVALID_FORM = 50035

REPLACED = frozenset({UNKNOWN_MESSAGE, 50005, 50021})
"""For a message that will never take an edit of ours: deleted, another application's, or one of Discord's own. What it
should show goes into a fresh one."""

NOT_EDITED = REPLACED | {EDITED_TOO_OFTEN, ARCHIVED}
"""The same, and for one that takes none for now: edited too often when it was old, or in an archived thread, which a
fresh message wakes."""

HOPELESS = frozenset(
    {UNKNOWN_CHANNEL, 10004, 50001, 50003, 50008, 50009, 50013, 50024, 160005, 160006, 200000, 200001, 240000}
)
"""For a place where nothing can be done until somebody there changes something: channel or server are gone, or of a
kind that takes no messages; the bot may not; the server asks for more than it has; the thread is locked, or there are
too many; the server's own moderation takes out what is said."""

CLOSED = frozenset({50007, 50278, UNKNOWN_USER, 50033})
"""For somebody who cannot be written to until they change it: they take no messages of ours, have gone, or are none
who can be written to."""

MOVED = frozenset({UNKNOWN_CHANNEL, 50001})
"""For a channel of direct messages that is not ours (any more): another one can be opened."""

NOT_NOW = frozenset({408, 429, 40003, EDITED_TOO_OFTEN})
"""Statuses and codes for what Discord takes later."""


def is_final(error: BaseException) -> bool:
    """Whether Discord has refused it, and would refuse the same again. Where it has not answered, or a line broke, that
    is not known; nor where a refusal without a code may be a proxy's."""
    if not isinstance(error, discord.HTTPException) or error.status >= 500 or not error.code:
        return False
    return error.status not in NOT_NOW and error.code not in NOT_NOW
