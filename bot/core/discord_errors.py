"""Discord's codes for what it does not do, and what follows from each."""

from __future__ import annotations

from enum import IntEnum

import aiohttp
import discord

LOST = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors of a call to Discord that was refused, or whose connection broke, or that took too long."""


class ErrorCode(IntEnum):
    """The ``code`` of an error's JSON, by Discord's names for it."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    UNKNOWN_SCHEDULED_EVENT = 10070
    NOT_AUTHORIZED = 20012
    TOO_MANY_EMOJIS = 30008
    TOO_MANY_SCHEDULED_EVENTS = 30038
    EDITED_TOO_OFTEN = 30046
    """Too many edits of a message that is older than an hour."""
    OPENED_DMS_TOO_FAST = 40003
    REQUEST_TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    """The interaction has a response already."""
    MISSING_ACCESS = 50001
    NOT_IN_A_DM = 50003
    OTHER_AUTHOR = 50005
    """The message is somebody else's, and takes no edit of ours."""
    EMPTY_MESSAGE = 50006
    CANNOT_SEND_TO_USER = 50007
    NO_TEXT_IN_CHANNEL = 50008
    VERIFICATION_TOO_HIGH = 50009
    MISSING_PERMISSIONS = 50013
    SYSTEM_MESSAGE = 50021
    WRONG_CHANNEL_TYPE = 50024
    INVALID_TOKEN = 50027
    """A webhook's token, or an interaction's, that is over or never was."""
    INVALID_RECIPIENT = 50033
    INVALID_FORM = 50035
    INVALID_API_VERSION = 50041
    ARCHIVED = 50083
    INVALID_JSON = 50109
    EMOJI_TOO_LARGE = 50138
    NO_MUTUAL_GUILDS = 50278
    HAS_THREAD = 160004
    """There is a thread at that message already."""
    THREAD_LOCKED = 160005
    TOO_MANY_THREADS = 160006
    INVALID_EVENT_STATUS = 180000
    BLOCKED_BY_AUTOMOD = 200000
    TITLE_BLOCKED_BY_AUTOMOD = 200001
    BLOCKED_LINK = 240000


REPLACED = frozenset({ErrorCode.UNKNOWN_MESSAGE, ErrorCode.OTHER_AUTHOR, ErrorCode.SYSTEM_MESSAGE})
"""Codes for a message that will never take an edit of ours: deleted, another application's, or one of Discord's own. A
new message has to replace it."""

NOT_EDITED = REPLACED | {ErrorCode.EDITED_TOO_OFTEN, ErrorCode.ARCHIVED}
"""Codes of ``REPLACED``, and those for a message that takes no edit for now: edited too often when it was old, or in
an archived thread, which a new message unarchives."""

HOPELESS = frozenset(
    {
        ErrorCode.UNKNOWN_CHANNEL,
        ErrorCode.UNKNOWN_GUILD,
        ErrorCode.MISSING_ACCESS,
        ErrorCode.NOT_IN_A_DM,
        ErrorCode.NO_TEXT_IN_CHANNEL,
        ErrorCode.VERIFICATION_TOO_HIGH,
        ErrorCode.MISSING_PERMISSIONS,
        ErrorCode.WRONG_CHANNEL_TYPE,
        ErrorCode.THREAD_LOCKED,
        ErrorCode.TOO_MANY_THREADS,
        ErrorCode.BLOCKED_BY_AUTOMOD,
        ErrorCode.TITLE_BLOCKED_BY_AUTOMOD,
        ErrorCode.BLOCKED_LINK,
    }
)
"""Codes for a place where nothing can be done until a user there changes something: channel or guild are gone, or of a
kind that takes no messages; the bot lacks permissions; the guild requires more than it has; the thread is locked,
or there are too many; the guild's own moderation removes the text."""

CLOSED = frozenset(
    {
        ErrorCode.CANNOT_SEND_TO_USER,
        ErrorCode.NO_MUTUAL_GUILDS,
        ErrorCode.UNKNOWN_USER,
        ErrorCode.INVALID_RECIPIENT,
    }
)
"""Codes for a user who cannot be written to until they change it: they take no messages of ours, have gone, or cannot
be written to at all."""

MOVED = frozenset({ErrorCode.UNKNOWN_CHANNEL, ErrorCode.MISSING_ACCESS})
"""Codes for a DM channel that is not ours (any more): another one can be opened."""

NOT_NOW = frozenset({408, 429, ErrorCode.OPENED_DMS_TOO_FAST, ErrorCode.EDITED_TOO_OFTEN})
"""Statuses and codes for what Discord takes later."""


def error_code(error: BaseException) -> int:
    """Return Discord's code in that error; 0 if it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def is_final(error: BaseException) -> bool:
    """Return whether Discord has refused the call, and would refuse it again.

    False if it has not answered or the connection broke, since that is not known; and for a refusal without a code,
    which may be a proxy's.
    """
    if not isinstance(error, discord.HTTPException) or error.status >= 500 or not error.code:
        return False
    return error.status not in NOT_NOW and error.code not in NOT_NOW


def surely_failed(error: BaseException) -> bool:
    """Return whether Discord has surely not done what failed: it said so, or was never asked."""
    return not isinstance(error, LOST) or (isinstance(error, discord.HTTPException) and error.status < 500)
