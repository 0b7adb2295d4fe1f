"""Locations of databases: a file of SQLite's, or a PostgreSQL URL with its secrets masked.

URLs are parsed as libpq parses them, but for what it takes apart in a way that nobody has meant: a password with an @
or a / would lose its end to the host (tried with libpq 18.0). Error messages never repeat a URL.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from msgspec import Struct

__all__ = ["is_postgres_url", "masked_url", "url_secrets"]

HOW = (
    "write it as postgresql://USER:PASSWORD@HOST:PORT/DATABASE, and within a password %40 for an @, %2F for a /, "
    "%3A for a : and %25 for a %"
)
"""Remedy for an address that is none."""
QUOTES = "\"'`“”„‘’«»"
HIDDEN = "[hidden]"
"""Shown in place of what is not told."""

_SCHEME = re.compile(r"postgres(?:ql)?:", re.IGNORECASE)
_URL = re.compile(
    r"(?P<scheme>postgres(?:ql)?)://"
    r"(?:(?P<user>[^:@/]*)(?::(?P<password>[^@/]*))?@)?"
    r"(?P<hosts>[^/?]*)(?:/(?P<database>[^?]*))?(?:\?(?P<query>.*))?",
    re.IGNORECASE | re.DOTALL,
)
_HOST = re.compile(r"(?:\[[0-9a-f:.]+(?:%25[\w.-]+)?\]|[^\[\]:]*)(?::(?P<port>[0-9]{0,5}))?", re.IGNORECASE | re.ASCII)
_BROKEN_PERCENT = re.compile(r"%(?![0-9a-f]{2})|%00", re.IGNORECASE)
_STRANGE = re.compile(rf"[{QUOTES}<>(){{}}|\\^]")
"""Characters that no name of a user, host or database contains, unless they are encoded."""
_SHOWABLE = re.compile(rf"[^\s\x00-\x1f\x7f@?#{QUOTES}<>(){{}}|\\^]*")
_WRAPPED = re.compile(rf"\[.*\]|<.*>|{{.*}}|[{QUOTES}].*[{QUOTES}]")
_KEYS_OF_SECRETS = ("password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key")
_PARAMETER = re.compile(
    r"(?:host|port|dbname|user|pass|require|channel_binding|connect_timeout|client_encoding|options|(?:fallback_)?application"
    r"|keepalives|tcp_|replication|gss|ssl|krb|scram_|service|target_|load_balance|oauth_|min_protocol|max_protocol)\w*"
)
"""Beginnings of libpq's parameters. One with an @ in it that is none of them is the rest of a password."""
_NAMING = ("user", "host", "hostaddr", "port", "dbname")
"""Parameters that say what may be shown anyway."""
_FOUND_ANYWHERE = 4
"""Characters from which on a value is looked for in the middle of a text; shorter ones are words that any text has."""


class DatabaseUrl(Struct, frozen=True):
    """An address, in its parts as they stand there; ``hosts`` has their ports, too."""

    scheme: str
    user: str
    password: str
    hosts: str
    database: str
    parameters: tuple[tuple[str, str], ...]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.shown!r})"

    @property
    def shown(self) -> str:
        """The address for people and logs: user, host and database."""
        return f"{self.scheme}://{f'{self.user}@' if self.user else ''}{self.hosts}" + (
            f"/{self.database}" if self.database else ""
        )

    @property
    def secrets(self) -> Iterator[str]:
        """The passwords, as they stand there and as they are meant."""
        for word in (self.password, *(value for key, value in self.parameters if key in _KEYS_OF_SECRETS)):
            yield from filter(None, {word, unquote(word)})

    def without_its_values(self, text: str) -> str:
        """Mask in a server's or library's message all values of the address but user, host and database."""
        values = set(self.secrets)
        for key, value in self.parameters:
            if key not in _NAMING:
                values |= {value, unquote(value), *re.split(r"[\s=]+", unquote(value))}
        for value in sorted(values, key=len, reverse=True):
            if len(value) >= _FOUND_ANYWHERE:
                text = text.replace(value, HIDDEN)
            elif value:
                text = re.sub(rf"([\"']){re.escape(value)}\1", rf"\g<1>{HIDDEN}\g<1>", text)
        return text


def is_postgres_url(where: Path | str) -> bool:
    """Return whether that is meant as the address of a PostgreSQL database (``postgresql://…``, ``postgres://…``)."""
    return isinstance(where, str) and _SCHEME.match(where) is not None


