"""Access to tables: everything pressed, chosen, sent or typed acts only where its table is, and reveals nothing
elsewhere.

The ids are not listed here. They are all that the bot has shown in an evening full of everything, and all that its code
knows: every kind of component there is, every action of the table that is written down somewhere. Each is taken to a
table where it has no business, by people who have none there.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType
from simcord.interactions import command_leaves

import bot
from bot.core import retry
from bot.i18n import localizer
from bot.interactions.access import TableAccess
from bot.play.dispatcher import InteractionDispatcher
from bot.ui.components.buttons import component_kinds
from bot.ui.components.history_buttons import ExplainButton, HistoryButton
from bot.ui.components.retry import RetryButton
from bot.ui.views.lobby import LUCK
from tests.bot.message_text import BUTTON, SELECT, Shown
from tests.bot.simcord_bot import COMPONENT, FORM, BotHarness, Said, bot_harness
from tests.bot.test_direct_messages import lose_answers
from tests.bot.tournament_helpers import filled_form
from tests.deep_share import share
from tests.spoken_messages import spelled

# Else, where the dice end the game soon, the leaderboard has nobody on it, and no buttons.
pytestmark = pytest.mark.usefixtures("short_tables_count")

CODE = Path(bot.__file__).parent
ANN, BEN, CLEO = INSIDERS = ("Ann", "Ben", "Cleo")
OVER, RUNNING, LOBBY, NONE = 1, 3, 4, 999
"""The tables in question by how far they are, and one that does not exist."""
GONE, UNSEEN = localizer()("sorry-gone"), localizer()("sorry-no-such-game")
CHOSEN = ["@end!", "0", "@join"]
"""What is chosen from every list."""
TABLE = re.compile(r"^([sapwvfzb]:|h:[acgotJS]:)([0-9]+)")
TURN = re.compile(r"^([saf]:[0-9]+:)([0-9]+)")


class Place(NamedTuple):
    """A place to press in: the user there, the channel, and a message of the bot in it."""

    who: Any
    channel: ChannelHandle
    on: Shown


def shown(harness: BotHarness) -> list[str]:
    """Every id that the bot has sent to Discord so far."""
    found: dict[str, None] = {}

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("custom_id"), str) and ":" in part["custom_id"]:
                found[part["custom_id"]] = None
            for inner in part.values():
                walk(inner)
        elif isinstance(part, list):
            for inner in part:
                walk(inner)

    for call in harness.env.http_requests:
        walk(call.json)
    return list(found)


def actions_in_the_code() -> set[str]:
    """Everything that begins with ``@`` and a letter in the bot's code: what can be wanted of a table."""
    # Where none begins, also behind what is filled in, nothing has to be taken apart.
    sources = (path for path in CODE.rglob("*.py") if re.search(r"[\"'}]@[a-z]", path.read_text(encoding="utf-8")))
    return {text for path in sources for text in spelled(path).constants if re.match("@[a-z]", text)}


def at(custom_id: str, table: int) -> str:
    """Return the same custom id for another table; ids without a table stay as they are."""
    return TABLE.sub(rf"\g<1>{table}", custom_id)


def about_a_table(custom_id: str) -> bool:
    return TABLE.match(custom_id) is not None


