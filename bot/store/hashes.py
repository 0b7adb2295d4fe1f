"""Keyed hashes of people's ids: for what has to outlive that somebody has themselves forgotten.

A hash says of an id that comes by whether it was this one, and is of no use for finding out whose it is: without the
key nothing can be tried out, and with it only ids that one knows already, one at a time. The key is in the database:
what is hashed is worthless without it, and a backup must work on its own.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

from bot.store.transactions import Database

_NAME = "hash key"
_BYTES = 16


def hashed(db: Database, what: Literal["block", "birthday", "seat"], user: int) -> str:
    """The hash of that id for one purpose, 32 hex digits; hashes for another purpose cannot be compared with it.

    Within a transaction that writes: the first time, the key is drawn.
    """
    row = db.row(_KEY, _NAME)
    if row is None:
        # Another process may draw one at the same moment: what is kept counts.
        db.change(_KEEP, _NAME, secrets.token_hex(32))
        row = db.row(_KEY, _NAME)
    return hmac.digest(bytes.fromhex(row[0]), f"{what}:{user}".encode(), hashlib.sha256)[:_BYTES].hex()


_KEY = "select value from kept where name = $1"

_KEEP = "insert into kept (name, value) values ($1, $2) on conflict do nothing"
