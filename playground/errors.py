"""Errors in the shape Discord's API answers with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence, Sized
from functools import cache
from pathlib import Path as File
from typing import Any

from bot.core.discord_errors import ErrorCode

Path = Sequence[str | int]
"""A place in a request body: keys of objects and indices of arrays, outermost first."""


class ApiError(Exception):
    """A refusal that goes back to the bot: an HTTP status, Discord's own code, and a sentence.

    `errors` is Discord's tree of what is wrong where (code 50035). `retry_after`, in seconds, makes it a rate
    limit; `scope` then is `user`, `shared` or `global`.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
        scope: str = "user",
    ) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after
        self.scope = scope

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body["retry_after"] = round(self.retry_after, 3)
            body["global"] = self.scope == "global"
        return body


class LocalError(Exception):
    """A refusal that goes back to a person at the page: an HTTP status and one clear sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class PageRefusal(LocalError):
    """A refusal that a person can come upon at the page, which tells it in their language: the word `refused-<name>`
    of `page/words/*.json`, filled in with `parts`. The sentence is the English one."""

    def __init__(self, status: int, name: str, /, **parts: str | int) -> None:
        self.name = f"refused-{name}"
        self.parts = parts
        super().__init__(status, _english()[self.name].format(**parts))


@cache
def _english() -> dict[str, str]:
    words: dict[str, str] = json.loads((File(__file__).parent / "page/words/en.json").read_text(encoding="utf-8"))
    return words


class Problems:
    """Collects what is wrong with a request body, each with its place, and raises them all as one 50035."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}
        self.count = 0

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one problem at `path`, with Discord's upper-case word for its kind."""
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
        self.count += 1

    def take(self, other: Problems) -> None:
        """Note what another collection has; both keep their places."""
        _merge(self.tree, other.tree)
        self.count += other.count

    def unsupported(self, names: Iterable[str]) -> None:
        """Note fields that the local Discord does not know, though Discord may."""
        for name in sorted(names):
            self.add((name,), "LOCAL_DISCORD_UNSUPPORTED", "The local Discord does not know this field.")

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def raise_if_any(self) -> None:
        """Raise `ApiError` 400/50035 if anything was noted."""
        if self.tree:
            raise invalid_form(self.tree)

    def text(self, value: object, path: Path, low: int, high: int, *, required: bool = True) -> bool:
        """Hold a string to a length; True if it is one and fits. A missing one is a problem if `required`."""
        if value is None:
            if required:
                self.required(path)
            return False
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret the value as a string.")
            return False
        if low <= len(value) <= high:
            return True
        if len(value) == 0:
            self.required(path)
        elif low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return False

    def items(self, value: object, path: Path, low: int, high: int) -> list[Any]:
        """Hold a list to a length and give it; what is no list counts as empty and is a problem."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self.length(value, path, low, high)
        return value

    def length(self, value: Sized, path: Path, low: int, high: int) -> None:
        """Hold the number of things in something to a range."""
        if not low <= len(value) <= high:
            text = f"Must be between {low} and {high} in length." if low else f"Must be {high} or fewer in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH" if low else "BASE_TYPE_MAX_LENGTH", text)

    def integer(self, value: object, path: Path, low: int, high: int) -> bool:
        """Hold a whole number to a range; True if it is one and fits."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        else:
            return True
        return False


def _merge(tree: dict[str, Any], other: dict[str, Any]) -> None:
    for key, part in other.items():
        if key == "_errors":
            tree.setdefault(key, []).extend(part)
        else:
            _merge(tree.setdefault(key, {}), part)


def invalid_form(tree: dict[str, Any]) -> ApiError:
    """50035 with a tree of problems; the message tells them too, since many clients print only that."""
    return ApiError(400, ErrorCode.INVALID_FORM, "Invalid Form Body", errors=tree)


def invalid(path: Path, code: str, message: str) -> ApiError:
    """50035 with one problem; see `Problems.add`."""
    problems = Problems()
    problems.add(path, code, message)
    return invalid_form(problems.tree)


def refusal(code: int, *, retry_after: float | None = None) -> ApiError:
    """Return Discord's error of this code. `retry_after`: see `ApiError`."""
    status, message = CODES[code]
    return ApiError(status, code, message, retry_after=retry_after)


CODES: dict[int, tuple[int, str]] = {
    ErrorCode.UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    ErrorCode.UNKNOWN_GUILD: (404, "Unknown Guild"),
    ErrorCode.UNKNOWN_MESSAGE: (404, "Unknown Message"),
    ErrorCode.UNKNOWN_EMOJI: (400, "Unknown Emoji"),
    ErrorCode.UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    ErrorCode.UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    ErrorCode.UNKNOWN_COMMAND: (404, "Unknown application command"),
    ErrorCode.NOT_AUTHORIZED: (403, "You are not authorized to perform this action on this application"),
    ErrorCode.EDITED_TOO_OFTEN: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    ErrorCode.OPENED_DMS_TOO_FAST: (429, "You are opening direct messages too fast"),
    ErrorCode.REQUEST_TOO_LARGE: (413, "Request entity too large"),
    ErrorCode.ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    ErrorCode.MISSING_ACCESS: (403, "Missing Access"),
    ErrorCode.EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    ErrorCode.CANNOT_SEND_TO_USER: (403, "Cannot send messages to this user"),
    ErrorCode.MISSING_PERMISSIONS: (403, "Missing Permissions"),
    ErrorCode.INVALID_TOKEN: (401, "Invalid Webhook Token"),
    ErrorCode.INVALID_RECIPIENT: (400, "Invalid Recipient(s)"),
    ErrorCode.INVALID_API_VERSION: (400, "Invalid API version specified"),
    ErrorCode.ARCHIVED: (400, "Thread is archived"),
    ErrorCode.EMOJI_TOO_LARGE: (400, "Failed to resize asset below the maximum size: 262144"),
    ErrorCode.NO_MUTUAL_GUILDS: (403, "Cannot send messages to this user due to having no mutual guilds"),
    ErrorCode.INVALID_EVENT_STATUS: (400, "Invalid Guild Scheduled Event Status Transition"),
}
"""Statuses and messages of Discord's codes."""
STATUSES = {
    401: "401: Unauthorized",
    404: "404: Not Found",
    429: "You are being rate limited.",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}
"""Messages of answers without a code of Discord's."""


def http_error(status: int, *, retry_after: float | None = None, scope: str = "user") -> ApiError:
    """Return the error of a status without a code of Discord's."""
    return ApiError(status, 0, STATUSES[status], retry_after=retry_after, scope=scope)
