"""Redaction of logs at every level: tokens, and all data sent to or received from Discord.

Two rules hold for the bot's own lines and for those of every library. Tokens are made unreadable wherever
they are: the bot's own by its letters, those of interactions and webhooks by their position. Libraries log
below ``info`` all that is sent and received, with cards in words and pictures. Of that only the parts that
cannot hold any of it are kept: which call was made, how it was answered, which event came.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import quote

import yarl

from bot.core.database_url import HIDDEN

_TOKENS = (
    # Tokens in the URL of a response or a webhook.
    (re.compile(r"((?:interactions|webhooks)(?:/|%2[fF])\d+(?:/|%2[fF]))[^/?#\s'\"<>\\]+"), rf"\g<1>{HIDDEN}"),
    # Tokens that are named so, in JSON, in Python's output, in a header or in a URL.
    (
        re.compile(
            r"(?i)(\b(?:\w*token|authorization)[\\'\"]{0,6}\s{0,4}[:=]\s{0,4}[\\'\"]{0,6}(?:bot\s+|bearer\s+)?)"
            r"[\w.~+/=%-]{8,}"
        ),
        rf"\g<1>{HIDDEN}",
    ),
    # Bot tokens that are not named so.
    (re.compile(r"(?<![\w.-])[\w-]{18,}\.[\w-]{6,}\.[\w-]{20,}(?![\w.-])"), HIDDEN),
)
_LOOKED_THROUGH = "looked_through"
"""The attribute that marks a redacted record."""
_NAME = re.compile(r"[A-Za-z_][A-Za-z_.]{0,39}")
"""The form of an event's or a method's name."""
_SENTENCE = re.compile(r"[^\d{}\[\]<>\"*]{0,120}")
"""The form of a text with nothing filled in."""


class LogRedactor(logging.Filter):
    """Redaction of the log: a filter for the standard library's handlers, a processor for structlog. ``secrets`` are
    words that must never be in it, such as the bot's token.
    """

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        # Tokens as Python, JSON and URLs write them.
        written = {
            text
            for secret in secrets
            for text in (secret, repr(secret)[1:-1], json.dumps(secret)[1:-1], quote(secret, safe=""))
        }
        self._secrets = sorted(filter(None, written), key=len, reverse=True)

    def redact(self, text: str) -> str:
        """Return the text with its tokens hidden."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for pattern, instead in _TOKENS:
            text = pattern.sub(instead, text)
        return text

    def filter(self, record: logging.LogRecord) -> bool:
        """Redact the record; return True, since every record is logged."""
        if getattr(record, _LOOKED_THROUGH, False):
            # Another handler's filter has filled in and redacted it already.
            record.msg = self.redact(str(record.msg))
            return True
        setattr(record, _LOOKED_THROUGH, True)
        if record.levelno < logging.INFO:
            if not record.args and not _SENTENCE.fullmatch(str(record.msg)):
                # It is filled in already, so its parts cannot be told apart.
                record.msg = HIDDEN
            record.args = _plain(record.args)
        try:
            said = record.getMessage()
        except (TypeError, ValueError, KeyError):
            # The arguments that were kept do not fit the message.
            said = str(record.msg)
        record.msg, record.args = self.redact(said), ()
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = self.redact("".join(traceback.format_exception(*record.exc_info)).rstrip())
        elif record.exc_text:
            record.exc_text = self.redact(record.exc_text)
        record.exc_info = None
        if record.stack_info:
            record.stack_info = self.redact(record.stack_info)
        return True

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Redact one line of the bot's own, whose fields are few and named. This is a structlog processor."""
        for name, value in event.items():
            if name != "exc_info" and value is not None and not isinstance(value, bool | int | float):
                event[name] = self.redact(value if isinstance(value, str) else repr(value))
        return event


def _plain(args: Any) -> Any:
    """Return the arguments of a library's log line, without any value that might hold a secret."""
    if isinstance(args, dict):
        return {name: _redacted(value) for name, value in args.items()}
    return tuple(map(_redacted, args)) if isinstance(args, tuple) else ()


def _redacted(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, dict) and "op" in value:
        # Of a gateway payload only the event's name is kept.
        return _redacted(value.get("t"))
    if isinstance(value, yarl.URL) or (isinstance(value, str) and re.match(r"(?:https?|wss?)://\S+$", value)):
        return yarl.URL(value).path
    return value if isinstance(value, str) and _NAME.fullmatch(value) else HIDDEN
