"""A person driven by a program: for tests, benchmarks and demonstrations, in the server's own process.

Everything goes through the same checks as the page's requests, and waiting is by events, never by polling.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from playground.client.event_stream import StreamEvent
from playground.errors import LocalError
from playground.server import LocalDiscord
from playground.world.payloads import walk_components

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds after which waiting gives up."""


@dataclass(frozen=True, slots=True)
class InteractionOutcome:
    """Outcome of an interaction: `state` is `done` or `failed`; `modal` is the one it showed, if any."""

    interaction_id: str
    state: str
    modal: dict[str, Any] | None = None


class SimulatedUser:
    """One person at the table of a `LocalDiscord`, by name. Refusals are `LocalError`."""

    def __init__(self, local: LocalDiscord, name: str) -> None:
        self.local = local
        self.person = local.people_at_table.get(local.people[name])
        self.id = self.person.id
        self.channel_id: int | None = None
        """The channel that this person is in; None: the guild's first channel."""

    # ------------------------------------------------------------------ seeing

    def messages(self, channel_id: int | None = None) -> list[dict[str, Any]]:
        """Return the messages that this user sees in a channel (None: the user's current one), oldest first."""
        wanted = str(channel_id or self.channel_id or self.local.channel_id)
        view = self.local.local.view(self.person)
        found: list[Any] = next((channel["messages"] for channel in view["channels"] if channel["id"] == wanted), [])
        # Encoding and decoding gives the same as the page gets, and no reference to the world's own objects.
        return list(msgspec.json.decode(msgspec.json.encode(found)))

    @property
    def dm_id(self) -> int | None:
        """The channel of this person's direct messages with the bot, None if there is none yet."""
        return self.local.world.dm_channels.get(self.id)

    def direct_messages(self) -> list[dict[str, Any]]:
        """Return the messages in the DM between this user and the bot."""
        return [] if self.dm_id is None else self.messages(self.dm_id)

    def find(self, custom_id: str) -> dict[str, Any] | None:
        """Return the newest message this user sees with that component, in the guild or in the DM; else None."""
        with_it = [
            message
            for message in [*self.messages(), *self.direct_messages()]
            if any(c.get("custom_id") == custom_id for c in walk_components(message["components"]))
        ]
        return max(with_it, key=lambda message: int(message["id"]), default=None)

    # ------------------------------------------------------------------ doing

    async def command(self, path: str, /, **options: Any) -> InteractionOutcome:
        """Use a command and wait for the answer; `path` is its name, with those of subcommands after spaces."""
        channel_id, command, given = self._typed(path, options)
        return await self._answer(lambda: self.local.actions.command(self.person, channel_id, command["id"], given).id)

    async def menu(self, name: str, target: str, channel: str | None = None) -> InteractionOutcome:
        """Use what a right-click offers, on the person or the message of that id, and wait for the answer."""
        channel_id, command, _ = self._typed(name, {}, kinds=(2, 3))
        where = channel_id if channel is None else channel
        return await self._answer(lambda: self.local.actions.menu(self.person, where, command["id"], target).id)

    async def suggest(self, path: str, /, focused: str, **options: Any) -> list[dict[str, Any]]:
        """Return the bot's autocomplete choices for the option `focused` as typed so far."""
        channel_id, command, given = self._typed(path, options, focused)
        return await self.local.actions.autocomplete(self.person, channel_id, command["id"], given)

    async def click(
        self, custom_id: str, message: dict[str, Any] | None = None, values: list[str] | None = None
    ) -> InteractionOutcome:
        """Press a button, or choose `values` in a menu, of `message` (None: the newest that has it)."""
        message = message or self.find(custom_id)
        if message is None:
            raise LocalError(404, f"{self.person.name} sees no component {custom_id}.")
        body = {
            "channel_id": message["channel_id"],
            "message_id": message["id"],
            "custom_id": custom_id,
            "values": values,
        }
        return await self._answer(lambda: self.local.actions.component(self.person, body).id)

    async def submit(self, shown: InteractionOutcome, values: dict[str, Any]) -> InteractionOutcome:
        """Fill the form in and send it: texts, or lists of chosen values, by custom id."""
        if shown.modal is None:
            raise LocalError(400, "The bot showed no form.")
        components = [
            {"custom_id": key, "values": value} if isinstance(value, list) else {"custom_id": key, "value": value}
            for key, value in values.items()
        ]
        body = {
            "interaction_id": shown.interaction_id,
            "custom_id": shown.modal["custom_id"],
            "components": [{"type": 18, "component": component} for component in components],
        }
        return await self._answer(lambda: self.local.actions.modal(self.person, body).id)

    async def until(self, check: Callable[[], T | None], seconds: float = PATIENCE) -> T:
        """Wait until `check` gives something true, looking again at every event. Raises `TimeoutError`."""
        woken = asyncio.Event()
        watch: Callable[[StreamEvent], None] = lambda _: woken.set()  # noqa: E731
        self.local.broadcaster.watchers.append(watch)
        try:
            async with asyncio.timeout(seconds):
                while not (found := check()):
                    await woken.wait()
                    woken.clear()
                return found
        finally:
            self.local.broadcaster.watchers.remove(watch)

    def _typed(
        self, path: str, options: dict[str, Any], focused: str | None = None, *, kinds: tuple[int, ...] = (1,)
    ) -> tuple[int, dict[str, Any], list[dict[str, Any]]]:
        # The name of a context menu command has spaces in it, and no subcommands.
        name, *inner = path.split() if 1 in kinds else [path]
        command = next((c for c in self.local.world.all_commands() if c["name"] == name and c["type"] in kinds), None)
        if command is None:
            raise LocalError(404, f"There is no command /{name}.")
        given: list[dict[str, Any]] = [
            {"name": key, "value": value, **({"focused": True} if key == focused else {})}
            for key, value in options.items()
        ]
        for part in reversed(inner):
            given = [{"name": part, "options": given}]
        return self.channel_id or self.local.channel_id, command, given

    async def _answer(self, act: Callable[[], int]) -> InteractionOutcome:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[str] = loop.create_future()
        waited: list[str] = []
        form: list[dict[str, Any]] = []

        def watch(event: StreamEvent) -> None:
            if event.name not in ("interaction", "modal") or event.seat != self.id or not waited:
                return
            data = _data(event)
            if event.name == "modal" and data["interaction_id"] == waited[0]:
                form.append(data["modal"])
            elif event.name == "interaction" and data["id"] == waited[0] and not future.done():
                future.set_result(data["state"])

        self.local.broadcaster.watchers.append(watch)
        try:
            waited.append(str(act()))
            self.local.persistence.flush()
            state = await asyncio.wait_for(future, self.local.actions.deadline + PATIENCE)
        finally:
            self.local.broadcaster.watchers.remove(watch)
        return InteractionOutcome(waited[0], state, form[0] if form else None)


def _data(event: StreamEvent) -> dict[str, Any]:
    line = next(part for part in event.frame.split(b"\n") if part.startswith(b"data: "))
    return dict(msgspec.json.decode(line.removeprefix(b"data: ")))


def texts(message: dict[str, Any]) -> Iterator[str]:
    """Yield every text that a message shows: its content, text displays, and alt texts of its pictures."""
    if message["content"]:
        yield message["content"]
    for component in walk_components(message["components"]):
        if component["type"] == 10:
            yield component["content"]
        for item in component.get("items") or []:
            if item.get("description"):
                yield item["description"]
