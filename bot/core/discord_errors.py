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
"""Codes for a message that will never take an edit of ours: deleted, another application's, or one of Discord's own. A
new message has to replace it."""

NOT_EDITED = REPLACED | {EDITED_TOO_OFTEN, ARCHIVED}
"""Codes of ``REPLACED``, and those for a message that takes no edit for now: edited too often when it was old, or in
an archived thread, which a new message unarchives."""

HOPELESS = frozenset(
    {UNKNOWN_CHANNEL, 10004, 50001, 50003, 50008, 50009, 50013, 50024, 160005, 160006, 200000, 200001, 240000}
)
"""Codes for a place where nothing can be done until a user there changes something: channel or guild are gone, or of a
kind that takes no messages; the bot lacks permissions; the guild requires more than it has; the thread is locked,
or there are too many; the guild's own moderation removes the text."""

CLOSED = frozenset({50007, 50278, UNKNOWN_USER, 50033})
"""Codes for a user who cannot be written to until they change it: they take no messages of ours, have gone, or cannot
be written to at all."""

MOVED = frozenset({UNKNOWN_CHANNEL, 50001})
"""Codes for a DM channel that is not ours (any more): another one can be opened."""

NOT_NOW = frozenset({408, 429, 40003, EDITED_TOO_OFTEN})
"""Statuses and codes for what Discord takes later."""


def is_final(error: BaseException) -> bool:
    """Return whether Discord has refused the call, and would refuse it again.

    False if it has not answered or the connection broke, since that is not known; and for a refusal without a code,
    which may be a proxy's.
    """
    if not isinstance(error, discord.HTTPException) or error.status >= 500 or not error.code:
        return False
    return error.status not in NOT_NOW and error.code not in NOT_NOW
