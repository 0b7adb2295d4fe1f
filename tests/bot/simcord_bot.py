"""An evening at a table: a server, some people and the real bot, in memory."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import cycle
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord import actors
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bot import i18n
from bot.accounts import deletion, guild_lifecycle
from bot.ai import move_scheduler
from bot.ai.worker_pool import EngineWorkers
from bot.app.client import SleepoverClient
from bot.game_nights import service
from bot.interactions import api_limiter, ephemeral, rate_limits, responder
from bot.messages import delivery_log, onboarding
from bot.play import lobby, table_opener
from bot.profiles import aggregator
from bot.storage import SqliteStore, TableRow, open_store
from bot.table import session, table_options
from bot.tournaments import service as tournaments
from games.ai import levels
from games.analysis.advice import Advice, advise
from games.analysis.explanations import Explanation, explain_game
from games.analysis.review import Review, review
from games.core import Action, Seat
from games.core.record import Record, parse
from games.core.table import Table
from tests.bot.message_text import BUTTON, SELECT, Shown
from tests.databases import made
from tests.deep_share import deep
from tests.readiness import Ready
from tests.simcord.env import PatientEnv
from tests.simcord.patches import bend
from tests.time_limits import PATIENCE

# simcord has none of Discord's limits on edits, and its clock stands still between what people do.
api_limiter.SENT = api_limiter.EVERYWHERE = api_limiter.FIRST = 1_000_000
deletion.BETWEEN = 0.0
# Every evening is on a server of its own, where nobody wants to be greeted first.
guild_lifecycle.RECENT = -1.0
delivery_log.LATER = 0.0
# One process alone. A test that has months pass would look into the store every minute of them.
service.NAP = tournaments.NAP = 86_400.0
# Everybody here is new to everything. Where hints that follow a press are what is tested, a test lets them come.
onboarding.FOLLOWS = False
lobby.OFFERS = False
# Each roll is a press of somebody's, unless a test is about tables that roll for people.
table_options.ROLLS_BY_DEFAULT = False
# And tests press faster than people.
rate_limits.SCALE = 1_000_000.0
# A machine that stands still for some seconds must not make another evening of it: what the bot does when something
# takes long is asked for by the tests that are about it.
ephemeral.LINGERS = 1_000_000.0
responder.DEFER_AFTER = responder.AT_MOST = aggregator.PATIENCE = PATIENCE


PAIRS = ((4, 5), (4, 6), (5, 6))
ROLLS = (2, 2, 5, 4, 6, 5, 2, 1, 4, 3) * 10
"""Good and Evil numbers, and what is rolled, of a game that is soon over."""


EVERYTHING = 10
COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""Kinds of interactions, as Discord numbers them."""
USUAL = ("magic_numbers", "first random, target 20")
"""What is played, and by which rules, where a test is not about a game. It is over soon."""


class Said:
    """The bot's answer to one action of a user."""

    def __init__(self, evening: BotHarness, result: InteractionResult) -> None:
        found = [result.response, *result.followups]
        shown = [evening.show(message.channel_id, message.id) for message in found if message is not None]
        self.acknowledged = result.acknowledged
        self.form = result.modal
        """The form that was opened, as Discord gets it."""
        self.private = [message for message in shown if message.private]
        self.public = [message for message in shown if not message.private]

    @property
    def words(self) -> str:
        """Text that only this person was shown."""
        return "\n".join(message.text for message in self.private)


