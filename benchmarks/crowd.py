"""People at many tables of all games, who press what the board offers: for benchmarks, in the local Discord's process.

Each table knows its game beforehand: it reads the record, dice to come included, from the bot's database when the game
starts, and plays along. So it costs the bot nothing to know whose turn it is and what may be pressed.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Mapping
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Struct

from bot.i18n import localizer
from bot.storage import DeadlineUpdate, SeatDeadline, SqliteStore
from bot.table.session import TableSession
from bot.ui.games import ActionSelect, playable_games
from bot.ui.games import load as load_panel
from games.core import Action, IllegalAction, Seat
from games.core.table import Table
from playground.client.event_stream import StreamEvent
from playground.errors import LocalError
from playground.faults.rules import Latency
from playground.server import LocalDiscord
from playground.world.model import Message
from playground.world.payloads import walk_components

COMPONENTS_V2 = 1 << 15
"""The flag of messages that are made of components alone."""
_FREE = ("/interactions/", "/webhooks/")
"""Beginnings of routes that Discord does not count among the calls of a second: answers to presses and commands."""
PATIENCE = 60.0
"""Seconds within which what is wanted of a table has to happen; the benchmark ends with an error otherwise."""


class Press(Struct, frozen=True):
    """One action's press: when it was sent, when it was answered (``perf_counter`` seconds), and whether it was.

    ``shown`` is when the board showed it, if this was observed.
    """

    at: float
    until: float
    done: bool
    shown: float | None = None


Way = tuple[Seat, Action, str, str | None]
"""One possible press: its seat, the action, the custom id, and the value chosen if it is a list."""


class Seen(NamedTuple):
    """A player's look at a table: the game, its number of actions, and the board's components."""

    played: Table
    number: int
    components: list[dict[str, Any]] | None

    def same(self, other: Seen) -> bool:
        """Return whether both looks saw the very same game, number and components."""
        return self.played is other.played and self.number == other.number and self.components is other.components


class Crowd:
    """All people of a local Discord, and what the bot answers them."""

    def __init__(self, local: LocalDiscord, store: SqliteStore, *, seed: int = 7) -> None:
        self.local = local
        self.store = store
        self.rng = random.Random(seed)
        self.names = list(local.people)
        self.calls: Counter[tuple[str, str]] = Counter()
        self._limited: list[float] = []
        self.interactions = 0
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._changed: dict[int, asyncio.Event] = {}
        local.broadcaster.watchers.append(self._hear)
        local.world.on_message.append(self._see)
        note = local.control.note

        def noting(call: Any) -> None:
            self.calls[call.method, call.route] += 1
            if not call.route.startswith(_FREE):
                self._limited.append(perf_counter())
            note(call)

        local.control.note = noting  # type: ignore[method-assign]

    def count_anew(self) -> None:
        """Reset the counts of the bot's calls."""
        self.calls.clear()
        self._limited.clear()

    def most_in_a_second(self) -> int:
        """Return the largest number of the bot's calls within one second, of the kind that Discord limits to 50."""
        most = oldest = 0
        for at, when in enumerate(self._limited):
            while self._limited[oldest] <= when - 1:
                oldest += 1
            most = max(most, at - oldest + 1)
        return most

    def _hear(self, event: StreamEvent) -> None:
        if event.name == "interaction":
            data = _data(event)
            waiting = self._answers.pop(data["id"], None) if data["state"] in ("done", "failed") else None
            if waiting is not None and not waiting.done():
                waiting.set_result(data["state"])

    def _see(self, _op: str, message: Message) -> None:
        changed = self._changed.pop(message.channel_id, None)
        if changed is not None:
            changed.set()

    def changed(self, channel: int) -> asyncio.Event:
        """Set at the next message that is posted, edited or deleted in that channel."""
        return self._changed.setdefault(channel, asyncio.Event())

    async def answered(self, action: Any) -> bool:
        """Press something that the bot has to answer; return whether the answer came in time."""
        interaction = action()
        self.interactions += 1
        waiting: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[str(interaction.id)] = waiting
        return await asyncio.wait_for(waiting, PATIENCE) == "done"

    async def command(self, who: str, channel: int, path: str, **options: str | bool) -> bool:
        """Use a command; whether it was answered in time."""
        name, *inner = path.split()
        command = next(one for one in self.local.world.all_commands() if one["name"] == name)
        given: list[dict[str, Any]] = [{"name": key, "value": value} for key, value in options.items()]
        for part in reversed(inner):
            given = [{"name": part, "options": given}]
        person = self.person(who)
        return await self.answered(lambda: self.local.actions.command(person, channel, command["id"], given))

    async def press(self, who: str, channel: int, message: int, custom_id: str, value: str | None = None) -> bool:
        """Press a button, or choose from a list; whether it was answered in time."""
        body = {"channel_id": str(channel), "message_id": str(message), "custom_id": custom_id}
        person = self.person(who)
        values = {} if value is None else {"values": [value]}
        return await self.answered(lambda: self.local.actions.component(person, body | values))

    async def slow(self, seconds: float) -> None:
        """Delay every call of the bot by ``seconds`` from now on."""
        await self.local.make(Latency(ms=round(1000 * seconds)))

    def person(self, name: str) -> Any:
        """Return the local Discord's person of that name."""
        return self.local.people_at_table.get(self.local.people[name])


