"""A secret in every spelling that it might be found in: so that a test that finds none has looked for all of them.

Whoever uses this plants one first, and sees that it is found: a test that looks in the wrong place passes for ever.
"""

from __future__ import annotations

import base64
import html
import json
import re
from collections.abc import Iterable
from urllib.parse import quote, quote_plus

Secret = str | bytes


def spellings(secret: Secret) -> set[str]:
    """Return the forms in which a secret may be written: as it is, without markup, escaped, and packed."""
    if isinstance(secret, bytes):
        packed = {secret.hex(), repr(secret)[2:-1], str(list(secret)), str(tuple(secret)), _base64(secret)}
        return {*packed, str(int.from_bytes(secret, "big")), str(int.from_bytes(secret, "little"))}
    bare = re.sub(r"[*_`~|\\]", "", secret)
    found = set()
    for text in (secret, bare):
        found |= {text, json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1], repr(text)[1:-1]}
        found |= {json.dumps(json.dumps(text))[3:-3], quote(text), quote_plus(text), html.escape(text)}
        found |= {text.encode().hex(), _base64(text.encode()), repr(text.encode())[2:-1]}
    return found


def found(secrets: Iterable[Secret], text: str) -> list[str]:
    """Return the spellings of those secrets that are in a text, in any case."""
    sought = text.casefold()
    return sorted({one for secret in secrets for one in spellings(secret) if one.casefold() in sought})


def absent(secrets: Iterable[Secret], text: str) -> bool:
    """Return whether a text has none of those secrets; each would be found if it were put there."""
    middle = len(text) // 2
    for secret in (secrets := list(secrets)):
        for one in spellings(secret):
            assert found([secret], f"{text[:middle]}{one.upper()}{text[middle:]}"), f"{one!r} would not be found"
    there = found(secrets, text)
    assert there == [], there
    return True


def card(good: int, evil: int) -> list[Secret]:
    """Return the texts for a card of Magic Numbers: in chat, in alt text, at the end, and in memory."""
    return [
        f"Good **{good}** · 😈 Evil **{evil}**",
        f"Good number {good}, Evil number {evil}",
        f"Good {good}, Evil {evil}",
        f"good={good}, evil={evil}",
        f"'good': {good}, 'evil': {evil}",
        f'"good":{good},"evil":{evil}',
    ]


def _base64(data: bytes) -> str:
    # Where it stands within something longer decides about its ends, so only the middle is looked for.
    return base64.b64encode(data).decode().rstrip("=")[: 4 * (len(data) // 3)]