class BotHarness:
    """One server with one channel, the people by name, the bot over a store in a file, and the ``game`` they play."""

    def __init__(
        self,
        env: PatientEnv,
        bot: SleepoverClient,
        store: SqliteStore,
        names: Sequence[str],
        patch: pytest.MonkeyPatch,
        *,
        game: str = USUAL[0],
    ) -> None:
        self.game = game
        self.patch = patch
        self.env = env
        self.bot = bot
        self.store = store
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.lounge: ChannelHandle | None = None
        self.people: dict[str, MemberActor] = {}
        self._counted = 0
        self.locales: dict[int, str] = {}
        self.server_locale = "en-US"
        for name in names:
            self.come(name)

    def come(self, name: str, **permissions: bool) -> MemberActor:
        """Add a member to the guild, with a role of these permissions if there are any."""
        given = discord.Permissions(**permissions)
        roles = [self.guild.create_role(f"role of {name}", permissions=given)] if given.value else []
        person = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.people[name] = person
        return person

    async def forget(self, who: str) -> None:
        """Delete a user's account without a press of theirs, at the evening's time, which its clock follows."""
        with self.env.time_context():
            await self.bot.services.account_deletion.delete_account(self.people[who].id)

    async def sweep(self) -> None:
        """End the table here without a result, as a moderator who does not play."""
        if "Sweeper" not in self.people:
            self.come("Sweeper", manage_messages=True)
        await self.slash("Sweeper", "table end")

    # ------------------------------------------------------------------ doing

    async def slash(self, who: str, command: str, /, **options: Any) -> Said:
        """Use a slash command in the channel."""
        return Said(self, await self.people[who].slash(self.channel, command, **options))

    async def elsewhere(self, who: str, command: str, /, **options: Any) -> Said:
        """Use a command in another channel, which every member can see."""
        self.lounge = self.lounge or self.guild.create_text_channel("lounge")
        return Said(self, await self.people[who].slash(self.lounge, command, **options))

    async def suggest(self, who: str, command: str, option: str, typed: str, **filled: Any) -> list[dict[str, Any]]:
        """Return the choices that are suggested while an option is being typed."""
        return await self.people[who].autocomplete(self.channel, command, option, typed, **filled)

    async def press(self, who: str, button: str, on: Shown | None = None) -> Said:
        """Press a button that is there, or behind the ⋯ that is there, by its label or by what it does."""
        shown = on or await self.board()
        if button not in shown.buttons and button not in shown.actions and "@more" in shown.actions:
            (menu,) = (await self.click(who, shown.actions["@more"], on=shown)).private
            if button in menu.buttons or button in menu.actions:
                shown = menu
        return await self.click(who, shown.button(button), on=shown)

    async def choose(self, who: str, *options: str, on: Shown | None = None) -> Said:
        """Choose from the list that has these options, by their labels or by what they stand for."""
        shown = on or await self.board()
        custom_id, values = shown.options(*options)
        return await self.click(who, custom_id, on=shown, values=values)

    async def do(self, who: str, action: str, on: Shown | None = None) -> Said:
        """Take an action the way a person does: by its button, or from a list."""
        shown = on or await self.board()
        by_button = action in shown.actions or action in shown.buttons or not shown.offers(action)
        return await (self.press if by_button else self.choose)(who, action, on=shown)

    async def click(
        self, who: str, custom_id: str, *, on: Shown, values: Sequence[str] | None = None, changed: bool = False
    ) -> Said:
        """Press any button of a message, also one that is not there any more: what a slow client sends.

        simcord's own verbs refuse what a message does not show now, so the interaction is made a level below. With it
        comes the message as ``on`` was seen or, if it has ``changed`` on the way, as it is now.
        """
        message = self.show(on.channel, on.id).json if changed else None
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else SELECT}
        if values is not None:
            data["values"] = list(values)
        return Said(self, await self.interact(who, COMPONENT, data, on=on, message=message))

    async def interact(
        self,
        who: Any,
        kind: int,
        data: Mapping[str, Any],
        *,
        on: Shown | None = None,
        channel: Any = None,
        message: Mapping[str, Any] | None = None,
    ) -> InteractionResult:
        """Send any interaction of somebody, by name or as simcord has them: on a message, or in the ``channel``.

        With a message comes what was shown, or what is given in its place.
        """
        if channel is None:
            channel = self.channel if on is None else self.handle(on.channel)
        more = {} if on is None else {"extra": {"message": message or on.json}, "source_message_id": on.id}
        person = self.people[who] if isinstance(who, str) else who
        return await actors._dispatch_actor_interaction(person, kind, channel, dict(data), **more)

    async def ask(self, who: str, custom_id: str, *, on: Shown) -> InteractionResult:
        """Press a button that opens a form: what simcord has of the answer."""
        return await self.interact(who, COMPONENT, {"custom_id": custom_id, "component_type": BUTTON}, on=on)

    def handle(self, channel: int) -> ChannelHandle:
        """Return a channel by its id, as simcord's people use it."""
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel))

    async def twice(self, who: str, custom_id: str, *, on: Shown) -> None:
        """Press a button once, and have Discord deliver that same interaction two times."""
        delivered: list[Mapping[str, Any]] = []
        emit = self.env.backend.emit

        def double(event: str, payload: Mapping[str, Any]) -> None:
            emit(event, payload)
            if event == "INTERACTION_CREATE" and not delivered:
                delivered.append(payload)
                emit(event, payload)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.env.backend, "emit", double)
            await self.click(who, custom_id, on=on)

    def forbid(self, *permissions: str, channel: int | None = None) -> None:
        """Take permissions from the bot in the channel, or in another."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        bot = self.env.backend.bot_user.id
        self._overwrite(channel, target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)

    def hide(self, *who: str, channel: int | None = None) -> None:
        """Let only these see the channel, or another, and the bot."""
        view = discord.Permissions(view_channel=True).value
        self._overwrite(channel, target_id=self.guild.id, type=OverwriteType.ROLE, allow=0, deny=view)
        for user in (self.env.backend.bot_user.id, *(self.people[name].id for name in who)):
            self._overwrite(channel, target_id=user, type=OverwriteType.MEMBER, allow=view, deny=0)

    def _overwrite(self, channel: int | None, **given: Any) -> None:
        self.env.backend.set_overwrite(channel or self.channel.id, Overwrite(**given))

    def deal(self, *faces: int) -> None:
        """From now on the dice of every table show these faces: first each seat's Good and Evil number."""
        real = session.record_of

        def scripted(stored: TableRow, names: Iterable[str]) -> Record:
            return replace(real(stored, names), faces=faces)

        self.patch.setattr(session, "record_of", scripted)

    def soon_over(self) -> None:
        """From now on games of Magic Numbers have dice by which ``play_on`` ends them after some ten decisions, always
        the same, with a mistake for a review to find. Others go on for twice as long, and some for six times; in a deep
        run they may."""
        if deep():
            return
        real = session.record_of

        def scripted(stored: TableRow, names: Iterable[str]) -> Record:
            cards = [face for _, pair in zip(stored.seats, cycle(PAIRS), strict=False) for face in pair]
            return replace(real(stored, names), faces=(*cards, 1, *ROLLS))

        self.patch.setattr(session, "record_of", scripted)

    # ------------------------------------------------------------------ seeing

    def show(self, channel: int, message: int) -> Shown:
        """Return a message by its id."""
        stored = self.env.backend.get_message(channel, message)
        return Shown(dict(serializers.message_payload(self.env.backend, stored)), self.env.backend.cdn.get)

    def messages(self, channel: int | None = None) -> list[Shown]:
        """Everything that is in a channel, private answers too, oldest first."""
        held = self.env.backend.messages.get(channel or self.channel.id, {})
        return [self.show(channel or self.channel.id, message) for message in sorted(held)]

    def mail(self, who: str) -> list[Shown]:
        """Return the user's direct messages from the bot."""
        channel = self.env.backend.dm_channels.get(self.people[who].id)
        return [] if channel is None else self.messages(channel)

    async def board(self, table: int | None = None) -> Shown:
        """Return a table's message; by default the newest table's."""
        stored = await self.stored(table)
        assert stored.message is not None
        return self.show(stored.channel, stored.message)

    async def stored(self, table: int | None = None) -> TableRow:
        """Return the stored row of a table; by default the newest."""
        if table is None:
            table = await self.tables()
        found = await self.store.load(table)
        assert found is not None
        return found

    async def counted(self) -> None:
        """Wait until the newest table, which is over, stands in the score books."""
        table = await self.tables()
        async with asyncio.timeout(PATIENCE):
            while not await self.store.is_counted(table):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def tables(self) -> int:
        """Return the number of tables so far, which is also the number of the newest."""
        # None is ever taken away.
        while await self.store.load(self._counted + 1):
            self._counted += 1
        return self._counted

    async def everything(self) -> list[TableRow | None]:
        """All tables as they are stored, to see that nothing changed."""
        return [await self.store.load(number) for number in range(1, EVERYTHING)]

    def commands(self) -> list[dict[str, Any]]:
        """Return the slash commands as the bot registered them."""
        return list(self.env.backend.commands[None].values())

    def requests(self, since: int = 0) -> list[tuple[str, str]]:
        """Return method and path of the bot's calls to Discord from number ``since`` on."""
        return [(call.method, call.path) for call in self.env.http_requests[since:]]

    # ------------------------------------------------------------------ playing

    async def sit(self, *who: str, rules: str | None = None, host: str | None = None, game: str | None = None) -> Shown:
        """Open a table of the evening's game or another, and have people sit down, in this order.

        The first of them opens it and is the host; or somebody else does, who gets up again unless they are among them.
        Without ``rules``, the game's own hold (or those of ``USUAL``).
        """
        game = game or self.game
        if rules is None:
            rules = USUAL[1] if game == USUAL[0] else ""
        await self.slash(host or who[0], "play", game=game, house_rules=rules)
        if host is not None and host != who[0]:
            await self.press(host, "@leave")
        await self.join(*who)
        return await self.board()

    async def join(self, *who: str) -> None:
        """Seat these people at the newest table, in this order. Players who sit there already stay there."""
        there = await self.seated()
        for name in who:
            if name not in there:
                await self.press(name, "@join")

    async def start(self, *who: str, rules: str | None = None, game: str | None = None) -> Shown:
        """Seat the players as :meth:`sit` does, and start the game."""
        await self.sit(*who, rules=rules, game=game)
        return await self.start_now(who[0])

    async def start_now(self, who: str) -> Shown:
        """Begin the game that people sit at."""
        await self.press(who, "@start")
        return await self.board()

    async def seated(self) -> list[str]:
        """Return the players at the newest table, in seat order."""
        names = {person.id: name for name, person in self.people.items()}
        return [names[sitting.user] for sitting in (await self.stored()).seats if sitting.user in names]

    async def turn(self) -> str | None:
        """Return the player in turn at the newest table; None when the game is over."""
        live = await self.bot.services.tables.get(await self.tables())
        assert live.table is not None
        names = {person.id: name for name, person in self.people.items()}
        seat = next(iter(live.table.actors), None)
        return None if seat is None else names[live.stored.seats[seat].user]

    async def turn_of_person(self) -> str | None:
        """Return the person in turn at the newest table; None if it is a computer's turn or the game is over."""
        live = await self.bot.services.tables.get(await self.tables())
        assert live.table is not None
        names = {person.id: name for name, person in self.people.items()}
        return next((names.get(live.stored.seats[seat].user) for seat in sorted(live.table.actors)), None)

    async def others(self) -> list[str]:
        """Return the players at the newest table who are not in turn."""
        turn = await self.turn()
        return [name for name in await self.seated() if name != turn]

    async def play_on(self, actions: Iterable[str] | None = None, *, limit: int = 300) -> Shown:
        """Let the player in turn take the ``actions`` given or, until the end, actions that end the game soon."""
        script = None if actions is None else iter(actions)
        for _ in range(limit):
            who = await self.turn()
            if who is None:
                break
            action = await self._helpful() if script is None else next(script, None)
            if action is None:
                break
            await self.do(who, action)
        else:
            raise AssertionError(f"no winner after {limit} actions")
        return await self.board()

    async def _helpful(self) -> str:
        """Return an action that ends the game soon, which saves the tests' time."""
        table = (await self.bot.services.tables.get(await self.tables())).table
        assert table is not None
        return helpful(table, next(iter(table.actors)))

    async def verify(self, who: str) -> Said:
        """Press the check of a finished game's dice, from its message."""
        (more,) = (await self.press(who, "@more")).private
        return await self.press(who, "@record", on=more)

    async def record(self, who: str) -> Record:
        """Return the record that *Verify* hands out, behind the three dots of the game-over message."""
        said = await self.verify(who)
        (text,) = said.private[0].files.values()
        return parse(text)


