"""One thing that was looked at, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from bot.core.config import application_of
from bot.core.sharding import format_shards

Worth = Literal["good", "notice", "wrong"]


class DoctorFinding(Struct, frozen=True):
    """One finding of a check.

    ``check`` names the check. ``worth`` is ``wrong`` if the bot cannot do its work, ``notice`` if it can but the
    operator should know. ``says`` is the finding, and ``mend`` how to fix it, empty if nothing is wrong.
    """

    check: str
    worth: Worth
    says: str
    mend: str = ""


def good(check: str, says: str) -> DoctorFinding:
    """All is well."""
    return DoctorFinding(check, "good", says)


def notice(check: str, says: str, mend: str) -> DoctorFinding:
    """Return a finding about a working part that the operator should know."""
    return DoctorFinding(check, "notice", says, mend)


def wrong(check: str, says: str, mend: str) -> DoctorFinding:
    """Return a finding about a part that does not work."""
    return DoctorFinding(check, "wrong", says, mend)


def megabytes(size: float) -> str:
    """Bytes, for people."""
    return f"{size / 1e9:,.1f} GB" if size >= 1e9 else f"{size / 1e6:,.1f} MB"


def ago(seconds: float) -> str:
    """Return a duration in words."""
    for unit, length in (("day", 86_400), ("hour", 3600), ("minute", 60)):
        if (count := int(seconds // length)) >= 1:
            return f"{count} {unit}{'s' if count > 1 else ''}"
    return "less than a minute"


def belonging(owner: str, token: str) -> Iterator[DoctorFinding]:
    """Yield the application that the database belongs to, if that is known, and whether the token is another one's."""
    if not owner:
        return
    says, named = f"the database belongs to the application {owner}", application_of(token)
    if token and named is not None and str(named) != owner:
        mend = (
            "see that the token is that application's: with another one only `sleepover run --new-application` starts"
        )
        yield notice("belonging", f"{says}, and the token begins with the id {named}", mend)
    else:
        yield good("belonging", says)


def sharing(shards: Mapping[int, str]) -> DoctorFinding:
    """Return a finding about shards that no process runs, if any; ``shards`` has each one's process."""
    processes = len(set(filter(None, shards.values())))
    by = "1 process looks after them" if processes == 1 else f"{processes} processes look after them"
    if idle := format_shards([shard for shard, holder in shards.items() if not holder], len(shards)):
        return wrong(
            "shards", f"nobody looks after {idle}", f"start a process for them: `sleepover run --shards {idle}`"
        )
    return good("shards", f"{len(shards)}, and {by}")