async def everything_once(harness: BotHarness) -> None:
    """Show everything that can be seen of tables, from a lobby to a review, in the evening's channel and another."""

    async def ask(action: str) -> Shown:
        return (await harness.press(ANN, action)).private[0]

    await harness.sit(ANN, BEN)
    await harness.click(ANN, "w:1", on=await harness.board())
    for action in ("@house-rules", "@more", "@rules"):
        await ask(action)
    computers = await ask("@computers")
    await harness.click(ANN, computers.button("@add:easy"), on=computers)
    computers = await ask("@computers")
    await harness.click(ANN, next(one for one in computers.buttons.values() if "@out" in one), on=computers)
    await harness.start_now(ANN)
    for action in ("@peek", "@text"):
        await ask(action)
    more = await ask("@more")
    for action in ("@resign", "@end"):
        await harness.click(ANN, more.button(action), on=more)
    board = await harness.play_on()
    await harness.verify(ANN)
    await harness.press(ANN, "Replay", on=board)
    await harness.press(ANN, "Review", on=board)
    said = await harness.slash(ANN, "play", game="tie_die", at="in 9 hours")
    await harness.click(BEN, "e:1:in", on=said.public[0])
    asked = await harness.slash(ANN, "night")
    assert asked.form is not None
    sent = {"custom_id": asked.form["custom_id"], "components": filled_form(["tie_die"], "1")}
    await harness.interact(ANN, FORM, sent)
    # A vote is on an invitation only later.
    for command in ("history", "leaderboard", "profile", "me privacy", "me pings", "turns", "puzzle"):
        await harness.slash(ANN, command)
    # Games with forms and lists. The last one goes on.
    for game in ("sibling_rivalry", "pillow_fight"):
        await harness.sit(*INSIDERS, game=game, rules="")
        # Without a clock: on a busy machine nobody is reminded while all this is pressed.
        await harness.store.set_clock(await harness.tables(), 0)
        harness.bot.services.tables.drop()
        board = await harness.start_now(ANN)
        await harness.press("Gus", "@more", on=board)
        for action in [action for action in board.actions if action[0] == "?"]:
            await harness.press(ANN, action, on=board)
        if game == "sibling_rivalry":
            await harness.slash(ANN, "table end")
            await harness.bot.services.boards.wait_idle()
            board = await harness.board()
            for name in INSIDERS[1:]:
                await harness.click(name, board.button("Fine with me"), on=board)
            await harness.bot.services.boards.wait_idle()
    for number in range(8):
        live = await harness.bot.services.tables.get(RUNNING)
        assert live.table is not None
        seat = min(live.table.actors)
        action = "#0.0" if number < 3 else live.table.legal(seat)[0]
        await harness.click(INSIDERS[seat], f"s:{RUNNING}:{number}:{action}", on=await harness.board())
    # What it says when nothing has happened for days, and if it has been paused for as long.
    services = harness.bot.services
    live = await services.tables.get(RUNNING)
    await services.pauses._say(live, live.action_count)
    async with services.tables.lock(RUNNING):
        live = await services.pauses.pause(live)
    await services.pauses._say(live, live.action_count)
    async with services.tables.lock(RUNNING):
        await services.pauses.resume(live, None)
    await harness.env.settle()
    games, harness.channel = harness.channel, harness.guild.create_text_channel("attic")
    harness.hide(*INSIDERS, "Gus", "Ida")
    await harness.sit(ANN, BEN, "Gus")
    await harness.press("Gus", "@leave")
    harness.channel = games


@asynccontextmanager
async def places(folder: Path) -> AsyncIterator[tuple[BotHarness, dict[str, Place], list[str]]]:
    """Such an evening, where people press who have no business at its tables, and every id there is."""
    async with bot_harness(folder, (*INSIDERS, "Gus", "Ida", "Finn")) as harness:
        harness.hide(*INSIDERS, "Gus", "Ida")
        await everything_once(harness)
        there: dict[str, Place] = {}

        async def settle(name: str, who: Any, channel: ChannelHandle) -> None:
            # Something of the bot to press on, that has no button of the tables in question.
            result = await who.slash(*((channel,) if channel.guild else ()), "rules", game="tie_die")
            there[name] = Place(who, channel, Said(harness, result).private[0])

        gus = harness.people["Gus"].user

        lounge = harness.guild.create_text_channel("lounge")
        harness.come("Mod", manage_messages=True, manage_guild=True)
        await harness.people["Mod"].slash(lounge, "settings")
        foreign = harness.env.create_guild()
        theirs = foreign.create_text_channel("theirs")
        role = foreign.create_role("all", permissions=discord.Permissions(administrator=True))
        stranger = foreign.add_member(harness.env.create_user("Eve"), roles=[role])
        away = foreign.add_member(harness.people[ANN].user, roles=[role])
        await settle("a moderator of another server", stranger, theirs)
        await settle("a channel from which the table's cannot be seen", harness.people["Finn"], lounge)
        await settle("a moderator of the server who cannot see the channel", harness.people["Mod"], lounge)
        await settle("the direct messages of somebody who left", gus, gus.dm_channel)
        await settle("who plays there, from another server", away, theirs)
        await settle("who plays there, from another channel", harness.people[ANN], lounge)
        await settle("who sees the channel, from another one", harness.people["Ida"], lounge)
        await settle("who sees the channel, in it", harness.people["Ida"], harness.channel)
        yield harness, there, every_id(harness)


