"""Which Discord the bot talks to: Discord itself, or a local one on this machine."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

import yarl


def local(base: str) -> yarl.URL:
    """The address of a local Discord, such as ``http://127.0.0.1:8080``.

    Raises:
        ValueError: it is none, or not one of this machine; the message is a sentence that says so. The token goes to
            anything that answers there, so nothing but loopback is taken.
    """
    # What stands before an @ may be a password.
    it = "it" if "@" in base else repr(base)
    try:
        url = yarl.URL(base.strip())
        host, port = url.host or "", url.port
    except ValueError:
        raise ValueError(f"{it} is no address; a local Discord's looks like http://127.0.0.1:8080.") from None
    if url.scheme != "http" or not host or not port or url.path not in ("", "/") or url.query_string or url.user:
        raise ValueError(f"{it} is no address of a local Discord; one looks like http://127.0.0.1:8080.")
    if not _loopback(host):
        raise ValueError(
            f"{it} is not on this machine: a local Discord is reached at 127.0.0.1, [::1] or localhost only."
        )
    return url.origin()


def point(base: str) -> Callable[[], None]:
    """Have discord.py talk to the local Discord at ``base`` from now on; what is returned undoes it.

    Raises:
        ValueError: as ``local``.
    """
    # Here, since settings are read by commands that have nothing to do with Discord, and it takes a second.
    import discord

    url = local(base)
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws").with_path("/gateway")

    def undo() -> None:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before

    return undo


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
