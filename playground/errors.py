"""Errors in the shape Discord's API answers with."""

from __future__ import annotations

import json
from collections.abc import Sequence, Sized
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
        self._tree: dict[str, Any] = {}
        self.count = 0

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one problem at `path`, with Discord's upper-case word for its kind."""
        node = self._tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
        self.count += 1

    def take(self, other: Problems) -> None:
        """Note what another collection has; both keep their places."""
        _merge(self._tree, other._tree)
        self.count += other.count

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def raise_if_any(self) -> None:
        """Raise `ApiError` 400/50035 if anything was noted."""
        if self._tree:
            raise invalid_form(self._tree)

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


def unauthorized() -> ApiError:
    """Return the error for a missing token, or one that is not ours."""
    return ApiError(401, 0, "401: Unauthorized")


def missing_permissions() -> ApiError:
    """50013: the bot may not do this here."""
    return ApiError(403, ErrorCode.MISSING_PERMISSIONS, "Missing Permissions")


def unknown_interaction() -> ApiError:
    """10062: there is no such interaction, or its 3 seconds are over."""
    return ApiError(404, ErrorCode.UNKNOWN_INTERACTION, "Unknown interaction")


def invalid_webhook_token() -> ApiError:
    """50027: an interaction's token that is over (15 minutes) or never was."""
    return ApiError(401, ErrorCode.INVALID_TOKEN, "Invalid Webhook Token")
