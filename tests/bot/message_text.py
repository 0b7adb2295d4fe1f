"""A message as a reader sees it: its words, its buttons, its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pickle import dumps, loads
from typing import Any, NamedTuple

from simcord.components import walk_components

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12


class Picture(NamedTuple):
    name: str
    alt: str
    data: bytes


class Shown:
    """One message, read from Discord's JSON. ``fetch`` gives the bytes behind an attachment's address."""

    def __init__(self, message: Mapping[str, Any], fetch: Callable[[str], bytes | None]) -> None:
        self.id = int(message["id"])
        self.channel = int(message["channel_id"])
        self.private = bool(message["flags"] & 64)
        self.loading = bool(message["flags"] & 128)
        self.json = loads(dumps(dict(message)))
        self._fetch = fetch

    @property
    def components(self) -> list[dict[str, Any]]:
        return list(walk_components(self.json["components"]))

    @property
    def text(self) -> str:
        """All text, top to bottom; no alt texts, no labels."""
        displays = [part["content"] for part in self.components if part["type"] == TEXT]
        return "\n".join([self.json["content"], *displays] if self.json["content"] else displays)

    @property
    def lines(self) -> list[str]:
        """Text, line by line, without the small print."""
        return [line for line in self.text.splitlines() if not line.startswith("-# ")]

    @property
    def buttons(self) -> dict[str, str]:
        """Custom ids by label, of the buttons that can be pressed."""
        found = [part for part in self.components if part["type"] == BUTTON and not part.get("disabled")]
        return {part["label"]: part["custom_id"] for part in found}

    @property
    def actions(self) -> dict[str, str]:
        """Custom ids by what they do (``keep``, ``give 1``, ``@peek``)."""
        return {custom_id.split(":", 3)[3]: custom_id for custom_id in self.buttons.values() if custom_id[:2] == "s:"}

    @property
    def selects(self) -> dict[str, list[dict[str, Any]]]:
        """The options of each select, by its custom id."""
        return {part["custom_id"]: part["options"] for part in self.components if part["type"] == SELECT}

    def button(self, what: str) -> str:
        """Return the custom id of the button with this label or this action."""
        found = {**self.buttons, **self.actions}.get(what)
        if found is None:
            does = {custom_id: action for action, custom_id in self.actions.items()}
            there = [f"{label!r} ({does.get(custom_id, custom_id)})" for label, custom_id in self.buttons.items()]
            raise AssertionError(f"no button {what!r}; there are: {', '.join(there) or 'none'}; on {self!r}")
        return found

    def offers(self, option: str) -> bool:
        """Return whether a select menu has this option, by its label or its value."""
        return any(option in _names(given) for given in self.selects.values())

    def options(self, *options: str) -> tuple[str, list[str]]:
        """Return the custom id of the select menu that has these options, by label or value, and their values."""
        for custom_id, given in self.selects.items():
            known = _names(given)
            if all(option in known for option in options):
                return custom_id, [known[option] for option in options]
        there = {custom_id: list(_names(given)) for custom_id, given in self.selects.items()}
        raise AssertionError(f"no list with {options}; there are: {there or 'none'}; on {self!r}")

    @property
    def files(self) -> dict[str, bytes]:
        """The attachments' bytes by name."""
        found = {file["filename"]: self._fetch(file["url"]) for file in self.json["attachments"]}
        return {name: data for name, data in found.items() if data is not None}

    @property
    def pictures(self) -> list[Picture]:
        """The pictures of its galleries."""
        files = {file["url"]: file["filename"] for file in self.json["attachments"]}
        items = [item for part in self.components if part["type"] == GALLERY for item in part["items"]]
        return [
            Picture(
                files[item["media"]["url"]], item.get("description") or "", self._fetch(item["media"]["url"]) or b""
            )
            for item in items
        ]

    def __repr__(self) -> str:
        return f"<{'private ' if self.private else ''}message {self.id}: {self.text!r}, {list(self.buttons)}>"


def _names(options: list[dict[str, Any]]) -> dict[str, str]:
    """Return the values of a select menu's options, by their labels and by themselves."""
    return {name: option["value"] for option in options for name in (option["label"], option["value"])}