def helpful(table: Table, seat: Seat) -> Action:
    """Return the action that brings any player closest to the end; in a game without a score, any action."""

    def best(action: Action) -> int:
        score = table.game.to_dict(table.propose(seat, action).frame.state).get("score")
        return max(score) if isinstance(score, tuple | list) else 0

    return max(table.legal(seat), key=best)


@asynccontextmanager
async def bot_harness(
    folder: Path, names: Sequence[str] = ("Ann", "Ben", "Cleo", "Dan"), *, game: str = USUAL[0]
) -> AsyncIterator[BotHarness]:
    """Run an evening with these people, at which ``game`` is played; the bot's store is in ``folder``."""
    async with open_store(made(folder / "bot.sqlite")) as store:
        bot = Ready(store, own_emojis=False)
        # Not ``simcord.run``: it wants to end in the context it began in, and a fixture does not.
        env = PatientEnv(bot, shard_count=1)
        await env.start()
        try:
            with pytest.MonkeyPatch.context() as patch:
                harness = BotHarness(env, bot, store, names, patch, game=game)
                bend(env, patch, harness.locales, lambda: harness.server_locale)
                patch.setattr(i18n.localization, "complain", _strict)
                # The same dice in each run: some games are over sooner than a test needs them to be.
                patch.setattr(table_opener.secrets, "token_bytes", random.Random(str(names)).randbytes)
                patch.setattr(EngineWorkers, "choose", _at_once)
                patch.setattr(EngineWorkers, "warm_up", _ready)
                patch.setattr(EngineWorkers, "review", _looked_back)
                patch.setattr(EngineWorkers, "explain", _explained)
                patch.setattr(EngineWorkers, "advise", _advised)
                patch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
                for pause in ("QUICK", "UNHURRIED"):
                    patch.setattr(table_options, pause, (0.0, 0.0))
                yield harness
        finally:
            await env.shutdown()
        env.raise_errors()


async def _at_once(self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str) -> Action:
    # Computers think here and now: a process more for each evening would make the tests wait.
    return levels.decide(game, level, view, legal, seed)


async def _looked_back(self: EngineWorkers, record: Record) -> Review:
    return looked_back(record)


async def _explained(self: EngineWorkers, record: Record, seat: Seat) -> tuple[Explanation, ...]:
    return explain_game(record, seat)


async def _advised(self: EngineWorkers, game: str, view: Any, legal: Sequence[Action], seed: str) -> Advice | None:
    return advise(game, view, legal, seed)


@lru_cache(8)
def looked_back(record: Record) -> Review:
    """Return the review of that game, by few samples; cached for tests that use the same game."""
    return review(record, samples=20)


async def _ready(self: EngineWorkers, game: str) -> None:
    """Nothing has to be started."""


def _strict(what: str, **details: object) -> None:
    """In place of what logs it: a sentence filled in badly ends the test."""
    raise AssertionError(f"{what}: {details}")
