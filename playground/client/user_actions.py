"""User actions, checked as by a Discord client: commands, components, modals, messages."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playground.client.command_options import Resolver, command_data, focused_option
from playground.client.component_values import check_values, modal_data
from playground.client.event_stream import EventBroadcaster
from playground.errors import LocalError, PageRefusal
from playground.world.model import Channel, Interaction, Message, ResponseKind, World
from playground.world.payloads import walk_components
from playground.world.users import People, Person

ANSWER_SECONDS = 3.0
OPEN_FORMS = 100


@dataclass(slots=True)
class _Form:
    interaction: int
    user_id: int
    channel_id: int
    message_id: int | None
    modal: dict[str, Any]
    # The interaction that opened the form; it is forgotten after a quarter of an hour, and forms stay open for longer.
    trigger: dict[str, Any]
    sent: int | None = None


class Actions:
    """Turns what people do into interactions, and tells them how the bot answered.

    Methods raise `LocalError` with a sentence for the person. `deadline` is how long the bot has, in seconds.
    """

    def __init__(self, world: World, people: People, broadcaster: EventBroadcaster) -> None:
        self.world = world
        self.people = people
        self.broadcaster = broadcaster
        self.deadline = ANSWER_SECONDS
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        # The future of an autocomplete, and whether its option is a number's.
        self._choices: dict[int, tuple[asyncio.Future[list[dict[str, Any]]], bool]] = {}
        self._forms: OrderedDict[int, _Form] = OrderedDict()

    # ------------------------------------------------------------------ doing

    def command(self, person: Person, channel_id: object, command_id: object, options: object) -> Interaction:
        """Use a slash command."""
        channel = self.channel(person, channel_id)
        command = self._command(person, channel, command_id)
        resolver = Resolver(self.world, channel)
        data = command_data(command, options, resolver, partial=False)
        return self._interact(2, person, channel, data)

    def menu(self, person: Person, channel_id: object, command_id: object, target_id: object) -> Interaction:
        """Use what a right-click offers, on a person or a message."""
        channel = self.channel(person, channel_id)
        command = self._command(person, channel, command_id)
        resolver, target = Resolver(self.world, channel), str(target_id)
        if command["type"] == 2:
            if not resolver.user(target):
                raise PageRefusal(404, "person-gone")
        elif command["type"] == 3:
            message = self.message(person, channel, target)
            if message.is_ephemeral:
                raise LocalError(400, "A private answer has no such menu.")
            resolver.resolved["messages"] = {target: self.world.message_json(message)}
        else:
            raise LocalError(400, "This command is typed.")
        data = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target}
        return self._interact(2, person, channel, data | {"resolved": resolver.resolved})

    async def autocomplete(
        self, person: Person, channel_id: object, command_id: object, options: object
    ) -> list[dict[str, Any]]:
        """Ask the bot for suggestions; `LocalError` 504 if it gives none in time."""
        channel = self.channel(person, channel_id)
        command = self._command(person, channel, command_id)
        resolver = Resolver(self.world, channel)
        data = command_data(command, options, resolver, partial=True)
        if focused_option(data) is None:
            raise LocalError(400, "One option has to be focused, and one the bot suggests values for.")
        future: asyncio.Future[list[dict[str, Any]]] = asyncio.get_running_loop().create_future()
        record = self.world.interact(
            4, channel, person.id, data, locale=person.locale, within=self.deadline, installed=person.installed
        )
        self._choices[record.id] = (future, focused_option(data) in (4, 10))
        try:
            return await asyncio.wait_for(future, self.deadline)
        except TimeoutError:
            raise PageRefusal(504, "suggestions") from None
        finally:
            self._choices.pop(record.id, None)

    def component(self, person: Person, body: dict[str, Any]) -> Interaction:
        """Press a button or choose from a menu of a message, however old it is."""
        channel = self._bots_channel(person, body.get("channel_id"))
        message = self.message(person, channel, body.get("message_id"))
        custom_id = body.get("custom_id")
        found = [c for c in walk_components(message.components) if c.get("custom_id") == custom_id and custom_id]
        if not found:
            raise PageRefusal(409, "button-gone")
        component = found[0]
        if component.get("disabled"):
            raise PageRefusal(409, "button-off")
        if body.get("component_type") not in (None, component["type"]):
            raise LocalError(400, f"This is a component of type {component['type']}.")
        data: dict[str, Any] = {
            "component_type": component["type"],
            "custom_id": custom_id,
            "id": component.get("id", 0),
        }
        if component["type"] != 2:
            resolver = Resolver(self.world, channel)
            data["values"] = check_values(component, body.get("values"), resolver)
            if resolver.resolved:
                data["resolved"] = resolver.resolved
        return self._interact(3, person, channel, data, message=message)

    def modal(self, person: Person, body: dict[str, Any]) -> Interaction:
        """Send a filled form."""
        form = self._forms.get(_number(body.get("interaction_id")))
        if form is None or form.user_id != person.id:
            raise PageRefusal(404, "form-closed")
        if body.get("custom_id") != form.modal["custom_id"]:
            raise LocalError(400, "This is another form.")
        if form.sent in self._waiting:
            raise PageRefusal(409, "form-sending")
        channel = self._bots_channel(person, form.channel_id)
        resolver = Resolver(self.world, channel)
        components = modal_data(form.modal, body.get("components"), resolver)
        data: dict[str, Any] = {"custom_id": form.modal["custom_id"], "components": components}
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        message = self.world.messages.get(channel.id, {}).get(form.message_id) if form.message_id else None
        record = self._interact(5, person, channel, data, message=message, trigger=form.trigger)
        # The form stays open until the bot has taken it, so that the text is not lost if the bot stays silent.
        form.sent = record.id
        return record

    def say(self, person: Person, channel_id: object, content: object) -> Message:
        """Write a message."""
        channel = self.channel(person, channel_id)
        if not isinstance(content, str) or not 1 <= len(content.strip()) <= 2000:
            raise PageRefusal(400, "message-length")
        return self.world.create_message(channel.id, person.id, content.strip())

    def dismiss(self, person: Person, message_id: object) -> None:
        """Drop a private answer from your view."""
        number = _number(message_id)
        channel_id = self.world.channel_of(number)
        message = self.world.messages[channel_id][number] if channel_id is not None else None
        if message is None or not message.is_ephemeral or not message.visible_to(person.id):
            raise PageRefusal(404, "answer-gone")
        self.world.delete_message(message.channel_id, number)

    # ------------------------------------------------------------------ the bot's side

    def answered(self, record: Interaction) -> None:
        """Record the bot's response to an interaction, and notify the callers that wait for it."""
        timer = self._waiting.pop(record.id, None)
        if timer is not None:
            timer.cancel()
        if int(record.type) == 5:
            self._forms = OrderedDict((key, form) for key, form in self._forms.items() if form.sent != record.id)
        if record.response_kind == ResponseKind.AUTOCOMPLETE:
            future, _ = self._choices.pop(record.id, (None, False))
            if future is not None and not future.done():
                future.set_result(record.autocomplete_choices or [])
            return
        if record.response_kind == ResponseKind.MODAL and record.modal is not None:
            trigger = self.world.metadata(record)
            form = _Form(record.id, record.user_id, record.channel_id, record.source_message_id, record.modal, trigger)
            self._forms[record.id] = form
            while len(self._forms) > OPEN_FORMS:
                self._forms.popitem(last=False)
            self.broadcaster.publish("modal", {"interaction_id": str(record.id), "modal": record.modal}, record.user_id)
        self.broadcaster.publish("interaction", {"id": str(record.id), "state": "done"}, record.user_id)

    def close(self) -> None:
        """Forget every deadline; the server is going away."""
        for timer in self._waiting.values():
            timer.cancel()
        for future, _ in self._choices.values():
            future.cancel()

    def suggests_numbers(self, record: Interaction) -> bool:
        """Return whether the option being typed in this autocomplete takes a number."""
        return self._choices.get(record.id, (None, False))[1]

    @property
    def pending(self) -> int:
        """Total of interactions that wait for the bot and modals that wait for a user."""
        return len(self._waiting) + len(self._choices) + len(self._forms)

    def _interact(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: dict[str, Any],
        *,
        message: Message | None = None,
        trigger: dict[str, Any] | None = None,
    ) -> Interaction:
        self._open_again(person, channel, pressing=message is not None)
        record = self.world.interact(
            kind,
            channel,
            person.id,
            data,
            locale=person.locale,
            message=message,
            trigger=trigger,
            within=self.deadline,
            installed=person.installed,
        )
        late: Callable[[], None] = lambda: self._late(record)  # noqa: E731
        self._waiting[record.id] = asyncio.get_running_loop().call_later(self.deadline, late)
        return record

    def _open_again(self, person: Person, channel: Channel, *, pressing: bool) -> None:
        """Unarchive an archived thread before a press, as the client does; raise if the user may not.

        Commands go to the bot as they are.
        """
        meta = channel.thread_metadata
        if meta is None or not meta.archived or not pressing:
            return
        if meta.locked and not self.world.permissions_of(person.id, channel).manage_threads:
            raise PageRefusal(409, "thread-locked")
        self.world.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    def _late(self, record: Interaction) -> None:
        self._waiting.pop(record.id, None)
        told = PageRefusal(504, "silent")
        failed = {"id": str(record.id), "state": "failed", "message": told.sentence, "name": told.name}
        self.broadcaster.publish("interaction", failed, record.user_id)

    # ------------------------------------------------------------------ finding

    def channel(self, person: Person, channel_id: object) -> Channel:
        """Return the channel, or raise `PageRefusal` if this user does not see it."""
        channel = self.world.channels.get(_number(channel_id))
        if channel is None or not self.world.may_see(channel.id, person.id):
            raise PageRefusal(404, "channel-unseen", name=person.name)
        return channel

    def _bots_channel(self, person: Person, channel_id: object) -> Channel:
        # In a guild without the bot only users who have installed it for themselves can use it.
        channel = self.channel(person, channel_id)
        if not self.world.bot_is_in(channel.guild_id) and not person.installed:
            raise PageRefusal(403, "bot-left", bot=self.world.bot_user.name)
        return channel

    def message(self, person: Person, channel: Channel, message_id: object) -> Message:
        """Return the message if it exists and this user sees it; raise `PageRefusal` otherwise."""
        message = self.world.messages[channel.id].get(_number(message_id))
        if message is None or not message.visible_to(person.id):
            raise PageRefusal(404, "message-gone")
        return message

    def _command(self, person: Person, channel: Channel, command_id: object) -> dict[str, Any]:
        command = next((c for c in self.world.all_commands() if c["id"] == str(command_id)), None)
        if command is None:
            raise PageRefusal(404, "command-gone")
        kinds = command.get("integration_types") or [0]
        here = (0 in kinds and self.world.bot_is_in(channel.guild_id)) or (1 in kinds and person.installed)
        if not here and not self.world.bot_is_in(channel.guild_id):
            raise PageRefusal(403, "bot-left", bot=self.world.bot_user.name)
        if not here or not self.world.may_use(command, person.id, channel.id):
            raise PageRefusal(403, "may-not-use", name=person.name, command=f"/{command['name']}")
        return command


def _number(value: object) -> int:
    try:
        return int(str(value))
    except ValueError:
        return 0
