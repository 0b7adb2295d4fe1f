"""Texts for the chat that have to be shorter: what stands there stays whole."""

from __future__ import annotations

import re

MESSAGE = 2000
"""Characters that a plain message may have."""

LONGEST_ALT = 1024
"""Characters of an alternative text that Discord's interface takes, for attachments and in galleries."""

_SENTENCE = re.compile(r"[.!?][”\"*)]*(?= )|[。！？][」』*）]*")
"""Border between two sentences."""
_WORTH = 0.5
"""Less of the room than that is not worth ending with a sentence."""
_WHOLE = re.compile(
    r"\[[^\[\]\n]*\]\(<?https?://[^\s()]*>?\)"  # a link with a name
    r"|<(?:@[!&]?\d+|#\d+|a?:\w+:\d+)>"  # people, roles, channels, emojis
    r"|<(?:t:-?\d+(?::[a-zA-Z])?|/[^<>\n:]+:\d+|https?://[^\s<>]+)>"  # times, commands, links
    r"|https?://[^\s<>()]+"
)
"""Parts of a text that must not be cut."""
_GAP = re.compile(rf"{_WHOLE.pattern}|(?P<gap>\s+)")
_MARK = re.compile(
    rf"{_WHOLE.pattern}|\\."
    r"|(?P<mark>```|`|\*\*|__|~~|\|\||\*(?![\s*])|(?<=[^\s*])\*|(?<!\w)_(?=\w)|(?<=\w)_(?!\w))",
    re.DOTALL,
)
_CODE = ("```", "`")
_CLOSING = 12
"""Characters kept for what closes the marks that are open."""
_LAST = 0.75
"""Share of the room that stays at least, where it could end with a word."""


def cut_text(text: str, most: int) -> str:
    """Return the text in at most ``most`` characters, with an ellipsis if it was longer.

    No link, mention, emoji, time or letter is cut, if there is room for it at all, and no mark of bold or code is left
    open.
    """
    if len(text) <= most:
        return text
    # Imported here, since few texts are too long, and it takes as long as a short command.
    from renderers.text.text_layout import beginning

    end = len(beginning(text, max(0, most - 1 - _CLOSING)))
    for whole in _WHOLE.finditer(text):
        if whole.start() >= end:
            break
        if whole.end() > end:
            end = whole.start()
    gaps = [found.start() for found in _GAP.finditer(text, 0, end) if found["gap"] and found.end() < end]
    if not text[end].isspace() and gaps and gaps[-1] >= _LAST * end:
        end = gaps[-1]
    kept = text[:end].rstrip()
    return f"{kept}…{''.join(reversed(_open(kept)))}"[:most]


def _open(text: str) -> list[str]:
    """Return the marks that are open at the text's end, with what closes each, the outermost first."""
    there: list[str] = []
    for found in _MARK.finditer(text):
        mark = found["mark"]
        if mark is None or (there and there[-1] in _CODE and mark != there[-1]):
            continue
        if mark in there:
            del there[there.index(mark) :]
        else:
            there.append(mark)
    return [f"\n{mark}" if mark == "```" else mark for mark in there]


def cut(text: str, most: int) -> str:
    """Return a text without marks in at most ``most`` characters, with an ellipsis if it was cut: after a sentence if
    that fills half of the room or more, else after a word."""
    if len(text) <= most:
        return text
    ends = [end.end() for end in re.finditer(_SENTENCE, text) if _WORTH * most <= end.end() <= most - 2]
    return f"{text[: ends[-1]]} …" if ends else _words(text, most)


def alternative(text: str) -> str:
    """Return an alternative text as Discord takes it."""
    return cut(text, LONGEST_ALT)


def _words(text: str, most: int) -> str:
    from renderers.text.text_layout import beginning

    begun = beginning(text, most - 1)
    # The next character may be the end of the word; without spaces any character ends one.
    kept = begun if text[len(begun)].isspace() else begun.rpartition(" ")[0] or begun
    return f"{kept.rstrip()}…"