class Place:
    """A channel with a table, and the players who sit there in one game after the other."""

    def __init__(self, crowd: Crowd, channel: int, people: list[str], games: list[str]) -> None:
        self.crowd = crowd
        self.channel = channel
        self.people = people
        self.table = 0
        self.message = 0
        self._games = games
        self._played: Table | None = None
        self._last: tuple[Seen, Way | None] | None = None
        self._seats: list[str] = []

    @property
    def over(self) -> bool:
        """Lack of a running game, so that a new one has to be opened before any player can act."""
        return self._played is None or not self._played.actors

    async def open(self, *, computers: int = 0) -> None:
        """Open and start a new game with the players and that many computers."""
        game = self._games[0]
        self._games = [*self._games[1:], game]
        host = self.people[0]
        if self._played is not None:
            # What has been answered may still have to be done.
            await self.shown()
        # Each action is a press of somebody's here, rolls as well: that is what is counted and what takes time.
        assert await self.crowd.command(host, self.channel, "play", game=game, roll_for_me=False)
        await self._until(lambda: self._button("@join") is not None)
        for name in self.people[1:]:
            seen = self._button("@join")
            assert seen is not None
            await self.crowd.press(name, self.channel, *seen)
        for _ in range(computers):
            await self._add_computer(host)
        await self._until(lambda: self._button("@start") is not None)
        start = self._button("@start")
        assert start is not None
        self.table = int(start[1].split(":")[1])
        await self._seated(len(self.people) + computers)
        await self.crowd.press(host, self.channel, *start)
        await self._until(lambda: self._button("@start") is None)
        await self.follow(self.table)

    async def _seated(self, number: int) -> None:
        """Wait until so many sit at the table: those whose press was put off may still be on their way."""
        async with asyncio.timeout(PATIENCE):
            while True:
                changed = self.crowd.changed(self.channel)
                stored = await self.crowd.store.load(self.table)
                if stored is not None and len(stored.seats) >= number:
                    return
                await changed.wait()

    async def _add_computer(self, host: str) -> None:
        seen = self._button("@computers")
        assert seen is not None
        await self.crowd.press(host, self.channel, *seen)
        await self._until(lambda: self._button("@add:normal") is not None)
        offered = self._button("@add:normal")
        assert offered is not None
        await self.crowd.press(host, self.channel, *offered)

    async def my_turn(self) -> bool:
        """Wait until a person of ours may act; False if the game is over before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                changed = self.crowd.changed(self.channel)
                await self.follow_on()
                if self.over or self._offered() is not None:
                    return not self.over
                await changed.wait()

    async def forge(self, who: str, custom_id: str) -> bool:
        """Send a press of a button that need not be on the board; whether it was answered in time."""
        found = self.crowd.local.world.messages[self.channel][self.message]
        person = self.crowd.person(who)
        channel = self.crowd.local.world.channels[self.channel]
        data = {"component_type": 2, "custom_id": custom_id, "id": 0}
        return await self.crowd.answered(
            lambda: self.crowd.local.actions._interact(3, person, channel, data, message=found)
        )

    async def write(self, began: float, deadline: float | None) -> None:
        """Write a game of the first kind into the database, as if it had been opened and had a board."""
        crowd, store, game = self.crowd, self.crowd.store, self._games[0]
        local, world = crowd.local, crowd.local.world
        self.table = await store.create(
            guild=local.guild_id,
            channel=self.channel,
            game=game,
            rules=1,
            options={},
            host=local.people[self.people[0]],
            locale="en-US",
            seed=crowd.rng.randbytes(32),
            invited=[],
            now=began,
            clock=86_400,
        )
        for place, name in enumerate(self.people):
            await store.sit(
                self.table, user=local.people[name], name=name, joined=place, locale="en-US", most=len(self.people)
            )
        order = [local.people[name] for name in self.people]
        await store.start(self.table, order=order, salt="-".join(map(str, [*order, 1])), setup={}, now=began)
        stored = await store.load(self.table)
        assert stored is not None
        played = TableSession(stored).table
        assert played is not None
        seat = min(played.actors)
        custom_id = f"s:{self.table}:0:{played.legal(seat)[0]}"
        button = {"type": 2, "style": 1, "label": "!", "custom_id": custom_id}
        row = {"type": 1, "components": [button]}
        wakes = deadline or began + 86_400
        waits = tuple(SeatDeadline(seat, wakes, 0, wakes) for seat in sorted(played.actors))
        await store.set_waiting(self.table, 0, DeadlineUpdate(wakes, waits))
        told = {"type": 10, "content": "As it was before the bot was stopped."}
        message = world.create_message(self.channel, world.bot_user.id, "", components=[told, row], flags=COMPONENTS_V2)
        await store.set_board_message(self.table, number=0, message=message.id, channel=self.channel)
        if load_panel(game).has_direct_messages:
            for place, user in enumerate(order):
                mail = world.get_dm_channel(user).id
                card = world.create_message(mail, world.bot_user.id, "", components=[told], flags=COMPONENTS_V2)
                await store.set_direct_message(self.table, place, number=0, channel=mail, message=card.id)
        await self.follow(self.table)

    async def follow(self, table: int) -> None:
        """Play on from what is stored of that table."""
        stored = await self.crowd.store.load(table)
        assert stored is not None
        assert stored.message is not None
        assert stored.status == "playing", stored.status
        self.table, self.message = table, stored.message
        self._played = TableSession(stored).table
        names = {identity: name for name, identity in self.crowd.local.people.items()}
        # Computers have no name here: nobody presses for them.
        self._seats = [names.get(seat.user, "") for seat in stored.seats]

    async def act(self) -> Press:
        """Send one action of a player who may act, by a button or a select menu on the board."""
        assert self._played is not None
        async with asyncio.timeout(PATIENCE):
            while (chosen := self._seen()) is None:
                await self.crowd.changed(self.channel).wait()
        seat, action, custom_id, value = chosen
        at = perf_counter()
        try:
            done = await self.crowd.press(self._seats[seat], self.channel, self.message, custom_id, value)
        except LocalError:
            done = False
        press = Press(at, perf_counter(), done)
        if done:
            self._played.commit(self._played.propose(seat, action))
        else:
            await self.follow_on()
        return press

    async def shown(self) -> float:
        """Wait until the board shows the last action, and return the time."""
        await self._until(lambda: self._ended() if self.over else self._seen() is not None)
        return perf_counter()

    def _seen(self) -> Way | None:
        """Return the action on offer; it is searched once for as long as neither the game nor the board changes."""
        played, board = self._played, self._board()
        assert played is not None
        now = Seen(played, played.number, None if board is None else board.components)
        if self._last is None or not now.same(self._last[0]):
            self._last = now, self._offered()
        return self._last[1]

    def _ended(self) -> bool:
        found = self._button("@rematch")
        return found is not None and found[1].startswith(f"s:{self.table}:")

    async def follow_on(self) -> None:
        """After a press without an answer: what is stored counts."""
        stored = await self.crowd.store.load(self.table)
        assert stored is not None
        self._played = TableSession(stored).table

    def _board(self) -> Message | None:
        return self.crowd.local.world.messages.get(self.channel, {}).get(self.message)

    def _offered(self) -> Way | None:
        played = self._played
        assert played is not None
        found = self._board()
        if found is None:
            return None
        buttons: dict[str, tuple[str, str | None]] = {}
        for part in walk_components(found.components):
            custom_id = part.get("custom_id", "")
            kind, _, rest = custom_id.partition(":")
            if kind == "s" and not part.get("disabled"):
                turn, _, action = rest.partition(":")[2].partition(":")
                buttons[f"{turn}:{action}"] = (custom_id, None)
            elif kind == "a":
                turn = rest.split(":")[1]
                buttons |= {f"{turn}:{option['value']}": (custom_id, option["value"]) for option in part["options"]}
        turn = f"{played.number}:"
        pressed = self._pressed(played) if any(key.startswith(f"{turn}#") for key in buttons) else {}
        ways: list[Way] = []
        for key, where in buttons.items():
            told = pressed.get(key.removeprefix(turn), key.removeprefix(turn))
            action, _, meant = told.partition("~")
            for seat in sorted(played.actors):
                mine = self._seats[seat] and key.startswith(turn) and action in played.legal(seat)
                if mine and self._means(played, seat, action, meant):
                    ways.append((seat, action, *where))
        return self.crowd.rng.choice(ways) if ways else None

    def _pressed(self, played: Table) -> dict[str, str]:
        """Return the actions behind the buttons whose ids only give their position."""
        found: dict[str, str] = {}
        speak = localizer("en", played.record.game)
        for number, row in enumerate(load_panel(played.record.game).rows(played.view(None), self._seats, speak)):
            for place, choice in enumerate(row.choices if isinstance(row, ActionSelect) else row):
                found[f"#{number}.{place}"] = choice.sent_value
        return found

    def _means(self, played: Table, seat: Seat, action: Action, meant: str) -> bool:
        """Return whether a button with that meaning does that action for that seat."""
        try:
            load_panel(played.record.game).check_pressed(played.view(seat), seat, action, meant)
        except IllegalAction:
            return not meant
        return True

    def _button(self, action: str) -> tuple[int, str] | None:
        """Return the channel's newest message with a button for that action, and the button's id."""
        for message in reversed(list(self.crowd.local.world.messages.get(self.channel, {}).values())):
            for part in walk_components(message.components):
                custom_id = part.get("custom_id", "")
                if custom_id.startswith("s:") and custom_id.endswith(f":{action}") and not part.get("disabled"):
                    return message.id, custom_id
        return None

    async def _until(self, check: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not check():
                await self.crowd.changed(self.channel).wait()


def places(crowd: Crowd, number: int, *, seats: int = 3) -> list[Place]:
    """Create that many channels in the first guild, each with players of its own as long as there are enough."""
    local = crowd.local
    offered = playable_games()
    found = []
    for at in range(number):
        channel = local.world.create_channel(local.guild_id, f"table-{at}").id
        people = [crowd.names[(at * seats + seat) % len(crowd.names)] for seat in range(seats)]
        turn = at % len(offered)
        found.append(Place(crowd, channel, people, [*offered[turn:], *offered[:turn]]))
    return found


def _data(event: StreamEvent) -> Mapping[str, Any]:
    line = next(part for part in event.frame.split(b"\n") if part.startswith(b"data: "))
    return dict(json.loads(line.removeprefix(b"data: ")))
