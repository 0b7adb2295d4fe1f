"""Names of slash commands in a message's texts, made into mentions that can be pressed.

Discord shows such a mention in the language of each reader, whatever language the sentence around it is in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui
from discord.app_commands import AppCommand, AppCommandGroup

from bot.i18n import MissingMessage, available_locales, localizer
from bot.i18n.excerpt import MESSAGE
from bot.ui.components.json_components import Part, RawLayoutView

__all__ = ["NO_LINKS", "CommandLinks", "command_links"]

_IN_ALL = 4000
"""Characters that the texts of a message may have in all."""
_TEXT = 10


class CommandLinks:
    """The mentions of the registered commands, by their names in every language."""

    def __init__(self, commands: Iterable[AppCommand] = ()) -> None:
        self.mentions = dict[str, str]()
        """The mentions by the commands' English names; a subcommand's name has its command's before it."""
        self._by_name = dict[str, str]()
        leaves = set[str]()
        for command in commands:
            self.mentions[command.name] = command.mention
            inner = [one for one in command.options if isinstance(one, AppCommandGroup)]
            self.mentions |= {one.qualified_name: one.mention for one in inner}
            # Discord has nothing to press in the mention of a command that consists of others.
            leaves |= {one.qualified_name for one in inner} or {command.name}
        names = [(name, local) for name in leaves for local in _local_names(name)]
        for name, local in names:
            if self._by_name.setdefault(local, name) != name:
                self._by_name[local] = ""
        self._by_name = {local: name for local, name in self._by_name.items() if name}
        longest_first = sorted(self._by_name, key=len, reverse=True)
        self._pattern = re.compile(
            rf"(?<![\w/.<:)\]`])(?P<code>`?)/(?P<name>{'|'.join(map(re.escape, longest_first))})(?P=code)(?![\w:`-])"
        )

    def link(self, text: str, most: int = MESSAGE) -> str:
        """Return the text with mentions for the names; as it was if it has code, or more than ``most`` with them."""
        if not self._by_name or "/" not in text or "```" in text:
            return text
        linked = self._pattern.sub(lambda found: self.mentions[self._by_name[found["name"]]], text)
        return linked if len(linked) <= most else text

    def link_view(self, view: ui.LayoutView) -> ui.LayoutView:
        """Return the view with mentions in its texts; as it was if they would be too long."""
        if not self._by_name:
            return view
        if isinstance(view, RawLayoutView):
            parts = view.to_components()
            linked = self._link_parts(parts)
            return RawLayoutView(linked) if linked != parts and _length(linked) <= _IN_ALL else view
        texts = [part for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
        contents = [self.link(text.content, _IN_ALL) for text in texts]
        if sum(map(len, contents)) <= _IN_ALL:
            for text, content in zip(texts, contents, strict=True):
                text.content = content
        return view

    def _link_parts(self, parts: Sequence[Part]) -> list[Part]:
        found = list[Part]()
        for part in parts:
            changed: dict[str, Any] = dict(part)
            if part.get("type") == _TEXT:
                changed["content"] = self.link(str(part["content"]), _IN_ALL)
            if "components" in part:
                changed["components"] = self._link_parts(part["components"])
            found.append(changed)
        return found


def command_links(client: object) -> CommandLinks:
    """Return the links that a client knows; none for one that registers no commands."""
    found = getattr(client, "command_links", NO_LINKS)
    return found if isinstance(found, CommandLinks) else NO_LINKS


def _local_names(name: str) -> set[str]:
    """Return the names of a command in all languages."""
    path = name.split(" ")
    ids = ["-".join(["command", *path[: end + 1]]) for end in range(len(path))]
    found = {name}
    for locale in available_locales():
        try:
            found.add(" ".join(map(localizer(locale), ids)))
        except MissingMessage:
            continue
    return found


def _length(parts: Sequence[Part]) -> int:
    return sum(len(part.get("content", "")) + _length(part.get("components", ())) for part in parts)


NO_LINKS = CommandLinks()
"""No command is known."""
