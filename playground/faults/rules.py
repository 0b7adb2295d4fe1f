"""The faults that a local Discord can have, as data.

Each is a struct and, with its name under `mood`, the JSON that `POST /local/weather` takes:

    RateLimited(retry_after=2, path="/channels/*/messages", times=3)
    {"mood": "rate_limited", "retry_after": 2, "path": "/channels/*/messages", "times": 3}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from playground.errors import LocalError

Seconds = Annotated[float, Meta(ge=0, le=31_536_000)]
Times = Annotated[int, Meta(ge=1, le=1_000_000)]
Id = Annotated[str, Meta(pattern=r"^\d{0,20}$")]


def _name(kind: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind).lower()


class FaultRule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="mood", tag=_name):
    """Base of all faults."""


# ---------------------------------------------------------------------- what becomes of calls and interactions


class LastingFault(FaultRule, frozen=True, kw_only=True):
    """A fault that lasts: for `times` occasions and `seconds` seconds, for ever if neither is given."""

    times: Times | None = None
    seconds: Seconds | None = None


class CallFault(LastingFault, frozen=True, kw_only=True):
    """A fault of the bot's calls.

    It meets calls of `method` (`*`: any) whose path, without `/api/v10`, or whose route is like `path`, with `*` for
    anything. With `person`, a name or an id, it meets only calls that open or use their direct messages.
    """

    method: str = "*"
    path: str = "*"
    person: str = ""


class RateLimited(CallFault, frozen=True, kw_only=True):
    """429: come back in `retry_after` seconds.

    `scope` says whose limit it is: this bot's (`user`), everybody's (`shared`), that of all calls (`global`), or that
    of the whole address, which Discord's guard at the door answers without JSON (`address`).
    """

    retry_after: Seconds = 1.0
    scope: Literal["user", "shared", "global", "address"] = "user"


class Failing(CallFault, frozen=True, kw_only=True):
    """An error with Discord's `code`; with `applied`, after the call has been carried out all the same."""

    status: Annotated[int, Meta(ge=400, le=599)] = 500
    code: int = 0
    message: str = ""
    applied: bool = False


class Silent(CallFault, frozen=True, kw_only=True):
    """Fault: no answer for `hold` seconds, then a broken connection; with `applied`, the call has been carried out."""

    hold: Seconds = 600.0
    applied: bool = False


class Late(CallFault, frozen=True, kw_only=True):
    """Carried out at once, answered `by` seconds later."""

    by: Seconds = 2.0


class Twice(CallFault, frozen=True, kw_only=True):
    """Carried out twice, as when something on the way repeats a call; answered with what the second came to."""


class Latency(CallFault, frozen=True, kw_only=True):
    """A network that takes `ms` milliseconds for a call there and back."""

    ms: Annotated[float, Meta(ge=0, le=600_000)] = 150.0


Kind = Literal["any", "command", "component", "autocomplete", "modal"]


class InteractionsLate(LastingFault, frozen=True, kw_only=True):
    """Delay of interactions by `by` seconds; the bot's 3 seconds begin before the delay."""

    by: Seconds = 1.0
    of: Kind = "any"


class InteractionsTwice(LastingFault, frozen=True, kw_only=True):
    """Double delivery of interactions, the second one `after` seconds later."""

    after: Seconds = 0.05
    of: Kind = "any"


# ---------------------------------------------------------------------- what happens once


class Limits(FaultRule, frozen=True, kw_only=True):
    """Switch Discord's rate limits on or off, one by one; None leaves one as it is.

    `edits`: 5 ordinary edits in 5 s a channel; `messages`: 5 messages in 5 s a channel; `old_edits`: 3 edits in 6 s of
    a message older than an hour; `calls`: the rest, 50 calls a second among them.
    """

    edits: bool | None = None
    messages: bool | None = None
    old_edits: bool | None = None
    calls: bool | None = None


class ConnectionDropped(FaultRule, frozen=True, kw_only=True, tag="dropped"):
    """The gateway's lines break; `resume` says whether the sessions can be taken up again."""

    resume: bool = True


