"""Tests of context menus on users and messages, and of the commands that users can use in any chat."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.i18n import localizer
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import COMMAND, FORM, BotHarness, Said

UNSEEN = localizer()("sorry-no-such-game")


async def right_click(harness: BotHarness, who: str, what: str, on: Any, channel: Any = None) -> Said:
    return Said(harness, await harness.people[who].context_menu(channel or harness.channel, what, on))


async def on_message(harness: BotHarness, who: str, what: str, message: Shown) -> Said:
    """Use a message's context menu, with the data that Discord sends with it."""
    person = harness.people[who]
    (menu,) = [command for command in harness.commands() if command["name"] == what and command["type"] == 3]
    resolved = {"messages": {str(message.id): message.json}}
    data = {"id": menu["id"], "name": what, "type": 3, "target_id": str(message.id), "resolved": resolved}
    return Said(harness, await harness.interact(person, COMMAND, data))


async def send(harness: BotHarness, who: str, to: str, game: str) -> Said:
    """Submit the form of a challenge."""
    answer = {"type": 18, "component": {"type": 21, "custom_id": "game", "value": game}}
    data = {"custom_id": f"c:{harness.people[to].id}", "components": [answer]}
    return Said(harness, await harness.interact(who, FORM, data))


async def test_a_challenge_asks_for_the_game_and_opens_a_table_that_waits_for_whoever_was_challenged(
    harness: BotHarness,
) -> None:
    result = await harness.people["Ann"].context_menu(harness.channel, "Challenge to a game", harness.people["Ben"])
    (asked,) = [call.json for call in harness.env.http_requests if call.path.endswith("/callback")][-1:]
    assert asked["type"] == 9
    form = asked["data"]
    assert form["custom_id"] == f"c:{harness.people['Ben'].id}"
    assert "Ben" in form["title"]
    (group,) = [label["component"] for label in form["components"]]
    assert group["type"] == 21, "a radio group: one of them"
    assert {option["value"] for option in group["options"]} >= {"magic_numbers", "pillow_fight", "tie_die"}
    assert not await harness.tables()
    assert result is not None
    said = await send(harness, "Ann", "Ben", "tie_die")
    stored = await harness.stored()
    assert (stored.game, stored.host, stored.status) == ("tie_die", harness.people["Ann"].id, "lobby")
    assert harness.people["Ben"].id in stored.invited
    lobby, call = said.public
    assert f"<@{harness.people['Ben'].id}>" in lobby.text
    assert f"<@{harness.people['Ben'].id}>" in call.text
    assert "challenges you to Tie-Die" in call.text
    (sent,) = [one.json for one in harness.env.http_requests if "challenges you" in str(one.json)]
    assert sent["allowed_mentions"]["users"] == [harness.people["Ben"].id], "that person is called, and nobody else"
    await harness.press("Ben", "@join")
    assert "Ben" in await harness.seated()


async def test_nobody_challenges_themselves_a_machine_or_to_a_game_that_there_is_not(harness: BotHarness) -> None:
    robot = harness.guild.add_member(harness.env.create_user("Robo", bot=True))
    assert "is a machine" in (await right_click(harness, "Ann", "Challenge to a game", robot)).words
    ann = harness.people["Ann"]
    assert "can't challenge yourself" in (await right_click(harness, "Ann", "Challenge to a game", ann)).words
    for game in ("poker", ""):
        assert "no game called" in (await send(harness, "Ann", "Ben", game)).words
    assert not await harness.tables()


async def test_who_has_blocked_somebody_is_not_called_by_them(harness: BotHarness) -> None:
    await harness.slash("Ben", "me block", user=harness.people["Ann"])
    said = await send(harness, "Ann", "Ben", "tie_die")
    assert (await harness.stored()).invited == ()
    assert not any("challenges you" in message.text for message in said.public)


async def test_a_person_s_profile_is_shown_to_whoever_asks_alone(harness: BotHarness) -> None:
    said = await right_click(harness, "Ann", "Profile", harness.people["Ben"])
    assert not said.public
    assert said.words == (await harness.slash("Ann", "profile", player=harness.people["Ben"])).words


async def test_a_message_s_game_is_replayed_and_checked_for_whoever_asks_alone(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    said = await on_message(harness, "Dan", "Replay", board)
    assert not said.public
    assert "table 1" in said.words
    assert not (await on_message(harness, "Dan", "Verify", board)).private[0].files
    end = await harness.play_on()
    said = await on_message(harness, "Dan", "Replay", end)
    assert not said.public
    assert said.private[0].pictures
    said = await on_message(harness, "Dan", "Verify", end)
    assert not said.public
    assert "Everything checks out" in said.words
    # The card has no button, and is known by its name.
    (card,) = (await harness.press("Ann", "Share", on=end)).public
    assert "Everything checks out" in (await on_message(harness, "Dan", "Verify", card)).words
    # What is not the bot's is about no game, whatever it says that it is.
    forged = {**end.json, "author": {**end.json["author"], "id": "77"}}
    for other in (Shown(forged, lambda url: None), (await harness.slash("Ann", "leaderboard")).private[0]):
        assert "isn't one of my games" in (await on_message(harness, "Dan", "Replay", other)).words


async def test_whoever_may_not_look_at_a_game_learns_nothing_by_its_message(harness: BotHarness) -> None:
    end = await harness.start("Ann", "Ben")
    elsewhere = harness.env.create_guild()
    channel = elsewhere.create_text_channel("other")
    harness.people["Zoe"] = elsewhere.add_member(harness.env.create_user("Zoe"))
    home, harness.channel = harness.channel, channel
    for what in ("Replay", "Verify"):
        assert (await on_message(harness, "Zoe", what, end)).words == UNSEEN
    harness.channel = home


# Installed for oneself


@pytest.fixture
def taken_along(harness: BotHarness) -> BotHarness:
    """From now on every interaction comes from a server that the bot is not on, from people who have it installed."""
    harness.patch.setattr(discord.Interaction, "is_guild_integration", lambda self: False)
    harness.patch.setattr(discord.Client, "get_guild", lambda self, id: None)
    return harness


async def test_where_the_bot_is_not_there_is_ones_own_profile_of_all_servers_and_nobody_elses(
    taken_along: BotHarness,
) -> None:
    harness = taken_along
    said = await harness.slash("Ann", "profile")
    assert not said.public
    (mine,) = said.private
    assert "on all servers" in mine.pictures[0].alt
    assert "Show it here" not in mine.buttons
    (feats,) = (await harness.press("Ann", "All achievements", on=mine)).private
    assert "on all servers" in feats.text
    assert "Exact figures" in (await harness.press("Ann", "Exact figures", on=mine)).words
    assert "only show your own profile" in (await harness.slash("Ann", "profile", player=harness.people["Ben"])).words
    for wanted in (f"q:{harness.people['Ben'].id}:h:-:0", f"y:f:{harness.people['Ben'].id}:e:-"):
        assert "only show your own profile" in (await harness.click("Ann", wanted, on=mine)).words
    shown = await harness.click("Ann", f"y:s:{harness.people['Ann'].id}:e:-", on=mine)
    assert not shown.public


async def test_where_the_bot_is_not_everything_is_answered_privately(taken_along: BotHarness) -> None:
    harness = taken_along
    for command, given in (("rules", {"game": "tie_die"}), ("turns", {}), ("history", {}), ("verify", {"id": "1"})):
        said = await harness.slash("Ann", command, **given)
        assert not said.public, command
        assert said.private, command
