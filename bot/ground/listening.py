"""An address to listen on, as it is written in the settings: ``127.0.0.1:9464``, ``[::1]:9464``, ``0.0.0.0:9464``."""

from __future__ import annotations

import re

_ADDRESS = re.compile(r"(\[[0-9a-fA-F:.]+\]|[0-9.]+|localhost):([0-9]{1,5})")


def split(address: str) -> tuple[str, int]:
    """Its host and port; port 0 takes a free one.

    Raises:
        ValueError: it is no address.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found[2]) > 65535:
        raise ValueError(f"{address!r} is no address to listen on, such as 127.0.0.1:9464")
    return found[1].strip("[]"), int(found[2])
