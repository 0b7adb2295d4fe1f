"""Telling the service manager how things stand: systemd's notification protocol, a datagram for each piece of news."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

SOCKET, PAUSE, PID = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"
"""What systemd sets in the environment."""


_PATIENCE = 1.0
"""Seconds for news that come once."""


class Notifier:
    """Tells the service manager that started this process, if it wants to be told. A failure here stops nothing."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        given = os.environ if environment is None else environment
        address = given.get(SOCKET, "")
        # An address that begins with @ has no file.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        pause, meant = given.get(PAUSE, ""), given.get(PID, "")
        mine = meant in ("", str(os.getpid()))
        self.watched = int(pause) / 1e6 if self._address and mine and pause.isdecimal() else 0.0
        """Seconds within which a sign of life is expected, again and again; 0: nobody expects one."""

    def tell(self, *news: str, patience: float = _PATIENCE) -> None:
        """Send lines such as ``READY=1``; wait so many seconds at most if the manager is behind with reading."""
        if not self._address:
            return
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.settimeout(patience)
            line.sendto("\n".join(news).encode(), self._address)
