"""The bot, which has at hand what would take it long at its start and is the same every time."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot import words
from bot.door.client import Sleepover
from playground.payloads import copied


class Ready(Sleepover):
    """As it is on the next evening. Nearly a thousand tests have one of their own.

    Its commands are translated if they are not those of an earlier one, and pages of rules are drawn when they are
    looked at: ``tests/bot/conftest.py`` has had all of them drawn before.
    """

    _translated: ClassVar[dict[bytes, list[Any]]] = {}

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        pages = self.house.pages
        pages.draw_boards = pages.draw_all = _nothing  # type: ignore[method-assign]

    async def _payload(self) -> list[Any]:
        told = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        which = msgspec.json.encode([words.languages(), told], order="sorted")
        if which not in self._translated:
            self._translated[which] = await super()._payload()
        return list(copied(self._translated[which]))


async def _nothing() -> None:
    pass
