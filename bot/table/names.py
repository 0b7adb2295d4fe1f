"""Display names as they stand at a table: short, on one line, and no two alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.store import Sitting
from bot.table.emojis import NO_EMOJIS, Emojis
from bot.table.lookalikes import looks
from bot.table.regulars import REGULARS, face_of
from bot.words import Words
from renderers.lettering import beginning
from renderers.unicode import invisible, right_to_left

LONGEST = 32
"""In characters; Discord's own limit for display names."""

_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""What is unseen and yet part of what is seen: emoji are joined by them, letters joined and parted."""
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
"""The flags of Scotland and the like: what says which is unseen."""
_ALIVE = re.compile(r"[\\*_~`|<>\[\]:/]|^[#-]|(?<=^\d)\.|(?<=^\d\d)\.")
"""What Discord could read as the beginning of something else than text: markup, mentions, times, links, invitations,
and at the beginning of a line headings and lists."""


def tidy(name: str, fallback: str) -> str:
    """The name without control and direction characters, on one line, at most ``LONGEST`` characters long.

    ``fallback`` is taken where nothing visible is left.
    """
    flags = {at for flag in _FLAG.finditer(name) for at in range(*flag.span())}
    kept = "".join(" " if char.isspace() else char for at, char in enumerate(name) if at in flags or not _hidden(char))
    line = " ".join(kept.split())
    tidied = (beginning(line, LONGEST) or line[:LONGEST]).strip()
    return tidied if tidied.strip(_JOINERS + " ") else fallback


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """The names with a number behind those that look like one that was already taken: Ann, Ann (2)."""
    given: list[str] = []
    taken: set[str] = set()
    for name in names:
        number, candidate = 1, name
        while not taken.isdisjoint(looks(candidate)):
            number += 1
            tail = f" ({number})"
            candidate = beginning(name, LONGEST - len(tail)) + tail
        given.append(candidate)
        taken |= looks(candidate)
    return tuple(given)


def for_chat(names: Sequence[str]) -> tuple[str, ...]:
    """The names escaped, so that Discord shows them as they are: nothing in them is read as markup, mentions anybody or
    anything, links, invites, or tells a time."""
    # A backslash does not keep everybody from being called, so there it is a space that nobody sees.
    return tuple(_ALIVE.sub(r"\\\g<0>", name).replace("@", "@\u200b") for name in names)


def from_chat(text: str) -> str:
    """Undo ``for_chat``: the same text for where nothing is read as markup."""
    return re.sub(r"\\([\\*_~`|<>\[\]:/#.-])", r"\1", text).replace("@\u200b", "@")


def seated(
    seats: Sequence[Sitting], speak: Words, emojis: Emojis = NO_EMOJIS
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The display names of those who sit at a table, by seat: plain, and escaped for the chat.

    A word tells that somebody is a computer, in the chat a sign, or a regular's face; a person who had themselves
    forgotten has no name any more.
    """
    plain = distinct(
        speak("anonymous-name")
        if sitting.ghost
        else sitting.name
        if sitting.level is None
        else speak("computer-name", name=sitting.name)
        for sitting in seats
    )
    chat = tuple(
        kept_apart(name)
        if sitting.level is None
        else speak("regular-chat-name", face=str(emojis.of(face_of(sitting.level))), name=for_chat([sitting.name])[0])
        if sitting.level in REGULARS
        else speak("computer-chat-name", name=for_chat([sitting.name])[0])
        for name, sitting in zip(for_chat(plain), seats, strict=True)
    )
    return plain, chat


def mention(user: int, speak: Words) -> str:
    """How a person is named in a message of the bot; who had themselves forgotten cannot be."""
    return f"<@{user}>" if user > 0 else speak("anonymous-name")


def kept_apart(name: str) -> str:
    """The name, isolated if it is written from right to left, so that it does not turn numbers beside it round; what
    already is stays as it is."""
    if not name.startswith("\u2068") and right_to_left(name):
        return f"\u2068{name}\u2069"
    return name


def _hidden(char: str) -> bool:
    return invisible(char) and not char.isspace() and char not in _JOINERS
