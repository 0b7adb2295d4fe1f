"""The line between the bot and Discord, on which calls that bring a table's board can be held up."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

Kind = Literal["answer", "edit", "post"]
"""The answer to a click, an ordinary edit of the board, or a fresh message."""
When = Literal["there", "back"]
"""Point at which a call is held up: on its way to Discord, or with Discord's word on its way back."""


class Gate:
    """Holds up one call."""

    def __init__(self, kind: Kind, when: When) -> None:
        self.kind = kind
        self.when = when
        self.stuck = asyncio.Event()
        """Set when the call is held up."""
        self.open = asyncio.Event()
        """Set it to let the call go on."""
        self.through = asyncio.Event()
        """Set when the call is done."""

    async def passes(self) -> None:
        """Wait until it is open."""
        self.stuck.set()
        await self.open.wait()


class Line:
    """Notes every drawing of one table's board that leaves the bot."""

    def __init__(self, patch: pytest.MonkeyPatch, table: int = 1) -> None:
        self.table = table
        self.sent: list[int] = []
        """Number of actions that each drawing shows, in the order in which they left."""
        self._gates: list[Gate] = []
        for place, kind in ((AsyncWebhookAdapter, "answer"), (HTTPClient, None)):
            patch.setattr(place, "request", self._watched(kind, place.request))  # type: ignore[arg-type]

    def hold(self, kind: Kind, when: When) -> Gate:
        """Hold the next drawing of that kind, and return its gate."""
        gate = Gate(kind, when)
        self._gates.append(gate)
        return gate

    def clear(self) -> None:
        """Nothing is held up any more, and nothing has been sent."""
        for gate in self._gates:
            gate.open.set()
        self._gates.clear()
        self.sent.clear()

    def _watched(self, always: Kind | None, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def request(*given: Any, **named: Any) -> Any:
            number = self._number(repr(named))
            if number is None:
                return await real(*given, **named)
            self.sent.append(number)
            kind = always or ("edit" if given[1].method == "PATCH" else "post")
            gate = next((one for one in self._gates if one.kind == kind and not one.stuck.is_set()), None)
            if gate is None:
                return await real(*given, **named)
            if gate.when == "there":
                await gate.passes()
            result = await real(*given, **named)
            if gate.when == "back":
                await gate.passes()
            gate.through.set()
            return result

        return request

    def _number(self, asked: str) -> int | None:
        """Return the number of actions shown by the board sent with a call; None if it sends none."""
        found = re.search(rf"s:{self.table}:(\d+):@(?:text|rematch)", asked)
        return int(found[1]) if found else None
