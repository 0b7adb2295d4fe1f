"""Tests of context menus on users and messages, and of the commands that users can use in any chat."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import actors

from bot.i18n import localizer
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening, Said

UNSEEN = localizer()("sorry-no-such-game")


async def right_click(night: Evening, who: str, what: str, on: Any, channel: Any = None) -> Said:
    return Said(night, await night.people[who].context_menu(channel or night.channel, what, on))


async def on_message(night: Evening, who: str, what: str, message: Shown) -> Said:
    """Use a message's context menu, with the data that Discord sends with it."""
    person = night.people[who]
    (menu,) = [command for command in night.commands() if command["name"] == what and command["type"] == 3]
    resolved = {"messages": {str(message.id): message.json}}
    data = {"id": menu["id"], "name": what, "type": 3, "target_id": str(message.id), "resolved": resolved}
    return Said(night, await actors._dispatch_actor_interaction(person, 2, night.channel, data))


async def send(night: Evening, who: str, to: str, game: str) -> Said:
    """Submit the form of a challenge."""
    answer = {"type": 18, "component": {"type": 21, "custom_id": "game", "value": game}}
    data = {"custom_id": f"c:{night.people[to].id}", "components": [answer]}
    return Said(night, await actors._dispatch_actor_interaction(night.people[who], 5, night.channel, data))


async def test_a_challenge_asks_for_the_game_and_opens_a_table_that_waits_for_whoever_was_challenged(
    night: Evening,
) -> None:
    result = await night.people["Ann"].context_menu(night.channel, "Challenge to a game", night.people["Ben"])
    (asked,) = [call.json for call in night.env.http_requests if call.path.endswith("/callback")][-1:]
    assert asked["type"] == 9
    form = asked["data"]
    assert form["custom_id"] == f"c:{night.people['Ben'].id}"
    assert "Ben" in form["title"]
    (group,) = [label["component"] for label in form["components"]]
    assert group["type"] == 21, "a radio group: one of them"
    assert {option["value"] for option in group["options"]} >= {"magic_numbers", "pillow_fight", "tie_die"}
    assert not await night.tables()
    assert result is not None
    said = await send(night, "Ann", "Ben", "tie_die")
    stored = await night.stored()
    assert (stored.game, stored.host, stored.status) == ("tie_die", night.people["Ann"].id, "lobby")
    assert night.people["Ben"].id in stored.invited
    lobby, call = said.public
    assert f"<@{night.people['Ben'].id}>" in lobby.text
    assert f"<@{night.people['Ben'].id}>" in call.text
    assert "challenges you to Tie-Die" in call.text
    (sent,) = [one.json for one in night.env.http_requests if "challenges you" in str(one.json)]
    assert sent["allowed_mentions"]["users"] == [night.people["Ben"].id], "that person is called, and nobody else"
    await night.press("Ben", "@join")
    assert "Ben" in await night.seated()


async def test_nobody_challenges_themselves_a_machine_or_to_a_game_that_there_is_not(night: Evening) -> None:
    robot = night.guild.add_member(night.env.create_user("Robo", bot=True))
    assert "is a machine" in (await right_click(night, "Ann", "Challenge to a game", robot)).words
    ann = night.people["Ann"]
    assert "can't challenge yourself" in (await right_click(night, "Ann", "Challenge to a game", ann)).words
    for game in ("poker", ""):
        assert "no game called" in (await send(night, "Ann", "Ben", game)).words
    assert not await night.tables()


async def test_who_has_blocked_somebody_is_not_called_by_them(night: Evening) -> None:
    await night.slash("Ben", "me block", user=night.people["Ann"])
    said = await send(night, "Ann", "Ben", "tie_die")
    assert (await night.stored()).invited == ()
    assert not any("challenges you" in message.text for message in said.public)


async def test_a_person_s_profile_is_shown_to_whoever_asks_alone(night: Evening) -> None:
    said = await right_click(night, "Ann", "Profile", night.people["Ben"])
    assert not said.public
    assert said.words == (await night.slash("Ann", "profile", player=night.people["Ben"])).words


async def test_a_message_s_game_is_replayed_and_checked_for_whoever_asks_alone(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    said = await on_message(night, "Dan", "Replay", board)
    assert not said.public
    assert "table 1" in said.words
    assert not (await on_message(night, "Dan", "Verify", board)).private[0].files
    end = await night.play_on()
    said = await on_message(night, "Dan", "Replay", end)
    assert not said.public
    assert said.private[0].pictures
    said = await on_message(night, "Dan", "Verify", end)
    assert not said.public
    assert "Everything checks out" in said.words
    # The card has no button, and is known by its name.
    (card,) = (await night.press("Ann", "Share", on=end)).public
    assert "Everything checks out" in (await on_message(night, "Dan", "Verify", card)).words
    # What is not the bot's is about no game, whatever it says that it is.
    forged = {**end.json, "author": {**end.json["author"], "id": "77"}}
    for other in (Shown(forged, lambda url: None), (await night.slash("Ann", "leaderboard")).private[0]):
        assert "isn't one of my games" in (await on_message(night, "Dan", "Replay", other)).words


async def test_whoever_may_not_look_at_a_game_learns_nothing_by_its_message(night: Evening) -> None:
    end = await night.start("Ann", "Ben")
    elsewhere = night.env.create_guild()
    channel = elsewhere.create_text_channel("other")
    night.people["Zoe"] = elsewhere.add_member(night.env.create_user("Zoe"))
    home, night.channel = night.channel, channel
    for what in ("Replay", "Verify"):
        assert (await on_message(night, "Zoe", what, end)).words == UNSEEN
    night.channel = home


# Installed for oneself


@pytest.fixture
def taken_along(night: Evening) -> Evening:
    """From now on every interaction comes from a server that the bot is not on, from people who have it installed."""
    night.patch.setattr(discord.Interaction, "is_guild_integration", lambda self: False)
    night.patch.setattr(discord.Client, "get_guild", lambda self, id: None)
    return night


async def test_where_the_bot_is_not_there_is_ones_own_profile_of_all_servers_and_nobody_elses(
    taken_along: Evening,
) -> None:
    night = taken_along
    said = await night.slash("Ann", "profile")
    assert not said.public
    (mine,) = said.private
    assert "on all servers" in mine.pictures[0].alt
    assert "Show it here" not in mine.buttons
    (feats,) = (await night.press("Ann", "All achievements", on=mine)).private
    assert "on all servers" in feats.text
    assert "Exact figures" in (await night.press("Ann", "Exact figures", on=mine)).words
    assert "only show your own profile" in (await night.slash("Ann", "profile", player=night.people["Ben"])).words
    for wanted in (f"q:{night.people['Ben'].id}:h:-:0", f"y:f:{night.people['Ben'].id}:e:-"):
        assert "only show your own profile" in (await night.click("Ann", wanted, on=mine)).words
    shown = await night.click("Ann", f"y:s:{night.people['Ann'].id}:e:-", on=mine)
    assert not shown.public


async def test_where_the_bot_is_not_everything_is_answered_privately(taken_along: Evening) -> None:
    night = taken_along
    for command, given in (("rules", {"game": "tie_die"}), ("turns", {}), ("history", {}), ("verify", {"id": "1"})):
        said = await night.slash("Ann", command, **given)
        assert not said.public, command
        assert said.private, command
