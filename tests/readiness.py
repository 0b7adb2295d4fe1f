"""The bot, which has at hand what would take it long at its start and is the same every time."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot import i18n
from bot.app.client import SleepoverClient
from bot.rendering.rules_pages import RulesPageBuilder


class Ready(SleepoverClient):
    """A client as it is on the next evening. Nearly a thousand tests have one of their own.

    Its commands are translated if they are not those of an earlier one, and pages of rules are drawn when they are
    looked at.
    """

    _translated: ClassVar[dict[bytes, bytes]] = {}

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        undrawn(self.services.pages)

    async def _payload(self) -> list[Any]:
        told = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        which = msgspec.json.encode([i18n.available_locales(), told], order="sorted")
        if which not in self._translated:
            self._translated[which] = msgspec.json.encode(await super()._payload())
        return list(msgspec.json.decode(self._translated[which]))


def undrawn(pages: RulesPageBuilder | type[RulesPageBuilder]) -> None:
    """Draw nothing at a bot's start: no test reads the rules there, and their pictures would take longer than all
    the rest.
    """
    pages.warm_up_boards = pages.warm_up_all = _nothing  # type: ignore[assignment,method-assign]


async def _nothing(*_: object) -> None:
    pass