def every_id(harness: BotHarness) -> list[str]:
    """Every id that the bot has shown, and every one that its code knows, each once: whichever table and moment it
    was about."""
    found = {TURN.sub(r"\g<1>0", at(one, 1)) for one in shown(harness)}
    for action in actions_in_the_code():
        found.add(f"s:1:0:{action}easy" if action.endswith(":") else f"s:1:0:{action}")
    found |= {f"f:1:0:{one.split(':')[3][1:]}" for one in found if one.startswith("s:1:0:?")}
    found.add(f"f:1:0:{LUCK}")
    found.add(str(ExplainButton(1, 1).custom_id))
    found.add(str(RetryButton("evening", ("at",), "1").custom_id))
    found |= {"n:tie_die", "n", "u:tie_die", "j:1:vote:1:tie_die"}
    found.add(str(HistoryButton.to_page(harness.people[ANN].id, None, "b", 99, "…").custom_id))
    return sorted(found)


async def press(harness: BotHarness, place: Place, custom_id: str) -> list[Said]:
    """Do with an id whatever can be done with it: press it, choose from it, send it."""
    if custom_id[0] == "f":
        tries: list[dict[str, Any]] = [{"custom_id": custom_id, "components": []}]
    elif re.match("[ap]:|h:[JS]:", custom_id):
        tries = [{"custom_id": custom_id, "component_type": SELECT, "values": [value]} for value in CHOSEN]
    else:
        tries = [{"custom_id": custom_id, "component_type": BUTTON}]
    kind = FORM if custom_id[0] == "f" else COMPONENT
    return [
        Said(harness, await harness.interact(place.who, kind, data, on=place.on, channel=place.channel))
        for data in tries
    ]


class Watch:
    """State of the tables, and the calls to Discord about their channels."""

    def __init__(self, harness: BotHarness, stored: Any) -> None:
        self.harness, self.stored = harness, stored
        self.calls = len(harness.env.http_requests)
        self.channels = {f"/channels/{one.channel}" for one in stored if one}

    @classmethod
    async def start(cls, harness: BotHarness) -> Watch:
        return cls(harness, await harness.everything())

    async def nothing_has_happened(self, what: str) -> None:
        assert await self.harness.everything() == self.stored, f"{what} has changed a table"
        asked = [path for _, path in self.harness.requests(self.calls) if any(one in path for one in self.channels)]
        assert asked == [], f"{what} has had something done in a channel of the tables"


AT_THE_TABLE = re.compile("[sapwfz]:")
STRANGERS = (
    "a moderator of another server",
    "a channel from which the table's cannot be seen",
    "a moderator of the server who cannot see the channel",
    "the direct messages of somebody who left",
)
STRIDE = share(1, 3)
"""Strangers beyond the first press every third button, and so does whoever may look."""
LOOKERS = (
    "who plays there, from another server",
    "who plays there, from another channel",
    "who sees the channel, from another one",
)