def parse_database_url(address: str) -> DatabaseUrl:
    """Return the parts of that address.

    Raises:
        ValueError: it is none; the message says why as the rest of a sentence, and repeats nothing of it.
    """
    found = _URL.fullmatch(address)
    if found is None:
        raise ValueError("it does not begin with postgresql://")
    part = {name: text or "" for name, text in found.groupdict().items()}
    named = (part["user"], part["hosts"], part["database"])
    for wrong, why in (
        (re.search(r"[\s\x00-\x1f\x7f]", address), "it has a space, a line break or another invisible character in it"),
        (not _is_encoded(address), "a % in it begins no character, as %40 is an @"),
        ("@" in part["hosts"] + part["database"], _TWO_ATS),
        ("?" in part["user"], "the @ comes after a ?"),
        (_WRAPPED.fullmatch(part["password"]), "its password has quotation marks or brackets around it"),
        (
            any(map(_STRANGE.search, named)) or "[" in part["user"] + part["database"] or address[-1] in QUOTES,
            "it has quotation marks, brackets or a backslash in it",
        ),
        (not all(map(_is_host, part["hosts"].split(","))), _WRONG_HOST),
    ):
        if wrong:
            raise ValueError(why)
    parameters = tuple(_parameters(part.pop("query")))
    return DatabaseUrl(**part | {"scheme": part["scheme"].lower()}, parameters=parameters)


def _is_encoded(text: str) -> bool:
    try:
        unquote(text, errors="strict")
    except UnicodeDecodeError:
        return False
    return _BROKEN_PERCENT.search(text) is None


_TWO_ATS = "more than one @ is in it, or a / comes before the @"
_WRONG_HOST = "its port is no number from 1 to 65535, or an IPv6 address lacks its [ ]"


def _is_host(text: str) -> bool:
    found = _HOST.fullmatch(text)
    return found is not None and "#" not in text and _is_port(found["port"] or "")


def _is_port(text: str) -> bool:
    return not text or (text.isascii() and text.isdecimal() and 0 < int(text) < 2**16)


def _parameters(query: str) -> Iterator[tuple[str, str]]:
    for pair in query.split("&"):
        key, _, value = pair.partition("=")
        if pair and not (re.fullmatch(r"[A-Za-z_]+", key) and pair.count("=") == 1):
            raise ValueError("what follows its ? is not of the form NAME=VALUE, with & between")
        if "@" in value and not _PARAMETER.fullmatch(key):
            raise ValueError(_TWO_ATS)
        if key == "port" and not all(map(_is_port, unquote(value).split(","))):
            raise ValueError(_WRONG_HOST)
        if pair:
            yield key, value


def normalized_url(address: str) -> str:
    """Return the address with the spelling of its scheme that libpq knows."""
    return _SCHEME.sub(lambda scheme: scheme[0].lower(), address, count=1)


def url_secrets(where: Path | str) -> list[str]:
    """Return the passwords in that address, as written and decoded, for masking them in logs."""
    if not is_postgres_url(where):
        return []
    try:
        return list(dict.fromkeys(parse_database_url(str(where)).secrets))
    except ValueError:
        # The last @ is taken as the end of a password, as it may hold anything.
        who = str(where).partition("//")[2].rpartition("@")[0]
        found = [who.partition(":")[2], *re.findall(r"[?&](?:ssl)?password=([^&]*)", str(where))]
        return list(dict.fromkeys(word for each in found if each for word in (each, unquote(each))))


def masked_url(where: Path | str) -> str:
    """Return the address for people and logs: user, host and database, as far as it is sure which they are."""
    if not is_postgres_url(where):
        return str(where)
    try:
        return parse_database_url(str(where)).shown
    except ValueError:
        return _surely(str(where))


def _surely(address: str) -> str:
    """Return the part of a malformed address that can be shown: all before and behind its possible password."""
    scheme, _, rest = address.partition("//")
    who, at, there = rest.rpartition("@")
    user, there = re.split(r"[:/?#@]", who, maxsplit=1)[0], re.split(r"[?#]", there, maxsplit=1)[0]
    hosts, _, database = there.partition("/")
    within_query = re.search(r"[?&]\w+=", who)
    if (
        not (_SCHEME.fullmatch(scheme) and at and hosts)
        or within_query
        or not all(map(_is_host, hosts.split(",")))
        or not all(map(_SHOWABLE.fullmatch, (user, hosts, database)))
    ):
        return "postgresql://…"
    return f"{scheme}//{f'{user}@' if user else ''}{there}"