class Reconnect(FaultRule, frozen=True, kw_only=True):
    """The gateway asks everybody to come back."""


class Quiet(FaultRule, frozen=True, kw_only=True):
    """The gateway says nothing for `lasts` seconds, then everything that it held back."""

    lasts: Seconds = 5.0


class MessageFault(FaultRule, frozen=True, kw_only=True):
    """A fault of a message; the bot's newest in the channel if none is named."""

    channel: Id = ""
    message: Id = ""


class MessageDeleted(MessageFault, frozen=True, kw_only=True):
    """A message is deleted."""


class MessageAged(MessageFault, frozen=True, kw_only=True):
    """A message counts as `by` seconds older when it is edited."""

    by: Seconds = 3601.0


class Permissions(FaultRule, frozen=True, kw_only=True):
    """Fault: exactly these permissions are denied to the bot in a channel, by Discord's names, and all others
    granted.
    """

    channel: Id = ""
    denied: list[str] = []


class DirectMessages(FaultRule, frozen=True, kw_only=True):
    """DMs of a user, closed or opened."""

    person: str
    open: bool = False


class ThreadMade(FaultRule, frozen=True, kw_only=True):
    """Creation of a thread in a channel by a user."""

    channel: Id = ""
    name: Annotated[str, Meta(min_length=1, max_length=100)] = "thread"


class Thread(FaultRule, frozen=True, kw_only=True):
    """A thread that is archived or unarchived, locked or not."""

    channel: Id
    archived: bool = True
    locked: bool = False


class ChannelMade(FaultRule, frozen=True, kw_only=True):
    """A new text channel in a server (the first if none is named)."""

    server: Id = ""
    name: Annotated[str, Meta(min_length=1, max_length=100)] = "another-channel"


class ChannelDeleted(FaultRule, frozen=True, kw_only=True):
    """A channel or a thread is deleted with everything in it."""

    channel: Id


class ServerMade(FaultRule, frozen=True, kw_only=True):
    """A new server with a text channel; everybody is in it, and the bot.

    `shard`, as [number, of how many], puts it on that shard.
    """

    name: Annotated[str, Meta(min_length=2, max_length=100)] = "Another server"
    shard: tuple[int, int] | None = None


class ServerFault(FaultRule, frozen=True, kw_only=True):
    """A fault of a server; the first if none is named."""

    server: Id = ""


class ServerDeleted(ServerFault, frozen=True, kw_only=True):
    """A server is deleted."""


class BotRemoved(ServerFault, frozen=True, kw_only=True):
    """Removal of the bot from a guild."""


class BotInvited(ServerFault, frozen=True, kw_only=True):
    """Return of the bot to a guild by a new invitation."""


class Later(FaultRule, frozen=True, kw_only=True):
    """The server's clock goes `by` seconds forward, and everything is as much older."""

    by: Seconds = 3600.0


class Stopped(FaultRule, frozen=True, kw_only=True):
    """A rule ends: the one with this number."""

    rule: int


class Cleared(FaultRule, frozen=True, kw_only=True):
    """End of all faults. Permissions, closed doors and limits stay as they are."""


def kinds(base: type[FaultRule] = FaultRule) -> Iterator[type[FaultRule]]:
    """Yield every kind of fault that there is, without the bases that they share."""
    for kind in base.__subclasses__():
        yield from kinds(kind) if kind.__subclasses__() else (kind,)


_ANY: Any = Union[tuple(kinds())]  # noqa: UP007 (a union of what is found)


def read(body: Any) -> FaultRule:
    """Return the fault rule in this JSON. Raises `LocalError` 400 with the mistake in it."""
    try:
        mood: FaultRule = msgspec.convert(body, _ANY)
    except msgspec.ValidationError as error:
        raise LocalError(400, f"The weather cannot be like that: {error}.") from None
    return mood


def fault_json(rule: FaultRule) -> dict[str, Any]:
    """Return a fault rule as JSON, without fields that are None."""
    return {name: value for name, value in msgspec.to_builtins(rule).items() if value is not None}