async def test_whatever_is_pressed_elsewhere_does_nothing_and_tells_nothing(tmp_path: Path) -> None:
    async with places(tmp_path) as (harness, there, ids):
        kinds = component_kinds()
        for kind in kinds:
            template = kind.__discord_ui_compiled_template__
            assert any(template.fullmatch(one) for one in ids), f"no id of {kind.__name__} has been seen"
            assert "target" in vars(kind), f"{kind.__name__} has to say what it is about"
        before = await Watch.start(harness)
        assert [one.status for one in before.stored if one] == ["over", "closed", "playing", "lobby"]
        mine = [one for one in ids if about_a_table(one)]
        assert len(mine) > 70

        # Strangers: as if there were no such table, whatever it is and however far.
        for number, name in enumerate(STRANGERS):
            # One of them presses everything; each of the others a share, another one than the next.
            for place, one in enumerate(mine[number % STRIDE :: STRIDE] if number else mine):
                expected = GONE if AT_THE_TABLE.match(one) else UNSEEN
                # And of the first at one more table, another one for the next button.
                others = (OVER, LOBBY, NONE)[place % STRIDE :: STRIDE]
                for table in (RUNNING, *(others if number == 0 else ())):
                    what = f"{at(one, table)}, from {name},"
                    for said in await press(harness, there[name], at(one, table)):
                        assert said.acknowledged
                        assert said.public == [], what
                        assert [(message.text, message.files) for message in said.private] == [(expected, {})], what
            await before.nothing_has_happened(name)
        # People who may look, but are not at the table: they look back, and that is all.
        for number, name in enumerate(LOOKERS):
            for one in mine[number % STRIDE :: STRIDE]:
                for table in (RUNNING, OVER) if name == LOOKERS[-1] else (RUNNING,):
                    for said in await press(harness, there[name], at(one, table)):
                        assert said.public == [] or one.startswith("v:1:share"), one
                        if AT_THE_TABLE.match(one):
                            assert said.words == GONE, f"{one}, from {name}"
                        else:
                            assert UNSEEN not in said.words or one.startswith("v:1:share"), f"{one}, from {name}"
            await before.nothing_has_happened(name)
        # Somebody in the very channel who does not play: the game is none of theirs, and only the host or a moderator
        # ends it; anybody may have the board brought down.
        bystander = there["who sees the channel, in it"]
        for one in mine:
            await press(harness, bystander, at(one, RUNNING))
        after = await harness.stored(RUNNING)
        running = before.stored[RUNNING - 1]
        assert (after.status, after.actions, after.options) == (running.status, running.actions, running.options)
        assert [one.user for one in after.seats] == [one.user for one in running.seats]
        assert after.message != running.message


async def test_whoever_sits_there_may_play_from_their_own_direct_messages_but_is_no_moderator_there(
    harness: BotHarness,
) -> None:
    harness.come("Mod", manage_messages=True)
    harness.deal(5, 2, 3, 6, 5, 5)
    await harness.start("Ann", "Mod", rules="first host, target 20")

    def mail(who: str) -> Place:
        user = harness.people[who].user
        return Place(user, user.dm_channel, harness.mail(who)[0])

    await press(harness, mail("Ann"), "s:1:0:roll")
    assert (await harness.stored()).actions == ((0, "roll"),)
    (said,) = await press(harness, mail("Mod"), "s:1:1:@text")
    assert "```" in said.words
    (said,) = await press(harness, mail("Mod"), "s:1:1:@end!")
    assert "I've asked the others" in said.words, "like anybody who plays"
    assert (await harness.stored()).status == "playing"
    # Not in a group's messages, into which anybody may have brought the bot: that is nobody's own.
    harness.patch.setattr(discord.app_commands.AppCommandContext, "dm_channel", False)
    (said,) = await press(harness, mail("Mod"), "s:1:1:@text")
    assert said.words == GONE


async def test_a_direct_message_can_be_pressed_before_it_is_noted_where_it_is(harness: BotHarness) -> None:
    harness.patch.setattr(retry.SECRET, "first", 1000.0)
    await harness.slash("Ann", "play", game="magic_numbers")
    lose_answers(harness.patch, 1)
    await harness.press("Ben", "@join")
    ben = harness.people["Ben"].user
    assert (await harness.stored()).seats[1].dm_channel is None
    (said,) = await press(harness, Place(ben, ben.dm_channel, harness.mail("Ben")[0]), "s:1:0:@leave")
    assert said.words != GONE
    assert await harness.seated() == ["Ann"]


async def test_a_table_in_a_thread_is_played_in_that_thread_and_nowhere_else(harness: BotHarness) -> None:
    home = harness.channel
    thread = harness.env.backend.create_thread(
        home.id, "a thread", harness.people["Ann"].id, type=ChannelType.PUBLIC_THREAD
    )
    harness.channel = harness.handle(thread.id)
    board = await harness.start("Ann", "Ben", rules="first host, target 20")
    assert board.channel == thread.id
    await harness.press("Ann", "roll")
    assert (await harness.stored()).actions == ((0, "roll"),)
    before = await harness.everything()
    rules = Said(harness, await harness.people["Ann"].slash(home, "rules", game="tie_die")).private[0]
    place = Place(harness.people["Ann"], home, rules)
    (said,) = await press(harness, place, "s:1:1:keep")
    assert said.words == GONE
    assert await harness.everything() == before
    # From afar it may be looked at like any other.
    rules = Said(harness, await harness.people["Dan"].slash(home, "rules", game="tie_die")).private[0]
    (said,) = await press(harness, Place(harness.people["Dan"], home, rules), "h:o:1")
    assert said.private[0].files


async def test_no_command_finds_a_table_of_elsewhere(tmp_path: Path) -> None:
    async with bot_harness(tmp_path) as harness:
        harness.hide("Ann", "Ben")
        await harness.start("Ann", "Ben")
        harness.lounge = harness.guild.create_text_channel("lounge")
        before = await Watch.start(harness)
        tried = set()
        for command in harness.commands():
            for path, leaf in command_leaves(command) if command["type"] == 1 else ():
                given: dict[str, Any] = {}
                for option in leaf.get("options", ()):
                    given[option["name"]] = {3: "1", 6: harness.people["Ann"], 5: True}.get(option["type"])
                    if option.get("choices"):
                        given[option["name"]] = option["choices"][0]["value"]
                given = {name: value for name, value in given.items() if value is not None}
                if path[0] == "settings":
                    continue
                said = await harness.elsewhere("Dan", " ".join(path), **given)
                tried.add(path[0])
                for message in (*said.private, *said.public):
                    assert "table 1" not in message.text, path
                    # The board of a puzzle is no table's.
                    own = ("record.json",) if path[0] == "puzzle" else ("board.png", "record.json")
                    assert not any(name in message.files for name in own), path
        assert {"replay", "verify", "review", "table", "history"} <= tried
        await before.nothing_has_happened("a command")


def test_only_the_dispatcher_takes_an_interaction_to_a_table() -> None:
    # Presses, lists and forms are answered after the access check, and nowhere else.
    answers, runs, checks = (
        function.__name__
        for function in (InteractionDispatcher.answering, InteractionDispatcher.run, TableAccess.authorize)
    )
    takes = re.compile(rf"(?:(?:self|dispatcher)\.(?P<to>{answers}|{runs})|\.(?P<check>{checks}))\(")
    found = {
        f"{path.relative_to(CODE).as_posix()}:{match['to'] or match['check']}"
        for path in CODE.rglob("*.py")
        for match in takes.finditer(path.read_text(encoding="utf-8"))
    }
    # Commands are about no table, or look for that of their channel.
    commands = {one for one in found if one.startswith("cogs/")}
    assert commands
    assert all(one.endswith(f":{answers}") for one in commands)
    theirs = ("history/daily_puzzle.py", "profiles/leaderboard.py", "profiles/profile_page.py")
    assert found - commands == {
        f"play/dispatcher.py:{answers}",
        f"play/dispatcher.py:{checks}",
        f"app/client.py:{runs}",
        *(f"{path}:{answers}" for path in theirs),
    }
